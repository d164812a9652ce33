import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../ports.ts';

export function createClock(): Clock {
  return {
    nowMs: () => performance.now(),
    sleep: async (ms, signal) => {
      const endMs = performance.now() + ms;
      // Timers may fire up to a millisecond early against the monotonic clock; the pause is never short.
      for (let restMs = ms; restMs > 0; restMs = endMs - performance.now()) {
        if (signal?.aborted === true) return;
        // A timer left behind would keep the process alive; all that can reject is the signal.
        await delay(Math.ceil(restMs), undefined, signal && { signal }).catch(() => undefined);
      }
    },
  };
}
