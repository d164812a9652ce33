import { findField, findTextField } from '../field.ts';
import type { Log } from '../ports.ts';

/** What the GitHub API, or that of a server that speaks its REST part, knows of one repository. Loads nothing before it is asked. */
export interface GitHub {
  /** `owner/name` */
  readonly repository: string;
  readonly hasToken: boolean;
  /** Gitea and Forgejo: their routes for commits differ. */
  readonly isGitea: boolean;
  /**
   * `{repository}` in a route is known; a whole address in place of its path is GraphQL's. What is read twice is asked
   * for once. Never rejects.
   */
  readonly request: (route: string, parameters: Readonly<Record<string, unknown>>) => Promise<GitHubAnswer>;
}

export interface GitHubAnswer {
  /** 0 where there was no HTTP answer at all; 429 for any that says that the rate limit is used up. */
  readonly status: number;
  readonly data: unknown;
  /** Why this answers nothing, in words: no connection, a time-out, 5xx, 401, 403, 429. Any other status is an answer. */
  readonly fault: string | undefined;
}

export interface GitHubOptions {
  /** `owner/name` */
  readonly repository: string;
  readonly token: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<Log, 'debug'>;
  /** Limit for one request, in milliseconds. */
  readonly timeoutMs?: number;
  /** Pause before the one retry, in milliseconds. */
  readonly retryMs?: number;
}

export function createGitHub(options: GitHubOptions): GitHub {
  const { env, repository, retryMs = 1_000, token } = options;
  const send = createSend(options);
  // After one failure to answer nobody is asked again in this run: each question would cost ten seconds.
  const silent = new Map<string, GitHubAnswer>();
  const known = new Map<string, Promise<GitHubAnswer>>();

  const ask: GitHub['request'] = async (route, parameters) => {
    const part = route.includes(' /') ? 'rest' : 'graphql';
    const area = `${part} ${route.split('/')[4] ?? ''}`;
    const before = silent.get(part) ?? silent.get(area);
    if (before !== undefined) return before;
    let answer = await send(route, parameters);
    if (answer.status >= 500 || answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      answer = await send(route, parameters);
    }
    // A token may read contents and not actions: what is forbidden here says nothing of elsewhere.
    if (answer.fault !== undefined) silent.set(answer.status === 403 ? area : part, answer);
    return answer;
  };

  return {
    repository,
    hasToken: Boolean(token),
    isGitea: [env['GITEA_ACTIONS'], env['FORGEJO_ACTIONS']].some(Boolean),
    request: (written, parameters) => {
      const route = written.replace('{repository}', repository);
      // Blobs are large, and kept by those who read them.
      if (!route.startsWith('GET ') || route.includes('/git/blobs/')) return ask(route, parameters);
      const key = JSON.stringify([route, parameters]);
      const answer = known.get(key) ?? ask(route, parameters);
      known.set(key, answer);
      return answer;
    },
  };
}

/** Sends one question, and traces how long it took and how it ended; the API's client is loaded with the first. */
function createSend({ token, env, log, timeoutMs = 10_000 }: GitHubOptions): GitHub['request'] {
  let loading: ReturnType<typeof loadOctokit> | undefined;
  const send: GitHub['request'] = async (route, parameters) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      // Inside: an address that is none fails here, and is no answer either.
      const octokit = await (loading ??= loadOctokit(token, env));
      const asked = { ...parameters, request: { signal } };
      const response: Omit<GitHubAnswer, 'fault'> = await octokit.request(route, asked);
      return { status: response.status, data: response.data, fault: undefined };
    } catch (error) {
      if (!signal.aborted) return describeFailure(error, token !== undefined);
      const fault = `the API did not answer within ${timeoutMs / 1000} s`;
      return { status: 0, data: undefined, fault };
    }
  };
  return async (route, parameters) => {
    const startMs = performance.now();
    const answer = await send(route, parameters);
    const took = `${Math.round(performance.now() - startMs)} ms`;
    // Without what is sent: comments and queries are long.
    const asked = route.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
    log.debug(`GitHub: ${asked}: ${answer.fault ?? answer.status}, ${took}`);
    return answer;
  };
}

/** Lazy: this chunk costs more than everything else that runs when nothing changed. */
async function loadOctokit(token: string | undefined, env: NodeJS.ProcessEnv) {
  const { GitHub } = await import('@actions/github/lib/utils');
  const ignore = (): void => undefined;
  return new GitHub({
    baseUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
    // What befalls a question is said once, in the verdict; Octokit would print it on its own.
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    ...(token === undefined ? {} : { auth: `token ${token}` }),
  });
}

/** Octokit reports a network failure as status 500 without a response. */
function describeFailure(error: unknown, hasToken: boolean): GitHubAnswer {
  const response = findField(error, 'response');
  const answered = findField(error, 'status');
  if (response === undefined || typeof answered !== 'number') {
    return { status: 0, data: undefined, fault: `the API did not answer (${renderCause(error)})` };
  }
  const data = findField(response, 'data');
  const isLimited = answered === 403 && findField(response, 'headers', 'x-ratelimit-remaining') === '0';
  const status = isLimited ? 429 : answered;
  return { status, data, fault: findFault(status, findTextField(data, 'message'), hasToken) };
}

function findFault(status: number, said: string | undefined, hasToken: boolean): string | undefined {
  const words = said === undefined ? String(status) : `${status}: ${said}`;
  if (status >= 500) return `the API answered ${words}`;
  if (status === 429) return 'the API’s rate limit is used up';
  if (status !== 401 && status !== 403) return undefined;
  return hasToken ? `the API refuses the token (${words})` : `there is no token (${words})`;
}

/** The code of what lies at the bottom (`ECONNREFUSED`), or the words of what is on top. */
function renderCause(error: unknown): string {
  for (let at = error; at !== undefined; at = findField(at, 'cause')) {
    const code = findTextField(at, 'code');
    if (code !== undefined) return code;
  }
  return error instanceof Error ? error.message : String(error);
}
