import type { Explanation } from '../errors.ts';

/** State of a copilot that a failed sync did not change. */
export const abortedState = 'The copilot was not changed: it has its previous actions.';
export const recordGone = 'The copilot is gone from the service, so nothing was imported.';

export const afresh = 're-run this job, or click “Run workflow” if the workflow has it.';
const toCatchUp = `To bring the copilot up to date, ${afresh}`;
const recordRemedy =
  'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new ID, and set ' +
  '`delete-path: /backend/actions/bot/{copilot_id}`, which deletes only the actions. ' +
  `Then ${afresh}`;

interface Cause {
  readonly explanation: string;
  readonly hint: string | undefined;
}

interface Failed {
  readonly isAborted?: boolean;
  /** Reason why the sync stopped, if the service was not the cause. */
  readonly why: string;
  readonly givenUp?: Cause | undefined;
  readonly fault?: Cause | undefined;
  /** What to do in addition to the hint of the cause. */
  readonly remedy?: string;
}

/** Explains why a sync failed and what to do. */
export function explainFailure({ fault, givenUp, isAborted, remedy = '', why }: Failed): Explanation {
  if (why === 'no-journal') return explainNoJournal();
  const stopped = interruptions[why];
  if (stopped !== undefined) {
    const message = 'The run was canceled while the copilot’s actions were being replaced.';
    return { code: 'interrupted', message, hint: stopped };
  }
  const causes = [givenUp, fault].filter((cause) => cause !== undefined);
  const isGone = why === 'record-removed';
  const messages = new Set([stops[why], ...causes.map(({ explanation }) => explanation)]);
  const { hint = 'See the log.' } = causes[0] ?? {};
  const hints = [hint, remedy, isAborted === true ? '' : toCatchUp];
  return {
    code: isGone ? 'record-removed' : 'replacement-failed',
    message: [...messages].filter(Boolean).join(' ') || 'The sync failed.',
    hint: isGone ? recordRemedy : hints.filter(Boolean).join(' '),
  };
}

type Phrases = Readonly<Partial<Record<string, string>>>;

const interruptions: Phrases = {
  interrupted: 'Run the workflow again.',
  'handed-over': 'The post step of this action finishes the sync: see its log and summary.',
};
const stops: Phrases = {
  'record-removed': 'The delete request has removed the copilot itself, not only its actions.',
  'out-of-time': 'The time limit for repairing the copilot expired.',
};

/**
 * Explains that the recovery journal can't be written. The check happens before any request, so that a full disk is
 * found in time.
 */
export function explainNoJournal(cause?: string): Explanation {
  const why = cause === undefined ? '' : ` ${cause}.`;
  return {
    code: 'replacement-failed',
    message: `The recovery journal can’t be written.${why}`,
    hint: 'Check that RUNNER_TEMP is writable and has space for the OpenAPI file and its earlier versions.',
  };
}
