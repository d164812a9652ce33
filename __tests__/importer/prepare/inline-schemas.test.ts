import type { JsonObject, JsonValue } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
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
  const [A, B] = [reference('A'), reference('B')];
  const loop = { properties: { next: B } };
  const names = ['example', 'enum', 'x-a', 'default', 'schema', 'description'];
  const named = (value: JsonValue): JsonObject => ({
    properties: Object.fromEntries(names.map((name) => [name, value])),
  });
  const described = { items: { ...A, description: 'mine', minLength: 2 } };
  const constrained = { items: { allOf: [text, { minLength: 2 }], description: 'mine' } };
  const ignored = { items: { ...text, description: 'mine' } };

  eachCase<[JsonObject, JsonObject, JsonObject, JsonObject, string?]>({
    'in the component if the importer follows the reference': [
      A,
      { A: { items: B }, B: text },
      A,
      { A: { items: text } },
    ],
    'in the operation otherwise': [
      { items: A },
      { A: { items: B }, B: text },
      { items: { items: text } },
      {},
    ],
    'also below properties that are keywords elsewhere': [named(A), { A: text }, named(text), {}],
    'up to recursive references': [
      { items: A },
      { A: { items: B }, B: loop },
      { items: { items: B } },
      { B: loop },
    ],
    'with the texts and, from 3.1 on, the constraints': [described, { A: text }, constrained, {}],
    'with the texts, and before 3.1 without the constraints': [described, { A: text }, ignored, {}, '3.0.3'],
  })('%s', ([schema, schemas, inlined, left, openapi = '3.1.0']) => {
    expect(inline(schema, schemas, openapi)).toEqual({
      schema: inlined,
      schemas: left,
      rules: ['schema-references', 'unused-components'],
    });
  });

  const to = (name: string): JsonObject => ({ properties: { of: reference(name) } });

  eachCase<[JsonObject, readonly string[]]>({
    'inlined everywhere is removed': [{ Used: text }, []],
    'to which only a removed one refers is removed as well': [{ Used: to('Inner'), Inner: text }, []],
    'that was unused before stays': [{ Used: text, Own: {} }, ['Own']],
    'to which an unused one refers indirectly stays with it': [
      { Used: to('Inner'), Inner: text, Middle: to('Inner'), Own: to('Middle') },
      ['Inner', 'Middle', 'Own'],
    ],
    'that is recursive stays': [{ Used: to('Used') }, ['Used']],
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

describe('a schema whose references need escapes', () => {
  test.each([
    ['a/b', 'a~1b'],
    ['a~b', 'a~0b'],
    ['a b', 'a%20b'],
    ['100%', '100%25'],
    ['a-b', 'a%2Db'],
  ])("%s is inlined at each use, and reported once if it can't be inlined: %s", (name, escaped) => {
    const inlined = rewrite(withPath({ put: body(reference(escaped)) }, { schemas: { [name]: text } }));
    expect(rulesOf(inlined)).toContain('schema-references');
    expect(JSON.stringify(importActions(inlined.document))).toContain('"schema":{"type":"string"}');
    expect(inlined.findings).toEqual([]);

    const schemas = { [name]: { properties: { next: reference(escaped) } } };
    const document = withPath({ put: body(reference(escaped)), get: body(reference(escaped)) }, { schemas });
    for (const how of ['auto', 'never'] as const) {
      const { findings } = rewrite(document, { rewrite: how });
      expect(findings.filter(({ rule }) => rule === 'escaped-name')).toMatchObject([
        { severity: 'warning', pointer: '/paths/~1a~1{id}/put' },
      ]);
    }
    expect(JSON.stringify(importActions(document))).toContain('"schema":{}');
  });

  test("keeps its name if references don't need escapes", () => {
    const document = withPath({ put: body(reference('List«Pet»')) }, { schemas: { 'List«Pet»': {} } });
    expect(rewrite(document).document).toBe(document);
  });
});
