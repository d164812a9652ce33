import type { Random } from '../ports.ts';
import { computeBackoffMs } from './backoff.ts';
import type { OpenState } from './state.ts';

/** Milliseconds to wait before the call of a state, which is a repetition wherever this is more than 0. */
export function computeWaitMs(
  state: OpenState,
  options: { readonly settleMs: number; readonly random: Random },
): number {
  const failedTries = countFailedTries(state);
  if (failedTries === 0) return 0;
  const backoffMs = computeBackoffMs(failedTries, {
    retryAfterMs: state.fault?.retryAfterMs,
    random: options.random,
  });
  return isImportPerhapsRunning(state) ? Math.max(backoffMs, options.settleMs) : backoffMs;
}

function countFailedTries(state: OpenState): number {
  if (state.request > 1) return state.request - 1;
  if (state.name !== 'deleting') return 0;
  if (state.replacement > 1) return state.replacement - 1;
  // The first delete of a restoration: at once after a refusal, later after trouble that needs time to pass.
  return state.document === 'previous' && state.fault?.refused === false ? 1 : 0;
}

/** Nobody answered the import, so the service may still be at it: what it adds must come before the delete. */
export function isImportPerhapsRunning({ name, fault }: OpenState): boolean {
  return (
    name === 'deleting' &&
    fault?.request === 'import' &&
    (fault.kind === 'time-out' || fault.kind === 'broken')
  );
}
