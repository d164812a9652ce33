import type { JsonObject, JsonValue } from '../text-tree/door.ts';
import {
  createDigest,
  createReferenceGraph,
  findReference,
  listRoutes,
  resolve,
  resolveObject,
  type Route,
  upgrade,
  writeHeirs,
} from '../openapi/door.ts';
import { createSchemaMemory, type SchemaMemory } from './schema-memory.ts';
import { createViews, type Views } from './schema-view.ts';

type Digest = (value: JsonValue | undefined) => number;

/** One of the two versions, with what tells its parts from the other's. */
export interface Side extends Views {
  readonly document: JsonObject;
  /** By `keyOf`. */
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

/** Two versions, each in one piece. What was sent as Swagger 2.0 is upgraded here. */
export function createSides(before: JsonObject, after: JsonObject): Sides {
  return { before: createSide(before), after: createSide(after), memory: createSchemaMemory() };
}

function createSide(written: JsonObject): Side {
  const document = writeHeirs(written['swagger'] === undefined ? written : upgrade(written));
  const graph = createReferenceGraph(document);
  const [meaning, texts] = (['meaning', 'texts'] as const).map((view): Digest => {
    const digest = createDigest(document, graph, view);
    return (value) => digest(value, 'keywords');
  }) as [Digest, Digest];
  return {
    document,
    routes: new Map(listRoutes(document).map((route) => [keyOf(route.key, route.path), route])),
    meaning,
    texts,
    ...createViews(document),
    find: (value) => resolveObject(document, value),
    settle(schema) {
      const isBare = findReference(schema) !== undefined && Object.keys(schema as JsonObject).length === 1;
      return isBare ? (resolve(document, schema) ?? schema) : schema;
    },
  };
}

/** What tells an operation from all others of its description. */
export function keyOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Whether two versions of a value mean the same and say the same. */
export function isSame(sides: Sides, old: JsonValue | undefined, now: JsonValue | undefined): boolean {
  return meansSame(sides, old, now) && sides.before.texts(old) === sides.after.texts(now);
}

export function meansSame(
  { before, after }: Sides,
  old: JsonValue | undefined,
  now: JsonValue | undefined,
): boolean {
  return before.meaning(old) === after.meaning(now);
}
