/** What an entry is known by among the rest of its list; undefined: not in this way. */
export type Way<Entry> = (entry: Entry, rest: readonly Entry[]) => string | undefined;

export interface Pairing<Entry> {
  readonly pairs: readonly (readonly [old: Entry, now: Entry])[];
  readonly gone: readonly Entry[];
  readonly added: readonly Entry[];
}

/**
 * Which entries of two lists are versions of one. Each way of knowing them is tried on those that are left, and finds
 * those that no other of their list is taken for.
 */
export function pairUp<Entry>(
  olds: readonly Entry[],
  nows: readonly Entry[],
  ways: readonly Way<Entry>[],
): Pairing<Entry> {
  let paired: Pairing<Entry> = { pairs: [], gone: olds, added: nows };
  for (const way of ways) {
    const { gone, added } = paired;
    const before = Map.groupBy(gone, (entry) => way(entry, gone));
    const after = Map.groupBy(added, (entry) => way(entry, added));
    const found = [...before].flatMap(([key, [old, ...others]]): [Entry, Entry][] => {
      const [now, ...more] = after.get(key) ?? [];
      const isFound = key !== undefined && others.length + more.length === 0;
      return isFound && old !== undefined && now !== undefined ? [[old, now]] : [];
    });
    paired = addPairs(paired, found);
  }
  return paired;
}

function addPairs<Entry>(
  { pairs, gone, added }: Pairing<Entry>,
  found: readonly (readonly [Entry, Entry])[],
): Pairing<Entry> {
  const met = new Set(found.flat());
  return {
    pairs: [...pairs, ...found],
    gone: gone.filter((entry) => !met.has(entry)),
    added: added.filter((entry) => !met.has(entry)),
  };
}

/** By most features in common, best pairs first; entries that share less than a third of theirs are strangers. */
export function pairMostAlike<Entry>(
  paired: Pairing<Entry>,
  featuresOf: (entry: Entry) => ReadonlySet<string>,
): Pairing<Entry> {
  const nows = paired.added.map((now) => ({ now, features: featuresOf(now) }));
  const candidates = paired.gone.flatMap((old) => {
    const own = featuresOf(old);
    return nows.map(({ now, features }) => {
      const likeness = own.intersection(features).size / own.union(features).size;
      return { old, now, likeness };
    });
  });
  const met = new Set<Entry>();
  const found = candidates
    .filter(({ likeness }) => likeness >= 1 / 3)
    .sort((one, other) => other.likeness - one.likeness)
    .flatMap(({ old, now }): [Entry, Entry][] => {
      if (met.has(old) || met.has(now)) return [];
      met.add(old).add(now);
      return [[old, now]];
    });
  return addPairs(paired, found);
}
