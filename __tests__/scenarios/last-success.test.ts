import { pushEvent } from '../support/events.ts';
import type { WorkflowRun } from '../support/github-runs.ts';
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

interface Case {
  readonly name: string;
  /** Runs after the first, which synced `one`, and before the current one. */
  readonly runs: (commits: Commits) => readonly WorkflowRun[];
  readonly inputs?: Readonly<Record<string, string>>;
}

test.each<Case>([
  {
    name: 'a dry run, or a choice of copilots, that somebody started by hand',
    runs: ({ two }) => [
      { sha: two, conclusion: 'failure' },
      { sha: two, event: 'workflow_dispatch', jobs: green },
    ],
  },
  {
    name: 'a green run whose newest attempt failed',
    runs: ({ two }) => [{ sha: two, conclusion: 'failure', startedAt: 300 }],
  },
  {
    name: 'a run without the job that asks',
    runs: ({ two }) => [{ sha: two, jobs: [{ name: 'lint', conclusion: 'success' }] }],
  },
  {
    name: 'a run with two jobs of its name',
    runs: ({ two }) => [
      { sha: two, conclusion: 'failure', jobs: [...green, { name: own.name, conclusion: 'failure' }] },
    ],
  },
  {
    name: 'a run of which another part failed: the copilot may have been that one’s',
    runs: ({ two }) => [{ sha: two, conclusion: 'failure', jobs: green }],
    inputs: { 'config-file': 'copilots.yml', 'copilot-id': '', shard: '1/1' },
  },
])('$name is no success, so the next push syncs', async ({ runs, inputs }) => {
  const { one, two, three } = commits;
  world.github.runs.add({ sha: one, jobs: green });
  for (const run of runs(commits)) world.github.runs.add(run);
  world.github.runs.add({ id: 4242, sha: three, status: 'in_progress', jobs: [own] });
  const event = pushEvent({ ref: 'main', before: two, after: three });
  const { main } = await world.run({ event, inputs: { base: 'last-success', ...inputs } });
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'modified', added: '1' });
  expect(main.log).toContain('the last success, run 1');
});

test('a superseded run is green, so a newer failure is a doubt if a revert restores its version', async () => {
  const { one, two } = commits;
  const revert = await world.sandbox.commit({ 'swagger.json': describeApi('a', 'b'), 'note.md': 'again' });
  world.github.runs.add({ sha: two, jobs: green });
  world.github.runs.add({
    sha: one,
    conclusion: 'failure',
    jobs: [{ name: own.name, conclusion: 'failure' }],
  });
  world.github.runs.add({ id: 4242, sha: revert, status: 'in_progress', jobs: [own] });
  const event = pushEvent({ ref: 'main', before: one, after: revert });
  const { main } = await world.run({ event, inputs: { base: 'last-success' } });
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'unknown' });
  expect(main.log).toContain('but the later run 2 did not succeed');
});
