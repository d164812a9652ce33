import type { JsonObject } from '../../../src/syntax/json.ts';
import { chooseCheapest } from '../../../src/importer/prepare/inline-schemas.ts';
import { limitOf, type Prepared } from '../../../src/importer/prepare/prepare.ts';
import { chooseDearest } from '../../../src/importer/prepare/shrink.ts';
import { importActions } from '../../support/importer.ts';
import { get, of, rewrite, rulesOf } from '../../support/preparing.ts';

test.each([
  [400_000, 400_000, 800_000],
  [499_999, 499_999, 999_998],
  [500_000, 500_000, 999_999],
  [999_999, 999_999, 999_999],
  [1_000_000, 1_000_000, 2_000_000],
  [1_500, 1_000, 2_000],
  [1_000, 1_500, 2_000],
  [3_000, 1_000, 3_000],
])('of %i bytes, and %i in files, there may come %i', (compactBytes, sourceBytes, limit) => {
  expect(limitOf(compactBytes, sourceBytes)).toBe(limit);
});

const sizes: readonly (readonly [string, number])[] = [
  ['middle', 30],
  ['large', 50],
  ['nothing', 0],
  ['small', 20],
];

test.each([
  [100, ['nothing', 'small', 'middle', 'large']],
  [99, ['nothing', 'small', 'middle']],
  [0, ['nothing']],
  [-1, []],
])('with room for %i bytes the cheapest fit: %j', (budget, names) => {
  expect([...chooseCheapest(sizes, budget)]).toEqual(names);
});

test.each([
  [0, []],
  [50, ['large']],
  [51, ['large', 'middle']],
  [500, ['large', 'middle', 'small']],
])('of %i bytes too many the dearest go, and no more than needed: %j', (excess, names) => {
  expect([...chooseDearest(sizes, excess)]).toEqual(names);
});

