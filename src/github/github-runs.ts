import type { LastSuccess } from '../ports.ts';
import { isOid } from '../oid.ts';
import { findField, findTextField, listField } from '../field.ts';
import { type CurrentRun, findJobState, findOwnJob, readState, type RunState } from './github-jobs.ts';
import type { GitHub, GitHubAnswer } from './github.ts';

interface Run {
  readonly id: number;
  readonly number: number;
  readonly commit: string;
  readonly isPush: boolean;
  /** Start time of the newest attempt, in ISO 8601. */
  readonly startedAt: string;
  readonly state: RunState;
}

const runsPerPage = 30;
const maxPages = 10;
/** Maximum number of runs whose jobs are checked. Each run costs one request. */
const maxRuns = 30;

/**
 * Finds the last push to this branch whose run synced. If the copilot may have been changed since, the result has a
 * `doubt`, and the copilot is synced again. An unnecessary sync costs little, but users don't notice a missing one.
 * @param isPart whether this is a shard, a selection or a dry run. Then only whole runs count, not single jobs.
 * @see https://docs.github.com/rest/actions/workflow-runs and https://docs.github.com/rest/actions/workflow-jobs
 */
export async function findLastSuccess(
  github: GitHub,
  current: CurrentRun,
  isPart: boolean,
): Promise<LastSuccess> {
  const { refName } = current;
  const again = current.attempt > 1 ? 'this run was started again' : undefined;
  const ownJob = isPart ? undefined : findOwnJob(github, current);
  const newer: Run[] = [];
  for (let page = 1; page <= maxPages && newer.length < maxRuns; page += 1) {
    const listed = await listRuns(github, current, page);
    if ('reason' in listed) return { doubt: listed.reason };
    const last = await takeUntilSuccess(github, listed.runs, await ownJob, newer);
    if (last !== undefined) {
      const doubt = again ?? findNewer(last, newer) ?? findRepeated(last, listed.runs);
      return { run: { commit: last.commit, runNumber: last.number }, doubt };
    }
    if (listed.isLast && newer.length < maxRuns) {
      const hasRun = newer.some(({ isPush }) => isPush);
      return { doubt: hasRun ? `no run of this workflow has succeeded on ${refName} yet` : again };
    }
  }
  return { doubt: `none of the last runs of this workflow on ${refName} has succeeded` };
}

/**
 * Returns the first push that synced. Adds the newer runs to `newer`, with the result of the current job's
 * counterpart.
 */
async function takeUntilSuccess(
  github: GitHub,
  runs: readonly Run[],
  job: string | undefined,
  newer: Run[],
): Promise<Run | undefined> {
  for (const run of runs.slice(0, maxRuns - newer.length)) {
    // Without a job, the state of the whole run counts.
    const state = job === undefined ? run.state : await findJobState(github, run.id, job);
    if (state === 'success' && run.isPush) return run;
    newer.push({ ...run, state });
  }
  return undefined;
}

/** Describes a later run that failed, or one that was started manually or by a schedule and synced another commit. */
function findNewer(last: Run, newer: readonly Run[]): string | undefined {
  const failed = newer.find(({ state }) => state === 'failed');
  if (failed !== undefined) return `the later run ${failed.number} did not succeed`;
  const other = newer.find(({ commit, state }) => state === 'success' && commit !== last.commit);
  return other && `the later run ${other.number} had another commit`;
}

/** Describes an older run that was started again. It may have synced its own version, or failed to do so. */
function findRepeated(last: Run, runs: readonly Run[]): string | undefined {
  const repeated = runs.find(({ id, startedAt }) => id < last.id && startedAt > last.startedAt);
  return repeated && `the older run ${repeated.number} was started again after it`;
}

/** Returns a page of this workflow's runs on this branch of this repository, without previews, newest first. */
async function listRuns(
  github: GitHub,
  current: CurrentRun,
  page: number,
): Promise<{ readonly runs: readonly Run[]; readonly isLast: boolean } | { readonly reason: string }> {
  const file = current.workflowFile?.split('/').at(-1);
  const answer = await requestRuns(github, file, { branch: current.refName, page });
  if (answer.status !== 200) return { reason: renderFault(answer) };
  const all = listField(answer.data, 'workflow_runs');
  // If the runner doesn't report the file, take it from the current run, which is in the list.
  const own = file ?? findFileName(all.find((run) => isSelf(run, current)));
  if (own === undefined)
    return { reason: 'the list of runs does not show which runs belong to this workflow' };
  const runs = all
    .filter((run) => findFileName(run) === own && maySync(run, current, github.repository))
    .flatMap(parseRun);
  return { runs: runs.toSorted((a, b) => b.id - a.id), isLast: all.length < runsPerPage };
}

async function requestRuns(
  github: GitHub,
  file: string | undefined,
  query: { readonly branch: string; readonly page: number },
): Promise<GitHubAnswer> {
  const paged = { ...query, per_page: runsPerPage, limit: runsPerPage };
  const route = 'GET /repos/{repository}/actions/workflows/{file}/runs';
  const own = file === undefined ? undefined : await github.request(route, { ...paged, file });
  if (own?.status === 200 || own?.fault !== undefined) return own;
  // Gitea lists only the runs of all workflows.
  return github.request('GET /repos/{repository}/actions/runs', paged);
}

/** Renders why the runs can't be listed. Suggests a permission only if the API responded and hides the runs. */
function renderFault({ status, fault = `the request failed with HTTP ${status}` }: GitHubAnswer): string {
  const isForbidden = status === 403 || status === 404;
  const remedy = isForbidden ? ' (the token may need `permissions: { actions: read }`)' : '';
  return `the runs of this workflow can’t be listed: ${fault}${remedy}`;
}

function isSelf(run: unknown, { id }: CurrentRun): boolean {
  return String(findField(run, 'id')) === id;
}

/**
 * Returns the file name of the run's workflow. `path` is `.github/workflows/sync.yml` with or without a ref; on Gitea
 * it is only the file name.
 */
function findFileName(run: unknown): string | undefined {
  return findTextField(run, 'path')?.split('@', 1)[0]?.split('/').at(-1);
}

function maySync(run: unknown, current: CurrentRun, repository: string): boolean {
  const source = findTextField(run, 'head_repository', 'full_name') ?? repository;
  return (
    !isSelf(run, current) &&
    (findTextField(run, 'head_branch') ?? current.refName) === current.refName &&
    !/^(?:pull_request|merge_group)/i.test(findTextField(run, 'event') ?? '') &&
    source.toLowerCase() === repository.toLowerCase()
  );
}

function parseRun(run: unknown): readonly Run[] {
  const [id, number = id] = [findField(run, 'id'), findField(run, 'run_number')];
  const commit = findTextField(run, 'head_sha') ?? '';
  if (typeof id !== 'number' || typeof number !== 'number' || !isOid(commit)) return [];
  const isPush = findTextField(run, 'event') === 'push';
  const startedAt = findTextField(run, 'run_started_at') ?? findTextField(run, 'created_at') ?? '';
  return [{ id, number, commit, isPush, startedAt, state: readState(run) }];
}
