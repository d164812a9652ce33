import type { Random } from '../ports.ts';
import { retryAfterCapMs } from '../errors.ts';

const baseMs = 1_000;
const capMs = 30_000;

/**
 * Milliseconds to wait after the given failed try (from 1): full jitter up to 1 s, 2 s, 4 s … 30 s, and what the service
 * asked for, within a minute.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function computeBackoffMs(
  failedTries: number,
  { retryAfterMs = 0, random }: { readonly retryAfterMs?: number | undefined; readonly random: Random },
): number {
  const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedTries) - 1));
  return Math.max(Math.min(retryAfterMs, retryAfterCapMs), Math.round(random() * ceilingMs));
}
