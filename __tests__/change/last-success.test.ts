import { useScene, type SceneQuery } from './change-scene.ts';
import { eachCase } from '../support/each-case.ts';
import {
  dispatchEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  zeroOid,
} from '../support/events.ts';
import type { WorkflowRun } from '../support/github-runs.ts';

/** The current run. */
const self = {
  id: 4242,
  sha: 'four',
  conclusion: 'failure',
  jobs: [{ name: 'sync', status: 'in_progress', runner: 'Own runner' }],
} as const;

const failed = { conclusion: 'failure' } as const;
const otherFile = '.github/workflows/other.yml';

type Job = NonNullable<WorkflowRun['jobs']>[number];

const job = (name: string, conclusion?: Job['conclusion']): Job =>
  conclusion === undefined ? { name, status: 'waiting' } : { name, conclusion };

/** Opens a repository with one (file v1) → two (file v2) → three (a note) → four (a note), which is pushed. */
function useRuns(kind: 'github' | 'gitea' = 'github') {
  const scene = useScene({ kind });
  const commits: Record<string, string> = { zero: zeroOid };
  const id = (name: string): string => commits[name] ?? name;
  beforeEach(async () => {
    const notes = [{ 'note.md': 'a' }, { 'note.md': 'b' }] as const;
    const ids = await scene.commit({ 'swagger.json': 'v1' }, { 'swagger.json': 'v2' }, ...notes);
    ['one', 'two', 'three', 'four'].forEach((name, index) => (commits[name] = ids[index] ?? ''));
  });
  const pushed = (before = 'three', ref = 'main') =>
    pushEvent({ ref, before: id(before), after: id('four') });

  /**
   * Detects the push of the last commit after these runs, oldest first, and the current one. Each run has the job
   * `sync` by default, whose conclusion is that of its run.
   */
  const detect = async (runs: readonly WorkflowRun[], query: Partial<SceneQuery> = {}) => {
    for (const run of [...runs, ...(runs.some((one) => one.id === self.id) ? [] : [self])]) {
      const jobs = [job('sync', run.conclusion === 'failure' ? 'failure' : 'success')];
      scene.api.runs.add({ jobs, ...run, sha: id(run.sha) });
    }
    const result = await scene.detect({ event: pushed(), depth: 0, base: 'last-success', ...query });
    const { base, reason, warnings } = result.change;
    const since = Object.keys(commits).find((name) => commits[name] === base) ?? '-';
    return { ...result, decision: `${reason} since ${since}${warnings.length > 0 ? ', warning' : ''}` };
  };
  const decide = async (...asked: Parameters<typeof detect>): Promise<string> =>
    (await detect(...asked)).decision;
  return { scene, id, pushed, detect, decide };
}

describe.each(['github', 'gitea'] as const)('with %s, the last success', (kind) => {
  const { id, decide, detect } = useRuns(kind);

  test('repairs a failed run whose change the push does not touch', async () => {
    const runs = [{ sha: 'one' }, { sha: 'two', ...failed }, { sha: 'three', ...failed }];
    const { change, decision } = await detect(runs);
    expect(decision).toBe('modified since one');
    expect(change).toMatchObject({ changed: true, lastSuccess: { commit: id('one'), runNumber: 1 } });
    expect(change.detail).toContain('the last success, run 1');
  });

  test('does not change the copilot if it already has the file', async () => {
    expect(await decide([{ sha: 'one' }, { sha: 'two' }])).toBe('unchanged since two');
  });

  test('is found through the current run if the runner does not report the workflow, as on Gitea', async () => {
    const runs = [{ sha: 'one' }, { sha: 'two', path: otherFile }, { sha: 'three', ...failed }];
    expect(await decide(runs, { env: { GITHUB_WORKFLOW_REF: '' } })).toBe('modified since one');
  });

  test('belongs to one job, because environments can wait or fail independently', async () => {
    const jobs = (production?: 'success') => [
      job('sync (staging)', 'success'),
      job('sync (production)', production),
    ];
    const current = (name: string): WorkflowRun => ({
      ...self,
      jobs: [
        { ...self.jobs[0], name },
        { name: 'other', status: 'in_progress' },
      ],
    });
    const runs = [
      { sha: 'one', jobs: jobs('success') },
      { sha: 'two', ...failed, jobs: jobs() },
      { sha: 'three', ...failed, jobs: jobs() },
    ];
    expect(await decide([...runs, current('sync (staging)')])).toBe('unchanged since three');
    const next = { ...current('sync (production)'), id: 4343 };
    expect(await decide([next], { env: { GITHUB_RUN_ID: '4343' } })).toBe('modified since one');
  });
});

