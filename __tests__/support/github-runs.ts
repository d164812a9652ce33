import { notFound, type Answer, type ApiCall, type Place } from './github-rest.ts';

interface JobOfRun {
  readonly name: string;
  readonly conclusion?: 'success' | 'failure' | 'cancelled' | 'skipped';
  readonly status?: 'completed' | 'in_progress' | 'queued' | 'waiting';
  readonly runner?: string;
}

export interface WorkflowRun {
  readonly sha: string;
  /** ID of the run; by default, the next number. */
  readonly id?: number;
  readonly branch?: string;
  readonly event?: string;
  readonly conclusion?: 'success' | 'failure' | 'cancelled' | 'skipped';
  /** Status, if the run has no conclusion yet. */
  readonly status?: 'queued' | 'in_progress' | 'waiting';
  /** Start of the newest attempt in minutes; by default, after the older runs. */
  readonly startedAt?: number;
  readonly path?: string;
  readonly headRepository?: string;
  readonly jobs?: readonly JobOfRun[];
}

const ownFile = '.github/workflows/copilot.yml';

/** Workflow runs of a repository, in memory. Later ones are newer. */
export class Runs {
  readonly #runs: (WorkflowRun & { readonly id: number })[] = [];

  add(run: WorkflowRun): number {
    const id = run.id ?? 100 + this.#runs.length;
    this.#runs.push({ ...run, id });
    return id;
  }

  /** Returns the response, or `undefined` if the request isn't about runs. */
  answer(call: ApiCall, { repository, isGitea }: Place): Answer | undefined {
    const prefix = `/repos/${repository}/actions`;
    if (call.method !== 'GET' || !call.path.startsWith(`${prefix}/`)) return undefined;
    const path = call.path.slice(prefix.length);
    const file = /^\/workflows\/([^/]+)\/runs$/.exec(path)?.[1];
    if (path === '/runs' || (file !== undefined && !isGitea)) return this.#list(call, isGitea, file);
    const id = /^\/runs\/(\d+)\/jobs$/.exec(path)?.[1];
    const run = this.#runs.find((candidate) => String(candidate.id) === id);
    return run === undefined ? notFound : { status: 200, body: describeJobs(run) };
  }

  #list({ query }: ApiCall, isGitea: boolean, file?: string): Answer {
    const since = /^>=(.+)$/.exec(isGitea ? '' : (query['created'] ?? ''))?.[1] ?? '';
    const found = this.#runs.filter(
      ({ id, branch = 'main', event = 'push', path = ownFile }) =>
        [branch, undefined].includes(query['branch']) &&
        [event, undefined].includes(query['event']) &&
        (file === undefined || path.endsWith(`/${file}`)) &&
        renderTime(id) >= since,
    );
    found.sort((one, other) => other.id - one.id);
    const size = Number((isGitea ? query['limit'] : query['per_page']) ?? 30);
    const from = (Number(query['page'] ?? 1) - 1) * size;
    const workflow_runs = found.slice(from, from + size).map((run) => describeRun(run, isGitea));
    return { status: 200, body: { total_count: found.length, workflow_runs } };
  }
}

function describeRun(run: WorkflowRun & { readonly id: number }, isGitea: boolean): unknown {
  const path = run.path ?? ownFile;
  return {
    id: run.id,
    run_number: run.id - 99,
    workflow_id: path,
    html_url: `https://github.com/octo/service/actions/runs/${run.id}`,
    path: isGitea ? `${path.split('/').at(-1) ?? ''}@refs/heads/main` : path,
    event: run.event ?? 'push',
    head_branch: run.branch ?? 'main',
    head_sha: run.sha,
    head_repository: { full_name: run.headRepository ?? 'octo/service' },
    created_at: renderTime(run.id),
    run_started_at: renderTime(run.startedAt ?? run.id),
    status: run.status ?? 'completed',
    conclusion: run.status === undefined ? (run.conclusion ?? 'success') : null,
  };
}

/** Renders a time, with one run per minute. */
function renderTime(minute: number): string {
  return new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString().replace('.000', '');
}

function describeJobs({ jobs = [] }: WorkflowRun): unknown {
  const shown = jobs.map(({ name, conclusion = null, status = 'completed', runner = 'Another runner' }) => {
    return { name, conclusion, status, runner_name: runner };
  });
  return { total_count: jobs.length, jobs: shown };
}
