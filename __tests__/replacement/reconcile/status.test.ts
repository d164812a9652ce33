import { ServiceFailure, type ServiceFault } from '../../../src/errors.ts';
import { hasTakenEffect } from '../../../src/replacement/reconcile/context.ts';
import { describeReconciliation } from '../../../src/replacement/reconcile/describe-reconciliation.ts';
import { compareRows, isCounted } from '../../../src/replacement/reconcile/diff.ts';
import { selectBackup } from '../../../src/replacement/reconcile/plan.ts';
import { recordRead } from '../../../src/replacement/reconcile/record-read.ts';
import { recordResponse, recordSent } from '../../../src/replacement/reconcile/record-response.ts';
import type { ActionRequest, SingleRequest } from '../../../src/replacement/reconcile/request.ts';
import {
  listInFlight,
  resumeReconciliation,
  rollBack,
  type Status,
  updateGroups,
} from '../../../src/replacement/reconcile/status.ts';
import { act } from '../../simulation/reconcile/schedule.ts';
import { render } from '../../simulation/reconcile/simulate.ts';
import { begun, compare, plan, show } from './plan.ts';

const nowMs = 1_000;
const read = (status: Status, ...paths: readonly string[]): Status =>
  recordRead(plan, status, show(...paths), nowMs);
const clear: ActionRequest = { kind: 'clear', route: '' };
const importing: ActionRequest = {
  kind: 'import',
  document: Buffer.from(''),
  actions: plan.job.next.actions,
};
const [next, last] = [plan.desired.rollout.at(-1), show('a', 'b').at(-1)];
const adding = { kind: 'add', group: 'name_c', before: '', action: next } as SingleRequest;
const removing = { kind: 'remove', group: 'name_b', before: '', row: last } as SingleRequest;

describe('rows that appear or disappear between two reads', () => {
  test('without a request of this run were changed by another client: the search may lack the rest of their group', () => {
    const { effects, groups } = read(begun, 'a');
    expect(effects).toMatchObject({ hasOthers: true, hasChanged: true });
    expect(groups).toMatchObject({ name_b: { needsReindex: true }, name_a: { needsReindex: false } });
  });

  test('after a request of this run are its effect, even if it has ended since', () => {
    const sent = recordSent(begun, clear, nowMs, 10_000);
    expect(read(sent).effects).toMatchObject({ hasOthers: false, hasChanged: true });
    const context = { nowMs, random: () => 0, maxAttempts: 4, sent: begun };
    const ended = recordResponse(sent, clear, { ok: true, value: undefined }, context);
    expect(listInFlight(ended)).toEqual([]);
    const once = read(ended);
    expect(once).toMatchObject({ inFlight: [], effects: { hasOthers: false } });
    expect(read(once, 'a').effects.hasOthers).toBe(true);
  });

  test.each<[string, ActionRequest, readonly string[], readonly string[]]>([
    ['no row disappears because of an addition', adding, ['a', 'b', 'c'], ['a', 'b']],
    ['no row disappears because of an import', importing, ['a', 'b', 'b', 'c'], ['a', 'b', 'b']],
    ['no row appears because of a delete', removing, ['a'], ['a', 'b']],
  ])('%s in flight: the list may show only a part', (_, request, effect, other) => {
    const shown = read(recordSent(begun, request, nowMs, 10_000), ...effect);
    expect(shown.effects.hasOthers).toBe(false);
    expect(read(shown, ...other).effects.hasOthers).toBe(true);
  });

  test('after a read has shown that the copilot was cleared are not an effect of this delete', () => {
    const unseen = read(recordSent(begun, clear, nowMs, 10_000), 'a', 'b');
    const cleared = read(unseen);
    expect(cleared.effects.hasOthers).toBe(false);
    const added = read(recordSent(cleared, adding, nowMs, 10_000), 'c');
    expect(added.effects.hasOthers).toBe(false);
    expect(read(added).effects.hasOthers).toBe(true);
  });
});

