import type { JsonObject } from '../../../src/text-tree/json.ts';
import { importActions } from '../../support/importer.ts';
import { get, prepare, rulesOf, withPath } from '../../support/preparing.ts';

const body = (reference: string): JsonObject => ({
  ...get,
  requestBody: { content: { 'application/json': { schema: { $ref: reference } } } },
});

describe('a schema that a reference can only name with escapes gets a plain name', () => {
  const recursive = (reference: string): JsonObject => ({ properties: { next: { $ref: reference } } });

  test.each<[string, string, string, string]>([
    ['a slash', 'a/b', '#/components/schemas/a~1b', 'a_b'],
    ['a tilde', 'a~b', '#/components/schemas/a~0b', 'a_b'],
    ['a space', 'a b', '#/components/schemas/a%20b', 'a_b'],
    ['a percent sign', '100%', '#/components/schemas/100%25', '100_'],
    ['an escape that nothing asks for', 'a-b', '#/components/schemas/a%2Db', 'a-b_2'],
  ])('%s', (_, name, reference, plain) => {
    const prepared = prepare(
      withPath({ put: body(reference) }, { schemas: { [name]: recursive(reference) } }),
    );
    const renamed = `#/components/schemas/${plain}`;
    expect(prepared.document).toMatchObject({
      paths: { '/a/{id}': { put: body(renamed) } },
      components: { schemas: { [plain]: recursive(renamed) } },
    });
    expect(rulesOf(prepared)).toEqual(['escaped-names']);
    expect(importActions(prepared.document).ok).toBe(true);
  });

  test('and everything that refers to it follows, mappings and properties of that name, too', () => {
    const old = '#/components/schemas/a~1b';
    const schemas = {
      'a/b': {},
      Pet: {
        oneOf: [{ $ref: old }, { $ref: '#/components/schemas/Dog' }],
        discriminator: { propertyName: 'kind', mapping: { x: 'a/b', y: old } },
        properties: { mapping: { properties: { deep: { $ref: old } } } },
      },
      Dog: { oneOf: [{ $ref: old }], discriminator: { propertyName: 'kind' } },
    };
    const responses = { 200: { content: { a: { schema: { $ref: '#/components/schemas/Pet' } } } } };
    const { document } = prepare(withPath({ put: { ...get, responses } }, { schemas }));
    const plain = '#/components/schemas/a_b';
    expect(document['components']).toMatchObject({
      schemas: {
        Pet: {
          oneOf: [{ $ref: plain }, { $ref: '#/components/schemas/Dog' }],
          discriminator: { mapping: { x: 'a_b', y: plain } },
          properties: { mapping: { properties: { deep: { $ref: plain } } } },
        },
        Dog: { discriminator: { mapping: { 'a/b': plain } } },
      },
    });
  });

  test('and keeps it where references name it as it is', () => {
    const document = withPath(
      { put: body('#/components/schemas/List«Pet»') },
      { schemas: { 'List«Pet»': {} } },
    );
    expect(prepare(document).document).toBe(document);
  });

  test('which `prepare: none` only tells', () => {
    const document = withPath({ put: body('#/components/schemas/a~1b') }, { schemas: { 'a/b': {} } });
    expect(prepare(document, { prepare: 'none' }).findings).toMatchObject([
      { severity: 'warning', rule: 'escaped-name', pointer: '/components/schemas/a~1b' },
    ]);
  });
});

describe('beside a `$ref` from 3.1 on', () => {
  test('a summary is ignored where the part knows none', () => {
    const parameter = { name: 'q', in: 'query' };
    const item = {
      get: {
        ...get,
        parameters: [{ $ref: '#/components/parameters/Q', summary: 'S', description: 'D', 'x-a': 1 }],
      },
    };
    const { document, findings } = prepare(withPath(item, { parameters: { Q: parameter } }));
    expect(document['paths']).toEqual({
      '/a/{id}': { get: { ...get, parameters: [{ ...parameter, description: 'D' }] } },
    });
    expect(findings).toEqual([]);
  });
});
