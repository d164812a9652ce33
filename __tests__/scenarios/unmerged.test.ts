import { dispatchEvent, pullRequestTargetEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import { createWorld, describeApi, type Scenario, type World } from '../support/world.ts';

/** main: merged → tip; beside it a pull request’s commit, which nobody has merged. */
interface Commits {
  readonly merged: string;
  readonly tip: string;
  readonly stranger: string;
}

let world: World;
let commits: Commits;

const config = (...ids: readonly string[]): string =>
  JSON.stringify({ targets: ids.map((id) => ({ 'copilot-id': id, 'swagger-file': 'swagger.json' })) });

beforeAll(async () => {
  world = await createWorld({
    isInProcess: true,
    service: { copilots: [{ name: 'Order desk' }, { name: 'Payroll' }] },
  });
  const { sandbox, copilotId, service } = world;
  const other = service.copilots()[1]?.id ?? '';
  const merged = await sandbox.commit({
    'swagger.json': describeApi('a'),
    'copilots.yml': config(copilotId),
    'gone.yml': config('1f0c2f3e-6a51-5c7e-9a53-0d3f7f1f2b11'),
  });
  const tip = await sandbox.commit({ 'swagger.json': describeApi('a', 'b') });
  const stranger = await sandbox.commit(
    { 'swagger.json': describeApi('evil'), 'copilots.yml': config(other) },
    { on: 'refs/pull/7/head', parents: [merged] },
  );
  commits = { merged, tip, stranger };
});

afterAll(() => world.close());

const repository = { full_name: 'octo/service', default_branch: 'main' };
const about = (name: string, sha: string, payload: object = {}): RunnerEvent => ({
  ...dispatchEvent(sha),
  name,
  payload: { repository, ...payload },
});
const runAfter = (event: string): object => ({
  workflow_run: { event, head_sha: commits.merged, head_repository: { full_name: 'octo/service' } },
});

const unknown = /preview, regardless of the inputs: .* was not found on main/;
const other = /The checkout is at/;
const slashCommand = { client_payload: { pull_request: { number: 7 } } };

type Row = readonly [
  name: string,
  outcome: string,
  event: () => RunnerEvent,
  says: RegExp,
  sha: keyof Commits | undefined,
];

/** preview.test.ts has the other events. */
const rows: readonly Row[] = [
  ['lacks, on deployment', 'previewed', () => about('deployment', commits.stranger), unknown, undefined],
  [
    'lacks, on repository_dispatch by a slash command',
    'previewed',
    () => about('repository_dispatch', commits.tip, slashCommand),
    unknown,
    'stranger',
  ],
  [
    'lacks, on workflow_run after another',
    'previewed',
    () => about('workflow_run', commits.tip, runAfter('workflow_run')),
    unknown,
    'stranger',
  ],
  [
    'lacks, on a comment',
    'previewed',
    () => about('Issue_Comment', commits.tip),
    /preview, regardless of the inputs: .* is checked out/,
    'stranger',
  ],
  ['contains, on deployment', 'synced', () => about('deployment', commits.merged), /^$/, undefined],
  [
    'contains, on repository_dispatch',
    'synced',
    () => about('repository_dispatch', commits.tip),
    other,
    'merged',
  ],
  [
    'contains, as that of workflow_run after a push',
    'synced',
    () => about('workflow_run', commits.tip, runAfter('push')),
    other,
    'merged',
  ],
];

async function run(
  event: RunnerEvent,
  outcome: string,
  says: RegExp,
  scenario: Partial<Scenario>,
): Promise<string> {
  const sent = world.service.requests.length;
  const { main } = await world.run({ event, ...scenario });
  expect(main.outputs['outcome']).toBe(outcome);
  const notices = main.annotations.map(({ message }) => message).join('\n');
  expect(notices).toMatch(says);
  const changes = world.service.requests
    .slice(sent)
    .filter(({ method }) => !['GET', 'OPTIONS'].includes(method));
  expect(changes.map(({ call }) => call)).toEqual(outcome === 'synced' ? ['delete', 'import'] : []);
  return notices;
}

describe('a commit that the default branch', () => {
  test.each(rows)('%s: %s', async (_, outcome, create, says, sha) => {
    const event = create();
    const notices = await run(event, outcome, says, sha === undefined ? {} : { sha: commits[sha] });
    if (sha === undefined) return;
    expect(notices).toContain(commits[sha].slice(0, 7));
    expect(notices).toContain(event.sha.slice(0, 7));
  });

  test('contains, as a whole clone shows: synced', async () => {
    await run(about('deployment', commits.merged), 'synced', /^$/, { depth: 0 });
  });
});

test('copilots are not listed if an outside contributor may have started the run', async () => {
  const inputs = { 'copilot-id': '1f0c2f3e-6a51-5c7e-9a53-0d3f7f1f2b11' };
  const event = about('workflow_run', commits.tip, runAfter('issue_comment'));
  const { main } = await world.run({ event, inputs, sha: commits.stranger });
  expect(main.exitCode).toBe(1);
  expect(main.log).toContain('There is no copilot 1f0c2f3e');
  expect(main.log + main.summary).not.toContain('Payroll');
});

describe("pull_request_target with a checkout of an outside contributor's commit", () => {
  const preview = (inputs: Readonly<Record<string, string>>) =>
    world.run({
      event: pullRequestTargetEvent({
        base: { ref: 'main', sha: commits.merged },
        head: { ref: 'evil', sha: commits.stranger, repository: 'eve/service' },
        sha: commits.merged,
      }),
      sha: commits.stranger,
      inputs: { 'copilot-id': '', comment: 'true', ...inputs },
    });

  test('reads the config file from the target branch, and does not request another copilot', async () => {
    const { main } = await preview({ 'config-file': 'copilots.yml' });
    expect(main.outputs['outcome']).toBe('previewed');
    expect(JSON.parse(main.outputs['report'] ?? '')).toMatchObject([{ copilot: { id: world.copilotId } }]);
    const texts = main.log + main.summary + JSON.stringify(world.github.comments.list(1));
    expect(texts).toContain('Order desk');
    expect(texts).not.toContain('Payroll');
  });

  test('does not list the copilots of the key if the ID is unknown', async () => {
    const { main } = await preview({ 'config-file': 'gone.yml' });
    expect(main.exitCode).toBe(1);
    const texts = main.log + main.summary + JSON.stringify(world.github.comments.list(1).at(-1));
    expect(texts).toContain('There is no copilot 1f0c2f3e');
    expect(texts).not.toContain('Payroll');
  });
});
