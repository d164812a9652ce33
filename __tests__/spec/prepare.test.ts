import type { JsonObject, JsonValue } from '../../src/spec/json.ts';
import type { Prepared } from '../../src/spec/prepare.ts';
import { prepareDocument } from '../../src/spec/prepare.ts';
import { importActions } from '../support/importer.ts';

const servers = [{ url: 'https://api.example.com/v1' }];
const get = { operationId: 'a', responses: {} };

interface Options {
  readonly serverUrl?: string;
  readonly prepare?: 'auto' | 'none';
  readonly sourceBytes?: number;
}

function prepare(document: JsonObject, options: Options = {}): Prepared {
  return prepareDocument(document, {
    version: typeof document['swagger'] === 'string' ? '2.0' : '3.1',
    prepare: 'auto',
    sourceBytes: JSON.stringify(document).length,
    ...options,
  });
}

/** Ample room, so that only what is asked about decides. */
const padding = 'x'.repeat(5000);

function of(parts: JsonObject): JsonObject {
  return { openapi: '3.1.0', info: { title: padding }, servers, paths: {}, ...parts };
}

function withPath(item: JsonValue, components: JsonObject = {}): JsonObject {
  return of({ paths: { '/a/{id}': item }, components });
}

/** The operations of the one path once prepared. */
function prepareItem(item: JsonValue, components: JsonObject = {}): JsonValue | undefined {
  const { paths } = prepare(withPath(item, components)).document;
  return (paths as JsonObject)['/a/{id}'];
}

function rulesOf(prepared: Prepared): readonly string[] {
  return prepared.rewrites.map(({ rule }) => rule);
}

function errorsOf(prepared: Prepared): readonly string[] {
  return prepared.findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}

describe('a description without hazards', () => {
  test.each<[string, JsonObject]>([
    ['an empty one', of({})],
    [
      'one that the importer follows',
      withPath(
        {
          post: {
            operationId: 'a',
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          },
        },
        { schemas: { A: { type: 'object' } } },
      ),
    ],
    ['one with a name from its summary', withPath({ get: { summary: 'Get.' } })],
    [
      'one with recursion that nothing can write out',
      withPath(
        {
          post: {
            operationId: 'a',
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          },
        },
        { schemas: { A: { properties: { next: { $ref: '#/components/schemas/A' } } } } },
      ),
    ],
    [
      'one with references in its responses',
      withPath(
        { get: { ...get, responses: { 200: { $ref: '#/components/responses/R' } } } },
        { responses: { R: { description: '' } } },
      ),
    ],
    [
      'one with webhooks, callbacks and extensions',
      of({ webhooks: { a: { parameters: [] } }, 'x-a': { get: 5 } }),
    ],
    ['one with servers of an operation', withPath({ get: { ...get, servers } })],
  ])('goes out as it is: %s', (_, document) => {
    const prepared = prepare(document);
    expect(prepared.document).toBe(document);
    expect(prepared.rewrites).toEqual([]);
    expect(importActions(document).ok).toBe(true);
  });
});

