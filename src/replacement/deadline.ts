import { addAbortListener } from 'node:events';
import type { Clock } from '../ports.ts';

/** Time by which this process must end. A signal sets it. */
export interface Deadline {
  /** Returns the deadline on the monotonic clock, or `undefined` as long as there is none. */
  findEndMs(): number | undefined;
  /** Resolves after `ms` milliseconds, or as soon as a signal sets the deadline. */
  sleep(ms: number): Promise<void>;
}

/**
 * Time after the first signal in which requests can still be made, in milliseconds. Runners send SIGINT, SIGTERM 7.5 s
 * later, and kill the process after 10 s.
 * @see actions/runner 258d6c8, src/Runner.Sdk/ProcessInvoker.cs
 */
const graceMs = 9_000;

/**
 * Minimum time that a request needs before the deadline, in milliseconds. Without this time, the request isn't sent.
 */
export const requestMs = 1_000;

/**
 * Creates a deadline, which the first signal sets to the end of the runner's grace period.
 * @param endMs fixed deadline of the post step, which no signal moves
 */
export function createDeadline(interruption: AbortSignal, clock: Clock, endMs?: number): Deadline {
  let ownMs = endMs ?? (interruption.aborted ? clock.nowMs() + graceMs : undefined);
  addAbortListener(interruption, () => {
    ownMs ??= clock.nowMs() + graceMs;
  });
  const sleep: Deadline['sleep'] = (ms) => clock.sleep(ms, ownMs === undefined ? interruption : undefined);
  return { findEndMs: () => ownMs, sleep };
}
