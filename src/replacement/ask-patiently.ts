import { retryAfterCapMs, ServiceFailure, type ServiceFault } from '../errors.ts';
import { computeBackoffMs } from './backoff.ts';
import type { ReplacePorts } from './replacement-record.ts';

export type AskPorts = Pick<ReplacePorts, 'service' | 'clock' | 'random' | 'log'>;

/** Response to a request. `sentMs`: the time at which it was sent, if only the service module knows it. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: ServiceFault; readonly sentMs?: number | undefined };

/** Returns the response to a request. Rejects only because of a bug. */
export async function ask<T>(request: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await request() };
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return { ok: false, fault: error.fault, sentMs: error.sentMs };
  }
}

/** Repeats a failed request. Use this only for requests that change nothing. */
export async function askPatiently<T>(
  request: () => Promise<T>,
  { maxAttempts }: { readonly maxAttempts: number },
  { clock, log, random }: Omit<AskPorts, 'service'>,
): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(request);
    if (answer.ok || attempt >= maxAttempts || isFinal(answer.fault)) return answer;
    const { explanation, retryAfterMs } = answer.fault;
    const waitMs = computeBackoffMs(attempt, { retryAfterMs, random });
    log.info(`${explanation} Retrying ${waitMs < 100 ? 'now' : `in ${(waitMs / 1000).toFixed(1)} s`}.`);
    await clock.sleep(waitMs);
  }
}

/** Whether to report the failure now, because only users can fix it, or because it needs a longer delay. */
function isFinal({ kind, proxyStatus = 0, rejected, retryAfterMs = 0 }: ServiceFault): boolean {
  return rejected || kind === 'tls' || [403, 407].includes(proxyStatus) || retryAfterMs > retryAfterCapMs;
}
