import { membersOf, type JsonObject, type JsonValue } from '../../../src/syntax/json.ts';
import { prepareDocument } from '../../../src/importer/prepare/prepare.ts';
import { lookUpIn, readDocument } from '../../support/standard-reader.ts';
import { eachCase } from '../../support/each-case.ts';

const base = {
  swagger: '2.0',
  info: { title: 'x'.repeat(3000), version: '1' },
  host: 'api.example.com',
  schemes: ['https'],
};

const rewrite = (document: JsonObject, serverUrl = ''): JsonObject =>
  prepareDocument(document, { version: '2.0', rewrite: 'auto', ...(serverUrl !== '' && { serverUrl }) })
    .document;

function upgradeOperation(operation: JsonObject): JsonValue {
  const { paths } = rewrite({ ...base, paths: { '/a': { post: { operationId: 'a', ...operation } } } });
  const { post } = (paths as { '/a': { post: JsonObject } })['/a'];
  return Object.fromEntries(Object.entries(post).filter(([key]) => key !== 'operationId'));
}

const text = { type: 'string' };
const binary = { type: 'string', format: 'binary' };

describe('the server URL of a Swagger 2.0 file', () => {
  const given = 'https://given.example.com/x';
  const { host } = base;

  eachCase<[JsonObject, readonly string[], string?]>({
    'consists of scheme, host and base path': [{ basePath: '/v1/' }, [`https://${host}/v1`]],
    'prefers https': [
      { schemes: ['ws', 'http', 'https'] },
      [`https://${host}`, `http://${host}`, `ws://${host}`],
    ],
    'prefers http on its own port': [
      { host: `${host}:80`, schemes: ['http', 'https'] },
      [`http://${host}:80`, `https://${host}:80`],
    ],
    'is http on its own port without a scheme': [{ host: `${host}:80`, schemes: [] }, [`http://${host}:80`]],
    'is https where no scheme is named': [{ schemes: [] }, [`https://${host}`]],
    'has the scheme of `server-url`': [{ schemes: [] }, [`http://${host}`], 'http://given.example.com'],
    'is completed without a host': [{ host: '', basePath: 'v2' }, ['https://given.example.com/v2'], given],
    'is `server-url` without a host and a base path': [{ host: 5, basePath: '/' }, [given], given],
    'accepts a scheme in the host': [{ host: `http://${host}/` }, [`https://${host}`]],
  })('%s', ([root, urls, serverUrl = '']) => {
    const document = rewrite({ ...base, ...root, paths: {} }, serverUrl);
    expect((document['servers'] as JsonObject[]).map(({ url }) => url)).toEqual(urls);
  });

  test('is separate for an operation with its own schemes', () => {
    expect(upgradeOperation({ schemes: ['wss'] })).toEqual({ servers: [{ url: 'wss://api.example.com' }] });
  });
});

