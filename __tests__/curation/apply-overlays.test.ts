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
async function expectProblem(actions: readonly string[], place: unknown, message: string): Promise<void> {
  const { places, findings } = await apply(actions);
  expect(places).toEqual([place]);
  expect(findings[0]?.message).toContain(message);
}

/** The result of a small document. */
async function change(text: string, actions: readonly string[], version?: string): Promise<unknown> {
  const { document: result, findings } = await apply(actions, version, text);
  expect(findings).toEqual([]);
  return result;
}

describe('update', () => {
  eachCase<[string, string, string, string]>({
    'an object is merged': ['a: { b: 1, c: 2 }', '$.a', '{ c: 3, d: 4 }', 'a: { b: 1, c: 3, d: 4 }'],
    'the root is merged': ['a: 1', '$', '{ b: { c: 2 } }', '{ a: 1, b: { c: 2 } }'],
    'objects inside each other are merged': [
      'a: { b: { c: 1 } }',
      '$',
      '{ a: { b: { d: 2 } } }',
      'a: { b: { c: 1, d: 2 } }',
    ],
    'lists inside objects are joined': ['a: { b: [1] }', '$.a', '{ b: [2, 3] }', 'a: { b: [1, 2, 3] }'],
    'a list is joined to a list': ['a: [1]', '$.a', '[2, [3]]', 'a: [1, 2, [3]]'],
    'an object is appended to a list': ['a: [1]', '$.a', '{ b: 2 }', 'a: [1, { b: 2 }]'],
    'a primitive is appended to a list': ['a: [1]', '$.a', 'null', 'a: [1, null]'],
    'a primitive replaces a primitive': ['a: 1', '$.a', 'text', 'a: text'],
    'null replaces a primitive': ['a: 1', '$.a', 'null', 'a: null'],
    'a primitive replaces null inside an object': ['a: { b: null }', '$.a', '{ b: 1 }', 'a: { b: 1 }'],
    'each selected node is changed': [
      'a: { b: {}, c: {} }',
      '$.a.*',
      '{ d: 1 }',
      'a: { b: { d: 1 }, c: { d: 1 } }',
    ],
    'a node that is selected twice is changed once': ['a: [1]', "$['a', 'a']", '2', 'a: [1, 2]'],
    'an entry of a list is changed': [
      'a: [{ n: 1 }, { n: 2 }]',
      '$.a[?@.n == 2]',
      '{ m: 3 }',
      'a: [{ n: 1 }, { n: 2, m: 3 }]',
    ],
  })('%s', async ([before, target, update, after]) => {
    expect(await change(before, [`target: ${JSON.stringify(target)}\nupdate: ${update}`])).toEqual(
      load(after),
    );
  });

  eachCase<[string, string, string, string]>({
    'a list is appended as one entry': ['a: [1]', '$.a', '[2]', 'a: [1, [2]]'],
    'an empty list is an entry, too': ['a: [1]', '$.a', '[]', 'a: [1, []]'],
    'inside objects, lists are joined': [
      'a: { b: [1] }',
      '$.a',
      '{ b: [2], c: d }',
      'a: { b: [1, 2], c: d }',
    ],
  })('version 1.0: %s', async ([before, target, update, after]) => {
    expect(await change(before, [`target: ${target}\nupdate: ${update}`], '1.0.0')).toEqual(load(after));
  });

  test.each<[string, string, string, string, string]>([
    ['1.0', 'description', '$.paths./orders.get.description', 'text', 'write `overlay: 1.1.0`'],
    ['1.1', 'an object for a primitive', '$.info.title', '{ a: 1 }', '`update` is an object'],
    [
      '1.1',
      'a primitive for an object',
      '$.info',
      'text',
      'The target is an object (`openapi.yaml`, line 2)',
    ],
    ['1.1', 'a list for an object', '$.info', '[1]', 'Write an object.'],
    [
      '1.1',
      'nodes of different kinds',
      "$['info', 'tags']",
      '{}',
      'an object (`openapi.yaml`, line 2) and a list (`openapi.yaml`, line 3)',
    ],
  ])(
    'version %s: %s is an error at the location in the overlay',
    async (version, _what, target, update, message) => {
      const fixed = target.replace('./orders', "['/orders']");
      const action = `target: ${JSON.stringify(fixed)}\nupdate: ${update}`;
      const { places, findings } = await apply([action], `${version}.0`);
      expect(places).toEqual([expect.stringMatching(/^error o\.yaml:[45]:5 overlay-action$/)]);
      expect(findings[0]?.message).toContain(message);
    },
  );

  eachCase({
    '{ get: { tags: z } }': [
      'o.yaml:5:22',
      '`tags` is a single value here, but a list in `openapi.yaml`, line 6',
    ],
    '{ get: { description: { a: 1 } } }': [
      'o.yaml:5:22',
      '`description` is an object here, but a single value',
    ],
    '\n  get:\n    parameters: { name: c }': ['o.yaml:7:9', '`parameters` is an object here, but a list'],
  })(
    "a property that can't be merged is an error with both locations: %s",
    async ([place, message], update) => {
      const action = `target: $.paths['/orders']\nupdate: ${update}`;
      await expectProblem([action], `error ${place} overlay-conflict`, message);
    },
  );
});

