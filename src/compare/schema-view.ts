import { isArray, isJsonObject, type JsonArray, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { findReference, omitMembers, resolve } from '../openapi/index.ts';
import { listUnions, mergePieces, type Join, type SchemaView } from './schema-merge.ts';

export interface Views {
  /** @param schema everything is allowed where there is none */
  readonly view: (schema: JsonValue | undefined) => SchemaView;
  readonly join: Join;
  /** The schema that a reference without siblings names, always the same object; any other schema as it is. */
  readonly settle: (schema: JsonValue | undefined) => JsonValue | undefined;
  /** The schema that a reference names if its siblings are only texts, or `undefined`. */
  readonly findBase: (schema: JsonValue | undefined) => JsonValue | undefined;
}

/** Creates the views of a document's schemas, one for each schema, however many references name it. */
export function createViews(document: JsonObject): Views {
  const views = new Map<JsonValue, SchemaView>();
  const join = createJoin();
  // A chain of references with texts beside them resolves to a new object each time.
  const targets = new Map<string, JsonValue | undefined>();
  const findTarget = (reference: string): JsonValue | undefined => {
    if (!targets.has(reference)) targets.set(reference, resolve(document, { $ref: reference }));
    return targets.get(reference);
  };
  const settle = (schema: JsonValue | undefined): JsonValue | undefined => {
    const reference = findReference(schema);
    const isBare = reference !== undefined && Object.keys(schema as JsonObject).length === 1;
    return isBare ? (findTarget(reference) ?? schema) : schema;
  };
  const findBase = (schema: JsonValue | undefined): JsonValue | undefined => {
    const reference = findReference(schema);
    if (reference === undefined) return undefined;
    const isOnlyTexts = Object.keys(schema as JsonObject).every((key) => key === '$ref' || isText(key));
    return isOnlyTexts ? findTarget(reference) : undefined;
  };
  const view = (schema: JsonValue | undefined): SchemaView => {
    const settled = settle(schema) ?? true;
    const known = views.get(settled);
    if (known !== undefined) return known;
    const merge = (): SchemaView => mergePieces(collect(document, settled, new Set()), join);
    const base = findBase(settled);
    const made = isJsonObject(settled) && base !== undefined ? layTexts(settled, view(base), merge) : merge();
    views.set(settled, made);
    return made;
  };
  return { join, view, settle, findBase };
}

const texts = new Set([
  ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', 'default', 'deprecated'],
  ...['readOnly', 'writeOnly'],
]);

/** Whether a keyword says nothing about which values a schema accepts. */
export function isText(key: string): boolean {
  return texts.has(key) || key.startsWith('x-');
}

/** The view of a schema with other texts: only what is said beside the reference is merged anew, when it is asked for. */
function layTexts(schema: JsonObject, base: SchemaView, merge: () => SchemaView): SchemaView {
  let merged: SchemaView | undefined;
  const find = <Part extends keyof SchemaView>(keywords: readonly string[], part: Part): SchemaView[Part] =>
    keywords.some((keyword) => schema[keyword] !== undefined) ? (merged ??= merge())[part] : base[part];
  return Object.create(base, {
    initial: { get: () => find(['default'], 'initial') },
    isDeprecated: { get: () => find(['deprecated'], 'isDeprecated') },
    isReadOnly: { get: () => find(['readOnly'], 'isReadOnly') },
    isWriteOnly: { get: () => find(['writeOnly'], 'isWriteOnly') },
    text: { get: () => find(['title', 'description'], 'text') },
  }) as SchemaView;
}

/** The schemas that apply together with one, itself the first. */
function collect(document: JsonObject, schema: JsonValue, seen: Set<JsonValue>): readonly JsonObject[] {
  const key = findReference(schema) ?? schema;
  if (seen.has(key)) return [];
  seen.add(key);
  const resolved = resolve(document, schema);
  if (resolved === false) return [{ not: {} }];
  // What leads nowhere says nothing but its own name.
  if (resolved === undefined) return [{ $ref: key }];
  if (!isJsonObject(resolved)) return [];
  const { allOf, ...own } = resolved;
  const [rest, only] = takeOnlyAlternative(own);
  const parts = isArray(allOf) ? [...allOf, ...only] : only;
  return [rest, ...parts.flatMap((part) => collect(document, part, seen))];
}

/** `anyOf: [X, null]` is X that may be null: nothing to choose from. */
function takeOnlyAlternative(own: JsonObject): readonly [rest: JsonObject, only: JsonArray] {
  const unions = listUnions(own);
  const index = unions.findIndex(({ length }) => length === 1);
  const [only = [], keyword] = [unions[index], index === 0 ? 'oneOf' : 'anyOf'];
  const written = own[keyword];
  if (only.length === 0 || !isArray(written)) return [own, []];
  const rest = omitMembers(own, (key) => key === keyword);
  const isNullable = written.length > 1 && [own['type'] ?? 'null'].flat().includes('null');
  return [isNullable ? { ...rest, nullable: true } : rest, only];
}

/** Without it, a circle through `allOf` would make new schemas for ever. */
function createJoin(): Join {
  const numberOf = createNumbering();
  const joined = new Map<string, JsonValue>();
  return (schemas) => {
    const [first = true, ...others] = schemas;
    if (others.length === 0) return first;
    const key = schemas.map(numberOf).join();
    const known = joined.get(key) ?? { allOf: schemas };
    joined.set(key, known);
    return known;
  };
}

export function createNumbering(): (schema: JsonValue | undefined) => number {
  const numbers = new Map<JsonValue | undefined, number>();
  return (schema) => {
    const number = numbers.get(schema) ?? numbers.size;
    numbers.set(schema, number);
    return number;
  };
}
