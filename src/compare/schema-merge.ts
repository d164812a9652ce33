import {
  findMember,
  isArray,
  isJsonObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
} from '../syntax/index.ts';
import { omitMembers } from '../openapi/index.ts';
import { subtypesKeyword } from './subtypes.ts';
import { groupConditions, isAbout } from './schema-keywords.ts';
import { mergeLimits } from './schema-limits.ts';

export interface Choice {
  /** Alternatives without `null`. */
  readonly alternatives: readonly JsonValue[];
  /** Whether exactly one alternative must match and no `discriminator` selects it. */
  readonly isExclusive: boolean;
  readonly discriminator: JsonValue | undefined;
  /** The schema without the choice, which applies to every alternative. */
  readonly beside: JsonValue;
}

/** Joins schemas that apply together. The same schemas always give the same object. */
export type Join = (schemas: readonly JsonValue[]) => JsonValue;

/** Input of the functions that make the parts of a view. */
interface Source {
  readonly all: readonly JsonObject[];
  /** Schemas without keywords that apply to other types. */
  readonly pieces: readonly JsonObject[];
  /** Types that the schemas declare. */
  readonly stated: readonly string[];
  readonly join: Join;
}

const mergers = {
  /** Types without `null`, or `undefined` for any type. */
  types: ({ pieces }) => mergeTypes(pieces),
  /** Whether null is accepted, or `undefined` if the schema doesn't restrict types. */
  isNullable: ({ pieces, stated }) => mergeNull(pieces, stated),
  format: ({ pieces }) => listTexts(pieces.flatMap(listFormats)).join(' and ') || undefined,
  /** Values of `enum` or `const`. */
  values: ({ pieces, stated }) => mergeValues(pieces, stated),
  limits: ({ pieces }) => mergeLimits(pieces),
  patterns: ({ pieces }) =>
    listTexts(listStated(pieces, 'pattern').toSorted()).filter((pattern) => !open.test(pattern)),
  fields: (source) => joinMembers(source, 'properties'),
  required: ({ pieces }): ReadonlySet<string> => new Set(listStated(pieces, 'required').flatMap(listTexts)),
  /** Schemas of fields, by the pattern of their names. */
  patternFields: (source) => joinMembers(source, 'patternProperties'),
  /** Schema of additional fields, or `undefined` if additional fields aren't restricted. */
  otherFields: ({ pieces, join }) => joinAny(listOtherFields(pieces), join),
  items: ({ pieces, join }) => joinAny(listStated(pieces, 'items'), join),
  /** Schemas of the first items, if each has its own. */
  firstItems: ({ pieces, join }): readonly JsonValue[] => listFirstItems(pieces).map(join),
  choices: ({ pieces, join }) => listChoices(pieces, join),
  /** Subtypes that a `discriminator` can select, by its value. A subtype itself doesn't inherit this list. */
  subtypes: mergeSubtypes,
  initial: ({ pieces }) => listStated(pieces, 'default')[0],
  isReadOnly: ({ pieces }) => listStated(pieces, 'readOnly').includes(true),
  isWriteOnly: ({ pieces }) => listStated(pieces, 'writeOnly').includes(true),
  isDeprecated: ({ pieces }) => listStated(pieces, 'deprecated').includes(true),
  /** Titles and descriptions, including those of constants. */
  text: ({ pieces }) => mergeTexts(pieces),
  /** Conditions of all other keywords. Several schemas can contribute to one keyword. */
  conditions: ({ pieces }) => groupConditions(pieces),
} satisfies Record<string, (source: Source) => unknown>;

/** The comparable parts of a schema, with references resolved and `allOf` merged. */
export type SchemaView = { readonly [Part in keyof typeof mergers]: ReturnType<(typeof mergers)[Part]> };

/** Computes each part on first access, because most comparisons need only a few parts. */
const lazyParts = Object.fromEntries(
  Object.entries<(source: Source) => unknown>(mergers).map(([part, make]) => {
    function get(this: { readonly source: Source; readonly made: Record<string, unknown> }): unknown {
      return part in this.made ? this.made[part] : (this.made[part] = make(this.source));
    }
    return [part, { get }];
  }),
);
const lazyView = Object.create(Object.prototype, lazyParts) as SchemaView;

export function mergePieces(all: readonly JsonObject[], join: Join): SchemaView {
  const stated = all.flatMap((piece) => listTypes(piece) ?? []);
  const pieces = stated.length === 0 ? all : all.map((piece) => omitIdle(piece, stated));
  const source: Source = { all, pieces, stated, join };
  return Object.assign(Object.create(lazyView) as SchemaView, { source, made: {} });
}

/** Joins each subtype with the schemas that apply to it as well, so that a subtype may repeat their keywords. */
function mergeSubtypes({ all: [own], pieces, join }: Source): ReadonlyMap<string, JsonValue> {
  const subtypes = own?.[subtypesKeyword];
  if (!isJsonObject(subtypes)) return new Map();
  const bases = pieces.map((piece) =>
    omitMembers(piece, (key) => key === subtypesKeyword || key === 'discriminator'),
  );
  return new Map(Object.entries(subtypes).map(([value, subtype]) => [value, join([subtype, ...bases])]));
}

