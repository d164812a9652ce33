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
    const met = new Set(found.flat());
    paired = {
      pairs: [...paired.pairs, ...found],
      gone: gone.filter((entry) => !met.has(entry)),
      added: added.filter((entry) => !met.has(entry)),
    };
  }
  return paired;
}
