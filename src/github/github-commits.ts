import type { FoundCommit } from '../ports.ts';
import { findField, findTextField, listField } from '../field.ts';
import type { GitHub, GitHubAnswer } from './github.ts';

/** The commit that a sha, branch, tag or other revision names on the server. */
export async function findGitHubCommit(github: GitHub, revision: string): Promise<FoundCommit> {
  const commits = github.isGitea ? 'git/commits' : 'commits';
  const route = `GET /repos/{repository}/${commits}/{revision}`;
  const { status, data, fault } = await github.request(route, { revision });
  if (fault !== undefined) return { kind: 'unknown' };
  const commit = findTextField(data, 'sha');
  if (status === 200 && commit !== undefined) return { kind: 'found', commit };
  return { kind: status === 404 && !(await isReadable(github)) ? 'unknown' : 'absent' };
}

/** Whether the token can read the repository. If it can't, the server returns HTTP 404 for everything in it. */
async function isReadable(github: GitHub): Promise<boolean> {
  return (await github.request('GET /repos/{repository}', {})).status === 200;
}

export async function findGitHubParents(
  github: GitHub,
  commit: string,
): Promise<readonly string[] | undefined> {
  const route = 'GET /repos/{repository}/git/commits/{commit}';
  const { data } = await github.request(route, { commit });
  return Array.isArray(findField(data, 'parents')) ? listParents(data) : undefined;
}

function compare(github: GitHub, base: string, head: string): Promise<GitHubAnswer> {
  const route = 'GET /repos/{repository}/compare/{basehead}';
  return github.request(route, { basehead: `${base}...${head}`, per_page: 1 });
}

/** Where `head` left `base`. Gitea has no such answer. */
export async function findGitHubMergeBase(
  github: GitHub,
  base: string,
  head: string,
): Promise<string | undefined> {
  return findTextField((await compare(github, base, head)).data, 'merge_base_commit', 'sha');
}

/** Returns from which path a new file was renamed, as the server found it; it lists some hundred changed files only. */
export async function findGitHubRename(
  github: GitHub,
  { base, head, path }: { readonly base: string; readonly head: string; readonly path: string },
): Promise<{ readonly kind: 'found'; readonly from: string } | { readonly kind: 'none' | 'unknown' }> {
  const files = listField((await compare(github, base, head)).data, 'files');
  const own = files.find((file) => findTextField(file, 'filename') === path);
  if (own === undefined) return { kind: 'unknown' };
  const from = findTextField(own, 'previous_filename') ?? '';
  const isRename = findTextField(own, 'status') === 'renamed' && /\.(?:json|ya?ml)$/i.test(from);
  return isRename ? { kind: 'found', from } : { kind: 'none' };
}

/** Whether the branch contains the commit: there is none that the branch lacks on the way to it. */
export async function isMergedOnGitHub(github: GitHub, branch: string, commit: string): Promise<boolean> {
  const { status, data } = await compare(github, branch, commit);
  return status === 200 && findField(data, 'total_commits') === 0;
}

/** The commit that a branch points to now. */
export async function findGitHubTip(github: GitHub, branch: string): Promise<string | undefined> {
  const route = 'GET /repos/{repository}/branches/{branch}';
  const { data } = await github.request(route, { branch });
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
  where: { readonly from: string; readonly path: string; readonly count: number },
): Promise<readonly PathChange[]> {
  const { from, path, count } = where;
  // `limit` is Gitea's word for `per_page`.
  const query = { sha: from, path, limit: count, per_page: count };
  const { data } = await github.request('GET /repos/{repository}/commits', query);
  return listField(data).map((commit) => ({
    date: findTextField(commit, 'commit', 'committer', 'date') ?? '',
    parent: listParents(commit)[0],
  }));
}

function listParents(commit: unknown): readonly string[] {
  return listField(commit, 'parents').flatMap((parent) => findTextField(parent, 'sha') ?? []);
}
