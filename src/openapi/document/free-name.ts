/**
 * The name itself where it is free, else its first free variant, or one soon after: found by doubling and halving,
 * because ten thousand parts of one name must not each try all the names before.
 * @param variant the name that is tried next, from 2 on
 */
export function findFreeName(
  name: string,
  isTaken: (name: string) => boolean,
  variant: (attempt: number) => string = (attempt) => `${name}_${attempt}`,
): string {
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
