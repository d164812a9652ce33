/**
 * Signals with which runners stop a step. A closed terminal sends SIGHUP; SIGBREAK is the second signal of Windows.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/**
 * Returns a signal that the process's first signal aborts. Signals then no longer end the process, so that it can
 * finish its work.
 */
export function createInterruption(
  source: NodeJS.EventEmitter = process,
  streams: readonly NodeJS.EventEmitter[] = [process.stdout, process.stderr],
): AbortSignal {
  // If the log is closed (EPIPE), the work continues, because the copilot could be empty.
  for (const stream of streams) stream.on('error', () => undefined);
  const interruption = new AbortController();
  for (const signal of signals) {
    source.on(signal, () => {
      interruption.abort();
    });
  }
  return interruption.signal;
}
