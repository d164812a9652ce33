import type { FoundCommit } from '../../ports.ts';
import { findField, findTextField, listField, type GitHub } from './github.ts';
import type { Repository } from './github-objects.ts';

/** The commit that a sha, branch, tag or other revision names on the server. */
export async function findGitHubCommit(
  github: GitHub,
  { owner, name }: Repository,
  revision: string,
): Promise<FoundCommit> {
  const route = github.isGitea
    ? 'GET /repos/{owner}/{repo}/git/commits/{revision}'
    : 'GET /repos/{owner}/{repo}/commits/{revision}';
  const { status, data, fault } = await github.request(route, { owner, repo: name, revision });
  if (fault !== undefined) return { kind: 'unknown' };
  const commit = findTextField(data, 'sha');
  return status === 200 && commit !== undefined ? { kind: 'found', commit } : { kind: 'absent' };
}

export async function findGitHubParents(
  github: GitHub,
  { owner, name }: Repository,
  commit: string,
): Promise<readonly string[] | undefined> {
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit}';
  const { data } = await github.request(route, { owner, repo: name, commit });
  return Array.isArray(findField(data, 'parents')) ? listParents(data) : undefined;
}

/** Where `head` left `base`. Gitea has no such answer. */
export async function findGitHubMergeBase(
  github: GitHub,
  { owner, name }: Repository,
  range: { readonly base: string; readonly head: string },
): Promise<string | undefined> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const basehead = `${range.base}...${range.head}`;
  const { data } = await github.request(route, { owner, repo: name, basehead, per_page: 1 });
  return findTextField(data, 'merge_base_commit', 'sha');
}

/** The commit that a branch points to now. */
export async function findGitHubTip(
  github: GitHub,
  { owner, name }: Repository,
  branch: string,
): Promise<string | undefined> {
  const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
  const { data } = await github.request(route, { owner, repo: name, branch });
  // Gitea says `id` where GitHub says `sha`.
  return findTextField(data, 'commit', 'sha') ?? findTextField(data, 'commit', 'id');
}

/** A commit that changed a path: its date, and its first parent where it is not the repository's first. */
interface PathChange {
  readonly date: string;
  readonly parent: string | undefined;
}

/** The last commits up to `from` that changed the path, newest first. */
export async function listPathChanges(
  github: GitHub,
  { owner, name }: Repository,
  where: { readonly from: string; readonly path: string; readonly count: number },
): Promise<readonly PathChange[]> {
  const { from, path, count } = where;
  const { data } = await github.request('GET /repos/{owner}/{repo}/commits', {
    owner,
    repo: name,
    sha: from,
    path,
    // Gitea's word for the same.
    limit: count,
    per_page: count,
  });
  return listField(data).map((commit) => ({
    date: findTextField(commit, 'commit', 'committer', 'date') ?? '',
    parent: listParents(commit)[0],
  }));
}

function listParents(commit: unknown): readonly string[] {
  return listField(commit, 'parents').flatMap((parent) => findTextField(parent, 'sha') ?? []);
}
