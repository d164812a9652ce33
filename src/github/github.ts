import { findField, findTextField } from '../field.ts';
import type { Log } from '../ports.ts';

/** What the GitHub API, or that of a server that speaks its REST part, knows of one repository. Loads nothing before it is asked. */
export interface GitHub {
  /** `owner/name` */
  readonly repository: string;
  readonly hasToken: boolean;
  /** Whether there is a GraphQL endpoint that would answer us. */
  readonly hasGraphql: boolean;
  /** Gitea and Forgejo: their routes for commits differ. */
  readonly isGitea: boolean;
  /** `{repository}` in a route is known. What is read twice is asked for once. Never rejects. */
  request(route: string, parameters: Parameters): Promise<GitHubAnswer>;
  /** The `data` part, which may lack what an error befell. */
  graphql(query: string, variables: Parameters): Promise<unknown>;
}

export interface GitHubAnswer {
  /** 0 where there was no HTTP answer at all. */
  readonly status: number;
  readonly data: unknown;
  /** Why this answers nothing, in words: no connection, a time-out, 5xx, 401, 403, 429. Any other status is an answer. */
  readonly fault: string | undefined;
}

type Parameters = Readonly<Record<string, unknown>>;

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
  const graphqlUrl = env['GITHUB_GRAPHQL_URL'];
  const isGitea = [env['GITEA_ACTIONS'], env['FORGEJO_ACTIONS']].some(Boolean);
  const send = createSend(options);
  // After one failure to answer nobody is asked again in this run: each question would cost ten seconds.
  const silent = new Map<string, GitHubAnswer>();
  const known = new Map<string, Promise<GitHubAnswer>>();

  const ask = async (
    part: 'rest' | 'graphql',
    route: string,
    parameters: Parameters,
  ): Promise<GitHubAnswer> => {
    const area = `${part} ${route.split('/')[4] ?? ''}`;
    const before = silent.get(part) ?? silent.get(area);
    if (before !== undefined) return before;
    let answer = await send(route, parameters);
    if (answer.status >= 500 || answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      answer = await send(route, parameters);
    }
    if (answer.fault === undefined) return answer;
    // A token may read contents and not actions: what is forbidden here says nothing of elsewhere.
    const isForbidden = answer.status === 403 && !answer.isLimited;
    silent.set(isForbidden ? area : part, answer);
    return answer;
  };

  return {
    repository,
    hasToken: Boolean(token),
    hasGraphql: Boolean(graphqlUrl) && !isGitea && Boolean(token),
    isGitea,
    request: (written, parameters) => {
      const route = written.replace('{repository}', repository);
      // Blobs are large, and kept by those who read them.
      if (!route.startsWith('GET ') || route.includes('/git/blobs/')) return ask('rest', route, parameters);
      const key = JSON.stringify([route, parameters]);
      const answer = known.get(key) ?? ask('rest', route, parameters);
      known.set(key, answer);
      return answer;
    },
    graphql: async (query, variables) => {
      const answer = await ask('graphql', `POST ${graphqlUrl ?? '/graphql'}`, { query, variables });
      return findField(answer.data, 'data');
    },
  };
}

/** Sends one question, and traces how long it took and how it ended; the API's client is loaded with the first. */
function createSend({
  token,
  env,
  log,
  timeoutMs = 10_000,
}: GitHubOptions): (route: string, parameters: Parameters) => Promise<Attempt> {
  let loading: Promise<Octokit> | undefined;
  const send = async (route: string, parameters: Parameters): Promise<Attempt> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      // Inside: an address that is none fails here, and is no answer either.
      const octokit = await (loading ??= loadOctokit(token, env));
      const { status, data } = await octokit.request(route, { ...parameters, request: { signal } });
      return { status, data, fault: undefined, isLimited: false };
    } catch (error) {
      if (!signal.aborted) return describeFailure(error, token !== undefined);
      return describeSilence(`the API did not answer within ${timeoutMs / 1000} s`);
    }
  };
  return async (route, parameters) => {
    const startMs = performance.now();
    const answer = await send(route, parameters);
    const took = `${Math.round(performance.now() - startMs)} ms`;
    log.debug(`GitHub: ${renderQuestion(route, parameters)}: ${answer.fault ?? answer.status}, ${took}`);
    return answer;
  };
}

interface Attempt extends GitHubAnswer {
  /** The rate limit is used up. */
  readonly isLimited: boolean;
}

interface Octokit {
  request(
    route: string,
    parameters: Parameters,
  ): Promise<{ readonly status: number; readonly data: unknown }>;
}

/** Lazy: this chunk costs more than everything else that runs when nothing changed. */
async function loadOctokit(token: string | undefined, env: NodeJS.ProcessEnv): Promise<Octokit> {
  const { GitHub } = await import('@actions/github/lib/utils');
  return new GitHub({
    baseUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
    // What befalls a question is said once, in the verdict; Octokit would print it on its own.
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    ...(token === undefined ? {} : { auth: `token ${token}` }),
  });
}

function ignore(): void {
  // Silent on purpose.
}

function describeSilence(fault: string): Attempt {
  return { status: 0, data: undefined, fault, isLimited: false };
}

/** Octokit reports a network failure as status 500 without a response. */
function describeFailure(error: unknown, hasToken: boolean): Attempt {
  const response = findField(error, 'response');
  const status = findField(error, 'status');
  if (response === undefined || typeof status !== 'number') {
    return describeSilence(`the API did not answer (${renderCause(error)})`);
  }
  const isLimited = findField(response, 'headers', 'x-ratelimit-remaining') === '0';
  const data = findField(response, 'data');
  return {
    status,
    data,
    fault: findFault(status, findTextField(data, 'message'), isLimited, hasToken),
    isLimited,
  };
}

function findFault(
  status: number,
  said: string | undefined,
  isLimited: boolean,
  hasToken: boolean,
): string | undefined {
  const words = said === undefined ? String(status) : `${status}: ${said}`;
  if (status >= 500) return `the API answered ${words}`;
  if (status === 429 || (status === 403 && isLimited)) return `the API’s rate limit is used up (${status})`;
  if (status !== 401 && status !== 403) return undefined;
  if (!hasToken) return `there is no token (${words})`;
  return status === 401
    ? `the API does not accept the token (${words})`
    : `the token may not do this (${words})`;
}

/** The code of what lies at the bottom (`ECONNREFUSED`), or the words of what is on top. */
function renderCause(error: unknown): string {
  for (let at = error; at !== undefined; at = findField(at, 'cause')) {
    const code = findTextField(at, 'code');
    if (code !== undefined) return code;
  }
  return error instanceof Error ? error.message : String(error);
}

/** The question in one line, without what is sent: comments and queries are long. */
function renderQuestion(route: string, parameters: Parameters): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
}
