import { findField, findTextField, listField } from '../field.ts';
import type { GitHub } from './github.ts';

/** The run that asks, as the runner describes it to its steps. */
export interface CurrentRun {
  readonly id: string;
  /** How often it was started, from 1. */
  readonly attempt: number;
  /** The workflow's file, `.github/workflows/sync.yml`; undefined where the runner does not tell. */
  readonly workflowFile: string | undefined;
  /** The branch or tag that it runs on, without `refs/heads/`. */
  readonly refName: string;
  readonly runnerName: string | undefined;
}

/** What became of a run or a job, as far as a copilot goes. `idle`: it did nothing, or has not begun. */
export type RunState = 'success' | 'idle' | 'failed';

/** From the words that the API has for it: a conclusion, or without one how far it is. What is at work may fail yet. */
export function readState(runOrJob: unknown): RunState {
  const word = findTextField(runOrJob, 'conclusion') ?? findTextField(runOrJob, 'status') ?? '';
  if (word === 'success') return 'success';
  return ['skipped', 'queued', 'waiting', 'pending', 'requested', 'blocked'].includes(word)
    ? 'idle'
    : 'failed';
}

/** A whole list of jobs: what is cut cannot tell which of them there are. */
async function listJobs(github: GitHub, id: string): Promise<readonly unknown[] | undefined> {
  const route = 'GET /repos/{repository}/actions/runs/{id}/jobs';
  const { status, data } = await github.request(route, { id, filter: 'latest', per_page: 100 });
  const jobs = listField(data, 'jobs');
  const total = findField(data, 'total_count');
  return status !== 200 || (typeof total === 'number' && total > jobs.length) ? undefined : jobs;
}

/**
 * The name of the job that asks: the one that is at work on this runner. undefined where it cannot be told from its
 * like: a matrix that numbers its jobs may give each another copilot the next time.
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

/** What became of the jobs of that name in the newest attempt of a run. undefined: nobody can tell. */
export async function findJobState(github: GitHub, id: number, name: string): Promise<RunState | undefined> {
  const jobs = await listJobs(github, String(id));
  const states = jobs?.filter((job) => findField(job, 'name') === name).map(readState);
  if (states === undefined) return undefined;
  if (states.includes('failed')) return 'failed';
  return states.length > 0 && states.every((state) => state === 'success') ? 'success' : 'idle';
}
