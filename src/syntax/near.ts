/**
 * Returns whether two words differ so little that one may be a misspelling: only in case, or in one added, missing or
 * other letter. In long words, two adjacent letters can also be swapped.
 */
export function isNear(written: string, meant: string): boolean {
  const limit = meant.length > 7 ? 2 : 1;
  if (written === meant || Math.abs(written.length - meant.length) > limit) return false;
  if (written.toLowerCase() === meant.toLowerCase()) return true;
  if (meant.length < 3 || written.length > 30) return false;
  const [own, other] = trimCommon(written, meant);
  const isSwapped = own.length === 2 && own === `${other.charAt(1)}${other.charAt(0)}`;
  return isSwapped || Math.max(own.length, other.length) <= limit;
}

/** Returns the parts of two words between their common beginning and their common end. */
function trimCommon(one: string, other: string): readonly [string, string] {
  const max = Math.min(one.length, other.length);
  let start = 0;
  while (start < max && one[start] === other[start]) start++;
  let end = 0;
  while (end < max - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/** Returns the known name that a misspelled one stands for. `swaggerFile` and `swagger_file` mean `swagger-file`. */
export function findNearest(key: string, known: readonly string[]): string | undefined {
  const toPlain = (written: string): string => written.toLowerCase().replaceAll(/[-_. ]/g, '');
  const plain = toPlain(key);
  return known.find((one) => toPlain(one) === plain) ?? known.find((one) => isNear(plain, toPlain(one)));
}
