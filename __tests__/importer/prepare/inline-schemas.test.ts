import type { JsonObject, JsonValue } from '../../../src/syntax/json.ts';
import type { Prepared } from '../../../src/importer/prepare/prepare.ts';
import { get, of, rewrite, rulesOf, withPath } from '../../support/preparing.ts';

describe('schemas are inlined', () => {
  const body = (schema: JsonValue): JsonObject => ({
    ...get,
    requestBody: { content: { 'application/json': { schema } } },
  });
  const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
  const schemasOf = (prepared: Prepared): JsonValue | undefined =>
    (prepared.document['components'] as JsonObject | undefined)?.['schemas'];

  test('in the component if the importer follows the reference itself', () => {
    const prepared = rewrite(
      withPath(
        { put: body(reference('A')) },
        { schemas: { A: { items: reference('B') }, B: { type: 'string' } } },
      ),
    );
    expect(prepared.document['paths']).toEqual({ '/a/{id}': { put: body(reference('A')) } });
    expect(schemasOf(prepared)).toEqual({ A: { items: { type: 'string' } } });
    expect(rulesOf(prepared)).toEqual(['schema-references', 'unused-components']);
  });

  test('in the operation otherwise', () => {
    const prepared = rewrite(
      withPath(
        { put: body({ items: reference('A') }) },
        { schemas: { A: { items: reference('B') }, B: { type: 'string' } } },
      ),
    );
    expect(prepared.document['paths']).toEqual({
      '/a/{id}': { put: body({ items: { items: { type: 'string' } } }) },
    });
    expect(prepared.document['components']).toEqual({ schemas: {} });
  });

  test('also below properties whose names are keywords elsewhere', () => {
    const names = ['example', 'enum', 'x-a', 'default', 'schema', 'description'];
    const properties = (value: JsonValue): JsonObject =>
      Object.fromEntries(names.map((name) => [name, value]));
    const document = withPath(
      { put: body({ properties: properties(reference('A')) }) },
      { schemas: { A: { type: 'string' } } },
    );
    expect(rewrite(document).document['paths']).toEqual({
      '/a/{id}': { put: body({ properties: properties({ type: 'string' }) }) },
    });
  });

  test('up to recursive references', () => {
    const schemas = { A: { items: reference('B') }, B: { properties: { next: reference('B') } } };
    const prepared = rewrite(withPath({ put: body({ items: reference('A') }) }, { schemas }));
    expect(prepared.document['paths']).toEqual({
      '/a/{id}': { put: body({ items: { items: reference('B') } }) },
    });
    expect(schemasOf(prepared)).toEqual({ B: schemas.B });
  });

  test('with the texts next to a reference, and from 3.1 on with the constraints', () => {
    const schema = { items: { ...reference('A'), description: 'mine', minLength: 2 } };
    const document = withPath({ put: body(schema) }, { schemas: { A: { type: 'string' } } });
    expect(rewrite(document).document['paths']).toEqual({
      '/a/{id}': {
        put: body({ items: { allOf: [{ type: 'string' }, { minLength: 2 }], description: 'mine' } }),
      },
    });
    const before = rewrite({ ...document, openapi: '3.0.3' });
    expect(before.document['paths']).toEqual({
      '/a/{id}': { put: body({ items: { type: 'string', description: 'mine' } }) },
    });
  });

  test('except data, and a property that is named `$ref`', () => {
    const schema = {
      properties: { $ref: { type: 'string' } },
      example: { $ref: '#/components/schemas/A' },
      enum: [{ $ref: '#/x' }],
    };
    const document = withPath({ put: body(schema) });
    expect(rewrite(document).document).toBe(document);
  });

  test('with the names for a discriminator', () => {
    const schemas = {
      Pet: {
        oneOf: [reference('Cat'), reference('Dog')],
        discriminator: { propertyName: 'kind', mapping: { hound: '#/components/schemas/Dog' } },
      },
      Cat: { type: 'object' },
      Dog: { type: 'object' },
    };
    const prepared = rewrite(withPath({ put: body({ items: reference('Pet') }) }, { schemas }));
    const mapping = { hound: '#/components/schemas/Dog', Cat: '#/components/schemas/Cat' };
    expect(prepared.document['paths']).toEqual({
      '/a/{id}': {
        put: body({
          items: {
            oneOf: [{ type: 'object' }, { type: 'object' }],
            discriminator: { propertyName: 'kind', mapping },
          },
        }),
      },
    });
    expect(Object.keys(schemasOf(prepared) as JsonObject)).toEqual(['Cat', 'Dog']);
  });

  test('and subtypes of a schema with a discriminator stay', () => {
    const schemas = {
      Pet: { type: 'object', discriminator: { propertyName: 'kind' } },
      Cat: { allOf: [reference('Pet'), { required: ['claws'] }] },
    };
    const prepared = rewrite(
      withPath({ put: body({ anyOf: [reference('Pet'), reference('Cat')] }) }, { schemas }),
    );
    const text = JSON.stringify(prepared.document);
    expect(Object.keys(schemasOf(prepared) as JsonObject)).toContain('Cat');
    expect(text).toContain('"mapping":{"Cat":"#/components/schemas/Cat"}');
  });

  test('and a base component names its inlined subtypes', () => {
    const schemas = {
      Pet: { type: 'object', discriminator: { propertyName: 'kind' } },
      Cat: { allOf: [reference('Pet'), { required: ['claws'] }] },
    };
    const document = of({
      paths: {
        '/pets': { put: { ...body(reference('Pet')), operationId: 'pets' } },
        '/cats': { put: { ...body(reference('Cat')), operationId: 'cats' } },
      },
      components: { schemas },
    });
    const mapping = { Cat: '#/components/schemas/Cat' };
    const Pet = { type: 'object', discriminator: { propertyName: 'kind', mapping } };
    expect(schemasOf(rewrite(document))).toEqual({ Pet, Cat: { allOf: [Pet, { required: ['claws'] }] } });
  });

  test('and a reference into a path leads to a new component', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const document = of({
      paths: {
        '/a': { parameters: [{ name: 'a', in: 'query', schema }], get },
        '/b': {
          get: {
            operationId: 'b',
            responses: {
              200: { content: { 'a/b': { schema: { $ref: '#/paths/~1a/parameters/0/schema' } } } },
            },
          },
        },
      },
    });
    const { document: prepared } = rewrite(document);
    expect(prepared).toMatchObject({
      paths: {
        '/b': {
          get: { responses: { 200: { content: { 'a/b': { schema: reference('a_parameters_0_schema') } } } } },
        },
      },
      components: { schemas: { a_parameters_0_schema: schema } },
    });
  });
});
