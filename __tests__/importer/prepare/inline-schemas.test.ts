import type { JsonObject, JsonValue } from '../../../src/syntax/json.ts';
import { get, of, rewrite, rulesOf, withPath } from './preparing.ts';
import { eachCase } from '../../support/each-case.ts';

const body = (schema: JsonValue): JsonObject => ({
  ...get,
  requestBody: { content: { 'application/json': { schema } } },
});
const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };

const schemasOf = (document: JsonObject): JsonObject =>
  ((document['components'] ?? {}) as JsonObject)['schemas'] as JsonObject;

/** Returns the schema of the only body, and the components, after the preparation. */
function inline(schema: JsonValue, schemas: JsonObject, openapi = '3.1.0') {
  const prepared = rewrite({ ...withPath({ put: body(schema) }, { schemas }), openapi });
  const { paths } = prepared.document as unknown as {
    paths: { '/a/{id}': { put: ReturnType<typeof body> } };
  };
  const { content } = paths['/a/{id}'].put['requestBody'] as { content: { 'application/json': JsonObject } };
  const left = schemasOf(prepared.document);
  return { schema: content['application/json']['schema'], schemas: left, rules: rulesOf(prepared) };
}

describe('schemas are inlined', () => {
  const chain = { A: { items: reference('B') }, B: text };
  const loop = { properties: { next: reference('B') } };
  const named = (value: JsonValue): JsonObject => {
    const names = ['example', 'enum', 'x-a', 'default', 'schema', 'description'];
    return { properties: Object.fromEntries(names.map((name) => [name, value])) };
  };
  const described = { items: { ...reference('A'), description: 'mine', minLength: 2 } };
  const constrained = { items: { allOf: [text, { minLength: 2 }], description: 'mine' } };

  eachCase<[JsonObject, JsonObject, JsonObject, JsonObject, string?]>({
    'in the component if the importer follows the reference itself': [
      reference('A'),
      chain,
      reference('A'),
      { A: { items: text } },
    ],
    'in the operation otherwise': [{ items: reference('A') }, chain, { items: { items: text } }, {}],
    'also below properties whose names are keywords elsewhere': [
      named(reference('A')),
      { A: text },
      named(text),
      {},
    ],
    'up to recursive references': [
      { items: reference('A') },
      { A: { items: reference('B') }, B: loop },
      { items: { items: reference('B') } },
      { B: loop },
    ],
    'with the texts and, from 3.1 on, the constraints': [described, { A: text }, constrained, {}],
    'with the texts, and before 3.1 without the constraints': [
      described,
      { A: text },
      { items: { ...text, description: 'mine' } },
      {},
      '3.0.3',
    ],
  })('%s', ([schema, schemas, inlined, left, openapi = '3.1.0']) => {
    expect(inline(schema, schemas, openapi)).toEqual({
      schema: inlined,
      schemas: left,
      rules: ['schema-references', 'unused-components'],
    });
  });

  const extend = (name: string): JsonObject => ({ properties: { of: reference(name) } });

  eachCase<[JsonObject, readonly string[]]>({
    'inlined everywhere is removed': [{ Used: text }, []],
    'to which only a removed one refers is removed as well': [{ Used: extend('Inner'), Inner: text }, []],
    'that was unused before stays': [{ Used: text, Own: {} }, ['Own']],
    'to which an unused one refers stays with it': [
      { Used: extend('Inner'), Inner: text, Own: extend('Inner') },
      ['Inner', 'Own'],
    ],
    'to which an unused one refers indirectly stays with it': [
      { Used: extend('Inner'), Inner: text, Middle: extend('Inner'), Own: extend('Middle') },
      ['Inner', 'Middle', 'Own'],
    ],
    'that is recursive stays': [{ Used: extend('Used') }, ['Used']],
  })('and a component %s', ([schemas, left]) => {
    expect(Object.keys(inline({ items: reference('Used') }, schemas).schemas)).toEqual(left);
  });

  test('except data, and a property that is named `$ref`', () => {
    const data = { example: reference('A'), enum: [{ $ref: '#/x' }] };
    const document = withPath({ put: body({ properties: { $ref: text }, ...data }) });
    expect(rewrite(document).document).toBe(document);
  });

  test('with the names for a discriminator', () => {
    const mapping = { hound: '#/components/schemas/Dog' };
    const discriminator = { propertyName: 'kind', mapping };
    const object = { type: 'object' };
    const Pet = { oneOf: [reference('Cat'), reference('Dog')], discriminator };
    const { schema, schemas } = inline({ items: reference('Pet') }, { Pet, Cat: object, Dog: object });
    const complete = { ...mapping, Cat: '#/components/schemas/Cat' };
    const oneOf = [object, object];
    expect(schema).toEqual({ items: { oneOf, discriminator: { propertyName: 'kind', mapping: complete } } });
    expect(Object.keys(schemas)).toEqual(['Cat', 'Dog']);
  });

  const base = { type: 'object', discriminator: { propertyName: 'kind' } };
  const family = { Pet: base, Cat: { allOf: [reference('Pet'), { required: ['claws'] }] } };
  const mapping = { Cat: '#/components/schemas/Cat' };

  test('and subtypes of a schema with a discriminator stay', () => {
    const { schema, schemas } = inline({ anyOf: [reference('Pet'), reference('Cat')] }, family);
    expect(Object.keys(schemas)).toContain('Cat');
    expect(JSON.stringify([schema, schemas])).toContain(`"mapping":${JSON.stringify(mapping)}`);
  });

  test('and a base component names its inlined subtypes', () => {
    const use = (name: string): JsonObject => ({ put: { ...body(reference(name)), operationId: name } });
    const paths = { '/pets': use('Pet'), '/cats': use('Cat') };
    const { document } = rewrite(of({ paths, components: { schemas: family } }));
    const Pet = { type: 'object', discriminator: { propertyName: 'kind', mapping } };
    expect(schemasOf(document)).toEqual({ Pet, Cat: { allOf: [Pet, { required: ['claws'] }] } });
  });

  test('and a reference into a path leads to a new component', () => {
    const schema = { type: 'object', properties: { a: text } };
    const returning = (held: JsonObject): JsonObject => ({
      get: { operationId: 'b', responses: { 200: { content: { 'a/b': { schema: held } } } } },
    });
    const a = { parameters: [{ name: 'a', in: 'query', schema }], get };
    const b = returning({ $ref: '#/paths/~1a/parameters/0/schema' });
    expect(rewrite(of({ paths: { '/a': a, '/b': b } })).document).toMatchObject({
      paths: { '/b': returning(reference('a_parameters_0_schema')) },
      components: { schemas: { a_parameters_0_schema: schema } },
    });
  });
});