describe('the last success', () => {
  const { scene, id, pushed, detect, decide } = useRuns();

  test.each<[string, Partial<WorkflowRun>]>([
    ['on another branch', { branch: 'topic' }],
    ['of another workflow', { path: otherFile }],
    ['of a pull request', { event: 'pull_request' }],
    ['of a merge group', { event: 'merge_group' }],
    ['of a fork with a branch of the same name', { headRepository: 'eve/service' }],
    ['that was skipped', { conclusion: 'skipped', jobs: [job('sync', 'skipped')] }],
    ['without the current job', { jobs: [job('lint', 'success')] }],
    ['that waits for an approval', { status: 'waiting', jobs: [job('sync')] }],
  ])('is not one %s, without a doubt', async (_, run) => {
    expect(await decide([{ sha: 'two' }, { sha: 'one', ...run }])).toBe('unchanged since two');
  });

  test.each<[string, Partial<WorkflowRun>]>([
    ['failed', failed],
    ['was cancelled', { conclusion: 'cancelled', jobs: [job('sync', 'cancelled')] }],
    ['is in progress', { status: 'in_progress', jobs: [{ name: 'sync', status: 'in_progress' }] }],
    ['failed in its newest attempt', { ...failed, startedAt: 300 }],
    [
      'has two jobs of that name, one of which failed',
      { jobs: [job('sync', 'success'), job('sync', 'failure')] },
    ],
    ['was started manually and failed', { event: 'workflow_dispatch', ...failed }],
    ['was started manually on another commit', { event: 'workflow_dispatch', sha: 'd'.repeat(40) }],
    ['came on schedule and failed', { event: 'schedule', ...failed }],
  ])('is in doubt if a later run %s, so the same file is synced again', async (_, run) => {
    const { change, decision } = await detect([{ sha: 'two' }, { sha: 'two', ...run }]);
    expect(decision).toBe('unknown since two, warning');
    expect(change).toMatchObject({ changed: true, warnings: [change.detail] });
    expect(change.detail).toMatch(
      /the last success, run 1\).*, but the later run 2 .*\. To be safe, it counts as changed/,
    );
  });

  const repeat = (count: number, run: WorkflowRun): readonly WorkflowRun[] =>
    Array.from({ length: count }, () => run);
  const forked = { sha: 'one', event: 'pull_request', headRepository: 'eve/service' };
  const numbered = [
    { ...self.jobs[0], name: 'sync 1' },
    { name: 'sync 2', status: 'in_progress' },
  ] as const;

  eachCase<readonly [runs: readonly WorkflowRun[], decision: string, env?: SceneQuery['env']]>({
    'is not that of a manual run, because it can be a dry run': [
      [{ sha: 'one' }, { sha: 'two', ...failed }, { sha: 'two', event: 'workflow_dispatch' }],
      'modified since one',
    ],
    'is in doubt if this run was started again': [
      [{ sha: 'two' }],
      'unknown since two, warning',
      { GITHUB_RUN_ATTEMPT: '2' },
    ],
    "is found behind sixty runs of a fork's branch with the same name": [
      [{ sha: 'two' }, ...repeat(60, forked)],
      'unchanged since two',
    ],
    'is searched for page by page': [
      [{ sha: 'one' }, ...repeat(70, { sha: 'two', path: otherFile })],
      'modified since one',
    ],
    'of numbered jobs is that of a whole run': [
      [
        { sha: 'one' },
        { sha: 'two', ...failed, jobs: [job('sync 1', 'success')] },
        { ...self, jobs: numbered },
      ],
      'modified since one',
    ],
    "is that of the whole run if the job can't be determined": [
      [{ sha: 'two', jobs: [job('another', 'success')] }],
      'unchanged since two',
      { RUNNER_NAME: 'Nobody' },
    ],
    'is not expected of a workflow that has never run, so the push decides': [[], 'unchanged since three'],
    "that can't be read any more counts as changed": [[{ sha: 'c'.repeat(40) }], 'unknown since -, warning'],
  })('%s', async ([runs, decision, env = {}]) => {
    expect(await decide(runs, { env })).toBe(decision);
  });

  test('is in doubt if an older run was started again after it', async () => {
    const { change, decision } = await detect([{ sha: 'one', startedAt: 300 }, { sha: 'two' }]);
    expect(decision).toBe('unknown since two, warning');
    expect(change.changedFiles).toEqual(['swagger.json']);
    expect(change.detail).toContain('run 1 was started again after it');
  });

  test('of a part is that of a whole run, because another job can have the copilot', async () => {
    const shards = (second: 'success' | 'failure') => [
      job('plan', 'success'),
      job('sync', 'success'),
      job('sync 2/2', second),
    ];
    const runs = [
      { sha: 'one', jobs: shards('success') },
      { sha: 'two', ...failed, jobs: shards('failure') },
    ];
    expect(await decide(runs, { isPart: true })).toBe('modified since one');
    expect(await decide([])).toBe('unchanged since two');
  });

  test.each([
    ['no run has succeeded', undefined, 'no run of this workflow has succeeded on main', false],
    ['the token has no permission', 403, 'the API rejects the token (HTTP 403', true],
    ['the API is down', 502, 'the API failed with HTTP 502', false],
    ['the server knows no runs', 404, 'the request failed with HTTP 404', true],
  ] as const)(
    'is unknown if %s: the same file is synced, with a warning that names the permission if it may be missing',
    async (_, status, why, isPermission) => {
      if (status !== undefined) scene.api.fail({ on: /\/actions\//, with: status });
      const { change, decision } = await detect([{ sha: 'two', ...failed }]);
      expect(decision).toBe('unknown since three, warning');
      expect(change).toMatchObject({ changed: true, lastSuccess: undefined });
      expect(change.warnings).toEqual([expect.stringContaining(why)]);
      expect(change.warnings[0]?.includes('actions: read')).toBe(isPermission);
    },
  );

  test('is reported on a manual run, which syncs in any case', async () => {
    const { change, decision } = await detect([{ sha: 'two' }], { event: dispatchEvent(id('four')) });
    expect(decision).toBe('no-base since two');
    expect(change).toMatchObject({ changed: true, lastSuccess: { commit: id('two') } });
  });

  test('of a new branch does not exist, so its file counts as new', async () => {
    expect(await decide([{ sha: 'two' }], { event: pushed('zero', 'topic') })).toBe('ref-created since -');
  });

  test('is not requested for pull requests, which are compared with their target', async () => {
    const [base, head] = [
      { ref: 'main', sha: id('one') },
      { ref: 'x', sha: id('four') },
    ];
    for (const createEvent of [pullRequestEvent, pullRequestTargetEvent]) {
      const { calls, change } = await detect([], { event: createEvent({ base, head, sha: head.sha }) });
      expect(change.warnings).toEqual([]);
      expect(calls.filter((call) => call.includes('/actions/'))).toEqual([]);
    }
  });

  test('costs three requests if the last run succeeded', async () => {
    const { calls } = await detect([{ sha: 'one' }, { sha: 'two' }]);
    expect(calls.toSorted()).toEqual([
      'GET /repos/octo/service/actions/runs/101/jobs',
      'GET /repos/octo/service/actions/runs/4242/jobs',
      'GET /repos/octo/service/actions/workflows/copilot.yml/runs',
    ]);
  });
});
