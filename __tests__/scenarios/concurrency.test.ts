import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { listSnippets } from '../../scripts/workflow-snippets.ts';
import { pushEvent } from '../support/events.ts';
import { createWorld, describeApi, projectFolder, type World } from '../support/world.ts';

interface Workflow {
  readonly concurrency?: { readonly queue?: 'max' };
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { uses: string; with?: Record<string, unknown> }[] }>
  >;
}

/** Settings of a workflow's group, and the inputs of its step that determine the base of a push. */
interface Setup {
  readonly name: string;
  readonly queue: 'single' | 'max';
  readonly base: string;
  readonly strategy: string;
}

function readSetup(name: string, text: string): Setup {
  const { concurrency, jobs } = load(text) as Workflow;
  const step = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .find(({ uses }) => uses.startsWith('OWNER/'));
  const { base = 'auto', strategy = 'recreate' } = step?.with ?? {};
  return { name, queue: concurrency?.queue ?? 'single', base: String(base), strategy: String(strategy) };
}

const setups = [
  ...listSnippets(projectFolder)
    .filter(({ name }) => name.startsWith('README.md'))
    .map(({ name, text }) => readSetup(name, text)),
  ...['push.yml', 'github-enterprise.yml'].map((name) =>
    readSetup(name, readFileSync(join(projectFolder, 'examples', name), 'utf8')),
  ),
];

/**
 * Returns the runs of a group that GitHub starts, in their order, if all except the first arrive while that one runs.
 * A newer run cancels the waiting one, unless the group has `queue: max`.
 */
function selectRuns<T>([first, ...later]: readonly T[], queue: Setup['queue']): readonly T[] {
  const waiting = queue === 'max' ? later : later.slice(-1);
  return first === undefined ? [] : [first, ...waiting];
}

const job = { name: 'Sync', runner: 'Runner harness' } as const;
const running = { status: 'in_progress', jobs: [{ ...job, status: 'in_progress' }] } as const;
let world: World;

afterEach(() => world.close());

/** Three quick pushes: two change the file, the last one only a note. Returns the names of the copilot's actions. */
async function play({ base, queue, strategy }: Omit<Setup, 'name'>): Promise<readonly string[]> {
  const service = base === 'copilot' ? '2.8.0' : 'contract';
  world = await createWorld({ isInProcess: true, service: { service } });
  const { copilotId, github, sandbox } = world;
  const file = (...names: readonly string[]) => ({ 'swagger.json': describeApi(...names) });
  const start = await sandbox.commit(file('a'));
  const pushes = [
    await sandbox.commit(file('a', 'first')),
    await sandbox.commit(file('a', 'first', 'second')),
    await sandbox.commit({ 'note.md': 'only a note' }),
  ].map((after, index, all) => pushEvent({ ref: 'main', before: all[index - 1] ?? start, after }));
  const selected = selectRuns(pushes, queue);
  for (const [index, event] of pushes.entries()) {
    const id = 200 + index;
    const { sha } = event;
    const runs = selected.includes(event);
    const conclusion = runs ? 'success' : 'cancelled';
    // The newest run is still in progress when it requests the others.
    const isLast = index === pushes.length - 1;
    if (isLast) github.runs.add({ id, sha, ...running });
    if (runs) await world.run({ event: { ...event, runId: id }, inputs: { base, strategy } });
    if (!isLast) github.runs.add({ id, sha, conclusion, jobs: runs ? [{ ...job, conclusion }] : [] });
  }
  return world.service.actions(copilotId).map(({ name }) => name);
}

test('the model is correct: without any protection, the change of the canceled run is lost', async () => {
  expect(selectRuns(['one', 'two', 'three'], 'single')).toEqual(['one', 'three']);
  expect(await play({ queue: 'single', base: 'auto', strategy: 'recreate' })).not.toContain('second');
});

test.each(setups)('the change of the second of three quick pushes arrives: $name', async (setup) => {
  expect(await play(setup)).toEqual(expect.arrayContaining(['a', 'first', 'second']));
});

test('with `base: last-success`, a run of which another shard failed is no success, so the next push syncs', async () => {
  world = await createWorld({ isInProcess: true });
  const { copilotId, github, sandbox } = world;
  const targets = [{ 'copilot-id': copilotId, 'swagger-file': 'swagger.json' }];
  const config = { 'copilots.yml': JSON.stringify({ targets }), '.github/workflows/copilot.yml': 'on: push' };
  const first = await sandbox.commit({ ...config, 'swagger.json': describeApi('a') });
  const before = await sandbox.commit({ 'swagger.json': describeApi('a', 'b') });
  const after = await sandbox.commit({ 'note.md': 'only a note' });
  const jobs = [{ name: job.name, conclusion: 'success' }] as const;
  github.runs.add({ sha: first, jobs });
  github.runs.add({ sha: before, conclusion: 'failure', jobs });
  github.runs.add({ id: 4242, sha: after, ...running });
  const inputs = { base: 'last-success', 'config-file': 'copilots.yml', 'copilot-id': '', shard: '1/1' };
  const { main } = await world.run({ event: pushEvent({ ref: 'main', before, after }), inputs });
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'modified', added: '1' });
  expect(main.log).toContain('the last success, run 1');
});
