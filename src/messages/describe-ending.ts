import type { Replacement, ReplacementEnding, SyncResult } from '../ending.ts';
import { explainFailure, type Causes } from './failure.ts';
import { results, type ResultRow } from './results.ts';

type StateOf<Result extends SyncResult> = Parameters<(typeof results)[Result]['state']>[0];

interface EndingParts<Result extends SyncResult> {
  /** The copilot's state, which the sentences describe. */
  readonly state: StateOf<Result> & { readonly aim: 'new' | 'previous' };
  readonly causes: Causes;
  readonly replacement: Replacement;
  readonly warnings: readonly string[];
  /** Reason why the actions could not be read back, or `undefined` if they were. */
  readonly unverified?: string | undefined;
}

/** Describes the end of a sync: its outcome, the copilot's current actions and, unless it was synced, the failure. */
export function describeEnding<Result extends SyncResult>(
  result: Result,
  { causes, replacement, state, unverified, warnings }: EndingParts<Result>,
): ReplacementEnding {
  const row = results[result] as ResultRow<StateOf<Result>>;
  const described = { result, state: row.state(state), warnings };
  const failure = explainFailure(result, causes);
  if (row.outcome !== 'reached')
    return row.outcome === 'aborted'
      ? { outcome: row.outcome, ...described, failure }
      : { outcome: row.outcome, ...described, failure, replacement };
  const reached = { ...described, replacement, unverified };
  return state.aim === 'new'
    ? { outcome: 'synced', ...reached }
    : { outcome: 'rolled-back', ...reached, failure };
}
