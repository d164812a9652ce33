/** Whether one is the other misspelt: but for capitals, or for one letter more, less or other (two in long words). */
export function isNear(written: string, meant: string): boolean {
  const limit = meant.length > 7 ? 2 : 1;
  if (written === meant || Math.abs(written.length - meant.length) > limit) return false;
  if (written.toLowerCase() === meant.toLowerCase()) return true;
  if (meant.length < 3 || written.length > 30) return false;
  const [left, right] = cutSame(written, meant);
  // With one letter more, less or other, no more than that one is left.
  return limit === 1 ? Math.max(left.length, right.length) <= 1 : countEdits(left, right) <= limit;
}

/** What is left of two texts without the beginning and the end that they share: most that differ differ soon. */
function cutSame(left: string, right: string): [left: string, right: string] {
  const most = Math.min(left.length, right.length);
  let start = 0;
  while (start < most && left[start] === right[start]) start++;
  let end = 0;
  while (end < most - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  return [left.slice(start, left.length - end), right.slice(start, right.length - end)];
}

/** Levenshtein's distance, row by row. */
function countEdits(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let at = 1; at <= left.length; at++) {
    const next = [at];
    for (let to = 1; to <= right.length; to++) {
      const swap = (row[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? Infinity;
}
