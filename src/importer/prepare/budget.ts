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

/** What there is room for, the cheapest first. */
export function chooseCheapest<Item>(
  costs: Iterable<readonly [Item, number]>,
  room: number,
): ReadonlySet<Item> {
  const chosen = new Set<Item>();
  let left = room;
  for (const [item, cost] of [...costs].sort((one, other) => one[1] - other[1])) {
    if (cost > left) break;
    left -= cost;
    chosen.add(item);
  }
  return chosen;
}

/** What must go to save so many bytes, the dearest first and no more than needed. */
export function chooseDearest<Item>(
  savings: Iterable<readonly [Item, number]>,
  excess: number,
): ReadonlySet<Item> {
  const chosen = new Set<Item>();
  let left = excess;
  for (const [item, saving] of [...savings].sort((one, other) => other[1] - one[1])) {
    if (left <= 0 || saving <= 0) break;
    left -= saving;
    chosen.add(item);
  }
  return chosen;
}
