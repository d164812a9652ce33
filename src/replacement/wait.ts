import type { Random } from '../ports.ts';
import { retryAfterCapMs, type ServiceFault } from '../errors.ts';
import type { ReplacementRecord } from './replace-job.ts';

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

/** For everything after the first delete: by then the copilot has its actions, or it is said what it holds. */
const usualBudgetMs = 600_000;

/** The usual budget, or more where pauses and time limits would not leave both versions a try. */
export function computeBudgetMs({
  settleMs,
  timeoutMs,
}: Pick<ReplacementRecord, 'settleMs' | 'timeoutMs'>): number {
  return Math.max(usualBudgetMs, 2 * (settleMs + 2 * timeoutMs) + 60_000);
}

/** The service has read what was sent and does not want it: it is not sent again. */
export function isContentRefused({ kind, status = 0 }: ServiceFault): boolean {
  return kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(status);
}
