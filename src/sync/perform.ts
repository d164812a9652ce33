import { ServiceFailure } from '../errors.ts';
import type { Horizon } from './horizon.ts';
import type { ReplaceEvent } from './machine.ts';
import type { ReplaceJob, ReplacePorts } from './replace-job.ts';
import { settle } from './settle.ts';
import type { DocumentName, OpenState } from './state.ts';

/** What one call leaves for the next; of no use to another process, so not in the journal. */
export interface Moments {
  /** When the last delete was answered, on the monotonic clock. */
  readonly deletedAtMs?: number;
  /** From the delete's answer to the import's start. */
  readonly settledMs?: number;
}

export interface Performance {
  /** Absent where the call was broken off, because the horizon came too near. */
  readonly event: ReplaceEvent | undefined;
  readonly moments: Moments;
}

/** Makes the call that the state is named after. Rejects only on a bug: a failed request is an event. */
export async function perform(
  state: OpenState,
  moments: Moments,
  context: PerformContext & { readonly horizon: Horizon },
): Promise<Performance> {
  const { horizon, job, ports } = context;
  const copilotId = job.copilot?.id ?? job.copilotId;
  switch (state.name) {
    case 'deleting': {
      const event = await toEvent(ports.service.deleteActions(copilotId, selectRoute(job)));
      return { event, moments: { deletedAtMs: ports.clock.nowMs() } };
    }
    case 'settling': {
      // A process that takes over may not know when the delete was answered: it then waits the full pause again.
      const deletedAtMs = moments.deletedAtMs ?? ports.clock.nowMs();
      const event = await settle({ ...job, copilot: job.copilot, deletedAtMs, horizon }, ports);
      return { event, moments: { deletedAtMs, settledMs: ports.clock.nowMs() - deletedAtMs } };
    }
    case 'importing': {
      const event = await toEvent(
        ports.service.importActions(copilotId, selectDocument(job, state.document)),
      );
      return { event, moments };
    }
  }
}

export interface PerformContext {
  readonly job: ReplaceJob;
  readonly ports: ReplacePorts;
}

/** The contract's route; it may take the copilot's record, too. */
const contractRoute = '/backend/copilot/{copilot_id}';

function selectRoute({ deletePath }: ReplaceJob): string {
  return deletePath === 'auto' ? contractRoute : deletePath;
}

async function toEvent(call: Promise<void>): Promise<ReplaceEvent> {
  try {
    await call;
    return { type: 'done' };
  } catch (error) {
    if (error instanceof ServiceFailure) return { type: 'failed', fault: error.fault };
    throw error;
  }
}

function selectDocument(job: ReplaceJob, name: DocumentName): Uint8Array {
  if (name === 'next') return job.next;
  if (job.previous !== undefined) return job.previous;
  throw new TypeError('The machine restores only where there is a previous version.');
}
