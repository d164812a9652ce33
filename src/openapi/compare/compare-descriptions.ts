import type { JsonObject } from '../document/json.ts';
import { listRoutes, type Route } from '../document/route.ts';
import type { Comparison, Operation, OperationChange, OperationPart } from '../operation.ts';
import { prepareDocument } from '../prepare/prepare.ts';
import { createChange } from './change-rules.ts';
import {
  compareOperations,
  describeMove,
  describeName,
  keyOf,
  tellParts,
  type TellChanges,
} from './compare.ts';
import { compareBodies, compareResponses } from './content-changes.ts';
import { compareParameters } from './parameter-changes.ts';
import { compareSecurity } from './security-changes.ts';
import { compareServers, isSameAddress } from './server-changes.ts';
import { createSides, type Sides } from './side.ts';
import { compareOthers, compareTexts } from './text-changes.ts';

/** A description as it was read: what tells its operations from others, and what is sent of it. */
export interface Described {
  readonly operations: readonly Operation[];
  /** The JSON that goes out; there is none of a description that cannot be sent. */
  readonly body?: Uint8Array;
}

/**
 * What a change does to the copilot's operations, each difference named. Digests say which operations differ; only
 * then is what was sent, and what would be, looked into: it is read anew, so that no document is kept for it.
 */
export function compareDescriptions(before: Described, after: Described): Comparison {
  const [old, now] = [before.body, after.body];
  if (old === undefined || now === undefined) return compareOperations(before.operations, after.operations);
  const tell = createTeller(() => ({ before: readDocument(old), after: readDocument(now) }));
  return compareOperations(before.operations, after.operations, tell);
}

/** As OpenAPI 3.x: what was sent as Swagger 2.0 is upgraded here. */
export function readDocument(body: Uint8Array): JsonObject {
  const document = JSON.parse(new TextDecoder().decode(body)) as JsonObject;
  if (document['swagger'] === undefined) return document;
  return prepareDocument(document, { version: '2.0', prepare: 'auto', sourceBytes: body.length }).document;
}

/** Two versions of a description, as OpenAPI 3.x. */
interface Documents {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

interface Versions {
  readonly sides: Sides;
  readonly before: ReadonlyMap<string, Route>;
  readonly after: ReadonlyMap<string, Route>;
}

/**
 * Looks into two versions of an operation.
 * @param readDocuments asked once, and only when there is something to look into
 */
export function createTeller(readDocuments: () => Documents): TellChanges {
  let versions: Versions | undefined;
  return (old, now, parts) => {
    versions ??= indexVersions(readDocuments());
    return tellDetails(versions, [old, now], parts);
  };
}

function indexVersions({ before, after }: Documents): Versions {
  const sides = createSides(before, after);
  return { sides, before: indexRoutes(before), after: indexRoutes(after) };
}

function indexRoutes(document: JsonObject): ReadonlyMap<string, Route> {
  return new Map(listRoutes(document).map((route) => [keyOf(route.key, route.path), route]));
}

function tellDetails(
  { sides, before, after }: Versions,
  [old, now]: readonly [Operation, Operation],
  parts: readonly OperationPart[],
): readonly OperationChange[] {
  const from = before.get(keyOf(old.method, old.path));
  const to = after.get(keyOf(now.method, now.path));
  if (from === undefined || to === undefined) return tellParts(old, now, parts);
  const told = [
    ...(isSameAddress(sides, from, to) ? [] : describeMove(old, now)),
    ...(parts.includes('name') ? [describeName(old)] : []),
  ];
  const inDetail = [
    ...compareServers(sides, from, to),
    ...compareSecurity(sides, from, to),
    ...compareParameters(sides, from, to),
    ...compareBodies(sides, from, to),
    ...compareTexts(from, to),
    ...compareResponses(sides, from, to),
    ...compareOthers(sides, from, to),
  ];
  if (inDetail.length > 0 || !parts.includes('description')) return [...told, ...inDetail];
  return [...told, createChange('examples', 'examples, or white space in texts, changed')];
}