test.each<[string, Partial<ServiceFault>, number | undefined]>([
  ['a gateway’s 503', { status: 503 }, 90_000],
  ['503 with Retry-After', { status: 503, retryAfterMs: 1_000 }, 10_000],
  ['504', { status: 504 }, 90_000],
  ['408', { status: 408 }, 90_000],
  ['a timeout', { kind: 'time-out' }, 90_000],
  ['a broken connection', { kind: 'broken' }, 90_000],
  ['500', { status: 500 }, 10_000],
  ['400', { status: 400 }, undefined],
  ['no connection', { kind: 'unreachable', applied: 'no' }, undefined],
])(
  'after %s, a request may take effect, or its effect may become visible, for a limited time',
  (_, facts, ms) => {
    const fault = {
      request: 'import',
      kind: 'status',
      applied: 'unknown',
      rejected: false,
      ...facts,
    } as ServiceFault;
    const context = { nowMs, random: () => 0, maxAttempts: 4, sent: begun };
    const { fault: why } = new ServiceFailure({ ...fault, explanation: '', hint: '' });
    const sent = recordSent(begun, importing, nowMs, 10_000);
    const status = recordResponse(sent, importing, { ok: false, fault: why }, context);
    expect(listInFlight(status).map(({ endsAtMs }) => endsAtMs - nowMs)).toEqual(
      ms === undefined ? [] : [ms],
    );
  },
);

test.each([
  ['was sent just before', 1_000, 90_000],
  ['timed out a minute before', 130_000, 30_000],
])('after a kill, a request that %s may take effect for a limited time', (_, laterMs, ms) => {
  const left = recordSent(begun, importing, nowMs, 70_000);
  const { inFlight } = resumeReconciliation(left, nowMs + laterMs);
  expect(inFlight.map(({ endsAtMs }) => endsAtMs - nowMs - laterMs)).toEqual([ms]);
});

test('an import has taken effect only if all of its actions are there', () => {
  const sent = recordSent(begun, importing, nowMs, 10_000);
  const [flight] = sent.inFlight;
  const isOver = (...paths: readonly string[]): boolean =>
    flight !== undefined && hasTakenEffect(flight, plan, compare(sent, ...paths));
  expect([isOver(), isOver('b'), isOver('b', 'c')]).toEqual([false, false, true]);
});

test('the same number of actions with other `operation_id`s is not the imported version', () => {
  const imported: Status = {
    ...begun,
    effects: { ...begun.effects, imported: { direction: 'rollout', isVisible: false } },
  };
  const isThere = (operationId: (id: string | undefined) => string | undefined): boolean => {
    const rows = show('b', 'c').map((row) => ({
      ...row,
      endpoint: 'x',
      operationId: operationId(row.operationId),
    }));
    return isCounted(plan, imported, compareRows(plan, imported, rows));
  };
  expect([isThere((id) => id), isThere((id) => `${id ?? ''}2`)]).toEqual([true, false]);
});

test('the backup is the largest version whose actions are all in the copilot', () => {
  const [small, large, other] = [['a'], ['a', 'b'], ['a', 'b', 'c']].map((paths) =>
    render(paths.map((path) => act(path))),
  );
  const versions = [small, other, large].filter((version) => version !== undefined);
  expect(selectBackup(show('a', 'b', 'hand'), versions)).toBe(large);
  expect(selectBackup(show('b'), versions)).toBeUndefined();
});

describe('a result', () => {
  const end = (status: Status, ...paths: readonly string[]): string => {
    const diff = compare(status, ...paths);
    const { outcome, state } = describeReconciliation(
      { plan, status, diff, failedReads: { count: 0 }, end: 'out-of-time', incidents: [] },
      0,
    );
    return `${outcome}: ${state}`;
  };
  const sent = recordSent(begun, importing, nowMs, 10_000);
  const ended: Status = { ...sent, state: 'converging', inFlight: [], groups: {} };

  test('is `synced` only if no request may still take effect', () => {
    expect(end(ended, 'b', 'c')).toMatch(/^synced: /);
    expect(end({ ...ended, inFlight: sent.inFlight }, 'b', 'c')).toMatch(/^degraded: .*may still/);
  });

  test.each([
    ['waiting', 'synced', 'confirmed'],
    ['hidden', 'degraded', 'hidden'],
  ] as const)('without a read, a change that is %s is `%s`', (state, outcome, result) => {
    const pending = { by: 'add', before: '', untilAtMs: 0, state } as const;
    const status = updateGroups({ ...ended, times: { ...ended.times, beganAtMs: 0 } }, ['name_c'], {
      pending,
    });
    const diff = compare(status, 'b');
    const failedReads = { count: 1 };
    const unread = { plan, status, diff, failedReads, end: 'done', incidents: [] } as const;
    expect(describeReconciliation(unread, 0)).toMatchObject({ outcome, result });
  });

  test('is `aborted` only if nothing has changed during the run', () => {
    const rollback = rollBack(ended, 'out-of-time');
    expect(end(rollback, 'a', 'b')).toMatch(/^aborted: /);
    expect(end({ ...rollback, effects: { ...rollback.effects, hasChanged: true } }, 'a', 'b')).toMatch(
      /^rolled-back: /,
    );
  });
});
