import { setTimeout as sleep } from 'node:timers/promises';

/** Calls that take effect after they were answered, or after everybody stopped waiting. */
export interface Pending {
  /** Does the work `delayMs` from now, if the service still runs then. */
  later<T>(delayMs: number, work: () => T | Promise<T>): Promise<T>;
  /** Does it now, and counts it in while it lasts. */
  track<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves once nothing is left to be done. */
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
