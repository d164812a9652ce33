import type { JsonObject, JsonValue } from '../syntax/index.ts';
import {
  createDigest,
  createReferenceGraph,
  findReference,
  listRoutes,
  resolve,
  resolveObject,
  upgrade,
  writeSubtypes,
} from '../openapi/index.ts';
import { createSchemaMemory, type SchemaMemory } from './schema-memory.ts';
import { createViews } from './schema-view.ts';

/** One of the two versions, with what tells its parts from the other's. */
export type Side = ReturnType<typeof createSide>;

export interface Sides {
  readonly before: Side;
  readonly after: Side;
  readonly memory: SchemaMemory;
}

/** Two versions, each in one piece. What was sent as Swagger 2.0 is upgraded here. */
export function createSides(before: JsonObject, after: JsonObject): Sides {
  return { before: createSide(before), after: createSide(after), memory: createSchemaMemory() };
}

function createSide(written: JsonObject) {
  const document = writeSubtypes(written['swagger'] === undefined ? written : upgrade(written));
  const graph = createReferenceGraph(document);
  const meaning = createDigest(document, graph, 'meaning');
  const documentation = createDigest(document, graph, 'documentation');
  return {
    document,
    routes: new Map(listRoutes(document).map((route) => [keyOf(route.key, route.path), route])),
    meaning: (value: JsonValue | undefined) => meaning(value, 'keywords'),
    documentation: (value: JsonValue | undefined) => documentation(value, 'keywords'),
    ...createViews(document),
    /** The object that stands here, or that a reference here names. */
    find: (value: JsonValue | undefined) => resolveObject(document, value),
    /** What a bare reference to a schema names; everything else as it is. */
    settle(schema: JsonValue | undefined) {
      const isBare = findReference(schema) !== undefined && Object.keys(schema as JsonObject).length === 1;
      return isBare ? (resolve(document, schema) ?? schema) : schema;
    },
  };
}

export function keyOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

export function isSame(sides: Sides, old: JsonValue | undefined, now: JsonValue | undefined): boolean {
  return meansSame(sides, old, now) && sides.before.documentation(old) === sides.after.documentation(now);
}

export function meansSame(
  { before, after }: Sides,
  old: JsonValue | undefined,
  now: JsonValue | undefined,
): boolean {
  return before.meaning(old) === after.meaning(now);
}