describe('copy', () => {
  test.each<[string, string, string, string, string]>([
    ['an object is merged', 'a: { b: 1 }\nc: { d: 2 }', '$.c', '$.a', 'a: { b: 1 }\nc: { d: 2, b: 1 }'],
    ['a list is joined', 'a: [1]\nb: [2]', '$.b', '$.a', 'a: [1]\nb: [2, 1]'],
    ['a node is copied onto itself', 'a: { b: [1], c: 2 }', '$.a', '$.a', 'a: { b: [1, 1], c: 2 }'],
    ['the root is copied into a part of itself', 'a: { b: 1 }', '$.a', '$', 'a: { b: 1, a: { b: 1 } }'],
  ])('%s', async (_what, before, target, copy, after) => {
    expect(await change(before, [`target: ${target}\ncopy: ${copy}`])).toEqual(load(after));
  });

  test('a copy doesn’t change with its source', async () => {
    const actions = ['target: $.c\ncopy: $.a', 'target: $.a.b\nupdate: { x: 1 }'];
    expect(await change('a: { b: {} }\nc: {}', actions)).toEqual({ a: { b: { x: 1 } }, c: { b: {} } });
  });

  test.each([
    ['$.missing', 'selects 0 nodes'],
    ['$.paths.*', 'selects 2 nodes'],
  ])('the source %s is an error: it must be one node', async (copy, message) => {
    await expectProblem([`target: $.info\ncopy: ${copy}`], 'error o.yaml:5:5 overlay-action', message);
  });
});

