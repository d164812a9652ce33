import type { SyncResult } from '../../src/ending.ts';
import type { Explanation } from '../../src/errors.ts';
import { describeEnding } from '../../src/messages/describe-ending.ts';
import { describeHeadline } from '../../src/messages/describe-headline.ts';
import { endIdle, idleResults } from '../../src/messages/idle-results.ts';
import { results, type CheckedState } from '../../src/messages/results.ts';
import { readGolden } from '../support/golden.ts';

const replacement = { replaceMs: 1, incidents: [] };
const counts = { added: 1, changed: 0, removed: 1, kept: 0, isZeroDowntime: false };
const state = {
  ...{ aim: 'new' as const, strategy: 'rolling', desired: 24, right: 22, held: 23, counts },
  ...{ missing: ['GET /orders', 'PUT /orders'], extra: ['GET /users'], unconfirmed: ['GET /orders'] },
  ...{ version: 'the version of 1f0c2f3e', isEmpty: false },
  reason: 'this service can’t list a copilot’s actions',
} as const satisfies CheckedState & Record<string, unknown>;
const names = {
  ...{ who: 'copilot “Orders”', actions: 'the 24 actions', file: 'api/openapi.yaml', copilotId: 'id-1' },
  ...{ isUnused: false, describeExpectation: () => '2 operations added', describeBlocking: () => '' },
};

type Changed = Partial<CheckedState> & { readonly isEmpty?: boolean };

function describe(result: SyncResult, changed: Changed = {}, stop = 'service') {
  const fault = { explanation: 'The import request failed with HTTP 500.', hint: 'Check the service log.' };
  // Each result reads the part of the state that it knows.
  return describeEnding(result as 'incomplete', {
    ...{ state: { ...state, ...changed }, causes: { stop, fault }, replacement, warnings: [] },
  });
}

function render(result: SyncResult, aim: 'new' | 'previous'): string {
  const ending = describe(result, { aim });
  const failure = 'failure' in ending ? [ending.failure.message, ending.failure.hint ?? ''] : [];
  return [`${ending.outcome}: ${describeHeadline(ending, names)}`, ending.state, ...failure].join('\n');
}

function describeFailure(code: Explanation['code'], changed: object): string {
  const ending = { outcome: 'aborted', state: '', failure: { code, message: '' } } as const;
  return describeHeadline(ending, { ...names, ...changed });
}

test('each result has its outcome, headline, state and hint', () => {
  const text = (Object.keys(results) as readonly SyncResult[])
    .map((result) => `## ${result}\n${render(result, 'new')}\n\n${render(result, 'previous')}\n`)
    .join('\n');
  expect(text).toBe(readGolden('results', text));
});

test('each result of a run that sent nothing has its outcome, headline and state', () => {
  const text = (Object.keys(idleResults) as readonly (keyof typeof idleResults)[])
    .map((result) => endIdle(result))
    .map(
      (ending) =>
        `## ${ending.result}\n${ending.outcome}: ${describeHeadline(ending, names)}\n${ending.state}\n`,
    )
    .join('\n');
  expect(text).toBe(readGolden('idle-results', text));
  expect(describeHeadline(endIdle('in-sync'), { ...names, isUnused: true })).toBe(
    'In sync: the service doesn’t use the change of api/openapi.yaml, so nothing was changed',
  );
});

test.each([
  ['bad-input', {}, 'an input is missing or invalid'],
  ['copilot-unknown', {}, 'the key has no access to copilot id-1'],
  ['copilot-unknown', { copilotId: undefined }, 'the workflow names no copilot'],
  ['breaking-change', {}, 'copilot “Orders” keeps its actions'],
  ['spec-invalid', {}, 'copilot “Orders” keeps its actions'],
] as const)('a run that failed with %s before the sync says so: %j', (code, changed, cause) => {
  expect(describeFailure(code, changed)).toBe(`Failed before anything was changed: ${cause}`);
});

test.each([
  ['strategy-unsupported', {}, 'Not supported by this service'],
  ['breaking-change', { describeBlocking: () => '4 breaking changes' }, 'Blocked by 4 breaking changes'],
] as const)('a run that stopped with %s says that the copilot was not changed', (code, changed, cause) => {
  expect(describeFailure(code, changed)).toBe(`${cause}: copilot “Orders” was not changed`);
});

test.each([
  [{ desired: 1, right: 0, missing: ['GET /a'], extra: [] }, '0 of its 1 previous action; missing: GET /a'],
  [{ desired: 0, right: 0, missing: [] }, 'other actions; extra: GET /users'],
])('a part of the previous version without the desired actions: %j', (changed, part) => {
  expect(describe('incomplete', { aim: 'previous', ...changed }).state).toBe(`The copilot has ${part}.`);
});

test('a sync that is handed over without any action says so', () => {
  expect(describe('handed-over-unread', { isEmpty: true }).state).toMatch(/^The copilot has no actions\. /);
});

test('a headline counts the unmanaged actions that stay', () => {
  const ending = { outcome: 'synced', result: 'verified', state: '', replacement } as const;
  const count = (kept: number) =>
    describeHeadline({ ...ending, replacement: { ...replacement, counts: { ...counts, kept } } }, names);
  expect(count(0)).toMatch(/api\/openapi\.yaml$/);
  expect(count(1)).toMatch(/ and 1 unmanaged action$/);
  expect(count(292)).toMatch(/ and 292 unmanaged actions$/);
});

test.each([
  ['no-journal', 'replacement-failed', /RUNNER_TEMP/],
  ['interrupted', 'interrupted', /Run the workflow again/],
  ['handed-over', 'interrupted', /post step/],
  ['out-of-time', 'replacement-failed', /time limit.*HTTP 500/],
] as const)('a sync that stopped explains why: %s', (stop, code, text) => {
  const ending = describe('incomplete', {}, stop);
  expect(ending).toMatchObject({ failure: { code } });
  expect(JSON.stringify('failure' in ending && ending.failure)).toMatch(text);
});
