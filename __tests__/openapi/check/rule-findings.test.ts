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
    'duplicate-operation-id /paths/~1a/put/operationId',
    '`PUT /a` has the operationId "x" that `GET /a` has already',
  ],
  [
    'two operations of one name',
    paths({
      '/a': { get: operation(undefined, { summary: 'S' }), put: operation(undefined, { summary: 'S' }) },
    }),
    'same-action-name /paths/~1a/put',
    '`PUT /a` gets the same action name as `GET /a`: "S". Give each an operationId.',
  ],
  [
    'an operationId that is the summary of another',
    paths({ '/a': { get: operation(undefined, { summary: 'S' }), put: operation('S') } }),
    'same-action-name /paths/~1a/put',
    'same action name as `GET /a`: "S"',
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
    'an order after an operation that is not there',
    paths({ '/a': { get: operation('x', { 'x-open-execute-after': ['x', 'gone'] }) } }),
    'execute-after /paths/~1a/get/x-open-execute-after/1',
    '`GET /a` is to run after "gone", but no operation has that operationId.',
  ],
  [
    'an order that is no list',
    paths({ '/a': { get: operation('x', { 'x-open-execute-after': 'x' }) } }),
    'execute-after /paths/~1a/get/x-open-execute-after',
    'must be a list of operationIds; found "x".',
  ],
  [
    'an order of something else than ids',
    paths({ '/a': { get: operation('x', { 'x-open-execute-after': [{ id: 'x' }] }) } }),
    'execute-after /paths/~1a/get/x-open-execute-after/0',
    'after {"id":"x"}',
  ],
  [
    'a path parameter that is not declared',
    paths({ '/a/{id}/{part}': { get: operation('x', { parameters: [id] }) } }),
    'path-parameter /paths/~1a~1{id}~1{part}/get',
    '`GET /a/{id}/{part}` does not declare its path parameter "part".',
  ],
  [
    'a path parameter that the path has not',
    paths({ '/a': { get: operation('x', { parameters: [id] }) } }),
    'path-parameter /paths/~1a/get/parameters/0',
    'The path parameter "id" does not occur in the path `/a`.',
  ],
  [
    'a path parameter for all operations that the path has not',
    paths({ '/a': { parameters: [id], get: operation('x') } }),
    'path-parameter /paths/~1a/parameters/0',
    'The path parameter "id" does not occur in the path `/a`.',
  ],
  [
    'a parameter that is there twice',
    paths({ '/a/{id}': { get: operation('x', { parameters: [id, { ...id }] }) } }),
    'duplicate-parameter /paths/~1a~1{id}/get/parameters/1',
    'The path parameter "id" appears twice.',
  ],
  [
    'a path parameter that is there twice',
    paths({ '/a/{id}/{id}': { get: operation('x', { parameters: [id] }) } }),
    'path-template /paths/~1a~1{id}~1{id}',
    'has `{id}` twice.',
  ],
  [
    'a path that differs in the names of parameters only',
    paths({
      '/a/{id}': { get: operation('x', { parameters: [id] }) },
      '/a/{no}': { put: operation('y', { parameters: [{ ...id, name: 'no' }] }) },
    }),
    'same-path /paths/~1a~1{no}',
    'The path `/a/{no}` is the same as `/a/{id}` but for the names of its parameters.',
  ],
  [
    'such a path in Swagger 2.0, which does not forbid it',
    {
      ...swagger,
      ...paths({
        '/a/{id}': { get: operation('x', { parameters: [{ ...id, schema: undefined, type: 'string' }] }) },
        '/a/{no}': {
          put: operation('y', { parameters: [{ ...id, name: 'no', schema: undefined, type: 'string' }] }),
        },
      }),
    },
    'same-path /paths/~1a~1{no}',
    'The path `/a/{no}` is the same',
  ],
  [
    'two bodies',
    { ...swagger, ...paths({ '/a': { put: operation('x', { parameters: [body('a'), body('b')] }) } }) },
    'two-bodies /paths/~1a/put/parameters/1',
    'two body parameters, "a" and "b"; a request has one body.',
  ],
  [
    'a body and a form',
    {
      ...swagger,
      ...paths({
        '/a': { put: operation('x', { consumes: ['multipart/form-data'], parameters: [body('a'), field] }) },
      }),
    },
    'two-bodies /paths/~1a/put/parameters/1',
    'the body parameter "a" and the form parameter "f"',
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
  const spec = await loadFiles({ 'a.json': describeApi(parts) }, { prepare: 'auto' });
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
  ['paths that are a list', { paths: [] }, 'no-paths /paths', '`paths` is a list; it must be an object'],
  ['no operation', { paths: {} }, 'no-operations /paths', 'would leave the copilot without actions'],
  ['paths without operations', { paths: { '/a': {} } }, 'no-operations /paths', 'expected at least one'],
  ['a path that is null', { paths: { '/a': null } }, 'path-type /paths/~1a', 'is nothing (null)'],
  [
    'an operation that is text',
    { paths: { '/a': { get: 'x' } } },
    'operation-type /paths/~1a/get',
    '`GET /a` is text',
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
  for (const prepare of ['auto', 'none'] as const) {
    const spec = await loadFiles({ 'a.json': describeApi(parts) }, { prepare });
    expect(spec.ok).toBe(false);
    const told = spec.problems.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`);
    expect(told.filter((line) => line.startsWith('error'))).toEqual([`error ${place}`]);
    expect(spec.problems[0]?.message).toContain(words);
  }
});

test('of several operations of one operationId, each is told of the first', async () => {
  const items = paths({ '/a': { get: operation('x'), put: operation('x'), post: operation('x') } });
  const spec = await loadFiles({ 'a.json': describeApi(items) }, { prepare: 'auto' });
  expect(spec.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^`PUT \/a` .* `GET \/a` has already/),
    expect.stringMatching(/^`POST \/a` .* `GET \/a` has already/),
  ]);
});

test('of a path that leads to a schema nothing else is said, as its keys are no operations', async () => {
  const parts = {
    paths: { '/a': { $ref: '#/components/schemas/Pet' } },
    components: { schemas: { Pet: pet } },
  };
  const spec = await loadFiles({ 'a.json': describeApi(parts) }, { prepare: 'auto' });
  expect(spec.problems.map(({ rule }) => rule)).toEqual(['path-reference']);
});

test('keys that only an author knows, and those that come with `x-`, are no misspellings', async () => {
  const own = { 'x-paramaters': 1, hidden: true, 'summary-fr': 'Tout', names: 1 };
  const parameter = { name: 'n', in: 'query', schema: {}, schemas: {}, order: 1 };
  const items = { '/a': { get: operation('x', { ...own, parameters: [parameter] }) } };
  const spec = await loadFiles({ 'a.json': describeApi(paths(items)) }, { prepare: 'auto' });
  expect(spec.problems).toEqual([]);
});
