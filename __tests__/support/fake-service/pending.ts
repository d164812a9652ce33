import { setTimeout as sleep } from 'node:timers/promises';

/** Requests that take effect after their response, or after their client stopped waiting. */
export interface Pending {
  /** Does the work after `delayMs`, if the service still runs then. */
  later<T>(delayMs: number, work: () => T | Promise<T>): Promise<T>;
  /** Does the work now, and tracks it until it ends. */
  track<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when no work is left. */
  settled(): Promise<void>;
}

export function createPending(): Pending {
  const open = new Set<Promise<unknown>>();
  const count = async <T>(done: Promise<T>): Promise<T> => {
    open.add(done);
    return done.finally(() => open.delete(done));
  };
  return {
    later: (delayMs, work) => count(sleep(delayMs, undefined, { ref: false }).then(work)),
    track: (work) => count(work()),
    settled: async () => {
      while (open.size > 0) await Promise.allSettled(open);
    },
  };
}
