import { load as loadYaml } from 'js-yaml';
import type { Curation } from '../../src/curation/index.ts';
import { loadSpec, type Spec } from '../../src/importer/index.ts';
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
  const { select = '', ...rest } = curation;
  const operations = parsePatterns(select).patterns;
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
  expect(spec.ok && spec.actions.map(({ description }) => description)).toEqual([
    'Lists all orders',
    'Lists all users',
  ]);
  expect(spec.files).toEqual(['openapi.yaml', 'users.yaml', 'o.yaml']);
});

test('an overlay can name the server', async () => {
  const without = openapi.replace(/servers.*\n/, '');
  const overlay = writeOverlay(['target: $\nupdate: { servers: [{ url: https://shop.example.com }] }']);
  const spec = await load({ 'openapi.yaml': without, 'o.yaml': overlay }, { overlayFiles: ['o.yaml'] });
  expect(spec.ok && spec.actions[0]?.endpoint).toBe('https://shop.example.com/orders');
});

test('a problem that an overlay causes is reported at the overlay, others at the OpenAPI file', async () => {
  const overlay = writeOverlay([
    'target: $.paths\nupdate:\n  /new/{id}:\n    get: { operationId: new, responses: {} }',
  ]);
  const late = openapi.replace(
    '  /users',
    '  /late/{id}:\n    get: { operationId: late, responses: {} }\n  /users',
  );
  const spec = await load({ 'openapi.yaml': late, 'o.yaml': overlay }, { overlayFiles: ['o.yaml'] });
  expect(spec.problems.map(({ file, line, rule }) => `${file}:${line ?? ''} ${rule}`)).toEqual([
    'openapi.yaml:9 path-parameter',
    'o.yaml:7 path-parameter',
  ]);
});

test('no selected operation is an error, and an unused pattern a warning', async () => {
  const spec = await load({}, { select: 'tag:publik' });
  expect(spec.ok).toBe(false);
  expect(spec.problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
    'error nothing-selected',
    'warning unused-pattern',
  ]);
  expect(spec.problems[1]?.message).toBe(
    'The pattern `tag:publik` (line 1 of `operations`) matches no operation. Did you mean `tag:public`?',
  );
});

test('a selection of everything sends a JSON file byte for byte', async () => {
  const json = `${JSON.stringify(loadYaml(openapi.replace(/ {2}\/users.*\n/, '')), undefined, 3)}\n`;
  const reader = createShelf({ 'openapi.json': json });
  const curation = { overlayFiles: [], operations: parsePatterns('*').patterns, needsOverlays: true };
  const spec = await loadSpec({ path: 'openapi.json', reader, rewrite: 'auto', curation });
  expect(spec).toMatchObject({ ok: true, verbatim: true });
  expect(spec.ok && Buffer.from(spec.body).toString()).toBe(json);
});
