import { computeBackoffMs } from '../../src/replacement/request-with-retries.ts';

describe('the delay before another attempt', () => {
  test.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [5, 16_000],
    [6, 30_000],
    [10, 30_000],
  ])('after attempt %i is between 0 and %i ms', (failedTries, ceilingMs) => {
    const delays = [0, 1].map((share) => computeBackoffMs(failedTries, { random: () => share }));
    expect(delays).toEqual([0, ceilingMs]);
  });

  test.each([
    [7_000, 1, 7_000],
    [7_000, 6, 30_000],
    [60_000, 1, 60_000],
    [60_001, 1, 60_000],
  ])('is never shorter than the service requested (%i ms), up to a minute', (retryAfterMs, tries, ms) => {
    expect(computeBackoffMs(tries, { retryAfterMs, random: () => 1 })).toBe(ms);
  });
});
