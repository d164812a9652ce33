import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../ports.ts';

export function createClock(): Clock {
  return {
    nowMs: () => performance.now(),
    epochMs: () => Date.now(),
    sleep: async (ms) => {
      const endMs = performance.now() + ms;
      // Timers may fire up to a millisecond early against the monotonic clock; the pause is never short.
      for (let restMs = ms; restMs > 0; restMs = endMs - performance.now()) await delay(Math.ceil(restMs));
    },
  };
}
