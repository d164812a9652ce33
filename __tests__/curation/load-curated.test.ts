import { load as loadYaml } from 'js-yaml';
import type { Curation } from '../../src/curation/index.ts';
import { type ImportedAction, loadSpec, type Spec } from '../../src/importer/index.ts';
import { parsePatterns } from '../../src/operation-pattern.ts';
import { createShelf } from '../support/spec-files.ts';
import { writeOverlay } from './overlaying.ts';

const openapi = `openapi: 3.0.3
info: { title: Shop, version: "1" }
servers: [{ url: https://api.example.com }]
paths:
  /orders:
    get: { operationId: listOrders, tags: [public], responses: { 200: { description: ok } } }
    post: { operationId: addOrder, responses: { 200: { description: ok } } }
  /users: { $ref: ./users.yaml#/users }
`;
const users = 'users:\n  get: { operationId: listUsers, responses: { 200: { description: ok } } }\n';

function load(
  files: Readonly<Record<string, string>>,
  curation: Partial<Curation> & { readonly select?: string },
): Promise<Spec> {
  const { select = '', operations = parsePatterns(select).patterns, ...rest } = curation;
  return loadSpec({
    path: 'openapi.yaml',
    reader: createShelf({ 'openapi.yaml': openapi, 'users.yaml': users, ...files }),
    rewrite: 'auto',
    curation: { overlayFiles: [], operations, needsOverlays: true, ...rest },
  });
}

function listActions(spec: Spec): readonly string[] {
  return spec.ok ? spec.actions.map(({ method, path }) => `${method} ${path}`) : ['not ok'];
}

test('the import document and the actions have the selected operations only', async () => {
  const spec = await load({}, { select: 'tag:public\n/users' });
  expect(listActions(spec)).toEqual(['GET /orders', 'GET /users']);
  expect(spec.operations.map(({ name }) => name)).toEqual(['listOrders', 'listUsers']);
  expect(spec.ok && Buffer.from(spec.body).toString()).not.toContain('addOrder');
  expect(spec.problems).toEqual([]);
});

test('overlays are applied to the bundled document, before the selection', async () => {
  const overlay = writeOverlay([
    "target: $.paths['/users'].get\nupdate: { tags: [public], description: Lists all users }",
    "target: $.paths['/orders'].get\nupdate: { description: Lists all orders }",
  ]);
  const spec = await load({ 'o.yaml': overlay }, { overlayFiles: ['o.yaml'], select: 'tag:public' });
  expect(listActions(spec)).toEqual(['GET /orders', 'GET /users']);
  const described = spec.ok && spec.actions.map(({ description }) => description);
  expect(described).toEqual(['Lists all orders', 'Lists all users']);
  expect(spec.files).toEqual(['openapi.yaml', 'users.yaml', 'o.yaml']);
});

test('an overlay can name the server', async () => {
  const without = openapi.replace(/servers.*\n/, '');
  const overlay = writeOverlay(['target: $\nupdate: { servers: [{ url: https://shop.example.com }] }']);
  const spec = await load({ 'openapi.yaml': without, 'o.yaml': overlay }, { overlayFiles: ['o.yaml'] });
  expect(spec.ok && spec.actions[0]?.endpoint).toBe('https://shop.example.com/orders');
});

test('a problem that an overlay causes is reported at the overlay, others at the OpenAPI file', async () => {
  const item = (name: string): string => `  /${name}/{id}:\n    get: { operationId: ${name}, responses: {} }`;
  const overlay = writeOverlay([`target: $.paths\nupdate:\n${item('new')}`]);
  const late = openapi.replace('  /users', `${item('late')}\n  /users`);
  const spec = await load({ 'openapi.yaml': late, 'o.yaml': overlay }, { overlayFiles: ['o.yaml'] });
  expect(spec.problems.map(({ file, line, rule }) => `${file}:${line ?? ''} ${rule}`)).toEqual([
    'openapi.yaml:9 path-parameter',
    'o.yaml:7 path-parameter',
  ]);
});

test('no selected operation is an error, and an unused pattern a warning', async () => {
  const spec = await load({}, { select: 'tag:publik' });
  const text = 'selects none of the 3 operations. The pattern `tag:publik`';
  const message = expect.stringContaining(text) as string;
  const problem = { severity: 'error', rule: 'nothing-selected', message };
  expect(spec).toMatchObject({ ok: false, problems: [problem] });
  const warning =
    'The pattern `tag:publik` in line 1 of the input `operations` matches no operation. Did you mean `tag:public`?';
  const found = await load({}, { select: 'tag:publik\n/users' });
  expect(found.problems).toEqual([]);
  expect(found.selection.warnings).toEqual([warning]);
});

