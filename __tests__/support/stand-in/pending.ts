import { setTimeout as sleep } from 'node:timers/promises';

/** Calls that take effect after they were answered, or after everybody stopped waiting. */
export interface Pending {
  /** Does the work `delayMs` from now, if the service still runs then. */
  later<T>(delayMs: number, work: () => T): Promise<T>;
  /** Resolves once nothing is left to be done. */
  settled(): Promise<void>;
}

export function createPending(): Pending {
  const open = new Set<Promise<unknown>>();
  return {
    later: async (delayMs, work) => {
      const done = sleep(delayMs, undefined, { ref: false }).then(work);
      open.add(done);
      return done.finally(() => open.delete(done));
    },
    settled: async () => {
      while (open.size > 0) await Promise.allSettled(open);
    },
  };
}
