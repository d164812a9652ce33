import { createChangeScene, type ChangeScene } from './change-scene.ts';
import {
  dispatchEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  zeroOid,
} from '../support/events.ts';
import { renderSpec as spec } from './push-scenario.ts';
import type { WorkflowRun } from '../support/github-runs.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';

/** main: one (spec v1) → two (spec v2) → three (a note) → four (a note). */
interface Commits {
  readonly one: string;
  readonly two: string;
  readonly three: string;
  readonly four: string;
}

let scene: ChangeScene;
let commits: Commits;

async function openScene(kind: 'github' | 'gitea' = 'github'): Promise<void> {
  scene = await createChangeScene({ kind });
  const one = await scene.sandbox.commit({ 'swagger.json': spec('v1') });
  const two = await scene.sandbox.commit({ 'swagger.json': spec('v2') });
  const three = await scene.sandbox.commit({ 'note.md': 'a' });
  const four = await scene.sandbox.commit({ 'note.md': 'b' });
  commits = { one, two, three, four };
}

afterEach(() => scene.dispose());

const pushed = (): RunnerEvent => pushEvent({ ref: 'main', before: commits.three, after: commits.four });

interface Case {
  readonly event?: RunnerEvent;
  readonly isPart?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

async function detect({ event = pushed(), ...more }: Case = {}) {
  const workspace = await scene.sandbox.checkout({ sha: event.sha, depth: 0 });
  return scene.detect({ event, workspace, base: 'last-success', ...more });
}

/** Adds runs, oldest first, each with the job `sync`, whose conclusion is that of its run. */
function addRuns(...runs: readonly WorkflowRun[]): void {
  for (const run of runs) {
    const jobs = [
      { name: 'sync', conclusion: run.conclusion === 'failure' ? 'failure' : 'success' },
    ] as const;
    scene.api.runs.add({ jobs, ...run });
  }
}

/** The current run. */
const self = (): WorkflowRun => ({
  id: 4242,
  sha: commits.four,
  conclusion: 'failure',
  jobs: [{ name: 'sync', status: 'in_progress', runner: 'Own runner' }],
});

describe.each(['github', 'gitea'] as const)('with %s, the last success', (kind) => {
  beforeEach(() => openScene(kind));

  test('repairs a failed run whose change the push does not touch', async () => {
    addRuns(
      { sha: commits.one },
      { sha: commits.two, conclusion: 'failure' },
      { sha: commits.three, conclusion: 'failure' },
      self(),
    );
    const { change } = await detect();
    expect(change).toMatchObject({
      changed: true,
      reason: 'modified',
      base: commits.one,
      lastSuccess: {
        commit: commits.one,
        runNumber: 1,
      },
      warnings: [],
    });
    expect(change.detail).toContain('the last success, run 1');
  });

  test('does not change the copilot if it already has the file', async () => {
    addRuns({ sha: commits.one }, { sha: commits.two }, self());
    expect((await detect()).change).toMatchObject({ changed: false, reason: 'unchanged', base: commits.two });
  });

  test('belongs to one job, because environments can wait or fail independently', async () => {
    const job = (staging: 'success' | 'failure', production: 'success' | undefined) => [
      { name: 'sync (staging)', conclusion: staging },
      {
        name: 'sync (production)',
        ...(production === undefined ? { status: 'waiting' as const } : { conclusion: production }),
      },
    ];
    addRuns(
      { sha: commits.one, jobs: job('success', 'success') },
      { sha: commits.two, conclusion: 'failure', jobs: job('success', undefined) },
      { sha: commits.three, conclusion: 'failure', jobs: job('success', undefined) },
    );
    const asking = (name: string): WorkflowRun => ({
      ...self(),
      jobs: [
        { name, status: 'in_progress', runner: 'Own runner' },
        { name: 'other', status: 'in_progress' },
      ],
    });
    scene.api.runs.add(asking('sync (staging)'));
    expect((await detect()).change).toMatchObject({ reason: 'unchanged', base: commits.three });
    scene.api.runs.add({ ...asking('sync (production)'), id: 4343 });
    const { change } = await detect({ env: { GITHUB_RUN_ID: '4343' } });
    expect(change).toMatchObject({ reason: 'modified', base: commits.one });
  });
});

test('on Gitea, whose runner does not report the workflow, the last success is found through the current run', async () => {
  await openScene('gitea');
  addRuns(
    { sha: commits.one },
    { sha: commits.two, path: '.github/workflows/other.yml' },
    { sha: commits.three, conclusion: 'failure' },
    self(),
  );
  const { change } = await detect({ env: { GITHUB_WORKFLOW_REF: '' } });
  expect(change).toMatchObject({ reason: 'modified', base: commits.one });
});

describe('the last success', () => {
  beforeEach(() => openScene());

  test.each<[string, Partial<WorkflowRun>]>([
    ['on another branch', { branch: 'topic' }],
    ['of another workflow', { path: '.github/workflows/other.yml' }],
    ['of a pull request', { event: 'pull_request' }],
    ['of a merge group', { event: 'merge_group' }],
    ['of a fork with a branch of the same name', { headRepository: 'eve/service' }],
    ['that was skipped', { conclusion: 'skipped', jobs: [{ name: 'sync', conclusion: 'skipped' }] }],
    ['without the current job', { jobs: [{ name: 'lint', conclusion: 'success' }] }],
    ['that waits for an approval', { status: 'waiting', jobs: [{ name: 'sync', status: 'waiting' }] }],
  ])('is not one %s, without a doubt', async (_, run) => {
    addRuns({ sha: commits.two }, { sha: commits.one, ...run }, self());
    expect((await detect()).change).toMatchObject({ reason: 'unchanged', base: commits.two, warnings: [] });
  });

  test.each<[string, Partial<WorkflowRun>]>([
    ['failed', { conclusion: 'failure' }],
    ['was cancelled', { conclusion: 'cancelled', jobs: [{ name: 'sync', conclusion: 'cancelled' }] }],
    ['is in progress', { status: 'in_progress', jobs: [{ name: 'sync', status: 'in_progress' }] }],
    ['failed in its newest attempt', { conclusion: 'failure', startedAt: 300 }],
    [
      'has two jobs of that name, one of which failed',
      {
        jobs: [
          { name: 'sync', conclusion: 'success' },
          { name: 'sync', conclusion: 'failure' },
        ],
      },
    ],
    ['was started manually and failed', { event: 'workflow_dispatch', conclusion: 'failure' }],
    ['was started manually on another commit', { event: 'workflow_dispatch', sha: 'd'.repeat(40) }],
    ['came on schedule and failed', { event: 'schedule', conclusion: 'failure' }],
  ])('is in doubt if a later run %s, so the same file is synced again', async (_, run) => {
    addRuns({ sha: commits.two }, { sha: commits.two, ...run }, self());
    const { change } = await detect();
    expect(change).toMatchObject({ changed: true, reason: 'unknown', base: commits.two });
    expect(change.warnings).toEqual([change.detail]);
    expect(change.detail).toMatch(
      /the last success, run 1\).*, but the later run 2 .*\. To be safe, it counts as changed/,
    );
  });

  test('is not that of a manual run, because it can be a dry run', async () => {
    const failed = { sha: commits.two, conclusion: 'failure' } as const;
    addRuns({ sha: commits.one }, failed, { sha: commits.two, event: 'workflow_dispatch' }, self());
    expect((await detect()).change).toMatchObject({ reason: 'modified', base: commits.one });
  });

  test('is in doubt if an older run was started again after it', async () => {
    addRuns({ sha: commits.one, startedAt: 300 }, { sha: commits.two }, self());
    const { change } = await detect();
    expect(change).toMatchObject({ reason: 'unknown', base: commits.two, changedFiles: ['swagger.json'] });
    expect(change.detail).toContain('run 1 was started again after it');
  });

  test('is in doubt if this run was started again', async () => {
    addRuns({ sha: commits.two }, self());
    const { change } = await detect({ env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(change).toMatchObject({ reason: 'unknown', base: commits.two });
  });

  test("is found behind sixty runs of a fork's branch with the same name", async () => {
    addRuns({ sha: commits.two });
    for (let index = 0; index < 60; index += 1) {
      addRuns({ sha: commits.one, event: 'pull_request', headRepository: 'eve/service' });
    }
    addRuns(self());
    expect((await detect()).change).toMatchObject({ reason: 'unchanged', base: commits.two });
  });

  test('is searched for page by page', async () => {
    addRuns({ sha: commits.one });
    for (let index = 0; index < 70; index += 1) {
      addRuns({ sha: commits.two, path: '.github/workflows/other.yml' });
    }
    addRuns(self());
    expect((await detect()).change).toMatchObject({ reason: 'modified', base: commits.one });
  });

  test('of a part is that of a whole run, because another job can have the copilot', async () => {
    const shards = (second: 'success' | 'failure') =>
      [
        { name: 'plan', conclusion: 'success' },
        { name: 'sync', conclusion: 'success' },
        { name: 'sync 2/2', conclusion: second },
      ] as const;
    addRuns(
      { sha: commits.one, jobs: shards('success') },
      { sha: commits.two, conclusion: 'failure', jobs: shards('failure') },
      self(),
    );
    expect((await detect({ isPart: true })).change).toMatchObject({ reason: 'modified', base: commits.one });
    expect((await detect()).change).toMatchObject({ reason: 'unchanged', base: commits.two });
  });

  test('of numbered jobs is that of a whole run', async () => {
    addRuns(
      { sha: commits.one },
      { sha: commits.two, conclusion: 'failure', jobs: [{ name: 'sync 1', conclusion: 'success' }] },
    );
    const jobs = [
      { name: 'sync 1', status: 'in_progress', runner: 'Own runner' },
      { name: 'sync 2', status: 'in_progress' },
    ] as const;
    addRuns({ ...self(), jobs });
    expect((await detect()).change).toMatchObject({ reason: 'modified', base: commits.one });
  });

  test("is that of the whole run if the job can't be determined", async () => {
    addRuns({ sha: commits.two, jobs: [{ name: 'another', conclusion: 'success' }] }, self());
    expect((await detect({ env: { RUNNER_NAME: 'Nobody' } })).change).toMatchObject({
      reason: 'unchanged',
      base: commits.two,
    });
  });

  test.each([
    ['no run has succeeded', undefined, 'no run of this workflow has succeeded on main', false],
    ['the token has no permission', 403, 'the API rejects the token (HTTP 403', true],
    ['the API is down', 502, 'the API failed with HTTP 502', false],
    ['the server knows no runs', 404, 'the request failed with HTTP 404', true],
  ] as const)(
    'is unknown if %s: the same file is synced, with a warning that names the permission if it may be missing',
    async (_, status, why, isPermission) => {
      addRuns({ sha: commits.two, conclusion: 'failure' }, self());
      if (status !== undefined) scene.api.fail({ on: /\/actions\//, with: status });
      const { change } = await detect();
      expect(change).toMatchObject({ changed: true, reason: 'unknown', base: commits.three });
      expect(change.lastSuccess).toBeUndefined();
      expect(change.warnings).toEqual([expect.stringContaining(why)]);
      expect(change.warnings[0]?.includes('actions: read')).toBe(isPermission);
    },
  );

  test('is not expected of a workflow that has never run, so the push decides', async () => {
    addRuns(self());
    expect((await detect()).change).toMatchObject({ reason: 'unchanged', base: commits.three, warnings: [] });
  });

  test('is reported on a manual run, which syncs in any case', async () => {
    addRuns({ sha: commits.two }, self());
    const { change } = await detect({ event: dispatchEvent(commits.four) });
    expect(change).toMatchObject({ changed: true, reason: 'no-base', base: commits.two });
    expect(change).toMatchObject({ lastSuccess: { commit: commits.two }, warnings: [] });
  });

  test('of a new branch does not exist, so its file counts as new', async () => {
    addRuns({ sha: commits.two }, self());
    const event = pushEvent({ ref: 'topic', before: zeroOid, after: commits.four });
    const { change } = await detect({ event });
    expect(change).toMatchObject({ reason: 'ref-created', warnings: [] });
  });

  test('is not requested for pull requests, which are compared with their target', async () => {
    const pull = {
      base: { ref: 'main', sha: commits.one },
      head: { ref: 'x', sha: commits.four },
      sha: commits.four,
    };
    for (const event of [pullRequestEvent(pull), pullRequestTargetEvent(pull)]) {
      const { change, calls } = await detect({ event });
      expect(change.warnings).toEqual([]);
      expect(calls.filter((call) => call.includes('/actions/'))).toEqual([]);
    }
  });

  test("that can't be read any more counts as changed", async () => {
    addRuns({ sha: 'c'.repeat(40) }, self());
    expect((await detect()).change).toMatchObject({ changed: true, reason: 'unknown' });
  });

  test('is read although another request for runs was forbidden', async () => {
    scene.api.fail({ on: /\/actions\//, with: 403 });
    const event = pushEvent({ ref: 'main', before: commits.one, after: commits.four });
    const workspace = await scene.sandbox.checkout({ sha: commits.four, depth: 1 });
    const { change, calls } = await scene.detect({ event, workspace, base: 'last-success' });
    expect(change).toMatchObject({ reason: 'modified', base: commits.one });
    expect(calls).toContain('GET /repos/octo/service/contents');
  });

  test('costs three requests if the last run succeeded', async () => {
    addRuns({ sha: commits.one }, { sha: commits.two }, self());
    const { calls } = await detect();
    expect(calls.toSorted()).toEqual([
      'GET /repos/octo/service/actions/runs/101/jobs',
      'GET /repos/octo/service/actions/runs/4242/jobs',
      'GET /repos/octo/service/actions/workflows/copilot.yml/runs',
    ]);
  });
});
