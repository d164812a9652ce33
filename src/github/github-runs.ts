import type { LastSuccess } from '../ports.ts';
import { isOid } from '../oid.ts';
import { findField, findTextField, listField } from '../field.ts';
import type { GitHub, GitHubAnswer } from './github.ts';

/** The run that asks, as the runner describes it to its steps. */
export interface CurrentRun {
  readonly id: string;
  /** The workflow's file, `.github/workflows/sync.yml`; undefined where the runner does not tell. */
  readonly workflowFile: string | undefined;
  /** The branch or tag that it runs on, without `refs/heads/`. */
  readonly refName: string;
  readonly runnerName: string | undefined;
}

interface Run {
  readonly id: number;
  readonly number: number;
  readonly commit: string;
  readonly url: string | undefined;
  readonly isSuccess: boolean;
}

/** Events on which this action may sync, whatever their payload; a run on another one proves nothing. */
const syncingEvents: ReadonlySet<string> = new Set([
  'push',
  'workflow_dispatch',
  'repository_dispatch',
  'schedule',
  'release',
  'create',
  'deployment',
]);

const runsPerPage = 50;
/** Each run whose jobs are looked at costs a request. */
const limitRuns = 20;

/**
 * The last run of this workflow on this branch in which the job that asks succeeded: the API does not tell a job's
 * environment, its name does. A job that cannot be told is taken to have ended as its run.
 * @see https://docs.github.com/rest/actions/workflow-runs and https://docs.github.com/rest/actions/workflow-jobs
 */
export async function findLastSuccess(github: GitHub, current: CurrentRun): Promise<LastSuccess> {
  const [{ runs, fault }, job] = await Promise.all([listRuns(github, current), findOwnJob(github, current)]);
  if (fault !== undefined)
    return { kind: 'none', why: `the runs of this workflow cannot be listed: ${fault}` };
  for (const run of runs.slice(0, limitRuns)) {
    if (await hasSucceeded(github, run, job)) {
      return { kind: 'found', commit: run.commit, runNumber: run.number, runUrl: run.url };
    }
  }
  const what =
    job === undefined ? 'no run of this workflow' : `no run of this workflow in which the job “${job}”`;
  return { kind: 'none', why: `there is ${what} succeeded on ${current.refName} before.` };
}

async function listRuns(
  github: GitHub,
  current: CurrentRun,
): Promise<{ readonly runs: readonly Run[]; readonly fault: string | undefined }> {
  const query = { branch: current.refName, per_page: runsPerPage, limit: runsPerPage };
  const file = current.workflowFile?.split('/').at(-1);
  const route = 'GET /repos/{repository}/actions/workflows/{file}/runs';
  const own = file === undefined ? undefined : await github.request(route, { ...query, file });
  // Gitea lists the runs of all workflows only.
  const answer =
    own?.status === 200 || own?.fault !== undefined
      ? own
      : await github.request('GET /repos/{repository}/actions/runs', query);
  if (answer.status !== 200) return { runs: [], fault: renderFault(answer) };
  const all = listField(answer.data, 'workflow_runs');
  const workflow = all.find((run) => String(findField(run, 'id')) === current.id);
  const runs = all
    .filter((run) => isOfWorkflow(run, { file, id: findField(workflow, 'workflow_id') }))
    .filter((run) => maySync(run, current, github.repository))
    .flatMap(parseRun);
  return { runs: runs.toSorted((a, b) => b.id - a.id), fault: undefined };
}

/** A permission may be the remedy only where the API answered, and would not show them. */
function renderFault({ status, fault = `the API answered ${status}` }: GitHubAnswer): string {
  const isRefused = status === 403 || status === 404;
  return `${fault}.${isRefused ? ' It may need `permissions: { actions: read }`.' : ''}`;
}

/** `path` is `.github/workflows/sync.yml`, with or without a ref; Gitea gives the file's name only. */
function isOfWorkflow(run: unknown, { file, id }: { file: string | undefined; id: unknown }): boolean {
  const path = findTextField(run, 'path');
  if (path !== undefined && file !== undefined) return path.split('@', 1)[0]?.split('/').at(-1) === file;
  return id !== undefined && findField(run, 'workflow_id') === id;
}

function maySync(run: unknown, current: CurrentRun, repository: string): boolean {
  const source = findTextField(run, 'head_repository', 'full_name') ?? repository;
  return (
    String(findField(run, 'id')) !== current.id &&
    (findTextField(run, 'head_branch') ?? current.refName) === current.refName &&
    syncingEvents.has((findTextField(run, 'event') ?? '').toLowerCase()) &&
    source.toLowerCase() === repository.toLowerCase()
  );
}

function parseRun(run: unknown): readonly Run[] {
  const [id, number] = [findField(run, 'id'), findField(run, 'run_number')];
  const commit = findTextField(run, 'head_sha') ?? '';
  if (typeof id !== 'number' || !isOid(commit)) return [];
  const isSuccess = findField(run, 'conclusion') === 'success';
  const url = findTextField(run, 'html_url');
  return [{ id, number: typeof number === 'number' ? number : id, commit, url, isSuccess }];
}

/** The name of the job that asks: the one that is at work on this runner. */
async function findOwnJob(github: GitHub, { id, runnerName }: CurrentRun): Promise<string | undefined> {
  if (runnerName === undefined) return undefined;
  const { data } = await requestJobs(github, id, 'latest');
  const own = listField(data, 'jobs').filter(
    (job) => findField(job, 'runner_name') === runnerName && findField(job, 'status') === 'in_progress',
  );
  return own.length === 1 ? findTextField(own[0], 'name') : undefined;
}

async function hasSucceeded(github: GitHub, run: Run, job: string | undefined): Promise<boolean> {
  if (job === undefined) return run.isSuccess;
  const { data } = await requestJobs(github, String(run.id), 'all');
  const namesakes = listField(data, 'jobs').filter((other) => findField(other, 'name') === job);
  // A job that was renamed since, or a list that cannot be had.
  if (namesakes.length === 0) return run.isSuccess;
  return namesakes.some((other) => findField(other, 'conclusion') === 'success');
}

function requestJobs(github: GitHub, id: string, filter: 'latest' | 'all'): Promise<GitHubAnswer> {
  const route = 'GET /repos/{repository}/actions/runs/{id}/jobs';
  return github.request(route, { id, filter, per_page: 100 });
}