describe('the size limit', () => {
  const schemas = (count: number, bytes: number): JsonObject =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`S${index}`, { title: 'x'.repeat(bytes) }]),
    );
  const posting = (references: readonly string[]): JsonObject =>
    Object.fromEntries(
      references.map((name, index) => [
        `/${index}`,
        {
          put: {
            operationId: `o${index}`,
            requestBody: { content: { a: { schema: { items: { $ref: `#/components/schemas/${name}` } } } } },
          },
        },
      ]),
    );
  const sizeOf = (prepared: Prepared): number => JSON.stringify(prepared.document).length;

  test('is twice the size of the description, and the cheapest schemas come first', () => {
    const components = { schemas: { Large: { title: 'x'.repeat(3000) }, Small: { title: 'small' } } };
    const document = {
      ...of({ paths: posting(['Large', 'Large', 'Large', 'Large', 'Small']), components }),
      info: { title: '' },
    };
    const prepared = rewrite(document);
    expect(sizeOf(prepared)).toBeLessThanOrEqual(2 * JSON.stringify(document).length);
    const { paths } = prepared.document as unknown as { paths: Record<string, unknown> };
    expect(JSON.stringify(paths['/4'])).toContain('"items":{"title":"small"}');
    expect(JSON.stringify(paths['/3'])).toContain('#/components/schemas/Large');
  });

  test('keeps a description below 1,000,000 bytes there', () => {
    const components = { schemas: schemas(9, 100_000) };
    const document = of({
      paths: posting(['S0', 'S0', 'S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S4', 'S4']),
      components,
    });
    const prepared = rewrite(document);
    expect(sizeOf(prepared)).toBeLessThan(1_000_000);
  });

  test('takes repeated texts back where parameters that stand in many operations would exceed it', () => {
    const parameter = {
      name: 'q',
      in: 'query',
      description: `First sentence. ${'More. '.repeat(500)}`,
      schema: { enum: Array.from({ length: 200 }, String) },
    };
    const paths = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        `/${index}`,
        { get: { operationId: `o${index}`, parameters: [{ $ref: '#/components/parameters/Q' }] } },
      ]),
    );
    const document = { ...of({ paths, components: { parameters: { Q: parameter } } }), info: { title: '' } };
    const prepared = rewrite(document);
    expect(sizeOf(prepared)).toBeLessThanOrEqual(2 * JSON.stringify(document).length);
    expect(rulesOf(prepared)).toContain('repeated-texts');
    const imported = importActions(prepared.document);
    if (!imported.ok) throw new Error(imported.reason);
    expect(imported.actions.map(({ payload }) => payload.parameters[0])).toEqual(
      imported.actions.map((_, index): unknown =>
        expect.objectContaining({
          name: 'q',
          in: 'query',
          schema: parameter.schema,
          ...(index === 0 && { description: parameter.description }),
        }),
      ),
    );
  });

  test('counts what has to be said for a discriminator', () => {
    const names = Array.from({ length: 30 }, (_, index) => `${'h'.repeat(40)}${index}`);
    const schemas = {
      Pet: { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: {} } },
      ...Object.fromEntries(names.map((name) => [name, { allOf: [{ $ref: '#/components/schemas/Pet' }] }])),
    };
    const paths = Object.fromEntries(
      names.map((operationId) => {
        const schema = { $ref: `#/components/schemas/${operationId}` };
        return [`/${operationId}`, { put: { operationId, requestBody: { content: { a: { schema } } } } }];
      }),
    );
    // The room that is left changes from one to the next.
    const excess = Array.from({ length: 40 }, (_, index) => {
      const document = {
        ...of({ paths, components: { schemas } }),
        info: { title: 'x'.repeat(index * 100) },
      };
      return sizeOf(rewrite(document)) - 2 * JSON.stringify(document).length;
    });
    expect(Math.max(...excess)).toBeLessThanOrEqual(0);
  });

  test('counts what references into paths lead to once, however many there are', () => {
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

  test('is told where nothing that repeats is left to cut', () => {
    const paths = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`/${index}`, { $ref: '#/components/pathItems/I' }]),
    );
    const item = { get: { description: 'x'.repeat(9000) } };
    const prepared = rewrite({
      ...of({ paths, components: { pathItems: { I: item } } }),
      info: { title: '' },
    });
    expect(prepared.findings).toMatchObject([{ severity: 'warning', rule: 'size' }]);
    expect(prepared.findings[0]?.message).toContain(`${sizeOf(prepared)} bytes`);
  });

  test('holds for schemas that would be larger than memory', () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => {
        const next = { $ref: `#/components/schemas/S${index + 1}` };
        return [`S${index}`, index === 59 ? { type: 'string' } : { properties: { a: next, b: next } }];
      }),
    );
    const document = of({ paths: posting(['S0', 'S58']), components: { schemas: doubling } });
    const prepared = rewrite(document);
    expect(sizeOf(prepared)).toBeLessThanOrEqual(2 * JSON.stringify(document).length);
    expect(JSON.stringify(prepared.document['paths'])).toContain(
      '{"a":{"type":"string"},"b":{"type":"string"}}',
    );
  });
});

describe('what is written out beside schemas', () => {
  const nested = (depth: number): JsonObject =>
    Object.fromEntries(
      Array.from({ length: depth }, (_, at) => {
        const $ref = `#/components/parameters/P${at + 1}`;
        const inner = at === depth - 1 ? 'x'.repeat(100) : { one: { $ref }, two: { $ref } };
        return [`P${at}`, { name: `p${at}`, in: 'query', style: inner }];
      }),
    );

  test('doubles no more than there is room for', () => {
    const parameters = [{ $ref: '#/components/parameters/P0' }];
    // Written out, it would have 100 MB.
    const document = { ...of({ paths: { '/a': { get: { ...get, parameters } } } }), info: { title: '' } };
    const { document: written } = rewrite({ ...document, components: { parameters: nested(14) } });
    expect(JSON.stringify(written).length).toBeLessThan(10_000);
    expect(written).toMatchObject({
      paths: { '/a': { get: { parameters: [{ name: 'p0', in: 'query' }] } } },
    });
  });

  test('is refused where what is left is more than is ever sent', () => {
    const parameters = [{ $ref: '#/components/parameters/P' }];
    const paths = Object.fromEntries(
      Array.from({ length: 1_200 }, (_, at) => [`/${at}`, { get: { operationId: `o${at}`, parameters } }]),
    );
    const { findings } = rewrite(
      of({
        paths,
        components: { parameters: { P: { name: 'p', in: 'query', style: 'x'.repeat(100_000) } } },
      }),
    );
    expect(findings).toMatchObject([{ severity: 'error', rule: 'too-large' }]);
  });
});
