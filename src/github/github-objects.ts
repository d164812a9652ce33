import { posix } from 'node:path';
import pLimit from 'p-limit';
import { findField, findTextField, listField } from '../field.ts';
import type { TreeEntry } from '../ports.ts';
import type { GitHub } from './github.ts';

/** Maximum number of simultaneous requests. */
const parallelRequests = 8;

/** A list of this length may be truncated. */
const maxEntries = 1_000;

/** For more folders, the whole tree is read with one request: a token has a thousand requests per hour for all jobs. */
const maxFolders = 5;

/**
 * A path and its entry, or `undefined` if the path doesn't exist. `unclear`: servers list links and submodules
 * differently.
 */
type ListedPath = readonly [path: string, entry: TreeEntry | 'unclear' | undefined];

/**
 * Returns the entry of a commit at each path. Reads the lists of the paths' folders or, for many folders, the whole
 * tree. All paths of a folder are `unclear` if its list is too long or can't be read, or if it isn't a folder.
 * @returns `undefined` if the server doesn't return the whole tree in one response
 * @see https://docs.github.com/rest/repos/contents#get-repository-content
 */
export async function listGitHubPaths(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<readonly ListedPath[] | undefined> {
  const folders = [...Map.groupBy(paths, (path) => posix.dirname(path))];
  if (folders.length > maxFolders) return listFromWholeTree(github, commit, paths);
  const listed = await pLimit(parallelRequests).map(
    folders,
    async ([folder, inside]): Promise<readonly ListedPath[]> => {
      const segments = folder === '.' ? [] : folder.split('/');
      const address = ['contents', ...segments.map(encodeURIComponent)].join('/');
      const { data } = await github.request(`GET /repos/{repository}/${address}`, { ref: commit });
      if (!Array.isArray(data) || data.length >= maxEntries) return inside.map((path) => [path, 'unclear']);
      const entries = new Map(data.map((entry: unknown) => [findTextField(entry, 'name'), entry]));
      return inside.map((path) => [path, parseListed(entries.get(posix.basename(path)))]);
    },
  );
  return listed.flat();
}

/**
 * Returns the entry at each path. For a path below a link, a submodule or a file, returns the entry of the link,
 * submodule or file.
 */
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
  // GitHub lists a submodule as a file without a download URL.
  const isFile = type === 'file' && findTextField(entry, 'download_url') !== undefined;
  return oid !== undefined && isFile ? { kind: 'file', oid } : 'unclear';
}

/**
 * Returns the entries of each folder, or `undefined` for a folder that can't be read. The ID of a folder is its own or,
 * for the top folder, that of its commit.
 * @see https://docs.github.com/rest/git/trees#get-a-tree
 */
export async function readGitHubFolders(
  github: GitHub,
  folders: readonly { readonly id: string }[],
): Promise<readonly (ReadonlyMap<string, TreeEntry> | undefined)[]> {
  return pLimit(parallelRequests).map(folders, ({ id }) => readFolder(github, id));
}

async function readFolder(github: GitHub, id: string): Promise<ReadonlyMap<string, TreeEntry> | undefined> {
  const { entries, isWhole } = await readTree(github, { id });
  return isWhole ? entries : undefined;
}

/** Returns the IDs of the contents of a commit's files, by path, as far as the server lists them in one response. */
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
  // Gitea splits the tree into pages.
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

/**
 * Returns the bytes of the blobs that the server returned, by ID. The API returns up to 100 MB per blob, always in
 * base64.
 */
export async function readGitHubBlobs(
  github: GitHub,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = await pLimit(parallelRequests).map(oids, async (oid) => {
    const { data } = await github.request('GET /repos/{repository}/git/blobs/{oid}', { oid });
    const content = findTextField(data, 'content');
    return content === undefined ? [] : [[oid, Buffer.from(content, 'base64')] as const];
  });
  return new Map(contents.flat());
}
