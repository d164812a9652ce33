import type { JsonObject } from '../document/json.ts';
import { listRoutes, type Route } from '../document/route.ts';
import type { Operation, OperationChange, OperationPart } from '../operation.ts';
import { compareBodies } from './body-changes.ts';
import { createChange } from './change-rules.ts';
import type { TellChanges } from './compare.ts';
import { describeMove } from './move-changes.ts';
import { compareParameters } from './parameter-changes.ts';
import { describeName, tellParts } from './part-changes.ts';
import { compareResponses } from './response-changes.ts';
import { compareSecurity } from './security-changes.ts';
import { compareServers, isSameAddress } from './server-changes.ts';
import { createSides, type Side, type Sides } from './side.ts';
import { compareOthers, compareTexts } from './text-changes.ts';

interface Versions {
  readonly sides: Sides;
  readonly before: ReadonlyMap<string, Route>;
  readonly after: ReadonlyMap<string, Route>;
}

/**
 * Looks into two versions of an operation.
 * @param readDocuments asked once, and only when there is something to look into; both as OpenAPI 3.x
 */
export function createTeller(
  readDocuments: () => { readonly before: JsonObject; readonly after: JsonObject },
): TellChanges {
  let versions: Versions | undefined;
  return (old, now, parts) => {
    versions ??= indexVersions(readDocuments());
    return tellDetails(versions, [old, now], parts);
  };
}

function indexVersions(documents: { readonly before: JsonObject; readonly after: JsonObject }): Versions {
  const sides = createSides(documents);
  return { sides, before: indexRoutes(sides.before), after: indexRoutes(sides.after) };
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
