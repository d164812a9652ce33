import { ServiceFailure } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';

const missing = (): Promise<never> =>
  Promise.reject(
    new ServiceFailure({
      request: 'actionList',
      kind: 'status',
      applied: 'no',
      rejected: true,
      status: 404,
      explanation: 'The inventory request was answered 404.',
      hint: 'There is none.',
    }),
  );

/** What a service answers that has no more than the contract. */
export const withoutActionList: Omit<CopilotService, 'listCopilots' | 'deleteActions' | 'importActions'> = {
  listActions: missing,
  findMethods: () => Promise.resolve(undefined),
  changeAction: missing,
  deleteAction: missing,
  createAction: missing,
};
