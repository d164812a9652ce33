import { findField, findTextField, listField } from '../field.ts';
import type { GitHub } from './github.ts';

/** The current run, as the runner's environment describes it. */
export interface CurrentRun {
  readonly id: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /**
   * Path of the workflow's file, such as `.github/workflows/sync.yml`, or `undefined` if the runner doesn't report
   * it.
   */
  readonly workflowFile: string | undefined;
  /** Branch or tag of the run, without `refs/heads/`. */
  readonly refName: string;
  readonly runnerName: string | undefined;
}

/** Result of a run or a job for the copilot. `idle`: it did nothing, or it hasn't started. */
export type RunState = 'success' | 'idle' | 'failed';

/**
 * Reads the state from the conclusion or, without one, from the status. A job in progress counts as failed, because
 * it can still fail.
 */
export function readState(runOrJob: unknown): RunState {
  const word = findTextField(runOrJob, 'conclusion') ?? findTextField(runOrJob, 'status') ?? '';
  if (word === 'success') return 'success';
  return ['skipped', 'queued', 'waiting', 'pending', 'requested', 'blocked'].includes(word)
    ? 'idle'
    : 'failed';
}

/** Returns all jobs of a run, or `undefined` if the list is truncated. */
async function listJobs(github: GitHub, id: string): Promise<readonly unknown[] | undefined> {
  const route = 'GET /repos/{repository}/actions/runs/{id}/jobs';
  const { status, data } = await github.request(route, { id, filter: 'latest', per_page: 100 });
  const jobs = listField(data, 'jobs');
  const total = findField(data, 'total_count');
  return status !== 200 || (typeof total === 'number' && total > jobs.length) ? undefined : jobs;
}

/**
 * Returns the name of the current job: the only job in progress on this runner. Returns `undefined` if other jobs
 * have the same name except for its numbers, because the next run can assign the numbers to other copilots.
 */
export async function findOwnJob(
  github: GitHub,
  { id, runnerName }: Pick<CurrentRun, 'id' | 'runnerName'>,
): Promise<string | undefined> {
  if (runnerName === undefined) return undefined;
  const jobs = (await listJobs(github, id)) ?? [];
  const [own, ...others] = jobs.filter(
    (job) => findField(job, 'runner_name') === runnerName && findField(job, 'status') === 'in_progress',
  );
  const name = findTextField(own, 'name');
  const pattern = name?.replace(/\d+/g, '0');
  if (name === undefined || others.length > 0) return undefined;
  const alike = (other: unknown): boolean =>
    String(findField(other, 'name')).replace(/\d+/g, '0') === pattern;
  return jobs.filter(alike).length === 1 ? name : undefined;
}

/** Returns the result of the jobs of that name in the newest attempt of a run; `failed` if they can't be listed. */
export async function findJobState(github: GitHub, id: number, name: string): Promise<RunState> {
  const jobs = await listJobs(github, String(id));
  const states = jobs?.filter((job) => findField(job, 'name') === name).map(readState);
  if (states === undefined || states.includes('failed')) return 'failed';
  return states.length > 0 && states.every((state) => state === 'success') ? 'success' : 'idle';
}
