import type { JsonArray, JsonObject, JsonValue } from '../text-tree/json.ts';
import { findMember, isArray, isObject } from '../text-tree/json.ts';
import { omitMembers } from '../openapi/document/members.ts';

/** What a schema allows, with references followed and `allOf` merged: what is there to compare. */
export interface SchemaView {
  /** Without `null`; undefined for any. */
  readonly types: readonly string[] | undefined;
  readonly isNullable: boolean;
  readonly format: string | undefined;
  /** `const` is a list of one. */
  readonly values: readonly JsonValue[] | undefined;
  readonly limits: ReadonlyMap<string, number>;
  /** Several one after another; empty for none. */
  readonly pattern: string;
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
  const isSaid = (keyword: string): boolean => pieces.some((piece) => piece[keyword] === true);
  const joinAny = (schemas: readonly JsonValue[]): JsonValue | undefined =>
    schemas.length === 0 ? undefined : join(schemas);
  const fields = groupMembers(listSaid(pieces, 'properties').filter(isObject));
  return {
    types: mergeTypes(pieces),
    isNullable: isSaid('nullable') || listed.includes('null') || pieces.some(hasNull),
    format: findText(pieces, 'format'),
    values: mergeValues(pieces),
    limits: mergeLimits(pieces),
    pattern: listTexts(listSaid(pieces, 'pattern')).toSorted().join(' '),
    fields: new Map([...fields].map(([name, schemas]) => [name, join(schemas)])),
    required: new Set(listSaid(pieces, 'required').flatMap(listTexts)),
    items: joinAny(listSaid(pieces, 'items')),
    otherFields: joinAny(listOtherFields(pieces)),
    unions: pieces.flatMap(listUnions).filter(isChoice),
    initial: listSaid(pieces, 'default')[0],
    isReadOnly: isSaid('readOnly'),
    isWriteOnly: isSaid('writeOnly'),
    isDeprecated: isSaid('deprecated'),
    isSimplified: ['type', 'format', 'default'].some((keyword) => isContradicted(pieces, keyword)),
    text: [
      findText(pieces, 'title'),
      findText(pieces, 'description'),
      ...pieces.flatMap(listConstantTexts),
    ].join('\n'),
    rest: mergeRest(pieces),
  };
}

/** What the schemas say with a keyword, in their order. */
function listSaid(pieces: readonly JsonObject[], keyword: string): readonly JsonValue[] {
  return pieces.flatMap((piece) => {
    const value = piece[keyword];
    return value === undefined ? [] : [value];
  });
}

function isContradicted(pieces: readonly JsonObject[], keyword: string): boolean {
  return new Set(listSaid(pieces, keyword).map((value) => JSON.stringify(value))).size > 1;
}

/** What there is to choose from, without `null`. */
export function listUnions({ oneOf, anyOf }: JsonObject): readonly JsonArray[] {
  return [oneOf, anyOf].map(listAlternatives);
}

/** The alternatives of a union that are no `null`. */
function listAlternatives(union: JsonValue | undefined): JsonArray {
  return isArray(union) ? union.filter((entry) => findMember(entry, 'type') !== 'null') : [];
}

function hasNull({ oneOf, anyOf }: JsonObject): boolean {
  return [oneOf, anyOf].some((union) => isArray(union) && listAlternatives(union).length < union.length);
}

/** A choice between constants, each with a title or a description of its own, is a list of values. */
function isChoice(alternatives: JsonArray): boolean {
  return alternatives.length > 1 && !alternatives.every((entry) => listConstants(entry) !== undefined);
}

function listConstants(schema: JsonValue): readonly JsonValue[] | undefined {
  const only = findMember(schema, 'const');
  const values = findMember(schema, 'enum');
  if (only !== undefined) return [only];
  return isArray(values) ? values : undefined;
}

function listConstantTexts(piece: JsonObject): readonly string[] {
  const constants = listUnions(piece)
    .filter((union) => !isChoice(union))
    .flat()
    .filter(isObject);
  return constants.flatMap(({ title, description }) => listTexts([title ?? '', description ?? '']));
}

function mergeTypes(pieces: readonly JsonObject[]): readonly string[] | undefined {
  const told = pieces.map(listTypes).filter((types) => types !== undefined);
  const [first, ...others] = told.map((types) => types.filter((type) => type !== 'null'));
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
  const types = new Set(
    valuesOf(piece)
      ?.filter((value) => value !== null)
      .map(typeOf),
  );
  return types.size === 1 ? [...types] : undefined;
}

function typeOf(value: JsonValue): string {
  if (isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function mergeValues(pieces: readonly JsonObject[]): readonly JsonValue[] | undefined {
  const [first, ...others] = pieces.map(valuesOf).filter((values) => values !== undefined);
  const texts = others.map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return first?.filter((value) => texts.every((known) => known.has(JSON.stringify(value))));
}

function valuesOf(piece: JsonObject): readonly JsonValue[] | undefined {
  const own = listConstants(piece);
  if (own !== undefined) return own;
  const union = listUnions(piece).find(({ length }) => length > 1);
  return union === undefined || isChoice(union)
    ? undefined
    : union.flatMap((entry) => listConstants(entry) ?? []);
}

/** What several objects hold under the same key. */
function groupMembers(objects: readonly JsonObject[]): ReadonlyMap<string, readonly JsonValue[]> {
  const groups = new Map<string, JsonValue[]>();
  for (const object of objects) {
    for (const [key, value] of Object.entries(object)) {
      groups.set(key, [...(groups.get(key) ?? []), value]);
    }
  }
  return groups;
}

/** True and `{}` leave it open, as does to say nothing. */
function listOtherFields(pieces: readonly JsonObject[]): readonly JsonValue[] {
  const told = listSaid(pieces, 'additionalProperties').filter(
    (other) => other !== true && !(isObject(other) && Object.keys(other).length === 0),
  );
  return told.includes(false) ? [false] : told;
}

function mergeRest(pieces: readonly JsonObject[]): ReadonlyMap<string, readonly JsonValue[]> {
  const isSaid = (piece: JsonObject, key: string): boolean => key !== 'uniqueItems' || piece[key] !== false;
  return groupMembers(
    pieces.map((piece) => omitMembers(piece, (key) => placed.has(key) || !isSaid(piece, key))),
  );
}

/** Upper bounds, tighter when smaller, and lower ones. */
export const upperLimits = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const lowerLimits = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
export const limitKeywords = [...upperLimits, ...lowerLimits];

/** A bound of zero that everything keeps anyway says nothing. */
const trivial = new Set(['minLength', 'minItems', 'minProperties']);

/** 3.0 says with a flag that the end of a range is left out. */
const flags = new Map([
  ['maximum', 'exclusiveMaximum'],
  ['minimum', 'exclusiveMinimum'],
]);

/** The tightest limits. */
function mergeLimits(pieces: readonly JsonObject[]): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  for (const piece of pieces) {
    for (const keyword of limitKeywords) {
      const value = piece[keyword];
      if (typeof value !== 'number' || (value === 0 && trivial.has(keyword))) continue;
      const flag = flags.get(keyword);
      const name = flag !== undefined && piece[flag] === true ? flag : keyword;
      const known = limits.get(name) ?? value;
      limits.set(name, upperLimits.includes(name) ? Math.min(known, value) : Math.max(known, value));
    }
  }
  return limits;
}

function findText(pieces: readonly JsonObject[], keyword: string): string | undefined {
  return listTexts(listSaid(pieces, keyword)).find((text) => text !== '');
}

function listTexts(list: JsonValue | undefined): readonly string[] {
  return isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
