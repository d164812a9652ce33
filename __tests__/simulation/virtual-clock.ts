import type { Clock } from '../../src/ports.ts';

/**
 * Time that passes only when everything waits, so that hours take milliseconds, and every order of events is
 * reproducible.
 */
export interface VirtualClock extends Clock {
  /** Calls back at a time. Callbacks of the same time run in the order of their registration. */
  at(momentMs: number, call: () => void): void;
  /**
   * Lets time pass until the promise settles.
   * @throws Error if it can't settle, because no event is left
   */
  run<T>(task: Promise<T>): Promise<T>;
  /** Lets time pass until no event is left, or until the given time. */
  runUntil(momentMs: number): Promise<void>;
}

export function createVirtualClock(): VirtualClock {
  let nowMs = 0;
  let timers: { readonly momentMs: number; readonly call: () => void }[] = [];

  const at = (momentMs: number, call: () => void): void => {
    const moment = Math.max(momentMs, nowMs);
    const index = timers.findIndex((timer) => timer.momentMs > moment);
    timers.splice(index === -1 ? timers.length : index, 0, { momentMs: moment, call });
  };
  const step = (): boolean => {
    const [next, ...rest] = timers;
    if (next === undefined) return false;
    timers = rest;
    nowMs = next.momentMs;
    next.call();
    return true;
  };
  return {
    nowMs: () => nowMs,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        at(signal?.aborted === true ? nowMs : nowMs + ms, resolve);
        signal?.addEventListener('abort', () => {
          resolve();
        });
      }),
    at,
    run: async (task) => {
      const progress = { isOver: false };
      const end = (): void => {
        progress.isOver = true;
      };
      task.then(end, end);
      for (;;) {
        await settleMicrotasks();
        if (progress.isOver) return task;
        if (!step()) throw new Error('The run waits for an event that never happens.');
      }
    },
    runUntil: async (momentMs) => {
      await settleMicrotasks();
      while ((timers[0]?.momentMs ?? Infinity) <= momentMs) {
        step();
        await settleMicrotasks();
      }
      nowMs = Math.max(nowMs, Math.min(momentMs, Number.MAX_SAFE_INTEGER));
    },
  };
}

/** Runs everything that needs no time. */
function settleMicrotasks(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