describe('what a path says for all of its operations moves into each', () => {
  test('parameters, unless the operation has one of the same place and name', () => {
    const item = {
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'id', in: 'query', description: 'of the path' },
      ],
      get: { ...get, parameters: [{ name: 'id', in: 'query', description: 'of the operation' }] },
      put: { operationId: 'b' },
    };
    expect(prepareItem(item)).toEqual({
      get: {
        ...get,
        parameters: [
          { name: 'id', in: 'path', required: true },
          { name: 'id', in: 'query', description: 'of the operation' },
        ],
      },
      put: { operationId: 'b', parameters: item.parameters },
    });
  });

  test.each<[string, JsonObject, JsonObject, JsonObject]>([
    ['a summary', { summary: 'S' }, {}, { summary: 'S' }],
    ['a description', { description: 'D' }, {}, { description: 'D' }],
    [
      'a summary beside the own one',
      { summary: 'S' },
      { summary: 'own' },
      { summary: 'own', description: 'S' },
    ],
    [
      'a description behind the own one',
      { description: 'D' },
      { description: 'own' },
      { description: 'own\n\nD' },
    ],
    ['the same description once', { description: 'D' }, { description: 'D' }, { description: 'D' }],
    ['servers', { servers }, {}, { servers }],
    ['no servers over the own ones', { servers: [] }, { servers }, { servers }],
    ['extensions', { 'x-a': { b: 1 } }, { 'x-c': 1 }, { 'x-a': { b: 1 }, 'x-c': 1 }],
    ['no extension over the own one', { 'x-a': 1 }, { 'x-a': 2 }, { 'x-a': 2 }],
  ])('%s', (_, item, own, expected) => {
    expect(prepareItem({ ...item, get: { ...get, ...own } })).toEqual({ get: { ...get, ...expected } });
  });

  test('and a reference in its place', () => {
    expect(
      prepareItem(
        { $ref: '#/components/pathItems/I', get },
        { pathItems: { I: { put: { operationId: 'b' } } } },
      ),
    ).toEqual({
      put: { operationId: 'b' },
      get,
    });
  });

  test('and additional methods stand beside the others', () => {
    expect(prepareItem({ get, additionalOperations: { COPY: { operationId: 'c' } } })).toEqual({
      get,
      COPY: { operationId: 'c' },
    });
  });

  test('and extensions of `paths` stand at the root', () => {
    const document = of({ paths: { 'x-a': [1], 'x-b': 2, '/a': { get } }, 'x-b': 'taken' });
    const { document: prepared } = prepare(document);
    expect(prepared).toMatchObject({
      paths: { '/a': { get } },
      'x-a': [1],
      'x-b': 'taken',
      'x-paths': { 'x-b': 2 },
    });
    expect(importActions(prepared).ok).toBe(true);
  });
});

describe('parameters and bodies behind a reference are written out', () => {
  const parameter = { name: 'q', in: 'query', schema: { type: 'string' } };
  const content = { 'application/json': { schema: { type: 'string' } } };
  test.each<[string, JsonObject, JsonObject, JsonObject]>([
    [
      'a parameter',
      { parameters: [{ $ref: '#/components/parameters/Q' }] },
      { parameters: { Q: parameter } },
      { parameters: [parameter] },
    ],
    [
      'a parameter behind two',
      { parameters: [{ $ref: '#/components/parameters/P' }] },
      { parameters: { P: { $ref: '#/components/parameters/Q' }, Q: parameter } },
      { parameters: [parameter] },
    ],
    [
      'a parameter with a description beside the reference',
      { parameters: [{ $ref: '#/components/parameters/Q', description: 'D' }] },
      { parameters: { Q: parameter } },
      { parameters: [{ ...parameter, description: 'D' }] },
    ],
    [
      'a parameter with more beside the reference than the standard knows',
      { parameters: [{ $ref: '#/components/parameters/Q', required: true }] },
      { parameters: { Q: parameter } },
      { parameters: [parameter] },
    ],
    [
      'a name with a slash and a space',
      { parameters: [{ $ref: '#/components/parameters/a~1b%20c' }] },
      { parameters: { 'a/b c': parameter } },
      { parameters: [parameter] },
    ],
    [
      'an example of a parameter',
      { parameters: [{ ...parameter, examples: { e: { $ref: '#/components/examples/E' } } }] },
      { examples: { E: { value: 1 } } },
      { parameters: [{ ...parameter, examples: { e: { value: 1 } } }] },
    ],
    [
      'an example that is called `schema`',
      { parameters: [{ ...parameter, examples: { schema: { $ref: '#/components/examples/E' } } }] },
      { examples: { E: { value: 1 } } },
      { parameters: [{ ...parameter, examples: { schema: { value: 1 } } }] },
    ],
    [
      'a request body',
      { requestBody: { $ref: '#/components/requestBodies/B' } },
      { requestBodies: { B: { content } } },
      { requestBody: { content } },
    ],
    [
      'a media type',
      { requestBody: { content: { 'application/json': { $ref: '#/components/mediaTypes/M' } } } },
      { mediaTypes: { M: content['application/json'] } },
      { requestBody: { content } },
    ],
  ])('%s', (_, own, components, expected) => {
    expect(prepareItem({ get: { ...get, ...own } }, components)).toEqual({ get: { ...get, ...expected } });
  });

  test('and the components that nothing uses any more are left out, others not', () => {
    const { document } = prepare(
      withPath(
        { get: { ...get, parameters: [{ $ref: '#/components/parameters/Q' }] } },
        { parameters: { Q: parameter, Unused: { ...parameter } } },
      ),
    );
    expect(document['components']).toEqual({ parameters: { Unused: { ...parameter } } });
  });

  test('responses too, where there is a reason to rewrite at all', () => {
    const responses = { 200: { $ref: '#/components/responses/R' } };
    expect(
      prepareItem({ parameters: [], get: { ...get, responses } }, { responses: { R: { description: 'D' } } }),
    ).toMatchObject({
      get: { responses: { 200: { description: 'D' } } },
    });
  });
});

