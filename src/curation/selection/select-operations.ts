import type { OperationPattern } from '../../operation-pattern.ts';
import {
  findItem,
  findReference,
  findTarget,
  listRoutes,
  mapMembers,
  omitMembers,
  type Route,
  settleReferences,
  type SpecVersion,
} from '../../openapi/index.ts';
import { findMember, isJsonObject, type JsonObject } from '../../syntax/index.ts';
import type { Measure } from '../measure.ts';
import { createPatternTest } from './match-pattern.ts';
import { pruneUnused } from './prune-unused.ts';
import { suggestPattern } from './suggest-pattern.ts';

export interface OperationSelection {
  /** The document without the excluded operations, or the same object if none was excluded. */
  readonly document: JsonObject;
  readonly selected: readonly Route[];
  readonly excluded: readonly Route[];
  /** Patterns that match no operation, each with a suggestion if there is one. */
  readonly unused: readonly UnusedPattern[];
}

export interface SelectionOptions {
  readonly version: SpecVersion;
  readonly measure: Measure;
}

export interface UnusedPattern {
  readonly pattern: OperationPattern;
  /** What to write instead, as a sentence. */
  readonly suggestion: string | undefined;
}

/**
 * Selects operations below `paths`: the last matching pattern decides. If the first pattern excludes, all operations are
 * included before it.
 */
export function selectOperations(
  document: JsonObject,
  patterns: readonly OperationPattern[],
  options: SelectionOptions,
): OperationSelection {
  const routes = listRoutes(document);
  const isIncludedBefore = patterns[0]?.isExcluded ?? true;
  const included = new Set(isIncludedBefore ? routes : []);
  const unused: UnusedPattern[] = [];
  for (const pattern of patterns) {
    const matching = routes.filter(createPatternTest(pattern));
    if (matching.length === 0) unused.push({ pattern, suggestion: suggestPattern(pattern, routes) });
    for (const route of matching) {
      if (pattern.isExcluded) included.delete(route);
      else included.add(route);
    }
  }
  const excluded = routes.filter((route) => !included.has(route));
  return {
    document:
      excluded.length === 0
        ? document
        : pruneUnused(removeSafely(document, excluded, options), options.measure),
    selected: routes.filter((route) => included.has(route)),
    excluded,
    unused,
  };
}

/** Removes operations, but keeps the parts of them to which references lead: bundlers write such references. */
function removeSafely(
  document: JsonObject,
  excluded: readonly Route[],
  { measure, version }: SelectionOptions,
): JsonObject {
  const removed = removeRoutes(document, excluded);
  const isLost = (reference: string): boolean =>
    reference.startsWith('#/paths/') && findTarget(removed, reference) === undefined;
  if (!measure(removed).references.some(isLost)) return removed;
  const settled = settleReferences(document, version).document;
  const isExcluded = ({ path, key }: Route): boolean =>
    excluded.some((route) => route.path === path && route.key === key);
  return removeRoutes(settled, listRoutes(settled).filter(isExcluded));
}

/** Removes operations, and the paths that have no others. */
function removeRoutes(document: JsonObject, excluded: readonly Route[]): JsonObject {
  const keysByPath = new Map(
    [...Map.groupBy(excluded, ({ path }) => path)].map(([path, routes]) => [
      path,
      { keys: new Set(routes.map(({ key }) => key)), item: routes[0]?.item ?? {} },
    ]),
  );
  return mapMembers(document, (paths, key) => {
    if (key !== 'paths' || !isJsonObject(paths)) return paths;
    const kept = mapMembers(paths, (item, path) => {
      const gone = keysByPath.get(path);
      // A path item can be a reference, also to a path that is removed. It is then replaced by what it refers to.
      if (gone !== undefined) return removeKeys(gone.item, gone.keys);
      return findReference(item)?.startsWith('#/paths/') === true ? (findItem(document, item) ?? item) : item;
    });
    return omitMembers(kept, (path) => keysByPath.has(path) && listRoutesOf(kept, path).length === 0);
  });
}

function removeKeys(item: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const direct = omitMembers(item, (key) => keys.has(key));
  const additional = findMember(direct, 'additionalOperations');
  if (!isJsonObject(additional)) return direct;
  // An operation of the same key directly in the path item is the one that counts.
  const kept = omitMembers(additional, (key) => keys.has(key) || Object.hasOwn(item, key));
  return Object.keys(kept).length === 0
    ? omitMembers(direct, (key) => key === 'additionalOperations')
    : { ...direct, additionalOperations: kept };
}

function listRoutesOf(paths: JsonObject, path: string): readonly Route[] {
  return listRoutes({ paths: { [path]: paths[path] ?? {} } });
}
