import type { Explanation } from '../errors.ts';

/** What is said wherever a replacement has failed, seen or not. */

export const abortedState = 'The copilot is untouched: it holds its previous actions.';
export const recordGone = 'The copilot is gone from the service, so nothing was imported.';

export const afresh = 're-run this job, or press “Run workflow” if the workflow has it.';
const toCatchUp = `To bring the copilot up to date, ${afresh}`;
const recordRemedy =
  'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new id, and set ' +
  '`delete-path: /backend/actions/bot/{copilot_id}`, which removes the actions alone. ' +
  `Then ${afresh}`;

interface Cause {
  readonly explanation: string;
  readonly hint: string | undefined;
}

interface Failed {
  readonly isAborted?: boolean;
  /** What ended it short of its aim, where it was not the service. */
  readonly why: string;
  readonly givenUp?: Cause | undefined;
  readonly fault?: Cause | undefined;
  /** What to do beside what the cause asks for. */
  readonly remedy?: string;
}

/** Why a replacement failed, and what to do. */
export function explainFailure({ fault, givenUp, isAborted, remedy = '', why }: Failed): Explanation {
  if (why === 'no-journal') return explainNoJournal();
  const stopped = interruptions[why];
  if (stopped !== undefined) {
    const message = 'The run was asked to stop while the copilot’s actions were being replaced.';
    return { code: 'interrupted', message, hint: stopped };
  }
  const causes = [givenUp, fault].filter((cause) => cause !== undefined);
  const messages = new Set([stops[why], ...causes.map(({ explanation }) => explanation)]);
  const { hint = 'See the log.' } = causes[0] ?? {};
  const hints = [hint, remedy, isAborted === true ? '' : toCatchUp];
  return {
    code: 'replacement-failed',
    message: [...messages].filter(Boolean).join(' ') || 'The replacement failed.',
    hint: why === 'record-removed' ? recordRemedy : hints.filter(Boolean).join(' '),
  };
}

type Phrases = Readonly<Partial<Record<string, string>>>;

const interruptions: Phrases = {
  interrupted: 'Run the workflow again.',
  'handed-over': 'The post step of this action finishes the replacement: see its log and summary.',
};
const stops: Phrases = {
  'record-removed': 'The delete request has removed the copilot itself, not only its actions.',
  'out-of-time': 'The time for repairing the copilot is used up.',
};

/** The journal could not be written: a disk that is full is better found out about before anything is sent. */
export function explainNoJournal(cause?: string): Explanation {
  const why = cause === undefined ? '' : ` ${cause}.`;
  return {
    code: 'replacement-failed',
    message: `The journal that guards the replacement cannot be written.${why}`,
    hint: 'Check that RUNNER_TEMP is writable and has room for the description and its earlier versions.',
  };
}