test('an unused pattern of a config file is a warning at its line, and so is a selection of nothing', async () => {
  const at = (line: number) => ({ file: 'copilots.yml', line, column: 9 });
  const { patterns } = parsePatterns('tag:publik\nid:lost');
  const operations = patterns.map((pattern) => ({ ...pattern, at: at(pattern.line + 3) }));
  const spec = await load({}, { operations });
  expect(spec.problems).toMatchObject([
    { rule: 'nothing-selected', ...at(4) },
    { rule: 'unused-pattern', ...at(4) },
    { rule: 'unused-pattern', ...at(5) },
  ]);
});

test('the managed actions are those of the whole file, with and without the overlays', async () => {
  const overlay = writeOverlay(["target: $.paths['/users'].get\nupdate: { operationId: showUsers }"]);
  const spec = await load({ 'o.yaml': overlay }, { overlayFiles: ['o.yaml'], select: 'tag:public' });
  const name = (action: { readonly name: string; readonly endpoint: string }): string =>
    `${action.name} ${action.endpoint}`;
  expect(spec.ok && spec.actions.map(name)).toEqual(['listOrders https://api.example.com/orders']);
  expect(spec.ok && spec.unselected?.map(name)).toEqual([
    'addOrder https://api.example.com/orders',
    'listUsers https://api.example.com/users',
    'showUsers https://api.example.com/users',
  ]);
  const excluded = [{ name: 'addOrder' }, { name: 'showUsers' }];
  expect(spec.selection).toMatchObject({ total: 3, excluded });
});

test('names that are derived for the selection are those of the whole file', async () => {
  const swagger = `swagger: '2.0'
info: { title: Shop, version: '1' }
host: api.example.com
basePath: /v1
schemes: [https]
paths:
  /a: { get: { tags: [x], responses: { 200: { description: ok } } } }
  /b: { get: { summary: Shows b, responses: { 200: { description: ok } } } }
  /c: { get: { description: Shows c, responses: { 200: { description: ok } } } }
`;
  const all = await load({ 'openapi.yaml': swagger }, {});
  const some = await load({ 'openapi.yaml': swagger }, { select: 'tag:x' });
  const list = (actions: readonly ImportedAction[] = []): readonly string[] =>
    actions.map(({ endpoint, name, operationId }) => `${name} ${operationId} ${endpoint}`);
  const listed = list(all.ok ? all.actions : []);
  expect(listed).toHaveLength(3);
  expect(list(some.ok ? [...some.actions, ...(some.unselected ?? [])] : [])).toEqual(listed);
});

test('a selection of everything sends a JSON file byte for byte', async () => {
  const json = `${JSON.stringify(loadYaml(openapi.replace(/ {2}\/users.*\n/, '')), undefined, 3)}\n`;
  const reader = createShelf({ 'openapi.json': json });
  const curation = { overlayFiles: [], operations: parsePatterns('*').patterns, needsOverlays: true };
  const spec = await loadSpec({ path: 'openapi.json', reader, rewrite: 'auto', curation });
  expect(spec).toMatchObject({ ok: true, verbatim: true });
  expect(spec.ok && Buffer.from(spec.body).toString()).toBe(json);
});

