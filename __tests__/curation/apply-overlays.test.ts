import { load } from 'js-yaml';
import { maxGrowth, measureGrowth } from '../support/growth.ts';
import { overlayFiles, writeOverlay } from './overlaying.ts';
import { eachCase } from '../support/each-case.ts';

const document = `openapi: 3.1.0
info: { title: Shop, version: "1" }
tags: [a, b, c]
paths:
  /orders:
    get: { description: Lists, tags: [x, y], parameters: [{ name: a }, { name: b }] }
    delete: { x-internal: true }
  /users:
    get: { description: Users }
`;

async function apply(actions: readonly string[], version = '1.1.0', text = document) {
  return overlayFiles({ files: { 'openapi.yaml': text, 'o.yaml': writeOverlay(actions, version) } });
}

/** Checks that the actions cause one problem, at the location and with a part of its message. */
async function expectProblem(actions: readonly string[], place: string, message: string, version?: string) {
  const { places, findings } = await apply(actions, version);
  expect(places).toEqual([place]);
  expect(findings[0]?.message).toContain(message);
}

/** The result of a small document. */
async function change(text: string, actions: readonly string[], version?: string): Promise<unknown> {
  const { document: result, findings } = await apply(actions, version, text);
  expect(findings).toEqual([]);
  return result;
}

const both = ['1.0.0', '1.1.0'];
const twoNodes = '{ a: { b: 1 }, c: { d: 2 } }';
const nested = '{ a: { b: { c: 1 } }, d: 1 }';

eachCase<[before: string, target: string, action: string, after: string, versions?: readonly string[]]>({
  'an object is merged': ['a: { b: 1, c: 2 }', '$.a', 'update: { c: 3, d: 4 }', 'a: { b: 1, c: 3, d: 4 }'],
  'objects in the root are merged': ['a: { b: 1 }', '$', 'update: { a: { c: 2 } }', 'a: { b: 1, c: 2 }'],
  'lists inside objects are joined': ['a: { b: [1] }', '$.a', 'update: { b: [2] }', 'a: { b: [1, 2] }', both],
  'a list is joined to a list': ['a: [1]', '$.a', 'update: [2, [3]]', 'a: [1, 2, [3]]'],
  'in 1.0, a list is appended as one entry': ['a: [1]', '$.a', 'update: [2]', 'a: [1, [2]]', ['1.0.0']],
  'in 1.0, so is an empty list': ['a: [1]', '$.a', 'update: []', 'a: [1, []]', ['1.0.0']],
  'an object is appended to a list': ['a: [1]', '$.a', 'update: { b: 2 }', 'a: [1, { b: 2 }]'],
  'a primitive is appended to a list': ['a: [1]', '$.a', 'update: null', 'a: [1, null]'],
  'a primitive replaces a primitive': ['a: 1', '$.a', 'update: text', 'a: text'],
  'null replaces a primitive': ['a: 1', '$.a', 'update: null', 'a: null'],
  'null in an object is replaced': ['a: { b: null }', '$.a', 'update: { b: 1 }', 'a: { b: 1 }', both],
  'each selected node is changed': ['a: [{}, {}]', '$.a.*', 'update: { d: 1 }', 'a: [{ d: 1 }, { d: 1 }]'],
  'a node that is selected twice is changed once': ['a: [1]', "$['a', 'a']", 'update: 2', 'a: [1, 2]'],
  'an entry is changed': ['a: [{ n: 1 }, 2]', '$.a[?@.n]', 'update: { m: 3 }', 'a: [{ n: 1, m: 3 }, 2]'],
  'a copied object is merged': [twoNodes, '$.c', 'copy: $.a', '{ a: { b: 1 }, c: { d: 2, b: 1 } }'],
  'a copied list is joined': ['{ a: [1], b: [2] }', '$.b', 'copy: $.a', '{ a: [1], b: [2, 1] }'],
  'a node is copied onto itself': ['a: { b: [1], c: 2 }', '$.a', 'copy: $.a', 'a: { b: [1, 1], c: 2 }'],
  'the root is copied into a part of itself': ['a: { b: 1 }', '$.a', 'copy: $', 'a: { b: 1, a: { b: 1 } }'],
  'a member is removed, not updated': ['{ a: 1, b: 2 }', '$.a', 'remove: true\nupdate: 3', 'b: 2', both],
  'entries of a list are removed': ['a: [1, 2, 3, 4]', '$.a[0, 2]', 'remove: true', 'a: [2, 4]', both],
  'primitives are removed from a list': ['a: [x, y, x]', "$.a[?@ == 'x']", 'remove: true', 'a: [y]', both],
  'a node is removed with its parent': [nested, '$..[?@.c, ?@.b]', 'remove: true', 'd: 1', both],
  'everything below is removed': ['a: { b: [{ c: 1 }] }', '$.a..*', 'remove: true', 'a: {}', both],
})('%s', async ([before, target, action, after, versions = ['1.1.0']]) => {
  for (const version of versions) {
    const actions = [`target: ${JSON.stringify(target)}\n${action}`];
    expect(await change(before, actions, version)).toEqual(load(after));
  }
});

