import { describeApi, loadFiles } from '../../support/spec-files.ts';

type Parts = Readonly<Record<string, unknown>>;

const done = { responses: { '200': { description: 'Done.' } } };
const operation = (id?: string, parts: object = {}): object => ({
  ...(id !== undefined && { operationId: id }),
  ...done,
  ...parts,
});
const paths = (items: object): Parts => ({ paths: items });
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const swagger = { openapi: undefined, servers: undefined, swagger: '2.0', host: 'a.example.com' };
const body = (name: string): object => ({ name, in: 'body', schema: {} });
const field = { name: 'f', in: 'formData', type: 'string' };

/** What is wrong; the parts; rule and place; a piece of what is said. */
const warnings: readonly [string, Parts, string, string][] = [
  [
    'an operationId that is there already',
    paths({ '/a': { get: operation('x'), put: operation('x') } }),
    'same-operation-id /paths/~1a/put',
    '`PUT /a` and `GET /a` both get the `operation_id` `x` on the service, so one of them is never called.',
  ],
  [
    'two operations of one name',
    paths({
      '/a': { get: operation(undefined, { summary: 'S' }), put: operation(undefined, { summary: 'S' }) },
    }),
    'same-operation-id /paths/~1a/put',
    '`PUT /a` and `GET /a` both get the `operation_id` `s`',
  ],
  [
    'an operationId that is the summary of another',
    paths({ '/a': { get: operation(undefined, { summary: 'S' }), put: operation('S') } }),
    'same-operation-id /paths/~1a/put',
    '`PUT /a` and `GET /a` both get the `operation_id` `s`',
  ],
  [
    'an operation that says nothing of itself',
    paths({ '/a': { get: operation() } }),
    'no-description /paths/~1a/get',
    'only its method and path to go by',
  ],
  [
    'an operation among the additional ones that says nothing of itself',
    { openapi: '3.2.0', ...paths({ '/a': { additionalOperations: { COPY: operation() } } }) },
    'no-description /paths/~1a/additionalOperations/COPY',
    '`COPY /a` has no operationId',
  ],
  [
    'a path parameter that is not declared',
    paths({ '/a/{id}/{part}': { get: operation('x', { parameters: [id] }) } }),
    'path-parameter /paths/~1a~1{id}~1{part}/get',
    '`GET /a/{id}/{part}` does not declare its path parameter "part".',
  ],
  [
    'two bodies',
    { ...swagger, ...paths({ '/a': { put: operation('x', { parameters: [body('a'), body('b')] }) } }) },
    'two-bodies /paths/~1a/put',
    '`PUT /a` has more than one body; a request has one, so only the first `in: body` is sent.',
  ],
  [
    'a body and a form',
    {
      ...swagger,
      ...paths({
        '/a': { put: operation('x', { consumes: ['multipart/form-data'], parameters: [body('a'), field] }) },
      }),
    },
    'two-bodies /paths/~1a/put',
    'has more than one body',
  ],
  [
    'a misspelt key of an operation',
    paths({ '/a': { get: operation('x', { paramaters: [] }) } }),
    'unknown-key /paths/~1a/get/paramaters',
    '`paramaters` is not a known key here, so it is ignored. Did you mean `parameters`?',
  ],
  [
    'a key in other capitals',
    paths({ '/a': { put: operation('x', { requestbody: { content: {} } }) } }),
    'unknown-key /paths/~1a/put/requestbody',
    'Did you mean `requestBody`?',
  ],
  [
    'a misspelt key of a parameter',
    paths({ '/a': { get: operation('x', { parameters: [{ name: 'n', in: 'query', shema: {} }] }) } }),
    'unknown-key /paths/~1a/get/parameters/0/shema',
    'Did you mean `schema`?',
  ],
  [
    'a misspelt key of a parameter for all operations of a path',
    paths({
      '/a': { get: operation('x'), parameters: [{ name: 'n', in: 'query', requird: true, schema: {} }] },
    }),
    'unknown-key /paths/~1a/parameters/0/requird',
    'Did you mean `required`?',
  ],
  [
    'a misspelt key of a body',
    paths({ '/a': { put: operation('x', { requestBody: { contents: {} } }) } }),
    'unknown-key /paths/~1a/put/requestBody/contents',
    'Did you mean `content`?',
  ],
  [
    'a misspelt key of a parameter that operations share, told once',
    {
      ...paths({
        '/a': {
          get: operation('x', { parameters: [{ $ref: '#/components/parameters/N' }] }),
          put: operation('y', { parameters: [{ $ref: '#/components/parameters/N' }] }),
        },
      }),
      components: { parameters: { N: { name: 'n', in: 'query', scheme: {} } } },
    },
    'unknown-key /components/parameters/N/scheme',
    'Did you mean `schema`?',
  ],
];