describe('remove', () => {
  test.each<[string, string, string, string]>([
    ['a member', 'a: 1\nb: 2', '$.a', 'b: 2'],
    ['several entries of a list', 'a: [1, 2, 3, 4]', '$.a[0, 2]', 'a: [2, 4]'],
    ['entries that are primitives', 'a: [x, y, x]', "$.a[?@ == 'x']", 'a: [y]'],
    ['a node together with its parent', 'a: { b: { c: 1 } }\nd: 1', '$..[?@.c, ?@.b]', 'd: 1'],
    ['everything below', 'a: { b: [{ c: 1 }] }', '$.a..*', 'a: {}'],
  ])('%s is removed', async (_what, before, target, after) => {
    for (const version of ['1.0.0', '1.1.0']) {
      const actions = [`target: ${JSON.stringify(target)}\nremove: true\nupdate: { x: 1 }`];
      expect(await change(before, actions, version)).toEqual(load(after));
    }
  });

  test('the root can’t be removed', async () => {
    const { places } = await apply(['target: $\nremove: true']);
    expect(places).toEqual(['error o.yaml:4:5 overlay-root']);
  });
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
  const { places } = await apply(['target: $.__proto__\nupdate: { polluted: true }']);
  expect(places).toEqual(['warning o.yaml:4:5 overlay-unused']);
  const rejected = await apply(['target: $\nupdate: { __proto__: { polluted: true } }']);
  expect(rejected.places).toEqual(['error o.yaml:5:15 forbidden-key']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.each([
  ["$.paths['/order'].get", "Did you mean `$.paths['/orders'].get`?"],
  ["$.paths['/orders'].gets.tags", "Did you mean `$.paths['/orders']['get'].tags`?"],
  ['$.pathz.*', "Did you mean `$['paths'][*]`?"],
  ["$.paths['/nothing'].get", '`$.paths` exists, but has no `/nothing`.'],
  ['$.tags[7]', 'The nearest path that exists is `$.tags`.'],
  ['$.paths.*[?@.x]', 'The nearest path that exists is `$.paths[*]`.'],
])('a target that selects nothing is a warning with the nearest path: %s', async (target, message) => {
  const action = `target: ${JSON.stringify(target)}\nremove: true`;
  await expectProblem([action], 'warning o.yaml:4:5 overlay-unused', message);
});

test.each([
  'target: $.info',
  'target: $.info\nremove: false',
  'target: $.info\nupdate: {}',
  'target: $.tags\nupdate: []',
])('an action without an effect is a warning: %j', async (action) => {
  const { places } = await apply([action]);
  expect(places).toEqual([expect.stringMatching(/^warning o\.yaml:[45]:5 overlay-unused$/)]);
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
    const text = JSON.stringify({
      paths: Object.fromEntries(
        names.map((name) => [`/${name}`, { $ref: `#/components/pathItems/${name}` }]),
      ),
      components: { pathItems: Object.fromEntries(names.map((name) => [name, {}])) },
    });
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

  test('a reference to another file is an error, because the files are joined before', async () => {
    const action = "target: $.paths\nupdate: { /new: { $ref: './new.yaml' } }";
    const message = "An overlay can't refer to another file";
    await expectProblem([action], 'error o.yaml:5:23 unresolved-ref', message);
  });
});

describe('limits', () => {
  test('copies that double the document end at the size limit', async () => {
    const text = `${document}x-long: ${'a'.repeat(1_000_000)}`;
    const doubling = Array.from({ length: 40 }, (_, at) => [
      `target: $\nupdate: { x${at}: {} }`,
      `target: $.x${at}\ncopy: $`,
    ]);
    const { findings } = await apply(doubling.flat(), '1.1.0', text);
    expect(findings).toMatchObject([
      { severity: 'error', message: expect.stringContaining('64 MiB') as string },
    ]);
  });

  test('a large update of many nodes ends at the size limit', async () => {
    const many = `paths: {${Array.from({ length: 2000 }, (_, at) => `/p${at}: {}`).join()}}`;
    const action = `target: $.paths.*\nupdate: { x: ${'a'.repeat(100_000)} }`;
    const { findings } = await apply([action], '1.1.0', many);
    expect(findings).toMatchObject([{ message: expect.stringContaining('64 MiB') as string }]);
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

  test('an alias bomb in an overlay is an error', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, at) =>
        `x${at}: &x${at} [${Array(9)
          .fill(at === 0 ? 'lol' : `*x${at - 1}`)
          .join()}]`,
    );
    const file = `${writeOverlay(['target: $\nupdate: { a: 1 }'])}${levels.map((level) => `x-${level}`).join('\n')}\n`;
    const { findings } = await overlayFiles({ files: { 'openapi.yaml': document, 'o.yaml': file } });
    expect(findings).toMatchObject([{ severity: 'error', rule: 'too-large', file: 'o.yaml' }]);
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
