import type { Random } from '../ports.ts';
import { retryAfterCapMs } from '../errors.ts';

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