describe('a JSON file with an overlay', () => {
  const schema = { type: 'object', properties: { id: { type: 'integer', maximum: 1 } } };
  const operation = (id: string) => ({
    operationId: id,
    responses: { 404: { description: 'a/b' }, 200: { description: 'é' } },
  });
  const document = {
    openapi: '3.0.3',
    info: { title: 'Shop', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: { '/a': { get: operation('getA') }, '/b': { get: operation('getB'), put: operation('putB') } },
    components: { schemas: { A: schema, B: schema } },
  };
  const overlay = writeOverlay([
    "target: $.paths['/b'].put\nupdate: { description: Replaces b }",
    'target: $.components.schemas.B.properties.id\nupdate: { maximum: 9223372036854775807 }',
  ]);

  async function loadBody(json: string, actions: string): Promise<string> {
    const reader = createShelf({ 'openapi.json': json, 'o.yaml': actions });
    const curation = { overlayFiles: ['o.yaml'], operations: [], needsOverlays: true };
    const spec = await loadSpec({ path: 'openapi.json', reader, rewrite: 'auto', curation });
    expect(spec).toMatchObject({ ok: true, verbatim: false, problems: [] });
    return spec.ok ? Buffer.from(spec.body).toString() : '';
  }

  test('keeps the spelling of its parts if it has no white space', async () => {
    const short = overlay.replace('9223372036854775807', '5');
    const written = await loadBody(JSON.stringify(document, undefined, 2), short);
    expect(written).toContain('"putB","responses":{"200":{"description":"é"},"404"');
    expect(await loadBody(`${JSON.stringify(document)}\n`, short)).toBe(written);
    // Numeric keys in another order than JavaScript lists them.
    const swap = /("200":\{[^}]*\}),("404":\{[^}]*\})/g;
    const swapped = await loadBody(JSON.stringify(document).replace(swap, '$2,$1'), short);
    expect(swapped).toContain('"getA","responses":{"404"');
    expect(swapped.replace(/("404":\{[^}]*\}),("200":\{[^}]*\})/g, '$2,$1')).toBe(written);
  });

  test('has the exact numbers of the overlay', async () => {
    expect(await loadBody(JSON.stringify(document), overlay)).toContain('"maximum":9223372036854775807');
  });
});

describe('if an overlay changes', () => {
  const lines = [
    'openapi: 3.1.0',
    'info: { title: Shop, version: "1" }',
    'servers: [{ url: https://x.example.com }]',
    'components: { pathItems: { C: { get: { operationId: getC, responses: { 200: { description: ok } } } } } }',
    'paths:',
    '  /a: { get: { operationId: getA, responses: { 200: { description: ok } } } }',
    '  /b: { get: { operationId: getB, responses: { 200: { description: ok } } } }',
  ];
  const reference = "  /c: { $ref: '#/components/pathItems/C' }";
  const nameless = '  /d: { put: { summary: Replaces d, responses: { 200: { description: ok } } } }';
  const added = (path: string, method: string, id: string): string =>
    `target: $.paths\nupdate: { ${path}: { ${method}: { operationId: ${id}, responses: { 200: { description: ok } } } } }`;

  async function listUnselected(more: readonly string[], actions: readonly string[]) {
    const files = { 'openapi.yaml': [...lines, ...more, ''].join('\n'), 'o.yaml': writeOverlay(actions) };
    const spec = await load(files, { overlayFiles: ['o.yaml'] });
    expect(spec).toMatchObject({ ok: true, problems: [] });
    const unselected = spec.ok ? (spec.unselected ?? []) : [];
    return unselected.map(({ endpoint, method, name }) => `${method} ${endpoint} ${name}`);
  }

  const url = 'https://x.example.com';
  const [getA, getB] = [`GET ${url}/a getA`, `GET ${url}/b getB`];
  const servers = 'target: $.servers[0]\nupdate: { url: https://y.example.com }';
  test.each([
    ['a text', ["target: $.paths['/b'].get\nupdate: { summary: Shows b }"], []],
    ['a response', ["target: $.paths['/a'].get.responses\nupdate: { 500: { description: no } }"], []],
    ['nothing but an addition', [added('/e', 'get', 'getE')], []],
    ['an `operationId`', ["target: $.paths['/a'].get\nupdate: { operationId: readA }"], [getA]],
    ['a method', ["target: $.paths['/a'].get\nremove: true", added('/a', 'put', 'getA')], [getA]],
    ['a path', ["target: $.paths['/b']\nremove: true", added('/e', 'get', 'getB')], [getB]],
    ['an operation', ["target: $.paths['/b'].get\nremove: true"], [getB]],
    ['the server', [servers], [getA, getB]],
  ])('%s, the actions without it are managed', async (_, actions, expected) => {
    expect(await listUnselected([], actions)).toEqual(expected);
    const others = expected.length < 2 ? [] : [`GET ${url}/c getC`, `PUT ${url}/d Replaces d`];
    expect(await listUnselected([reference, nameless], actions)).toEqual([...expected, ...others]);
  });

  test('the target of a reference or a text that is a name, the actions without it are managed', async () => {
    const renamed = 'target: $.components.pathItems.C.get\nupdate: { operationId: readC }';
    expect(await listUnselected([reference], [renamed])).toEqual([`GET ${url}/c getC`]);
    const reworded = "target: $.paths['/d'].put\nupdate: { summary: Changes d }";
    expect(await listUnselected([nameless], [reworded])).toEqual([`PUT ${url}/d Replaces d`]);
  });
});