const orders = "target: $.paths['/orders']";
const unused = 'warning 4:5 overlay-unused';
const inList = '`tags` is a single value here, but a list in `openapi.yaml`, line 6';
const inObject = '`parameters` is an object here, but a list';
const inText = '`description` is an object here, but a single value';
const toFile = "target: $.paths\nupdate: { /new: { $ref: './new.yaml' } }";
const twoKinds = 'an object (`openapi.yaml`, line 2) and a list (`openapi.yaml`, line 3)';

test.each<[action: string, place: string, message: string, version?: string]>([
  [`${orders}.get.description\nupdate: text`, 'error 4:5 overlay-action', 'write `overlay: 1.1.0`', '1.0.0'],
  ['target: $.info.title\nupdate: { a: 1 }', 'error 5:5 overlay-action', '`update` is an object'],
  ['target: $.info\nupdate: a', 'error 5:5 overlay-action', 'target is an object (`openapi.yaml`, line 2)'],
  ['target: $.info\nupdate: [1]', 'error 5:5 overlay-action', 'Write an object.'],
  ["target: $['info', 'tags']\nupdate: {}", 'error 4:5 overlay-action', twoKinds],
  ['target: $.info\ncopy: $.missing', 'error 5:5 overlay-action', 'selects 0 nodes'],
  ['target: $.info\ncopy: $.paths.*', 'error 5:5 overlay-action', 'selects 2 nodes'],
  ['target: $\nremove: true', 'error 4:5 overlay-root', 'root'],
  // A property that can't be merged has both locations.
  [`${orders}\nupdate: { get: { tags: z } }`, 'error 5:22 overlay-conflict', inList],
  [`${orders}.get\nupdate: { description: {} }`, 'error 5:15 overlay-conflict', inText],
  [`${orders}.get\nupdate:\n  parameters: {}`, 'error 6:7 overlay-conflict', inObject],
  // The files are joined before.
  [toFile, 'error 5:23 unresolved-ref', "An overlay can't refer to another file"],
  // A target that selects nothing has the nearest path.
  ["target: $.paths['/order'].get\nremove: true", unused, "Did you mean `$.paths['/orders'].get`?"],
  [`${orders}.gets.tags\nremove: true`, unused, "Did you mean `$.paths['/orders']['get'].tags`?"],
  ['target: $.pathz.*\nremove: true', unused, "Did you mean `$['paths'][*]`?"],
  ["target: $.paths['/no'].get\nremove: true", unused, '`$.paths` exists, but has no `/no`.'],
  ['target: $.tags[7]\nremove: true', unused, 'The nearest path that exists is `$.tags`.'],
  ['target: $.paths.*[?@.x]\nremove: true', unused, 'The nearest path that exists is `$.paths[*]`.'],
  ['target: $.__proto__\nupdate: { polluted: true }', unused, '__proto__'],
  // An action without an effect.
  ['target: $.info', unused, 'This action changes nothing.'],
  ['target: $.info\nremove: false', unused, 'This action changes nothing.'],
  ['target: $.info\nupdate: {}', 'warning 5:5 overlay-unused', 'changes nothing, because `update` is empty'],
  ['target: $.tags\nupdate: []', 'warning 5:5 overlay-unused', 'changes nothing, because `update` is empty'],
])('%j has a problem at its location: %s', async (action, place, message, version = '1.1.0') => {
  await expectProblem([action], place.replace(' ', ' o.yaml:'), message, version);
});

test('a copy doesn’t change with its source', async () => {
  const actions = ['target: $.c\ncopy: $.a', 'target: $.a.b\nupdate: { x: 1 }'];
  expect(await change('a: { b: {} }\nc: {}', actions)).toEqual({ a: { b: { x: 1 } }, c: { b: {} } });
});

test('actions run in order, each on the result of the previous one, also across files', async () => {
  const one = ['target: $.paths\nupdate: { /b: {} }', "target: $.paths['/b']\ncopy: $.paths['/a']"];
  const two = ["target: $.paths['/b'].get\nupdate: { summary: B }", "target: $.paths['/a']\nremove: true"];
  const files = { 'one.yaml': writeOverlay(one), 'two.yaml': writeOverlay(two) };
  const { document: result, findings } = await overlayFiles({
    files: { 'openapi.yaml': 'paths: { /a: { get: {} } }', ...files },
  });
  expect(findings).toEqual([]);
  expect(result).toEqual({ paths: { '/b': { get: { summary: 'B' } } } });
});

