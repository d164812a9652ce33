/**
 * Every keyword of OpenAPI 2.0 to 3.2, by how it is compared: `merged`, as a part of `SchemaView`; as a `condition`, of
 * which fewer let more through; as a `puzzle`, of which nobody can tell which version takes more. `text` people read,
 * and what is `inert` decides nothing where it stands. Then the one type of value about which it says something.
 */
const rows = [
  ['merged', 'any', 'type', 'nullable', 'format', 'enum', 'const', 'default', 'allOf', 'oneOf', 'anyOf'],
  ['merged', 'any', 'readOnly', 'writeOnly', 'deprecated'],
  ['merged', 'string', 'pattern', 'maxLength', 'minLength'],
  ['merged', 'number', 'maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'],
  ['merged', 'array', 'items', 'prefixItems', 'maxItems', 'minItems', 'minContains', 'maxContains'],
  ['merged', 'object', 'properties', 'required', 'additionalProperties', 'patternProperties'],
  ['merged', 'object', 'maxProperties', 'minProperties'],
  ['condition', 'any', 'not', 'if', 'then', 'else'],
  ['condition', 'number', 'multipleOf'],
  ['condition', 'array', 'uniqueItems', 'contains', 'additionalItems', 'unevaluatedItems'],
  ['condition', 'object', 'unevaluatedProperties', 'propertyNames', 'dependencies'],
  ['condition', 'object', 'dependentRequired', 'dependentSchemas'],
  ['puzzle', 'any', '$ref', '$dynamicRef', 'xml', 'discriminator'],
  ['puzzle', 'string', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  ['inert', 'any', '$defs', 'definitions', '$schema', '$id', '$anchor', '$dynamicAnchor', '$vocabulary'],
  ['text', 'any', 'title', 'summary', 'description', 'example', 'examples', 'externalDocs', '$comment'],
] as const;

type KeywordOf<Row> = Row extends readonly [unknown, unknown, ...infer Keywords] ? Keywords[number] : never;

export type SchemaKeyword = KeywordOf<(typeof rows)[number]>;

type Treatment = (typeof rows)[number][0];

export const schemaKeywords: ReadonlyMap<string, { readonly treatment: Treatment; readonly type: string }> =
  new Map(
    rows.flatMap(([treatment, type, ...keywords]) =>
      keywords.map((keyword) => [keyword, { treatment, type }] as const),
    ),
  );

/** Undefined for what nobody knows: it asserts nothing, and is like an extension. */
export function findTreatment(keyword: string): Treatment | undefined {
  return schemaKeywords.get(keyword)?.treatment;
}

/** False for a limit of lists that is said of a text: it decides nothing. */
export function isAbout(keyword: string, types: readonly string[]): boolean {
  const { type } = schemaKeywords.get(keyword) ?? { type: 'any' };
  return type === 'any' || types.includes(type) || (type === 'number' && types.includes('integer'));
}
