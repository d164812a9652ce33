import { importDocument } from '../../src/importer/import-document.ts';
import type { ImportedAction } from '../../src/importer/imported-action.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';

function importOne(operation: JsonValue, more: JsonObject = {}): ImportedAction {
  const [action] = importDocument({ paths: { '/a': { get: operation } }, ...more }).actions;
  if (action === undefined) throw new Error('There is no action.');
  return action;
}

test('every key under a path gives an action', () => {
  const [get, QUERY, put] = ['a', 'b', 'c'].map((operationId) => ({ operationId }));
  const { actions } = importDocument({ paths: { '/a': { get, QUERY }, '/b': { put } } } as JsonObject);
  expect(actions.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /a', 'QUERY /a', 'PUT /b']);
});

test.each([
  [[{ url: 'https://a.example/v1' }, { url: 'https://b.example' }], 'https://a.example/v1/a'],
  [[{ url: 'https://a.example/' }], 'https://a.example//a'],
])('the path is appended to the first server: %j', (servers, endpoint) => {
  expect(importOne({ operationId: 'a' }, { servers }).endpoint).toBe(endpoint);
});

test.each([
  [{ operationId: 'an_Id', name: 'name', summary: 'sum', description: 'des' }, 'an_Id', 'des'],
  [{ name: 'name', summary: 'sum', description: 'des' }, 'name', 'des'],
  [{ summary: 'sum of all', description: '' }, 'sum of all', 'sum of all'],
  [{ description: 'des' }, 'des', 'des'],
  [{ operationId: 'id' }, 'id', ''],
])('%j has a name and a description', (operation, name, description) => {
  expect(importOne(operation)).toMatchObject({ name, description });
});

test('the `operation_id` is derived from the name', () => {
  expect(importOne({ summary: 'List all-Orders' }).operationId).toBe('listAll_orders');
});

const components = {
  schemas: { 'a b': { type: 'string' }, Pet: { items: { $ref: '#/components' } }, Null: null },
};

test.each<[string, JsonValue]>([
  ['#/components/schemas/a b', { type: 'string' }],
  ['#/components/schemas/Pet', { items: { $ref: '#/components' } }],
  ['#/components/schemas/a%20b', {}],
  ['#/components/none/at/all', {}],
  ['#/components/schemas/Null', null],
])('a schema behind %s is resolved without decoding', ($ref, schema) => {
  const holder = { name: 'p', schema: { $ref, title: 'beside' } };
  const requestBody = { required: true, content: { 'a/b': holder, 'c/d': { example: 1 } } };
  expect(importOne({ operationId: 'a', parameters: [holder], requestBody }, { components }).payload).toEqual({
    parameters: [{ name: 'p', schema }],
    request_body: { required: true, content: { 'a/b': { name: 'p', schema }, 'c/d': { example: 1 } } },
  });
});

test('a referenced parameter or body is stored as the reference', () => {
  const $ref = '#/components/schemas/Pet';
  const operation = { operationId: 'a', parameters: [{ $ref }], requestBody: { $ref } };
  const { payload } = importOne(operation, { components });
  expect(payload).toEqual({ parameters: [{ $ref }], request_body: { $ref } });
});

test("a value that can't be a schema is an error without a proposed schema", () => {
  const get = { operationId: 'a', description: true };
  const { findings } = importDocument({ servers: [{ url: 'https://a.example' }], paths: { '/a': { get } } });
  const message =
    "`GET /a` can't be imported. `description` is a boolean, but the importer requires a string.";
  expect(findings).toMatchObject([{ rule: 'unreadable', message }]);
});
