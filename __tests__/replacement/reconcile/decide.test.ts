import type { Context } from '../../../src/replacement/reconcile/context.ts';
import { decideNext, rules } from '../../../src/replacement/reconcile/decide.ts';
import { decideWithoutRead, isAllConfirmed } from '../../../src/replacement/reconcile/without-read.ts';
import { addLack, rollBack, update, updateGroups } from '../../../src/replacement/reconcile/status.ts';
import { eachCase } from '../../support/each-case.ts';
import { begun, compare, plan } from './plan.ts';

const cleared = update(begun, {
  attempts: { clear: { failures: 0, opensAtMs: 0, isConfirmed: true } },
  times: { beganAtMs: 0, deletedAtMs: 0 },
});
const converging = update(cleared, { state: 'converging' });
const imported = update(converging, { effects: { imported: { direction: 'rollout', isVisible: false } } });
/** After a confirmed import that no read has shown in time. */
const invisible = updateGroups(imported, ['name_b', 'name_c'], {
  pending: { by: 'import', before: '', untilAtMs: 0, state: 'hidden' },
});
const failed = update(begun, { attempts: { import: { failures: 4, opensAtMs: 0 } } });

function create(status: typeof begun, paths: readonly string[], changes: Partial<Context> = {}): Context {
  const diff = compare(status, ...paths);
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
const send = (kind: string, group?: string) => ({
  do: 'send',
  requests: [{ kind, ...(group && { group }) }],
});

eachCase<readonly [Context, object]>({
  'a copilot is cleared before an import': [create(begun, ['a']), send('clear')],
  'an import follows a delete and the delay': [create(cleared, []), send('import')],
  'the delay after a delete is waited for': [
    create(cleared, [], { nowMs: 1_000 }),
    { do: 'wait', ms: 4_000, reason: 'delay' },
  ],
  'a version that fails too often is rolled back': [create(failed, ['a']), { do: 'roll-back' }],
  'a late version is rolled back': [create(begun, ['a'], late), { do: 'roll-back', cause: 'out-of-time' }],
  'after the deadline, a version is still rolled back first, so that the report is about the previous one': [
    create(begun, ['a'], over),
    { do: 'roll-back' },
  ],
  'a rollback ends after the deadline': [create(rollBack(begun, 'out-of-time'), [], over), { do: 'end' }],
  'a correct version is never rolled back': [create(converging, ['b', 'c'], over), { do: 'end' }],
  'one action is missing, so it is added before another one is removed': [
    create(converging, ['a', 'b']),
    send('add', 'name_c'),
  ],
  'all actions are missing, so they are imported': [create(converging, []), send('import')],
  'a copilot is cleared again if no read shows an import': [
    create(invisible, []),
    { do: 'update', status: { state: 'teardown', attempts: { import: { failures: 1 } } } },
  ],
  'a copilot keeps an import that no read shows if no time is left to clear it': [
    create(invisible, [], { nowMs: 115_000 }),
    { do: 'end' },
  ],
  'a rollback has all of the time to clear a copilot': [
    create(rollBack(invisible, 'out-of-time'), [], { nowMs: 350_000 }),
    { do: 'update', status: { state: 'teardown' } },
  ],
  'one action is added if no read shows an import, and no route clears the copilot': [
    create(addLack(invisible, 'clear'), []),
    send('add', 'name_b'),
  ],
  'a version is rolled back if no read shows its import, and no action can be added': [
    create(updateGroups(addLack(invisible, 'clear'), ['name_b'], { failures: 4 }), []),
    { do: 'roll-back' },
  ],
})('%s', ([context, next]) => {
  expect(decideNext(context)).toMatchObject(next);
});

eachCase<readonly [Context, object]>({
  'an import follows a confirmed delete, even if it is late': [create(cleared, ['a'], late), send('import')],
  'an unconfirmed delete is followed by a read': [create(begun, ['a']), { do: 'read-again' }],
})('without a read, %s', ([context, next]) => {
  expect(decideWithoutRead(context, context.diff, 1)).toMatchObject(next);
});

test.each([
  ['waiting', true],
  ['hidden', false],
  ['undone', false],
] as const)('without a read, a change that is %s is confirmed: %s', (state, is) => {
  const pending = { by: 'add', before: '', untilAtMs: 0, state } as const;
  const status = updateGroups(converging, ['name_c'], { pending });
  expect(isAllConfirmed(status, compare(status, 'b'))).toBe(is);
});
