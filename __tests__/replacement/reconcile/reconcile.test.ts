import { modelSecret } from '../../simulation/reconcile/model.ts';
import { act, type Schedule } from '../../simulation/reconcile/schedule.ts';
import { eachCase } from '../../support/each-case.ts';
import { calm, nameAll, run } from './run.ts';

const hand = act('hand', 'by hand');
const recreate = { strategy: 'recreate', unmanaged: 'delete' } as const;
const older = { release: '2.8.0' } as const;
const rejected = { name: 'name_d', status: 400 } as const;
const createMany = (count: number) => Array.from({ length: count }, (_, index) => act(`many${index}`));
const [thirty, hundred, three] = [createMany(30), createMany(101), createMany(300)];
const threeChanged = three.map((one, index) => (index < 3 ? act(`many${index}`, one.name, 1) : one));
const copies = { from: Array.from({ length: 30 }, () => calm.from).flat() };
const halfImport = { ...recreate, from: hundred, to: hundred, halfImport: true };

const containing = (text: string) => expect.stringContaining(text) as string;
/** All actions are in the copilot and in its search index. */
const whole = (actions: Schedule['to']) => {
  const names = nameAll(actions.map(({ name }) => name));
  return { held: names, found: names };
};
const [before, after] = [whole(calm.from), whole(calm.to)];
const withHand = ({ held }: typeof before) => ({ held: `by hand, ${held}`, found: `byHand, ${held}` });
const synced = { outcome: 'synced', ...after };
const rolledBack = { outcome: 'rolled-back', ...before };
const degraded = { outcome: 'degraded' };
const confirmed = { outcome: 'synced', result: 'confirmed' };
const neverList = { ...degraded, failure: { hint: containing('`list-actions: never`') } };
const unindexed = {
  ...{ ...degraded, result: 'index-incomplete', held: after.held },
  state: containing('has all 3 actions of the new version, but its search index might not contain'),
  // A later run would find correct rows, and wouldn’t repair the index.
  failure: { hint: expect.stringMatching(/^After .*, run once with `force: true`[^.]*\.$/) as string },
};
const stuck = { outcome: 'synced', warnings: [containing('Not deleted: GET https://api.example.com/c.')] };
const repeat = (name: string, count: number) => Array.from({ length: count }, () => name).join(' ');

