import { listExpected } from '../../src/importer/expected.ts';

function list(document: unknown): ReturnType<typeof listExpected> {
  return listExpected(Buffer.from(JSON.stringify(document)));
}

function ofOperation(operation: unknown, more: object = {}): ReturnType<typeof listExpected>['actions'][0] {
  const [action] = list({ paths: { '/a': { get: operation } }, ...more }).actions;
  if (action === undefined) throw new Error('There is no action.');
  return action;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query', 'GET'];

test.each(methods)('an operation under %s gives an action', (method) => {
  const { actions, optional } = list({ paths: { '/a': { [method]: {} } } });
  expect(actions).toMatchObject([
    { key: `${method.toUpperCase()} /a`, method: method.toUpperCase(), path: '/a' },
  ]);
  expect(optional.size).toBe(0);
});

test('whatever else holds an object may give one, and is not missed', () => {
  const item = { 'x-note': { a: 1 }, summary: 'text', parameters: [{}], servers: null };
  const { actions, optional } = list({ servers: [{ url: 'https://a.example' }], paths: { '/a': item } });
  expect(actions).toEqual([]);
  expect([...optional]).toEqual(['X-NOTE https://a.example/a']);
});

test.each([
  [[{ url: 'https://a.example/v1' }, { url: 'https://b.example' }], 'GET https://a.example/v1/a'],
  [[{ url: 7 }], 'GET /a'],
  [[], 'GET /a'],
  ['https://a.example', 'GET /a'],
  [undefined, 'GET /a'],
])('the first server is the base: %j', (servers, key) => {
  expect(list({ servers, paths: { '/a': { get: {} } } }).actions[0]?.key).toBe(key);
});

test.each([undefined, null, [], 'text'])('paths that are %j give none', (paths) => {
  expect(list({ paths })).toEqual({ actions: [], optional: new Set() });
});

test.each([
  [{ operationId: 'id', summary: 'sum', description: 'des' }, 'id', ['des']],
  [{ operationId: '', summary: 'sum', description: 'des' }, 'sum', ['des']],
  [{ operationId: 7, summary: '', description: 'des' }, 'des', ['des']],
  [{ operationId: 'id', summary: 'sum' }, 'id', ['sum']],
  [{ operationId: 'id', summary: 7, description: '' }, 'id', ['id', '']],
  [{ summary: 'sum' }, 'sum', ['sum']],
  [{}, '', ['', '']],
])('%j is called and described', (operation, name, descriptions) => {
  expect(ofOperation(operation)).toMatchObject({ name, descriptions });
});

const components = { schemas: { 'a/b~c d': { type: 'string' }, List: { anyOf: ['first', 'second'] } } };

test.each([
  ['#/components/schemas/a~1b~0c%20d', { type: 'string' }],
  ['#/components/schemas/List/anyOf/1', 'second'],
  ['#/components/schemas/100%', undefined],
  ['#/components/none/at/all', undefined],
  ['other.json#/a', { $ref: 'other.json#/a' }],
])('a schema behind %s is what stands there', ($ref, schema) => {
  const parameter = { name: 'p', schema: { $ref } };
  expect(ofOperation({ parameters: [parameter] }, { components }).parameters).toEqual([
    { name: 'p', schema },
  ]);
  const requestBody = { required: true, content: { 'a/b': { schema: { $ref } }, 'c/d': { example: 1 } } };
  expect(ofOperation({ requestBody }, { components }).requestBody).toEqual({
    required: true,
    content: { 'a/b': { schema }, 'c/d': { example: 1 } },
  });
});

test.each([[{ schema: { type: 'string' } }], [{ schema: { $ref: 7 } }], [{ schema: true }], ['text']])(
  'what holds no reference is as it stands: %j',
  (parameter) => {
    expect(ofOperation({ parameters: [parameter], requestBody: parameter })).toMatchObject({
      parameters: [parameter],
      requestBody: parameter,
    });
  },
);
