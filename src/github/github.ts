import type { Log } from '../ports.ts';

/**
 * Client for one repository on GitHub, or on a server that implements the same REST API. Loads Octokit with the first
 * request.
 */
export interface GitHub {
  /** `owner/name` */
  readonly repository: string;
  readonly hasToken: boolean;
  /** Whether the server is Gitea or Forgejo, whose routes for commits differ. */
  readonly isGitea: boolean;
  /**
   * Sends a request. `{repository}` in a route is filled in; for GraphQL, the route has a whole URL instead of a
   * path. A repeated read is sent only once. Never rejects.
   */
  readonly request: (route: string, parameters: Readonly<Record<string, unknown>>) => Promise<GitHubAnswer>;
}

export interface GitHubAnswer {
  /** HTTP status; 0 without an HTTP response, 429 for any response that reports an exhausted rate limit. */
  readonly status: number;
  readonly data: unknown;
  /**
   * Reason why the request failed (no connection, a timeout, HTTP 5xx, 401, 403 or 429), or `undefined` for any other
   * status.
   */
  readonly fault: string | undefined;
}

export interface GitHubOptions {
  /** `owner/name` */
  readonly repository: string;
  readonly token: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<Log, 'debug'>;
  /** Time limit of one request, in milliseconds. */
  readonly timeoutMs?: number;
  /** Delay before the only retry, in milliseconds. */
  readonly retryMs?: number;
}
