import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../ports.ts';

export function createClock(): Clock {
  return {
    nowMs,
    sleep: async (ms, signal) => {
      const endMs = nowMs() + ms;
      // Timers may fire up to a millisecond early against the monotonic clock; the pause is never short.
      for (let restMs = ms; restMs > 0; restMs = endMs - nowMs()) {
        if (signal?.aborted === true) return;
        // A timer left behind would keep the process alive; all that can reject is the signal.
        await delay(Math.ceil(restMs), undefined, signal && { signal }).catch(() => undefined);
      }
    },
  };
}

/** Counted from the machine's boot, so that the post step can read what the main step has written down. */
function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1_000_000;
}
