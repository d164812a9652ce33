import { describeApi, loadFiles } from '../../support/spec-files.ts';
import { eachCase } from '../../support/each-case.ts';

type Parts = Readonly<Record<string, unknown>>;

const operation = (id?: string, parts: object = {}): object => ({
  ...(id !== undefined && { operationId: id }),
  responses: { '200': { description: 'Done.' } },
  ...parts,
});
/** Creates the parts of a file with one path. */
const at = (item: unknown, path = '/a'): Parts => ({ paths: { [path]: item } });
const withGet = (parts: object): Parts => at({ get: operation('x', parts) });
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const query = (parts: object): object => ({ name: 'n', in: 'query', ...parts });
const body = (name: string): object => ({ name, in: 'body', schema: {} });
const shared = { parameters: [{ $ref: '#/components/parameters/N' }] };
const summed = operation(undefined, { summary: 'S' });
const sameName = '`PUT /a` and `GET /a` both get the `operation_id`';

/** The mistake, the parts of the file, and the reported rule and pointer, with a part of the message. */
eachCase<[Parts, string]>({
  'a duplicate operationId': [
    at({ get: operation('x'), put: operation('x') }),
    `same-operation-id /paths/~1a/put … ${sameName} \`x\` on the service, so one of them is never called.`,
  ],
  'two operations with one name': [
    at({ get: summed, put: summed }),
    `same-operation-id /paths/~1a/put … ${sameName} \`s\``,
  ],
  'an operationId that is the summary of another': [
    at({ get: summed, put: operation('S') }),
    `same-operation-id /paths/~1a/put … ${sameName} \`s\``,
  ],
  'a path parameter that an additional operation does not declare': [
    { openapi: '3.2.0', ...at({ additionalOperations: { COPY: operation('x') } }, '/a/{id}') },
    'path-parameter /paths/~1a~1{id}/additionalOperations/COPY … `COPY /a/{id}` does not declare its path parameter "id".',
  ],
  'a path parameter that is not declared': [
    at({ get: operation('x', { parameters: [id] }) }, '/a/{id}/{part}'),
    'path-parameter /paths/~1a~1{id}~1{part}/get … `GET /a/{id}/{part}` does not declare its path parameter "part".',
  ],
  'a misspelled key of an operation': [
    withGet({ paramaters: [] }),
    'unknown-key /paths/~1a/get/paramaters … `paramaters` is not a known key here, so it is ignored. Did you mean `parameters`?',
  ],
  'a key in another case': [
    withGet({ requestbody: { content: {} } }),
    'unknown-key /paths/~1a/get/requestbody … Did you mean `requestBody`?',
  ],
  'a misspelled key of a parameter': [
    withGet({ parameters: [query({ shema: {} })] }),
    'unknown-key /paths/~1a/get/parameters/0/shema … Did you mean `schema`?',
  ],
  'a misspelled key of a parameter for all operations of a path': [
    at({ get: operation('x'), parameters: [query({ requird: true, schema: {} })] }),
    'unknown-key /paths/~1a/parameters/0/requird … Did you mean `required`?',
  ],
  'a misspelled key of a body': [
    withGet({ requestBody: { contents: {} } }),
    'unknown-key /paths/~1a/get/requestBody/contents … Did you mean `content`?',
  ],
  'a misspelled key of a parameter that operations share, reported once': [
    {
      ...at({ get: operation('x', shared), put: operation('y', shared) }),
      components: { parameters: { N: query({ scheme: {} }) } },
    },
    'unknown-key /components/parameters/N/scheme … Did you mean `schema`?',
  ],
})('%s is a warning at its location', async ([parts, expected]) => {
  const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite: 'auto' });
  expect(spec.ok).toBe(true);
  const [location, words] = expected.split(' … ');
  expect(spec.problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([location]);
  expect(spec.problems[0]?.message).toContain(words);
});

const pet = { type: 'object', properties: {} };
const toPet = { ...at({ $ref: '#/components/schemas/Pet' }), components: { schemas: { Pet: pet } } };

