import { Ajv2020 } from 'ajv/dist/2020.js';
import { findTreatment, schemaKeywords, type SchemaKeyword } from '../../src/compare/schema-keywords.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { eachCase } from '../support/each-case.ts';
import { nests } from './nested-schemas.ts';
import { answer, body, orders, reportChanges, text } from './two-versions.ts';

/** Two schemas that differ in a keyword. The second one accepts fewer values, or the same. */
type Edit = readonly [wide: JsonObject, narrow: JsonObject];

const tag = (name: string): JsonObject => ({
  type: 'object',
  required: [name],
  properties: { [name]: text },
});
/** Creates an edit of a schema of one type. With one argument, only the second schema has the keywords. */
const edit =
  (type: string) =>
  (one: JsonObject, other?: JsonObject): Edit => [
    { type, ...(other && one) },
    { type, ...(other ?? one) },
  ];
const [string, number, integer] = [edit('string'), edit('number'), edit('integer')];
const [list, object] = [edit('array'), edit('object')];
const either = (...names: readonly string[]): JsonValue => [...names.map(tag), text];

/** Every keyword that restricts values. A missing keyword is a compile error. */
const narrowing = {
  type: [{ type: ['string', 'integer'] }, text],
  nullable: string({ nullable: true }, {}),
  format: string({ format: 'date' }),
  enum: string({ enum: ['a', 'b'] }, { enum: ['a'] }),
  const: string({ const: 'a' }),
  allOf: [text, { allOf: [text, { maxLength: 3 }] }],
  oneOf: [{ oneOf: either('a', 'b') }, { oneOf: either('a') }],
  anyOf: [{ anyOf: either('a', 'b') }, { anyOf: either('a') }],
  readOnly: object({ properties: { a: text } }, { properties: { a: { ...text, readOnly: true } } }),
  pattern: string({ pattern: '^a' }),
  maxLength: string({ maxLength: 3 }),
  minLength: string({ minLength: 1 }, { minLength: 2 }),
  maximum: number({ maximum: 9 }, { maximum: 8 }),
  minimum: number({ minimum: 0 }),
  exclusiveMaximum: number({ maximum: 20 }, { exclusiveMaximum: 20 }),
  exclusiveMinimum: integer({ exclusiveMinimum: 2 }, { minimum: 4 }),
  items: list({ items: { type: ['string', 'boolean'] } }, { items: text }),
  prefixItems: list({ prefixItems: [text] }),
  maxItems: list({ maxItems: 5 }),
  minItems: list({ minItems: 1 }),
  contains: list({ contains: text }),
  minContains: list({ contains: text }, { contains: text, minContains: 2 }),
  maxContains: list({ contains: text }, { contains: text, maxContains: 2 }),
  uniqueItems: list({ uniqueItems: true }),
  additionalItems: list({ additionalItems: false }),
  unevaluatedItems: list({ unevaluatedItems: false }),
  properties: object({ properties: { a: { type: ['string', 'integer'] } } }, { properties: { a: text } }),
  required: object({ properties: { a: text } }, { properties: { a: text }, required: ['a'] }),
  additionalProperties: object({ additionalProperties: false }),
  patternProperties: object({ patternProperties: { '^a': text } }),
  maxProperties: object({ maxProperties: 3 }),
  minProperties: object({ minProperties: 1 }),
  unevaluatedProperties: object({ unevaluatedProperties: false }),
  propertyNames: object({ propertyNames: { maxLength: 3 } }),
  dependencies: object({ dependencies: { a: ['b'] } }),
  dependentRequired: object({ dependentRequired: { a: ['b'] } }, { dependentRequired: { a: ['b', 'c'] } }),
  dependentSchemas: object({ dependentSchemas: { a: { required: ['b'] } } }),
  multipleOf: integer({ multipleOf: 5 }, { multipleOf: 10 }),
  not: string({ not: { enum: ['a'] } }),
  if: string({ if: { maxLength: 2 }, then: { minLength: 1 } }),
  then: string({ if: { maxLength: 2 } }, { if: { maxLength: 2 }, then: { minLength: 1 } }),
  else: string({ if: { maxLength: 2 } }, { if: { maxLength: 2 }, else: { pattern: '^a' } }),
} satisfies Partial<Record<SchemaKeyword, Edit>>;

