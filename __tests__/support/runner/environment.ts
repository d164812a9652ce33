import { compileCache } from '../folders.ts';

/** The event that started the workflow, and its commit. All properties except these four have a default. */
export interface RunnerEvent {
  readonly name: string;
  /** Content of the file GITHUB_EVENT_PATH. */
  readonly payload: unknown;
  readonly sha: string;
  readonly ref: string;
  readonly refName?: string;
  readonly baseRef?: string;
  readonly headRef?: string;
  readonly repository?: string;
  readonly actor?: string;
  readonly runId?: number;
  readonly runAttempt?: number;
  readonly serverUrl?: string;
}

/** A closed port, so that no test can reach GitHub by mistake. */
const nowhere = 'http://127.0.0.1:9';

/** Variables of the developer's environment that are kept: the paths of programs and the home folder. */
const inherited = ['PATH', 'HOME', 'SYSTEMROOT', 'USERPROFILE'];

/** Creates the variables that GitHub's runner sets for every step. */
export function createEnvironment(
  event: RunnerEvent,
  folders: Readonly<Record<'workspace' | 'runnerTemp' | 'eventPath', string>>,
): Record<string, string> {
  const repository = event.repository ?? 'octo/service';
  // On Windows, the names have any case: `Path`.
  const own = Object.entries(process.env).filter(([name]) => inherited.includes(name.toUpperCase()));
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    ...compileCache,
    CI: 'true',
    // No copilot calls the servers of the examples, so the action doesn't warn about `example.com`.
    COPILOT_SYNC_TRIAL: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__octo_copilot-swagger-sync',
    GITHUB_ACTOR: event.actor ?? 'octocat',
    GITHUB_API_URL: nowhere,
    GITHUB_BASE_REF: event.baseRef ?? '',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: folders.eventPath,
    GITHUB_GRAPHQL_URL: `${nowhere}/graphql`,
    GITHUB_HEAD_REF: event.headRef ?? '',
    GITHUB_JOB: 'sync',
    GITHUB_REF: event.ref,
    GITHUB_REF_NAME: event.refName ?? event.ref.replace(/^refs\/(heads|tags|pull)\//u, ''),
    GITHUB_REF_TYPE: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_RUN_ATTEMPT: String(event.runAttempt ?? 1),
    GITHUB_RUN_ID: String(event.runId ?? 4242),
    GITHUB_RUN_NUMBER: '42',
    GITHUB_SERVER_URL: event.serverUrl ?? nowhere,
    GITHUB_SHA: event.sha,
    GITHUB_WORKFLOW: 'Sync copilot',
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/copilot.yml@${event.ref}`,
    GITHUB_WORKSPACE: folders.workspace,
    RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'Runner harness',
    RUNNER_OS: { darwin: 'macOS', win32: 'Windows' }[process.platform as string] ?? 'Linux',
    RUNNER_TEMP: folders.runnerTemp,
    RUNNER_TOOL_CACHE: folders.runnerTemp,
  };
}

/**
 * Returns the variable of an input: upper case, with underscores for spaces and unchanged hyphens.
 * @see actions/runner, Handler.cs
 */
export function nameInputVariable(input: string): string {
  return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
}
