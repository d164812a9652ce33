import type { OperationPattern } from '../../operation-pattern.ts';
import {
  findPathItem,
  findReference,
  findTarget,
  listOperationEntries,
  mapMembers,
  omitMembers,
  type OperationEntry,
  moveReferencedParts,
  type SpecVersion,
} from '../../openapi/index.ts';
import { findMember, isJsonObject, type JsonObject, type Measure } from '../../syntax/index.ts';

import { createPatternTest } from './match-pattern.ts';
import { pruneUnused } from './prune-unused.ts';
import { suggestPattern } from './suggest-pattern.ts';

export interface OperationSelection {
  /** Document without the excluded operations, or the same object if none was excluded. */
  readonly document: JsonObject;
  readonly selected: readonly OperationEntry[];
  readonly excluded: readonly OperationEntry[];
  /** Patterns that match no operation, each with a suggestion if there is one. */
  readonly unused: readonly UnusedPattern[];
}

export interface SelectionOptions {
  readonly version: SpecVersion;
  readonly measure: Measure;
}

export interface UnusedPattern {
  readonly pattern: OperationPattern;
  /** Replacement for the pattern, as a sentence, or `undefined`. */
  readonly suggestion: string | undefined;
}

/**
 * Selects operations below `paths`. The last matching pattern decides. If the first pattern excludes, all operations
 * are included before it.
 */
export function selectOperations(
  document: JsonObject,
  patterns: readonly OperationPattern[],
  options: SelectionOptions,
): OperationSelection {
  const entries = listOperationEntries(document);
  const isIncludedBefore = patterns[0]?.isExcluded ?? true;
  const included = new Set(isIncludedBefore ? entries : []);
  const unused: UnusedPattern[] = [];
  for (const pattern of patterns) {
    const matching = entries.filter(createPatternTest(pattern));
    if (matching.length === 0) unused.push({ pattern, suggestion: suggestPattern(pattern, entries) });
    for (const entry of matching) {
      if (pattern.isExcluded) included.delete(entry);
      else included.add(entry);
    }
  }
  const excluded = entries.filter((entry) => !included.has(entry));
  return {
    document:
      excluded.length === 0
        ? document
        : pruneUnused(removeSafely(document, excluded, options), options.measure),
    selected: entries.filter((entry) => included.has(entry)),
    excluded,
    unused,
  };
}

/** Removes operations, but keeps parts of them that are referenced, because bundlers write such references. */
function removeSafely(
  document: JsonObject,
  excluded: readonly OperationEntry[],
  { measure, version }: SelectionOptions,
): JsonObject {
  const removed = removeRoutes(document, excluded);
  const isLost = (reference: string): boolean =>
    reference.startsWith('#/paths/') && findTarget(removed, reference) === undefined;
  if (!measure(removed).references.some(isLost)) return removed;
  const settled = moveReferencedParts(document, version).document;
  const name = ({ path, key }: OperationEntry): string => `${key} ${path}`;
  const names = new Set(excluded.map(name));
  return removeRoutes(
    settled,
    listOperationEntries(settled).filter((entry) => names.has(name(entry))),
  );
}

/** Removes operations, and paths without other operations. */
function removeRoutes(document: JsonObject, excluded: readonly OperationEntry[]): JsonObject {
  const keysByPath = new Map(
    [...Map.groupBy(excluded, ({ path }) => path)].map(([path, entries]) => [
      path,
      { keys: new Set(entries.map(({ key }) => key)), pathItem: entries[0]?.pathItem ?? {} },
    ]),
  );
  return mapMembers(document, (paths, key) => {
    if (key !== 'paths' || !isJsonObject(paths)) return paths;
    const kept = mapMembers(paths, (pathItem, path) => {
      const gone = keysByPath.get(path);
      // A path item can refer to a removed path, so the target replaces the reference.
      if (gone !== undefined) return removeKeys(gone.pathItem, gone.keys);
      return findReference(pathItem)?.startsWith('#/paths/') === true
        ? (findPathItem(document, pathItem) ?? pathItem)
        : pathItem;
    });
    return omitMembers(kept, (path) => keysByPath.has(path) && listRoutesOf(kept, path).length === 0);
  });
}

function removeKeys(pathItem: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const direct = omitMembers(pathItem, (key) => keys.has(key));
  const additional = findMember(direct, 'additionalOperations');
  if (!isJsonObject(additional)) return direct;
  // An operation directly in the path item takes precedence over one with the same key.
  const kept = omitMembers(additional, (key) => keys.has(key) || Object.hasOwn(pathItem, key));
  return Object.keys(kept).length === 0
    ? omitMembers(direct, (key) => key === 'additionalOperations')
    : { ...direct, additionalOperations: kept };
}

function listRoutesOf(paths: JsonObject, path: string): readonly OperationEntry[] {
  return listOperationEntries({ paths: { [path]: paths[path] ?? {} } });
}
