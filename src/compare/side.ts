import type { JsonObject, JsonValue } from '../syntax/index.ts';
import {
  createReferenceGraph,
  listOperationEntries,
  resolveObject,
  type OperationEntry,
  upgrade,
} from '../openapi/index.ts';
import type { createChange } from './change-rules.ts';
import { writeSubtypes } from './subtypes.ts';
import { createDigest, type Digest } from './semantics.ts';
import { createPairMemory, type PairMemory } from './pair.ts';
import { createViews, type Views } from './schema-view.ts';

/** One of the two versions, with functions to compare its parts with the other version's. */
export interface Side extends Views {
  readonly document: JsonObject;
  /** Operations by method and path, as in `GET /orders`. */
  readonly entries: ReadonlyMap<string, OperationEntry>;
  /** Returns the digest of everything except documentation. */
  readonly semantics: Digest;
  /** Returns the digest of the documentation. */
  readonly documentation: Digest;
  /** Returns the object, or the target if the object is a reference. */
  readonly find: (value: JsonValue | undefined) => JsonObject | undefined;
}

export interface Sides {
  readonly before: Side;
  readonly after: Side;
  readonly memory: PairMemory;
}

/** Reports a change of an operation, except a repeated one. */
export type Report = (...change: Parameters<typeof createChange>) => void;

/** Two versions of an operation. */
export interface OperationPair {
  readonly sides: Sides;
  readonly before: OperationEntry;
  readonly after: OperationEntry;
  readonly report: Report;
}

/** Prepares two bundled versions for the comparison. Upgrades Swagger 2.0. */
export function createSides(before: JsonObject, after: JsonObject): Sides {
  return { before: createSide(before), after: createSide(after), memory: createPairMemory() };
}

export function createSide(written: JsonObject): Side {
  const document = writeSubtypes(written['swagger'] === undefined ? written : upgrade(written));
  const graph = createReferenceGraph(document);
  return {
    document,
    entries: new Map(listOperationEntries(document).map((entry) => [keyOf(entry.key, entry.path), entry])),
    semantics: createDigest(document, graph, 'semantics'),
    documentation: createDigest(document, graph, 'documentation'),
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
  return before.semantics(old) === after.semantics(now);
}
