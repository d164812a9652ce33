/**
 * Returns milliseconds since the machine was booted, so that the post step can compare times of the main step. The
 * first use of `performance.now()` would load `node:perf_hooks`, which takes 2 ms of a run without a change.
 */
export function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1_000_000;
}
