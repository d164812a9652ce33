import { findField, type GitHub } from './github.ts';
import type { Repository } from './github-trees.ts';

export interface CommentRequest {
  readonly repository: Repository;
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
export async function writePullRequestComment(
  github: GitHub,
  request: CommentRequest,
): Promise<'created' | 'updated' | 'not-needed' | 'refused'> {
  const { repository, number, body, isNewWanted } = request;
  const place = { owner: repository.owner, repo: repository.name };
  const found = await findComment(github, request);
  if (found === 'refused') return 'refused';
  if (found !== undefined) {
    const comment = { ...place, comment_id: found, body };
    const answer = await github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', comment);
    return answer?.status === 200 ? 'updated' : 'refused';
  }
  if (!isNewWanted) return 'not-needed';
  const comment = { ...place, issue_number: number, body };
  const answer = await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', comment);
  return answer?.status === 201 ? 'created' : 'refused';
}

async function findComment(
  github: GitHub,
  { repository, number, mark }: CommentRequest,
): Promise<number | 'refused' | undefined> {
  for (let page = 1; page <= limitPages; page += 1) {
    const answer = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      owner: repository.owner,
      repo: repository.name,
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
