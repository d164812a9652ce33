import type { ServiceFault } from '../../src/errors.ts';
import { computeBudgetMs } from '../../src/replacement/drive.ts';
import { createFixedHorizon, createSignalHorizon } from '../../src/replacement/horizon.ts';
import { isLate } from '../../src/replacement/looking.ts';
import { createStart, decide, type ReplaceEvent } from '../../src/replacement/machine.ts';
import { readSent } from '../../src/importer/importer.ts';
import { takeStock } from '../../src/importer/stock.ts';
import type { Look } from '../../src/replacement/plan.ts';
import type { ReplacementState } from '../../src/replacement/state.ts';
import { computeBackoffMs } from '../../src/replacement/wait.ts';
import { createLife } from '../simulation/life.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

/** Where one thing ends and another begins: the last value on one side, and the first on the other. */

const rules = { maxAttempts: 3, settleMs: 5_000, timeoutMs: 10_000, hasTime: true };
const start = createStart({ sources: ['next', 'previous'], hasEyes: false, route: 'auto' });
const eyes = createStart({ sources: ['next', 'previous'], hasEyes: true, route: 'auto' });
const done: ReplaceEvent = { type: 'done', sentMs: 0, endedMs: 0 };

function fail(facts: Partial<ServiceFault>): ReplaceEvent {
  const base = { request: 'delete', kind: 'status', applied: 'no', refused: false, hint: '' } as const;
  return { type: 'failed', fault: { ...base, explanation: 'It failed.', ...facts }, sentMs: 0, endedMs: 0 };
}

function look(atMs: number, facts: Partial<Look>): ReplaceEvent {
  const empty: Look = {
    count: 0,
    fit: 'short',
    missing: 3,
    extra: 0,
    lacksAdditionsOnly: false,
    isAsBefore: false,
    isUnproven: false,
  };
  return { type: 'looked', look: { ...empty, ...facts }, atMs };
}

function play(from: ReplacementState, ...events: readonly ReplaceEvent[]): ReplacementState {
  return events.reduce<ReplacementState>((state, event) => decide(state, event, rules), from);
}

test.each([
  [59_999, 59_999],
  [60_000, 60_000],
  [60_001, 60_000],
  [3_600_000, 60_000],
])('a service that asks for %i ms is given %i', (retryAfterMs, waitMs) => {
  expect(computeBackoffMs(1, { retryAfterMs, random: () => 0 })).toBe(waitMs);
});

test.each([
  [60_000, 'deleting'],
  [60_001, 'untouched'],
] as const)('before anything is changed, a wait of %i ms leaves it %s', (retryAfterMs, name) => {
  expect(play(start, fail({ status: 429, retryAfterMs })).name).toBe(name);
});

test.each([
  [{ settleMs: 5_000, timeoutMs: 10_000 }, 600_000],
  [{ settleMs: 70_000, timeoutMs: 100_000 }, 600_000],
  [{ settleMs: 71_000, timeoutMs: 100_000 }, 602_000],
  [{ settleMs: 600_000, timeoutMs: 120_000 }, 1_740_000],
])('with %j a replacement has %i ms', (job, budgetMs) => {
  expect(computeBudgetMs(job)).toBe(budgetMs);
});

test.each([
  [89_999, true],
  [90_000, false],
])('%i ms after it was given up, that a call may still take effect is %s', (atMs, late) => {
  const call = { request: 'delete', sentMs: -10_000, endedMs: 0 } as const;
  expect(isLate({ ...start, atWork: [call] }, atMs)).toBe(late);
});

test.each([
  [2_999, 'verifying'],
  [3_000, 'deleting'],
] as const)('a wrong number of actions that is the same from 1,000 to %i ms: %s', (atMs, name) => {
  const wrong = { count: 5, fit: 'other', extra: 2 } as const;
  expect(play(eyes, done, done, look(0, {}), done, look(1_000, wrong), look(atMs, wrong)).name).toBe(name);
});

test.each([
  [9_999, 'verifying'],
  [10_000, 'deleting'],
] as const)('what is not to be seen %i ms after its import was confirmed: %s', (atMs, name) => {
  const some = { count: 1, missing: 2 };
  expect(play(eyes, done, done, look(0, {}), done, look(1_000, some), look(atMs, some)).name).toBe(name);
});

test('a signal leaves nine seconds', () => {
  const { interruption, signal } = createLife();
  const horizon = createSignalHorizon(interruption, createVirtualClock());
  expect(horizon.findEndMs()).toBeUndefined();
  signal();
  expect(horizon.findEndMs()).toBe(9_000);
});

test('and so does one that came before anything was begun', () => {
  const { interruption, signal } = createLife();
  signal();
  expect(createSignalHorizon(interruption, createVirtualClock()).findEndMs()).toBe(9_000);
});

test.each([
  [9_000, 9_000, true],
  [9_001, 9_001, false],
  [5_000, 9_000, true],
  [5_000, 9_001, false],
])(
  'with an end at 10,000 ms, to wait until %i for what needs %i is of use: %s',
  async (until, needed, is) => {
    const clock = createVirtualClock();
    const horizon = createFixedHorizon(10_000, clock);
    expect(await clock.run(horizon.sleepUntil(until, needed))).toBe(is);
  },
);

test('of many versions that may have been there four are tried', () => {
  const candidates = [1, 2, 3, 4, 5].map((at) => ({
    commit: String(at),
    ...readSent(Buffer.from('{}')),
    operations: 0,
  }));
  const { backups } = takeStock(readSent(Buffer.from('{}')), candidates, undefined);
  expect(backups.map(({ commit }) => commit)).toEqual(['1', '2', '3', '4']);
});

test.each([408, 425, 429, 502, 503, 504])('a service that answers %i is waited for', (status) => {
  const away = Array.from({ length: 10 }, () => fail({ request: 'import', status }));
  expect(play(start, done, done, ...away)).toMatchObject({ name: 'importing', at: 0, request: 11 });
});

test.each([
  [500, 1],
  [505, 1],
])('a service that answers %i is not', (status, at) => {
  const errors = Array.from({ length: 3 }, () => fail({ request: 'import', status }));
  expect(play(start, done, done, ...errors)).toMatchObject({ name: 'deleting', at });
});
