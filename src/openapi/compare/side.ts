import type { JsonObject } from '../document/json.ts';
import { createReferenceGraph } from '../document/reference-graph.ts';
import { createDigest, type Digest } from './meaning.ts';
import { createViews, type FindView } from './schema-view.ts';

/** One of the two versions, with what tells its parts from the other's. */
export interface Side {
  readonly document: JsonObject;
  readonly meaning: Digest;
  readonly texts: Digest;
  readonly view: FindView;
}

export interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** @param document OpenAPI 3.x in one piece */
export function createSide(document: JsonObject): Side {
  const graph = createReferenceGraph(document);
  return {
    document,
    meaning: createDigest(document, graph, 'meaning'),
    texts: createDigest(document, graph, 'texts'),
    view: createViews(document),
  };
}
