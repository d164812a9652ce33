import type { Change } from '../change/change.ts';
import { ActionError } from '../errors.ts';
import type { Ending } from './target-run.ts';

/**
 * The end of a target that needs neither the description nor the service; undefined where there is more to do.
 * @throws ActionError `file-missing`
 */
export function decideEarlyEnding(change: Change): Ending | undefined {
  if (change.reason === 'missing') throw createMissingError(change);
  if (change.reason === 'removed') return describeRemoved(change);
  if (change.reason === 'stale') return stale;
  return change.changed ? undefined : unchanged;
}

const stale: Ending = {
  outcome: 'stale',
  state: 'The copilot is untouched: a newer version of the file is on the branch.',
};

const unchanged: Ending = { outcome: 'unchanged', state: 'The copilot is untouched: nothing changed.' };

function describeRemoved({ file }: Change): Ending {
  const remedy =
    'Delete the copilot or point `swagger-file` at the file’s new place; nothing is deleted by itself.';
  return {
    outcome: 'removed',
    state: 'The copilot is untouched and keeps the actions of the file’s last version.',
    warnings: [`${file} was removed. ${remedy}`],
  };
}

function createMissingError({ file, detail }: Change): ActionError {
  return new ActionError('file-missing', `The input \`swagger-file\` leads nowhere: ${detail}`, {
    hint:
      'Set it to the file’s path from the root of the checkout, upper and lower case as in git, and make sure that a ' +
      'checkout step (or the step that generates the file) runs before this one.',
    at: { file },
  });
}
