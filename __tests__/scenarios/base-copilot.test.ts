import { dispatchEvent, pushEvent, scheduleEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, type World } from '../support/world.ts';

/** A push that doesn't change the file, with `base: copilot`. */
let world: World;
let note: RunnerEvent;

beforeEach(async () => {
  world = await createWorld({
    isInProcess: true,
    service: { copilots: [{ name: 'Order desk' }], hasActionList: true },
  });
  const before = await world.sandbox.commit({ 'swagger.json': describeApi('listOrders', 'findOrder') });
  const after = await world.sandbox.commit({ 'note.md': 'only a note' });
  note = pushEvent({ ref: 'main', before, after });
});

afterEach(() => world.close());

const meet = (inputs: Readonly<Record<string, string>> = {}): Promise<Transcript> =>
  world.run({ event: note, inputs: { base: 'copilot', ...inputs } });
const calls = (): readonly string[] => world.service.requests.map(({ call }) => call);

test('a copilot that differs from the file is synced by a push that did not change the file, and is then only read', async () => {
  const steps: readonly (readonly [dryRun: string, outputs: object])[] = [
    ['true', { outcome: 'previewed', reason: 'drifted', 'copilots-to-sync': `["${world.copilotId}"]` }],
    ['', { outcome: 'synced', reason: 'drifted', changed: 'false' }],
    ['', { outcome: 'unchanged', reason: 'in-sync', changed: 'false' }],
    ['true', { outcome: 'unchanged', reason: 'in-sync', 'copilots-to-sync': '[]' }],
  ];
  for (const [dryRun, outputs] of steps) {
    const seen = calls().length;
    expect((await meet({ 'dry-run': dryRun })).main.outputs).toMatchObject(outputs);
    if (!Object.values(outputs).includes('synced'))
      expect(calls().slice(seen)).toEqual(['list', 'actionList']);
  }
});

test('a server that a copilot can’t call is a warning only in a run that would send the document', async () => {
  const isWarned = async (trial: string): Promise<boolean> => {
    const inputs = { base: 'copilot', 'dry-run': 'true' };
    const { main } = await world.run({ event: note, inputs, env: { COPILOT_SYNC_TRIAL: trial } });
    return main.annotations.some(({ message }) => message.includes('reserved for documentation'));
  };
  expect([await isWarned('true'), await isWarned('')]).toEqual([false, true]);
  await world.run({ event: dispatchEvent(note.sha) });
  expect(await isWarned('')).toBe(false);
});

test.each([{}, { strategy: 'rolling' }])(
  'a scheduled dry run with %j reports that a sync of a copilot in sync would do nothing',
  async (given) => {
    await world.run({ event: dispatchEvent(note.sha) });
    const event = scheduleEvent(note.sha);
    const seen = calls().length;
    const inputs = { 'dry-run': 'true', ...given };
    const { main } = await world.run({ event, inputs });
    const outputs = { outcome: 'unchanged', reason: 'in-sync', changed: 'true', 'copilots-to-sync': '[]' };
    expect(main.outputs).toMatchObject(outputs);
    expect(main.summary).not.toContain('would be imported');
    expect(calls().slice(seen)).toEqual(['list', 'actionList']);
    const forced = await world.run({ event, inputs: { ...inputs, force: 'true' } });
    const toSync = `["${world.copilotId}"]`;
    expect(forced.main.outputs).toMatchObject({ outcome: 'previewed', 'copilots-to-sync': toSync });
  },
);

test('a preview of `rolling` counts the changes that the sync then makes', async () => {
  await world.run({ event: dispatchEvent(note.sha) });
  const changed = describeApi('findOrder', 'cancelOrder', 'payOrder').replace(
    'Does findOrder',
    'Finds an order',
  );
  const event = dispatchEvent(await world.sandbox.commit({ 'swagger.json': changed }));
  const inputs = { strategy: 'rolling', unmanaged: 'delete' };
  const preview = await world.run({ event, inputs: { ...inputs, 'dry-run': 'true' } });
  expect(preview.main.summary).toContain('a sync would add 2 actions, change 1 and remove 1');
  const { main } = await world.run({ event, inputs });
  const [{ effect }] = JSON.parse(main.outputs['report'] ?? '') as [{ effect: object }];
  expect(effect).toMatchObject({ added: 2, changed: 1, removed: 1 });
});

test('without an action list, a warning says so, and the file decides', async () => {
  const { main } = await meet({ 'list-actions': 'never' });
  expect(main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'unchanged' });
  expect(main.annotations.map(({ message }) => message).join()).toContain('`base: copilot` was ignored');
  expect(calls()).toEqual(['list']);
});
