import pLimit from 'p-limit';

type Body = (...args: readonly never[]) => Promise<unknown>;

// More than for dist/, because a scenario in the test process needs little time and mostly waits.
const limit = pLimit(20);
const bodies: Body[] = [];
let ends: readonly PromiseSettledResult<unknown>[] = [];

beforeAll(async () => {
  ends = await Promise.allSettled(bodies.map((body) => limit(body)));
}, 1_800_000);

/** Adds a body to those that run at the same time, and returns a test with its result. */
function enlist(body: Body): () => void {
  const index = bodies.push(body) - 1;
  return () => {
    const end = ends[index];
    if (end?.status === 'rejected') throw end.reason;
  };
}

/**
 * Replaces `test.concurrent`: all bodies of a file run at the same time, before the first test. Jest's own concurrent
 * tests can't load modules, but the sources load some lazily.
 */
export const together = Object.assign(
  (name: string, body: Body) => {
    test(name, enlist(body));
  },
  {
    each: (rows: readonly unknown[]) => (name: string, body: Body) => {
      for (const row of rows) {
        const args = (Array.isArray(row) ? row : [row]) as never[];
        test.each([row])(
          name,
          enlist(() => body(...args)),
        );
      }
    },
  },
) as unknown as Pick<jest.It['concurrent'], 'each'> & ((name: string, body: () => Promise<void>) => void);
