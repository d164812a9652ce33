/**
 * The first two entries of a list that are the same, for `uniqueItems`. The compiled schema's own way compares each
 * entry with each other: twenty thousand parameters take a minute.
 */
export function findRepeat(list: readonly unknown[]): readonly [number, number] | undefined {
  const first = new Map<string, number>();
  for (const [index, entry] of list.entries()) {
    const key = list.length > 1 ? renderSorted(entry) : '';
    const before = first.get(key);
    if (before !== undefined) return [before, index];
    first.set(key, index);
  }
  return undefined;
}

/** As JSON with the members in one order: the same text for the same value. */
function renderSorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderSorted).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${renderSorted(member)}`).join()}}`;
}
