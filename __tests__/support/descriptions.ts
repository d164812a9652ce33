import fc from 'fast-check';
import { membersOf, type JsonObject, type JsonValue } from '../../src/syntax/json.ts';

type Parts = Readonly<Record<string, fc.Arbitrary<JsonValue>>>;

/** Creates objects with the required parts and some of the others. */
const record = (parts: Parts, requiredKeys: readonly string[] = []): fc.Arbitrary<JsonObject> =>
  fc.record<JsonObject>(parts, { requiredKeys: [...requiredKeys], noNullPrototype: true });

const dictionary = (
  key: fc.Arbitrary<string>,
  value: fc.Arbitrary<JsonValue>,
  maxKeys: number,
  minKeys = 0,
): fc.Arbitrary<JsonObject> => fc.dictionary(key, value, { minKeys, maxKeys, noNullPrototype: true });

const schemaNames = ['Pet', 'Owner', 'Tree', 'Money', 'Alias'];

const primitive: fc.Arbitrary<JsonObject> = fc.constantFrom(
  { type: 'string' },
  { type: 'integer', format: 'int64' },
  { type: 'boolean', description: 'Yes or no.' },
  { type: 'string', enum: ['a', 'b'] },
);

const refer = (name: string): fc.Arbitrary<JsonObject> => fc.constant({ $ref: `#/components/${name}` });

/** Property names that are keywords elsewhere are the ones that get lost. */
const propertyName = fc.constantFrom('id', 'description', 'example', 'type', 'items', 'properties', 'parent');

const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    primitive,
    fc.oneof(...schemaNames.map((name) => refer(`schemas/${name}`))),
    dictionary(propertyName, tie('schema'), 3).map((properties) => ({ type: 'object', properties })),
    tie('schema').map((items) => ({ type: 'array', items })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf })),
  ),
}));

/** One parameter for each location and name, so that a component can replace it. */
const parameterKeys = ['path id', 'query id', 'query limit', 'header X-Trace', 'cookie session'];

function parameterOf(key: number): fc.Arbitrary<JsonObject> {
  const [place = '', name = ''] = parameterKeys[key]?.split(' ') ?? [];
  return fc
    .record({ schema, description: fc.constantFrom('One.', 'Two.') })
    .map((rest) => ({ name, in: place, required: place === 'path', ...rest }));
}

const parameterList: fc.Arbitrary<JsonValue[]> = fc
  .uniqueArray(fc.nat({ max: 4 }), { maxLength: 4 })
  .chain((keys) => fc.tuple(...keys.map((key) => fc.oneof(parameterOf(key), refer(`parameters/P${key}`)))));

const content = dictionary(
  fc.constantFrom('application/json', 'text/plain'),
  record({ schema, examples: fc.constant({ one: { $ref: '#/components/examples/E0' } }) }, ['schema']),
  2,
  1,
);

const body = record({ content, required: fc.boolean() }, ['content', 'required']);

const headers = fc.constant({ 'X-Rate': { $ref: '#/components/headers/H0' } });
const response = record({ description: fc.constant('Done.'), content, headers }, ['description']);

const servers: fc.Arbitrary<JsonValue[]> = fc.constantFrom(
  [{ url: 'https://one.example.com/v1' }],
  [{ url: 'https://two.example.com' }, { url: '/relative' }],
);

const operation = record(
  {
    summary: fc.constantFrom('List.', 'Get.'),
    description: fc.constantFrom('Long.', 'Short.'),
    parameters: parameterList,
    requestBody: fc.oneof(body, refer('requestBodies/B0')),
    responses: dictionary(
      fc.constantFrom('200', '404', 'default'),
      fc.oneof(response, refer('responses/R0')),
      2,
    ),
    servers,
    'x-open-execute-after': fc.constant(['other']),
  },
  ['responses'],
);

const item = record({
  summary: fc.constant('About the path.'),
  description: fc.constant('More about the path.'),
  parameters: parameterList,
  servers,
  'x-note': fc.constant({ from: 'the path' }),
  ...{ get: operation, post: operation, trace: operation },
});

const path = fc.constantFrom('/pets', '/pets/{id}', '/pets/{id}/owner', '/owners/{id}', '/');

const rootServers: fc.Arbitrary<JsonValue> = fc.constantFrom(
  [{ url: 'https://api.example.com/v1' }],
  [{ url: '/v1' }, { url: 'https://api.example.com' }],
  [{ url: 'https://{region}.example.com', variables: { region: { default: 'eu' } } }],
  [],
);

/**
 * Random OpenAPI 3 documents with everything that the preparation changes: parameters of paths, references to every
 * kind of component, recursion, servers on all levels, missing and shared names.
 */
export const description: fc.Arbitrary<JsonObject> = fc
  .record({
    servers: rootServers,
    paths: dictionary(path, fc.oneof({ weight: 4, arbitrary: item }, refer('pathItems/I0')), 4),
    schemas: fc.tuple(...schemaNames.map(() => schema)),
    parameters: fc.tuple(...parameterKeys.map((_, key) => parameterOf(key))),
    ...{ body, response, item },
    withIds: fc.boolean(),
    // Size limits that allow inlining everything, or almost nothing.
    padding: fc.constantFrom('', 'x'.repeat(30_000)),
  })
  .map(({ servers: list, paths, schemas, parameters, withIds, padding, ...parts }) => ({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1', description: padding },
    servers: list,
    paths: withIds ? nameOperations(paths) : paths,
    components: {
      schemas: breakAliases(
        Object.fromEntries(schemaNames.map((name, index) => [name, schemas[index] ?? {}])),
      ),
      parameters: Object.fromEntries(parameters.map((parameter, index) => [`P${index}`, parameter])),
      requestBodies: { B0: parts.body },
      responses: { R0: parts.response },
      headers: { H0: { schema: { $ref: '#/components/schemas/Money' } } },
      examples: { E0: { value: { a: 1 } } },
      pathItems: { I0: parts.item },
    },
  }));

function nameOperations(paths: JsonObject): JsonObject {
  let count = 0;
  return JSON.parse(JSON.stringify(paths), (key, member: JsonValue) =>
    ['get', 'post', 'trace'].includes(key)
      ? { ...membersOf(member), operationId: `operation${count++}` }
      : member,
  ) as JsonObject;
}

/** Removes schemas that are only references to themselves, which no valid document has. */
function breakAliases(schemas: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, value]) => {
      const own = value as JsonObject;
      return [name, '$ref' in own || 'allOf' in own ? { type: 'object', properties: { of: value } } : value];
    }),
  );
}
