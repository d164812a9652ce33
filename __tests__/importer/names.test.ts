import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { listOperations } from '../../src/importer/names.ts';
import { deriveName } from '../../src/importer/names.ts';

const withPaths = (paths: JsonValue): JsonObject => ({ openapi: '3.1.0', paths });
const names = (document: JsonObject): readonly string[] => listOperations(document).map(({ name }) => name);

describe('the name of an operation', () => {
  test.each<[string, JsonObject, string]>([
    ['its operationId', { operationId: 'a', summary: 'b', description: 'c' }, 'a'],
    ['else its summary', { summary: 'b', description: 'c' }, 'b'],
    ['else its description', { description: 'c' }, 'c'],
    ['else one made from method and path', {}, 'getUsersById'],
    [
      'derived from method and path if the operationId is empty',
      { operationId: ' ', summary: 'b' },
      'getUsersById',
    ],
    ['derived from method and path if the summary is too long', { summary: 'x'.repeat(256) }, 'getUsersById'],
    ['a number as text', { operationId: 12 }, '12'],
  ])('is %s', (_, operation, name) => {
    expect(names(withPaths({ '/users/{id}': { get: operation } }))).toEqual([name]);
  });

  test.each([
    ['get', '/', 'getRoot'],
    ['GET', '/users', 'getUsers'],
    ['post', '/users/{id}/roles:reset', 'postUsersByIdRolesReset'],
    ['delete', '/v1/user_groups/{group-id}.json', 'deleteV1UserGroupsByGroupIdJson'],
    ['get', '/straße/{größe}', 'getStraßeByGröße'],
    ['get', '/{a}{b}', 'getByAByB'],
  ])('is made from %s %s as %s', (method, path, name) => {
    expect(deriveName(method, path)).toBe(name);
  });

  test('never equals an existing name, and stays distinct', () => {
    const listed = names(
      withPaths({ '/a-b': { get: {} }, '/a_b': { get: {} }, '/c': { get: { operationId: 'getAB' } } }),
    );
    expect(new Set(listed).size).toBe(3);
    expect(listed[2]).toBe('getAB');
    expect(listed[0]).toBe('getAB_2');
  });

  test('does not change when operations are added elsewhere', () => {
    const paths = { '/a': { get: {} }, '/b': { get: {} } };
    expect(names(withPaths({ '/0': { get: {} }, ...paths })).slice(1)).toEqual(names(withPaths(paths)));
  });

  test("isn't a text of the path that several operations share", () => {
    const listed = names(withPaths({ '/a': { summary: 'Things', get: {}, put: { description: 'Put.' } } }));
    expect(listed).toEqual(['getA', 'putA']);
  });
});

describe('the operations of a document', () => {
  test('are in its order, with referenced path items and 3.2 methods', () => {
    const a = {
      trace: { operationId: 't' },
      additionalOperations: { COPY: { operationId: 'c' } },
      query: {},
    };
    const document = {
      openapi: '3.2.0',
      paths: { 'x-internal': { get: {} }, '/b': { $ref: '#/components/pathItems/B' }, '/a': a },
      components: { pathItems: { B: { head: { operationId: 'h' }, options: {} } } },
    };
    const listed = listOperations(document).map(({ method, path }) => `${method} ${path}`);
    expect(listed).toEqual(['HEAD /b', 'OPTIONS /b', 'TRACE /a', 'QUERY /a', 'COPY /a']);
  });

  test.each<[string, JsonValue]>([
    ['no paths', { openapi: '3.1.0' }],
    ['paths that are a list', { paths: [] }],
    ['a path that is null', { paths: { '/a': null } }],
    ['an operation that is a text', { paths: { '/a': { get: 'x' } } }],
    ['a path that refers to itself', { paths: { '/a': { $ref: '#/paths/~1a' } } }],
    ['a path that refers to nowhere', { paths: { '/a': { $ref: 5 } } }],
  ])('are none where there is %s', (_, document) => {
    expect(listOperations(document as JsonObject)).toEqual([]);
  });

  test.each<[string, JsonValue]>([
    ['parameters that are an object', { parameters: {} }],
    ['a parameter that is null', { parameters: [null, 5, { $ref: '#/nowhere' }, { $ref: '%' }] }],
    ['a body that is a list', { requestBody: [], responses: [null] }],
    ['responses that are a text', { responses: 'x', tags: {}, security: [null, { a: 1 }] }],
    ['texts that are no texts', { summary: {}, description: [], operationId: null }],
  ])('are digested although one has %s', (_, operation) => {
    expect(listOperations(withPaths({ '/a': { get: operation } }))).toHaveLength(1);
  });
});
