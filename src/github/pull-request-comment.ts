import type { Log } from '../ports.ts';
import { findField, findTextField } from '../field.ts';
import { createGitHub, type GitHub, type GitHubAnswer } from './github.ts';

interface CommentRequest {
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string | undefined;
  /** The pull request's number. */
  readonly number: number;
  /** The line that every version of the comment begins with. */
  readonly mark: string;
  readonly body: string;
  /** Whether to make a comment where there is none yet. */
  readonly createsIfMissing: boolean;
  readonly log: Pick<Log, 'debug'>;
  /** The environment variables that name GitHub's API. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface RejectedComment {
  readonly kind: 'refused';
  /** As it was seen, and what may help. */
  readonly why: string;
}

/** What became of the comment. */
export type CommentResult = { readonly kind: 'created' | 'updated' | 'not-needed' } | RejectedComment;

const perPage = 100;
/** Nobody reads more comments than this; asking for more would use up the rate limit. */
const limitPages = 50;

/** The accounts that a job's token writes as: it cannot always ask who it is. */
const robots: ReadonlySet<string> = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);

/** Creates the comment or brings it up to date. */
export async function writeComment(request: CommentRequest): Promise<CommentResult> {
  const { number, body } = request;
  const github = createGitHub(request);
  const found = await findComment(github, request);
  if (found !== undefined && 'why' in found) return found;
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
  for (let page = 1; page <= limitPages; page += 1) {
    const answer = await github.request(route, { number, per_page: perPage, limit: perPage, page });
    if (answer.status !== 200 || !Array.isArray(answer.data)) return rejectComment(answer);
    // At its beginning only: somebody may quote the comment, mark and all.
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

/** Anybody may write a comment with our mark; only one by the token's own author is ours to change. */
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

/** GraphQL tells an app's and a job's token who they are; REST tells people's, and Gitea's. */
async function findOwnLogin(github: GitHub, env: CommentRequest['env']): Promise<string | undefined> {
  const url = env['GITHUB_GRAPHQL_URL'] ?? '';
  const isAsked = url !== '' && !github.isGitea && github.hasToken;
  const viewer = isAsked ? await github.request(`POST ${url}`, { query: 'query{viewer{login}}' }) : undefined;
  const login = findTextField(viewer?.data, 'data', 'viewer', 'login');
  return login ?? findTextField((await github.request('GET /user', {})).data, 'login');
}

function rejectComment({ status, fault = `the API answered ${status}` }: GitHubAnswer): RejectedComment {
  const remedy =
    ' It may need `permissions: { pull-requests: write }`, which workflows started from forks never get.';
  return { kind: 'refused', why: `${fault}.${status === 403 || status === 404 ? remedy : ''}` };
}
