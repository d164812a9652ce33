import { setTimeout as delay } from 'node:timers/promises';
import { nowMs } from '../now-ms.ts';
import type { Clock } from '../ports.ts';

/** Creates the clock of this machine. */
export function createClock(): Clock {
  return {
    nowMs,
    sleep: async (ms, signal) => {
      const endMs = nowMs() + ms;
      // A timer can fire up to a millisecond early compared with the monotonic clock, but the delay must never be too
      // short.
      for (let restMs = ms; restMs > 0; restMs = endMs - nowMs()) {
        if (signal?.aborted === true) return;
        // A timer without the signal would delay the end of the process. Only the signal can reject the promise.
        await delay(Math.ceil(restMs), undefined, signal && { signal }).catch(() => undefined);
      }
    },
  };
}
