import type { JsonArray, JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';

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
  /** The schemas contradict each other, and only one of them is heard. */
  readonly isSimplified: boolean;
  /** Title and description, and those of constants that can be chosen from. */
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
    limits: mergeLimits(pieces),
    patterns: pieces.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])).sort(),
    fields: mergeFields(pieces, join),
    required: new Set(pieces.flatMap(({ required }) => listTexts(required))),
    items: mergeItems(pieces, join),
    otherFields: mergeOtherFields(pieces, join),
    unions: pieces.flatMap((piece) =>
      ['oneOf', 'anyOf'].map((keyword) => listAlternatives(piece[keyword])).filter(isChoice),
    ),
    initial: pieces.find((piece) => piece['default'] !== undefined)?.['default'],
    isReadOnly: pieces.some(({ readOnly }) => readOnly === true),
    isWriteOnly: pieces.some(({ writeOnly }) => writeOnly === true),
    isSimplified: isSimplified(pieces),
    isDeprecated: pieces.some(({ deprecated }) => deprecated === true),
    text: [
      findText(pieces, 'title'),
      findText(pieces, 'description'),
      ...pieces.flatMap(listConstantTexts),
    ].join('\n'),
    rest: mergeRest(pieces),
  };
}

function isChoice(alternatives: JsonArray): boolean {
  const isConstant = (entry: JsonValue): boolean => isObject(entry) && listConstants(entry) !== undefined;
  return alternatives.length > 1 && !alternatives.every(isConstant);
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

function isSimplified(pieces: readonly JsonObject[]): boolean {
  const isSaidTwice = (keyword: string): boolean =>
    new Set(pieces.flatMap((piece) => (piece[keyword] === undefined ? [] : [JSON.stringify(piece[keyword])])))
      .size > 1;
  return pieces.length > 1 && ['type', 'format', 'default'].some(isSaidTwice);
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
  const types = new Set(values.filter((value) => value !== null).map(typeOf));
  return types.size === 1 ? [...types] : undefined;
}

function typeOf(value: JsonValue): string {
  if (isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
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

/** A choice between constants, each with a title or a description of its own, is a list of values. */
function valuesOf(piece: JsonObject): readonly JsonValue[] | undefined {
  if (piece['const'] !== undefined) return [piece['const']];
  if (isArray(piece['enum'])) return piece['enum'];
  const union = [piece['oneOf'], piece['anyOf']].map(listAlternatives).find(({ length }) => length > 1);
  const lists = (union ?? []).map((entry) => (isObject(entry) ? listConstants(entry) : undefined));
  const values = lists.flatMap((list) => list ?? []);
  return union !== undefined && lists.every((list) => list !== undefined) ? values : undefined;
}

function listConstants({ const: only, enum: values }: JsonObject): readonly JsonValue[] | undefined {
  return only !== undefined ? [only] : isArray(values) ? values : undefined;
}

function listConstantTexts({ oneOf, anyOf }: JsonObject): readonly string[] {
  const constants = [oneOf, anyOf]
    .map(listAlternatives)
    .filter((union) => !isChoice(union))
    .flat();
  return constants.flatMap((entry) =>
    isObject(entry) ? listTexts([entry['title'] ?? '', entry['description'] ?? '']) : [],
  );
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
      if (placed.has(keyword) || (keyword === 'uniqueItems' && value === false)) continue;
      rest.set(keyword, [...(rest.get(keyword) ?? []), value]);
    }
  }
  return rest;
}

/** Upper bounds, tighter when smaller, and lower ones. */
export const upperLimits = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const lowerLimits = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
export const limitKeywords = [...upperLimits, ...lowerLimits];

/** A bound of zero that everything keeps anyway says nothing. */
const trivial = new Set(['minLength', 'minItems', 'minProperties']);

/** The tightest limits. 3.0 says with a flag that the end of a range is left out. */
function mergeLimits(pieces: readonly JsonObject[]): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  const tighten = (keyword: string, value: number): void => {
    const known = limits.get(keyword) ?? value;
    limits.set(keyword, upperLimits.includes(keyword) ? Math.min(known, value) : Math.max(known, value));
  };
  for (const piece of pieces) {
    for (const keyword of limitKeywords) {
      const value = piece[keyword];
      if (typeof value !== 'number' || (value === 0 && trivial.has(keyword))) continue;
      const isOpen =
        (keyword === 'maximum' && piece['exclusiveMaximum'] === true) ||
        (keyword === 'minimum' && piece['exclusiveMinimum'] === true);
      tighten(isOpen ? `exclusive${keyword.replace('m', 'M')}` : keyword, value);
    }
  }
  return limits;
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
