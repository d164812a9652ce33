/**
 * How a keyword is compared: `merged`, as a part of `SchemaView` (or as `text`, which people read); as a `condition`,
 * of which fewer let more through; as a `puzzle`, of which nobody can tell which version takes more. What is `inert`
 * decides nothing where it stands.
 */
type Treatment = 'merged' | 'text' | 'condition' | 'puzzle' | 'inert';

type ValueType = 'string' | 'number' | 'array' | 'object';

/** Every keyword of OpenAPI 2.0 to 3.2, and the one type of value about which it says something. */
export const schemaKeywords = {
  type: ['merged'],
  nullable: ['merged'],
  format: ['merged'],
  enum: ['merged'],
  const: ['merged'],
  default: ['merged'],
  allOf: ['merged'],
  oneOf: ['merged'],
  anyOf: ['merged'],
  readOnly: ['merged'],
  writeOnly: ['merged'],
  deprecated: ['merged'],
  pattern: ['merged', 'string'],
  maxLength: ['merged', 'string'],
  minLength: ['merged', 'string'],
  maximum: ['merged', 'number'],
  minimum: ['merged', 'number'],
  exclusiveMaximum: ['merged', 'number'],
  exclusiveMinimum: ['merged', 'number'],
  items: ['merged', 'array'],
  prefixItems: ['merged', 'array'],
  maxItems: ['merged', 'array'],
  minItems: ['merged', 'array'],
  properties: ['merged', 'object'],
  required: ['merged', 'object'],
  additionalProperties: ['merged', 'object'],
  patternProperties: ['merged', 'object'],
  maxProperties: ['merged', 'object'],
  minProperties: ['merged', 'object'],
  multipleOf: ['condition', 'number'],
  uniqueItems: ['condition', 'array'],
  contains: ['condition', 'array'],
  minContains: ['merged', 'array'],
  maxContains: ['merged', 'array'],
  additionalItems: ['condition', 'array'],
  unevaluatedItems: ['condition', 'array'],
  unevaluatedProperties: ['condition', 'object'],
  propertyNames: ['condition', 'object'],
  dependencies: ['condition', 'object'],
  dependentRequired: ['condition', 'object'],
  dependentSchemas: ['condition', 'object'],
  not: ['condition'],
  if: ['condition'],
  then: ['condition'],
  else: ['condition'],
  $ref: ['puzzle'],
  $dynamicRef: ['puzzle'],
  xml: ['puzzle'],
  contentEncoding: ['puzzle', 'string'],
  contentMediaType: ['puzzle', 'string'],
  contentSchema: ['puzzle', 'string'],
  discriminator: ['puzzle'],
  $defs: ['inert'],
  definitions: ['inert'],
  $schema: ['inert'],
  $id: ['inert'],
  $anchor: ['inert'],
  $dynamicAnchor: ['inert'],
  $vocabulary: ['inert'],
  title: ['text'],
  summary: ['text'],
  description: ['text'],
  example: ['text'],
  examples: ['text'],
  externalDocs: ['text'],
  $comment: ['text'],
} satisfies Readonly<Record<string, readonly [Treatment, ValueType?]>>;

export type SchemaKeyword = keyof typeof schemaKeywords;

/** What nobody knows asserts nothing, and is like an extension. */
export function findTreatment(keyword: string): Treatment | 'unknown' {
  return isKeyword(keyword) ? schemaKeywords[keyword][0] : 'unknown';
}

/** False for a limit of lists that is said of a text: it decides nothing. */
export function isAbout(keyword: string, types: readonly string[]): boolean {
  const [, type] = isKeyword(keyword) ? (schemaKeywords[keyword] as readonly [Treatment, ValueType?]) : [];
  return type === undefined || types.includes(type) || (type === 'number' && types.includes('integer'));
}

function isKeyword(keyword: string): keyword is SchemaKeyword {
  return Object.hasOwn(schemaKeywords, keyword);
}
