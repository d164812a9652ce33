import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import { findReference, resolve } from '../document/reference.ts';
import { createSchemaMemory, type SchemaMemory } from './schema-memory.ts';
import { createReferenceGraph } from '../document/reference-graph.ts';
import { createDigest, rememberHashes, type Digest } from './meaning.ts';
import { createViews, type FindView } from './schema-view.ts';

/** One of the two versions, with what tells its parts from the other's. */
export interface Side {
  readonly document: JsonObject;
  readonly meaning: Digest;
  readonly texts: Digest;
  readonly view: FindView;
  /** What a bare reference to a schema names; everything else as it is. */
  settle(schema: JsonValue | undefined): JsonValue | undefined;
}

export interface Sides {
  readonly before: Side;
  readonly after: Side;
  readonly memory: SchemaMemory;
}

/** @param documents OpenAPI 3.x, each in one piece */
export function createSides(documents: { readonly before: JsonObject; readonly after: JsonObject }): Sides {
  const hash = rememberHashes();
  return {
    before: createSide(documents.before, hash),
    after: createSide(documents.after, hash),
    memory: createSchemaMemory(),
  };
}

function createSide(document: JsonObject, hash: (text: string) => number): Side {
  const graph = createReferenceGraph(document);
  return {
    document,
    meaning: createDigest(document, graph, 'meaning', hash),
    texts: createDigest(document, graph, 'texts', hash),
    view: createViews(document),
    settle(schema) {
      const reference = findReference(schema);
      const isBare = isObject(schema) && Object.keys(schema).length === 1;
      return reference === undefined || !isBare ? schema : (resolve(document, schema) ?? schema);
    },
  };
}
