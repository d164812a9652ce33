import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { fc } from '../support/seeded-fast-check.ts';

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

function object(properties: JsonObject): JsonObject {
  return { type: 'object', properties };
}

/** Creates a schema around the inner one, without a component. */
function around(wrap: (schema: JsonObject) => JsonObject): Nest {
  return ({ schema, schemas }) => ({ schema: wrap(schema), schemas });
}

/** Creates components from the inner schema. The outer schema is a reference to `name`, unless it is given. */
function behind(
  define: (schema: JsonObject, name: string) => JsonObject,
  refersTo: (name: string) => JsonObject = refer,
): Nest {
  return ({ schema, schemas }, name) => ({
    schema: refersTo(name),
    schemas: { ...schemas, ...define(schema, name) },
  });
}

/** Ways in which schemas are nested in real OpenAPI files. `name` is free for a component. */
export const nests: Readonly<Record<string, Nest>> = {
  'as a field': around((of) => object({ of, note: text })),
  'behind a $ref': behind((schema, name) => ({ [name]: schema })),
  'behind two $refs': behind(
    (schema, name) => ({ [name]: schema, [`${name}Alias`]: refer(name) }),
    (name) => refer(`${name}Alias`),
  ),
  'in a circle': behind((own, name) => ({
    [name]: object({ next: refer(name), all: { type: 'array', items: refer(name) }, own }),
  })),
  'in allOf': behind(
    (own, name) => ({ [name]: object({ own }) }),
    (name) => ({ allOf: [refer(name), object({ more: text })] }),
  ),
  'in a circle through allOf': behind((own, name) => ({
    [name]: { allOf: [refer(`${name}Base`), object({ child: refer(name), own })] },
    [`${name}Base`]: object({ child: refer(name), id: text }),
  })),
  'as items': around((items) => ({ type: 'array', items })),
  'as any other field': around((schema) => ({ type: 'object', additionalProperties: schema })),
  'beside a choice': around((schema) => ({ ...schema, ...either })),
  'in allOf beside a choice': behind(
    (schema, name) => ({ [name]: schema }),
    (name) => ({ allOf: [refer(name), either] }),
  ),
  'in an heir': behind((own, name) => ({
    [name]: { ...object({ kind: text }), required: ['kind'], discriminator: { propertyName: 'kind' } },
    [`${name}Heir`]: { allOf: [refer(name), object({ own })] },
    [`${name}Other`]: { allOf: [refer(name), object({ more: text })] },
  })),
  'as a field by its name’s pattern': around((schema) => ({
    type: 'object',
    patternProperties: { '^a': schema },
  })),
  'as the first item': around((schema) => ({ type: 'array', prefixItems: [schema, text] })),
  'in oneOf': around((schema) => ({ oneOf: [{ type: 'boolean' }, schema] })),
  'in anyOf of components': behind(
    (schema, name) => ({ [name]: schema, [`${name}Other`]: { type: 'boolean' } }),
    (name) => ({ anyOf: [refer(name), refer(`${name}Other`)] }),
  ),
};

/** Names of nests, the innermost first. */
export const nesting = fc.array(fc.constantFrom(...Object.keys(nests)), { maxLength: 4 });

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
