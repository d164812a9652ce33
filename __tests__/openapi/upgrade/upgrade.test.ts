import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import type { JsonObject, JsonValue } from '../../../src/syntax/json.ts';
import { prepareDocument } from '../../../src/importer/prepare/prepare.ts';
import { importActions } from '../../support/importer.ts';
import { listChanges } from '../../support/equivalence.ts';
import { createReader, lookUp, membersOf, type Members } from '../../support/standard-reader.ts';

const base = {
  swagger: '2.0',
  info: { title: 'x'.repeat(3000), version: '1' },
  host: 'api.example.com',
  schemes: ['https'],
};

function rewrite(document: JsonObject, serverUrl?: string): JsonObject {
  const { document: prepared } = prepareDocument(document, {
    version: '2.0',
    rewrite: 'auto',
    ...(serverUrl !== undefined && { serverUrl }),
  });
  return prepared;
}

function upgradeOperation(operation: JsonObject, root: JsonObject = {}): JsonValue {
  const document = rewrite({
    ...base,
    ...root,
    paths: { '/a': { post: { operationId: 'a', ...operation } } },
  });
  const { post } = (document['paths'] as { '/a': { post: JsonObject } })['/a'];
  return Object.fromEntries(Object.entries(post).filter(([key]) => key !== 'operationId'));
}

describe('the server URL of a Swagger 2.0 file', () => {
  test.each<[string, JsonObject, string | undefined, readonly string[]]>([
    [
      'consists of scheme, host and base path',
      { basePath: '/v1/' },
      undefined,
      ['https://api.example.com/v1'],
    ],
    [
      'prefers https',
      { schemes: ['ws', 'http', 'https'] },
      undefined,
      ['https://api.example.com', 'http://api.example.com', 'ws://api.example.com'],
    ],
    [
      'prefers http on its own port',
      { host: 'api.example.com:80', schemes: ['http', 'https'] },
      undefined,
      ['http://api.example.com:80', 'https://api.example.com:80'],
    ],
    [
      'is http on its own port without a scheme',
      { host: 'api.example.com:80', schemes: [] },
      undefined,
      ['http://api.example.com:80'],
    ],
    ['is https where no scheme is named', { schemes: [] }, undefined, ['https://api.example.com']],
    [
      'has the scheme of `server-url`',
      { schemes: [] },
      'http://given.example.com',
      ['http://api.example.com'],
    ],
    [
      'is completed without a host',
      { host: '', basePath: 'v2' },
      'https://given.example.com/x',
      ['https://given.example.com/v2'],
    ],
    [
      'is `server-url` without a host and a base path',
      { host: 5, basePath: '/' },
      'https://given.example.com/x',
      ['https://given.example.com/x'],
    ],
    [
      'accepts a scheme in the host',
      { host: 'http://api.example.com/' },
      undefined,
      ['https://api.example.com'],
    ],
  ])('%s', (_, root, serverUrl, urls) => {
    const document = rewrite({ ...base, ...root, paths: {} }, serverUrl);
    expect((document['servers'] as JsonObject[]).map(({ url }) => url)).toEqual(urls);
  });

  test('is separate for an operation with its own schemes', () => {
    expect(upgradeOperation({ schemes: ['wss'] })).toEqual({ servers: [{ url: 'wss://api.example.com' }] });
  });
});