/** Errors: nothing could be imported, or something unintended. */
eachCase<[Parts, string]>({
  'no paths': [{ paths: undefined }, 'no-paths  … has no `paths`, so there is nothing to import.'],
  'only webhooks': [
    { openapi: '3.1.0', paths: undefined, webhooks: {} },
    'no-paths  … only webhooks, which are requests that the API sends',
  ],
  'only components': [
    { openapi: '3.1.0', paths: undefined, components: {} },
    'no-paths  … only components for other files to use',
  ],
  'paths that are a list': [{ paths: [] }, 'no-paths /paths … has a list for `paths`, so there is nothing'],
  'no operation': [{ paths: {} }, 'no-operations /paths … would leave the copilot without actions'],
  'paths without operations': [at({}), 'no-operations /paths … Expected at least one operation'],
  'a path that is null': [
    at(null),
    "unreadable /paths/~1a … The path `/a` can't be imported. The path item is `null`",
  ],
  'an operation that is a string': [
    at({ get: 'x' }),
    "unreadable /paths/~1a/get … `GET /a` can't be imported. The value of `get` is a string",
  ],
  'an operation that is null': [
    at({ get: null }),
    "unreadable /paths/~1a/get … `GET /a` can't be imported. The value of `get` is `null`",
  ],
  'a path that leads to a schema': [
    toPet,
    "path-reference /paths/~1a/$ref … refers to a value that isn't a path item: the value has `type`, `properties`. Expected methods, such as `get`.",
  ],
  'a path with a dangling reference': [
    at({ $ref: '#/components/pathItems/A' }),
    "unresolved-ref /paths/~1a/$ref … can't be resolved",
  ],
})('%s is one error', async ([parts, expected]) => {
  for (const rewrite of ['auto', 'never'] as const) {
    const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite });
    expect(spec.ok).toBe(false);
    const reported = spec.problems.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`);
    const [location, words] = expected.split(' … ');
    expect(reported).toEqual([`error ${location}`]);
    expect(spec.problems[0]?.message).toContain(words);
  }
});

test.each<[string, unknown, string]>([
  ['are a string', 'x', '`parameters` are a string'],
  ['contain a string', ['x'], '`parameters[0]` is a string'],
])('with `rewrite: auto`, parameters of a path that %s are an error', async (_what, parameters, words) => {
  const parts = at({ get: operation('x'), parameters });
  const { problems } = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite: 'auto' });
  const messages = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining(words)]);
  expect(messages[0]).toContain('The path `/a`');
});

test('each of several operations with one operationId is reported with the first one', async () => {
  const items = at({ get: operation('x'), put: operation('x'), post: operation('x') });
  const spec = await loadFiles({ 'a.json': describeApi(items) }, { rewrite: 'auto' });
  expect(spec.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^`PUT \/a` and `GET \/a` both/),
    expect.stringMatching(/^`POST \/a` and `GET \/a` both/),
  ]);
});

eachCase<object>({
  "unknown keys and extensions that aren't misspelled keys": withGet({
    ...{ 'x-paramaters': 1, hidden: true, 'summary-fr': 'Tout', names: 1 },
    parameters: [query({ schema: {}, schemas: {}, order: 1 })],
  }),
  'an operation without a name or a description, which is left to a linter': at({ get: operation() }),
  'several bodies of an operation, which are left to a linter': {
    ...{ openapi: undefined, servers: undefined, swagger: '2.0', host: 'a.example.com' },
    ...withGet({ parameters: [body('a'), body('b'), { name: 'f', in: 'formData', type: 'string' }] }),
  },
  'a sibling of a `$ref`, which is left to a linter': {
    components: { schemas: { Pet: pet, A: { $ref: '#/components/schemas/Pet', maxLength: 5 } } },
  },
})('%s: no finding', async (parts) => {
  const spec = await loadFiles({ 'a.json': describeApi(parts) }, { rewrite: 'auto' });
  expect(spec.problems).toEqual([]);
});
