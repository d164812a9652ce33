import type { ObservedAction } from '../../../src/copilot.ts';
import { importDocument } from '../../../src/importer/import-document.ts';
import type { ImportedAction } from '../../../src/importer/imported-action.ts';
import { findDrift, isInSync, matchActions } from '../../../src/replacement/reconcile/match-actions.ts';
import { createManaged, createOwnership } from '../../../src/replacement/reconcile/ownership.ts';
import { createStored } from '../../support/stored.ts';
import { eachCase } from '../../support/each-case.ts';

const own = (desired: readonly ImportedAction[], rows: readonly ObservedAction[]) =>
  createManaged(rows, [{ body: Buffer.from(''), actions: desired }]);

const content = { 'application/json': { schema: { type: 'object' } } };
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
const [get, post] = [
  { method: 'GET', path: '/orders', name: 'list_orders' },
  { method: 'POST', path: '/orders', name: 'createOrder' },
];

/** The actions as the newest releases return them. */
const endpoint = 'https://api.example.com/v1/orders';
const list = createStored({
  ...{ name: 'listOrders', operationId: 'listOrders', description: 'Lists orders', method: 'GET', endpoint },
  payload: { request_body: {}, parameters: [{ in: 'query', name: 'page' }] },
});
const create = createStored({
  ...{ name: 'createOrder', operationId: 'createorder', description: 'Creates one', method: 'POST' },
  ...{ endpoint, payload: { request_body: { content }, parameters: [] } },
});
const another = { ...list, description: 'Another' };
const inSync = { missing: [], extra: [], different: [] };
const compare = (...rows: readonly ObservedAction[]) => findDrift(actions, rows, own(actions, rows));
const manual = { ...list, endpoint: 'https://api.example.com/v1/by-hand', name: 'byHand' };

eachCase<Partial<ObservedAction>>({
  'the name': { name: 'listAllOrders' },
  'the `operation_id`': { operationId: 'listorders' },
  'the description': { description: 'Lists all orders' },
  'a parameter': { payload: { request_body: {}, parameters: [] } },
  'a body': { payload: { ...(list.payload as object), request_body: { content: {} } } },
  'the type of the payload': { payload: 'text' },
  'the server': { endpoint: 'https://api.example.com/v2/orders' },
  'the slashes of the endpoint': { endpoint: 'https://api.example.com/v1//orders' },
})('a difference in %s is reported', (changed) => {
  expect(compare({ ...list, ...changed }, create)).toEqual({ ...inSync, different: [get] });
});

eachCase<readonly [readonly ObservedAction[], object]>({
  'as the newest releases show it': [[create, list], {}],
  'as it is stored': [[create, { ...list, name: 'list_orders', operationId: 'list_orders' }], {}],
  'without an `operation_id`': [[create, { ...list, operationId: undefined }], {}],
  'with a duplicate and an unmanaged action, but without the other action': [
    [list, another, manual],
    {
      missing: [post],
      extra: [
        { method: 'GET', path: endpoint, name: 'listOrders' },
        { method: 'GET', path: manual.endpoint, name: 'byHand' },
      ],
    },
  ],
  'with a duplicate in front of the equal one': [
    [another, create, list],
    { extra: [{ method: 'GET', path: endpoint, name: 'listOrders' }] },
  ],
  'next to one with another method': [
    [list, { ...create, method: 'PUT' }],
    { missing: [post], extra: [{ method: 'PUT', path: endpoint, name: 'createOrder' }] },
  ],
})('an action is compared with the document: %s', ([rows, differences]) => {
  const drift = compare(...rows);
  expect(drift).toEqual({ ...inSync, ...differences });
  expect(isInSync(drift)).toBe(Object.keys(differences).length === 0);
});

test('an action that moved to another path under its name is different, because a sync changes it', () => {
  const moved = { ...create, endpoint: 'https://api.example.com/v1/baskets' };
  const earlier = actions.map((action) => ({ ...action, path: '/baskets', endpoint: moved.endpoint }));
  const drift = findDrift(actions, [list, moved], createOwnership([...actions, ...earlier]));
  expect(drift).toEqual({ ...inSync, different: [post] });
});

test('of several actions with one name, each is changed into the one with its own method and path', () => {
  const name = { name: 'same', operationId: 'same' };
  const desired = actions.map((action) => ({ ...action, ...name, description: 'new' }));
  const rows = [create, list].map((row) => ({ ...row, ...name }));
  const matches = [...matchActions(desired, rows, own(desired, rows)).values()];
  const pairs = matches.flatMap(({ changed }) => changed);
  expect(pairs.map(({ action, row }) => [action.method, row.method])).toEqual([
    ['POST', 'POST'],
    ['GET', 'GET'],
  ]);
});

test.each([
  ['https://a.example', '/of/all'],
  ['https://b.example', ''],
  ['https://b.example', '/of/all'],
])(
  'for twice as many actions, the properties are read about twice as often, even if all have one name: %s, …%s',
  (server, step) => {
    const measure = (count: number): number => {
      const same = { name: 'a', operationId: 'a' };
      const desired = Array.from({ length: count }, (_, at) => ({
        ...{ ...same, method: 'GET', path: `/${at}${step}`, endpoint: `https://a.example/${at}${step}` },
        ...{ description: '', payload: { parameters: [], request_body: {} } },
      }));
      let reads = 0;
      const get: ProxyHandler<ObservedAction>['get'] = (...read) => {
        reads += 1;
        return Reflect.get(...read) as unknown;
      };
      const rows = desired
        .map(({ path }) => new Proxy(createStored({ ...same, endpoint: server + path }), { get }))
        .reverse();
      const { missing, extra } = findDrift(desired, rows, own(desired, rows));
      expect([missing, extra]).toEqual([[], []]);
      return reads;
    };
    expect(measure(2_000)).toBeLessThanOrEqual(2.5 * measure(1_000));
  },
);
