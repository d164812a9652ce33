import { findTextField, findField, listField } from '../field.ts';
import type { GitHub } from './github.ts';

/** Returns the path to which the last commit that changed `path` renamed it. Gitea doesn't report renames. */
export async function findGitHubNewPath(
  github: GitHub,
  path: string,
  head: string,
): Promise<string | undefined> {
  const query = { sha: head, path, limit: 1, per_page: 1 };
  const { data } = await github.request('GET /repos/{repository}/commits', query);
  const commit = findTextField(listField(data)[0], 'sha');
  if (commit === undefined) return undefined;
  const route = 'GET /repos/{repository}/commits/{revision}';
  const files = listField((await github.request(route, { revision: commit })).data, 'files');
  const renamed = files.find((file) => findField(file, 'previous_filename') === path);
  return findTextField(renamed, 'filename');
}
