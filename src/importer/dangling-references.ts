import { findReference, findTarget, type Mode, visitParts } from '../openapi/index.ts';
import {
  type Finding,
  findMember,
  type JsonObject,
  type JsonValue,
  errorProblem,
  type Measure,
} from '../syntax/index.ts';
import { quote } from '../text.ts';

/** An operation, or another value under its key, with the keys from the root to it. */
export type Entry = readonly [at: readonly string[], operation: JsonValue];

/**
 * Returns an error for each operation whose parameters or body lead to a dangling reference. Bundling reports
 * most dangling references, but treats extensions as plain data, although a reference can lead into an extension.
 */
export function findDangling(
  document: JsonObject,
  entries: readonly Entry[],
  measure: Measure,
): readonly Finding[] {
  const isDangling = (reference: string): boolean =>
    reference.startsWith('#/') && findTarget(document, reference) === undefined;
  // Most documents have no dangling reference, so nothing needs to be walked.
  const dangling = new Set(measure(document).references.filter(isDangling));
  if (dangling.size === 0) return [];
  return entries.flatMap(([at, operation]) => {
    const parts = [findMember(operation, 'parameters'), findMember(operation, 'requestBody')];
    return listReached(document, parts)
      .filter((reference) => dangling.has(reference))
      .map((reference) => {
        const message = `The parameters or the body of the operation lead to the reference ${quote(reference, 100)}, which can't be resolved. Correct the reference, or add its target.`;
        return errorProblem('unresolved-ref', at, message);
      });
  });
}

/** Returns all references below some parts and below the targets of these references, except references in examples. */
function listReached(document: JsonObject, parts: readonly (JsonValue | undefined)[]): readonly string[] {
  const reached = new Set<string>();
  const open: [JsonValue, Mode][] = parts.map((part) => [part ?? null, 'keywords']);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [current, mode] = next;
    const reference = findReference(current);
    if (reference !== undefined && !reached.has(reference)) {
      reached.add(reference);
      open.push([findTarget(document, reference) ?? null, 'keywords']);
    }
    visitParts(current, mode, (part, below, key) => {
      if (key !== 'examples' || mode !== 'keywords') open.push([part, below]);
    });
  }
  return [...reached];
}
