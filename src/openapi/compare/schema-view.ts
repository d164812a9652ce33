import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import { findReference, resolve } from '../document/reference.ts';
import type { Join, SchemaView } from './schema-merge.ts';
import { listAlternatives, mergePieces } from './schema-merge.ts';

export type FindView = (schema: JsonValue | undefined) => SchemaView;

/** The views of a document's schemas. The same schema gives the same view, so that a circle is known for one. */
export function createViews(document: JsonObject): FindView {
  const views = new Map<JsonValue, SchemaView>();
  const join = createJoin();
  const anything = mergePieces([], join);
  const nothing = mergePieces([{ not: {} }], join);

  function collect(schema: JsonValue, pieces: JsonObject[], seen: Set<JsonValue>): void {
    const key = findReference(schema) ?? schema;
    if (seen.has(key)) return;
    seen.add(key);
    const resolved = resolve(document, schema);
    if (resolved === false) pieces.push({ not: {} });
    // What leads nowhere says nothing but its own name.
    if (resolved === undefined) pieces.push({ $ref: key });
    if (!isObject(resolved)) return;
    const { allOf, ...own } = resolved;
    pieces.push(own);
    for (const part of isArray(allOf) ? allOf : []) collect(part, pieces, seen);
    const only = findOnlyAlternative(own);
    if (only !== undefined) collect(only, pieces, seen);
  }

  return (schema) => {
    if (schema === false) return nothing;
    if (!isObject(schema)) return anything;
    const known = views.get(schema);
    if (known !== undefined) return known;
    const pieces: JsonObject[] = [];
    collect(schema, pieces, new Set());
    const view = mergePieces(pieces, join);
    views.set(schema, view);
    return view;
  };
}

/** Without it, a circle through `allOf` would make new schemas for ever. */
function createJoin(): Join {
  const numbers = new Map<JsonValue, number>();
  const joined = new Map<string, JsonValue>();
  const numberOf = (schema: JsonValue): number => {
    const number = numbers.get(schema) ?? numbers.size;
    numbers.set(schema, number);
    return number;
  };
  return (schemas) => {
    const [first = true, ...others] = schemas;
    if (others.length === 0) return first;
    const key = schemas.map(numberOf).join();
    const known = joined.get(key) ?? { allOf: schemas };
    joined.set(key, known);
    return known;
  };
}

/** `anyOf: [X, null]` is X that may be null: nothing to choose from. */
function findOnlyAlternative(schema: JsonObject): JsonValue | undefined {
  for (const keyword of ['oneOf', 'anyOf']) {
    const union = listAlternatives(schema[keyword]);
    if (union.length === 1) return union[0];
  }
  return undefined;
}
