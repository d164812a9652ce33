import { listBreaking, renderFingerprint } from '../../src/compare/reported-change.ts';
import type { OperationChange } from '../../src/compare/change-rules.ts';
import type { JsonObject } from '../../src/syntax/json.ts';
import { compareDocuments, orders, query } from './two-versions.ts';

const action = { method: 'POST', path: '/orders/{id}' };
const change: OperationChange = {
  rule: 'limits-narrowed',
  class: 'breaking',
  sentence: 'query parameter limit takes at most 50',
  path: 'query limit',
  before: { minimum: 0, maximum: 100 },
  after: { maximum: 50, minimum: 0 },
};
const removal: OperationChange = {
  rule: 'action-removed',
  class: 'breaking',
  sentence: 'removed',
  path: '',
};

/** Repositories contain these fingerprints: if one changes, users must accept the change again. */
test.each<[string, OperationChange, string]>([
  ['objects', change, '6f8c51a731136c61'],
  ['no values at all', removal, 'd4a7211ca7876e55'],
  [
    'a list, and no value after',
    { ...change, before: [1, 'a', null, true], after: undefined },
    '7c782509aff791ac',
  ],
  ['a text and a number', { ...change, before: 'é', after: 1.5 }, '1ebbe91b115f1d93'],
])('the fingerprint over %s', (_, reported, fingerprint) => {
  expect(renderFingerprint(action, reported)).toBe(fingerprint);
});

test('a fingerprint ignores the sentence, the names of path parameters, and the order of keys', () => {
  const reordered = { before: { maximum: 100, minimum: 0 }, after: { minimum: 0, maximum: 50 } };
  const other: OperationChange = { ...change, sentence: 'other words', ...reordered };
  const fingerprint = renderFingerprint({ ...action, path: '/orders/{orderId}' }, other);
  expect(fingerprint).toBe(renderFingerprint(action, change));
});

test.each<[string, Partial<typeof action>, Partial<OperationChange>]>([
  ['method', { method: 'PUT' }, {}],
  ['path', { path: '/orders/{id}/items' }, {}],
  ['path of the part', {}, { path: 'query offset' }],
  ['rule', {}, { rule: 'type-narrowed' }],
  ['value before', {}, { before: { minimum: 1, maximum: 100 } }],
  ['value after', {}, { after: undefined }],
  ['kind of value', {}, { before: { members: [...Object.entries({ maximum: 100, minimum: 0 })] } }],
])('another %s is another fingerprint', (_, from, reported) => {
  expect(renderFingerprint({ ...action, ...from }, { ...change, ...reported })).not.toBe(
    renderFingerprint(action, change),
  );
});

describe('breaking changes of a comparison', () => {
  const limit = (maximum: number): JsonObject => query('limit', { type: 'integer', maximum });
  const before = limit(100);
  const list = (one: JsonObject, other: JsonObject): readonly string[] =>
    listBreaking(compareDocuments(one, other)).map(({ fingerprint }) => fingerprint);
  const limited = list(before, limit(50));

  test('are listed with their fingerprints', () => {
    expect(list(before, before)).toEqual([]);
    expect(list(limit(50), before)).toEqual([]);
    expect(limited).toHaveLength(1);
  });

  test('keep their fingerprints if the action moves, is renamed, and loses another parameter', () => {
    const post = { ...limit(50), operationId: 'changeOrder', summary: 'New' };
    const moved = list(before, orders({}, { paths: { '/v2/orders/{number}': { post } } }));
    expect(moved).toEqual(expect.arrayContaining([...limited]));
    expect(moved.length).toBeGreaterThan(1);
  });

  test('include a removed action', () => {
    expect(list(before, orders({}, { paths: {} }))).toEqual([renderFingerprint(action, removal)]);
  });
});
