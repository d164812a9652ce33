import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { fc } from './seeded-fast-check.ts';

/** A schema inside another one, with the components that it needs. References are those of OpenAPI 3.x. */
interface Nested {
  readonly schema: JsonObject;
  readonly schemas: JsonObject;
}

type Nest = (inner: Nested, name: string) => Nested;

const text = { type: 'string' };

/** A schema that requires nothing of values that aren't objects. */
const either = { anyOf: [{ required: ['left'] }, { required: ['right'] }] };

function refer(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** Ways in which schemas are nested in real OpenAPI files. `name` is free for a component. */
export const nests: Readonly<Record<string, Nest>> = {
  'as a field': ({ schema, schemas }) => ({
    schema: { type: 'object', properties: { of: schema, note: text } },
    schemas,
  }),
  'behind a $ref': ({ schema, schemas }, name) => ({
    schema: refer(name),
    schemas: { ...schemas, [name]: schema },
  }),
  'behind two $refs': ({ schema, schemas }, name) => ({
    schema: refer(`${name}Alias`),
    schemas: { ...schemas, [name]: schema, [`${name}Alias`]: refer(name) },
  }),
  'in a circle': ({ schema, schemas }, name) => ({
    schema: refer(name),
    schemas: {
      ...schemas,
      [name]: {
        type: 'object',
        properties: { next: refer(name), all: { type: 'array', items: refer(name) }, own: schema },
      },
    },
  }),
  'in allOf': ({ schema, schemas }, name) => ({
    schema: { allOf: [refer(name), { type: 'object', properties: { more: text } }] },
    schemas: { ...schemas, [name]: { type: 'object', properties: { own: schema } } },
  }),
  'in a circle through allOf': ({ schema, schemas }, name) => ({
    schema: refer(name),
    schemas: {
      ...schemas,
      [name]: {
        allOf: [refer(`${name}Base`), { type: 'object', properties: { child: refer(name), own: schema } }],
      },
      [`${name}Base`]: { type: 'object', properties: { child: refer(name), id: text } },
    },
  }),
  'as items': ({ schema, schemas }) => ({ schema: { type: 'array', items: schema }, schemas }),
  'as any other field': ({ schema, schemas }) => ({
    schema: { type: 'object', additionalProperties: schema },
    schemas,
  }),
  'beside a choice': ({ schema, schemas }) => ({ schema: { ...schema, ...either }, schemas }),
  'in allOf beside a choice': ({ schema, schemas }, name) => ({
    schema: { allOf: [refer(name), either] },
    schemas: { ...schemas, [name]: schema },
  }),
  'in an heir': ({ schema, schemas }, name) => ({
    schema: refer(name),
    schemas: {
      ...schemas,
      [name]: {
        type: 'object',
        required: ['kind'],
        properties: { kind: text },
        discriminator: { propertyName: 'kind' },
      },
      [`${name}Heir`]: { allOf: [refer(name), { type: 'object', properties: { own: schema } }] },
      [`${name}Other`]: { allOf: [refer(name), { type: 'object', properties: { more: text } }] },
    },
  }),
  'as a field by its name’s pattern': ({ schema, schemas }) => ({
    schema: { type: 'object', patternProperties: { '^a': schema } },
    schemas,
  }),
  'as the first item': ({ schema, schemas }) => ({
    schema: { type: 'array', prefixItems: [schema, text] },
    schemas,
  }),
  'in oneOf': ({ schema, schemas }) => ({ schema: { oneOf: [{ type: 'boolean' }, schema] }, schemas }),
  'in anyOf of components': ({ schema, schemas }, name) => ({
    schema: { anyOf: [refer(name), refer(`${name}Other`)] },
    schemas: { ...schemas, [name]: schema, [`${name}Other`]: { type: 'boolean' } },
  }),
};

/** Combinations of nests, as one function that treats all schemas in the same way. */
export const nesting: fc.Arbitrary<(schema: JsonObject) => Nested> = fc
  .array(fc.constantFrom(...Object.keys(nests)), { maxLength: 4 })
  .map((names) => (schema) => nest(schema, names));

export function nest(schema: JsonObject, names: readonly string[]): Nested {
  return names.reduce<Nested>((inner, name, index) => nests[name]?.(inner, `Part${index}`) ?? inner, {
    schema: { type: 'object', properties: { qty: schema } },
    schemas: {},
  });
}

/** Converts it to Swagger 2.0. */
export function toSwagger({ schema, schemas }: Nested): JsonObject {
  const parameters: JsonValue[] = [{ name: 'body', in: 'body', schema }];
  const text = JSON.stringify({
    swagger: '2.0',
    info: { title: 'Orders', version: '1' },
    host: 'api.example.com',
    schemes: ['https'],
    paths: { '/orders': { post: { operationId: 'addOrder', parameters, responses: {} } } },
    definitions: schemas,
  });
  return JSON.parse(
    text
      .replaceAll('#/components/schemas/', '#/definitions/')
      .replaceAll('"discriminator":{"propertyName":"kind"}', '"discriminator":"kind"'),
  ) as JsonObject;
}
