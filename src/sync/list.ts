import type { Copilot } from '../copilot.ts';
import { ServiceFailure, type ServiceFault } from '../errors.ts';
import type { Clock, CopilotService, Log, Random } from '../ports.ts';
import { computeBackoffMs } from './wait.ts';

export interface ListPorts {
  readonly service: CopilotService;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

export interface Patience {
  readonly maxAttempts: number;
  /** True for a failure that asking again cannot mend. */
  readonly isFinal: (fault: ServiceFault) => boolean;
}

/** What a patient question came to. */
export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ServiceFault };

/** A wait that the service asks for and that is longer is no wait, but a failure: nothing is lost yet. */
const patienceMs = 60_000;

/** Asks until it is answered: only for what changes nothing, so that it may always be asked again. */
export async function askPatiently<T>(
  ask: () => Promise<T>,
  patience: Patience,
  ports: Omit<ListPorts, 'service'>,
): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(ask);
    if (answer.ok) return answer;
    const { fault } = answer;
    const isLongWait = (fault.retryAfterMs ?? 0) > patienceMs;
    if (attempt >= patience.maxAttempts || isLongWait || patience.isFinal(fault)) return answer;
    const waitMs = computeBackoffMs(attempt, { retryAfterMs: fault.retryAfterMs, random: ports.random });
    const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
    ports.log.info(`${fault.explanation} Asking again ${when}.`);
    await ports.clock.sleep(waitMs);
  }
}

async function askOnce<T>(ask: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof ServiceFailure) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** How a service answers that has no list at all. */
export function isUnsupported(fault: ServiceFault): boolean {
  return fault.status === 404 || fault.status === 405 || fault.status === 501;
}

/**
 * The copilot with that id, or undefined: exact, else whatever the letters' case, for UUIDs are written both ways.
 * A record that is marked deleted is not there.
 */
export function findCopilot(copilots: readonly Copilot[], copilotId: string): Copilot | undefined {
  const present = copilots.filter((copilot) => !isMarkedDeleted(copilot));
  const exact = present.find((copilot) => copilot.id === copilotId);
  return exact ?? present.find((copilot) => copilot.id.toLowerCase() === copilotId.toLowerCase());
}

/** `deleted_at` is null, absent or empty while a copilot is not deleted. */
function isMarkedDeleted({ record }: Copilot): boolean {
  const mark = record['deleted_at'];
  return mark !== undefined && mark !== null && mark !== '' && mark !== false && mark !== 0;
}
