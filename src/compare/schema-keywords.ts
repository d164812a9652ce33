/**
 * Every keyword of OpenAPI 2.0 to 3.2, by how it is compared: `merged` keywords are part of `SchemaView`; of `condition`s,
 * fewer accept more; of a `puzzle` nobody can tell which version accepts more; `text` is for people, and `inert` decides
 * nothing where it stands. The second word is the one type of value that they are about.
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

/** Undefined for an unknown keyword: it asserts nothing, like an extension. */
export function findTreatment(keyword: string): Treatment | undefined {
  return schemaKeywords.get(keyword)?.treatment;
}

/** False for a keyword of another type, such as a limit of lists on a text: it decides nothing. */
export function isAbout(keyword: string, types: readonly string[]): boolean {
  const { type } = schemaKeywords.get(keyword) ?? { type: 'any' };
  return type === 'any' || types.includes(type) || (type === 'number' && types.includes('integer'));
}
