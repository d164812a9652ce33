import type { ObservedAction } from '../../../src/copilot.ts';
import { importDocument } from '../../../src/importer/import-document.ts';
import type { ImportedAction } from '../../../src/importer/imported-action.ts';
import { findDrift, isInSync, matchActions } from '../../../src/replacement/reconcile/match-actions.ts';
import { createManaged, createOwnership } from '../../../src/replacement/reconcile/ownership.ts';
import type { Drift } from '../../../src/result.ts';
import { createStored } from '../../support/stored.ts';

function compare(desired: readonly ImportedAction[], rows: readonly ObservedAction[]): Drift {
  const ownership = createManaged(rows, [{ body: Buffer.from(''), actions: desired }]);
  return findDrift(desired, rows, ownership);
}

const { actions } = importDocument({
  openapi: '3.0.3',
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/orders': {
      get: {
        operationId: 'list_orders',
        summary: 'Lists orders',
        parameters: [{ name: 'page', in: 'query' }],
      },
      post: {
        operationId: 'createOrder',
        description: 'Creates one',
        summary: 'Creates',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
      },
    },
  },
  components: { schemas: { Order: { type: 'object' } } },
});

/** The action as the newest releases return it. */
const list = createStored({
  name: 'listOrders',
  operationId: 'listOrders',
  description: 'Lists orders',
  method: 'GET',
  endpoint: 'https://api.example.com/v1/orders',
  payload: { request_body: {}, parameters: [{ in: 'query', name: 'page' }] },
});
const create = createStored({
  name: 'createOrder',
  operationId: 'createorder',
  description: 'Creates one',
  method: 'POST',
  endpoint: 'https://api.example.com/v1/orders',
  payload: {
    request_body: { content: { 'application/json': { schema: { type: 'object' } } } },
    parameters: [],
  },
});

test.each([
  ['as the newest releases show it', list],
  ['as it is stored', { ...list, name: 'list_orders', operationId: 'list_orders' }],
  ['without an `operation_id`', { ...list, operationId: undefined }],
])('a copilot that already matches the document is in sync: %s', (_, shown) => {
  const drift = compare(actions, [create, shown]);
  expect(drift).toEqual({ missing: [], extra: [], different: [] });
  expect(isInSync(drift)).toBe(true);
});

test.each<[string, ObservedAction]>([
  ['the name', { ...list, name: 'listAllOrders' }],
  ['the `operation_id`', { ...list, operationId: 'listorders' }],
  ['the description', { ...list, description: 'Lists all orders' }],
  ['a parameter', { ...list, payload: { request_body: {}, parameters: [] } }],
  ['a body', { ...list, payload: { ...(list.payload as object), request_body: { content: {} } } }],
  ['the type of the payload', { ...list, payload: 'text' }],
  ['the server', { ...list, endpoint: 'https://api.example.com/v2/orders' }],
  ['the slashes of the endpoint', { ...list, endpoint: 'https://api.example.com/v1//orders' }],
])('a difference in %s is reported', (_, changed) => {
  expect(compare(actions, [changed, create])).toEqual({
    missing: [],
    extra: [],
    different: [{ method: 'GET', path: '/orders', name: 'list_orders' }],
  });
});

test('missing, extra and duplicate actions are reported', () => {
  const other = { ...list, endpoint: 'https://api.example.com/v1/by-hand', name: 'byHand' };
  const drift = compare(actions, [list, { ...list, description: 'Another' }, other]);
  expect(drift.missing).toEqual([{ method: 'POST', path: '/orders', name: 'createOrder' }]);
  expect(drift.extra).toEqual([
    { method: 'GET', path: list.endpoint, name: 'listOrders' },
    { method: 'GET', path: other.endpoint, name: 'byHand' },
  ]);
  expect(isInSync(drift)).toBe(false);
});

test('if two actions have one endpoint, the matching one counts in any order', () => {
  const drift = compare(actions, [{ ...list, description: 'Another' }, create, list]);
  expect(drift).toMatchObject({ missing: [], different: [] });
  expect(drift.extra).toHaveLength(1);
});

test('an action that moved to another path under its name is different, because a sync changes it', () => {
  const moved = { ...create, endpoint: 'https://api.example.com/v1/baskets' };
  const earlier = actions.map((action) => ({
    ...action,
    path: moved.endpoint.slice(-8),
    endpoint: moved.endpoint,
  }));
  const drift = findDrift(actions, [list, moved], createOwnership([...actions, ...earlier]));
  expect(drift).toEqual({
    missing: [],
    extra: [],
    different: [{ method: 'POST', path: '/orders', name: 'createOrder' }],
  });
});

test('of several actions with one name, each is changed into the one with its own method and path', () => {
  const name = { name: 'same', operationId: 'same' };
  const desired = actions.map((action) => ({ ...action, ...name, description: 'new' }));
  const rows = [create, list].map((row) => ({ ...row, ...name }));
  const ownership = createManaged(rows, [{ body: Buffer.from(''), actions: desired }]);
  const pairs = [...matchActions(desired, rows, ownership).values()].flatMap(({ changed }) => changed);
  expect(pairs.map(({ action, row }) => [action.method, row.method])).toEqual([
    ['POST', 'POST'],
    ['GET', 'GET'],
  ]);
});

test('another method is another action', () => {
  const drift = compare(actions, [list, { ...create, method: 'PUT' }]);
  expect(drift.missing).toHaveLength(1);
  expect(drift.extra).toHaveLength(1);
});

test.each([
  ['https://a.example', '/of/all'],
  ['https://b.example', ''],
  ['https://b.example', '/of/all'],
])(
  'for twice as many actions, the properties are read about twice as often, even if all have one name: %s, …%s',
  (server, step) => {
    const measure = (count: number): number => {
      const desired = Array.from({ length: count }, (_, at) => ({
        ...{
          method: 'GET',
          path: `/${at}${step}`,
          endpoint: `https://a.example/${at}${step}`,
          name: 'a',
          operationId: 'a',
        },
        ...{ description: '', payload: { parameters: [], request_body: {} } },
      }));
      let reads = 0;
      const observe = (row: ObservedAction): ObservedAction =>
        new Proxy(row, {
          get: (target, key) => {
            reads++;
            return Reflect.get(target, key) as unknown;
          },
        });
      const rows = desired
        .map(({ name, operationId, path }) =>
          observe(createStored({ name, operationId, endpoint: server + path })),
        )
        .reverse();
      const { missing, extra } = compare(desired, rows);
      expect([missing, extra]).toEqual([[], []]);
      return reads;
    };
    expect(measure(2_000)).toBeLessThanOrEqual(2.5 * measure(1_000));
  },
);
