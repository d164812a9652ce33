import { addAbortListener } from 'node:events';
import type { Clock } from '../ports.ts';

/** The moment by which this process must have ended what it begins; moves when a signal arrives. */
export interface Deadline {
  /** On the monotonic clock; undefined while there is all the time in the world. */
  findEndMs(): number | undefined;
  /** Resolves when the horizon moves, or when `ms` have passed, whichever comes first. */
  sleep(ms: number): Promise<void>;
}

/**
 * Runners send SIGINT, 7.5 s later SIGTERM, and kill at 10 s: this much of it may be planned with.
 * @see actions/runner 258d6c8, src/Runner.Sdk/ProcessInvoker.cs
 */
const graceMs = 9_000;

/** A request is given at least this long before the horizon, or it is not begun. */
export const requestMs = 1_000;

/** Endless until the first signal, then the grace that runners leave; or `endMs`, for the process that is the last one. */
export function createDeadline(interruption: AbortSignal, clock: Clock, endMs?: number): Deadline {
  let ownMs = endMs ?? (interruption.aborted ? clock.nowMs() + graceMs : undefined);
  addAbortListener(interruption, () => {
    ownMs ??= clock.nowMs() + graceMs;
  });
  const sleep: Deadline['sleep'] = (ms) => clock.sleep(ms, ownMs === undefined ? interruption : undefined);
  return { findEndMs: () => ownMs, sleep };
}

/** True once the moment has come; false as soon as `neededMs` is too late for anything to be begun then. */
export async function sleepUntil(
  momentMs: number,
  neededMs: number,
  { clock, deadline }: { readonly clock: Clock; readonly deadline: Deadline },
): Promise<boolean> {
  for (;;) {
    const restMs = momentMs - clock.nowMs();
    if (restMs <= 0) return true;
    if (neededMs + requestMs > (deadline.findEndMs() ?? Infinity)) return false;
    await deadline.sleep(restMs);
  }
}
