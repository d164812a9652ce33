import { Ajv2020 } from 'ajv/dist/2020.js';
import { findTreatment, schemaKeywords, type SchemaKeyword } from '../../src/compare/schema-keywords.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { nests } from '../support/nested-schemas.ts';
import { answer, body, orders, reportChanges } from '../support/two-versions.ts';

/** Two schemas that differ in a keyword. The second one accepts fewer values, or the same. */
type Edit = readonly [wide: JsonObject, narrow: JsonObject];

const text = { type: 'string' };
const list = { type: 'array' };
const object = { type: 'object' };
const number = { type: 'number' };
const tag = (name: string): JsonObject => ({
  type: 'object',
  required: [name],
  properties: { [name]: text },
});

/** Every keyword that restricts values. A missing keyword is a compile error. */
const narrowing = {
  type: [{ type: ['string', 'integer'] }, text],
  nullable: [{ type: 'string', nullable: true }, text],
  format: [text, { type: 'string', format: 'date' }],
  enum: [
    { type: 'string', enum: ['a', 'b'] },
    { type: 'string', enum: ['a'] },
  ],
  const: [text, { type: 'string', const: 'a' }],
  allOf: [text, { allOf: [text, { maxLength: 3 }] }],
  oneOf: [{ oneOf: [tag('a'), tag('b'), text] }, { oneOf: [tag('a'), text] }],
  anyOf: [{ anyOf: [tag('a'), tag('b'), text] }, { anyOf: [tag('a'), text] }],
  readOnly: [
    { type: 'object', properties: { a: text } },
    { type: 'object', properties: { a: { type: 'string', readOnly: true } } },
  ],
  pattern: [text, { type: 'string', pattern: '^a' }],
  maxLength: [text, { type: 'string', maxLength: 3 }],
  minLength: [
    { type: 'string', minLength: 1 },
    { type: 'string', minLength: 2 },
  ],
  maximum: [
    { type: 'number', maximum: 9 },
    { type: 'number', maximum: 8 },
  ],
  minimum: [number, { type: 'number', minimum: 0 }],
  exclusiveMaximum: [
    { type: 'number', maximum: 20 },
    { type: 'number', exclusiveMaximum: 20 },
  ],
  exclusiveMinimum: [
    { type: 'integer', exclusiveMinimum: 2 },
    { type: 'integer', minimum: 4 },
  ],
  items: [
    { type: 'array', items: { type: ['string', 'boolean'] } },
    { type: 'array', items: text },
  ],
  prefixItems: [list, { type: 'array', prefixItems: [text] }],
  maxItems: [list, { type: 'array', maxItems: 5 }],
  minItems: [list, { type: 'array', minItems: 1 }],
  contains: [list, { type: 'array', contains: text }],
  minContains: [
    { type: 'array', contains: text },
    { type: 'array', contains: text, minContains: 2 },
  ],
  maxContains: [
    { type: 'array', contains: text },
    { type: 'array', contains: text, maxContains: 2 },
  ],
  uniqueItems: [list, { type: 'array', uniqueItems: true }],
  additionalItems: [list, { type: 'array', additionalItems: false }],
  unevaluatedItems: [list, { type: 'array', unevaluatedItems: false }],
  properties: [
    { type: 'object', properties: { a: { type: ['string', 'integer'] } } },
    { type: 'object', properties: { a: text } },
  ],
  required: [
    { type: 'object', properties: { a: text } },
    { type: 'object', properties: { a: text }, required: ['a'] },
  ],
  additionalProperties: [object, { type: 'object', additionalProperties: false }],
  patternProperties: [object, { type: 'object', patternProperties: { '^a': text } }],
  maxProperties: [object, { type: 'object', maxProperties: 3 }],
  minProperties: [object, { type: 'object', minProperties: 1 }],
  unevaluatedProperties: [object, { type: 'object', unevaluatedProperties: false }],
  propertyNames: [object, { type: 'object', propertyNames: { maxLength: 3 } }],
  dependencies: [object, { type: 'object', dependencies: { a: ['b'] } }],
  dependentRequired: [
    { type: 'object', dependentRequired: { a: ['b'] } },
    { type: 'object', dependentRequired: { a: ['b', 'c'] } },
  ],
  dependentSchemas: [object, { type: 'object', dependentSchemas: { a: { required: ['b'] } } }],
  multipleOf: [
    { type: 'integer', multipleOf: 5 },
    { type: 'integer', multipleOf: 10 },
  ],
  not: [text, { type: 'string', not: { enum: ['a'] } }],
  if: [text, { type: 'string', if: { maxLength: 2 }, then: { minLength: 1 } }],
  then: [
    { type: 'string', if: { maxLength: 2 } },
    { type: 'string', if: { maxLength: 2 }, then: { minLength: 1 } },
  ],
  else: [
    { type: 'string', if: { maxLength: 2 } },
    { type: 'string', if: { maxLength: 2 }, else: { pattern: '^a' } },
  ],
} satisfies Partial<Record<SchemaKeyword, Edit>>;

/** Keywords for which it can't be decided which version accepts more. */
const puzzling = {
  $ref: [text, { $ref: '#/components/schemas/Nowhere' }],
  $dynamicRef: [text, { type: 'string', $dynamicRef: '#a' }],
  xml: [text, { type: 'string', xml: { name: 'b' } }],
  contentEncoding: [text, { type: 'string', contentEncoding: 'base64' }],
  contentMediaType: [text, { type: 'string', contentMediaType: 'image/png' }],
  contentSchema: [text, { type: 'string', contentSchema: object }],
  discriminator: [
    { oneOf: [tag('a'), tag('b')] },
    { oneOf: [tag('a'), tag('b')], discriminator: { propertyName: 'a' } },
  ],
} satisfies Partial<Record<SchemaKeyword, Edit>>;

