import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from './fake-service/http-server.ts';
import { Comments } from './github-comments.ts';
import { answerRest, type Answer, type ApiCall } from './github-rest.ts';
import { Runs } from './github-runs.ts';

export interface Fault {
  /** Requests that are affected, matched against `METHOD /path`. */
  readonly on: RegExp;
  /** Status to respond with, or no response. */
  readonly with: number | 'hang';
  /** Number of affected requests; by default, all of them. */
  times?: number;
}

/** GitHub's REST API on a real bare repository, and the part of GraphQL that the action uses. */
export interface GitHubApi {
  readonly calls: readonly ApiCall[];
  /** GITHUB_API_URL, GITHUB_GRAPHQL_URL and, for Gitea, its variable. */
  readonly env: Readonly<Record<string, string>>;
  readonly url: string;
  readonly comments: Comments;
  readonly runs: Runs;
  fail(fault: Fault): void;
  close(): Promise<void>;
}

export interface GitHubApiOptions {
  readonly bare: string;
  readonly repository?: string;
  /** `gitea`: no GraphQL, other routes. `ghes`: GitHub without GraphQL. */
  readonly kind?: 'github' | 'ghes' | 'gitea';
  /** Delay of every response, in milliseconds. */
  readonly delayMs?: number;
  /** Maximum number of listed entries of a tree; by default, GitHub's limit. */
  readonly treeLimit?: number;
  /** Token that is accepted. With it, any other token gets HTTP 401. */
  readonly token?: string;
  /** Owner of the token. A bot can't request its own user. */
  readonly viewer?: string;
}

export async function startGitHubApi(options: GitHubApiOptions): Promise<GitHubApi> {
  const { kind = 'github', viewer = 'github-actions[bot]' } = options;
  const calls: ApiCall[] = [];
  const comments = new Comments();
  const runs = new Runs();
  const faults: PendingFault[] = [];
  let waiting = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = { ...(await readCall(request)), waiting };
    calls.push(call);
    waiting += 1;
    response.on('close', () => (waiting -= 1));
    if (options.delayMs !== undefined) await sleep(options.delayMs);
    const answer =
      takeFault(faults, call) ?? (await answerCall(call, { ...options, viewer }, { comments, runs }));
    if (answer === 'hang') return;
    response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(answer.body));
  };
  const server = await listen((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const url = server.origin + (kind === 'gitea' ? '/api/v1' : '');
  return {
    ...{ calls, url, comments, runs },
    env: {
      GITHUB_API_URL: url,
      GITHUB_GRAPHQL_URL: kind === 'github' ? `${url}/graphql` : '',
      ...(kind === 'gitea' ? { GITEA_ACTIONS: 'true' } : {}),
    },
    fail: (fault) => {
      faults.push({ times: Infinity, ...fault });
    },
    close: () => server.close(),
  };
}

async function answerCall(
  call: ApiCall,
  options: GitHubApiOptions & { readonly viewer: string },
  { comments, runs }: Pick<GitHubApi, 'comments' | 'runs'>,
): Promise<Answer> {
  const { token, kind = 'github', bare, repository = 'octo/service', treeLimit = 100_000 } = options;
  if (token !== undefined && ![`token ${token}`, `Bearer ${token}`].includes(call.authorization ?? '')) {
    return { status: 401, body: { message: 'Bad credentials' } };
  }
  if (call.path === '/graphql') {
    if (kind !== 'github' || !JSON.stringify(call.body).includes('viewer')) return { status: 404, body: {} };
    return { status: 200, body: { data: { viewer: { login: options.viewer } } } };
  }
  if (call.path === '/user') {
    const isBot = options.viewer.endsWith('[bot]');
    return isBot ? { status: 403, body: {} } : { status: 200, body: { login: options.viewer } };
  }
  const place = { bare, repository, isGitea: kind === 'gitea', treeLimit };
  return (
    comments.answer(call, repository, options.viewer) ?? runs.answer(call, place) ?? answerRest(call, place)
  );
}

type PendingFault = Fault & { times: number };

function takeFault(faults: readonly PendingFault[], call: ApiCall): Answer | 'hang' | undefined {
  const found = faults.find(({ on, times }) => times > 0 && on.test(`${call.method} ${call.path}`));
  if (found === undefined) return undefined;
  found.times -= 1;
  return found.with === 'hang' ? 'hang' : { status: found.with, body: { message: `Fault ${found.with}` } };
}

async function readCall(request: IncomingMessage): Promise<Omit<ApiCall, 'waiting'>> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await text(request);
  return {
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname).replace(/^\/api\/v[13](?=\/)/, ''),
    query: Object.fromEntries(url.searchParams),
    body: body === '' ? undefined : (JSON.parse(body) as unknown),
    authorization: request.headers.authorization,
  };
}
