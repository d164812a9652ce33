import { describeApi, loadFiles } from '../../support/spec-files.ts';

type Parts = Readonly<Record<string, unknown>>;

const get = { operationId: 'a', responses: { '200': { description: 'Done.' } } };
const path = (operation: object, item: object = {}): Parts => ({
  paths: { '/a': { get: { ...get, ...operation }, ...item } },
});
const schema = (value: unknown): Parts => ({ components: { schemas: { Pet: value } } });
const parameter = (value: object): Parts => path({ parameters: [value] });
const swagger = { openapi: undefined, servers: undefined, swagger: '2.0', host: 'a.example.com' };
const [v31, v32] = [{ openapi: '3.1.0' }, { openapi: '3.2.0' }];

/** What is broken; the description's parts; where it is told; in which words. */
const table: readonly [string, Parts, string, string][] = [
  ['a missing title', { info: { version: '1' } }, '/info', '`info` has no `title`, which is required.'],
  [
    'a number for a text',
    { info: { title: 'Pets', version: 1 } },
    '/info/version',
    '`version` must be text; found 1. Put it in quotes.',
  ],
  [
    'two numbers of a version',
    { openapi: '3.0' },
    '/openapi',
    '`openapi` is "3.0"; write all three numbers, such as "3.0.0".',
  ],
  [
    'a misspelt key',
    path({ tagss: ['x'] }),
    '/paths/~1a/get/tagss',
    '`tagss` is not known in `GET /a`. Perhaps `tags` is meant.',
  ],
  [
    'a misspelt key that is required',
    { servers: [{ urll: 'https://a.example.com' }, { url: 'https://a.example.com' }] },
    '/servers/0/urll',
    '`urll` is not known in `servers[0]`. Perhaps `url` is meant, which is required.',
  ],
  [
    'a method in capitals',
    { paths: { '/a': { GET: get } } },
    '/paths/~1a/GET',
    '`GET` is not known in path "/a". Perhaps `get` is meant.',
  ],
  [
    'an unknown key',
    path({ throttling: 5 }),
    '/paths/~1a/get/throttling',
    '`throttling` is not known in `GET /a`. Correct its spelling or place, or name it `x-…` where it is an extension.',
  ],
  [
    'an unknown key of a method that only 3.2 has a place for',
    { ...v32, paths: { '/a': { additionalOperations: { COPY: { ...get, throttling: 5 } } } } },
    '/paths/~1a/additionalOperations/COPY/throttling',
    '`throttling` is not known in `COPY /a`. Correct its spelling or place, or name it `x-…` where it is an extension.',
  ],
  [
    'a word of a later version',
    { webhooks: {} },
    '/webhooks',
    '`webhooks` is not known in a description. It came with OpenAPI 3.1; this description follows 3.0.',
  ],
  [
    'a list of types before 3.1',
    schema({ type: ['string', 'null'] }),
    '/components/schemas/Pet/type',
    '`type` must be text; found a list. A list of types came with OpenAPI 3.1; this description follows 3.0.',
  ],
  [
    'the type null in 3.0',
    schema({ type: 'null' }),
    '/components/schemas/Pet/type',
    '`type` must be one of "array", "boolean", "integer", "number", "object", "string"; found "null". In OpenAPI 3.0, write `nullable: true` beside the type.',
  ],
  [
    'a required property that says so itself',
    schema({ properties: { id: { type: 'string', required: true } } }),
    '/components/schemas/Pet/properties/id/required',
    '`required` must be a list; found true. In a schema, `required` lists names of properties, beside `properties`.',
  ],
  [
    'a path parameter that is optional',
    parameter({ name: 'id', in: 'path', schema: {} }),
    '/paths/~1a/get/parameters/0',
    'Parameter "id" must have `required: true`, as every path parameter.',
  ],
  [
    'a place that is none',
    parameter({ name: 'id', in: 'quer', schema: {} }),
    '/paths/~1a/get/parameters/0/in',
    '`in` must be one of "path", "query", "header", "cookie"; found "quer".',
  ],
  [
    'no response',
    path({ responses: {} }),
    '/paths/~1a/get/responses',
    'This responses object has no response; give a status code or `default`.',
  ],
  [
    'a status in words',
    path({ responses: { ok: { description: '' } } }),
    '/paths/~1a/get/responses/ok',
    '`ok` is not known in this responses object. Expected a status code of three digits, a range such as `2XX`, or `default`.',
  ],
  [
    'a path without a slash',
    { paths: { ...(path({})['paths'] as object), b: {} } },
    '/paths/b',
    'The path "b" must begin with `/`.',
  ],
  [
    'a component with a blank in its name, in 3.1',
    { ...v31, components: { schemas: { 'My Pet': {} } } },
    '/components/schemas/My Pet',
    '`schemas` has the name "My Pet", which is not allowed; it may hold letters, digits, `.`, `-` and `_`.',
  ],
  [
    'an example and examples',
    parameter({ name: 'q', in: 'query', schema: {}, example: 1, examples: {} }),
    '/paths/~1a/get/parameters/0',
    'Parameter "q" has both `example` and `examples`; only one of them is allowed.',
  ],
  [
    'a schema and a content',
    { ...v31, ...parameter({ name: 'q', in: 'query', schema: {}, content: { 'a/b': {} } }) },
    '/paths/~1a/get/parameters/0',
    'Parameter "q" has both `schema` and `content`; only one of them is allowed.',
  ],
  [
    'a schema that is null',
    { ...v31, ...schema(null) },
    '/components/schemas/Pet',
    'Schema "Pet" must be an object, true or false; found null.',
  ],
  ['an empty list', schema({ enum: [] }), '/components/schemas/Pet/enum', '`enum` must not be empty.'],
  [
    'a pattern that is none',
    schema({ pattern: '[' }),
    '/components/schemas/Pet/pattern',
    '`pattern` must be a regular expression of ECMAScript; found "[".',
  ],
  [
    'a name listed twice',
    schema({ required: ['a', 'b', 'a'] }),
    '/components/schemas/Pet/required',
    '`required` lists the same entry twice: [0] and [2], counted from 0.',
  ],
  [
    'a negative length',
    schema({ minLength: -1 }),
    '/components/schemas/Pet/minLength',
    '`minLength` must be >= 0; found -1.',
  ],
  [
    'several whole query strings',
    {
      ...v32,
      ...path({
        parameters: ['a', 'b'].map((name) => ({ name, in: 'querystring', content: { 'a/b': {} } })),
      }),
    },
    '/paths/~1a/get/parameters',
    '`parameters` has several parameters with `in: querystring`; only one is allowed.',
  ],
  [
    'a method that has a place of its own',
    { ...v32, ...path({}, { additionalOperations: { POST: get } }) },
    '/paths/~1a/additionalOperations/POST',
    '`additionalOperations` holds `POST`, which has a place of its own: write `post` beside `additionalOperations`.',
  ],
  [
    'a header that cannot be sent',
    { ...v32, ...path({ responses: { 200: { headers: { 'a=b': { schema: {} } } } } }) },
    '/paths/~1a/get/responses/200/headers/a=b',
    '`headers` has the name "a=b", which is not allowed; a header name may hold letters, digits and ``!#$%&\'*+.^_`|~-``.',
  ],
  [
    'what a neighbour rules out',
    { ...v32, ...schema({ xml: { nodeType: 'element', wrapped: true } }) },
    '/components/schemas/Pet/xml/wrapped',
    '`wrapped` is not allowed beside `nodeType`.',
  ],
  [
    'a host with a scheme',
    { ...swagger, host: 'https://a.example.com' },
    '/host',
    '`host` is "https://a.example.com"; it must be a host name, with a port or without, and no scheme or path.',
  ],
  [
    'a word of OpenAPI in Swagger',
    { ...swagger, definitions: { Pet: { anyOf: [{}] } } },
    '/definitions/Pet/anyOf',
    '`anyOf` is not known in schema "Pet". It came with OpenAPI 3.0; this description follows 2.0.',
  ],
];

test.each(table)(
  '%s is told at its place, once, with what was expected',
  async (_what, parts, pointer, message) => {
    const spec = await loadFiles({ 'a.json': describeApi(parts) });
    const told = spec.problems.filter(({ rule }) => rule === 'schema');
    expect(told.map((problem) => [problem.pointer, problem.message])).toEqual([[pointer, message]]);
    const [problem] = told;
    expect(problem?.line).toBe(1);
  },
);

test('an error names no part of the standard that the file does not show', async () => {
  const spec = await loadFiles({ 'a.json': describeApi(schema({ type: 'strin', minLength: 'x' })) });
  expect(spec.problems.map(({ message }) => message).join()).not.toMatch(
    /oneOf|anyOf|additionalProp|instancePath/,
  );
  expect(spec.problems).toHaveLength(2);
});
