import { createChangeScene, type ChangeScene } from '../support/change-scene.ts';
import {
  dispatchEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  zeroOid,
} from '../support/events.ts';
import { renderSpec as spec } from '../support/push-scenario.ts';
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

async function openScene(kind: 'github' | 'ghes' | 'gitea' = 'github'): Promise<void> {
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
  readonly env?: Readonly<Record<string, string>>;
}

async function detect({ event = pushed(), env }: Case = {}) {
  const workspace = await scene.sandbox.checkout({ sha: event.sha, depth: 0 });
  return scene.detect({ event, workspace, base: 'last-success', ...(env && { env }) });
}

/** Adds runs, oldest first: each with the job `sync`, which ends as its run. */
function addRuns(...runs: readonly WorkflowRun[]): void {
  for (const run of runs) {
    const jobs = [
      { name: 'sync', conclusion: run.conclusion === 'failure' ? 'failure' : 'success' },
    ] as const;
    scene.api.runs.add({ jobs, ...run });
  }
}

/** The run that asks. */
const self = (): WorkflowRun => ({
  id: 4242,
  sha: commits.four,
  conclusion: 'failure',
  jobs: [{ name: 'sync', status: 'in_progress', runner: 'Own runner' }],
});

describe.each(['github', 'ghes', 'gitea'] as const)('with %s, the last success', (kind) => {
  beforeEach(() => openScene(kind));

  test('heals a failed run whose change the push does not touch', async () => {
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
        runUrl: 'https://github.com/octo/service/actions/runs/100',
      },
      warnings: [],
    });
    expect(change.detail).toContain('the last success, run 1');
  });

  test('leaves the copilot alone where it holds the file already', async () => {
    addRuns({ sha: commits.two }, { sha: commits.three, conclusion: 'failure' }, self());
    expect((await detect()).change).toMatchObject({ changed: false, reason: 'unchanged', base: commits.two });
  });

  test.each<[string, Partial<WorkflowRun>]>([
    ['on another branch', { branch: 'topic' }],
    ['of another workflow', { path: '.github/workflows/other.yml' }],
    ['of a pull request', { event: 'pull_request' }],
    ['of a merge group', { event: 'merge_group' }],
    ['after another run, which may have been a preview', { event: 'workflow_run' }],
    ['of a fork with a branch of the same name', { headRepository: 'eve/service' }],
    ['that was cancelled', { conclusion: 'cancelled', jobs: [] }],
    ['whose job was skipped', { jobs: [{ name: 'sync', conclusion: 'skipped' }] }],
  ])('is not one %s', async (_, run) => {
    addRuns({ sha: commits.one }, { sha: commits.two, ...run }, self());
    expect((await detect()).change).toMatchObject({ reason: 'modified', base: commits.one });
  });

  test('is that of the job that asks: one environment may wait, or fail, where another is done', async () => {
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
      { sha: commits.three, conclusion: 'failure', jobs: job('failure', undefined) },
    );
    const asking = (name: string): WorkflowRun => ({
      ...self(),
      jobs: [
        { name, status: 'in_progress', runner: 'Own runner' },
        { name: 'other', status: 'in_progress' },
      ],
    });
    scene.api.runs.add(asking('sync (staging)'));
    expect((await detect()).change).toMatchObject({ reason: 'unchanged', base: commits.two });
    scene.api.runs.add({ ...asking('sync (production)'), id: 4343 });
    const { change } = await detect({ env: { GITHUB_RUN_ID: '4343' } });
    expect(change).toMatchObject({ reason: 'modified', base: commits.one });
  });

  test('is that of the run where the job has another name by now, or cannot be told', async () => {
    addRuns({ sha: commits.two, jobs: [{ name: 'old name', conclusion: 'success' }] }, self());
    expect((await detect()).change.base).toBe(commits.two);
    expect((await detect({ env: { RUNNER_NAME: 'Nobody' } })).change.base).toBe(commits.two);
  });

  test.each([
    ['without a run that succeeded', undefined, 'there is no run of this workflow', false],
    ['without the right to ask', 403, 'the token may not do this (403', true],
    ['where the API is down', 502, 'the API answered 502', false],
    ['where the server knows no runs', 404, 'the API answered 404', true],
  ] as const)(
    'is not there %s: one warning, which names the permission where that may be why, and `auto`',
    async (_, status, why, isPermission) => {
      addRuns({ sha: commits.two, conclusion: 'failure' }, self());
      if (status !== undefined) scene.api.fail({ on: /\/actions\//, with: status });
      const { change } = await detect();
      expect(change).toMatchObject({ reason: 'unchanged', base: commits.three });
      expect(change.lastSuccess).toBeUndefined();
      expect(change.warnings).toEqual([expect.stringContaining(why)]);
      expect(change.warnings[0]?.includes('actions: read')).toBe(isPermission);
      expect(change.warnings[0]).toContain('`base: last-success` falls back to `auto`');
    },
  );
});

describe('the last success', () => {
  beforeEach(() => openScene());

  test('on a run that is started by hand tells what is held, and the run syncs all the same', async () => {
    addRuns({ sha: commits.two }, self());
    const { change } = await detect({ event: dispatchEvent(commits.four) });
    expect(change).toMatchObject({ changed: true, reason: 'no-before', base: commits.two });
    expect(change).toMatchObject({ lastSuccess: { commit: commits.two }, warnings: [] });
  });

  test('of a branch that is new is none yet: its file counts as new, with a warning', async () => {
    addRuns({ sha: commits.two }, self());
    const event = pushEvent({ ref: 'topic', before: zeroOid, after: commits.four });
    const { change } = await detect({ event });
    expect(change).toMatchObject({ reason: 'ref-created', warnings: [expect.stringContaining('topic')] });
  });

  test('is not asked for by pull requests: they are compared with their target', async () => {
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

  test('that is not to be had any more counts as changed', async () => {
    addRuns({ sha: 'c'.repeat(40) }, self());
    expect((await detect()).change).toMatchObject({ changed: true, reason: 'unknown' });
  });

  test('what was forbidden of runs is still answered of commits', async () => {
    scene.api.fail({ on: /\/actions\//, with: 403 });
    const event = pushEvent({ ref: 'main', before: commits.one, after: commits.four });
    const workspace = await scene.sandbox.checkout({ sha: commits.four, depth: 1 });
    const env = { GITHUB_GRAPHQL_URL: '' };
    const { change, calls } = await scene.detect({ event, workspace, base: 'last-success', env });
    expect(change).toMatchObject({ reason: 'modified', base: commits.one });
    expect(calls).toContain('GET /repos/octo/service/contents/swagger.json');
  });

  test('costs three requests where the last run succeeded', async () => {
    addRuns({ sha: commits.one }, { sha: commits.two }, self());
    const { calls } = await detect();
    expect(calls.toSorted()).toEqual([
      'GET /repos/octo/service/actions/runs/101/jobs',
      'GET /repos/octo/service/actions/runs/4242/jobs',
      'GET /repos/octo/service/actions/workflows/copilot.yml/runs',
    ]);
  });
});