describe('schemas are written out', () => {
  const body = (schema: JsonValue): JsonObject => ({
    ...get,
    requestBody: { content: { 'application/json': { schema } } },
  });
  const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
  const schemasOf = (prepared: Prepared): JsonValue | undefined =>
    (prepared.document['components'] as JsonObject | undefined)?.['schemas'];

  test('in the component, where the importer follows the reference itself', () => {
    const prepared = prepare(
      withPath(
        { put: body(reference('A')) },
        { schemas: { A: { items: reference('B') }, B: { type: 'string' } } },
      ),
    );
    expect(prepared.document['paths']).toEqual({ '/a/{id}': { put: body(reference('A')) } });
    expect(schemasOf(prepared)).toEqual({ A: { items: { type: 'string' } } });
    expect(rulesOf(prepared)).toEqual(['schema-references', 'unused-components']);
  });

  test('in their place, where it does not', () => {
    const prepared = prepare(
      withPath(
        { put: body({ items: reference('A') }) },
        { schemas: { A: { items: reference('B') }, B: { type: 'string' } } },
      ),
    );
    expect(prepared.document['paths']).toEqual({
      '/a/{id}': { put: body({ items: { items: { type: 'string' } } }) },
    });
    expect(prepared.document['components']).toBeUndefined();
  });

  test('also below properties whose names are keywords elsewhere', () => {
    const names = ['example', 'enum', 'x-a', 'default', 'schema', 'description'];
    const properties = (value: JsonValue): JsonObject =>
      Object.fromEntries(names.map((name) => [name, value]));
    const document = withPath(
      { put: body({ properties: properties(reference('A')) }) },
      { schemas: { A: { type: 'string' } } },
    );
    expect(prepare(document).document['paths']).toEqual({
      '/a/{id}': { put: body({ properties: properties({ type: 'string' }) }) },
    });
  });

  test('up to where they repeat themselves', () => {
    const schemas = { A: { items: reference('B') }, B: { properties: { next: reference('B') } } };
    const prepared = prepare(withPath({ put: body({ items: reference('A') }) }, { schemas }));
    expect(prepared.document['paths']).toEqual({
      '/a/{id}': { put: body({ items: { items: reference('B') } }) },
    });
    expect(schemasOf(prepared)).toEqual({ B: schemas.B });
  });

  test('with the texts beside a reference, and its constraints from 3.1 on', () => {
    const schema = { items: { ...reference('A'), description: 'mine', minLength: 2 } };
    const document = withPath({ put: body(schema) }, { schemas: { A: { type: 'string' } } });
    expect(prepare(document).document['paths']).toEqual({
      '/a/{id}': {
        put: body({ items: { allOf: [{ type: 'string' }, { minLength: 2 }], description: 'mine' } }),
      },
    });
    expect(prepare({ ...document, openapi: '3.0.3' }).document['paths']).toEqual({
      '/a/{id}': { put: body({ items: { type: 'string', description: 'mine' } }) },
    });
  });

  test('but not what is data, or a property that is called `$ref`', () => {
    const schema = {
      properties: { $ref: { type: 'string' } },
      example: { $ref: '#/components/schemas/A' },
      enum: [{ $ref: '#/x' }],
    };
    const document = withPath({ put: body(schema) });
    expect(prepare(document).document).toBe(document);
  });

  test('with the names that a discriminator goes by', () => {
    const schemas = {
      Pet: {
        oneOf: [reference('Cat'), reference('Dog')],
        discriminator: { propertyName: 'kind', mapping: { hound: '#/components/schemas/Dog' } },
      },
      Cat: { type: 'object' },
      Dog: { type: 'object' },
    };
    const prepared = prepare(withPath({ put: body({ items: reference('Pet') }) }, { schemas }));
    const mapping = { hound: '#/components/schemas/Dog', Cat: '#/components/schemas/Cat' };
    expect(prepared.document['paths']).toEqual({
      '/a/{id}': {
        put: body({
          items: {
            oneOf: [{ type: 'object' }, { type: 'object' }],
            discriminator: { propertyName: 'kind', mapping },
          },
        }),
      },
    });
    expect(Object.keys(schemasOf(prepared) as JsonObject)).toEqual(['Cat', 'Dog']);
  });

  test('and those that build on a schema with a discriminator stay', () => {
    const schemas = {
      Pet: { type: 'object', discriminator: { propertyName: 'kind' } },
      Cat: { allOf: [reference('Pet'), { required: ['claws'] }] },
    };
    const prepared = prepare(
      withPath({ put: body({ anyOf: [reference('Pet'), reference('Cat')] }) }, { schemas }),
    );
    const text = JSON.stringify(prepared.document);
    expect(Object.keys(schemasOf(prepared) as JsonObject)).toContain('Cat');
    expect(text).toContain('"mapping":{"Cat":"#/components/schemas/Cat"}');
  });

  test('and a reference into a path leads to a component of its own', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const document = of({
      paths: {
        '/a': { parameters: [{ name: 'a', in: 'query', schema }], get },
        '/b': {
          get: {
            operationId: 'b',
            responses: {
              200: { content: { 'a/b': { schema: { $ref: '#/paths/~1a/parameters/0/schema' } } } },
            },
          },
        },
      },
    });
    const { document: prepared } = prepare(document);
    expect(prepared).toMatchObject({
      paths: {
        '/b': {
          get: { responses: { 200: { content: { 'a/b': { schema: reference('a_parameters_0_schema') } } } } },
        },
      },
      components: { schemas: { a_parameters_0_schema: schema } },
    });
  });
});

