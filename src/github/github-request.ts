import { findField, findTextField } from '../field.ts';
import { nowMs } from '../now-ms.ts';
import type { GitHub, GitHubAnswer, GitHubOptions } from './github.ts';

/** Creates the function that sends the requests of one client, each read only once. */
export function createRequest(options: GitHubOptions): GitHub['request'] {
  const { repository, retryMs = 1_000 } = options;
  const send = createSend(options);
  // After a failure, no more requests are sent in this run, because each one could take ten seconds.
  const failed = new Map<string, GitHubAnswer>();
  const known = new Map<string, Promise<GitHubAnswer>>();

  const sendOrSkip: GitHub['request'] = async (route, parameters) => {
    const part = route.includes(' /') ? 'rest' : 'graphql';
    const area = `${part} ${route.split('/')[4] ?? ''}`;
    const before = failed.get(part) ?? failed.get(area);
    if (before !== undefined) return before;
    let answer = await send(route, parameters);
    if (answer.status >= 500 || answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      answer = await send(route, parameters);
    }
    // A token may read contents but not actions, so a forbidden area doesn't affect other areas.
    if (answer.fault !== undefined) failed.set(answer.status === 403 ? area : part, answer);
    return answer;
  };

  return (written, parameters) => {
    const route = written.replace('{repository}', repository);
    // Blobs are large, and callers keep them.
    if (!route.startsWith('GET ') || route.includes('/git/blobs/')) return sendOrSkip(route, parameters);
    const key = JSON.stringify([route, parameters]);
    const answer = known.get(key) ?? sendOrSkip(route, parameters);
    known.set(key, answer);
    return answer;
  };
}

/** Creates a function that sends one request and logs its duration and result. The first request loads Octokit. */
function createSend({ token, env, log, timeoutMs = 10_000 }: GitHubOptions): GitHub['request'] {
  let loading: ReturnType<typeof loadOctokit> | undefined;
  const send: GitHub['request'] = async (route, parameters) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      // Loading is inside `try`, because an invalid URL fails here and counts as a missing response.
      const octokit = await (loading ??= loadOctokit(token, env));
      const query = { ...parameters, request: { signal } };
      const response: Omit<GitHubAnswer, 'fault'> = await octokit.request(route, query);
      return { status: response.status, data: response.data, fault: undefined };
    } catch (error) {
      if (!signal.aborted) return describeFailure(error, token !== undefined);
      const fault = `the API sent no response within ${timeoutMs / 1000} s`;
      return { status: 0, data: undefined, fault };
    }
  };
  return async (route, parameters) => {
    const startMs = nowMs();
    const answer = await send(route, parameters);
    const took = `${Math.round(nowMs() - startMs)} ms`;
    // Bodies aren't logged, because comments and queries are long.
    const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
    log.debug(`GitHub: ${filled}: ${answer.fault ?? answer.status}, ${took}`);
    return answer;
  };
}

/** Loads Octokit lazily, because its chunk takes longer to load than all other code of a run without changes. */
async function loadOctokit(token: string | undefined, env: NodeJS.ProcessEnv) {
  const { GitHub } = await import('@actions/github/lib/utils');
  const ignore = (): void => undefined;
  return new GitHub({
    baseUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
    // The caller reports each failure once; Octokit would print it again.
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    ...(token === undefined ? {} : { auth: `token ${token}` }),
  });
}

/** Describes an error of Octokit, which reports a network failure as status 500 without a response. */
function describeFailure(error: unknown, hasToken: boolean): GitHubAnswer {
  const response = findField(error, 'response');
  const code = findField(error, 'status');
  if (response === undefined || typeof code !== 'number') {
    return { status: 0, data: undefined, fault: `the API sent no response (${renderCause(error)})` };
  }
  const data = findField(response, 'data');
  const isLimited = code === 403 && findField(response, 'headers', 'x-ratelimit-remaining') === '0';
  const status = isLimited ? 429 : code;
  return { status, data, fault: findFault(status, findTextField(data, 'message'), hasToken) };
}

function findFault(status: number, message: string | undefined, hasToken: boolean): string | undefined {
  const detail = message === undefined ? `HTTP ${status}` : `HTTP ${status}: ${message}`;
  if (status >= 500) return `the API failed with ${detail}`;
  if (status === 429) return 'the API’s rate limit is exhausted';
  if (status !== 401 && status !== 403) return undefined;
  return hasToken ? `the API rejects the token (${detail})` : `there is no token (${detail})`;
}

/** Returns the code of the innermost cause that has one (`ECONNREFUSED`), otherwise the message of the error. */
function renderCause(error: unknown): string {
  for (let at = error; at !== undefined; at = findField(at, 'cause')) {
    const code = findTextField(at, 'code');
    if (code !== undefined) return code;
  }
  return error instanceof Error ? error.message : String(error);
}