function joinAny(schemas: readonly JsonValue[], join: Join): JsonValue | undefined {
  return schemas.length === 0 ? undefined : join(schemas);
}

function joinMembers({ pieces, join }: Source, keyword: string): ReadonlyMap<string, JsonValue> {
  const objects = listStated(pieces, keyword).filter(isJsonObject);
  if (objects.length < 2) return new Map(Object.entries(objects[0] ?? {}));
  const groups = Map.groupBy(objects.flatMap(Object.entries<JsonValue>), ([name]) => name);
  return new Map([...groups].map(([name, group]) => [name, join(group.map(([, schema]) => schema))]));
}

/** Patterns that match every string and therefore have no effect. */
const open = /^\^?(?:\.\*|\[\\s\\S\]\*)?\$?$/;

function omitIdle(piece: JsonObject, types: readonly string[]): JsonObject {
  const isIdle = (keyword: string): boolean => !isAbout(keyword, types);
  return Object.keys(piece).some(isIdle) ? omitMembers(piece, isIdle) : piece;
}

function listStated(pieces: readonly JsonObject[], keyword: string): readonly JsonValue[] {
  return pieces.map((piece) => piece[keyword]).filter((value) => value !== undefined);
}

function listFormats(piece: JsonObject): readonly JsonValue[] {
  const format = piece['format'] ?? findByteFormat(piece);
  return format === undefined ? [] : [format];
}

/** Returns the OpenAPI 3.0 format that corresponds to `contentEncoding` and `contentMediaType` in 3.1. */
function findByteFormat({ contentEncoding, contentMediaType }: JsonObject): string | undefined {
  if (contentEncoding !== undefined) return contentEncoding === 'base64' ? 'byte' : undefined;
  return typeof contentMediaType === 'string' ? 'binary' : undefined;
}

function listTexts(list: JsonValue | undefined): readonly string[] {
  const texts = isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  return [...new Set(texts)].filter((text) => text !== '');
}

const isNull = (entry: JsonValue): boolean => findMember(entry, 'type') === 'null';

/** Lists the alternatives of `oneOf` and of `anyOf`, without `null` unless every alternative is null. */
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
      const { discriminator } = piece;
      const isExclusive = keyword === 'oneOf' && discriminator === undefined;
      const rest = omitMembers(piece, (key) => key === keyword || key === 'discriminator');
      const beside = join(pieces.map((other) => (other === piece ? rest : other)));
      return [{ alternatives, isExclusive, discriminator, beside }];
    }),
  );
}

/** Returns whether alternatives form a choice. Alternatives that are all constants are a list of values instead. */
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

/** Merges lists of values. Values of other types are ignored: YAML reads `529` in a list of strings as a number. */
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
  const described = [...pieces, ...constants.flat().filter(isJsonObject)];
  return listTexts(described.flatMap(({ title, description }) => [title ?? '', description ?? ''])).join(
    '\n',
  );
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

/** Infers the type from other keywords. Many files omit `type`, and adding it later isn't a change. */
function implyType(piece: JsonObject): readonly string[] | undefined {
  if (isJsonObject(piece['properties']) || isJsonObject(piece['additionalProperties'])) return ['object'];
  if (piece['items'] !== undefined) return ['array'];
  if (findByteFormat(piece) !== undefined) return ['string'];
  const values = listValues(piece).flat();
  const types = new Set(values.filter((value) => value !== null).map(typeOf));
  return types.size === 1 ? [...types] : undefined;
}

/** Merges whether null is accepted. `nullable` counts even if the list of values doesn't contain null. */
function mergeNull(pieces: readonly JsonObject[], types: readonly string[]): boolean | undefined {
  // The type next to a choice can exclude null again.
  const isAlternative = pieces.some(
    (piece) =>
      listTypes(piece)?.includes('null') !== false &&
      [piece['oneOf'] ?? [], piece['anyOf'] ?? []].flat().some(isNull),
  );
  if (isAlternative || pieces.some(({ nullable }) => nullable === true)) return true;
  const values = mergeValues(pieces, types);
  if (types.length === 0) return values?.includes(null);
  const isAccepted = pieces.every((piece) => listTypes(piece)?.includes('null') !== false);
  return isAccepted && values?.includes(null) !== false;
}

/** Lists the schemas of additional fields. `true` and `{}` have no effect. */
function listOtherFields(pieces: readonly JsonObject[]): readonly JsonValue[] {
  const reported = listStated(pieces, 'additionalProperties').filter(
    (other) => other !== true && !(isJsonObject(other) && Object.keys(other).length === 0),
  );
  return reported.includes(false) ? [false] : reported;
}

/** Lists the schemas of the first items. If a schema has fewer `prefixItems`, its `items` apply to the rest. */
function listFirstItems(pieces: readonly JsonObject[]): readonly (readonly JsonValue[])[] {
  const lists = pieces.map(({ prefixItems }) => (isArray(prefixItems) ? prefixItems : []));
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) =>
    pieces.flatMap(({ items }, piece) => lists[piece]?.[index] ?? items ?? []),
  );
}
