import type { JsonObject } from '../../../src/syntax/json.ts';
import { limitOf, type Prepared } from '../../../src/importer/prepare/prepare.ts';
import { get, of, rewrite, rulesOf } from './preparing.ts';

test.each([
  [499_999, 999_998],
  [500_000, 999_999],
  [999_999, 999_999],
  [1_000_000, 1_200_000],
])('a document of %i bytes can have %i bytes with inlined references', (bytes, limit) => {
  expect(limitOf(bytes)).toBe(limit);
});

describe('the size limit', () => {
  const schemas = (count: number, bytes: number): JsonObject => {
    const all = Array.from({ length: count }, (_, index) => [`S${index}`, { title: 'x'.repeat(bytes) }]);
    return Object.fromEntries(all) as JsonObject;
  };
  const put = (operationId: string, schema: JsonObject): JsonObject => ({
    put: { operationId, requestBody: { content: { a: { schema } } } },
  });
  const toSchema = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
  const posting = (...names: readonly string[]): JsonObject =>
    Object.fromEntries(names.map((name, at) => [`/${at}`, put(`o${at}`, { items: toSchema(name) })]));
  const repeat = (uses: number): JsonObject => posting(...Array.from({ length: uses }, () => 'S0'));
  const sizeOf = (prepared: Prepared): number => JSON.stringify(prepared.document).length;

  test('is twice the size of the document: up to it, every reference is inlined, and above, every one stays', () => {
    const withUses = (uses: number): JsonObject =>
      of({ paths: repeat(uses), components: { schemas: schemas(1, 3000) }, info: { title: '' } });
    const inlined = rewrite(withUses(1));
    expect(rulesOf(inlined)).toEqual(['schema-references', 'unused-components']);
    expect(JSON.stringify(inlined.document)).not.toContain('$ref');
    const document = withUses(4);
    expect(rewrite(document).document).toBe(document);
  });

  test.each([
    ['a fifth', 100_000, 3],
    ['more than a fifth', 100_000, 4],
  ])('allows a document above 1 MB to grow by up to %s', (what, bytes, uses) => {
    const large = { get: { ...get, description: 'x'.repeat(1_000_000) } };
    const components = { schemas: schemas(1, bytes) };
    const document = of({ paths: { ...repeat(uses), '/x': large }, components });
    expect(rulesOf(rewrite(document)).length > 0).toBe(what === 'a fifth');
  });

  test('counts the mapping that a discriminator needs', () => {
    const names = Array.from({ length: 30 }, (_, index) => `${'h'.repeat(40)}${index}`);
    const schemas = {
      Pet: { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: {} } },
      ...Object.fromEntries(names.map((name) => [name, { allOf: [toSchema('Pet')] }])),
    };
    const paths = Object.fromEntries(names.map((name) => [`/${name}`, put(name, toSchema(name))]));
    // The remaining budget changes from one schema to the next.
    const excess = Array.from({ length: 40 }, (_, index) => {
      const document = of({ paths, components: { schemas }, info: { title: 'x'.repeat(index * 100) } });
      return sizeOf(rewrite(document)) - 2 * JSON.stringify(document).length;
    });
    expect(Math.max(...excess)).toBeLessThanOrEqual(0);
  });

  test('counts the target of references into paths once', () => {
    const response = { description: 'x'.repeat(2000) };
    const operation = (index: number, held: JsonObject): JsonObject => ({
      get: { operationId: `o${index}`, responses: { 404: held } },
    });
    const paths = Object.fromEntries([
      ['/first', { ...operation(0, response), parameters: [] }],
      ...Array.from({ length: 90 }, (_, index) => [
        `/${index}`,
        operation(index + 1, { $ref: '#/paths/~1first/get/responses/404' }),
      ]),
    ]) as JsonObject;
    const document = { ...of({ paths }), info: { title: '' } };
    const prepared = rewrite(document);
    expect(sizeOf(prepared)).toBeLessThanOrEqual(2 * JSON.stringify(document).length);
    expect(prepared.document['components']).toEqual({ responses: { first_get_responses_404: response } });
  });

  test('applies to schemas that would exceed the memory', () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => {
        const next = toSchema(`S${index + 1}`);
        return [`S${index}`, index === 59 ? { type: 'string' } : { properties: { a: next, b: next } }];
      }),
    );
    const document = of({ paths: posting('S0', 'S58'), components: { schemas: doubling } });
    expect(rewrite(document).document).toBe(document);
  });
});

describe('inlined parts outside of schemas', () => {
  const nested = (depth: number): JsonObject =>
    Object.fromEntries(
      Array.from({ length: depth }, (_, at) => {
        const $ref = `#/components/parameters/P${at + 1}`;
        const inner = at === depth - 1 ? 'x'.repeat(100) : { one: { $ref }, two: { $ref } };
        return [`P${at}`, { name: `p${at}`, in: 'query', style: inner }];
      }),
    );

  test('stops at the budget', () => {
    const parameters = [{ $ref: '#/components/parameters/P0' }];
    // Inlined, it would have 100 MB.
    const document = { ...of({ paths: { '/a': { get: { ...get, parameters } } } }), info: { title: '' } };
    const { document: written } = rewrite({ ...document, components: { parameters: nested(14) } });
    expect(JSON.stringify(written).length).toBeLessThan(10_000);
    expect(written).toMatchObject({
      paths: { '/a': { get: { parameters: [{ name: 'p0', in: 'query' }] } } },
    });
  });

  test('is an error if the rest exceeds the limit', () => {
    const parameters = [{ $ref: '#/components/parameters/P' }];
    const paths = Object.fromEntries(
      Array.from({ length: 1_200 }, (_, at) => [`/${at}`, { get: { operationId: `o${at}`, parameters } }]),
    );
    const P = { name: 'p', in: 'query', style: 'x'.repeat(100_000) };
    const { findings } = rewrite(of({ paths, components: { parameters: { P } } }));
    expect(findings).toMatchObject([{ severity: 'error', rule: 'too-large' }]);
  });
});
