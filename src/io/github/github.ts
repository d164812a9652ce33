/** The GitHub API, or that of a server that speaks its REST part. Nothing is loaded before the first question. */
export interface GitHub {
  /** Whether there is a GraphQL endpoint that would answer us. */
  readonly hasGraphql: boolean;
  /** Gitea and Forgejo: their routes for commits differ. */
  readonly isGitea: boolean;
  /** undefined: no answer (network, time-out, 5xx, 401, 403, 429). Any other status is an answer. */
  request(route: string, parameters: Readonly<Record<string, unknown>>): Promise<GitHubAnswer | undefined>;
  /** The `data` part, which may lack what an error befell. */
  graphql(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
}

export interface GitHubAnswer {
  readonly status: number;
  readonly data: unknown;
}

export interface GitHubOptions {
  readonly token: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  /** Limit for one request. */
  readonly timeoutMs?: number;
  /** Pause before the one retry. */
  readonly retryMs?: number;
}

type Octokit = Awaited<ReturnType<typeof loadOctokit>>;

export function createGitHub({ token, env, timeoutMs = 10_000, retryMs = 1_000 }: GitHubOptions): GitHub {
  const graphqlUrl = env['GITHUB_GRAPHQL_URL'];
  const isGitea = [env['GITEA_ACTIONS'], env['FORGEJO_ACTIONS']].some(Boolean);
  let loading: Promise<Octokit> | undefined;
  // One failure to answer is believed for the rest of the run: asking on would cost ten seconds a question.
  const silent = new Set<'rest' | 'graphql'>();

  const attempt = async (
    route: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<GitHubAnswer> => {
    try {
      // Inside: an address that is none fails here, and is no answer either.
      const octokit = await (loading ??= loadOctokit(token, env));
      const request = { signal: AbortSignal.timeout(timeoutMs) };
      const { status, data } = await octokit.request(route, { ...parameters, request });
      return { status, data };
    } catch (error) {
      return { status: findStatus(error), data: undefined };
    }
  };

  const ask = async (
    part: 'rest' | 'graphql',
    route: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<GitHubAnswer | undefined> => {
    if (silent.has(part)) return undefined;
    let answer = await attempt(route, parameters);
    if (answer.status >= 500 || answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      answer = await attempt(route, parameters);
    }
    if (!isNoAnswer(answer.status)) return answer;
    silent.add(part);
    return undefined;
  };

  return {
    hasGraphql: Boolean(graphqlUrl) && !isGitea && Boolean(token),
    isGitea,
    request: (route, parameters) => ask('rest', route, parameters),
    graphql: async (query, variables) => {
      const answer = await ask('graphql', `POST ${graphqlUrl ?? '/graphql'}`, { query, variables });
      return findField(answer?.data, 'data');
    },
  };
}

/** The value of a field of an answer, whatever the answer is. */
export function findField(value: unknown, ...keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}

/** Lazy: this chunk costs more than everything else that runs when nothing changed. */
async function loadOctokit(
  token: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<{
  request(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<{ status: number; data: unknown }>;
}> {
  const { GitHub } = await import('@actions/github/lib/utils');
  return new GitHub({
    baseUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
    // What befalls a question is said once, in the verdict; Octokit would print it on its own.
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    ...(token === undefined ? {} : { auth: `token ${token}` }),
  });
}

function ignore(): void {
  // Deliberately silent.
}

/** 0 where there was no HTTP answer at all. */
function findStatus(error: unknown): number {
  const status = findField(error, 'status');
  // Octokit reports a network failure as status 500 without a response.
  return typeof status === 'number' && findField(error, 'response') !== undefined ? status : 0;
}

function isNoAnswer(status: number): boolean {
  return status === 0 || status >= 500 || status === 401 || status === 403 || status === 429;
}
