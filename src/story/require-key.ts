import { ActionError } from '../errors.ts';

/** @throws ActionError `bad-input` where a run that goes on to the service has no key */
export function requireKey({ hasKey }: { readonly hasKey: boolean }): void {
  if (hasKey) return;
  throw new ActionError('bad-input', 'The input `api-key` is missing.', {
    hint:
      'Save the service’s key as a secret of the repository and pass it: `api-key: ${{ secrets.COPILOT_API_KEY }}`. ' +
      'A secret that does not exist is passed as an empty text, and workflows started from forks get none.',
  });
}