test.each(warnings)('%s is a warning at its place', async (_what, parts, place, words) => {
  const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite: 'auto' });
  expect(spec.ok).toBe(true);
  expect(spec.problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([place]);
  expect(spec.problems[0]?.message).toContain(words);
});

const pet = { type: 'object', properties: {} };

/** Refused: nothing could be imported, or something that nobody meant. */
const errors: readonly [string, Parts, string, string][] = [
  ['no paths', { paths: undefined }, 'no-paths ', 'has no `paths`, so there is nothing to import.'],
  [
    'webhooks alone',
    { openapi: '3.1.0', paths: undefined, webhooks: {} },
    'no-paths ',
    'only webhooks, which are requests that the API sends',
  ],
  [
    'components alone',
    { openapi: '3.1.0', paths: undefined, components: {} },
    'no-paths ',
    'only components for other descriptions to use',
  ],
  [
    'paths that are a list',
    { paths: [] },
    'no-paths /paths',
    'has a list for `paths`, so there is nothing to import.',
  ],
  ['no operation', { paths: {} }, 'no-operations /paths', 'would leave the copilot without actions'],
  ['paths without operations', { paths: { '/a': {} } }, 'no-operations /paths', 'expected at least one'],
  ['a path that is null', { paths: { '/a': null } }, 'unreadable /paths/~1a', '`/a` is nothing (null).'],
  [
    'an operation that is text',
    { paths: { '/a': { get: 'x' } } },
    'unreadable /paths/~1a/get',
    '`get` is text. The importer takes',
  ],
  [
    'a path that leads to a schema',
    { paths: { '/a': { $ref: '#/components/schemas/Pet' } }, components: { schemas: { Pet: pet } } },
    'path-reference /paths/~1a/$ref',
    'refers to something that is not a path item: it has `type`, `properties`. Expected methods, such as `get`.',
  ],
  [
    'a path that leads nowhere',
    { paths: { '/a': { $ref: '#/components/pathItems/A' } } },
    'unresolved-ref /paths/~1a/$ref',
    'points to nothing',
  ],
  [
    'parameters that are no list',
    { paths: { '/a': { get: operation('x', { parameters: 'x' }) } } },
    'unreadable /paths/~1a/get',
    '`parameters` is text; the importer needs a list there.',
  ],
  [
    'a parameter that is text',
    { paths: { '/a': { get: operation('x', { parameters: ['x'] }) } } },
    'unreadable /paths/~1a/get',
    '`parameters[0]` is text; the importer needs an object there.',
  ],
];

test.each(errors)('%s is one error', async (_what, parts, place, words) => {
  for (const rewrite of ['auto', 'none'] as const) {
    const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite });
    expect(spec.ok).toBe(false);
    const reported = spec.problems.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`);
    expect(reported.filter((line) => line.startsWith('error'))).toEqual([`error ${place}`]);
    expect(spec.problems[0]?.message).toContain(words);
  }
});

test('of several operations of one operationId, each is told of the first', async () => {
  const items = paths({ '/a': { get: operation('x'), put: operation('x'), post: operation('x') } });
  const spec = await loadFiles({ 'a.json': describeApi(items) }, { rewrite: 'auto' });
  expect(spec.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^`PUT \/a` and `GET \/a` both/),
    expect.stringMatching(/^`POST \/a` and `GET \/a` both/),
  ]);
});

test('of a path that leads to a schema nothing else is said, as its keys are no operations', async () => {
  const parts = {
    paths: { '/a': { $ref: '#/components/schemas/Pet' } },
    components: { schemas: { Pet: pet } },
  };
  const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite: 'auto' });
  expect(spec.problems.map(({ rule }) => rule)).toEqual(['path-reference']);
});

test('keys that only an author knows, and those that come with `x-`, are no misspellings', async () => {
  const own = { 'x-paramaters': 1, hidden: true, 'summary-fr': 'Tout', names: 1 };
  const parameter = { name: 'n', in: 'query', schema: {}, schemas: {}, order: 1 };
  const items = { '/a': { get: operation('x', { ...own, parameters: [parameter] }) } };
  const spec = await loadFiles({ 'a.json': describeApi(paths(items)) }, { rewrite: 'auto' });
  expect(spec.problems).toEqual([]);
});
