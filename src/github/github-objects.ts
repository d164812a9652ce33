import { posix } from 'node:path';
import { findField, findTextField, listField } from '../field.ts';
import type { TreeEntry } from '../ports.ts';
import type { GitHub } from './github.ts';

const parallelRequests = 8;

/** A list of this length may be cut. */
const limitEntries = 1_000;

/** For more folders, one request for the whole tree: a token has a thousand requests an hour for all its jobs. */
const limitFolders = 5;

/** A path with what lies there; undefined: nothing. What the API shows of links and submodules differs from server to server. */
type ListedPath = readonly [path: string, entry: TreeEntry | 'unclear' | undefined];

/**
 * What a commit holds at each path: from the lists of their folders, or of many folders from the whole tree. undefined: the
 * whole tree can't be had in one response. All are `unclear` in a folder of which nobody can tell, or that is none, or too
 * long.
 * @see https://docs.github.com/rest/repos/contents#get-repository-content
 */
export async function listGitHubPaths(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<readonly ListedPath[] | undefined> {
  const folders = [...Map.groupBy(paths, (path) => posix.dirname(path))];
  if (folders.length > limitFolders) return listFromWholeTree(github, commit, paths);
  const listed = await mapInWaves(folders, async ([folder, inside]): Promise<readonly ListedPath[]> => {
    const segments = folder === '.' ? [] : folder.split('/');
    const address = ['contents', ...segments.map(encodeURIComponent)].join('/');
    const { data } = await github.request(`GET /repos/{repository}/${address}`, { ref: commit });
    if (!Array.isArray(data) || data.length >= limitEntries) return inside.map((path) => [path, 'unclear']);
    const entries = new Map(data.map((entry: unknown) => [findTextField(entry, 'name'), entry]));
    return inside.map((path) => [path, parseListed(entries.get(posix.basename(path)))]);
  });
  return listed.flat();
}

/** A path below a link, a submodule or a file is that entry's, as in a walk from the top. */
async function listFromWholeTree(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<readonly ListedPath[] | undefined> {
  const { entries, isWhole } = await readTree(github, { id: commit, recursive: 1 });
  if (!isWhole) return undefined;
  return paths.map((path) => {
    for (const { index } of path.matchAll(/\//g)) {
      const via = path.slice(0, index);
      const above = entries.get(via);
      if (above !== undefined && above.kind !== 'folder') return [path, { ...above, via }];
    }
    return [path, entries.get(path)];
  });
}

function parseListed(entry: unknown): ListedPath[1] {
  if (entry === undefined) return undefined;
  const [type, oid] = [findField(entry, 'type'), findTextField(entry, 'sha')];
  if (oid !== undefined && type === 'dir') return { kind: 'folder', oid };
  // GitHub lists a submodule as a file, which nobody can download.
  const isFile = type === 'file' && findTextField(entry, 'download_url') !== undefined;
  return oid !== undefined && isFile ? { kind: 'file', oid } : 'unclear';
}

/**
 * Each folder, by its own id or for the top by its commit's, as git itself has it. undefined: it cannot be had.
 * @see https://docs.github.com/rest/git/trees#get-a-tree
 */
export async function readGitHubFolders(
  github: GitHub,
  asked: readonly { readonly id: string }[],
): Promise<readonly (ReadonlyMap<string, TreeEntry> | undefined)[]> {
  return mapInWaves(asked, ({ id }) => readFolder(github, id));
}

async function readFolder(github: GitHub, id: string): Promise<ReadonlyMap<string, TreeEntry> | undefined> {
  const { entries, isWhole } = await readTree(github, { id });
  return isWhole ? entries : undefined;
}

/** Returns the files of a commit with the IDs of their content, by path: all that the server lists in one response. */
export async function listGitHubBlobs(
  github: GitHub,
  commit: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const { entries, isWhole } = await readTree(github, { id: commit, recursive: 1 });
  if (!isWhole && entries.size === 0) return undefined;
  const files = [...entries].filter(([, { kind }]) => kind === 'file');
  return new Map(files.map(([path, { oid }]) => [path, oid]));
}

async function readTree(
  github: GitHub,
  query: { readonly id: string; readonly recursive?: 1 },
): Promise<{ readonly entries: ReadonlyMap<string, TreeEntry>; readonly isWhole: boolean }> {
  const entries = new Map<string, TreeEntry>();
  // Gitea gives it page by page.
  for (let page = 1; ; page += 1) {
    const route = 'GET /repos/{repository}/git/trees/{id}';
    const { status, data } = await github.request(route, { ...query, page });
    const listed = listField(data, 'tree');
    for (const entry of listed) {
      const [name, oid] = [findTextField(entry, 'path'), findTextField(entry, 'sha')];
      if (name === undefined || oid === undefined) continue;
      entries.set(name, { kind: kinds.get(findField(entry, 'mode')) ?? 'file', oid });
    }
    if (status !== 200) return { entries, isWhole: false };
    if (findField(data, 'truncated') !== true) return { entries, isWhole: true };
    if (!github.isGitea || listed.length === 0) return { entries, isWhole: false };
  }
}

const kinds: ReadonlyMap<unknown, TreeEntry['kind']> = new Map([
  ['040000', 'folder'],
  ['120000', 'link'],
  ['160000', 'submodule'],
]);

/** The bytes of the blobs that the server gave, by id; up to 100 MB each, and always in base64. */
export async function readGitHubBlobs(
  github: GitHub,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = await mapInWaves(oids, async (oid) => {
    const { data } = await github.request('GET /repos/{repository}/git/blobs/{oid}', { oid });
    const content = findTextField(data, 'content');
    return content === undefined ? [] : [[oid, Buffer.from(content, 'base64')] as const];
  });
  return new Map(contents.flat());
}

/** Does the work for all items, a few at a time, and gives the results in order. */
async function mapInWaves<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += parallelRequests) {
    results.push(...(await Promise.all(items.slice(start, start + parallelRequests).map(work))));
  }
  return results;
}
