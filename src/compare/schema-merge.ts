import {
  findMember,
  isArray,
  isJsonObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
} from '../syntax/index.ts';
import { subtypesKeyword, omitMembers } from '../openapi/index.ts';
import { groupConditions } from './conditions.ts';
import { isAbout } from './schema-keywords.ts';
import { mergeLimits, type Limits } from './schema-limits.ts';

/** What a schema allows, with references followed and `allOf` merged: what is there to compare. */
export interface SchemaView {
  /** Without `null`; undefined for any. */
  readonly types: readonly string[] | undefined;
  /** Undefined where nothing is said of `null` or of types. */
  readonly isNullable: boolean | undefined;
  readonly format: string | undefined;
  /** `const` is a list of one. */
  readonly values: readonly JsonValue[] | undefined;
  readonly limits: Limits;
  readonly patterns: readonly string[];
  readonly fields: ReadonlyMap<string, JsonValue>;
  readonly required: ReadonlySet<string>;
  /** Fields by what their names look like. */
  readonly patternFields: ReadonlyMap<string, JsonValue>;
  /** Fields that have no schema of their own; undefined: whatever one likes. */
  readonly otherFields: JsonValue | undefined;
  readonly items: JsonValue | undefined;
  /** The first items, where each has a schema of its own. */
  readonly firstItems: readonly JsonValue[];
  readonly choices: readonly Choice[];
  /** What the schemas add that a `discriminator` may choose; one that builds on it has none of them. */
  readonly subtypes: ReadonlyMap<string, JsonValue>;
  readonly initial: JsonValue | undefined;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly isDeprecated: boolean;
  /** Titles and descriptions, those of constants that can be chosen from included. */
  readonly text: string;
  /** All other keywords; each may come from several schemas. */
  readonly conditions: ReadonlyMap<string, readonly JsonObject[]>;
}

export interface Choice {
  /** Without `null`. */
  readonly alternatives: readonly JsonValue[];
  /** Exactly one may fit, and no `discriminator` says which. */
  readonly isExclusive: boolean;
  /** What holds whichever is chosen. */
  readonly beside: JsonValue;
}

/** One schema for several that apply together: the same one for the same ones. */
export type Join = (schemas: readonly JsonValue[]) => JsonValue;

export function mergePieces(all: readonly JsonObject[], join: Join): SchemaView {
  const stated = all.flatMap((piece) => listTypes(piece) ?? []);
  const pieces = stated.length === 0 ? all : all.map((piece) => omitIdle(piece, stated));
  const isSaid = (keyword: string): boolean => listSaid(pieces, keyword).includes(true);
  const joinAny = (schemas: readonly JsonValue[]): JsonValue | undefined =>
    schemas.length === 0 ? undefined : join(schemas);
  const joinMembers = (keyword: string): ReadonlyMap<string, JsonValue> => {
    const objects = listSaid(pieces, keyword).filter(isJsonObject);
    const groups = Map.groupBy(objects.flatMap(Object.entries<JsonValue>), ([name]) => name);
    return new Map([...groups].map(([name, group]) => [name, join(group.map(([, schema]) => schema))]));
  };
  const types = mergeTypes(pieces);
  const values = mergeValues(pieces, stated);
  return {
    types,
    values,
    isNullable: mergeNull(pieces, stated, values),
    format: listTexts(listSaid(pieces, 'format')).join(' and ') || undefined,
    limits: mergeLimits(pieces),
    patterns: listTexts(listSaid(pieces, 'pattern').toSorted()).filter((pattern) => !open.test(pattern)),
    fields: joinMembers('properties'),
    required: new Set(listSaid(pieces, 'required').flatMap(listTexts)),
    patternFields: joinMembers('patternProperties'),
    otherFields: joinAny(listOtherFields(pieces)),
    items: joinAny(listSaid(pieces, 'items')),
    firstItems: listFirstItems(pieces).map(join),
    choices: listChoices(pieces, join),
    subtypes: new Map(Object.entries((all[0]?.[subtypesKeyword] ?? {}) as JsonObject)),
    initial: listSaid(pieces, 'default')[0],
    isReadOnly: isSaid('readOnly'),
    isWriteOnly: isSaid('writeOnly'),
    isDeprecated: isSaid('deprecated'),
    text: mergeTexts(pieces),
    conditions: groupConditions(pieces),
  };
}

/** Patterns that leave nothing out say nothing. */
const open = /^\^?(?:\.\*|\[\\s\\S\]\*)?\$?$/;

function omitIdle(piece: JsonObject, types: readonly string[]): JsonObject {
  const isIdle = (keyword: string): boolean => !isAbout(keyword, types);
  return Object.keys(piece).some(isIdle) ? omitMembers(piece, isIdle) : piece;
}

function listSaid(pieces: readonly JsonObject[], keyword: string): readonly JsonValue[] {
  return pieces.map((piece) => piece[keyword]).filter((value) => value !== undefined);
}

function listTexts(list: JsonValue | undefined): readonly string[] {
  const texts = isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  return [...new Set(texts)].filter((text) => text !== '');
}

const isNull = (entry: JsonValue): boolean => findMember(entry, 'type') === 'null';

/** What there is to choose from by `oneOf` and by `anyOf`, without `null`, unless there is nothing else. */
export function listUnions({ oneOf, anyOf }: JsonObject): readonly JsonArray[] {
  return [oneOf, anyOf].map((union) => {
    if (!isArray(union)) return [];
    return union.every(isNull) ? union.slice(0, 1) : union.filter((entry) => !isNull(entry));
  });
}

