import { selectOperations } from '../../src/curation/selection/select-operations.ts';
import { createNameGlob, createPathGlob } from '../../src/curation/selection/match-glob.ts';
import { parsePatterns } from '../../src/operation-pattern.ts';
import { quoteOperation, createPartMeasure } from '../../src/openapi/index.ts';
import type { JsonObject } from '../../src/syntax/index.ts';

const document: JsonObject = {
  openapi: '3.2.0',
  paths: {
    '/orders': { get: { tags: ['orders', 'public'], operationId: 'listOrders' }, post: { tags: ['orders'] } },
    '/orders/{id}': { get: { tags: ['public'] }, delete: { 'x-internal': true, operationId: 'deleteOrder' } },
    '/admin': { 'x-internal': true, get: {}, additionalOperations: { PURGE: {} } },
    '/admin/users/{id}': { $ref: '#/components/pathItems/user' },
    '/old': { get: { deprecated: true, 'x-internal': 'yes', tags: 'public' } },
    'x-note': 'no path',
  },
  components: { pathItems: { user: { parameters: [], get: { tags: ['Admin area'] }, delete: {} } } },
};
const all = [
  ...['GET /orders', 'POST /orders', 'GET /orders/{id}', 'DELETE /orders/{id}', 'GET /admin', 'PURGE /admin'],
  ...['GET /admin/users/{id}', 'DELETE /admin/users/{id}', 'GET /old'],
];

function select(text: string, from = document): ReturnType<typeof selectOperations> {
  const options = { version: '3.2', measure: createPartMeasure() } as const;
  return selectOperations(from, parsePatterns(text).patterns, options);
}

function listSelected(text: string): readonly string[] {
  return select(text).selected.map((route) => quoteOperation(route).replaceAll('`', ''));
}

test.each<[string, readonly string[]]>([
  ['', all],
  ['*', all],
  ['/orders/**', all.slice(0, 4)],
  ['/orders/*', all.slice(2, 4)],
  ['/orders', all.slice(0, 2)],
  ['/orders/{id}', all.slice(2, 4)],
  ['get /orders/*', ['GET /orders/{id}']],
  ['PURGE *', ['PURGE /admin']],
  ['!/admin/**', [...all.slice(0, 4), 'GET /old']],
  ['tag:public', ['GET /orders', 'GET /orders/{id}']],
  ['tag:Admin*', ['GET /admin/users/{id}']],
  ['id:*Order*', ['GET /orders', 'DELETE /orders/{id}']],
  ['x-internal', ['DELETE /orders/{id}', 'GET /admin', 'PURGE /admin']],
  ['deprecated', ['GET /old']],
  ['!DELETE **\n!x-internal', [...all.slice(0, 3), 'GET /admin/users/{id}', 'GET /old']],
  ['tag:public\n!/orders', ['GET /orders/{id}']],
  ['!/orders/**\nGET /orders', ['GET /orders', ...all.slice(4)]],
  ['GET **\n!/**\n/old', ['GET /old']],
])('the last matching line decides: %j', (text, selected) => {
  expect(listSelected(text)).toEqual(selected);
});

test('excluded operations and paths without operations are removed, and nothing else changes', () => {
  const { document: result, excluded } = select('!/admin\n!DELETE **');
  expect(excluded).toHaveLength(4);
  expect(result).toEqual({
    openapi: '3.2.0',
    paths: {
      '/orders': (document['paths'] as JsonObject)['/orders'],
      '/orders/{id}': { get: { tags: ['public'] } },
      '/admin/users/{id}': { parameters: [], get: { tags: ['Admin area'] } },
      '/old': { get: { deprecated: true, 'x-internal': 'yes', tags: 'public' } },
      'x-note': 'no path',
    },
  });
  expect(JSON.stringify(document)).toContain('PURGE');
});

test('an operation in `additionalOperations` can be excluded alone', () => {
  const { paths } = select('!PURGE **').document;
  expect((paths as JsonObject)['/admin']).toEqual({ 'x-internal': true, get: {} });
});

test.each<[string, string | undefined]>([
  ['tag:order', 'Did you mean `tag:orders`?'],
  ['!tag:PUBLIC', 'Did you mean `!tag:public`?'],
  ['tag:pubic*', 'Did you mean `tag:public`?'],
  ['tag:ordesr', 'Did you mean `tag:orders`?'],
  ['tag:unrelated', undefined],
  ['id:listOrder', 'Did you mean `id:listOrders`?'],
  ['!x-interna', 'Did you mean `!x-internal`?'],
  ['/order/**', 'Did you mean `/orders/**`?'],
  ['GET /order/{id}', 'Did you mean `GET /orders/{id}`?'],
  ['!DELET /orders/**', 'Did you mean `!DELETE /orders/**`?'],
  ['PATCH /orders/**', 'The matching paths have only GET, POST, DELETE.'],
  ['x-copilot', undefined],
])('a pattern that matches nothing is reported with the nearest name: %s', (text, suggestion) => {
  expect(select(`*\n${text}`).unused).toMatchObject([{ pattern: { line: 2 }, suggestion }]);
});

test('a pattern that later lines override is used', () => {
  expect(select('tag:public\n!**').unused).toEqual([]);
});

test('only the value `true` of an extension counts, and a suggestion says so', () => {
  const onlyOld = { paths: { '/old': { get: { 'x-internal': 'yes' } } } };
  const suggestion = 'Only the value `true` of `x-internal` counts.';
  expect(select('!x-internal', onlyOld).unused).toMatchObject([{ suggestion }]);
});

test.each([
  ['/a?b', '/a?b', true],
  ['/a?b', '/ab', false],
  ['/a[b]+(c)', '/a[b]+(c)', true],
  ['/a/*', '/a/b/c', false],
  ['/a/**/z', '/a/z', true],
  ['/a/**/z', '/a/b/c/z', true],
  ['/a/**/z', '/az', false],
  ['/a/b**', '/a/bc/d', true],
  ['/**', '/', true],
  ['/*', '/', true],
  ['/A', '/a', false],
  [`/${'*a'.repeat(60)}b`, `/${'a'.repeat(2000)}`, false],
])('the path glob %s against %s', (glob, path, isMatch) => {
  expect(createPathGlob(glob)(path)).toBe(isMatch);
});

test('a name glob also matches slashes', () => {
  expect(createNameGlob('a*d')('a/b/c/d')).toBe(true);
  expect(createNameGlob('a*d')('a/b/c')).toBe(false);
});
