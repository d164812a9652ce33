import type { Operation } from '../openapi/index.ts';
import type { OperationChange } from './change-rules.ts';

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

/** Describes the removal of an operation as a change, without `createChange`, because reports don't need all rules. */
export function describeRemoval({ isDeselected, isPhasedOut, unreadableSunset }: Operation): OperationChange {
  const removal = { rule: 'action-removed', class: 'breaking', path: '' } as const;
  if (isDeselected === true) return { ...removal, sentence: 'no longer selected by `operations`' };
  if (isPhasedOut === true) {
    return { ...removal, rule: 'removed-as-announced', class: 'changes', sentence: 'removed, as announced' };
  }
  const sunset = `, and its x-sunset ${unreadableSunset} is not a date such as 2026-01-31`;
  return { ...removal, sentence: `removed${unreadableSunset === undefined ? '' : sunset}` };
}
