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

test('a copilot that differs from the file is synced by a push that did not change the file', async () => {
  const { main } = await meet();
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'drifted', changed: 'false' });
  expect(world.service.requests.length).toBeGreaterThan(2);
});

test('a copilot that is in sync is only read', async () => {
  await world.run({ event: dispatchEvent(note.sha) });
  const seen = calls().length;
  const { main } = await meet();
  expect(main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync', changed: 'false' });
  expect(calls().slice(seen)).toEqual(['list', 'actionList']);
  const preview = await meet({ 'dry-run': 'true' });
  expect(preview.main.outputs).toMatchObject({ outcome: 'unchanged', 'copilots-to-sync': '[]' });
});

test('a server that a copilot can’t call is a warning only in a run that would send the document', async () => {
  const run = (trial: string): Promise<Transcript> =>
    world.run({
      event: note,
      inputs: { base: 'copilot', 'dry-run': 'true' },
      env: { COPILOT_SYNC_TRIAL: trial },
    });
  const isWarned = ({ main }: Transcript): boolean =>
    main.annotations.some(({ message }) => message.includes('reserved for documentation'));
  expect(isWarned(await run('true'))).toBe(false);
  expect(isWarned(await run(''))).toBe(true);
  await world.run({ event: dispatchEvent(note.sha) });
  expect(isWarned(await run(''))).toBe(false);
});

test.each([
  ['workflow_dispatch', dispatchEvent],
  ['schedule', scheduleEvent],
  [
    'workflow_run',
    (sha: string) => ({
      ...dispatchEvent(sha),
      name: 'workflow_run',
      payload: { workflow_run: { event: 'push', head_repository: { full_name: 'octo/service' } } },
    }),
  ],
])('a dry run on %s reports that a sync of a copilot in sync would do nothing', async (_, create) => {
  const event = create(note.sha);
  await world.run({ event: dispatchEvent(note.sha) });
  const seen = calls().length;
  for (const inputs of [{}, { strategy: 'rolling' }]) {
    const { main } = await world.run({ event, inputs: { 'dry-run': 'true', ...inputs } });
    expect(main.outputs).toMatchObject({
      outcome: 'unchanged',
      reason: 'in-sync',
      changed: 'true',
      'copilots-to-sync': '[]',
    });
    expect(main.summary).not.toContain('would be imported');
  }
  expect(calls().slice(seen)).toEqual(['list', 'actionList', 'list', 'actionList']);
  const forced = await world.run({ event, inputs: { 'dry-run': 'true', force: 'true' } });
  expect(forced.main.outputs).toMatchObject({
    outcome: 'previewed',
    'copilots-to-sync': JSON.stringify([world.copilotId]),
  });
});

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

test('a dry run lists the copilot for the jobs that will sync it', async () => {
  const { main } = await meet({ 'dry-run': 'true' });
  expect(main.outputs).toMatchObject({
    outcome: 'previewed',
    reason: 'drifted',
    'copilots-to-sync': JSON.stringify([world.copilotId]),
  });
  expect(calls()).toEqual(['list', 'actionList']);
});

test('without an action list, a warning says so, and the file decides', async () => {
  const { main } = await meet({ 'list-actions': 'never' });
  expect(main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'unchanged' });
  expect(main.annotations.map(({ message }) => message).join()).toContain('`base: copilot` was ignored');
  expect(calls()).toEqual(['list']);
});
