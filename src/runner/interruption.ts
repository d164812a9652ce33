/** What runners send to stop a step; SIGHUP comes from a terminal that is closed, SIGBREAK is Windows' second signal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/**
 * Aborted by the first signal. Replaces the signals' default, which is to die at once: from here on the process finishes
 * what it has begun.
 */
export function createInterruption(
  source: NodeJS.EventEmitter = process,
  streams: readonly NodeJS.EventEmitter[] = [process.stdout, process.stderr],
): AbortSignal {
  // A log that nobody reads any more (EPIPE) is no reason to leave a copilot empty: the work goes on.
  for (const stream of streams) stream.on('error', () => undefined);
  const interruption = new AbortController();
  for (const signal of signals) {
    source.on(signal, () => {
      interruption.abort();
    });
  }
  return interruption.signal;
}
