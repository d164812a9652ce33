import { retryAfterCapMs, ServiceFailure, type ServiceFault } from '../errors.ts';
import { computeBackoffMs } from './backoff.ts';
import type { ReplacePorts } from './replacement-record.ts';

export type AskPorts = Pick<ReplacePorts, 'service' | 'clock' | 'random' | 'log'>;

/** `sentMs`: when it went out, where only the service's side knows. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: ServiceFault; readonly sentMs?: number | undefined };

/** What a request came to. Rejects only on a bug. */
export async function ask<T>(question: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await question() };
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return { ok: false, fault: error.fault, sentMs: error.sentMs };
  }
}

/** Asks until it is answered: only for what changes nothing, so that it may always be asked again. */
export async function askPatiently<T>(
  question: () => Promise<T>,
  { maxAttempts }: { readonly maxAttempts: number },
  { clock, log, random }: Omit<AskPorts, 'service'>,
): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(question);
    if (answer.ok || attempt >= maxAttempts || isFinal(answer.fault)) return answer;
    const { explanation, retryAfterMs } = answer.fault;
    const waitMs = computeBackoffMs(attempt, { retryAfterMs, random });
    const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
    log.info(`${explanation} Asking again ${when}.`);
    await clock.sleep(waitMs);
  }
}

/** Before the delete nothing is lost yet: what a person must mend is said at once, and what needs a longer wait. */
function isFinal({ kind, proxyStatus = 0, rejected, retryAfterMs = 0 }: ServiceFault): boolean {
  return rejected || kind === 'tls' || [403, 407].includes(proxyStatus) || retryAfterMs > retryAfterCapMs;
}