function listChoices(pieces: readonly JsonObject[], join: Join): readonly Choice[] {
  return pieces.flatMap((piece) =>
    listUnions(piece).flatMap((alternatives, index): Choice[] => {
      if (!isChoice(alternatives)) return [];
      const keyword = index === 0 ? 'oneOf' : 'anyOf';
      const isExclusive = keyword === 'oneOf' && piece['discriminator'] === undefined;
      const rest = omitMembers(piece, (key) => key === keyword || key === 'discriminator');
      const beside = join(pieces.map((other) => (other === piece ? rest : other)));
      return [{ alternatives, isExclusive, beside }];
    }),
  );
}

/** A choice between constants, each with a title or a description of its own, is a list of values. */
function isChoice(alternatives: JsonArray): boolean {
  return alternatives.length > 1 && !alternatives.every((entry) => listConstants(entry) !== undefined);
}

function listConstants(schema: JsonValue): readonly JsonValue[] | undefined {
  const [only, values] = [findMember(schema, 'const'), findMember(schema, 'enum')];
  if (only !== undefined) return [only];
  return isArray(values) ? values : undefined;
}

function listValues(piece: JsonObject): readonly (readonly JsonValue[])[] {
  const { const: only, enum: values } = piece;
  const union = listUnions(piece).find(({ length }) => length > 1) ?? [];
  return [
    ...(only === undefined ? [] : [[only]]),
    ...(isArray(values) ? [values] : []),
    ...(union.length === 0 || isChoice(union) ? [] : [union.flatMap((entry) => listConstants(entry) ?? [])]),
  ];
}

/** A value that fits none of the types does not count: YAML reads `529` in a list of texts as a number. */
function mergeValues(
  pieces: readonly JsonObject[],
  types: readonly string[],
): readonly JsonValue[] | undefined {
  const [first, ...others] = pieces.flatMap(listValues);
  const texts = others.map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return first?.filter(
    (value) =>
      (types.length === 0 || value === null || includesType(types, typeOf(value))) &&
      texts.every((known) => known.has(JSON.stringify(value))),
  );
}

function typeOf(value: JsonValue): string {
  if (isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function mergeTexts(pieces: readonly JsonObject[]): string {
  const constants = pieces.flatMap(listUnions).filter((union) => !isChoice(union));
  const speaking = [...pieces, ...constants.flat().filter(isJsonObject)];
  return listTexts(speaking.flatMap(({ title, description }) => [title ?? '', description ?? ''])).join('\n');
}

function mergeTypes(pieces: readonly JsonObject[]): readonly string[] | undefined {
  const reported = pieces.map(listTypes).filter((types) => types !== undefined);
  const [first, ...others] = reported.map((types) => types.filter((type) => type !== 'null'));
  if (first === undefined) return pieces.map(implyType).find((type) => type !== undefined);
  const meet = (one: readonly string[], other: readonly string[]): readonly string[] =>
    one.filter((type) => includesType(other, type));
  return others.reduce((all, own) => [...new Set([...meet(all, own), ...meet(own, all)])], first).toSorted();
}

export function includesType(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function listTypes({ type }: JsonObject): readonly string[] | undefined {
  return typeof type === 'string' || isArray(type) ? listTexts([type].flat()) : undefined;
}

/** Many leave `type` out where the rest says what is meant; to add it later changes nothing. */
function implyType(piece: JsonObject): readonly string[] | undefined {
  if (isJsonObject(piece['properties']) || isJsonObject(piece['additionalProperties'])) return ['object'];
  if (piece['items'] !== undefined) return ['array'];
  const values = listValues(piece).flat();
  const types = new Set(values.filter((value) => value !== null).map(typeOf));
  return types.size === 1 ? [...types] : undefined;
}

/** What 3.0 says with `nullable` holds, although its list of values should say it again. */
function mergeNull(
  pieces: readonly JsonObject[],
  types: readonly string[],
  values: readonly JsonValue[] | undefined,
): boolean | undefined {
  // Beside a choice, the type may leave null out again.
  const isAlternative = pieces.some(
    (piece) =>
      listTypes(piece)?.includes('null') !== false &&
      [piece['oneOf'] ?? [], piece['anyOf'] ?? []].flat().some(isNull),
  );
  if (isAlternative || pieces.some(({ nullable }) => nullable === true)) return true;
  if (types.length === 0) return values?.includes(null);
  const isTaken = pieces.every((piece) => listTypes(piece)?.includes('null') !== false);
  return isTaken && values?.includes(null) !== false;
}

/** `true` and `{}` mean the same as saying nothing. */
function listOtherFields(pieces: readonly JsonObject[]): readonly JsonValue[] {
  const reported = listSaid(pieces, 'additionalProperties').filter(
    (other) => other !== true && !(isJsonObject(other) && Object.keys(other).length === 0),
  );
  return reported.includes(false) ? [false] : reported;
}

/** If a schema lists fewer, its `items` apply to the next one, too. */
function listFirstItems(pieces: readonly JsonObject[]): readonly (readonly JsonValue[])[] {
  const lists = pieces.map(({ prefixItems }) => (isArray(prefixItems) ? prefixItems : []));
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) =>
    pieces.flatMap(({ items }, piece) => lists[piece]?.[index] ?? items ?? []),
  );
}
