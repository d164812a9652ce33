import { createGitHub, findField, type GitHub } from './github.ts';

export interface CommentRequest {
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string | undefined;
  /** The pull request's number. */
  readonly number: number;
  /** The line that every version of the comment begins with. */
  readonly mark: string;
  readonly body: string;
  /** Whether to make a comment where there is none yet. */
  readonly isNewWanted: boolean;
}

const perPage = 100;
/** A pull request with more comments than this is past being read; asking on would eat the rate limit. */
const limitPages = 50;

/** Creates the comment or brings it up to date; `refused` where the token may not, or GitHub does not answer. */
export async function writeComment(
  request: CommentRequest,
): Promise<'created' | 'updated' | 'not-needed' | 'refused'> {
  const github = createGitHub({ token: request.token, env: process.env });
  const [owner, repo] = request.repository.split('/');
  const { number, body } = request;
  const found = await findComment(github, request);
  if (found === 'refused') return 'refused';
  if (found !== undefined) {
    const comment = { owner, repo, comment_id: found, body };
    const answer = await github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', comment);
    return answer?.status === 200 ? 'updated' : 'refused';
  }
  if (!request.isNewWanted) return 'not-needed';
  const comment = { owner, repo, issue_number: number, body };
  const answer = await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', comment);
  return answer?.status === 201 ? 'created' : 'refused';
}

async function findComment(
  github: GitHub,
  { repository, number, mark }: CommentRequest,
): Promise<number | 'refused' | undefined> {
  const [owner, repo] = repository.split('/');
  for (let page = 1; page <= limitPages; page += 1) {
    const answer = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      owner,
      repo,
      issue_number: number,
      per_page: perPage,
      page,
    });
    if (answer?.status !== 200 || !Array.isArray(answer.data)) return 'refused';
    for (const comment of answer.data as readonly unknown[]) {
      const [id, body] = [findField(comment, 'id'), findField(comment, 'body')];
      // At its beginning only: somebody may quote the comment, mark and all.
      if (typeof id === 'number' && typeof body === 'string' && body.startsWith(mark)) return id;
    }
    if (answer.data.length < perPage) return undefined;
  }
  return undefined;
}
