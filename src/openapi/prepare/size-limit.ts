/** Many servers refuse larger bodies. */
const refusedBytes = 1_000_000;

/**
 * The size that a prepared document may have, in bytes: twice what it had, and below 1,000,000 where it was. What it
 * had is the smaller of its files and of the same as one compact JSON, so that neither grows past twice its size.
 */
export function limitOf(compactBytes: number, sourceBytes: number): number {
  const base = Math.min(compactBytes, sourceBytes);
  const doubled = 2 * base;
  const limit = base < refusedBytes ? Math.min(doubled, refusedBytes - 1) : doubled;
  return Math.max(limit, compactBytes);
}
