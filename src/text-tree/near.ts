/** Whether one is the other misspelt: but for capitals, or for one letter more, less or other (two in long words). */
export function isNear(written: string, meant: string): boolean {
  if (written === meant) return false;
  if (written.toLowerCase() === meant.toLowerCase()) return true;
  return meant.length > 2 && countEdits(written, meant) <= (meant.length > 7 ? 2 : 1);
}

/** Levenshtein's distance, row by row; long texts are not looked at. */
function countEdits(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2 || left.length > 30) return Infinity;
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
