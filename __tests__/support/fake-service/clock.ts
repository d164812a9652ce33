import { performance } from 'node:perf_hooks';

/** Returns milliseconds on the monotonic clock of the fake service, which measures all delays. */
export function nowMs(): number {
  return performance.now();
}

/** Renders a timestamp as documented: ISO 8601, UTC, six fractional digits and `Z`. */
export function renderTimestamp(at: Date): string {
  const micros = Math.floor((performance.now() % 1) * 1000);
  return at.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`);
}
