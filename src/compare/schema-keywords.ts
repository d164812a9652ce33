import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../syntax/index.ts';

/**
 * Keywords of OpenAPI 2.0 to 3.2, by how they are compared. `merged` keywords are part of `SchemaView`. Fewer `condition`s
 * accept more values. For an `opaque` keyword, it can't be decided which version accepts more. `text` is documentation, and
 * `ignored` keywords have no effect. The second column is the type of value that the keywords apply to.
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
  ['opaque', 'any', '$ref', '$dynamicRef', 'xml', 'discriminator'],
  ['opaque', 'string', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  ['ignored', 'any', '$defs', 'definitions', '$schema', '$id', '$anchor', '$dynamicAnchor', '$vocabulary'],
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

/** Returns how a keyword is compared, or `undefined` for an unknown keyword, which has no effect. */
export function findTreatment(keyword: string): Treatment | undefined {
  return schemaKeywords.get(keyword)?.treatment;
}

/** Returns whether a keyword applies to one of the types. A limit of lists, for example, has no effect on a string. */
export function isAbout(keyword: string, types: readonly string[]): boolean {
  const { type } = schemaKeywords.get(keyword) ?? { type: 'any' };
  return type === 'any' || types.includes(type) || (type === 'number' && types.includes('integer'));
}

/**
 * Groups the conditions of schemas that apply together by keyword, without the keywords that have their own part in
 * `SchemaView`. A value must meet every condition, so fewer conditions accept more values.
 */
export function groupConditions(pieces: readonly JsonObject[]): ReadonlyMap<string, readonly JsonObject[]> {
  const conditions = pieces.flatMap((piece) =>
    Object.keys(piece).flatMap((keyword) => listConditions(piece, keyword)),
  );
  return Map.groupBy(conditions, (condition) => Object.keys(condition).at(-1) ?? '');
}

/** Lists the conditions of a keyword. The keyword is the last member of each. */
function listConditions(piece: JsonObject, keyword: string): readonly JsonObject[] {
  const treatment = findTreatment(keyword);
  const value = piece[keyword] ?? null;
  if (treatment === 'opaque') return [{ [keyword]: value }];
  if (treatment !== 'condition' || isTrivial(piece, keyword, value)) return [];
  const { if: condition } = piece;
  if (keyword === 'then' || keyword === 'else') {
    return condition === undefined ? [] : [{ if: condition, [keyword]: value }];
  }
  if (!keyword.startsWith('depend') || !isJsonObject(value)) return [{ [keyword]: value }];
  return Object.entries(value).flatMap(([name, needed]) =>
    (isArray(needed) ? needed.map((one) => [one]) : [needed]).map((one) => ({ [keyword]: { [name]: one } })),
  );
}

function isTrivial(piece: JsonObject, keyword: string, value: JsonValue): boolean {
  if (keyword === 'if') return true;
  if (keyword === 'contains') return piece['minContains'] === 0;
  if (keyword === 'not') return false;
  if (keyword === 'uniqueItems') return value === false;
  return value === true || (isJsonObject(value) && Object.keys(value).length === 0);
}
