import { isJsonObject, type JsonObject } from '../text-tree/door.ts';
import { type Comparison, omitMembers, type Operation, upgrade, weigh } from '../openapi/door.ts';
import { createChange } from './change-rules.ts';
import {
  compareOperations,
  describeMove,
  describeName,
  keyOf,
  tellParts,
  type TellChanges,
} from './compare-operations.ts';
import { compareBodies, compareResponses } from './content-changes.ts';
import { compareParameters } from './parameter-changes.ts';
import { compareSecurity } from './security-changes.ts';
import { compareServers, isSameAddress } from './server-changes.ts';
import { createSides, type Sides } from './side.ts';
import { compareOthers, compareTexts } from './text-changes.ts';

/** A description as it was read: what tells its operations from others, and what is sent of it. */
export interface Described {
  readonly operations: readonly Operation[];
  /** What goes out, or what could be read where nothing can; there is none of a file that cannot be parsed. */
  readonly document?: JsonObject | undefined;
}

/**
 * What a change does to the copilot's operations, each difference named. Digests say which operations differ; only
 * then is what was sent, and what would be, looked into.
 */
export function compareDescriptions(before: Described, after: Described): Comparison {
  const [old, now] = [before.document, after.document];
  if (old === undefined || now === undefined) return compareOperations(before.operations, after.operations);
  const paths = new Set<string>();
  compareOperations(before.operations, after.operations, (one, other) => {
    paths.add(one.path).add(other.path);
    return [];
  });
  const tell = createTeller(() => [modernise(narrow(old, paths)), modernise(narrow(now, paths))]);
  return compareOperations(before.operations, after.operations, tell);
}

/** With the paths alone that differ: most of a large description is as it was. As it is where paths are referred to. */
function narrow(document: JsonObject, paths: ReadonlySet<string>): JsonObject {
  const given = document['paths'];
  if (!isJsonObject(given)) return document;
  const narrowed = { ...document, paths: omitMembers(given, (path) => !paths.has(path)) };
  const { references } = weigh(narrowed);
  return references.every((reference) =>
    /^#\/(?:components|definitions|parameters|responses)\//.test(reference),
  )
    ? narrowed
    : document;
}

/** What was sent as Swagger 2.0 is upgraded here. */
function modernise(document: JsonObject): JsonObject {
  return document['swagger'] === undefined ? document : upgrade(document);
}

/**
 * Looks into two versions of an operation.
 * @param readDocuments both as OpenAPI 3.x; asked once, and only when there is something to look into
 */
function createTeller(readDocuments: () => readonly [before: JsonObject, after: JsonObject]): TellChanges {
  let sides: Sides | undefined;
  return (old, now, parts) => {
    sides ??= createSides(...readDocuments());
    const before = sides.before.routes.get(keyOf(old.method, old.path));
    const after = sides.after.routes.get(keyOf(now.method, now.path));
    if (before === undefined || after === undefined) return tellParts(old, now, parts);
    const told = [
      ...(isSameAddress(sides, before, after) ? [] : describeMove(old, now)),
      ...(parts.includes('name') ? [describeName(old, now)] : []),
    ];
    const inDetail = [
      ...compareServers(sides, before, after),
      ...compareSecurity(sides, before, after),
      ...compareParameters(sides, before, after),
      ...compareBodies(sides, before, after),
      ...compareTexts(before, after),
      ...compareResponses(sides, before, after),
      ...compareOthers(sides, before, after),
    ];
    if (inDetail.length === 0 && parts.includes('description')) {
      inDetail.push(createChange('examples', 'examples, or white space in texts, changed'));
    }
    return [...told, ...inDetail];
  };
}
