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

/** Workflow runs of a repository, in memory. Later ones are newer. */
export interface Runs {
  add(run: WorkflowRun): number;
  /** Returns the response, or `undefined` if the request isn't about runs. */
  answer(call: ApiCall, place: Place): Answer | undefined;
}

const ownFile = '.github/workflows/copilot.yml';

export function createRuns(): Runs {
  const runs: (WorkflowRun & { readonly id: number })[] = [];

  const list = ({ query }: ApiCall, isGitea: boolean, file?: string): Answer => {
    const since = /^>=(.+)$/.exec(isGitea ? '' : (query['created'] ?? ''))?.[1] ?? '';
    const found = runs.filter(
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
  };

  return {
    add: (run) => {
      const id = run.id ?? 100 + runs.length;
      runs.push({ ...run, id });
      return id;
    },
    answer: (call, { repository, isGitea }) => {
      const prefix = `/repos/${repository}/actions`;
      if (call.method !== 'GET' || !call.path.startsWith(`${prefix}/`)) return undefined;
      const path = call.path.slice(prefix.length);
      const file = /^\/workflows\/([^/]+)\/runs$/.exec(path)?.[1];
      if (file !== undefined && !isGitea) return list(call, isGitea, file);
      if (path === '/runs') return list(call, isGitea);
      const id = /^\/runs\/(\d+)\/jobs$/.exec(path)?.[1];
      const run = runs.find((candidate) => String(candidate.id) === id);
      return run === undefined ? notFound : { status: 200, body: describeJobs(run) };
    },
  };
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
  return {
    total_count: jobs.length,
    jobs: jobs.map(({ name, conclusion, status = 'completed', runner = 'Another runner' }) => ({
      name,
      conclusion: conclusion ?? null,
      status,
      runner_name: runner,
    })),
  };
}
