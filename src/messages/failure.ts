import type { SyncResult } from '../ending.ts';
import type { Explanation } from '../errors.ts';
import { rerun, results, type ResultRow } from './results.ts';

interface Cause {
  readonly explanation: string;
  readonly hint: string | undefined;
}

/** Causes of a failed sync. */
export interface Causes {
  /** Reason why the sync stopped, if the service was not the cause. */
  readonly stop: string;
  /** Failure of the new version, after which the sync rolled back. */
  readonly rolledBackFor?: Cause | 'out-of-time' | undefined;
  /** The last failed request. */
  readonly fault?: Cause | undefined;
}

/** Explains why a sync failed and what to do. */
export function explainFailure(result: SyncResult, { fault, rolledBackFor, stop }: Causes): Explanation {
  if (stop === 'no-journal') return explainNoJournal();
  const interruption = interruptions[stop];
  if (interruption !== undefined) return { code: 'interrupted', message: canceled, hint: interruption };
  const row: ResultRow<never> = results[result];
  const first = rolledBackFor === 'out-of-time' ? { explanation: late, hint: fault?.hint } : rolledBackFor;
  const causes = [first, fault].filter((cause) => cause !== undefined);
  const messages = new Set([stops[stop], ...causes.map(({ explanation }) => explanation)]);
  const { hint = 'See the log.' } = causes[0] ?? {};
  const hints = [hint, row.remedy, row.outcome === 'aborted' ? undefined : catchUpHint];
  return {
    code: result === 'record-removed' ? result : 'replacement-failed',
    message: row.message ?? ([...messages].filter(Boolean).join(' ') || 'The sync failed.'),
    hint: row.hint ?? hints.filter(Boolean).join(' '),
  };
}

type Sentences = Readonly<Partial<Record<string, string>>>;

const catchUpHint = `To bring the copilot up to date, ${rerun}`;
const canceled = 'The run was canceled while the copilot’s actions were being replaced.';
const late = 'The new version was not in place after half of the time limit.';
const interruptions: Sentences = {
  interrupted: 'Run the workflow again.',
  'handed-over': 'The post step of this action finishes the sync. See its log and summary.',
};
const stops: Sentences = {
  'record-removed': 'The delete request deleted the copilot itself, not only its actions.',
  'out-of-time': 'The time limit for repairing the copilot expired.',
};

/**
 * Explains that the recovery journal can't be written. The check happens before any request, so that a full disk is
 * found in time.
 */
export function explainNoJournal(cause?: string): Explanation {
  const detail = cause === undefined ? '' : ` ${cause}.`;
  return {
    code: 'replacement-failed',
    message: `The recovery journal can’t be written.${detail}`,
    hint: 'Check that RUNNER_TEMP is writable and has space for the OpenAPI file and its earlier versions.',
  };
}

/**
 * Explains that the recovery journal can't be read, so that the post step can't resume the sync.
 * @param reason a clause, such as `its journal is gone`
 */
export function explainLostJournal(reason: string): Explanation {
  return {
    code: 'replacement-failed',
    message: `The main step did not finish the sync, and ${reason}.`,
    hint: `Check the copilot. Then ${rerun}`,
  };
}
