import type { Clock, Interruption } from '../ports.ts';

/** The moment by which this process must have ended what it begins; moves when a signal arrives. */
export interface Horizon {
  /** On the monotonic clock; undefined while there is all the time in the world. */
  findEndMs(): number | undefined;
  /** Resolves when the horizon moves, or when `ms` have passed, whichever comes first. */
  sleep(ms: number): Promise<void>;
  /**
   * True once the moment has come; false as soon as it is clear that nothing could be begun then any more.
   * @param neededMs the moment that must be reached for this one to be of use; by default the same
   */
  sleepUntil(momentMs: number, neededMs?: number): Promise<boolean>;
  /** Stops listening. */
  close(): void;
}

/**
 * Runners send SIGINT, 7.5 s later SIGTERM, and kill at 10 s: this much of it may be planned with.
 * @see actions/runner 258d6c8, src/Runner.Sdk/ProcessInvoker.cs
 */
const graceMs = 9_000;

/** A request is given at least this long before the horizon, or it is not begun. */
export const requestMs = 1_000;

/** Endless until the first signal, then the grace that runners leave. */
export function createSignalHorizon(interruption: Interruption, clock: Clock): Horizon {
  let endMs = interruption.requested ? clock.nowMs() + graceMs : undefined;
  const move = new AbortController();
  const moved = new Promise<void>((resolve) => {
    move.signal.addEventListener('abort', () => {
      resolve();
    });
  });
  const unsubscribe = interruption.onRequest(() => {
    endMs = clock.nowMs() + graceMs;
    move.abort();
  });
  const findEndMs = (): number | undefined => endMs;
  const sleep = (ms: number): Promise<void> =>
    endMs === undefined ? Promise.race([clock.sleep(ms, move.signal), moved]) : clock.sleep(ms);
  return { findEndMs, sleep, sleepUntil: createSleepUntil({ findEndMs, sleep }, clock), close: unsubscribe };
}

/** A fixed end, blind to signals: for the process that is the last one to put things right. */
export function createFixedHorizon(endMs: number, clock: Clock): Horizon {
  const findEndMs = (): number => endMs;
  const sleep = (ms: number): Promise<void> => clock.sleep(ms);
  return {
    findEndMs,
    sleep,
    sleepUntil: createSleepUntil({ findEndMs, sleep }, clock),
    close: () => undefined,
  };
}

function createSleepUntil(
  { findEndMs, sleep }: Pick<Horizon, 'findEndMs' | 'sleep'>,
  clock: Clock,
): Horizon['sleepUntil'] {
  return async (momentMs, neededMs = momentMs) => {
    for (;;) {
      const restMs = momentMs - clock.nowMs();
      if (restMs <= 0) return true;
      const endMs = findEndMs();
      if (endMs !== undefined && neededMs + requestMs > endMs) return false;
      await sleep(restMs);
    }
  };
}
