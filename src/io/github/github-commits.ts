import type { FoundCommit } from '../../ports.ts';
import { findField, type GitHub } from './github.ts';
import type { Repository } from './github-trees.ts';

/** The commit that a sha, branch, tag or other revision names on the server. */
export async function findGitHubCommit(
  github: GitHub,
  { owner, name }: Repository,
  revision: string,
): Promise<FoundCommit> {
  const route = github.isGitea
    ? 'GET /repos/{owner}/{repo}/git/commits/{revision}'
    : 'GET /repos/{owner}/{repo}/commits/{revision}';
  const answer = await github.request(route, { owner, repo: name, revision });
  if (answer === undefined) return { kind: 'unknown' };
  const commit = findField(answer.data, 'sha');
  return answer.status === 200 && typeof commit === 'string' ? { kind: 'found', commit } : { kind: 'absent' };
}

export async function findGitHubParents(
  github: GitHub,
  { owner, name }: Repository,
  commit: string,
): Promise<readonly string[] | undefined> {
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit}';
  const answer = await github.request(route, { owner, repo: name, commit });
  const parents = findField(answer?.data, 'parents');
  return Array.isArray(parents) ? parents.flatMap(listSha) : undefined;
}

/** Where `head` left `base`. Gitea has no such answer. */
export async function findGitHubMergeBase(
  github: GitHub,
  { owner, name }: Repository,
  range: { readonly base: string; readonly head: string },
): Promise<string | undefined> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const basehead = `${range.base}...${range.head}`;
  const answer = await github.request(route, { owner, repo: name, basehead, per_page: 1 });
  const commit = findField(answer?.data, 'merge_base_commit', 'sha');
  return typeof commit === 'string' ? commit : undefined;
}

/** The commit that a branch points to now. */
export async function findGitHubTip(
  github: GitHub,
  { owner, name }: Repository,
  branch: string,
): Promise<string | undefined> {
  const answer = await github.request('GET /repos/{owner}/{repo}/branches/{branch}', {
    owner,
    repo: name,
    branch,
  });
  // Gitea says `id` where GitHub says `sha`.
  const commit = findField(answer?.data, 'commit', 'sha') ?? findField(answer?.data, 'commit', 'id');
  return typeof commit === 'string' ? commit : undefined;
}

/** The last commit up to `from` that changed the path, with its date and its first parent. */
export interface LastChange {
  readonly commit: string;
  readonly date: string;
  /** undefined: the commit is the repository's first. */
  readonly parent: string | undefined;
}

export async function findLastChange(
  github: GitHub,
  { owner, name }: Repository,
  where: { readonly from: string; readonly path: string },
): Promise<LastChange | undefined> {
  const answer = await github.request('GET /repos/{owner}/{repo}/commits', {
    owner,
    repo: name,
    sha: where.from,
    path: where.path,
    per_page: 2,
    limit: 2,
  });
  const last: unknown = Array.isArray(answer?.data) ? answer.data[0] : undefined;
  const commit = findField(last, 'sha');
  if (typeof commit !== 'string') return undefined;
  const date = findField(last, 'commit', 'committer', 'date');
  const parents = findField(last, 'parents');
  const parent: string | undefined = Array.isArray(parents) ? parents.flatMap(listSha)[0] : undefined;
  return { commit, date: typeof date === 'string' ? date : '', parent };
}

function listSha(value: unknown): string[] {
  const sha = findField(value, 'sha');
  return typeof sha === 'string' ? [sha] : [];
}