describe('an operation of Swagger 2.0', () => {
  test.each<[string, JsonObject, JsonObject]>([
    [
      'query',
      { in: 'query', name: 'q', type: 'string', maxLength: 3, 'x-a': 1 },
      { in: 'query', name: 'q', 'x-a': 1, schema: { type: 'string', maxLength: 3 } },
    ],
    [
      'path',
      { in: 'path', name: 'q', type: 'integer' },
      { in: 'path', name: 'q', required: true, schema: { type: 'integer' } },
    ],
    [
      'list',
      { in: 'query', name: 'q', type: 'array', items: { type: 'string' } },
      {
        in: 'query',
        name: 'q',
        style: 'form',
        explode: false,
        schema: { type: 'array', items: { type: 'string' } },
      },
    ],
    [
      'repeated',
      { in: 'query', name: 'q', type: 'array', items: {}, collectionFormat: 'multi' },
      { in: 'query', name: 'q', style: 'form', explode: true, schema: { type: 'array', items: {} } },
    ],
    [
      'piped',
      { in: 'query', name: 'q', type: 'array', items: {}, collectionFormat: 'pipes' },
      {
        in: 'query',
        name: 'q',
        style: 'pipeDelimited',
        explode: false,
        schema: { type: 'array', items: {} },
      },
    ],
    [
      'header list',
      { in: 'header', name: 'q', type: 'array', items: {} },
      { in: 'header', name: 'q', style: 'simple', explode: false, schema: { type: 'array', items: {} } },
    ],
  ])('has a schema in each parameter: %s', (_, parameter, expected) => {
    expect(upgradeOperation({ parameters: [parameter] })).toEqual({ parameters: [expected] });
  });

  test('has a body with a content for each media type', () => {
    const body = {
      in: 'body',
      name: 'pet',
      description: 'D',
      required: true,
      'x-a': 1,
      schema: { type: 'string' },
    };
    const media = { schema: { type: 'string' } };
    expect(upgradeOperation({ parameters: [body] })).toEqual({
      requestBody: { description: 'D', content: { 'application/json': media }, required: true, 'x-a': 1 },
    });
    expect(upgradeOperation({ parameters: [body], consumes: ['a/b', 'c/d'] })).toMatchObject({
      requestBody: { content: { 'a/b': media, 'c/d': media } },
    });
  });

  test('has a form as one object', () => {
    const parameters = [
      { in: 'formData', name: 'file', type: 'file', required: true, description: 'F' },
      { in: 'formData', name: 'tags', type: 'array', items: { type: 'string' } },
    ];
    expect(upgradeOperation({ parameters, consumes: ['application/x-www-form-urlencoded'] })).toEqual({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: {
                file: { type: 'string', format: 'binary', description: 'F' },
                tags: { type: 'array', items: { type: 'string' } },
              },
              required: ['file'],
            },
            encoding: { tags: { style: 'form', explode: false } },
          },
        },
        required: true,
      },
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
      definitions: {
        Pet: {
          type: 'object',
          discriminator: 'kind',
          properties: { kind: { type: 'string', 'x-nullable': true } },
        },
      },
      paths: {
        '/a': {
          parameters: [{ $ref: '#/parameters/limit' }, { $ref: '#/parameters/body' }],
          post: { operationId: 'a', responses: {} },
          put: {
            operationId: 'b',
            responses: {},
            parameters: [{ in: 'body', name: 'other', schema: { type: 'string' } }],
          },
        },
        '/b': { post: { operationId: 'c', parameters: [{ $ref: '#/parameters/form' }], responses: {} } },
      },
    });
    const limit = { in: 'query', name: 'limit', schema: { type: 'integer' } };
    expect(document).toMatchObject({
      paths: {
        '/a': {
          post: {
            parameters: [limit],
            requestBody: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
            },
          },
          put: {
            parameters: [limit],
            requestBody: { content: { 'application/json': { schema: { type: 'string' } } } },
          },
        },
        '/b': {
          post: {
            requestBody: {
              content: {
                'application/x-www-form-urlencoded': { schema: { properties: { f: { type: 'string' } } } },
              },
            },
          },
        },
      },
      components: {
        schemas: {
          Pet: {
            discriminator: { propertyName: 'kind' },
            properties: { kind: { nullable: true, 'x-nullable': true } },
          },
        },
      },
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
    expect(upgradeOperation({ produces: ['a/b', 'c/d'], responses: { 200: response } })).toEqual({
      responses: {
        200: {
          description: 'D',
          headers: { 'X-A': { description: 'H', schema: { type: 'integer' } } },
          content: {
            'a/b': { schema: { type: 'string', format: 'binary' }, example: { x: 1 } },
            'c/d': { schema: { type: 'string', format: 'binary' } },
          },
        },
      },
    });
  });

  test('keeps content of 3.0 with its references, without dangling ones', () => {
    const content = { 'a/b': { schema: { type: 'array', items: { $ref: '#/definitions/Pet' } } } };
    const upgraded = upgradeOperation({
      parameters: [{ name: 'a', in: 'query', content }],
      responses: { 200: { description: 'D', content, headers: { 'X-A': { content } } } },
    });
    expect(JSON.stringify(upgraded).match(/#\/[^"]*/g)).toEqual(
      Array.from({ length: 3 }, () => '#/components/schemas/Pet'),
    );
  });

  test('has security schemes and names of schemas in the form of 3.0', () => {
    const document = rewrite({
      ...base,
      securityDefinitions: {
        'my key': { type: 'apiKey', in: 'header', name: 'K' },
        basic: { type: 'basic' },
        oauth: {
          type: 'oauth2',
          flow: 'accessCode',
          authorizationUrl: 'https://a',
          tokenUrl: 'https://t',
          scopes: { r: 'Read' },
        },
      },
      definitions: { 'List«Pet»': { type: 'string' } },
      security: [{ 'my key': [] }],
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            responses: { 200: { description: '', schema: { $ref: '#/definitions/List%C2%ABPet%C2%BB' } } },
          },
        },
      },
    });
    expect(document).toMatchObject({
      components: {
        schemas: { List_Pet_: { type: 'string' } },
        securitySchemes: {
          'my key': { type: 'apiKey', in: 'header', name: 'K' },
          basic: { type: 'http', scheme: 'basic' },
          oauth: {
            type: 'oauth2',
            flows: {
              authorizationCode: {
                authorizationUrl: 'https://a',
                tokenUrl: 'https://t',
                scopes: { r: 'Read' },
              },
            },
          },
        },
      },
    });
    expect(JSON.stringify(document['paths'])).toContain('#/components/schemas/List_Pet_');
  });
});

