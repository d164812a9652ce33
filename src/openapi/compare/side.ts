import { isObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { findReference, resolve } from '../document/reference.ts';
import { createReferenceGraph, type ReferenceGraph, type Target } from '../document/reference-graph.ts';
import { isWrittenAlike } from './alike.ts';
import { createDigest, rememberHashes, type Digest, type Shortcuts } from './meaning.ts';
import { createSchemaMemory, type SchemaMemory } from './schema-memory.ts';
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
  const graphs = {
    before: createReferenceGraph(documents.before),
    after: createReferenceGraph(documents.after),
  };
  const before = createSide(documents.before, graphs.before, { hash, recall: () => () => undefined });
  // Most of a description is as it was: what is known of it need not be found out again.
  const same = listSame(graphs);
  const recall =
    (digest: Digest) =>
    (target: Target): number | undefined => {
      const old = same.get(target);
      return old === undefined ? undefined : digest({ $ref: old.reference }, 'keywords');
    };
  const after = createSide(documents.after, graphs.after, {
    hash,
    recall: (view) => recall(before[view]),
  });
  return { before, after, memory: createSchemaMemory() };
}

interface SideShortcuts {
  readonly hash: Shortcuts['hash'];
  readonly recall: (view: 'meaning' | 'texts') => Shortcuts['recall'];
}

function createSide(document: JsonObject, graph: ReferenceGraph, { hash, recall }: SideShortcuts): Side {
  return {
    document,
    meaning: createDigest(document, graph, 'meaning', { hash, recall: recall('meaning') }),
    texts: createDigest(document, graph, 'texts', { hash, recall: recall('texts') }),
    view: createViews(document),
    settle(schema) {
      const reference = findReference(schema);
      const isBare = isObject(schema) && Object.keys(schema).length === 1;
      return reference === undefined || !isBare ? schema : (resolve(document, schema) ?? schema);
    },
  };
}

/**
 * What references of the new version name that is written just as in the old one, with all that its own references
 * lead to.
 */
function listSame(graphs: {
  readonly before: ReferenceGraph;
  readonly after: ReferenceGraph;
}): ReadonlyMap<Target, Target> {
  const same = new Map<Target, Target>();
  for (const group of graphs.after.groups) {
    const pairs = group.map((target) => ({ target, old: graphs.before.find(target.reference) }));
    const isSame = pairs.every(
      ({ target, old }) =>
        old !== undefined &&
        isWrittenAlike(old.value, target.value) &&
        target.uses.every((used) => same.has(used) || group.includes(used)),
    );
    if (!isSame) continue;
    for (const { target, old } of pairs) if (old !== undefined) same.set(target, old);
  }
  return same;
}
