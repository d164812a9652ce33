import type { Random } from '../ports.ts';

const baseMs = 1_000;
const capMs = 30_000;
/** Longest wait that a service can ask for: a job is paid by the minute, and a copilot may be empty meanwhile. */
const retryAfterCapMs = 60_000;

export interface BackoffOptions {
  /** What the service asked for; not undercut within a minute. */
  readonly retryAfterMs?: number | undefined;
  readonly random: Random;
}

/**
 * Milliseconds to wait after the given failed try (from 1): full jitter up to 1 s, 2 s, 4 s … 30 s.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function computeBackoffMs(failedTries: number, { retryAfterMs = 0, random }: BackoffOptions): number {
  const ceilingMs = Math.min(capMs, baseMs * 2 ** (Math.max(1, failedTries) - 1));
  return Math.max(Math.min(retryAfterMs, retryAfterCapMs), Math.round(random() * ceilingMs));
}
