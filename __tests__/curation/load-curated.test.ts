import { load as loadYaml } from 'js-yaml';
import type { Curation } from '../../src/curation/index.ts';
import { type ImportedAction, loadSpec, type Spec } from '../../src/importer/index.ts';
import { parsePatterns } from '../../src/operation-pattern.ts';
import { createShelf } from '../support/spec-files.ts';
import { writeOverlay } from '../support/overlaying.ts';

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
  expect(spec).toMatchObject({
    ok: false,
    problems: [{ severity: 'error', rule: 'nothing-selected', message }],
  });
  const warning =
    'The pattern `tag:publik` in line 1 of the input `operations` matches no operation. Did you mean `tag:public`?';
  const found = await load({}, { select: 'tag:publik\n/users' });
  expect(found.problems).toEqual([]);
  expect(found.selection.warnings).toEqual([warning]);
});

test('an unused pattern of a config file is a warning at its line, and so is a selection of nothing', async () => {
  const at = (line: number) => ({ file: 'copilots.yml', line, column: 9 });
  const operations = parsePatterns('tag:publik\nid:lost').patterns.map((pattern, index) => ({
    ...pattern,
    at: at(index + 4),
  }));
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
