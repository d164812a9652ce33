/**
 * Returns whether two words differ only in case, or in one added, missing or other letter (in long words, two adjacent
 * letters), which suggests a misspelling.
 */
export function isNear(written: string, meant: string): boolean {
  const limit = meant.length > 7 ? 2 : 1;
  if (written === meant || Math.abs(written.length - meant.length) > limit) return false;
  if (written.toLowerCase() === meant.toLowerCase()) return true;
  if (meant.length < 3 || written.length > 30) return false;
  const max = Math.min(written.length, meant.length);
  let start = 0;
  while (start < max && written[start] === meant[start]) start++;
  let end = 0;
  while (end < max - start && written.at(-1 - end) === meant.at(-1 - end)) end++;
  return Math.max(written.length, meant.length) - start - end <= limit;
}

/** Returns the known name that a misspelled one stands for. `swaggerFile` and `swagger_file` mean `swagger-file`. */
export function findNearest(key: string, known: readonly string[]): string | undefined {
  const toPlain = (written: string): string => written.toLowerCase().replaceAll(/[-_. ]/g, '');
  const plain = toPlain(key);
  return known.find((one) => toPlain(one) === plain) ?? known.find((one) => isNear(plain, toPlain(one)));
}
