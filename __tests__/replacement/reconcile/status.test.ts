import type { ServiceFault } from '../../../src/errors.ts';
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
  update,
  updateGroups,
} from '../../../src/replacement/reconcile/status.ts';
import { act } from '../../simulation/reconcile/schedule.ts';
import { render } from '../../simulation/reconcile/simulate.ts';
import { eachCase } from '../../support/each-case.ts';
import { createFault } from '../fault.ts';
import { begun, compare, importing, plan, show } from './plan.ts';

const nowMs = 1_000;
const read = (status: Status, ...paths: readonly string[]): Status =>
  recordRead(plan, status, show(...paths), nowMs);
const send = (request: ActionRequest, status = begun): Status => recordSent(status, request, nowMs, 10_000);
const clear: ActionRequest = { kind: 'clear', route: '' };
const [next, last] = [plan.desired.rollout.at(-1), show('a', 'b').at(-1)];
const adding = { kind: 'add', group: 'name_c', before: '', action: next } as SingleRequest;
const removing = { kind: 'remove', group: 'name_b', before: '', row: last } as SingleRequest;
const context = { nowMs, random: () => 0, maxAttempts: 4, sent: begun };
const sent = send(importing);

describe('rows that appear or disappear between two reads', () => {
  test('without a request of this run were changed by another client: the search may lack the rest of their group', () => {
    expect(read(begun, 'a')).toMatchObject({
      effects: { hasOthers: true, hasChanged: true },
      groups: { name_b: { needsReindex: true }, name_a: { needsReindex: false } },
    });
  });

  test('after a request of this run are its effect, even if it has ended since', () => {
    expect(read(send(clear)).effects).toMatchObject({ hasOthers: false, hasChanged: true });
    const ended = recordResponse(send(clear), clear, { ok: true, value: undefined }, context);
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
    const shown = read(send(request), ...effect);
    expect([shown, read(shown, ...other)].map(({ effects }) => effects.hasOthers)).toEqual([false, true]);
  });

  test('after a read has shown that the copilot was cleared are not an effect of this delete', () => {
    const cleared = read(read(send(clear), 'a', 'b'));
    const added = read(send(adding, cleared), 'c');
    const all = [cleared, added, read(added)];
    expect(all.map(({ effects }) => effects.hasOthers)).toEqual([false, false, true]);
  });
});

// replacement/failed-call.test.ts has the other failures.
eachCase<readonly [Partial<ServiceFault>, readonly number[]]>({
  '503 with Retry-After': [{ status: 503, retryAfterMs: 1_000 }, [10_000]],
  '504': [{ status: 504 }, [90_000]],
  'a timeout': [{ kind: 'time-out' }, [90_000]],
  '500': [{ status: 500 }, [10_000]],
  '400': [{ status: 400 }, []],
  'no connection': [{ kind: 'unreachable', applied: 'no' }, []],
})(
  'after %s, a request may take effect, or its effect may become visible, for a limited time',
  ([facts, times]) => {
    const status = recordResponse(sent, importing, { ok: false, fault: createFault(facts) }, context);
    expect(listInFlight(status).map(({ endsAtMs }) => endsAtMs - nowMs)).toEqual(times);
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

test.each([
  [false, []],
  [false, ['b']],
  [true, ['b', 'c']],
])('an import has taken effect only if all of its actions are there: %s for %j', (is, paths) => {
  const effects = sent.inFlight.map((flight) => hasTakenEffect(flight, plan, compare(sent, ...paths)));
  expect(effects).toEqual([is]);
});

const imported = update(begun, { effects: { imported: { direction: 'rollout', isVisible: false } } });

test('the same number of actions with other `operation_id`s is not the imported version', () => {
  const isThere = (suffix: string): boolean => {
    const rows = show('b', 'c').map(({ operationId: id = '', ...row }) => {
      return { ...row, endpoint: 'x', operationId: id + suffix };
    });
    return isCounted(plan, imported, compareRows(plan, imported, rows));
  };
  expect([isThere(''), isThere('2')]).toEqual([true, false]);
});

test('the backup is the largest version whose actions are all in the copilot', () => {
  const versions = [['a'], ['a', 'b', 'c'], ['a', 'b']].map((paths) =>
    render(paths.map((path) => act(path))),
  );
  expect(selectBackup(show('a', 'b', 'hand'), versions)).toBe(versions[2]);
  expect(selectBackup(show('b'), versions)).toBeUndefined();
});

describe('a result', () => {
  const ended: Status = { ...sent, state: 'converging', inFlight: [], groups: {} };
  const rollback = rollBack(ended, 'out-of-time');
  const end = (status: Status, paths: readonly string[], count = 0) => {
    const diff = compare(status, ...paths);
    const facts = { plan, status, diff, failedReads: { count }, end: 'out-of-time', incidents: [] } as const;
    return describeReconciliation(facts, 0);
  };

  eachCase<readonly [Status, readonly string[], object]>({
    'is `synced` if no request may still take effect': [ended, ['b', 'c'], { outcome: 'synced' }],
    'is not `synced` if a request may still take effect': [
      { ...ended, inFlight: sent.inFlight },
      ['b', 'c'],
      { outcome: 'degraded', state: expect.stringContaining('may still') as string },
    ],
    'is `aborted` if nothing has changed during the run': [rollback, ['a', 'b'], { outcome: 'aborted' }],
    'is not `aborted` if something has changed during the run': [
      update(rollback, { effects: { hasChanged: true } }),
      ['a', 'b'],
      { outcome: 'rolled-back' },
    ],
  })('%s', ([status, paths, expected]) => {
    expect(end(status, paths)).toMatchObject(expected);
  });

  test.each([
    ['waiting', 'synced', 'confirmed'],
    ['hidden', 'degraded', 'hidden'],
  ] as const)('without a read, a change that is %s is `%s`', (state, outcome, result) => {
    const pending = { by: 'add', before: '', untilAtMs: 0, state } as const;
    const status = updateGroups(update(ended, { times: { beganAtMs: 0 } }), ['name_c'], { pending });
    expect(end(status, ['b'], 1)).toMatchObject({ outcome, result });
  });
});
