import type { JsonArray, JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import { readLimits } from './schema-limits.ts';

/** What a schema allows, with references followed and `allOf` merged: what is there to compare. */
export interface SchemaView {
  /** Without `null`; undefined for any. */
  readonly types: readonly string[] | undefined;
  readonly isNullable: boolean;
  readonly format: string | undefined;
  /** `const` is a list of one. */
  readonly values: readonly JsonValue[] | undefined;
  readonly limits: ReadonlyMap<string, number>;
  readonly patterns: readonly string[];
  readonly fields: ReadonlyMap<string, JsonValue>;
  readonly required: ReadonlySet<string>;
  readonly items: JsonValue | undefined;
  /** Fields that have no schema of their own; undefined: whatever one likes. */
  readonly otherFields: JsonValue | undefined;
  /** Each `oneOf` or `anyOf`, without `null`. */
  readonly unions: readonly (readonly JsonValue[])[];
  readonly initial: JsonValue | undefined;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly isDeprecated: boolean;
  /** Title and description. */
  readonly text: string;
  /** All other keywords; each may come from several schemas. */
  readonly rest: ReadonlyMap<string, readonly JsonValue[]>;
}

/** One schema for several that apply together: the same one for the same ones. */
export type Join = (schemas: readonly JsonValue[]) => JsonValue;

/** What `SchemaView` has a field for, or what says nothing about what is allowed. */
const placed = new Set([
  ...['type', 'nullable', 'format', 'enum', 'const', 'pattern', 'properties', 'required', 'items'],
  ...['additionalProperties', 'oneOf', 'anyOf', 'allOf', 'default', 'readOnly', 'writeOnly', 'deprecated'],
  ...['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'maxLength', 'minLength', 'maxItems'],
  ...['minItems', 'maxProperties', 'minProperties'],
  ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', '$comment'],
]);

/** One view of schemas that apply together. The lists that hold a choice are left as they are. */
export function mergePieces(pieces: readonly JsonObject[], join: Join): SchemaView {
  const listed = pieces.flatMap((piece) => listTypes(piece) ?? []);
  return {
    types: mergeTypes(pieces),
    isNullable:
      pieces.some((piece) => piece['nullable'] === true || hasNull(piece)) || listed.includes('null'),
    format: findText(pieces, 'format'),
    values: mergeValues(pieces),
    limits: readLimits(pieces),
    patterns: pieces.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])).sort(),
    fields: mergeFields(pieces, join),
    required: new Set(pieces.flatMap(({ required }) => listTexts(required))),
    items: mergeItems(pieces, join),
    otherFields: mergeOtherFields(pieces, join),
    unions: pieces.flatMap((piece) =>
      ['oneOf', 'anyOf']
        .map((keyword) => listAlternatives(piece[keyword]))
        .filter(({ length }) => length > 1),
    ),
    initial: pieces.find((piece) => piece['default'] !== undefined)?.['default'],
    isReadOnly: pieces.some(({ readOnly }) => readOnly === true),
    isWriteOnly: pieces.some(({ writeOnly }) => writeOnly === true),
    isDeprecated: pieces.some(({ deprecated }) => deprecated === true),
    text: [findText(pieces, 'title'), findText(pieces, 'description')].join('\n'),
    rest: mergeRest(pieces),
  };
}

/** The alternatives of a union that are no `null`. */
export function listAlternatives(union: JsonValue | undefined): JsonArray {
  return isArray(union) ? union.filter((entry) => !(isObject(entry) && entry['type'] === 'null')) : [];
}

function hasNull(piece: JsonObject): boolean {
  return ['oneOf', 'anyOf'].some((keyword) => {
    const union = piece[keyword];
    return isArray(union) && listAlternatives(union).length < union.length;
  });
}

function mergeTypes(pieces: readonly JsonObject[]): readonly string[] | undefined {
  const told = pieces.flatMap((piece) => {
    const types = listTypes(piece);
    return types === undefined ? [] : [types.filter((type) => type !== 'null')];
  });
  const [first, ...others] = told;
  if (first === undefined) return pieces.map(implyType).find((type) => type !== undefined);
  const common = first.filter((type) => others.every((types) => types.includes(type)));
  // A contradiction allows nothing; the first word stands for what was meant.
  return (common.length > 0 ? common : first).toSorted();
}

function listTypes({ type }: JsonObject): readonly string[] | undefined {
  if (typeof type === 'string') return [type];
  return isArray(type) ? listTexts(type) : undefined;
}

/** Many leave `type` out where the rest says what is meant; to add it later changes nothing. */
function implyType(piece: JsonObject): readonly string[] | undefined {
  if (isObject(piece['properties']) || isObject(piece['additionalProperties'])) return ['object'];
  if (piece['items'] !== undefined) return ['array'];
  const values = valuesOf(piece);
  if (values === undefined || values.length === 0) return undefined;
  const types = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  return types.size === 1 && types.has('string') ? ['string'] : undefined;
}

function mergeValues(pieces: readonly JsonObject[]): readonly JsonValue[] | undefined {
  const lists = pieces.flatMap((piece) => {
    const values = valuesOf(piece);
    return values === undefined ? [] : [values];
  });
  const [first, ...others] = lists;
  const texts = others.map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return first?.filter((value) => texts.every((known) => known.has(JSON.stringify(value))));
}

function valuesOf(piece: JsonObject): readonly JsonValue[] | undefined {
  if (piece['const'] !== undefined) return [piece['const']];
  return isArray(piece['enum']) ? piece['enum'] : undefined;
}

function mergeFields(pieces: readonly JsonObject[], join: Join): ReadonlyMap<string, JsonValue> {
  const found = new Map<string, JsonValue[]>();
  for (const { properties } of pieces) {
    if (!isObject(properties)) continue;
    for (const [name, schema] of Object.entries(properties)) {
      found.set(name, [...(found.get(name) ?? []), schema]);
    }
  }
  return new Map([...found].map(([name, schemas]) => [name, join(schemas)]));
}

function mergeItems(pieces: readonly JsonObject[], join: Join): JsonValue | undefined {
  const told = pieces.flatMap(({ items }) => (items === undefined ? [] : [items]));
  return told.length === 0 ? undefined : join(told);
}

function mergeOtherFields(pieces: readonly JsonObject[], join: Join): JsonValue | undefined {
  const told = pieces.flatMap(({ additionalProperties: other }) =>
    other === undefined || other === true || (isObject(other) && Object.keys(other).length === 0)
      ? []
      : [other],
  );
  if (told.length === 0) return undefined;
  return told.includes(false) ? false : join(told);
}

function mergeRest(pieces: readonly JsonObject[]): ReadonlyMap<string, readonly JsonValue[]> {
  const rest = new Map<string, JsonValue[]>();
  for (const piece of pieces) {
    for (const [keyword, value] of Object.entries(piece)) {
      if (placed.has(keyword) || value === false) continue;
      rest.set(keyword, [...(rest.get(keyword) ?? []), value]);
    }
  }
  return rest;
}

function findText(pieces: readonly JsonObject[], keyword: string): string | undefined {
  for (const piece of pieces) {
    const text = piece[keyword];
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}

function listTexts(list: JsonValue | undefined): readonly string[] {
  return isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
