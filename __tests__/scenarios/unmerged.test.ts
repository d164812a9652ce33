import { dispatchEvent, pullRequestTargetEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import { createWorld, describeApi, type World } from '../support/world.ts';

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

interface Row {
  readonly name: string;
  readonly event: () => RunnerEvent;
  /** Checked-out commit, if it isn't the event's own. */
  readonly sha?: keyof Commits;
  readonly depth?: 0 | 1;
  readonly outcome: 'synced' | 'previewed';
  readonly says?: RegExp;
}

const unknown = /preview, regardless of the inputs: .* was not found on main/;

describe('a commit that the default branch', () => {
  test.each<Row>([
    {
      name: 'lacks, on deployment',
      event: () => about('deployment', commits.stranger),
      outcome: 'previewed',
      says: unknown,
    },
    {
      name: 'lacks, on deployment_status',
      event: () => about('deployment_status', commits.stranger),
      outcome: 'previewed',
      says: unknown,
    },
    {
      name: 'lacks, on repository_dispatch by a slash command',
      event: () =>
        about('repository_dispatch', commits.tip, { client_payload: { pull_request: { number: 7 } } }),
      sha: 'stranger',
      outcome: 'previewed',
      says: unknown,
    },
    {
      name: 'lacks, on workflow_run after a comment',
      event: () => about('workflow_run', commits.tip, runAfter('issue_comment')),
      sha: 'stranger',
      outcome: 'previewed',
      says: unknown,
    },
    {
      name: 'lacks, on workflow_run after another',
      event: () => about('workflow_run', commits.tip, runAfter('workflow_run')),
      sha: 'stranger',
      outcome: 'previewed',
      says: unknown,
    },
    {
      name: 'lacks, on a comment',
      event: () => about('Issue_Comment', commits.tip),
      sha: 'stranger',
      outcome: 'previewed',
      says: /preview, regardless of the inputs: .* is checked out/,
    },
    {
      name: 'contains, on deployment, as GitHub tells',
      event: () => about('deployment', commits.merged),
      outcome: 'synced',
    },
    {
      name: 'contains, on deployment, as the clone tells',
      event: () => about('deployment', commits.merged),
      depth: 0,
      outcome: 'synced',
    },
    {
      name: 'contains, on repository_dispatch',
      event: () => about('repository_dispatch', commits.tip),
      sha: 'merged',
      outcome: 'synced',
      says: /The checkout is at/,
    },
    {
      name: 'contains, as that of workflow_run after a push',
      event: () => about('workflow_run', commits.tip, runAfter('push')),
      sha: 'merged',
      outcome: 'synced',
      says: /The checkout is at/,
    },
  ])('$name: $outcome', async ({ event, sha, depth = 1, outcome, says }) => {
    const seen = world.service.requests.length;
    const asked = event();
    const { main } = await world.run({ event: asked, depth, ...(sha && { sha: commits[sha] }) });
    expect(main.outputs['outcome']).toBe(outcome);
    const notices = main.annotations.map(({ message }) => message).join('\n');
    expect(notices).toMatch(says ?? /^$/);
    if (sha !== undefined) {
      expect(notices).toContain(commits[sha].slice(0, 7));
      expect(notices).toContain(asked.sha.slice(0, 7));
    }
    const changes = world.service.requests
      .slice(seen)
      .filter(({ method }) => !['GET', 'OPTIONS'].includes(method));
    expect(changes.map(({ call }) => call)).toEqual(outcome === 'synced' ? ['delete', 'import'] : []);
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
    const said = main.log + main.summary + JSON.stringify(world.github.comments.list(1));
    expect(said).toContain('Order desk');
    expect(said).not.toContain('Payroll');
  });

  test('does not list the copilots of the key if the ID is unknown', async () => {
    const { main } = await preview({ 'config-file': 'gone.yml' });
    expect(main.exitCode).toBe(1);
    const said = main.log + main.summary + JSON.stringify(world.github.comments.list(1).at(-1));
    expect(said).toContain('There is no copilot 1f0c2f3e');
    expect(said).not.toContain('Payroll');
  });
});
