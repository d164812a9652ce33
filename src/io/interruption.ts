import type { Interruption } from '../ports.ts';

/** What runners send to stop a step; SIGHUP comes from a terminal that is closed, SIGBREAK is Windows' second signal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/** Takes the signals off their default, which is to die at once: from here on the process ends what it has begun. */
export function createInterruption(source: NodeJS.EventEmitter = process): Interruption {
  const listeners = new Set<() => void>();
  let requested = false;
  for (const signal of signals) {
    source.on(signal, () => {
      if (requested) return;
      requested = true;
      for (const listener of listeners) listener();
    });
  }
  return {
    get requested() {
      return requested;
    },
    onRequest: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
