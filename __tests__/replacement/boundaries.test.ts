import { createDeadline } from '../../src/replacement/deadline.ts';
import { sleepUntil } from '../../src/replacement/sync-run.ts';
import { computeBudgetMs } from '../../src/replacement/replace.ts';
import { createLife } from '../simulation/life.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

/** Limits: the last value on one side, and the first value on the other side. */

test.each([
  [{ waitMs: 5_000, timeoutMs: 10_000 }, 600_000],
  [{ waitMs: 70_000, timeoutMs: 100_000 }, 600_000],
  [{ waitMs: 71_000, timeoutMs: 100_000 }, 602_000],
  [{ waitMs: 600_000, timeoutMs: 120_000 }, 1_740_000],
])('with %j, a sync has %i ms', (job, budgetMs) => {
  expect(computeBudgetMs(job)).toBe(budgetMs);
});

test('a signal leaves nine seconds, also before the first request', () => {
  const { interruption, signal } = createLife();
  const deadline = createDeadline(interruption, createVirtualClock());
  expect(deadline.findEndMs()).toBeUndefined();
  signal();
  expect(deadline.findEndMs()).toBe(9_000);
  expect(createDeadline(interruption, createVirtualClock()).findEndMs()).toBe(9_000);
});

test.each([
  [9_000, 9_000, true],
  [9_001, 9_001, false],
  [5_000, 9_000, true],
  [5_000, 9_001, false],
])(
  'with an end at 10,000 ms, waiting until %i for a request of %i ms is useful: %s',
  async (until, needed, is) => {
    const clock = createVirtualClock();
    const deadline = createDeadline(new AbortController().signal, clock, 10_000);
    const run = { ports: { clock }, deadline } as unknown as Parameters<typeof sleepUntil>[0];
    expect(await clock.run(sleepUntil(run, until, needed))).toBe(is);
  },
);