/** Keywords for which it can't be decided which version accepts more. */
const puzzling = {
  $ref: [text, { $ref: '#/components/schemas/Nowhere' }],
  $dynamicRef: string({ $dynamicRef: '#a' }),
  xml: string({ xml: { name: 'b' } }),
  contentEncoding: string({ contentEncoding: 'base64' }),
  contentMediaType: string({ contentMediaType: 'image/png' }),
  contentSchema: string({ contentSchema: { type: 'object' } }),
  discriminator: [
    { oneOf: [tag('a'), tag('b')] },
    { oneOf: [tag('a'), tag('b')], discriminator: { propertyName: 'a' } },
  ],
} satisfies Partial<Record<SchemaKeyword, Edit>>;

/** Keywords that aren't breaking, whichever version has them. */
const harmless = {
  default: string({ default: 'a' }),
  deprecated: string({ deprecated: true }),
  writeOnly: string({ writeOnly: true }),
  title: string({ title: 'T' }),
  summary: string({ summary: 'S' }),
  description: string({ description: 'D' }),
  example: string({ example: 'e' }),
  examples: string({ examples: ['e'] }),
  externalDocs: string({ externalDocs: { url: 'https://example.com' } }),
  $comment: string({ $comment: 'c' }),
  $defs: string({ $defs: { a: {} } }),
  definitions: string({ definitions: { a: {} } }),
  $schema: string({ $schema: 'https://example.com' }),
  $id: string({ $id: 'https://example.com' }),
  $anchor: string({ $anchor: 'a' }),
  $dynamicAnchor: string({ $dynamicAnchor: 'a' }),
  $vocabulary: string({ $vocabulary: {} }),
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
    const inner = { schema, schemas: {} };
    const { schema: root, schemas } = nests[position]?.(inner, 'Part') ?? inner;
    return orders(wrap(root), { components: { schemas }, openapi: '3.1.0' });
  });
  return reportChanges(old ?? {}, now ?? {}).map((line) => line.split(' ')[0] ?? '');
}

type Check = (reported: readonly string[], keyword: string, way: 'forth' | 'back') => boolean;
type Table = Readonly<Record<string, Edit>>;

describe.each(Object.keys(positions))('%s', (position) => {
  eachCase<[Table, Check, ((schema: JsonValue) => JsonObject)?]>({
    'accepting less is breaking, and accepting more is reported and not breaking': [
      narrowing,
      (reported, _, way) => reported.length > 0 && reported.includes('breaking') === (way === 'forth'),
    ],
    'an undecidable change counts as narrowed': [puzzling, (reported) => reported.includes('breaking')],
    "a keyword without rules isn't breaking": [harmless, (reported) => !reported.includes('breaking')],
    'in a response, no change is breaking and every rule is reported': [
      { ...narrowing, ...puzzling },
      (reported, keyword) =>
        !reported.includes('breaking') && (reported.length > 0 || keyword === 'readOnly'),
      answer,
    ],
  })('%s', ([table, isRight, wrap = body]) => {
    // A keyword that the position uses can't be edited there.
    const edits = Object.entries(table).filter(
      ([keyword]) => position !== 'beside a choice' || keyword !== 'anyOf',
    );
    const wrong = edits.filter(
      ([keyword, [wide, narrow]]) =>
        !isRight(classesOf([wide, narrow], position, wrap), keyword, 'forth') ||
        !isRight(classesOf([narrow, wide], position, wrap), keyword, 'back'),
    );
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
