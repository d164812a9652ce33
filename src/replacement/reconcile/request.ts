import type { ObservedAction } from '../../copilot.ts';
import { type ServiceFault, withoutActionList } from '../../errors.ts';
import type { CopilotService } from '../../ports.ts';
import { attemptRequest, type RequestResult } from '../request-with-retries.ts';
import { renderActionContent, type DesiredAction } from './desired-action.ts';

/** A request that brings one group closer to the desired state. */
export type Step =
  | { readonly kind: 'add'; readonly action: DesiredAction }
  | { readonly kind: 'change' | 'reindex'; readonly action: DesiredAction; readonly row: ObservedAction }
  /** `remove-first`: a desired action is added afterwards. `undo`: deletes an added action that no read has shown. */
  | {
      readonly kind: 'remove' | 'remove-first' | 'undo';
      readonly row: Pick<ObservedAction, 'id' | 'method' | 'endpoint'>;
    };

/** A step, its group, and the digest of the group's rows before the step. */
export type SingleRequest = Step & { readonly group: string; readonly before: string };

export type ActionRequest =
  | SingleRequest
  | { readonly kind: 'clear'; readonly route: string }
  | { readonly kind: 'import'; readonly document: Uint8Array; readonly actions: readonly DesiredAction[] };

/** The route that deletes all actions, but not the copilot itself. */
export const actionsRoute = '/backend/actions/bot/{copilot_id}';

/** Sends a request. Returns the ID of the added action if the response contains one. */
export function sendActionRequest(
  request: ActionRequest,
  copilotId: string,
  service: CopilotService,
): Promise<RequestResult<string | undefined>> {
  return attemptRequest(async () => {
    if (request.kind === 'add') return service.createAction(copilotId, renderActionContent(request.action));
    if (request.kind === 'clear') await service.deleteActions(copilotId, request.route);
    else if (request.kind === 'import') await service.importActions(copilotId, request.document);
    else if (isDelete(request)) await service.deleteAction(request.row.id);
    else await service.changeAction(copilotId, request.row.id, renderActionContent(request.action));
    return undefined;
  });
}

/** The service's operation that each kind of request uses. */
export const operations = {
  clear: 'delete',
  import: 'import',
  add: 'add',
  change: 'change',
  reindex: 'change',
  remove: 'delete',
  'remove-first': 'delete',
  undo: 'delete',
} as const;

type Delete = Extract<Step, { kind: 'remove' | 'remove-first' | 'undo' }>;

/** Returns whether a request for one group deletes a row. */
export function isDelete<Request extends Step>(step: Request): step is Extract<Request, Delete> {
  return operations[step.kind] === 'delete';
}

/** Creates the fault for a confirmed change that no read has shown in time. */
export function createInvisibleFault(what: string): ServiceFault {
  return {
    request: 'actionList',
    kind: 'not-there',
    applied: 'unknown',
    rejected: false,
    explanation: `The service confirmed a change of ${what}, but its action list doesn’t show it.`,
    hint:
      'Check the service’s log: the service reported success without applying the change, or something else is changing ' +
      `this copilot. If its action list never shows a change, ${withoutActionList}`,
  };
}
