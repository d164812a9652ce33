import type { JsonObject } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import { listRoutes, type Route } from '../document/route.ts';
import type { Comparison, Operation, OperationChange, OperationPart } from '../operation.ts';
import { prepareDocument } from '../prepare/prepare.ts';
import { compareBodies } from './body-changes.ts';
import { createChange } from './change-rules.ts';
import { compareOperations } from './compare.ts';
import { compareParameters } from './parameter-changes.ts';
import { describeName, tellParts } from './part-changes.ts';
import { compareResponses } from './response-changes.ts';
import { compareSecurity } from './security-changes.ts';
import { compareServers } from './server-changes.ts';
import { createSide, type Side, type Sides } from './side.ts';
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
  let versions: Versions | undefined;
  return compareOperations(before.operations, after.operations, (old, now, parts) => {
    if (before.body === undefined || after.body === undefined) return tellParts(old, now, parts);
    versions ??= readVersions(before.body, after.body);
    return tellDetails(versions, [old, now], parts);
  });
}

interface Versions {
  readonly sides: Sides;
  readonly before: ReadonlyMap<string, Route>;
  readonly after: ReadonlyMap<string, Route>;
}

function readVersions(before: Uint8Array, after: Uint8Array): Versions {
  const sides = { before: createSide(readDocument(before)), after: createSide(readDocument(after)) };
  return { sides, before: indexRoutes(sides.before), after: indexRoutes(sides.after) };
}

/** As OpenAPI 3.x: what was sent as Swagger 2.0 is upgraded here. */
function readDocument(body: Uint8Array): JsonObject {
  const document = JSON.parse(Buffer.from(body).toString('utf8')) as unknown;
  if (!isObject(document)) return {};
  if (document['swagger'] === undefined) return document;
  return prepareDocument(document, { version: '2.0', prepare: 'auto', sourceBytes: body.length }).document;
}

function indexRoutes({ document }: Side): ReadonlyMap<string, Route> {
  return new Map(listRoutes(document).map((route) => [keyOf(route.key, route.path), route]));
}

function keyOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

function tellDetails(
  { sides, before, after }: Versions,
  [old, now]: readonly [Operation, Operation],
  parts: readonly OperationPart[],
): readonly OperationChange[] {
  const from = before.get(keyOf(old.method, old.path));
  const to = after.get(keyOf(now.method, now.path));
  if (from === undefined || to === undefined) return tellParts(old, now, parts);
  const told = parts.includes('name') ? [describeName(old)] : [];
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
  return [...told, createChange('examples', 'examples, or white space in texts, differ')];
}
