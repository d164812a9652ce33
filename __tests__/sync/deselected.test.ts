import type { Operation } from '../../src/openapi/index.ts';
import type { Comparison } from '../../src/compare/index.ts';
import { markDeselected } from '../../src/sync/deselected.ts';
import { buildOperation } from '../report/results.ts';

const list = buildOperation('GET /orders', 'listOrders');
const drop: Operation = { ...buildOperation('DELETE /orders/{id}', 'dropOrder'), operationId: 'dropOrder' };
const phasedOut: Operation = { ...buildOperation('GET /old', 'listOld'), isPhasedOut: true };

function compare(removed: readonly Operation[], breaking: number) {
  const comparison: Comparison = { added: [], removed, modified: [], breaking };
  const locations = new Map(
    removed.map((operation, index) => [operation, { file: 'openapi.yaml', line: index + 1, commit: 'c' }]),
  );
  return { comparison, locations };
}

test('a removed operation that the file still has is marked, and keeps its location', () => {
  const compared = compare([list, drop], 2);
  const { comparison, locations } = markDeselected(compared, [{ ...list }]);
  expect(comparison).toMatchObject({ removed: [{ ...list, isDeselected: true }, drop], breaking: 2 });
  const [marked] = comparison.removed;
  expect(marked && locations.get(marked)).toMatchObject({ line: 1 });
  expect(locations.get(drop)).toMatchObject({ line: 2 });
  expect(compared.comparison.removed[0]).toBe(list);
});

test('an operation with another path is the same operation if its `operationId` is the same', () => {
  const moved = { ...drop, path: '/shop/orders/{id}' };
  const { comparison } = markDeselected(compare([drop], 1), [moved]);
  expect(comparison.removed).toEqual([{ ...drop, isDeselected: true }]);
  const renamed = { ...moved, operationId: 'deleteOrder' };
  expect(markDeselected(compare([drop], 1), [renamed]).comparison.removed).toEqual([drop]);
});

test('operations without an `operationId` are compared only by method and path', () => {
  const nameless = { method: 'GET', path: '/orders', name: 'List the orders' };
  const other = { ...nameless, method: 'POST' };
  expect(markDeselected(compare([nameless], 1), [other]).comparison.removed).toEqual([nameless]);
});

test('an announced removal is breaking if the operation is only not selected any more', () => {
  const { comparison } = markDeselected(compare([phasedOut], 0), [phasedOut]);
  expect(comparison.breaking).toBe(1);
});

test('nothing changes without excluded operations, without a comparison or if no removed operation is excluded', () => {
  const compared = compare([list], 1);
  expect(markDeselected(compared, [])).toBe(compared);
  expect(markDeselected(compared, [drop])).toBe(compared);
  const without = { comparison: undefined, locations: new Map() };
  expect(markDeselected(without, [list])).toBe(without);
});
