import type { Explanation } from '../errors.ts';

/** What is said wherever a replacement has failed, seen or not. */

export const untouchedState = 'The copilot is untouched: it holds its previous actions.';
export const recordGone = 'The copilot is gone from the service, so nothing was imported.';
export const recordRemoved = 'The delete request has removed the copilot itself, not only its actions.';

export const afresh = 're-run this job, or press “Run workflow” if the workflow has it.';
export const toCatchUp = `To bring the copilot up to date, ${afresh}`;
export const recordRemedy =
  'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new id, and set ' +
  '`delete-path: /backend/actions/bot/{copilot_id}`, which removes the actions alone. ' +
  `Then ${afresh}`;

export function explainInterruption(hint: string): Explanation {
  const message = 'The run was asked to stop while the copilot’s actions were being replaced.';
  return { code: 'interrupted', message, hint };
}

/** The journal could not be written: a disk that is full is better found out about before anything is sent. */
export function explainNoJournal(cause?: string): Explanation {
  const why = cause === undefined ? '' : ` ${cause}.`;
  return {
    code: 'replacement-failed',
    message: `The journal that guards the replacement cannot be written.${why}`,
    hint: 'Check that RUNNER_TEMP is writable and has room for the description and its earlier versions.',
  };
}
