import type { Interruption } from '../ports.ts';

/** What runners send to stop a step; SIGHUP comes from a terminal that is closed, SIGBREAK is Windows' second signal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/** Replaces the signals' default, which is to die at once: from here on the process finishes what it has begun. */
export function createInterruption(
  source: NodeJS.EventEmitter = process,
  streams: readonly NodeJS.EventEmitter[] = [process.stdout, process.stderr],
): Interruption {
  // A log that nobody reads any more (EPIPE) is no reason to leave a copilot empty: the work goes on.
  for (const stream of streams) stream.on('error', () => undefined);
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
