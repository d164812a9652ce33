import { ServiceFailure, type ServiceFault } from '../errors.ts';
import type { Clock, CopilotService, Log, Random } from '../ports.ts';
import { computeBackoffMs } from './wait.ts';

export interface AskPorts {
  readonly service: CopilotService;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** What a patient question came to. */
export type PatientAnswer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ServiceFault };

/** A wait that the service asks for and that is longer is no wait, but a failure: nothing is lost yet. */
const patienceMs = 60_000;

/** Asks until it is answered: only for what changes nothing, so that it may always be asked again. */
export async function askPatiently<T>(
  ask: () => Promise<T>,
  { maxAttempts }: { readonly maxAttempts: number },
  { clock, log, random }: Omit<AskPorts, 'service'>,
): Promise<PatientAnswer<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { ok: true, value: await ask() };
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      const { fault } = error;
      const { explanation, retryAfterMs } = fault;
      if (attempt >= maxAttempts || isFinal(fault)) return { ok: false, fault };
      const waitMs = computeBackoffMs(attempt, { retryAfterMs, random });
      const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
      log.info(`${explanation} Asking again ${when}.`);
      await clock.sleep(waitMs);
    }
  }
}

/** Before the delete there is no hurry to be brave: what a person must mend is said at once. */
function isFinal({ kind, proxyStatus = 0, refused, retryAfterMs = 0 }: ServiceFault): boolean {
  return refused || kind === 'tls' || [403, 407].includes(proxyStatus) || retryAfterMs > patienceMs;
}