describe('a schema of Swagger 2.0', () => {
  test.each<[string, JsonObject, JsonObject]>([
    [
      'with a schema for each entry of a list',
      { type: 'array', items: [{ type: 'integer' }, { type: 'string' }] },
      { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'string' }] } },
    ],
    ['with a list of one', { items: [{ type: 'file' }] }, { items: { type: 'string', format: 'binary' } }],
    ['with a list of none', { items: [] }, { items: {} }],
    [
      'with properties that are named like keywords',
      { properties: { type: { type: 'file' }, items: { items: [{}] } } },
      { properties: { type: { type: 'string', format: 'binary' }, items: { items: {} } } },
    ],
  ])('%s is one of 3.0', (_, schema, expected) => {
    const body = { parameters: [{ in: 'body', name: 'b', schema }] };
    expect(upgradeOperation(body)).toEqual({
      requestBody: { content: { 'application/json': { schema: expected } } },
    });
  });
});

test('schemes of an operation have no effect without a host', () => {
  const { document, findings } = prepareDocument(
    {
      swagger: '2.0',
      info: {},
      basePath: '/v1',
      paths: { '/a': { get: { operationId: 'a', schemes: ['https'], responses: {} } } },
    },
    { version: '2.0', rewrite: 'auto', serverUrl: 'https://given.example.com' },
  );
  expect(document['paths']).toEqual({ '/a': { get: { operationId: 'a', responses: {} } } });
  expect(findings).toEqual([]);
});

/** The most popular upgrader, as an independent reference. */
const require = createRequire(import.meta.url);
const other = require('swagger2openapi') as {
  convertObj(document: unknown, options: object): Promise<{ openapi: Members }>;
};

describe('content of later versions in a Swagger 2.0 file', () => {
  const toSchema = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
  const answer = (schema: JsonObject): JsonObject => ({
    responses: { '200': { description: 'Done.', schema } },
  });
  /** Returns the targets of the references in the response's schema, by property. */
  const follow = (more: JsonObject, schema: JsonObject, ...names: readonly string[]): unknown => {
    const own = rewrite({
      ...base,
      ...more,
      paths: { '/a': { post: { operationId: 'a', ...answer(schema) } } },
    });
    const reader = createReader(own);
    const start = lookUp(own, '#/paths/~1a/post/responses/200/content/*~1*/schema');
    return names.reduce<unknown>(
      (held, name) => reader.read(membersOf(membersOf(held)['properties'])[name]),
      reader.read(start),
    );
  };

  test('stays if references lead to it', () => {
    const components = { schemas: { P: { properties: { q: toSchema('Q') } }, Q: { type: 'string' } } };
    expect(follow({ components }, toSchema('P'), 'q')).toEqual({ type: 'string' });
  });
});

describe('an upgraded document is equivalent to the result of swagger2openapi', () => {
  const folder = join(dirname(require.resolve('@readme/oas-examples/package.json')), '2.0/json');
  const files = readdirSync(folder);

  test.each(files)('%s', async (file) => {
    const document = JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject;
    const own = rewrite(document, 'https://given.example.com');
    expect(importActions(own).ok).toBe(true);
    const copy = JSON.parse(JSON.stringify(document)) as JsonObject;
    const { openapi } = await other.convertObj(copy, { patch: true, warnOnly: true, text: ' ' });
    const changes = listChanges(openapi, own, { cutTexts: true, serverUrl: 'https://given.example.com' });
    // swagger2openapi writes the default style or no style, and gives a single example its own name.
    expect(changes.filter((change) => !/\/(?:style|examples?): /.test(change))).toEqual([]);
  });
});
