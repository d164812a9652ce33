import { dispatchEvent, pushEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, type World } from '../support/world.ts';

/** A push of nothing but a note, and what `base: copilot` makes of it. */
let world: World;
let note: RunnerEvent;

beforeEach(async () => {
  world = await createWorld({
    isInProcess: true,
    service: { copilots: [{ name: 'Order desk' }], manner: { hasActionList: true } },
  });
  const before = await world.sandbox.commit({ 'swagger.json': describeApi('listOrders', 'findOrder') });
  const after = await world.sandbox.commit({ 'note.md': 'only a note' });
  note = pushEvent({ ref: 'main', before, after });
});

afterEach(() => world.close());

const meet = (inputs: Readonly<Record<string, string>> = {}): Promise<Transcript> =>
  world.run({ event: note, inputs: { base: 'copilot', ...inputs } });
const calls = (): readonly string[] => world.service.requests.map(({ call }) => call);

test('a copilot that is not what the file says is synced by a push that did not touch the file', async () => {
  const { main } = await meet();
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'drifted', changed: 'false' });
  expect(world.service.requests.length).toBeGreaterThan(2);
});

test('a copilot that is in step is only looked at', async () => {
  await world.run({ event: dispatchEvent(note.sha) });
  const seen = calls().length;
  const { main } = await meet();
  expect(main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync', changed: 'false' });
  expect(calls().slice(seen)).toEqual(['list', 'actionList']);
  const preview = await meet({ 'dry-run': 'true' });
  expect(preview.main.outputs).toMatchObject({ outcome: 'unchanged', 'copilots-to-sync': '[]' });
});

test('a dry run names the copilot for the jobs that will sync it', async () => {
  const { main } = await meet({ 'dry-run': 'true' });
  expect(main.outputs).toMatchObject({
    outcome: 'previewed',
    reason: 'drifted',
    'copilots-to-sync': JSON.stringify([world.copilotId]),
  });
  expect(calls()).toEqual(['list', 'actionList']);
});

test('where nobody can look, a warning says so, and the file decides', async () => {
  const { main } = await meet({ 'list-actions': 'never' });
  expect(main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'unchanged' });
  expect(main.annotations.map(({ message }) => message).join()).toContain(
    '`base: copilot` could not be used',
  );
  expect(calls()).toEqual(['list']);
});
