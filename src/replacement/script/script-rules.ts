import { retryAfterCapMs, type ServiceFault } from '../../errors.ts';
import { isUnchanged, type ScriptProgress } from './script-progress.ts';

export interface ScriptRules {
  readonly maxAttempts: number;
  readonly hasAlternative: boolean;
  /** Whether this version has time left of the budget that all share. */
  readonly hasTime: boolean;
}

/**
 * Whether a call that failed is made again. Before the delete: a few tries, seconds. After it there is nothing worse
 * than to stop: a service that is away is waited for as long as there is time, and so is the last thing left to try.
 */
export function mayTryAgain(
  progress: ScriptProgress,
  fault: ServiceFault,
  tries: number,
  { hasAlternative, hasTime, maxAttempts }: ScriptRules,
): boolean {
  if (isUnchanged(progress)) {
    return !fault.rejected && tries < maxAttempts && (fault.retryAfterMs ?? 0) <= retryAfterCapMs;
  }
  // Where there is no other version, asking again beats giving up: it may have been a gateway's page. Only a missing
  // copilot is never asked for twice.
  if (fault.rejected) return !hasAlternative && fault.status !== 404 && tries < maxAttempts;
  return hasTime && (isAway(fault) || !hasAlternative || tries < maxAttempts);
}

/** The service is away for a while, and waiting for it is worth more than giving up: it was restarted, or is overloaded. */
export function isAway({ kind, status = 0 }: ServiceFault): boolean {
  if (kind === 'unreachable' || kind === 'broken' || kind === 'proxy') return true;
  return kind === 'status' && [408, 425, 429, 502, 503, 504].includes(status);
}