describe('the address', () => {
  test.each<[string, JsonValue | undefined, string | undefined, string]>([
    ['is kept where it is absolute', servers, 'https://given.example.com', 'https://api.example.com/v1'],
    [
      'is `server-url` where there is none',
      undefined,
      'https://given.example.com/api',
      'https://given.example.com/api',
    ],
    [
      'is `server-url` where the list is empty',
      [],
      'https://given.example.com/',
      'https://given.example.com',
    ],
    [
      'is `server-url` where the description says `/`',
      [{ url: '/' }],
      'https://given.example.com/api',
      'https://given.example.com/api',
    ],
    [
      'is completed from the root',
      [{ url: '/v2/' }],
      'https://given.example.com/api',
      'https://given.example.com/v2',
    ],
    [
      'is completed from beside',
      [{ url: 'v2' }],
      'https://given.example.com/api',
      'https://given.example.com/api/v2',
    ],
    [
      'takes the scheme of `server-url`',
      [{ url: '//api.example.com/x' }],
      'http://given.example.com',
      'http://api.example.com/x',
    ],
    [
      'takes https where nothing names a scheme',
      [{ url: '//api.example.com/x' }],
      undefined,
      'https://api.example.com/x',
    ],
    [
      'takes the first absolute one',
      [{ url: '/v2' }, { url: 'https://b.example.com' }],
      undefined,
      'https://b.example.com',
    ],
    [
      'takes the defaults of variables',
      [{ url: 'https://{r}.example.com/{v}', variables: { r: { default: 'eu' }, v: { enum: ['v3'] } } }],
      undefined,
      'https://eu.example.com/v3',
    ],
    [
      'fills variables in before it is completed',
      [{ url: '/{v}', variables: { v: { default: 'v4' } } }],
      'https://given.example.com',
      'https://given.example.com/v4',
    ],
    [
      'is not a host without a default',
      [{ url: 'https://{r}.example.com' }],
      'https://given.example.com',
      'https://given.example.com',
    ],
  ])('%s', (_, given, serverUrl, expected) => {
    const document = of({ servers: given ?? [], paths: { '/a': { get } } });
    const without = Object.fromEntries(Object.entries(document).filter(([key]) => key !== 'servers'));
    const prepared = prepare(
      given === undefined ? without : document,
      serverUrl === undefined ? {} : { serverUrl },
    );
    expect(errorsOf(prepared)).toEqual([]);
    expect(importActions(prepared.document)).toMatchObject({ ok: true, actions: [{ url: `${expected}/a` }] });
  });

  test.each<[string, JsonValue]>([
    ['none', []],
    ['a relative one', [{ url: '/v1' }]],
    ['one that is no object', ['https://api.example.com']],
    ['one without a URL', [{ description: 'x' }]],
  ])('must be given where there is %s', (_, given) => {
    const prepared = prepare(of({ servers: given }));
    expect(errorsOf(prepared)).toEqual(['server-url']);
    expect(prepared.findings[0]?.message).toContain('`server-url`');
  });

  test('that moves to the front leaves the others in their order', () => {
    const list = [{ url: '/a' }, { url: 'https://b.example.com' }, { url: '/c' }];
    const { document } = prepare(of({ servers: list }));
    expect(document['servers']).toEqual([list[1], list[0], list[2]]);
  });

  test('of an operation is kept, and people are told that it is not read', () => {
    const own = [{ url: 'https://b.example.com' }];
    const prepared = prepare(withPath({ servers: own, get }));
    expect(prepared.document['paths']).toEqual({ '/a/{id}': { get: { ...get, servers: own } } });
    expect(prepared.findings.map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual([
      ['server-ignored', 'warning', '/paths/~1a~1{id}/get'],
    ]);
  });

  test('that makes a URL of more than 255 characters cannot be mended', () => {
    const path = `/${'p'.repeat(255 - 'https://api.example.com/v1'.length)}`;
    const prepared = prepare(of({ paths: { [path]: { get } } }));
    expect(errorsOf(prepared)).toEqual(['url-too-long']);
    expect(prepared.findings[0]?.message).toContain('256');
    expect(errorsOf(prepare(of({ paths: { [path.slice(1)]: { get } } })))).toEqual([]);
  });
});

describe('names', () => {
  test('are given to operations that have none', () => {
    expect(prepareItem({ get: {}, put: { operationId: '' } })).toEqual({
      get: { operationId: 'getAById' },
      put: { operationId: 'putAById' },
    });
  });

  test('are cut to 255 characters, and whatever names the operation follows', () => {
    const long = 'o'.repeat(256);
    const prepared = prepare(
      of({
        paths: {
          '/a': {
            get: { operationId: long, responses: { 200: { links: { next: { operationId: long } } } } },
          },
          '/b': { get: { operationId: 'b', 'x-open-execute-after': [long, 'other'] } },
        },
      }),
    );
    const { paths } = prepared.document as unknown as { paths: Record<string, { get: JsonObject }> };
    const id = paths['/a']?.get['operationId'];
    expect(id).toMatch(/^o{240,}_[a-z0-9]+$/);
    expect(paths['/a']?.get['responses']).toEqual({ 200: { links: { next: { operationId: id } } } });
    expect(paths['/b']?.get['x-open-execute-after']).toEqual([id, 'other']);
    expect(rulesOf(prepared)).toEqual(['names-shortened', 'names-followed']);
  });
});

describe('what nobody but the author can mend is an error', () => {
  test.each<[string, JsonObject, string, string]>([
    ['paths that are a list', of({ paths: [] }), 'paths-type', '/paths'],
    ['a path that is null', of({ paths: { '/a': null } }), 'path-type', '/paths/~1a'],
    [
      'a path that refers to nowhere',
      of({ paths: { '/a': { $ref: '#/x' } } }),
      'path-reference',
      '/paths/~1a/$ref',
    ],
    ['an operation that is a list', of({ paths: { '/a': { get: [] } } }), 'operation-type', '/paths/~1a/get'],
    [
      'parameters that are an object',
      of({ paths: { '/a': { get: { ...get, parameters: {} } } } }),
      'parameters-type',
      '/paths/~1a/get/parameters',
    ],
    [
      'a parameter that is a text',
      of({ paths: { '/a': { get: { ...get, parameters: ['x'] } } } }),
      'parameter-type',
      '/paths/~1a/get/parameters/0',
    ],
    [
      'a parameter of a path that refers to nowhere',
      of({ paths: { '/a': { parameters: [{ $ref: '#/x' }], get } } }),
      'parameter-reference',
      '/paths/~1a/parameters/0',
    ],
    [
      'a body that refers to itself',
      of({ paths: { '/a': { get: { ...get, requestBody: { $ref: '#/paths/~1a/get/requestBody' } } } } }),
      'request-body-reference',
      '/paths/~1a/get/requestBody',
    ],
  ])('%s', (_, document, rule, pointer) => {
    const errors = prepare(document).findings.filter(({ severity }) => severity === 'error');
    expect(errors.map((finding) => [finding.rule, finding.pointer])).toEqual([[rule, pointer]]);
  });
});

describe('with `prepare: none`', () => {
  test('nothing is rewritten, and the hazards are told: errors stop the import, warnings lose something', () => {
    const document = {
      ...withPath(
        {
          parameters: [],
          summary: 's',
          'x-a': {},
          get: {
            operationId: 'a',
            parameters: [{ $ref: '#/components/parameters/P' }],
            requestBody: { content: { a: { schema: { items: { $ref: '#/components/schemas/A' } } } } },
          },
          put: {},
        },
        { parameters: { P: { name: 'p', in: 'query' } }, schemas: { A: {} } },
      ),
      servers: [{ url: '/v1' }],
    };
    const prepared = prepare(document, { prepare: 'none' });
    expect(prepared.document).toBe(document);
    expect(prepared.rewrites).toEqual([]);
    expect(prepared.findings.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`)).toEqual([
      'error server-relative /servers/0/url',
      'error path-parameters /paths/~1a~1{id}/parameters',
      'error path-summary /paths/~1a~1{id}/summary',
      'error path-extension /paths/~1a~1{id}/x-a',
      'warning parameter-reference /paths/~1a~1{id}/get/parameters/0',
      'error name-missing /paths/~1a~1{id}/put',
      'warning schema-references ',
    ]);
  });
});

describe('the size limit', () => {
  const schemas = (count: number, bytes: number): JsonObject =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`S${index}`, { title: 'x'.repeat(bytes) }]),
    );
  const posting = (references: readonly string[]): JsonObject =>
    Object.fromEntries(
      references.map((name, index) => [
        `/${index}`,
        {
          put: {
            operationId: `o${index}`,
            requestBody: { content: { a: { schema: { items: { $ref: `#/components/schemas/${name}` } } } } },
          },
        },
      ]),
    );
  const sizeOf = (prepared: Prepared): number => JSON.stringify(prepared.document).length;

  test('is twice the size of the description, and the cheapest schemas come first', () => {
    const components = { schemas: { Large: { title: 'x'.repeat(3000) }, Small: { title: 'small' } } };
    const document = {
      ...of({ paths: posting(['Large', 'Large', 'Large', 'Large', 'Small']), components }),
      info: { title: '' },
    };
    const prepared = prepare(document);
    expect(sizeOf(prepared)).toBeLessThanOrEqual(2 * JSON.stringify(document).length);
    const { paths } = prepared.document as unknown as { paths: Record<string, unknown> };
    expect(JSON.stringify(paths['/4'])).toContain('"items":{"title":"small"}');
    expect(JSON.stringify(paths['/3'])).toContain('#/components/schemas/Large');
  });

  test('keeps a description below 1,000,000 bytes there', () => {
    const components = { schemas: schemas(9, 100_000) };
    const document = of({
      paths: posting(['S0', 'S0', 'S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S4', 'S4']),
      components,
    });
    const prepared = prepare(document);
    expect(sizeOf(prepared)).toBeLessThan(1_000_000);
  });

  test('takes repeated texts back where parameters that stand in many operations would exceed it', () => {
    const parameter = {
      name: 'q',
      in: 'query',
      description: `First sentence. ${'More. '.repeat(500)}`,
      schema: { enum: Array.from({ length: 200 }, String) },
    };
    const paths = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        `/${index}`,
        { get: { operationId: `o${index}`, parameters: [{ $ref: '#/components/parameters/Q' }] } },
      ]),
    );
    const document = { ...of({ paths, components: { parameters: { Q: parameter } } }), info: { title: '' } };
    const prepared = prepare(document);
    expect(sizeOf(prepared)).toBeLessThanOrEqual(2 * JSON.stringify(document).length);
    expect(rulesOf(prepared)).toContain('repeated-texts');
    const imported = importActions(prepared.document);
    if (!imported.ok) throw new Error(imported.reason);
    expect(imported.actions.map(({ payload }) => payload.parameters[0])).toEqual(
      imported.actions.map((_, index): unknown =>
        expect.objectContaining({
          name: 'q',
          in: 'query',
          schema: parameter.schema,
          ...(index === 0 && { description: parameter.description }),
        }),
      ),
    );
  });

  test('takes the rest of repeated texts and examples where that is not enough, and nothing else', () => {
    const rest = { name: 'q', in: 'query', required: true, schema: { type: 'string' }, 'x-a': 1 };
    const parameter = { ...rest, description: 'x'.repeat(2000), example: 'y'.repeat(2000) };
    const paths = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `/${index}`,
        { get: { operationId: `o${index}`, parameters: [{ $ref: '#/components/parameters/Q' }] } },
      ]),
    );
    const document = { ...of({ paths, components: { parameters: { Q: parameter } } }), info: { title: '' } };
    const imported = importActions(prepare(document).document);
    if (!imported.ok) throw new Error(imported.reason);
    const [first, ...others] = imported.actions.map(({ payload }) => payload.parameters[0]);
    expect(first).toEqual(parameter);
    expect(others).toEqual(others.map(() => rest));
  });

  test('is told where nothing that repeats is left to cut', () => {
    const paths = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`/${index}`, { $ref: '#/components/pathItems/I' }]),
    );
    const item = { get: { description: 'x'.repeat(9000) } };
    const prepared = prepare({
      ...of({ paths, components: { pathItems: { I: item } } }),
      info: { title: '' },
    });
    expect(prepared.findings).toMatchObject([{ severity: 'warning', rule: 'size' }]);
    expect(prepared.findings[0]?.message).toContain(`${sizeOf(prepared)} bytes`);
  });

  test('holds for schemas that would be larger than memory', () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => {
        const next = { $ref: `#/components/schemas/S${index + 1}` };
        return [`S${index}`, index === 59 ? { type: 'string' } : { properties: { a: next, b: next } }];
      }),
    );
    const document = of({ paths: posting(['S0', 'S58']), components: { schemas: doubling } });
    const prepared = prepare(document);
    expect(sizeOf(prepared)).toBeLessThanOrEqual(2 * JSON.stringify(document).length);
    expect(JSON.stringify(prepared.document['paths'])).toContain(
      '{"a":{"type":"string"},"b":{"type":"string"}}',
    );
  });
});
