import { importDocument } from '../../src/importer/import-document.ts';
import type { ImportedAction } from '../../src/importer/imported-action.ts';
import { isSameContent, isSameJson, isShownAs } from '../../src/importer/shown.ts';
import { createStored } from '../support/stored.ts';

function create(name: string): ImportedAction {
  const paths = { '/orders': { get: { operationId: name, summary: 'A' } } };
  const [action] = importDocument({ servers: [{ url: 'https://a.example' }], paths }).actions;
  if (action === undefined) throw new Error('There is no action.');
  return action;
}

/** Names on the newest releases. Releases up to 2.8.0 return both names as stored. */
const shown: Readonly<Record<string, readonly [string, string]>> = {
  'list orders': ['list orders', 'listOrders'],
  list_orders: ['listOrders', 'listOrders'],
  listOrders: ['listOrders', 'listorders'],
};

test.each(Object.entries(shown))('only the action %s is shown with the names %j', (stored, names) => {
  const [name, operationId] = names;
  const row = createStored({ name, operationId, endpoint: 'https://b.example/v2/orders' });
  expect(Object.keys(shown).filter((other) => isShownAs(create(other), row))).toEqual([stored]);
});

test.each([
  ['the method', { method: 'PUT' }],
  ['the path', { endpoint: 'https://a.example/order' }],
  ['a slash at the end', { endpoint: 'https://a.example/orders/' }],
])('%s distinguishes two actions', (_, different) => {
  const row = { name: 'a', operationId: 'a', endpoint: 'https://a.example/orders' };
  expect(isShownAs(create('a'), createStored(row))).toBe(true);
  expect(isShownAs(create('a'), createStored({ ...row, ...different }))).toBe(false);
});

test.each([
  [{}, true],
  [{ payload: { parameters: [], request_body: {} } }, true],
  [{ endpoint: 'https://a.example//orders' }, false],
  [{ endpoint: 'https://a.example/orders/' }, false],
  [{ description: undefined }, false],
  [{ payload: { parameters: [{}] } }, false],
  [{ payload: { request_body: [] } }, false],
])('content that is returned as %j is the same: %s', (more, is) => {
  const row = createStored({ endpoint: 'https://a.example/orders', description: 'A', ...more });
  expect(isSameContent(create('a'), row)).toBe(is);
});

test.each([
  [{ a: 1, b: [true, null] }, { b: [true, null], a: 1 }, true],
  [0, -0, true],
  [[], {}, false],
  [{}, [], false],
  [null, {}, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  ['1', 1, false],
])('%j is the same JSON as %j: %s', (one, other, is) => {
  expect(isSameJson(one, other)).toBe(is);
});
