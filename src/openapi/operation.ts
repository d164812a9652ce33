/** An operation of an OpenAPI file, reduced to what people name it by. */
export interface Operation {
  /** Upper case: `GET`, `POST`, … */
  readonly method: string;
  /** The path template as written. */
  readonly path: string;
  readonly operationId?: string;
  /** The action's name in the copilot: operationId, else summary, else description, else derived. */
  readonly name: string;
  readonly summary?: string;
  /** Whether its removal was announced: it is deprecated, and the date in its `x-sunset`, if any, has come. */
  readonly isPhasedOut?: true;
  /** The `x-sunset` of a deprecated operation, as JSON, if it isn't a date. */
  readonly unreadableSunset?: string;
  /** Whether the file still has the operation, but `operations` doesn't select it any more. */
  readonly isDeselected?: true;
}

/** Where an operation is written. */
export interface OperationLocation {
  /** Relative to the workspace, with `/`. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
}

/** What cannot be placed is left out. */
export type LocateOperations = (
  operations: readonly Operation[],
) => ReadonlyMap<Operation, OperationLocation>;

/** What a change means for those who use the copilot, worst first. */
export const changeClasses = ['breaking', 'changes', 'none'] as const;

export type ChangeClass = (typeof changeClasses)[number];

/** One thing about an operation that is not as it was. */
export interface OperationChange {
  /** A short kebab-case name of the rule, the same for every change of a kind. */
  readonly rule: string;
  readonly class: ChangeClass;
  /** In the reader's words, on one line, without a full stop: `query parameter limit removed`. Names in it come from outside. */
  readonly sentence: string;
  /**
   * What of the operation it is about: `query limit`, `body qty`, `body items[].price`, `response 400 errors[].phrase`;
   * empty for the action itself. It does not depend on what else has changed.
   */
  readonly path: string;
  /** What stood there, and what stands there now, as JSON values, as far as there is anything. */
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface ModifiedOperation {
  readonly operation: Operation;
  /** At least one, breaking ones first. */
  readonly changes: readonly OperationChange[];
  /** Method and path before, where the same operationId moved. */
  readonly movedFrom?: { readonly method: string; readonly path: string };
}

/** What a change does to the copilot's operations. */
export interface Comparison {
  readonly added: readonly Operation[];
  readonly removed: readonly Operation[];
  readonly modified: readonly ModifiedOperation[];
  /** How many changes break the copilot for those who use it; an action that is gone unannounced counts as one. */
  readonly breaking: number;
}

export function countBreaking({ removed, modified }: Pick<Comparison, 'removed' | 'modified'>): number {
  const changes = [...removed.map(describeRemoval), ...modified.flatMap((operation) => operation.changes)];
  return changes.filter((change) => change.class === 'breaking').length;
}

/** That an operation is gone, as a change of it. */
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
