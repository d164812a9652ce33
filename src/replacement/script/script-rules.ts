import { retryAfterCapMs, type ServiceFault } from '../../errors.ts';
import { mayBeInFlight } from '../failed-call.ts';
import { findBeginMs, isUnchanged, type ScriptRun } from './script-status.ts';

/**
 * Returns whether to repeat a failed request. Before the delete, only a few attempts within seconds are made. After it, the
 * action keeps retrying until the deadline if the service is unavailable or no other version is left, because
 * stopping would leave the copilot empty.
 */
export function mayRetry(run: ScriptRun, fault: ServiceFault, attempts: number): boolean {
  const { budgetMs, job, ports, status } = run;
  const hasAttempts = attempts < job.maxAttempts;
  if (isUnchanged(status))
    return !fault.rejected && hasAttempts && (fault.retryAfterMs ?? 0) <= retryAfterCapMs;
  const isLast = isLastVersion(run);
  // Without another version, a retry is better than stopping, because the response may come from a gateway.
  // If the copilot is missing, another attempt is useless.
  if (fault.rejected) return isLast && fault.status !== 404 && hasAttempts;
  // The new version gets half of the time budget, each previous version half of the rest, and the last version all of it.
  const share = isLast ? 1 : 1 - 0.5 ** (status.version + 1);
  const hasTime = ports.clock.nowMs() < findBeginMs(run) + share * budgetMs;
  return hasTime && (isUnavailable(fault) || isLast || hasAttempts);
}

export function isLastVersion({ job, status }: ScriptRun): boolean {
  return status.version >= job.previous.length;
}

/** Returns whether the service is temporarily unavailable (restarting or overloaded), so that waiting is better than rolling back. */
export function isUnavailable(fault: ServiceFault): boolean {
  const { kind, status = 0 } = fault;
  if (kind === 'unreachable' || kind === 'broken' || kind === 'proxy') return true;
  return kind === 'status' && ([425, 429, 503].includes(status) || mayBeInFlight(fault));
}
