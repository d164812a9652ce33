import { isArray, isJsonObject, type JsonArray, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { findReference, omitMembers, resolve } from '../openapi/index.ts';
import { createNumbering, memoize } from './memoize.ts';
import { listUnions, mergePieces, type Join, type SchemaView } from './schema-merge.ts';

export interface Views {
  /** Returns the view of a schema. `undefined` accepts every value. */
  readonly view: (schema: JsonValue | undefined) => SchemaView;
  readonly join: Join;
  /**
   * Resolves a reference without siblings, always to the same object. Equal lists and maps of referenced schemas are also
   * the same object. Returns any other schema unchanged.
   */
  readonly dereference: (schema: JsonValue | undefined) => JsonValue | undefined;
  /** Resolves a reference whose siblings are only texts. Returns `undefined` for any other schema. */
  readonly findBase: (schema: JsonValue | undefined) => JsonValue | undefined;
}

/** Creates the views of a document's schemas. All references to a schema share one view. */
export function createViews(document: JsonObject): Views {
  const join = createJoin();
  const findTarget = memoize((reference: string) => resolve(document, { $ref: reference }));
  const containers = new Map<string, JsonValue>();
  const dereference = (schema: JsonValue | undefined): JsonValue | undefined => {
    if (!isJsonObject(schema)) return schema;
    const reference = findBareReference(schema);
    if (reference !== undefined) return findTarget(reference) ?? schema;
    const container = nameContainer(schema);
    if (container === undefined) return schema;
    const known = containers.get(container) ?? schema;
    containers.set(container, known);
    return known;
  };
  const view = memoize((schema: JsonValue) => mergePieces(collect(document, schema, new Set()), join));
  return {
    join,
    dereference,
    view: (schema) => view(dereference(schema) ?? true),
    findBase(schema) {
      const reference = findReference(schema);
      if (reference === undefined) return undefined;
      const isOnlyTexts = Object.keys(schema ?? {}).every((key) => key === '$ref' || isText(key));
      return isOnlyTexts ? findTarget(reference) : undefined;
    },
  };
}

/** Returns the reference of a schema without other keywords, or `undefined` if the schema has any. */
function findBareReference(schema: JsonValue | undefined): string | undefined {
  const reference = findReference(schema);
  return reference !== undefined && Object.keys(schema ?? {}).length === 1 ? reference : undefined;
}

/** Returns a key for a list or a map of a referenced schema, or `undefined` if the schema has other keywords. */
function nameContainer(schema: JsonObject): string | undefined {
  const keys = Object.keys(schema);
  const inside = keys.find((key) => key === 'items' || key === 'additionalProperties');
  if (keys.length !== 2 || inside === undefined || typeof schema['type'] !== 'string') return undefined;
  const reference = findBareReference(schema[inside]);
  return reference && [schema['type'], inside, reference].join(' ');
}

const texts = new Set([
  ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', 'default', 'deprecated'],
  ...['readOnly', 'writeOnly'],
]);

/** Returns whether a keyword doesn't affect which values a schema accepts. */
export function isText(key: string): boolean {
  return texts.has(key) || key.startsWith('x-');
}

/** Collects the schemas that apply together with a schema, starting with the schema itself. */
function collect(document: JsonObject, schema: JsonValue, seen: Set<JsonValue>): readonly JsonObject[] {
  const key = findReference(schema) ?? schema;
  if (seen.has(key)) return [];
  seen.add(key);
  const resolved = resolve(document, schema);
  if (resolved === false) return [{ not: {} }];
  // A dangling reference is compared by its name.
  if (resolved === undefined) return [{ $ref: key }];
  if (!isJsonObject(resolved)) return [];
  const { allOf, ...own } = resolved;
  const [rest, only] = takeOnlyAlternative(own);
  const parts = isArray(allOf) ? [...allOf, ...only] : only;
  return [rest, ...parts.flatMap((part) => collect(document, part, seen))];
}

/** Separates the only alternative from a schema. `anyOf: [X, null]` is a nullable X and not a choice. */
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

/** Creates a cached join. Without the cache, a cycle through `allOf` would create schemas endlessly. */
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
