import { performance } from 'node:perf_hooks';

/** Milliseconds on the monotonic clock of the fake service: the one clock by which pauses are judged. */
export function nowMs(): number {
  return performance.now();
}

/** The contract's timestamps: ISO 8601, UTC, six fractional digits and `Z`. */
export function renderTimestamp(at: Date): string {
  const micros = Math.floor((performance.now() % 1) * 1000);
  return at.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`);
}
