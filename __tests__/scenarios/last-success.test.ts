import { pushEvent } from '../support/events.ts';
import { createWorld, describeApi, type World } from '../support/world.ts';

/** main: one (first description) → two (another) → three (a note only), which is pushed. */
interface Commits {
  readonly one: string;
  readonly two: string;
  readonly three: string;
}

let world: World;
let commits: Commits;

beforeEach(async () => {
  world = await createWorld({ isInProcess: true });
  const { sandbox, copilotId } = world;
  const targets = [{ 'copilot-id': copilotId, 'swagger-file': 'swagger.json' }];
  const config = { 'copilots.yml': JSON.stringify({ targets }), '.github/workflows/copilot.yml': 'on: push' };
  const one = await sandbox.commit({ ...config, 'swagger.json': describeApi('a') });
  const two = await sandbox.commit({ 'swagger.json': describeApi('a', 'b') });
  const three = await sandbox.commit({ 'note.md': 'only a note' });
  commits = { one, two, three };
});

afterEach(() => world.close());

const own = { name: 'sync (1/2)', status: 'in_progress', runner: 'Runner harness' } as const;
const green = [{ name: own.name, conclusion: 'success' }] as const;

test('a run of which another part failed is no success, so the next push syncs', async () => {
  const { one, two, three } = commits;
  world.github.runs.add({ sha: one, jobs: green });
  world.github.runs.add({ sha: two, conclusion: 'failure', jobs: green });
  world.github.runs.add({ id: 4242, sha: three, status: 'in_progress', jobs: [own] });
  const event = pushEvent({ ref: 'main', before: two, after: three });
  const config = { 'config-file': 'copilots.yml', 'copilot-id': '', shard: '1/1' };
  const { main } = await world.run({ event, inputs: { base: 'last-success', ...config } });
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'modified', added: '1' });
  expect(main.log).toContain('the last success, run 1');
});
