import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../text-tree/door.ts';
import {
  createDigest,
  createReferenceGraph,
  type Digest,
  findReference,
  type GraphTarget,
  listRoutes,
  type ReferenceGraph,
  rememberHashes,
  resolve,
  resolveObject,
  type Route,
  writeHeirs,
} from '../openapi/door.ts';
import { keyOf } from './compare-operations.ts';
import { createSchemaMemory, type SchemaMemory } from './schema-memory.ts';
import { createViews, type Views } from './schema-view.ts';

/** One of the two versions, with what tells its parts from the other's. */
export interface Side extends Views {
  readonly document: JsonObject;
  readonly routes: ReadonlyMap<string, Route>;
  readonly meaning: Digest;
  readonly texts: Digest;
  /** The object that stands here, or that a reference here names. */
  find(value: JsonValue | undefined): JsonObject | undefined;
  /** What a bare reference to a schema names; everything else as it is. */
  settle(schema: JsonValue | undefined): JsonValue | undefined;
}

export interface Sides {
  readonly before: Side;
  readonly after: Side;
  readonly memory: SchemaMemory;
}

/** Two versions as OpenAPI 3.x, each in one piece. */
export function createSides(oldDocument: JsonObject, nowDocument: JsonObject): Sides {
  const [old, now] = [writeHeirs(oldDocument), writeHeirs(nowDocument)];
  const hash = rememberHashes();
  const [oldGraph, nowGraph] = [createReferenceGraph(old), createReferenceGraph(now)];
  const before = createSide(old, (view) => createDigest(old, oldGraph, view, { hash }));
  // Most of a description is as it was: what is known of it need not be found out again.
  const same = listSame(oldGraph, nowGraph);
  const after = createSide(now, (view) => {
    const recall = (target: GraphTarget): number | undefined => {
      const known = same.get(target);
      return known === undefined ? undefined : before[view]({ $ref: known.reference }, 'keywords');
    };
    return createDigest(now, nowGraph, view, { hash, recall });
  });
  return { before, after, memory: createSchemaMemory() };
}

function createSide(document: JsonObject, digestBy: (view: 'meaning' | 'texts') => Digest): Side {
  return {
    document,
    routes: new Map(listRoutes(document).map((route) => [keyOf(route.key, route.path), route])),
    meaning: digestBy('meaning'),
    texts: digestBy('texts'),
    ...createViews(document),
    find: (value) => resolveObject(document, value),
    settle(schema) {
      const isBare =
        findReference(schema) !== undefined && isJsonObject(schema) && Object.keys(schema).length === 1;
      return isBare ? (resolve(document, schema) ?? schema) : schema;
    },
  };
}

/** Whether two versions of a value mean the same and say the same. */
export function isSame(sides: Sides, old: JsonValue | undefined, now: JsonValue | undefined): boolean {
  // Most of what differs somewhere is the same in most places, and equal text is seen sooner than equal meaning.
  if (isAlike(old, now, referring)) return true;
  const { before, after } = sides;
  return meansSame(sides, old, now) && before.texts(old, 'keywords') === after.texts(now, 'keywords');
}

export function meansSame(
  { before, after }: Sides,
  old: JsonValue | undefined,
  now: JsonValue | undefined,
): boolean {
  return before.meaning(old, 'keywords') === after.meaning(now, 'keywords');
}

/** A digest of schemas of which the order means nothing. */
export function digestSet(
  side: Side,
  schemas: readonly JsonValue[],
  view: 'meaning' | 'texts' = 'meaning',
): string {
  const digests = schemas.map((schema) => side[view](schema, 'keywords'));
  return digests.sort((one, other) => one - other).join();
}

/**
 * What references of the new version name that is written just as in the old one, with all that its own references
 * lead to.
 */
function listSame(before: ReferenceGraph, after: ReferenceGraph): ReadonlyMap<GraphTarget, GraphTarget> {
  const same = new Map<GraphTarget, GraphTarget>();
  for (const group of after.groups) {
    const olds = group.map(({ reference }) => before.find(reference));
    const isSame = group.every(
      ({ value, uses }, index) =>
        isAlike(olds[index]?.value, value, farReaching) &&
        uses.every((used) => same.has(used) || group.includes(used)),
    );
    if (!isSame) continue;
    for (const [index, target] of group.entries()) {
      const old = olds[index];
      if (old !== undefined) same.set(target, old);
    }
  }
  return same;
}

/** Names schemas without a reference to them: what it means lies with others, too. */
const farReaching = ['discriminator', 'mapping'];
const referring = [...farReaching, '$ref'];

/** Equal JSON, whatever the order of keys, and nothing in it that reaches further. */
function isAlike(
  old: JsonValue | undefined,
  now: JsonValue | undefined,
  reaching: readonly string[],
): boolean {
  if (isArray(old)) {
    return (
      isArray(now) &&
      old.length === now.length &&
      old.every((entry, index) => isAlike(entry, now[index], reaching))
    );
  }
  if (!isJsonObject(old)) return old === now && old !== undefined;
  if (!isJsonObject(now)) return false;
  const keys = Object.keys(old);
  if (keys.length !== Object.keys(now).length || reaching.some((key) => Object.hasOwn(old, key)))
    return false;
  return keys.every((key) => Object.hasOwn(now, key) && isAlike(old[key], now[key], reaching));
}
