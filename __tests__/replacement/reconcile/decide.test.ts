import type { ObservedAction } from '../../../src/copilot.ts';
import type { Context } from '../../../src/replacement/reconcile/context.ts';
import { decideNext, rules } from '../../../src/replacement/reconcile/decide.ts';
import { decideWithoutRead, isAllConfirmed } from '../../../src/replacement/reconcile/without-read.ts';
import { compareRows } from '../../../src/replacement/reconcile/diff.ts';
import { beginStatus, createPlan } from '../../../src/replacement/reconcile/plan.ts';
import { rollBack, updateGroups, type Status } from '../../../src/replacement/reconcile/status.ts';
import { act } from '../../simulation/reconcile/schedule.ts';
import { createJob } from '../../simulation/reconcile/simulate.ts';

const [from, to] = [['a', 'b'].map((path) => act(path)), ['b', 'c'].map((path) => act(path))];
const show = (...paths: readonly string[]): readonly ObservedAction[] =>
  paths.map((path) => ({
    ...act(path),
    id: path,
    operationId: `name_${path}`,
    description: `${path}, version 0`,
  }));
const settings = { from, to, strategy: 'recreate', unmanaged: 'delete', maxAttempts: 4 } as const;
const plan = createPlan(createJob(settings, show('a', 'b')));
const begun = beginStatus(plan);
const cleared: Status = {
  ...begun,
  attempts: { ...begun.attempts, clear: { failures: 0, opensAtMs: 0, isConfirmed: true } },
  times: { ...begun.times, beganAtMs: 0, deletedAtMs: 0 },
};
const converging: Status = { ...cleared, state: 'converging' };
const failed: Status = {
  ...begun,
  attempts: { ...begun.attempts, import: { failures: 4, opensAtMs: 0 } },
};

function create(status: Status, rows: readonly ObservedAction[], changes: Partial<Context> = {}): Context {
  const diff = compareRows(plan, status, rows);
  return { plan, status, diff, nowMs: 10_000, rollbackAtMs: 300_000, endMs: 600_000, ...changes };
}

test('the rules are checked in this order', () => {
  expect(Object.keys(rules)).toEqual([
    'roll back a version that fails or is late',
    'end after the deadline, or if no delete succeeds',
    'delete, wait and import',
    'clear the copilot if no read shows an import',
    'add one action if no read shows an import',
    'add one action until a read shows it',
    'import again if the search index lacks many actions',
    'import again if the service has no routes for single actions',
    'import what is missing',
    'add, change, then remove',
  ]);
});

const late = { nowMs: 300_000 };
const over = { nowMs: 600_000 };

test.each<[string, Context, object]>([
  [
    'a copilot is cleared before an import',
    create(begun, show('a')),
    { do: 'send', requests: [{ kind: 'clear' }] },
  ],
  [
    'an import follows a delete and the delay',
    create(cleared, []),
    { do: 'send', requests: [{ kind: 'import' }] },
  ],
  [
    'the delay after a delete is waited for',
    create(cleared, [], { nowMs: 1_000 }),
    { do: 'wait', ms: 4_000, reason: 'delay' },
  ],
  ['a version that fails too often is rolled back', create(failed, show('a')), { do: 'roll-back' }],
  [
    'a late version is rolled back',
    create(begun, show('a'), late),
    { do: 'roll-back', cause: 'out-of-time' },
  ],
  [
    'after the deadline, a version is still rolled back first, so that the report is about the previous one',
    create(begun, show('a'), over),
    { do: 'roll-back' },
  ],
  ['a rollback ends after the deadline', create(rollBack(begun, 'out-of-time'), [], over), { do: 'end' }],
  ['a correct version is never rolled back', create(converging, show('b', 'c'), over), { do: 'end' }],
  [
    'one action is missing, so it is added before another one is removed',
    create(converging, show('a', 'b')),
    { do: 'send', requests: [{ kind: 'add', group: 'name_c' }] },
  ],
  [
    'all actions are missing, so they are imported',
    create(converging, []),
    { do: 'send', requests: [{ kind: 'import' }] },
  ],
])('%s', (_, context, next) => {
  expect(decideNext(context)).toMatchObject(next);
});

test('without a read, an import follows a confirmed delete, even if it is late', () => {
  const context = create(cleared, show('a'), late);
  expect(decideWithoutRead(context, context.diff, 1)).toMatchObject({
    do: 'send',
    requests: [{ kind: 'import' }],
  });
});

test('without a read, an unconfirmed delete is followed by a read', () => {
  const context = create(begun, show('a'));
  expect(decideWithoutRead(context, context.diff, 1)).toEqual({ do: 'read-again' });
});

test('a change is not confirmed if no read has shown it in time, or if the added action was deleted again', () => {
  const confirm = (state: 'waiting' | 'hidden' | 'undone'): boolean => {
    const pending = { by: 'add', before: '', untilAtMs: 0, state } as const;
    const status = updateGroups(converging, ['name_c'], { pending });
    return isAllConfirmed(status, compareRows(plan, status, show('b')));
  };
  expect([confirm('waiting'), confirm('hidden'), confirm('undone')]).toEqual([true, false, false]);
});
