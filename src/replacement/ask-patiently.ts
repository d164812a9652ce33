import { ServiceFailure, type ServiceFault } from '../errors.ts';
import type { Clock, Log, Random } from '../ports.ts';
import { computeBackoffMs } from './wait.ts';

interface PatiencePorts {
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
  ports: PatiencePorts,
): Promise<PatientAnswer<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(ask);
    if (answer.ok) return answer;
    const { fault } = answer;
    const isLongWait = (fault.retryAfterMs ?? 0) > patienceMs;
    if (attempt >= maxAttempts || isLongWait || isFinal(fault)) return answer;
    const waitMs = computeBackoffMs(attempt, { retryAfterMs: fault.retryAfterMs, random: ports.random });
    const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
    ports.log.info(`${fault.explanation} Asking again ${when}.`);
    await ports.clock.sleep(waitMs);
  }
}

/** Before the delete there is no hurry to be brave: what a person must mend is said at once. */
function isFinal(fault: ServiceFault): boolean {
  const isUntrusted = fault.kind === 'tls' || fault.proxyStatus === 403 || fault.proxyStatus === 407;
  return fault.refused || isUntrusted;
}

async function askOnce<T>(ask: () => Promise<T>): Promise<PatientAnswer<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof ServiceFailure) return { ok: false, fault: error.fault };
    throw error;
  }
}
