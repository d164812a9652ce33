import {
  findMember,
  isArray,
  isJsonObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
} from '../text-tree/door.ts';
import { heirsKeyword, omitMembers } from '../openapi/door.ts';
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
  readonly heirs: ReadonlyMap<string, JsonValue>;
  readonly initial: JsonValue | undefined;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly isDeprecated: boolean;
  /** The schemas contradict each other, and only one of them is heard. */
  readonly isSimplified: boolean;
  /** Title and description, and those of constants that can be chosen from. */
  readonly text: string;
  /** All other keywords; each may come from several schemas. */
  readonly conditions: ReadonlyMap<string, readonly JsonObject[]>;
}

/** A `oneOf` or `anyOf`. */
export interface Choice {
  /** Without `null`. */
  readonly alternatives: readonly JsonValue[];
  /** Exactly one may fit. */
  readonly isExclusive: boolean;
  /** What holds whichever is chosen. */
  readonly beside: () => JsonValue;
}

/** One schema for several that apply together: the same one for the same ones. */
export type Join = (schemas: readonly JsonValue[]) => JsonValue;

/** One view of schemas that apply together. */
export function mergePieces(all: readonly JsonObject[], join: Join): SchemaView {
  const said = all.flatMap((piece) => listTypes(piece) ?? []);
  const pieces = said.length === 0 ? all : all.map((piece) => omitIdle(piece, said));
  const isSaid = (keyword: string): boolean => pieces.some((piece) => piece[keyword] === true);
  const joinAny = (schemas: readonly JsonValue[]): JsonValue | undefined =>
    schemas.length === 0 ? undefined : join(schemas);
  const joinMembers = (keyword: string): ReadonlyMap<string, JsonValue> => {
    const members = groupMembers(listSaid(pieces, keyword).filter(isJsonObject));
    return new Map([...members].map(([name, schemas]) => [name, join(schemas)]));
  };
  const types = mergeTypes(pieces);
  const values = mergeValues(pieces, said);
  return {
    types,
    values,
    isNullable: mergeNull(pieces, said, values),
    format: findText(pieces, 'format'),
    limits: mergeLimits(pieces, types),
    patterns: listPatterns(pieces),
    fields: joinMembers('properties'),
    required: new Set(listSaid(pieces, 'required').flatMap(listTexts)),
    patternFields: joinMembers('patternProperties'),
    otherFields: joinAny(listOtherFields(pieces)),
    items: joinAny(listSaid(pieces, 'items')),
    firstItems: listFirstItems(pieces).map(join),
    choices: listChoices(pieces, join),
    heirs: new Map(Object.entries((all[0]?.[heirsKeyword] ?? {}) as JsonObject)),
    initial: listSaid(pieces, 'default')[0],
    isReadOnly: isSaid('readOnly'),
    isWriteOnly: isSaid('writeOnly'),
    isDeprecated: isSaid('deprecated'),
    isSimplified: ['format', 'default'].some((keyword) => isContradicted(pieces, keyword)),
    text: listTextsOf(pieces).join('\n'),
    conditions: groupConditions(pieces),
  };
}

