import { findField, findTextField, listField } from '../field.ts';
import type { GitHub } from './github.ts';

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
  { id, runnerName }: { readonly id: string; readonly runnerName: string | undefined },
): Promise<string | undefined> {
  if (runnerName === undefined) return undefined;
  const jobs = (await listJobs(github, id)) ?? [];
  const [own, ...others] = jobs.filter(
    (job) => findField(job, 'runner_name') === runnerName && findField(job, 'status') === 'in_progress',
  );
  const name = findTextField(own, 'name');
  if (name === undefined || others.length > 0) return undefined;
  const alike = jobs.filter((job) => withoutDigits(findTextField(job, 'name') ?? '') === withoutDigits(name));
  return alike.length === 1 ? name : undefined;
}

function withoutDigits(name: string): string {
  return name.replace(/\d+/g, '0');
}

/** What became of the jobs of that name in the newest attempt of a run. undefined: nobody can tell. */
export async function findJobState(github: GitHub, id: number, name: string): Promise<RunState | undefined> {
  const jobs = await listJobs(github, String(id));
  const states = jobs?.filter((job) => findField(job, 'name') === name).map(readState);
  if (states === undefined) return undefined;
  if (states.includes('failed')) return 'failed';
  return states.length > 0 && states.every((state) => state === 'success') ? 'success' : 'idle';
}
