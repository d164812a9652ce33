import { createHash } from 'node:crypto';
import { describeRemoval, type Comparison, type Operation, type OperationChange } from './operation.ts';

/** One change of one action, by itself. */
export interface ReportedChange {
  /** As it is now; one that is gone, as it was. */
  readonly operation: Operation;
  readonly change: OperationChange;
  /** By which people accept it. @see renderFingerprint */
  readonly fingerprint: string;
}

/** All changes of a comparison in its order, actions that are gone first. */
export function listChanges({ removed, modified }: Comparison): readonly ReportedChange[] {
  return [
    ...removed.map((operation) => report(operation, operation, describeRemoval(operation))),
    ...modified.flatMap(({ operation, changes, movedFrom = operation }) =>
      changes.map((change) => report(operation, movedFrom, change)),
    ),
  ];
}

export function listBreaking(comparison: Comparison): readonly ReportedChange[] {
  return listChanges(comparison).filter(({ change }) => change.class === 'breaking');
}

function report(
  operation: Operation,
  from: Pick<Operation, 'method' | 'path'>,
  change: OperationChange,
): ReportedChange {
  return {
    operation,
    change,
    // Of most changes nobody asks for it.
    get fingerprint() {
      return renderFingerprint(from, change);
    },
  };
}

/**
 * What tells one change from all others: 16 characters of a SHA-256 over method, path with unnamed parameters, place,
 * rule, and the values before and after. It stays whatever else changes, and whatever words a change is told in.
 * @param from the action as it was called before
 */
export function renderFingerprint(
  { method, path }: Pick<Operation, 'method' | 'path'>,
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
  // As a list: in an object, keys that look like numbers come first whatever their order.
  return { members: sorted.map(([key, member]) => [key, sortKeys(member)]) };
}