/** Without the keywords that say nothing of values of its types. */
function omitIdle(piece: JsonObject, types: readonly string[]): JsonObject {
  const isIdle = (keyword: string): boolean => !isAbout(keyword, types);
  return Object.keys(piece).some(isIdle) ? omitMembers(piece, isIdle) : piece;
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

function listChoices(pieces: readonly JsonObject[], join: Join): readonly Choice[] {
  return pieces.flatMap((piece) =>
    ['oneOf', 'anyOf'].flatMap((keyword): Choice[] => {
      const alternatives = listAlternatives(piece[keyword]);
      if (!isChoice(alternatives)) return [];
      let beside: JsonValue | undefined;
      const omit = (other: JsonObject): JsonObject =>
        other === piece ? omitMembers(piece, (key) => key === keyword || key === 'discriminator') : other;
      return [
        {
          alternatives,
          isExclusive: keyword === 'oneOf',
          beside: () => (beside ??= join(pieces.map(omit))),
        },
      ];
    }),
  );
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

function listTextsOf(pieces: readonly JsonObject[]): readonly (string | undefined)[] {
  const constants = pieces
    .flatMap(listUnions)
    .filter((union) => !isChoice(union))
    .flat()
    .filter(isJsonObject);
  return [
    ...['title', 'description'].map((keyword) => findText(pieces, keyword)),
    ...constants.flatMap(({ title, description }) => listTexts([title ?? '', description ?? ''])),
  ];
}

function mergeTypes(pieces: readonly JsonObject[]): readonly string[] | undefined {
  const told = pieces.map(listTypes).filter((types) => types !== undefined);
  const [first, ...others] = told.map((types) => types.filter((type) => type !== 'null'));
  if (first === undefined) return pieces.map(implyType).find((type) => type !== undefined);
  return first.filter((type) => others.every((types) => includesType(types, type))).toSorted();
}

export function includesType(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function listTypes({ type }: JsonObject): readonly string[] | undefined {
  if (typeof type === 'string') return [type];
  return isArray(type) ? listTexts(type) : undefined;
}

/** Many leave `type` out where the rest says what is meant; to add it later changes nothing. */
function implyType(piece: JsonObject): readonly string[] | undefined {
  if (isJsonObject(piece['properties']) || isJsonObject(piece['additionalProperties'])) return ['object'];
  if (piece['items'] !== undefined) return ['array'];
  const types = new Set(
    listValues(piece)
      .flat()
      .filter((value) => value !== null)
      .map(typeOf),
  );
  return types.size === 1 ? [...types] : undefined;
}

function typeOf(value: JsonValue): string {
  if (isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** What 3.0 says with `nullable` holds, although its list of values should say it again. */
function mergeNull(
  pieces: readonly JsonObject[],
  types: readonly string[],
  values: readonly JsonValue[] | undefined,
): boolean | undefined {
  if (pieces.some((piece) => piece['nullable'] === true || hasNull(piece))) return true;
  if (types.length === 0) return values?.includes(null);
  const isTaken = pieces.every((piece) => listTypes(piece)?.includes('null') !== false);
  return isTaken && values?.includes(null) !== false;
}

/** A value that no type takes is none: YAML reads `529` in a list of texts as a number. */
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

/** Each list of values that a schema has. */
function listValues(piece: JsonObject): readonly (readonly JsonValue[])[] {
  const { const: only, enum: values } = piece;
  const union = listUnions(piece).find(({ length }) => length > 1);
  return [
    ...(only === undefined ? [] : [[only]]),
    ...(isArray(values) ? [values] : []),
    ...(union === undefined || isChoice(union) ? [] : [union.flatMap((entry) => listConstants(entry) ?? [])]),
  ];
}

function listEntries(list: JsonValue | undefined): JsonArray {
  return isArray(list) ? list : [];
}

/** What several objects hold under the same key. */
function groupMembers<Member extends JsonValue>(
  objects: readonly Readonly<Record<string, Member>>[],
): ReadonlyMap<string, readonly Member[]> {
  const groups = new Map<string, Member[]>();
  for (const [key, value] of objects.flatMap((object) => Object.entries(object))) {
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [value]);
    else known.push(value);
  }
  return groups;
}

/** True and `{}` leave it open, as does to say nothing. */
function listOtherFields(pieces: readonly JsonObject[]): readonly JsonValue[] {
  const told = listSaid(pieces, 'additionalProperties').filter(
    (other) => other !== true && !(isJsonObject(other) && Object.keys(other).length === 0),
  );
  return told.includes(false) ? [false] : told;
}

/** Where a schema lists fewer, its `items` hold for the next one, too. */
function listFirstItems(pieces: readonly JsonObject[]): readonly (readonly JsonValue[])[] {
  const lists = pieces.map(({ prefixItems }) => listEntries(prefixItems));
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) =>
    pieces.flatMap(({ items }, piece) => lists[piece]?.[index] ?? items ?? []),
  );
}

/** Patterns that leave nothing out say nothing. */
const open = /^\^?(?:\.\*|\[\\s\\S\]\*)?\$?$/;

function listPatterns(pieces: readonly JsonObject[]): readonly string[] {
  const patterns = listTexts(listSaid(pieces, 'pattern')).filter((pattern) => !open.test(pattern));
  return [...new Set(patterns)].sort();
}

function findText(pieces: readonly JsonObject[], keyword: string): string | undefined {
  return listTexts(listSaid(pieces, keyword)).find((text) => text !== '');
}

function listTexts(list: JsonValue | undefined): readonly string[] {
  return listEntries(list).filter((entry) => typeof entry === 'string');
}
