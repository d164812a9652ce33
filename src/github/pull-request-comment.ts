import type { Log } from '../ports.ts';
import { findField, findTextField } from '../field.ts';
import type { GitHub, GitHubAnswer } from './github.ts';
import { createGitHub } from './github-client.ts';

interface CommentRequest {
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string | undefined;
  /** The pull request's number. */
  readonly number: number;
  /** Line with which every version of the comment begins. */
  readonly mark: string;
  readonly body: string;
  /** Whether to create the comment if the pull request has none yet. */
  readonly createsIfMissing: boolean;
  readonly log: Pick<Log, 'debug'>;
  /** Environment variables with the URLs of the API. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface RejectedComment {
  readonly kind: 'rejected';
  /** Reason of the failure and a possible fix. */
  readonly reason: string;
}

/** Result of writing the comment. */
export type CommentResult = { readonly kind: 'created' | 'updated' | 'not-needed' } | RejectedComment;

const perPage = 100;
/** Maximum number of pages to read. Reading more would use up the rate limit. */
const maxPages = 50;

/** Accounts that a job's token writes as, for servers that don't report the token's account. */
const robots: ReadonlySet<string> = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);

/** Creates the comment or updates it. */
export async function writeComment(request: CommentRequest): Promise<CommentResult> {
  const { number, body } = request;
  const github = createGitHub(request);
  const found = await findComment(github, request);
  if (found !== undefined && 'reason' in found) return found;
  if (found !== undefined) {
    const route = 'PATCH /repos/{repository}/issues/comments/{id}';
    const answer = await github.request(route, { id: found.id, body });
    return answer.status === 200 ? { kind: 'updated' } : rejectComment(answer);
  }
  if (!request.createsIfMissing) return { kind: 'not-needed' };
  const route = 'POST /repos/{repository}/issues/{number}/comments';
  const answer = await github.request(route, { number, body });
  return answer.status === 201 ? { kind: 'created' } : rejectComment(answer);
}

async function findComment(
  github: GitHub,
  { number, mark, env }: CommentRequest,
): Promise<{ readonly id: number } | RejectedComment | undefined> {
  const route = 'GET /repos/{repository}/issues/{number}/comments';
  let isOwn: ((comment: unknown) => boolean) | undefined;
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await github.request(route, { number, per_page: perPage, limit: perPage, page });
    if (answer.status !== 200 || !Array.isArray(answer.data)) return rejectComment(answer);
    // Check only the beginning, because another comment can quote this one, including its first line.
    const marked = (answer.data as readonly unknown[]).filter(
      (comment) => findTextField(comment, 'body')?.startsWith(mark) === true,
    );
    if (marked.length > 0) isOwn ??= await createOwnTest(github, env);
    const own = marked.find((comment) => isOwn?.(comment));
    const id = findField(own, 'id');
    if (typeof id === 'number') return { id };
    if (answer.data.length < perPage) break;
  }
  return undefined;
}

/**
 * Returns a test for comments of the token's own account. Anyone can write a comment with the same first line, so the
 * action updates only its own comments.
 */
async function createOwnTest(
  github: GitHub,
  env: CommentRequest['env'],
): Promise<(comment: unknown) => boolean> {
  const self = await findOwnLogin(github, env);
  return (comment) => {
    const author = findTextField(comment, 'user', 'login') ?? '';
    if (self === undefined) return robots.has(author);
    const isBot = findField(comment, 'user', 'type') === 'Bot';
    return author === self || (isBot && author === `${self}[bot]`);
  };
}

/**
 * Returns the token's account. GraphQL reports it for the tokens of apps and jobs, REST for those of users and of
 * Gitea.
 */
async function findOwnLogin(github: GitHub, env: CommentRequest['env']): Promise<string | undefined> {
  const url = env['GITHUB_GRAPHQL_URL'] ?? '';
  const canQuery = url !== '' && !github.isGitea && github.hasToken;
  const viewer = canQuery
    ? await github.request(`POST ${url}`, { query: 'query{viewer{login}}' })
    : undefined;
  const login = findTextField(viewer?.data, 'data', 'viewer', 'login');
  return login ?? findTextField((await github.request('GET /user', {})).data, 'login');
}

function rejectComment({
  status,
  fault = `the request failed with HTTP ${status}`,
}: GitHubAnswer): RejectedComment {
  const remedy =
    ' The token may need `permissions: { pull-requests: write }`, which workflows from forks never have.';
  return { kind: 'rejected', reason: `${fault}.${status === 403 || status === 404 ? remedy : ''}` };
}