eachCase<readonly [Partial<Schedule>, object]>({
  'with `rolling`, the number of requests grows with the change, not with the OpenAPI file': [
    { from: three, to: threeChanged },
    { outcome: 'synced', changes: 'change change change' },
  ],
  'with `rolling`, many missing actions are imported at once, after a read has shown an added one': [
    { to: [...calm.from, ...thirty] },
    { requests: 'look add look import look', ...whole([...calm.from, ...thirty]) },
  ],
  'with `rolling` and `unmanaged: delete`, unmanaged actions are deleted': [
    { byHand: [hand], unmanaged: 'delete' },
    synced,
  ],
  'without a route to change actions, an action is deleted and added, and the result says so': [
    { hasPatch: false },
    {
      ...{ ...synced, requests: containing('delete look add') },
      state: containing('Some actions were missing for a moment, until they were added again.'),
    },
  ],
  'an empty copilot whose list shows nothing is left without actions, because they would be duplicated': [
    { from: [], showsNothing: true },
    { ...neverList, held: '' },
  ],
  'an empty copilot whose list shows nothing, and whose responses have no ID, is not reported as unchanged': [
    { from: [], showsNothing: true, answersNoId: true },
    { ...degraded, held: 'name_b' },
  ],
  'with `recreate`, an empty copilot whose list shows nothing ends as `degraded`': [
    { ...recreate, from: [], showsNothing: true },
    { ...neverList, ...after },
  ],
  'with `recreate`, all actions are deleted, the delete is verified, and the import follows the delay': [
    { ...recreate, byHand: [hand] },
    {
      ...{ ...synced, requests: 'look clear look look import look' },
      state: 'The copilot has the new version (all 3 actions verified).',
    },
  ],
  'with `recreate`, actions are deleted one by one if the service has no route to delete all': [
    { ...recreate, ...older },
    { ...synced, requests: 'look look delete delete delete look look import look' },
  ],
  'with `recreate` and `unmanaged: keep`, only managed actions are deleted, so no other one is restored': [
    { strategy: 'recreate', byHand: [hand] },
    { ...withHand(after), requests: 'look delete delete delete look look import look' },
  ],
  'with `recreate`, endpoints in the service’s own format are verified by number after a confirmed import': [
    { ...recreate, ownForm: true },
    { ...synced, result: 'counted' },
  ],
  'with `recreate`, a copilot without listed actions is cleared as well, because the list may be stale': [
    { ...recreate, from: [] },
    { requests: 'look clear look look import look' },
  ],
  'thirty copies of each action are repaired: with `rolling`': [copies, synced],
  'thirty copies of each action are repaired: with `recreate` and `unmanaged: keep`': [
    { ...copies, strategy: 'recreate' },
    synced,
  ],
  'thirty copies of each action are repaired: with `recreate`, on 2.8.0': [
    { ...copies, ...recreate, ...older },
    synced,
  ],
  'an empty copilot gets one action in the service’s own format, which is removed, because it isn’t recognized':
    [
      { from: [], ownForm: true },
      { outcome: 'rolled-back', changes: 'add delete', held: '' },
    ],
  'a service with its own format never gets the same action again and again': [
    { ownForm: true },
    { ...rolledBack, changes: 'add delete' },
  ],
  // Additions come first, so with `rolling` nothing else was changed.
  'a rejected version leaves the previous actions: with `rolling`': [
    { rejected },
    { ...before, outcome: 'aborted' },
  ],
  'a rejected version leaves the previous actions: with `rolling`, next to an unmanaged one, on 2.8.0': [
    { rejected, byHand: [hand], ...older },
    { ...withHand(before), outcome: 'aborted' },
  ],
  'a rejected version leaves the previous actions, restored by one import: with `recreate`': [
    { rejected, ...recreate },
    { ...rolledBack, changes: 'clear import import' },
  ],
  'a rejected version leaves the previous actions: with `recreate` and an unmanaged one': [
    { rejected, ...recreate, byHand: [hand] },
    { ...rolledBack, ...withHand(before), changes: 'clear import import add' },
  ],
  'a rejected version leaves the previous actions: with `recreate` and an unmanaged one, on 2.8.0': [
    { rejected, ...recreate, byHand: [hand], ...older },
    { ...rolledBack, ...withHand(before) },
  ],
  ...Object.fromEntries(
    ['constructor', '__proto__'].map((name) => [
      `a rejected version is sent four times at most if the action is called ${name}`,
      [
        { to: [...calm.from, act('d', name)], rejected: { name, status: 500 } },
        { changes: repeat('add', 4) },
      ] as const,
    ]),
  ),
  'a rejected version is rolled back after half of the time, even if attempts are left': [
    { rejected: { ...rejected, status: 500 }, maxAttempts: 1_000 },
    rolledBack,
  ],
  'an unmanaged action with a secret is not restored without it, and a warning names it': [
    { ...recreate, byHand: [{ ...hand, description: `Ask with ${modelSecret}` }], rejected },
    {
      ...{ ...degraded, held: before.held },
      state: 'The copilot has 3 of its 4 previous actions; missing: GET https://api.example.com/hand.',
      warnings: [containing('Not restored: GET https://api.example.com/hand.')],
    },
  ],
  ...Object.fromEntries(
    ['name_C', 'name_ç'].map((name) => [
      `a warning names the action that can’t be removed next to the unmanaged action ${name}`,
      [
        { to: [act('a'), act('b')], byHand: [{ ...act('hand', name), operationId: name }] },
        { ...stuck, held: nameAll(['name_a', 'name_b', 'name_c', name]) },
      ] as const,
    ]),
  ),
  'while the service can’t write search entries, the result is `degraded`: with `rolling`': [
    { isSearchDown: true },
    unindexed,
  ],
  'while the service can’t write search entries, the result is `degraded`: with `recreate`': [
    { ...recreate, isSearchDown: true },
    unindexed,
  ],
  'after an import of more than 100 actions without search entries, all are cleared and imported once more': [
    halfImport,
    { outcome: 'synced', result: 'verified', changes: 'clear import clear import', ...whole(hundred) },
  ],
  'after a second import without search entries, each action is reindexed': [
    { ...halfImport, isSearchDown: true },
    {
      ...{ ...degraded, result: 'index-incomplete' },
      changes: expect.stringMatching(/^(clear import ){2}change( change)*$/) as string,
    },
  ],
  'after an import of 100 actions without search entries, each action is reindexed': [
    { ...halfImport, to: hundred.slice(1) },
    { outcome: 'synced', changes: `clear import ${repeat('change', 100)}`, ...whole(hundred.slice(1)) },
  ],
  'after an import without search entries next to unmanaged actions, each action is reindexed': [
    { ...halfImport, unmanaged: 'keep' },
    {
      ...{ outcome: 'synced', ...whole(hundred) },
      changes: `${repeat('delete', 101)} import ${repeat('change', 101)}`,
    },
  ],
  'while the list fails, the import follows a confirmed delete, and the result isn’t verified': [
    { ...recreate, failsFrom: 2 },
    { ...synced, ...confirmed, changes: 'clear import', warnings: [containing('were not verified')] },
  ],
  'while the list fails, the import also follows single deletes if each of them was confirmed': [
    { ...recreate, ...older, failsFrom: 3 },
    {
      ...{ ...synced, ...confirmed },
      requests: expect.stringMatching(/^look look delete delete delete look look import( look)+$/u) as string,
    },
  ],
  'while the list fails, a missing route is not reported as the cause': [
    { ...recreate, ...older, failsFrom: 2 },
    { ...degraded, failure: { message: 'The time limit for repairing the copilot expired.' } },
  ],
  'while the list fails, a confirmed request is enough if nothing else differed': [
    { from: [act('a')], to: [act('a', 'name_a', 1)], failsFrom: 2 },
    { ...confirmed, changes: 'change' },
  ],
  'while the list fails, a confirmed request is not enough if something else differed': [
    { from: [act('a'), act('a')], to: [], failsFrom: 2 },
    { ...degraded, changes: 'delete' },
  ],
  'while the list fails, no request follows an unconfirmed delete': [
    { ...recreate, failsFrom: 2, brokenClear: true },
    { ...degraded, changes: 'clear' },
  ],
  'while the list fails, no request follows an unconfirmed import': [
    { ...recreate, failsFrom: 2, lateImportMs: 60_000 },
    { ...degraded, changes: 'clear import' },
  ],
  'after an import without a response, the run waits for its effect and reindexes the actions': [
    { ...recreate, lateImportMs: 60_000 },
    { ...synced, changes: `clear import ${repeat('change', 3)}` },
  ],
  'nothing is sent if the disk is full': [
    { ...recreate, isDiskFull: true },
    { outcome: 'aborted', changes: '' },
  ],
  'nothing is sent after a signal': [
    { ...recreate, killAtMs: 0, isSignalled: true },
    { outcome: 'aborted', changes: '' },
  ],
  'a delete that isn’t visible yet is not sent a second time': [
    { ...recreate, lagMs: 6_000 },
    { ...synced, changes: 'clear import' },
  ],
  'a stale action list costs seconds, but no request, and the result is correct': [
    { lagMs: 6_000 },
    { ...synced, changes: 'add change delete' },
  ],
})('%s', async ([settings, expected]) => {
  const { ending, requests, ...seen } = await run(settings);
  expect({ ...ending, ...seen, requests: requests.join(' ') }).toMatchObject({ violations: [], ...expected });
});
