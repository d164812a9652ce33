/**
 * Returns the name if it is free, otherwise its first free variant or one soon after. The search doubles and halves the
 * number, so that ten thousand parts with one name don't take quadratic time.
 */
export function findFreeName(name: string, isTaken: (name: string) => boolean): string {
  const variant = (attempt: number): string => `${name}_${attempt}`;
  if (!isTaken(name)) return name;
  let taken = 1;
  let free = 2;
  while (isTaken(variant(free))) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const between = (taken + free) >> 1;
    if (isTaken(variant(between))) taken = between;
    else free = between;
  }
  return variant(free);
}
