import type { JsonObject } from '../syntax/index.ts';
import type { Operation } from '../openapi/index.ts';
import type { Comparison } from './comparison.ts';
import { changeClasses, createChange, type OperationChange } from './change-rules.ts';
import { compareBodies, compareResponses } from './content-changes.ts';
import { pairUp, type Matcher } from './pair-up.ts';
import { digestOperation } from './operation-digests.ts';
import { compareParameters } from './parameter-changes.ts';
import { clip, nameChangePath } from './change-path.ts';
import { countBreaking } from './reported-change.ts';
import { compareSecurity } from './security-changes.ts';
import { compareServers, isSameAddress } from './server-changes.ts';
import { createSides, keyOf, type OperationPair, type Report, type Sides } from './side.ts';
import { compareOthers, compareTexts } from './text-changes.ts';

export interface DocumentVersion {
  readonly operations: readonly Operation[];
  /** Import document, or the parsed OpenAPI file if it can't be imported; `undefined` for a file without operations. */
  readonly document?: JsonObject | undefined;
}

/** Matches by exact method and path first, because two path templates can differ only in their parameter names. */
const matchers: readonly Matcher<Operation>[] = [
  ({ method, path }) => keyOf(method, path),
  ({ operationId }) => operationId,
  templateOf,
];

/**
 * Compares two versions of an OpenAPI file and lists each difference that users of the copilot can notice, in the order of
 * the documents. Only operations with different digests are compared in detail.
 */
export function compareSpecs(before: DocumentVersion, after: DocumentVersion): Comparison {
  const { pairs, gone, added } = pairUp(before.operations, after.operations, matchers);
  const origins = new Map(pairs.map(([old, now]) => [now, old]));
  let sides: Sides | undefined;
  const modified = after.operations.flatMap((operation) => {
    const old = origins.get(operation);
    if (old === undefined) return [];
    sides ??= createSides(before.document ?? {}, after.document ?? {});
    const changes = compareOperations(sides, old, operation);
    const { method, path } = old;
    const isMoved = keyOf(method, path) !== keyOf(operation.method, operation.path);
    const found = { operation, changes, ...(isMoved && { movedFrom: { method, path } }) };
    return changes.length === 0 ? [] : [found];
  });
  return { added, removed: gone, modified, breaking: countBreaking({ removed: gone, modified }) };
}

/** Comparers of the parts of an operation, in the order of the report. */
const comparers: readonly ((pair: OperationPair) => void)[] = [
  ...[compareServers, compareSecurity, compareParameters, compareBodies],
  ...[compareTexts, compareResponses, compareOthers],
];

function compareOperations(sides: Sides, old: Operation, now: Operation): readonly OperationChange[] {
  const before = sides.before.entries.get(keyOf(old.method, old.path));
  const after = sides.after.entries.get(keyOf(now.method, now.path));
  if (before === undefined || after === undefined) return [];
  const [was, is] = [digestOperation(sides.before, before), digestOperation(sides.after, after)];
  const isSameOperation = old.method === now.method && old.path === now.path && old.name === now.name;
  if (isSameOperation && String(Object.values(was)) === String(Object.values(is))) return [];
  const changes = new Map<string, OperationChange>();
  const report: Report = (...change) => {
    const reported = createChange(...change);
    // Two changes with the same sentence, path and values would look like an error in the report.
    const key = JSON.stringify([reported.sentence, reported.path, reported.before, reported.after]);
    if (!changes.has(key)) changes.set(key, reported);
  };
  const pair = { sides, before, after, report };
  if (!isSameAddress(pair)) reportMove(report, old, now);
  if (old.name !== now.name) {
    report('renamed', `renamed from ${clip(old.name)}`, '', { before: old.name, after: now.name });
  }
  for (const compare of comparers) compare(pair);
  if (changes.size === 0 && was.docs !== is.docs) {
    report('unread', 'only examples, tags, extensions or white space changed');
  }
  return changeClasses.flatMap((kind) => [...changes.values()].filter((change) => change.class === kind));
}

const parameterNames = /\{[^{}]*\}/g;

function reportMove(report: Report, old: Operation, now: Operation): void {
  if (templateOf(old) !== templateOf(now)) {
    const [before, after] = [keyOf(old.method, old.path), keyOf(now.method, now.path)];
    report('moved', `moved from ${clip(before)}`, '', { before, after });
    return;
  }
  const [olds = [], nows = []] = [old, now].map(({ path }) =>
    [...path.matchAll(parameterNames)].map(([name]) => clip(name.slice(1, -1))),
  );
  for (const [index, before] of olds.entries()) {
    const after = nows[index] ?? '';
    const sentence = `${nameChangePath(`path ${before}`)} is now called ${after}`;
    if (before !== after) report('parameter-renamed', sentence, `path ${after}`, { before, after });
  }
}

function templateOf({ method, path }: Operation): string {
  return `${method} ${path.replace(parameterNames, '{}')}`;
}
