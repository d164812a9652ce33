import type { Change } from '../change/change.ts';
import { ActionError } from '../errors.ts';
import type { Ending } from './target-run.ts';

/**
 * The end of a target that needs neither the description nor the service; undefined where there is more to do.
 * @throws ActionError `file-missing`
 */
export function decideEarlyEnding(change: Change): Ending | undefined {
  switch (change.reason) {
    case 'missing':
      throw new ActionError(
        'file-missing',
        `There is no file “${change.file}” in the workspace: ${change.detail}`,
        {
          hint:
            'Set the input `swagger-file` to its path from the root of the checkout, upper and lower case as in git, and ' +
            'make sure that a checkout step (or the step that generates the file) runs before this one.',
          at: { file: change.file },
        },
      );
    case 'removed':
      return {
        outcome: 'removed',
        state: 'The copilot is untouched and keeps the actions of the file’s last version.',
        warnings: [
          `${change.file} was removed. Delete the copilot or point \`swagger-file\` at the file’s new place; ` +
            'nothing is deleted by itself.',
        ],
      };
    case 'stale':
      return {
        outcome: 'stale',
        state: 'The copilot is untouched: a newer version of the file is on the branch.',
      };
    default:
      return change.changed
        ? undefined
        : { outcome: 'unchanged', state: 'The copilot is untouched: nothing changed.' };
  }
}
