import type { Change } from '../change/index.ts';
import type { Idle, Aborted } from '../ending.ts';
import { ActionError, type Explanation } from '../errors.ts';
import type { Target } from '../inputs.ts';
import type { BadSpec } from '../importer/index.ts';
import { renderLocation } from '../report/index.ts';
import { quote, renderCount, renderDuration } from '../text.ts';
import type { Task } from './task.ts';

/** Every way in which a target ends before its copilot is asked for, in the words that people see. */

export function endAborted(failure: Explanation): Aborted {
  const isKnown = failure.code !== 'copilot-unknown';
  return {
    outcome: 'aborted',
    state: isKnown ? 'The copilot is untouched.' : 'Nothing was changed.',
    failure,
  };
}

/**
 * Undefined where the description or the service is needed.
 * @throws ActionError `file-missing`
 */
export function findEarlyEnding(change: Change): Idle | undefined {
  if (change.reason === 'missing') throw createMissingError(change);
  if (change.reason === 'file-removed') return describeRemoved(change);
  if (change.reason === 'superseded') return superseded;
  return change.changed || change.asksCopilot === true ? undefined : unchanged;
}

const superseded: Idle = {
  outcome: 'superseded',
  state: 'The copilot is untouched: a newer version of the file is on the branch.',
};

export const unchanged: Idle = { outcome: 'unchanged', state: 'The copilot is untouched: nothing changed.' };

function describeRemoved({ file }: Change): Idle {
  const remedy =
    'Delete the copilot or point `swagger-file` at the file’s new place; nothing is deleted automatically.';
  return {
    outcome: 'file-removed',
    state: 'The copilot is untouched and keeps the actions of the file’s last version.',
    warnings: [`${file} was removed. ${remedy}`],
  };
}

function createMissingError({ detail, nearFiles = [] }: Change): ActionError {
  const names = nearFiles.map((path) => `\`${path}\``);
  const near = names.length === 0 ? '' : `Did you mean ${names.join(' or ')}? `;
  return new ActionError('file-missing', `There is no file for \`swagger-file\`: ${detail}`, {
    hint:
      `${near}Set it to the file’s path from the root of the checkout, upper and lower case as in git, and make sure ` +
      `that a checkout step (or the step that generates the file) runs before this one.`,
  });
}

/** @throws ActionError `bad-input` where a run that goes on to the service has no key */
export function failWithoutKey({ hasKey }: { readonly hasKey: boolean }): void {
  if (hasKey) return;
  throw new ActionError('bad-input', 'The input `api-key` is missing.', {
    hint:
      'Save the service’s key as a secret of the repository and pass it: `api-key: ${{ secrets.COPILOT_API_KEY }}`. ' +
      'A secret that does not exist is passed as an empty text, and workflows started from forks get none. ' +
      'A self-hosted service without keys takes any text.',
  });
}

/** Why a description is not imported, the first error in full; the others are annotations and summary rows. */
export function describeInvalidSpec(
  { swaggerFile }: Target,
  { problems }: Pick<BadSpec, 'problems'>,
): Explanation {
  const errors = problems.filter((problem) => problem.severity === 'error');
  const [first] = errors;
  const isOne = errors.length === 1;
  const detail =
    first && ` ${isOne ? 'It' : 'The first'} is at ${quote(renderLocation(first))}: ${first.message}`;
  return {
    code: 'spec-invalid',
    message: `${swaggerFile} has ${renderCount(errors.length, 'error')} and is not imported.${detail ?? ''}`,
    hint: `Correct ${isOne ? 'that place' : 'the places that the job summary lists'}, and push again.`,
  };
}

/** After a signal there is no time for a target that has not begun. */
export function failIfInterrupted({ aborted }: AbortSignal): void {
  if (aborted) throw createInterrupted();
}

export function createInterrupted(): ActionError {
  return new ActionError('interrupted', 'The run was cancelled before anything was changed.', {
    hint: 'Run the job again.',
  });
}

/** A step's `timeout-minutes` is one at least. */
const minTimeoutMs = 60_000;

/** Told beforehand, in the preview: the step cannot see its own time-out, and one within the pause ends it there. */
export function warnOfPause({ isPreview, target }: Pick<Task, 'isPreview' | 'target'>): readonly string[] {
  const { waitMs } = target;
  if (!isPreview || waitMs < minTimeoutMs) return [];
  return [
    `A sync takes more than ${renderDuration(waitMs)}, because of \`wait-seconds\`. Give \`timeout-minutes\` to the job, not to the step, and well above that. A shorter limit ends the step in the pause, and leaves the rest to its post step.`,
  ];
}
