import type { Operation } from '../openapi/index.ts';

/** Effect of a change on the users of the copilot, most severe first. */
export const changeClasses = ['breaking', 'changes', 'none'] as const;

export type ChangeClass = (typeof changeClasses)[number];

/** A difference between two versions of an operation. */
export interface OperationChange {
  /** Name of the rule in kebab case. */
  readonly rule: string;
  readonly class: ChangeClass;
  /** Sentence for users on one line, without a period: `query parameter limit removed`. Contains untrusted names. */
  readonly sentence: string;
  /**
   * Path of the changed part: `query limit`, `body qty`, `body items[].price`, `response 400 errors[].phrase`. Empty for the
   * action itself. The path is independent of other changes.
   */
  readonly path: string;
  /** Values before and after the change, as JSON. */
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface ModifiedOperation {
  readonly operation: Operation;
  /** Changes, at least one, most severe first. */
  readonly changes: readonly OperationChange[];
  /** Previous method and path, if the operation moved. */
  readonly movedFrom?: { readonly method: string; readonly path: string };
}

/** Differences between the operations of two versions. */
export interface Comparison {
  readonly added: readonly Operation[];
  readonly removed: readonly Operation[];
  readonly modified: readonly ModifiedOperation[];
  /** Number of breaking changes. An action that was removed without announcement counts as one. */
  readonly breaking: number;
}

export function countBreaking({ removed, modified }: Pick<Comparison, 'removed' | 'modified'>): number {
  const changes = [...removed.map(describeRemoval), ...modified.flatMap((operation) => operation.changes)];
  return changes.filter((change) => change.class === 'breaking').length;
}

/** Describes the removal of an operation as a change. */
export function describeRemoval({ isDeselected, isPhasedOut, unreadableSunset }: Operation): OperationChange {
  if (isDeselected === true) {
    const deselected = 'no longer selected by `operations`';
    return { rule: 'action-removed', class: 'breaking', sentence: deselected, path: '' };
  }
  if (isPhasedOut === true) {
    return { rule: 'removed-as-announced', class: 'changes', sentence: 'removed, as announced', path: '' };
  }
  const sunset = `, and its x-sunset ${unreadableSunset} is not a date such as 2026-01-31`;
  const sentence = `removed${unreadableSunset === undefined ? '' : sunset}`;
  return { rule: 'action-removed', class: 'breaking', sentence, path: '' };
}