/** Keywords that aren't breaking, whichever version has them. */
const harmless = {
  default: [text, { type: 'string', default: 'a' }],
  deprecated: [text, { type: 'string', deprecated: true }],
  writeOnly: [text, { type: 'string', writeOnly: true }],
  title: [text, { type: 'string', title: 'T' }],
  summary: [text, { type: 'string', summary: 'S' }],
  description: [text, { type: 'string', description: 'D' }],
  example: [text, { type: 'string', example: 'e' }],
  examples: [text, { type: 'string', examples: ['e'] }],
  externalDocs: [text, { type: 'string', externalDocs: { url: 'https://example.com' } }],
  $comment: [text, { type: 'string', $comment: 'c' }],
  $defs: [text, { type: 'string', $defs: { a: {} } }],
  definitions: [text, { type: 'string', definitions: { a: {} } }],
  $schema: [text, { type: 'string', $schema: 'https://example.com' }],
  $id: [text, { type: 'string', $id: 'https://example.com' }],
  $anchor: [text, { type: 'string', $anchor: 'a' }],
  $dynamicAnchor: [text, { type: 'string', $dynamicAnchor: 'a' }],
  $vocabulary: [text, { type: 'string', $vocabulary: {} }],
} satisfies Partial<Record<SchemaKeyword, Edit>>;

type Forgotten = Exclude<
  SchemaKeyword,
  keyof typeof narrowing | keyof typeof puzzling | keyof typeof harmless
>;
/** A keyword that is in none of the tables is a compile error. */
const forgotten: [Forgotten] extends [never] ? readonly [] : readonly [Forgotten] = [];

const positions = { 'the body itself': undefined, ...nests };

/** Returns the reported classes in a body or a response, most severe first. */
function classesOf(
  [before, after]: Edit,
  position: string,
  wrap: (schema: JsonValue) => JsonObject,
): readonly string[] {
  const [old, now] = [before, after].map((schema) => {
    const { schema: root, schemas } = nests[position]?.({ schema, schemas: {} }, 'Part') ?? {
      schema,
      schemas: {},
    };
    return { ...orders(wrap(root), { components: { schemas } }), openapi: '3.1.0' };
  });
  return reportChanges(old ?? {}, now ?? {}).map((line) => line.split(' ')[0] ?? '');
}

/** Lists the edits for a position, without the keywords that the position itself uses. */
function listEdits(
  table: Readonly<Record<string, Edit>>,
  position: string,
): readonly (readonly [string, Edit])[] {
  return Object.entries(table).filter(([keyword]) => position !== 'beside a choice' || keyword !== 'anyOf');
}

const reverse = ([wide, narrow]: Edit): Edit => [narrow, wide];

describe.each(Object.keys(positions))('%s', (position) => {
  test('accepting less is breaking', () => {
    const missed = listEdits(narrowing, position).filter(
      ([, edit]) => !classesOf(edit, position, body).includes('breaking'),
    );
    expect(missed.map(([keyword]) => keyword)).toEqual([]);
  });

  test('accepting more is reported and not breaking', () => {
    const wrong = listEdits(narrowing, position).filter(([, edit]) => {
      const reported = classesOf(reverse(edit), position, body);
      return reported.length === 0 || reported.includes('breaking');
    });
    expect(wrong.map(([keyword]) => keyword)).toEqual([]);
  });

  test('an undecidable change counts as narrowed', () => {
    const missed = listEdits(puzzling, position).filter(([, edit]) =>
      [edit, reverse(edit)].some((variant) => !classesOf(variant, position, body).includes('breaking')),
    );
    expect(missed.map(([keyword]) => keyword)).toEqual([]);
  });

  test("a keyword without rules isn't breaking", () => {
    const wrong = listEdits(harmless, position).filter(([, edit]) =>
      [edit, reverse(edit)].some((variant) => classesOf(variant, position, body).includes('breaking')),
    );
    expect(wrong.map(([keyword]) => keyword)).toEqual([]);
  });

  test('in a response, no change is breaking and every rule is reported', () => {
    const wrong = listEdits({ ...narrowing, ...puzzling }, position).filter(([keyword, edit]) => {
      const reported = classesOf(edit, position, answer);
      return (reported.length === 0 && keyword !== 'readOnly') || reported.includes('breaking');
    });
    expect(wrong.map(([keyword]) => keyword)).toEqual([]);
  });
});

test('every keyword is in the matrix', () => {
  expect(forgotten).toEqual([]);
  const known = new Set(Object.keys({ ...narrowing, ...puzzling, ...harmless }));
  expect([...schemaKeywords.keys()].filter((keyword) => !known.has(keyword))).toEqual([]);
});

/** Keywords of JSON Schema that OpenAPI can't use, or that identify a schema. */
const unusable = new Set(['$recursiveRef', '$recursiveAnchor']);

test('every keyword of JSON Schema is known', () => {
  const metaSchemas = Object.values(new Ajv2020().schemas).map((entry) => entry?.schema);
  const keywords = metaSchemas.flatMap((schema) =>
    typeof schema === 'object' ? Object.keys((schema['properties'] as JsonObject | undefined) ?? {}) : [],
  );
  expect(keywords).toEqual(expect.arrayContaining(['maxLength', 'prefixItems', 'dependentSchemas', 'if']));
  const unknown = keywords.filter(
    (keyword) => findTreatment(keyword) === undefined && !unusable.has(keyword),
  );
  expect(unknown).toEqual([]);
});

test('an unknown keyword is an extension', () => {
  expect(findTreatment('x-unit')).toBeUndefined();
  expect(findTreatment('toString')).toBeUndefined();
});
