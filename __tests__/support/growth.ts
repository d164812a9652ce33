/** Quadratic growth takes a hundred times as long. Garbage collection makes linear growth exceed ten. */
export const maxGrowth = 40;

/**
 * Returns how much more processor time the work takes for an input of ten times the size. Such a ratio doesn't depend
 * on the speed of the machine.
 */
export async function measureGrowth<T>(
  [small, large]: readonly [T, T],
  work: (input: T) => Promise<unknown>,
): Promise<number> {
  const measureMs = async (input: T): Promise<number> => {
    const before = process.cpuUsage();
    await work(input);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  let ratio = Infinity;
  // A busy machine may spoil one measurement, but not three.
  for (let attempt = 0; attempt < 3 && ratio >= maxGrowth; attempt += 1) {
    const once = Math.min(await measureMs(small), await measureMs(small), await measureMs(small));
    ratio = (await measureMs(large)) / Math.max(once, 5);
  }
  return ratio;
}
