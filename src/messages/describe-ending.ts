import type { Replacement, ReplacementEnding, Synced, SyncResult } from '../ending.ts';
import { renderCount } from '../text.ts';
import { explainFailure, type Causes } from './failure.ts';
import { results, type Names, type ResultRow } from './results.ts';

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

/**
 * Returns the headline of a sync, without a full stop, or `undefined` if the reason why the sync never began says
 * more.
 */
export function describeHeadline(ending: ReplacementEnding, names: Names): string | undefined {
  const { headline }: ResultRow<never> = results[ending.result ?? 'unchanged'];
  if (headline !== undefined)
    return `${headline(names, ending.outcome === 'rolled-back')}${ending.outcome === 'synced' ? renderOthers(ending) : ''}`;
  return ending.outcome === 'degraded'
    ? `Failed and not restored: the actions of ${names.who} are incomplete or unknown`
    : undefined;
}

/** Renders the number of unmanaged actions that the copilot kept. */
function renderOthers({ replacement: { counts } }: Synced): string {
  const { kept = 0 } = counts ?? {};
  if (kept === 0) return '';
  return ` and ${renderCount(kept, 'unmanaged action')}`;
}
