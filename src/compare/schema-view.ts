import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { findReference, resolve } from '../openapi/index.ts';
import { listUnions, mergePieces, type Join, type SchemaView } from './schema-merge.ts';

export interface Views {
  /** @param schema everything is allowed where there is none */
  readonly view: (schema: JsonValue | undefined) => SchemaView;
  readonly join: Join;
}

/** The views of a document's schemas. The same schema gives the same view, so that a circle is known for one. */
export function createViews(document: JsonObject): Views {
  const views = new Map<JsonValue, SchemaView>();
  const join = createJoin();
  return {
    join,
    view: (schema = true) => {
      const view = views.get(schema) ?? mergePieces(collect(document, schema, new Set()), join);
      views.set(schema, view);
      return view;
    },
  };
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
  // `anyOf: [X, null]` is X that may be null: nothing to choose from.
  const only = listUnions(own).find(({ length }) => length === 1) ?? [];
  const parts = isArray(allOf) ? [...allOf, ...only] : only;
  return [own, ...parts.flatMap((part) => collect(document, part, seen))];
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
