import type { JsonObject, JsonValue } from '../syntax/index.ts';
import { createReferenceGraph, listRoutes, resolveObject, type Route, upgrade } from '../openapi/index.ts';
import { writeSubtypes } from './heirs.ts';
import { createDigest } from './meaning.ts';
import { createPairMemory, type PairMemory } from './pair-memory.ts';
import { createViews, type Views } from './schema-view.ts';

/** One of the two versions, with what tells its parts from the other's. */
export interface Side extends Views {
  readonly document: JsonObject;
  /** Operations by method and path, as in `GET /orders`. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Digest of what machines act on. */
  readonly meaning: (value: JsonValue | undefined) => number;
  /** Digest of what people and assistants read. */
  readonly documentation: (value: JsonValue | undefined) => number;
  /** The object itself, or the one that a reference names. */
  readonly find: (value: JsonValue | undefined) => JsonObject | undefined;
}

export interface Sides {
  readonly before: Side;
  readonly after: Side;
  readonly memory: PairMemory;
}

/** Two versions, each in one piece. What was sent as Swagger 2.0 is upgraded here. */
export function createSides(before: JsonObject, after: JsonObject): Sides {
  return { before: createSide(before), after: createSide(after), memory: createPairMemory() };
}

export function createSide(written: JsonObject): Side {
  const document = writeSubtypes(written['swagger'] === undefined ? written : upgrade(written));
  const graph = createReferenceGraph(document);
  const meaning = createDigest(document, graph, 'meaning');
  const documentation = createDigest(document, graph, 'documentation');
  return {
    document,
    routes: new Map(listRoutes(document).map((route) => [keyOf(route.key, route.path), route])),
    meaning: (value) => meaning(value, 'keywords'),
    documentation: (value) => documentation(value, 'keywords'),
    ...createViews(document),
    find: (value) => resolveObject(document, value),
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
