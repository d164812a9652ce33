/** How the entries of a list are known, told apart from the rest of it; undefined: not in this way. */
export type Knowing<Entry> = (rest: readonly Entry[]) => (entry: Entry) => string | undefined;

interface Pairing<Entry> {
  readonly pairs: readonly (readonly [old: Entry, now: Entry])[];
  readonly gone: readonly Entry[];
  readonly added: readonly Entry[];
}

/** Which entries of two lists are versions of one: each way of knowing them is tried on those that are left. */
export function pairUp<Entry>(
  olds: readonly Entry[],
  nows: readonly Entry[],
  ways: readonly Knowing<Entry>[],
): Pairing<Entry> {
  const pairs: (readonly [Entry, Entry])[] = [];
  const met = new Set<Entry>();
  let [gone, added] = [olds, nows];
  for (const way of ways) {
    const waiting = Map.groupBy(added, way(added));
    const keyOf = way(gone);
    for (const old of gone) {
      const key = keyOf(old);
      const now = key === undefined ? undefined : waiting.get(key)?.shift();
      if (now === undefined) continue;
      pairs.push([old, now]);
      met.add(old).add(now);
    }
    gone = gone.filter((entry) => !met.has(entry));
    added = added.filter((entry) => !met.has(entry));
  }
  return { pairs, gone, added };
}

/** By a key that no other of the rest has. */
export function ifUnique<Entry>(key: (entry: Entry) => string | undefined): Knowing<Entry> {
  return (rest) => {
    const groups = Map.groupBy(rest, key);
    return (entry) => {
      const value = key(entry);
      return groups.get(value)?.length === 1 ? value : undefined;
    };
  };
}
