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

/** The mistake, the parts of the file, the rule and the pointer, and a part of the message. */
const warnings: readonly [string, Parts, string, string][] = [
  [
    'a duplicate operationId',
    paths({ '/a': { get: operation('x'), put: operation('x') } }),
    'same-operation-id /paths/~1a/put',
    '`PUT /a` and `GET /a` both get the `operation_id` `x` on the service, so one of them is never called.',
  ],
  [
    'two operations with one name',
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
    'a path parameter that an additional operation does not declare',
    { openapi: '3.2.0', ...paths({ '/a/{id}': { additionalOperations: { COPY: operation('x') } } }) },
    'path-parameter /paths/~1a~1{id}/additionalOperations/COPY',
    '`COPY /a/{id}` does not declare its path parameter "id".',
  ],
  [
    'a path parameter that is not declared',
    paths({ '/a/{id}/{part}': { get: operation('x', { parameters: [id] }) } }),
    'path-parameter /paths/~1a~1{id}~1{part}/get',
    '`GET /a/{id}/{part}` does not declare its path parameter "part".',
  ],
  [
    'a misspelled key of an operation',
    paths({ '/a': { get: operation('x', { paramaters: [] }) } }),
    'unknown-key /paths/~1a/get/paramaters',
    '`paramaters` is not a known key here, so it is ignored. Did you mean `parameters`?',
  ],
  [
    'a key in another case',
    paths({ '/a': { put: operation('x', { requestbody: { content: {} } }) } }),
    'unknown-key /paths/~1a/put/requestbody',
    'Did you mean `requestBody`?',
  ],
  [
    'a misspelled key of a parameter',
    paths({ '/a': { get: operation('x', { parameters: [{ name: 'n', in: 'query', shema: {} }] }) } }),
    'unknown-key /paths/~1a/get/parameters/0/shema',
    'Did you mean `schema`?',
  ],
  [
    'a misspelled key of a parameter for all operations of a path',
    paths({
      '/a': { get: operation('x'), parameters: [{ name: 'n', in: 'query', requird: true, schema: {} }] },
    }),
    'unknown-key /paths/~1a/parameters/0/requird',
    'Did you mean `required`?',
  ],
  [
    'a misspelled key of a body',
    paths({ '/a': { put: operation('x', { requestBody: { contents: {} } }) } }),
    'unknown-key /paths/~1a/put/requestBody/contents',
    'Did you mean `content`?',
  ],
  [
    'a misspelled key of a parameter that operations share, reported once',
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

test.each(warnings)('%s is a warning at its location', async (_what, parts, location, words) => {
  const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite: 'auto' });
  expect(spec.ok).toBe(true);
  expect(spec.problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([location]);
  expect(spec.problems[0]?.message).toContain(words);
});

const pet = { type: 'object', properties: {} };

/** Errors: nothing could be imported, or something unintended. */
const errors: readonly [string, Parts, string, string][] = [
  ['no paths', { paths: undefined }, 'no-paths ', 'has no `paths`, so there is nothing to import.'],
  [
    'only webhooks',
    { openapi: '3.1.0', paths: undefined, webhooks: {} },
    'no-paths ',
    'only webhooks, which are requests that the API sends',
  ],
  [
    'only components',
    { openapi: '3.1.0', paths: undefined, components: {} },
    'no-paths ',
    'only components for other files to use',
  ],
  [
    'paths that are a list',
    { paths: [] },
    'no-paths /paths',
    'has a list for `paths`, so there is nothing to import.',
  ],
  ['no operation', { paths: {} }, 'no-operations /paths', 'would leave the copilot without actions'],
  [
    'paths without operations',
    { paths: { '/a': {} } },
    'no-operations /paths',
    'Expected at least one operation',
  ],
  [
    'a path that is null',
    { paths: { '/a': null } },
    'unreadable /paths/~1a',
    "The path `/a` can't be imported.",
  ],
  [
    'an operation that is a string',
    { paths: { '/a': { get: 'x' } } },
    'unreadable /paths/~1a/get',
    "`GET /a` can't be imported. The value of `get` is a string",
  ],
  [
    'a path that leads to a schema',
    { paths: { '/a': { $ref: '#/components/schemas/Pet' } }, components: { schemas: { Pet: pet } } },
    'path-reference /paths/~1a/$ref',
    "refers to a value that isn't a path item: the value has `type`, `properties`. Expected methods, such as `get`.",
  ],
  [
    'a path with a dangling reference',
    { paths: { '/a': { $ref: '#/components/pathItems/A' } } },
    'unresolved-ref /paths/~1a/$ref',
    "can't be resolved",
  ],
  [
    'parameters that are not a list',
    { paths: { '/a': { get: operation('x', { parameters: 'x' }) } } },
    'unreadable /paths/~1a/get',
    '`parameters` is a string, but the importer requires a list.',
  ],
  [
    'a parameter that is a string',
    { paths: { '/a': { get: operation('x', { parameters: ['x'] }) } } },
    'unreadable /paths/~1a/get',
    '`parameters[0]` is a string, but the importer requires an object.',
  ],
];

test.each(errors)('%s is one error', async (_what, parts, location, words) => {
  for (const rewrite of ['auto', 'never'] as const) {
    const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite });
    expect(spec.ok).toBe(false);
    const reported = spec.problems.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`);
    expect(reported.filter((line) => line.startsWith('error'))).toEqual([`error ${location}`]);
    expect(spec.problems[0]?.message).toContain(words);
  }
});

test('each of several operations with one operationId is reported with the first one', async () => {
  const items = paths({ '/a': { get: operation('x'), put: operation('x'), post: operation('x') } });
  const spec = await loadFiles({ 'a.json': describeApi(items) }, { rewrite: 'auto' });
  expect(spec.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^`PUT \/a` and `GET \/a` both/),
    expect.stringMatching(/^`POST \/a` and `GET \/a` both/),
  ]);
});

test("a path that refers to a schema has no other findings, because its keys aren't operations", async () => {
  const parts = {
    paths: { '/a': { $ref: '#/components/schemas/Pet' } },
    components: { schemas: { Pet: pet } },
  };
  const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite: 'auto' });
  expect(spec.problems.map(({ rule }) => rule)).toEqual(['path-reference']);
});

test("unknown keys and extensions aren't misspelled keys", async () => {
  const own = { 'x-paramaters': 1, hidden: true, 'summary-fr': 'Tout', names: 1 };
  const parameter = { name: 'n', in: 'query', schema: {}, schemas: {}, order: 1 };
  const items = { '/a': { get: operation('x', { ...own, parameters: [parameter] }) } };
  const spec = await loadFiles({ 'a.json': describeApi(paths(items)) }, { rewrite: 'auto' });
  expect(spec.problems).toEqual([]);
});

test.each<[string, object]>([
  ['an operation without a name or a description', paths({ '/a': { get: operation() } })],
  [
    'several bodies of an operation',
    {
      ...swagger,
      ...paths({ '/a': { put: operation('x', { parameters: [body('a'), body('b'), field] }) } }),
    },
  ],
  [
    'a sibling of a `$ref`',
    {
      openapi: '3.0.3',
      components: { schemas: { Pet: pet, A: { $ref: '#/components/schemas/Pet', maxLength: 5 } } },
    },
  ],
])('%s is left to a linter', async (_what, parts) => {
  const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite: 'auto' });
  expect(spec.problems).toEqual([]);
});
