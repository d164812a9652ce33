import type { ObservedAction } from '../../copilot.ts';
import type { ServiceFault } from '../../errors.ts';
import type { CopilotService } from '../../ports.ts';
import { ask, type Answer } from '../ask-patiently.ts';
import { contentOf, type DesiredAction } from './desired-action.ts';

/** A single call that brings a group nearer to what is wanted. */
export type Step =
  | { readonly kind: 'add'; readonly goal: DesiredAction }
  | { readonly kind: 'change' | 'reindex'; readonly goal: DesiredAction; readonly row: ObservedAction }
  /** `remove`: nothing is wanted here. `clear-up`: what is wanted comes after it. */
  | {
      readonly kind: 'remove' | 'clear-up';
      readonly row: Pick<ObservedAction, 'id' | 'method' | 'endpoint'>;
    };

/** A step, the group that it is for, and what that showed before it. */
export type SingleCall = Step & { readonly group: string; readonly before: string };

export type Call =
  | SingleCall
  | { readonly kind: 'clear'; readonly route: string }
  | { readonly kind: 'import'; readonly document: Uint8Array; readonly goals: readonly DesiredAction[] };

/** The route of the actions alone, which leaves the record alone. */
export const actionsRoute = '/backend/actions/bot/{copilot_id}';

/** Answered with the id of what was added, where the service tells it. */
export function sendCall(
  call: Call,
  copilotId: string,
  service: CopilotService,
): Promise<Answer<string | undefined>> {
  return ask(async () => (await send(call, copilotId, service)) ?? undefined);
}

// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- only an addition is answered with an id
function send(call: Call, copilotId: string, service: CopilotService): Promise<string | undefined | void> {
  switch (call.kind) {
    case 'clear':
      return service.deleteActions(copilotId, call.route);
    case 'import':
      return service.importActions(copilotId, call.document);
    case 'add':
      return service.createAction(copilotId, contentOf(call.goal));
    case 'change':
    case 'reindex':
      return service.changeAction(copilotId, call.row.id, contentOf(call.goal));
    case 'remove':
    case 'clear-up':
      return service.deleteAction(call.row.id);
  }
}

export const requests = {
  clear: 'delete',
  import: 'import',
  add: 'add',
  change: 'change',
  reindex: 'change',
  remove: 'delete',
  'clear-up': 'delete',
} as const;

/** What was confirmed, or should have been done by now, and is not to be seen. */
export function createUnseen(what: string): ServiceFault {
  return {
    request: 'actionList',
    kind: 'not-there',
    applied: 'unknown',
    rejected: false,
    explanation: `The service confirmed a change of \`${what}\`, but its inventory does not show it.`,
    hint:
      'Look at the service’s own log: it confirmed what it did not do, or something else changes this copilot. ' +
      'If its inventory never shows what a copilot holds, set `list-actions: never`.',
  };
}
