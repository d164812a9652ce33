import pLimit from 'p-limit';

/**
 * Plays all rows at the same time, because they mostly wait, and then has one test for each, as `test.each` does. Jest's
 * own concurrent tests can't load modules, which the sources do where they need them.
 */
export function testTogether<Row extends object>(
  rows: readonly Row[],
): (name: string, body: (row: Row) => Promise<void>) => void {
  return (name, body) => {
    let ends: readonly PromiseSettledResult<void>[] = [];
    beforeAll(async () => {
      const limit = pLimit(10);
      ends = await Promise.allSettled(rows.map((row) => limit(body, row)));
    });
    test.each(rows.map((row, index) => ({ ...row, index })))(name, ({ index }) => {
      const end = ends[index];
      if (end?.status === 'rejected') throw end.reason;
    });
  };
}
