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

/** Responses of a service with only the documented requests. */
export const withoutActionList: Omit<CopilotService, 'listCopilots' | 'deleteActions' | 'importActions'> = {
  listActions: missing,
  findMethods: () => Promise.resolve(undefined),
  changeAction: missing,
  deleteAction: missing,
  createAction: missing,
};
