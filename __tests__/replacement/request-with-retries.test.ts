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
    expect(computeBackoffMs(failedTries, { random: () => 0 })).toBe(0);
    expect(computeBackoffMs(failedTries, { random: () => 1 })).toBe(ceilingMs);
  });

  test('is never shorter than the service requested', () => {
    expect(computeBackoffMs(1, { retryAfterMs: 7_000, random: () => 0.5 })).toBe(7_000);
    expect(computeBackoffMs(6, { retryAfterMs: 7_000, random: () => 1 })).toBe(30_000);
  });
});
