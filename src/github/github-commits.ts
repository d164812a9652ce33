import type { CommitResult } from '../ports.ts';
import { findField, findTextField, listField } from '../field.ts';
import type { GitHub, GitHubAnswer } from './github.ts';

/** Finds the commit that an ID, branch, tag or other revision names on the server. */
export async function findGitHubCommit(github: GitHub, revision: string): Promise<CommitResult> {
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

/** Returns the IDs of the commit's parents, or `undefined` if the server doesn't return the commit. */
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

/** Returns the merge base of `base` and `head`. Gitea doesn't report it. */
export async function findGitHubMergeBase(
  github: GitHub,
  base: string,
  head: string,
): Promise<string | undefined> {
  return findTextField((await compare(github, base, head)).data, 'merge_base_commit', 'sha');
}

/**
 * Returns the path from which the server detected that a new file was renamed, or `undefined` if the server doesn't
 * list the file. The server lists only some hundred changed files.
 */
export async function findGitHubRename(
  github: GitHub,
  { base, head, path }: { readonly base: string; readonly head: string; readonly path: string },
): Promise<{ readonly from: string | undefined } | undefined> {
  const files = listField((await compare(github, base, head)).data, 'files');
  const own = files.find((file) => findTextField(file, 'filename') === path);
  const from = findTextField(own, 'previous_filename') ?? '';
  const isRename = findTextField(own, 'status') === 'renamed' && /\.(?:json|ya?ml)$/i.test(from);
  return own === undefined ? undefined : { from: isRename ? from : undefined };
}

/** Whether the branch contains the commit: the commit is then no commit ahead of the branch. */
export async function isMergedOnGitHub(github: GitHub, branch: string, commit: string): Promise<boolean> {
  const { status, data } = await compare(github, branch, commit);
  return status === 200 && findField(data, 'total_commits') === 0;
}

/** Returns the commit that a branch points to now. */
export async function findGitHubTip(github: GitHub, branch: string): Promise<string | undefined> {
  const route = 'GET /repos/{repository}/branches/{branch}';
  const { data } = await github.request(route, { branch });
  // Gitea names the field `id`, GitHub `sha`.
  return findTextField(data, 'commit', 'sha') ?? findTextField(data, 'commit', 'id');
}

/** A commit that changed a path. */
interface PathChange {
  readonly commit: string;
  readonly date: string;
  /** Its first parent, or `undefined` for the repository's first commit. */
  readonly parent: string | undefined;
}

/** Returns the last commits up to `from` that changed the path, newest first. */
export async function listPathChanges(
  github: GitHub,
  where: { readonly from: string; readonly path: string; readonly count: number },
): Promise<readonly PathChange[]> {
  const { from, path, count } = where;
  // Gitea names the parameter `limit`, GitHub `per_page`.
  const query = { sha: from, path, limit: count, per_page: count };
  const { data } = await github.request('GET /repos/{repository}/commits', query);
  return listField(data).map((commit) => ({
    commit: findTextField(commit, 'sha') ?? '',
    date: findTextField(commit, 'commit', 'committer', 'date') ?? '',
    parent: listParents(commit)[0],
  }));
}

/** Returns the path to which the last commit that changed `path` renamed it. Gitea doesn't report renames. */
export async function findGitHubNewPath(
  github: GitHub,
  path: string,
  head: string,
): Promise<string | undefined> {
  const [{ commit: revision } = { commit: '' }] = await listPathChanges(github, {
    from: head,
    path,
    count: 1,
  });
  if (revision === '') return undefined;
  const { data } = await github.request('GET /repos/{repository}/commits/{revision}', { revision });
  const renamed = listField(data, 'files').find((file) => findField(file, 'previous_filename') === path);
  return findTextField(renamed, 'filename');
}

function listParents(commit: unknown): readonly string[] {
  return listField(commit, 'parents').flatMap((parent) => findTextField(parent, 'sha') ?? []);
}
