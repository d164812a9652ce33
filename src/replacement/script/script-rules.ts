import { retryAfterCapMs, type ServiceFault } from '../../errors.ts';
import { mayBeInFlight } from '../failed-call.ts';
import { isUnchanged, type ScriptProgress } from './script-progress.ts';

export interface ScriptRules {
  readonly maxAttempts: number;
  readonly hasAlternative: boolean;
  /** Whether this version has time left in the shared time budget. */
  readonly hasTime: boolean;
}

/**
 * Whether to repeat a failed request. Before the delete, only a few attempts within seconds are made. After it, the
 * action keeps retrying until the deadline if the service is unavailable or no other version is left, because
 * stopping would leave the copilot empty.
 */
export function mayTryAgain(
  progress: ScriptProgress,
  fault: ServiceFault,
  attempts: number,
  { hasAlternative, hasTime, maxAttempts }: ScriptRules,
): boolean {
  if (isUnchanged(progress)) {
    return !fault.rejected && attempts < maxAttempts && (fault.retryAfterMs ?? 0) <= retryAfterCapMs;
  }
  // Without another version, a retry is better than stopping, because the response may come from a gateway. Only a
  // missing copilot isn't requested again.
  if (fault.rejected) return !hasAlternative && fault.status !== 404 && attempts < maxAttempts;
  return hasTime && (isUnavailable(fault) || !hasAlternative || attempts < maxAttempts);
}

/** Whether the service is temporarily unavailable (restarting or overloaded), so that waiting is better than rolling back. */
export function isUnavailable(fault: ServiceFault): boolean {
  const { kind, status = 0 } = fault;
  if (kind === 'unreachable' || kind === 'broken' || kind === 'proxy') return true;
  return kind === 'status' && ([425, 429, 503].includes(status) || mayBeInFlight(fault));
}
