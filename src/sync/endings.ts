import type { Change } from '../change/index.ts';
import type { Idle, Aborted } from '../ending.ts';
import { ActionError, type Explanation } from '../errors.ts';
import { endIdle } from '../messages/index.ts';

/** Creates the ending of a target that failed before any action was changed. */
export function endAborted(failure: Explanation): Aborted {
  const isKnown = failure.code !== 'copilot-unknown';
  return {
    outcome: 'aborted',
    state: isKnown ? 'The copilot was not changed.' : 'Nothing was changed.',
    failure,
  };
}

/**
 * Returns the ending that follows from change detection alone, or `undefined` if the file must be read.
 * @throws ActionError `file-missing`
 */
export function findEarlyEnding(change: Change): Idle | undefined {
  const { asksCopilot = false, changed, file, reason } = change;
  if (reason === 'missing') throw createMissingError(change);
  if (reason === 'file-removed')
    return endIdle(reason, [`${file} was deleted from the repository. ${removedHint}`]);
  if (reason === 'superseded') return endIdle(reason);
  if (changed || asksCopilot) return undefined;
  return endIdle(reason === 'ref-deleted' ? reason : 'not-modified');
}

const removedHint =
  'Delete the copilot, or set `swagger-file` to the file’s new path. Nothing is deleted automatically.';

function createMissingError({ detail, remedy = '' }: Change): ActionError {
  const isComplete = remedy !== '' && !remedy.startsWith('Did you mean');
  return new ActionError('file-missing', `There is no file for \`swagger-file\`: ${detail}`, {
    hint: isComplete ? remedy : `${remedy} ${checkPath}`.trimStart(),
  });
}

const checkPath =
  'Set `swagger-file` to a path relative to the root of the checkout, with upper and lower case as in git. Run the ' +
  'checkout step, or the step that generates the file, before this action.';

/**
 * Fails if a run that sends requests to the service has no key.
 * @throws ActionError `bad-input`
 */
export function failWithoutKey({ hasKey }: { readonly hasKey: boolean }): void {
  if (hasKey) return;
  throw new ActionError('bad-input', 'The input `api-key` is missing.', {
    hint:
      'Save the service’s key as a secret of the repository and pass it: `api-key: ${{ secrets.COPILOT_API_KEY }}`. ' +
      'A secret that does not exist is passed as an empty string, and workflows from forks can’t read secrets. ' +
      'If your service doesn’t use keys, set any value of at least 8 characters without spaces, such as `no-key-needed`.',
  });
}

/**
 * Fails after a signal, because the remaining time is too short to start a target.
 * @throws ActionError `interrupted`
 */
export function failIfInterrupted({ aborted }: AbortSignal): void {
  if (aborted) throw createInterrupted();
}

export function createInterrupted(): ActionError {
  return new ActionError('interrupted', 'The run was canceled before anything was changed.', {
    hint: 'Run the job again.',
  });
}
