import type { JsonObject } from '../syntax/index.ts';
import type { Operation } from '../openapi/index.ts';
import { changeClasses, type Comparison, countBreaking, type OperationChange } from './comparison.ts';
import { changeIf, createChange, dropRepeats } from './change-rules.ts';
import { compareBodies, compareResponses } from './content-changes.ts';
import { pairUp, type Matcher } from './pair-up.ts';
import { digestOperation } from './operation-digests.ts';
import { compareParameters } from './parameter-changes.ts';
import { clip, nameChangePath } from './change-path.ts';
import { compareSecurity } from './security-changes.ts';
import { compareServers, isSameAddress } from './server-changes.ts';
import { createSides, keyOf, type Sides } from './side.ts';
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

function compareOperations(sides: Sides, old: Operation, now: Operation): readonly OperationChange[] {
  const before = sides.before.entries.get(keyOf(old.method, old.path));
  const after = sides.after.entries.get(keyOf(now.method, now.path));
  if (before === undefined || after === undefined) return [];
  const [was, is] = [digestOperation(sides.before, before), digestOperation(sides.after, after)];
  const isSameOperation = old.method === now.method && old.path === now.path && old.name === now.name;
  if (isSameOperation && String(Object.values(was)) === String(Object.values(is))) return [];
  const names = { before: old.name, after: now.name };
  const changes = [
    ...(isSameAddress(sides, before, after) ? [] : describeMove(old, now)),
    ...changeIf(old.name !== now.name, 'renamed', `renamed from ${clip(old.name)}`, '', names),
    ...compareServers(sides, before, after),
    ...compareSecurity(sides, before, after),
    ...compareParameters(sides, before, after),
    ...compareBodies(sides, before, after),
    ...compareTexts(before, after),
    ...compareResponses(sides, before, after),
    ...compareOthers(sides, before, after),
  ];
  if (changes.length === 0 && was.docs !== is.docs) {
    return [createChange('unread', 'only examples, tags, extensions or white space changed')];
  }
  const reported = dropRepeats(changes);
  return changeClasses.flatMap((kind) => reported.filter((change) => change.class === kind));
}

const parameterNames = /\{[^{}]*\}/g;

function describeMove(old: Operation, now: Operation): readonly OperationChange[] {
  if (templateOf(old) !== templateOf(now)) {
    const [before, after] = [keyOf(old.method, old.path), keyOf(now.method, now.path)];
    return [createChange('moved', `moved from ${clip(before)}`, '', { before, after })];
  }
  const [olds = [], nows = []] = [old, now].map(({ path }) =>
    [...path.matchAll(parameterNames)].map(([name]) => clip(name.slice(1, -1))),
  );
  return olds.flatMap((before, index) => {
    const after = nows[index] ?? '';
    const sentence = `${nameChangePath(`path ${before}`)} is now called ${after}`;
    return changeIf(before !== after, 'parameter-renamed', sentence, `path ${after}`, { before, after });
  });
}

function templateOf({ method, path }: Operation): string {
  return `${method} ${path.replace(parameterNames, '{}')}`;
}