test('the original document and values of the overlay are not changed', async () => {
  const actions = [
    'target: $.paths.*\nupdate: { x-own: { list: [1] } }',
    "target: $.paths['/users']['x-own'].list\nupdate: 2",
  ];
  const { document: result, original } = await apply(actions);
  expect(original).toEqual(load(document));
  expect(result).toMatchObject({
    paths: { '/orders': { 'x-own': { list: [1] } }, '/users': { 'x-own': { list: [1, 2] } } },
  });
});

test('a node that YAML aliases share is changed in one location only', async () => {
  const text = 'a: &shared { b: { c: [1] } }\nd: *shared\ne: [*shared, *shared]';
  expect(await change(text, ['target: $.e[1].b.c\nupdate: 2'])).toEqual({
    a: { b: { c: [1] } },
    d: { b: { c: [1] } },
    e: [{ b: { c: [1] } }, { b: { c: [1, 2] } }],
  });
});

test('names of prototypes are ordinary names', async () => {
  const actions = [
    'target: $\nupdate: { constructor: { prototype: 1 }, toString: 2, hasOwnProperty: 3 }',
    'target: $.constructor\nupdate: { a: 1 }',
  ];
  expect(await change('a: 1', actions)).toEqual({
    ...{ a: 1, constructor: { prototype: 1, a: 1 }, toString: 2, hasOwnProperty: 3 },
  });
  const rejected = await apply(['target: $\nupdate: { __proto__: { polluted: true } }']);
  expect(rejected.places).toEqual(['error o.yaml:5:15 forbidden-key']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('an update with the existing value is no warning', async () => {
  const { findings } = await apply(["target: $.paths['/orders'].get\nupdate: { description: Lists }"]);
  expect(findings).toEqual([]);
});

test('an expression of an older dialect is an error with the form of RFC 9535, and nothing is applied', async () => {
  const { findings, places, ...applied } = await apply([
    'target: $.info\nupdate: { title: New }',
    'target: $.paths[*].get.x-internal\nremove: true',
    'target: $.info\ncopy: $.paths./orders',
  ]);
  expect(applied.document).toBe(applied.original);
  expect(places).toEqual(['error o.yaml:6:5 overlay-expression', 'error o.yaml:9:5 overlay-expression']);
  expect(findings[0]?.message).toContain("Write `$.paths[*].get['x-internal']`.");
  expect(findings[1]?.message).toContain("Write `$.paths['/orders']`.");
});

describe('locations', () => {
  test('a problem in a part that an overlay wrote is reported at the overlay', async () => {
    const actions = [
      "target: $.paths['/orders'].get.parameters[0]\nremove: true",
      "target: $.paths['/orders'].get\nupdate:\n  parameters:\n    - $ref: '#/components/parameters/Missing'\n  summary: New",
    ];
    const message = 'The reference `#/components/parameters/Missing` points to nothing in the document.';
    await expectProblem(actions, 'error o.yaml:9:11 unresolved-ref', message);
  });

  test('entries of a list keep their lines after others were removed', async () => {
    const text = `${document}components:
  schemas:
    A: { allOf: [{ type: object },
        { type: string },
        { $ref: '#/components/schemas/B' }] }
    B: {}
`;
    const actions = [
      'target: $.components.schemas.A.allOf[0, 1]\nremove: true',
      'target: $.components.schemas.B\nremove: true',
    ];
    const { places, findings } = await apply(actions, '1.1.0', text);
    expect(places).toEqual(['error openapi.yaml:14:11 unresolved-ref']);
    expect(findings[0]?.message).toContain('because action 2 of `o.yaml` removes it');
  });

  /** Removes as many parts as the document has references to. */
  const loseReferences = (count: number): ReturnType<typeof apply> => {
    const names = Array.from({ length: count }, (_, at) => `S${at}`);
    const paths = names.map((name) => [`/${name}`, { $ref: `#/components/pathItems/${name}` }]);
    const pathItems = Object.fromEntries(names.map((name) => [name, {}]));
    const text = JSON.stringify({ paths: Object.fromEntries(paths) as unknown, components: { pathItems } });
    return apply(['target: $.components.pathItems.*\nremove: true'], '1.1.0', text);
  };

  test('up to 100 lost references are reported, and all others are only counted', async () => {
    const { findings } = await loseReferences(200);
    expect(findings).toHaveLength(100);
    expect(findings.at(-1)?.message).toContain('because action 1 of `o.yaml` removes it');
  });

  test('ten times as many lost references to removed parts take about ten times as long', async () => {
    expect(await measureGrowth([2_000, 20_000], loseReferences)).toBeLessThan(maxGrowth);
  });
});

describe('limits', () => {
  const tooLarge = [{ severity: 'error', message: expect.stringContaining('64 MiB') as string }];

  test('copies that double the document end at the size limit', async () => {
    const text = `${document}x-long: ${'a'.repeat(1_000_000)}`;
    const doubling = Array.from({ length: 40 }, (_, at) => [
      `target: $\nupdate: { x${at}: {} }`,
      `target: $.x${at}\ncopy: $`,
    ]);
    expect((await apply(doubling.flat(), '1.1.0', text)).findings).toMatchObject(tooLarge);
  });

  test('a large update of many nodes ends at the size limit', async () => {
    const many = `paths: {${Array.from({ length: 2000 }, (_, at) => `/p${at}: {}`).join()}}`;
    const action = `target: $.paths.*\nupdate: { x: ${'a'.repeat(100_000)} }`;
    expect((await apply([action], '1.1.0', many)).findings).toMatchObject(tooLarge);
  });

  test('copies that nest the document end at the nesting limit', async () => {
    const text = `a: ${'{ c: '.repeat(150)}{}${' }'.repeat(150)}`;
    const deepest = `$.a${'.c'.repeat(150)}`;
    const deeper = deepest + '.c'.repeat(150);
    const actions = [`target: ${deepest}\ncopy: $.a`, `target: ${deeper}\ncopy: $.a`];
    const { places, findings } = await apply(actions, '1.1.0', text);
    expect(places).toEqual(['error o.yaml:6:5 overlay-action']);
    expect(findings[0]?.message).toContain('400 levels deep');
  });

  const slow = {
    'openapi.yaml': `${document}x-long: ${'a'.repeat(40)}`,
    'o.yaml': writeOverlay(["target: $[?search(@, '(a+)+b')]\nremove: true"]),
  };

  test('an expression that takes too long is an error with its line', async () => {
    const { places, findings } = await overlayFiles({ files: slow, timeoutMs: 100 });
    expect(places).toEqual(['error o.yaml:4:5 overlay-action']);
    expect(findings[0]?.message).toContain('The overlay takes longer than 0.1 s.');
  });

  test('a cancellation ends the application at once', async () => {
    const cancellation = new AbortController();
    const applied = overlayFiles({ files: slow, signal: cancellation.signal });
    setImmediate(() => {
      cancellation.abort(new Error('canceled'));
    });
    await expect(applied).rejects.toThrow('canceled');
  });
});

describe('files', () => {
  const overlay = writeOverlay(['target: $.info\nupdate: { title: New }']);

  test('JSON works like YAML', async () => {
    const actions = [{ target: '$.info', update: { title: 'New' } }];
    const json = JSON.stringify({ overlay: '1.0.0', info: { title: 't', version: '1' }, actions });
    const { document: result } = await overlayFiles({ files: { 'openapi.yaml': document, 'o.json': json } });
    expect(result).toMatchObject({ info: { title: 'New' } });
  });

  test('a file that is missing is an error; for an earlier version there was no overlay', async () => {
    const given = { files: { 'openapi.yaml': document }, overlays: ['o.yaml'] };
    await expect(overlayFiles(given)).rejects.toMatchObject({ code: 'file-missing' });
    const earlier = await overlayFiles({ ...given, isRequired: false });
    expect(earlier.document).toBe(earlier.original);
  });

  test('invalid YAML is an error with its location', async () => {
    const files = { 'openapi.yaml': document, 'o.yaml': 'overlay: 1.0.0\n  info: [' };
    const { places } = await overlayFiles({ files });
    expect(places).toEqual([expect.stringMatching(/^error o\.yaml:\d+:\d+ yaml-syntax$/)]);
  });

  test.each([
    ['./openapi.yaml', 'x/o.yaml', ['error x/o.yaml:4:1 overlay-extends']],
    ['../openapi.yaml#/info', 'x/o.yaml', []],
    ['other.yaml', 'o.yaml', ['error o.yaml:4:1 overlay-extends']],
    ['tictactoe.yaml', 'o.yaml', ['warning o.yaml:4:1 overlay-extends']],
    ['../../outside.yaml', 'o.yaml', ['warning o.yaml:4:1 overlay-extends']],
    ['https://example.com/openapi.yaml', 'o.yaml', []],
  ])('`extends: %s` in %s', async (base, name, places) => {
    const file = overlay
      .replace('actions:', `extends: ${base}\nactions:`)
      .replace('extends', '# a comment\nextends');
    const files = { 'openapi.yaml': document, 'other.yaml': '{}', 'x/openapi.yaml': '{}', [name]: file };
    expect((await overlayFiles({ files, overlays: [name] })).places).toEqual(places);
  });
});
