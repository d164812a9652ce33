import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiCall } from './api-call.ts';
import { createComments, type Comments } from './github-comments.ts';
import { answerRest, type Answer } from './github-rest.ts';
import { createRuns, type Runs } from './github-runs.ts';

export interface Fault {
  /** Requests that are affected, matched against `METHOD /path`. */
  readonly on: RegExp;
  /** Status to respond with, or no response. */
  readonly with: number | 'hang';
  /** Number of affected requests; by default, all of them. */
  readonly times?: number;
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
  /** Path of the bare repository. */
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
  const { kind = 'github' } = options;
  const calls: ApiCall[] = [];
  const { viewer = 'github-actions[bot]' } = options;
  const comments = createComments(viewer);
  const runs = createRuns();
  const faults: { fault: Fault; left: number }[] = [];
  let waiting = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = { ...(await readCall(request)), waiting };
    calls.push(call);
    waiting += 1;
    response.on('close', () => (waiting -= 1));
    if (options.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, options.delayMs));
    const answer =
      takeFault(faults, call) ?? (await answerCall(call, { ...options, viewer }, { comments, runs }));
    if (answer === 'hang') return;
    response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(answer.body));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${kind === 'gitea' ? '/api/v1' : ''}`;
  return {
    calls,
    url,
    comments,
    runs,
    env: {
      GITHUB_API_URL: url,
      GITHUB_GRAPHQL_URL: kind === 'github' ? `${url}/graphql` : '',
      ...(kind === 'gitea' ? { GITEA_ACTIONS: 'true' } : {}),
    },
    fail: (fault) => {
      faults.push({ fault, left: fault.times ?? Infinity });
    },
    close: () => closeServer(server),
  };
}

async function answerCall(
  call: ApiCall,
  options: GitHubApiOptions & { readonly viewer: string },
  { comments, runs }: Pick<GitHubApi, 'comments' | 'runs'>,
): Promise<Answer> {
  const { token, kind = 'github', bare, repository = 'octo/service', treeLimit = 100_000 } = options;
  if (
    token !== undefined &&
    call.authorization !== `token ${token}` &&
    call.authorization !== `Bearer ${token}`
  ) {
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
  return comments.answer(call, repository) ?? runs.answer(call, place) ?? answerRest(call, place);
}

function takeFault(faults: { fault: Fault; left: number }[], call: ApiCall): Answer | 'hang' | undefined {
  const found = faults.find(({ fault, left }) => left > 0 && fault.on.test(`${call.method} ${call.path}`));
  if (found === undefined) return undefined;
  found.left -= 1;
  const { with: status } = found.fault;
  return status === 'hang' ? 'hang' : { status, body: { message: `Fault ${status}` } };
}

async function readCall(request: IncomingMessage): Promise<Omit<ApiCall, 'waiting'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const text = Buffer.concat(chunks).toString();
  return {
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname).replace(/^\/api\/v[13](?=\/)/, ''),
    query: Object.fromEntries(url.searchParams),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    authorization: request.headers.authorization,
  };
}

/** Closes a server without waiting for hanging requests and open connections. */
async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
