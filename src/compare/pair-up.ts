/** How the entries of a list are known, told apart from the rest of it; undefined: not in this way. */
export type Knowing<Entry> = (rest: readonly Entry[]) => (entry: Entry) => string | undefined;

export interface Pairing<Entry> {
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

/** What most entries have tells none of them from the others. */
const commonLimit = 50;

/** By most features in common, best pairs first; entries that share less than a third of theirs are strangers. */
export function pairMostAlike<Entry>(
  olds: readonly Entry[],
  nows: readonly Entry[],
  featuresOf: (entry: Entry) => Iterable<string>,
): Pairing<Entry> {
  const features = new Map([...olds, ...nows].map((entry) => [entry, new Set(featuresOf(entry))]));
  const holders = Map.groupBy(
    nows.flatMap((now) => [...(features.get(now) ?? [])].map((feature) => ({ now, feature }))),
    ({ feature }) => feature,
  );
  const candidates = olds.flatMap((old) => {
    const shared = new Map<Entry, number>();
    for (const feature of features.get(old) ?? []) {
      const known = holders.get(feature) ?? [];
      if (known.length > commonLimit) continue;
      for (const { now } of known) shared.set(now, (shared.get(now) ?? 0) + 1);
    }
    return [...shared].map(([now, count]) => {
      const all = (features.get(old)?.size ?? 0) + (features.get(now)?.size ?? 0) - count;
      return { old, now, likeness: count / all };
    });
  });
  const partners = new Map<Entry, Entry>();
  for (const { old, now, likeness } of candidates.toSorted((one, other) => other.likeness - one.likeness)) {
    if (likeness >= 1 / 3 && !partners.has(old) && !partners.has(now)) partners.set(old, now).set(now, old);
  }
  return {
    pairs: olds.flatMap((old): [Entry, Entry][] => {
      const now = partners.get(old);
      return now === undefined ? [] : [[old, now]];
    }),
    gone: olds.filter((old) => !partners.has(old)),
    added: nows.filter((now) => !partners.has(now)),
  };
}
