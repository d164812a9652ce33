import { retryAfterCapMs, ServiceFailure, type ServiceFault } from '../errors.ts';
import type { Random } from '../ports.ts';
import type { ReplacePorts } from './replacement-record.ts';

export type RequestPorts = Pick<ReplacePorts, 'service' | 'clock' | 'random' | 'log'>;

/** Response to a request. `sentMs`: the time at which it was sent, if only the service module knows it. */
export type RequestResult<T> =
  | { readonly ok: true; readonly value: T; readonly fault?: undefined; readonly sentMs?: undefined }
  | { readonly ok: false; readonly fault: ServiceFault; readonly sentMs?: number | undefined };

/** Returns the response to a request. Rejects only because of a bug. */
export async function attemptRequest<T>(request: () => Promise<T>): Promise<RequestResult<T>> {
  try {
    return { ok: true, value: await request() };
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return { ok: false, fault: error.fault, sentMs: error.sentMs };
  }
}

/** Repeats a failed request. Use this only for requests that change nothing. */
export async function requestWithRetries<T>(
  request: () => Promise<T>,
  { maxAttempts }: { readonly maxAttempts: number },
  { clock, log, random }: Omit<RequestPorts, 'service'>,
): Promise<RequestResult<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await attemptRequest(request);
    if (result.ok || attempt >= maxAttempts || isFinal(result.fault)) return result;
    const { explanation, retryAfterMs } = result.fault;
    const waitMs = computeBackoffMs(attempt, { retryAfterMs, random });
    log.info(`${explanation} Retrying ${waitMs < 100 ? 'now' : `in ${(waitMs / 1000).toFixed(1)} s`}.`);
    await clock.sleep(waitMs);
  }
}

/** Returns whether to report the failure now, because only users can fix it, or because it needs a longer delay. */
function isFinal({ kind, proxyStatus = 0, rejected, retryAfterMs = 0 }: ServiceFault): boolean {
  return rejected || kind === 'tls' || [403, 407].includes(proxyStatus) || retryAfterMs > retryAfterCapMs;
}

const baseMs = 1_000;
const capMs = 30_000;

/**
 * Computes the delay after a failed attempt (from 1), in milliseconds. It is random up to 1 s, 2 s, 4 s … 30 s, and
 * at least the delay that the service requested, up to a minute.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function computeBackoffMs(
  failedAttempts: number,
  { retryAfterMs = 0, random }: { readonly retryAfterMs?: number | undefined; readonly random: Random },
): number {
  const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedAttempts) - 1));
  return Math.max(Math.min(retryAfterMs, retryAfterCapMs), Math.round(random() * ceilingMs));
}
