import { createStart } from '../../src/replacement/machine.ts';
import type { OpenState } from '../../src/replacement/state.ts';
import { computeBackoffMs, computeSettledMs, computeTurnMs } from '../../src/replacement/wait.ts';

describe('the wait before another try', () => {
  test.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [5, 16_000],
    [6, 30_000],
    [10, 30_000],
  ])('after try %i lies anywhere from 0 to %i ms', (failedTries, ceilingMs) => {
    expect(computeBackoffMs(failedTries, { random: () => 0 })).toBe(0);
    expect(computeBackoffMs(failedTries, { random: () => 1 })).toBe(ceilingMs);
  });

  test('is never shorter than what the service asked for', () => {
    expect(computeBackoffMs(1, { retryAfterMs: 7_000, random: () => 0.5 })).toBe(7_000);
    expect(computeBackoffMs(6, { retryAfterMs: 7_000, random: () => 1 })).toBe(30_000);
  });
});

describe('the first delete of a restoration', () => {
  const random = (): number => 0.5;
  const rules = { settleMs: 5_000, timeoutMs: 10_000 };
  const start = createStart({ sources: ['next', 'previous'], hasEyes: false, route: 'auto' });
  const restore = (refused: boolean): OpenState => ({
    ...start,
    at: 1,
    fault: { request: 'import', kind: 'status', applied: 'unknown', refused, explanation: '', hint: '' },
  });

  test('waits after trouble that needs time to pass', () => {
    expect(computeTurnMs(restore(false), { nowMs: 1_000, random, rules })).toBe(1_500);
  });

  test('comes at once after a refusal', () => {
    expect(computeTurnMs(restore(true), { nowMs: 1_000, random, rules })).toBe(1_000);
  });

  test('waits for an import that may still be at work, and with eyes it need not', () => {
    const atWork = [{ request: 'import', sentMs: 0, endedMs: 900 }] as const;
    const blind = { ...restore(true), atWork };
    expect(computeTurnMs(blind, { nowMs: 1_000, random, rules })).toBe(10_000);
    expect(computeTurnMs({ ...blind, hasEyes: true }, { nowMs: 1_000, random, rules })).toBe(1_000);
  });
});

describe('the pause after a delete is over', () => {
  const rules = { settleMs: 5_000, timeoutMs: 10_000 };
  const start = createStart({ sources: ['next'], hasEyes: false, route: 'auto' });
  const lost = (request: 'delete' | 'import', endedMs: number): OpenState['atWork'] => [
    { request, sentMs: 0, endedMs },
  ];

  test.each<[string, Partial<OpenState>, number]>([
    ['when it has passed', {}, 6_000],
    ['when as much has passed since a lost delete could come', { atWork: lost('delete', 100) }, 15_000],
    ['when as much has passed since that was given up', { atWork: lost('delete', 12_000) }, 17_000],
    ['whatever becomes of an import', { atWork: lost('import', 9_000) }, 6_000],
    ['where it can be seen that the delete is done', { hasEyes: true, atWork: lost('delete', 9_000) }, 6_000],
  ])('%s', (_, facts, endMs) => {
    expect(computeSettledMs({ ...start, ...facts }, 1_000, rules)).toBe(endMs);
  });
});
