import { createHash } from 'node:crypto';
import type { Operation } from '../openapi/index.ts';
import type { OperationChange } from './change-rules.ts';
import { describeRemoval, type Comparison } from './comparison.ts';

/** A change of an action, with the action. */
export interface ReportedChange {
  /** Current version of the action, or the last version of a removed action. */
  readonly operation: Operation;
  readonly change: OperationChange;
  /** Fingerprint by which users accept the change. @see renderFingerprint */
  readonly fingerprint: string;
}

type Differences = Partial<Comparison> & Pick<Comparison, 'removed' | 'modified'>;

/** Method and path of an operation. */
type Route = Pick<Operation, 'method' | 'path'>;

/** Lists all changes of a comparison in its order, removed actions first. */
export function listChanges({ removed, modified }: Differences): readonly ReportedChange[] {
  return [
    ...removed.map((operation) => report(operation, operation, describeRemoval(operation))),
    ...modified.flatMap(({ operation, changes, movedFrom = operation }) =>
      changes.map((change) => report(operation, movedFrom, change)),
    ),
  ];
}

export function listBreaking(comparison: Differences): readonly ReportedChange[] {
  return listChanges(comparison).filter(({ change }) => change.class === 'breaking');
}

/** Counts the breaking changes. An action that was removed without announcement is one. */
export function countBreaking(comparison: Differences): number {
  return listBreaking(comparison).length;
}

function report(operation: Operation, from: Route, change: OperationChange): ReportedChange {
  return {
    operation,
    change,
    // The fingerprint is computed on access, because most changes don't need it.
    get fingerprint() {
      return renderFingerprint(from, change);
    },
  };
}

/**
 * Returns the identifier of a change: 16 characters of a SHA-256. It covers the method, the path with unnamed
 * parameters, the path of the changed part, the rule, and the values before and after. It is independent of other
 * changes and of the sentence. The first parameter is the action's previous method and path.
 */
export function renderFingerprint(
  { method, path }: Route,
  { after, before, path: changePath, rule }: OperationChange,
): string {
  const template = path.replace(/\{[^{}]*\}/g, '{}');
  const values = [before, after].map((value) => (value === undefined ? [] : [sortKeys(value)]));
  const text = JSON.stringify([method, template, changePath, rule, ...values]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  // A list keeps the order, whereas numeric keys of an object always come first.
  return { members: sorted.map(([key, member]) => [key, sortKeys(member)]) };
}