describe('an operation of Swagger 2.0', () => {
  const list = { type: 'array', items: {} };

  eachCase<[location: string, JsonObject, JsonObject]>({
    limited: ['query', { ...text, maxLength: 3, 'x-a': 1 }, { 'x-a': 1, schema: { ...text, maxLength: 3 } }],
    required: ['path', { type: 'integer' }, { required: true, schema: { type: 'integer' } }],
    list: ['query', list, { style: 'form', explode: false, schema: list }],
    repeated: [
      'query',
      { ...list, collectionFormat: 'multi' },
      { style: 'form', explode: true, schema: list },
    ],
    piped: [
      'query',
      { ...list, collectionFormat: 'pipes' },
      { style: 'pipeDelimited', explode: false, schema: list },
    ],
    'header list': ['header', list, { style: 'simple', explode: false, schema: list }],
  })('has a schema in each parameter: %s', ([location, parameter, upgraded]) => {
    expect(upgradeOperation({ parameters: [{ in: location, name: 'q', ...parameter }] })).toEqual({
      parameters: [{ in: location, name: 'q', ...upgraded }],
    });
  });

  test('has a body with a content for each media type', () => {
    const own = { description: 'D', required: true, 'x-a': 1 };
    const parameters = [{ in: 'body', name: 'pet', ...own, schema: text }];
    const media = { schema: text };
    const upgrade = (more: JsonObject): JsonValue => upgradeOperation({ parameters, ...more });
    expect(upgrade({})).toEqual({ requestBody: { ...own, content: { 'application/json': media } } });
    const content = { 'a/b': media, 'c/d': media };
    expect(upgrade({ consumes: ['a/b', 'c/d'] })).toEqual({ requestBody: { ...own, content } });
  });

  test('has a form as one object', () => {
    const tags = { type: 'array', items: text };
    const parameters = [
      { in: 'formData', name: 'file', type: 'file', required: true, description: 'F' },
      { in: 'formData', name: 'tags', ...tags },
    ];
    const properties = { file: { ...binary, description: 'F' }, tags };
    const schema = { type: 'object', properties, required: ['file'] };
    const media = { schema, encoding: { tags: { style: 'form', explode: false } } };
    expect(upgradeOperation({ parameters, consumes: ['application/x-www-form-urlencoded'] })).toEqual({
      requestBody: { content: { 'multipart/form-data': media }, required: true },
    });
  });

  test('inlines shared bodies and form parameters from the root and the path', () => {
    const document = rewrite({
      ...base,
      consumes: ['application/json'],
      parameters: {
        body: { in: 'body', name: 'body', schema: { $ref: '#/definitions/Pet' } },
        form: { in: 'formData', name: 'f', type: 'string' },
        limit: { in: 'query', name: 'limit', type: 'integer' },
      },
      definitions: { Pet: { discriminator: 'kind', properties: { kind: { ...text, 'x-nullable': true } } } },
      paths: {
        '/a': {
          parameters: [{ $ref: '#/parameters/limit' }, { $ref: '#/parameters/body' }],
          post: { operationId: 'a', responses: {} },
          put: { operationId: 'b', responses: {}, parameters: [{ in: 'body', name: 'other', schema: text }] },
        },
        '/b': { post: { operationId: 'c', parameters: [{ $ref: '#/parameters/form' }], responses: {} } },
      },
    });
    const parameters = [{ in: 'query', name: 'limit', schema: { type: 'integer' } }];
    const body = (schema: JsonObject, type = 'application/json'): JsonObject => ({
      requestBody: { content: { [type]: { schema } } },
    });
    const post = { parameters, ...body({ $ref: '#/components/schemas/Pet' }) };
    const form = body({ properties: { f: text } }, 'application/x-www-form-urlencoded');
    const properties = { kind: { nullable: true, 'x-nullable': true } };
    expect(document).toMatchObject({
      paths: { '/a': { post, put: { parameters, ...body(text) } }, '/b': { post: form } },
      components: { schemas: { Pet: { discriminator: { propertyName: 'kind' }, properties } } },
    });
    expect(document).not.toHaveProperty('parameters');
    expect(document).not.toHaveProperty('consumes');
  });

  test('has responses with a content, headers and examples', () => {
    const response = {
      description: 'D',
      schema: { type: 'file' },
      headers: { 'X-A': { type: 'integer', description: 'H' } },
      examples: { 'a/b': { x: 1 } },
    };
    const headers = { 'X-A': { description: 'H', schema: { type: 'integer' } } };
    const content = { 'a/b': { schema: binary, example: { x: 1 } }, 'c/d': { schema: binary } };
    expect(upgradeOperation({ produces: ['a/b', 'c/d'], responses: { 200: response } })).toEqual({
      responses: { 200: { description: 'D', headers, content } },
    });
  });

  test('keeps content of 3.0 with its references, without dangling ones', () => {
    const content = { 'a/b': { schema: { type: 'array', items: { $ref: '#/definitions/Pet' } } } };
    const upgraded = upgradeOperation({
      parameters: [{ name: 'a', in: 'query', content }],
      responses: { 200: { description: 'D', content, headers: { 'X-A': { content } } } },
    });
    const pet = '#/components/schemas/Pet';
    expect(JSON.stringify(upgraded).match(/#\/[^"]*/g)).toEqual([pet, pet, pet]);
  });

  test('has security schemes and names of schemas in the form of 3.0', () => {
    const key = { type: 'apiKey', in: 'header', name: 'K' };
    const flow = { authorizationUrl: 'https://a', tokenUrl: 'https://t', scopes: { r: 'Read' } };
    const schema = { $ref: '#/definitions/List%C2%ABPet%C2%BB' };
    const oauth = { type: 'oauth2', flow: 'accessCode', ...flow };
    const document = rewrite({
      ...base,
      securityDefinitions: { 'my key': key, basic: { type: 'basic' }, oauth },
      definitions: { 'List«Pet»': text },
      security: [{ 'my key': [] }],
      paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: '', schema } } } } },
    });
    const basic = { type: 'http', scheme: 'basic' };
    expect(document['components']).toMatchObject({
      schemas: { List_Pet_: text },
      securitySchemes: {
        'my key': key,
        basic,
        oauth: { type: 'oauth2', flows: { authorizationCode: flow } },
      },
    });
    expect(JSON.stringify(document['paths'])).toContain('#/components/schemas/List_Pet_');
  });
});

eachCase<[JsonObject, JsonObject]>({
  'with a schema for each entry of a list': [
    { type: 'array', items: [{ type: 'integer' }, text] },
    { type: 'array', items: { anyOf: [{ type: 'integer' }, text] } },
  ],
  'with a list of one': [{ items: [{ type: 'file' }] }, { items: binary }],
  'with a list of none': [{ items: [] }, { items: {} }],
  'with properties that are named like keywords': [
    { properties: { type: { type: 'file' }, items: { items: [{}] } } },
    { properties: { type: binary, items: { items: {} } } },
  ],
})('a schema of Swagger 2.0 %s is one of 3.0', ([given, schema]) => {
  expect(upgradeOperation({ parameters: [{ in: 'body', name: 'b', schema: given }] })).toEqual({
    requestBody: { content: { 'application/json': { schema } } },
  });
});

test('schemes of an operation have no effect without a host', () => {
  const get = { operationId: 'a', responses: {} };
  const { document, findings } = prepareDocument(
    { swagger: '2.0', info: {}, basePath: '/v1', paths: { '/a': { get: { ...get, schemes: ['https'] } } } },
    { version: '2.0', rewrite: 'auto', serverUrl: 'https://given.example.com' },
  );
  expect(document['paths']).toEqual({ '/a': { get } });
  expect(findings).toEqual([]);
});

test('content of later versions in a Swagger 2.0 file stays if references lead to it', () => {
  const components = { schemas: { P: { properties: { q: { $ref: '#/components/schemas/Q' } } }, Q: text } };
  const responses = { '200': { description: '', schema: { $ref: '#/components/schemas/P' } } };
  const own = rewrite({ ...base, components, paths: { '/a': { post: { operationId: 'a', responses } } } });
  const reader = readDocument(own);
  const p = reader.read(lookUpIn(own, '#/paths/~1a/post/responses/200/content/*~1*/schema'));
  expect(reader.read(membersOf(membersOf(p)['properties'])['q'])).toEqual(text);
});
