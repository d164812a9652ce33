import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { deriveName, listOperations } from '../../src/importer/names.ts';
import { eachCase } from '../support/each-case.ts';
import { importActions } from '../support/importer.ts';
import { of, rewrite } from './prepare/preparing.ts';

const withPaths = (paths: JsonValue): JsonObject => of({ paths });
const names = (document: JsonObject): readonly string[] => listOperations(document).map(({ name }) => name);

describe('the name of an operation', () => {
  const long = 'x'.repeat(256);

  eachCase<[JsonObject, string, boolean?]>({
    'its operationId': [{ operationId: 'a', summary: 'b', description: 'c' }, 'a'],
    'an operationId that is too long': [{ operationId: long }, long, false],
    'an operationId that is a number': [{ operationId: 12 }, '12', false],
    'derived if the operationId is empty': [{ operationId: ' ', summary: 'b' }, 'getUsersById'],
    'its `name` without an operationId': [{ name: 'n', summary: 'b' }, 'n'],
    'its summary without an operationId': [{ summary: 'b', description: 'c' }, 'b'],
    'a summary of 255 characters': [{ summary: long.slice(1) }, long.slice(1)],
    'derived if the summary is too long': [{ summary: long }, 'getUsersById'],
    'derived if the summary is blank': [{ summary: ' ', description: 'c' }, 'getUsersById'],
    'its description without a summary': [{ description: 'c' }, 'c'],
    'derived if the description is too long': [{ description: long }, 'getUsersById'],
    'derived if nothing else is a name': [{}, 'getUsersById'],
  })('is %s', ([operation, name, isImported = true]) => {
    const document = withPaths({ '/users/{id}': { get: operation } });
    expect(names(document)).toEqual([name]);
    const imported = importActions(rewrite(document).document);
    expect(imported).toMatchObject(isImported ? { ok: true, actions: [{ name }] } : { ok: false });
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
    const paths = { '/a-b': { get: {} }, '/a_b': { get: {} }, '/c': { get: { operationId: 'getAB' } } };
    expect(names(withPaths(paths))).toEqual(['getAB_2', 'getAB_3', 'getAB']);
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
    const a = { trace: {}, additionalOperations: { COPY: {} }, query: {} };
    const document = {
      openapi: '3.2.0',
      paths: { 'x-internal': { get: {} }, '/b': { $ref: '#/components/pathItems/B' }, '/a': a },
      components: { pathItems: { B: { head: {}, options: {} } } },
    };
    const listed = listOperations(document).map(({ method, path }) => `${method} ${path}`);
    expect(listed).toEqual(['HEAD /b', 'OPTIONS /b', 'TRACE /a', 'QUERY /a', 'COPY /a']);
  });

  test.each<[JsonObject, number]>([
    [{ openapi: '3.1.0' }, 0],
    [{ paths: [] }, 0],
    [{ paths: { '/a': null } }, 0],
    [{ paths: { '/a': { get: 'x' } } }, 0],
    [{ paths: { '/a': { $ref: '#/paths/~1a' } } }, 0],
    [{ paths: { '/a': { $ref: 5 } } }, 0],
    [{ paths: { '/a': { get: { parameters: [null, 5, { $ref: '#/nowhere' }, { $ref: '%' }] } } } }, 1],
    [{ paths: { '/a': { get: { parameters: {}, requestBody: [], responses: [null] } } } }, 1],
    [{ paths: { '/a': { get: { responses: 'x', tags: {}, security: [null, { a: 1 }] } } } }, 1],
    [{ paths: { '/a': { get: { summary: {}, description: [], operationId: null } } } }, 1],
  ])('are read from any values: %j has %i', (document, count) => {
    expect(listOperations(document)).toHaveLength(count);
  });
});
