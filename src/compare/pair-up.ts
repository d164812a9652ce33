/** Returns the key of an entry among the remaining entries of its list, or `undefined` if it has no such key. */
export type Matcher<Entry> = (entry: Entry, rest: readonly Entry[]) => string | undefined;

export interface Pairing<Entry> {
  readonly pairs: readonly (readonly [old: Entry, now: Entry])[];
  readonly gone: readonly Entry[];
  readonly added: readonly Entry[];
}

/**
 * Pairs the entries of two lists that are versions of one another. Each matcher is applied to the remaining entries and
 * pairs those whose key is unique in both lists.
 */
export function pairUp<Entry>(
  olds: readonly Entry[],
  nows: readonly Entry[],
  matchers: readonly Matcher<Entry>[],
): Pairing<Entry> {
  let paired: Pairing<Entry> = { pairs: [], gone: olds, added: nows };
  for (const options of matchers) {
    const { gone, added } = paired;
    const before = Map.groupBy(gone, (entry) => options(entry, gone));
    const after = Map.groupBy(added, (entry) => options(entry, added));
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
