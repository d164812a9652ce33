import { ServiceFailure } from '../../errors.ts';
import type { CopilotService } from '../../ports.ts';
import { contentOf } from './goal.ts';
import type { Step } from './group.ts';
import type { CallAnswer, Call } from './notes.ts';

/** Makes one call. Rejects only on a bug: a call that failed is an answer. */
export async function sendCall(call: Call, copilotId: string, service: CopilotService): Promise<CallAnswer> {
  try {
    return { ok: true, id: await send(call, copilotId, service) };
  } catch (error) {
    if (error instanceof ServiceFailure) return { ok: false, fault: error.fault };
    throw error;
  }
}

async function send(call: Call, copilotId: string, service: CopilotService): Promise<string | undefined> {
  switch (call.kind) {
    case 'clear':
      await service.deleteActions(copilotId, call.route);
      return undefined;
    case 'import':
      await service.importActions(copilotId, call.document);
      return undefined;
    case 'single':
      return sendStep(call.step, copilotId, service);
  }
}

async function sendStep(step: Step, copilotId: string, service: CopilotService): Promise<string | undefined> {
  switch (step.kind) {
    case 'add':
      return service.createAction(copilotId, contentOf(step.goal));
    case 'change':
    case 'heal':
      await service.changeAction(copilotId, step.row.id, contentOf(step.goal));
      return undefined;
    case 'remove':
    case 'clear-up':
      await service.deleteAction(step.row.id);
      return undefined;
  }
}

/** What a call asks of the service. */
export function nameRequest(call: Call): 'delete' | 'import' | 'add' | 'change' {
  if (call.kind === 'clear') return 'delete';
  if (call.kind === 'import') return 'import';
  const { kind } = call.step;
  if (kind === 'add') return 'add';
  return kind === 'change' || kind === 'heal' ? 'change' : 'delete';
}
