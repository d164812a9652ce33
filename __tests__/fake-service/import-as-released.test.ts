import { importAsReleased, type Import } from '../support/fake-service/import-as-released.ts';

const servers = [{ url: 'https://api.test/v1' }];

function importOne(operation: unknown, more: Readonly<Record<string, unknown>> = {}): Import {
  return importAsReleased({ servers, paths: { '/orders': { get: operation } }, ...more });
}

test('an action contains its operation, with one level of references inlined', () => {
  const components = { schemas: { Order: { type: 'object', of: { $ref: '#/components/schemas/Line' } } } };
  const schema = { $ref: '#/components/schemas/Order' };
  const parameters = [{ name: 'a', schema }, { $ref: '#/components/parameters/B' }];
  const requestBody = { content: { 'application/json': { schema } } };
  expect(importOne({ operationId: 'a_b', summary: 'Sum', parameters, requestBody }, { components })).toEqual({
    ok: true,
    actions: [
      {
        name: 'a_b',
        description: 'Sum',
        request_type: 'GET',
        api_endpoint: 'https://api.test/v1/orders',
        payload: {
          parameters: [
            { name: 'a', schema: components.schemas.Order },
            { $ref: '#/components/parameters/B' },
          ],
          request_body: { content: { 'application/json': { schema: components.schemas.Order } } },
        },
      },
    ],
  });
});

test.each([
  ['the operation id', { operationId: 'id', summary: 's' }, 'id', 's'],
  ['a name that no standard knows', { name: 'n', summary: 's' }, 'n', 's'],
  ['the summary', { summary: 's', description: 'd' }, 's', 'd'],
  ['the description', { description: 'd' }, 'd', 'd'],
  ['an empty operation id', { operationId: '', description: '', summary: 's' }, '', 's'],
  ['nothing to describe it', { operationId: 'id' }, 'id', null],
])('its name is %s', (_what, operation, name, description) => {
  expect(importOne(operation)).toMatchObject({ ok: true, actions: [{ name, description }] });
});

test.each([
  ['a list of parameters for the whole path', { '/a': { parameters: [], get: { summary: 's' } } }],
  ['a summary for the whole path', { '/a': { summary: 'text', get: { summary: 's' } } }],
  ['an operation without a name', { '/a': { get: {} } }],
  ['a name that is null', { '/a': { get: { operationId: null, summary: 's' } } }],
  ['half a surrogate pair', { '/a': { get: { summary: '\ud800' } } }],
  ['a schema that is true', { '/a': { get: { summary: 's', parameters: [{ schema: true }] } } }],
  ['a body that is null', { '/a': { get: { summary: 's', requestBody: null } } }],
])('%s stops the whole import', (_what, paths) => {
  expect(importAsReleased({ servers, paths: { '/fine': { get: { summary: 'f' } }, ...paths } }).ok).toBe(
    false,
  );
});

test('an extension that is an object becomes an action', () => {
  const paths = { '/a': { 'x-own': { summary: 'junk' } } };
  expect(importAsReleased({ servers, paths })).toMatchObject({
    actions: [{ request_type: 'X-OWN', name: 'junk' }],
  });
});

test.each([
  ['none', undefined, {}, undefined],
  ['a relative one', [{ url: '/v1' }], {}, undefined],
  [
    'a relative one beside a host',
    [{ url: '/v1' }],
    { host: 'h.test', basePath: '/v2' },
    'http://h.test/v2/a',
  ],
  ['an address of IP version 6', [{ url: 'https://[::1]/v1' }], {}, 'https://[::1]/v1/a'],
  ['brackets around something else', [{ url: 'https://[host]/v1' }], {}, undefined],
])('with several servers, %s', (_what, given, more, url) => {
  const result = importAsReleased({ servers: given, paths: { '/a': { get: { summary: 's' } } }, ...more });
  expect(result.ok ? result.actions[0]?.api_endpoint : undefined).toBe(url);
});
