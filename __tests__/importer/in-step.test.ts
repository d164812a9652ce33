import type { StoredAction } from '../../src/copilot.ts';
import { findDrift, isInStep } from '../../src/importer/stock.ts';

const document = {
  openapi: '3.0.3',
  servers: [{ url: 'https://api.example.com/v1/' }],
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
};
const body = Buffer.from(JSON.stringify(document));

function createStored(fields: Readonly<Record<string, unknown>>): StoredAction {
  return {
    id: String(fields['name']),
    method: String(fields['request_type']),
    endpoint: String(fields['api_endpoint']),
    name: String(fields['name']),
    operationId: undefined,
    description: typeof fields['description'] === 'string' ? fields['description'] : undefined,
    payload: fields['payload'],
  };
}

const list = {
  name: 'listOrders',
  description: 'Lists orders',
  request_type: 'GET',
  api_endpoint: 'https://api.example.com/v1/orders',
  payload: { request_body: {}, parameters: [{ in: 'query', name: 'page' }] },
};
const create = {
  name: 'createOrder',
  description: 'Creates one',
  request_type: 'POST',
  api_endpoint: 'https://api.example.com/v1//orders',
  payload: {
    request_body: { content: { 'application/json': { schema: { type: 'object' } } } },
    parameters: [],
  },
};

test('a copilot that holds just what the document would give is in step', () => {
  const drift = findDrift(body, [createStored(create), createStored(list)]);
  expect(drift).toEqual({ missing: [], surplus: [], different: [] });
  expect(isInStep(drift)).toBe(true);
});

test.each([
  ['a name', { ...list, name: 'listAllOrders' }],
  ['a description', { ...list, description: 'Lists all orders' }],
  ['a parameter', { ...list, payload: { ...list.payload, parameters: [] } }],
  ['a body', { ...list, payload: { ...list.payload, request_body: { content: {} } } }],
  ['a payload that cannot be compared', { ...list, payload: 'a text' }],
])('%s that differs is told', (_, changed) => {
  const drift = findDrift(body, [createStored(changed), createStored(create)]);
  expect(drift.different).toEqual([{ method: 'GET', path: '/orders', name: 'list_orders' }]);
  expect(isInStep(drift)).toBe(false);
});

test('what is missing, and what is there beside it or twice, is told', () => {
  const other = createStored({ ...list, api_endpoint: 'https://api.example.com/v1/by-hand', name: 'byHand' });
  const drift = findDrift(body, [createStored(list), createStored(list), other]);
  expect(drift.missing).toEqual([{ method: 'POST', path: '/orders', name: 'createOrder' }]);
  expect(drift.surplus.map(({ name }) => name)).toEqual(['listOrders', 'byHand']);
  expect(isInStep(drift)).toBe(false);
});

test.each([
  ['missing', [create]],
  ['surplus', [list, create, { ...list, api_endpoint: 'https://api.example.com/v1/more' }]],
  ['different', [{ ...list, payload: null }, create]],
  ['different', [{ ...list, name: 7 }, create]],
] as const)('one operation that is %s is enough to be out of step', (how, stored) => {
  const drift = findDrift(body, stored.map(createStored));
  expect(drift[how]).toHaveLength(1);
  expect(isInStep(drift)).toBe(false);
});

test('one that is missing does not make up for one too many', () => {
  expect(
    isInStep(findDrift(body, [createStored(list), createStored({ ...create, request_type: 'PUT' })])),
  ).toBe(false);
});

test('an empty payload is as good as none, and what the service made more of the document is no surplus', () => {
  const plain = {
    servers: document.servers,
    paths: { '/orders': { get: { operationId: 'a' }, 'x-more': {} } },
  };
  const action = { ...list, name: 'a', description: '' };
  const more = { ...action, request_type: 'X-MORE' };
  const given = Buffer.from(JSON.stringify(plain));
  expect(isInStep(findDrift(given, [{ ...action, payload: {} }, more].map(createStored)))).toBe(true);
});
