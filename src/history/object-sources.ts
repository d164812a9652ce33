import { type FolderQuery, type Git, readLocalFolders, type TemporaryClone } from '../git/index.ts';
import type { GitHub } from '../github/index.ts';
import type { Tree, TreeEntry } from '../ports.ts';
import { loadGit, loadGitHub } from './load.ts';

export type Blobs = ReadonlyMap<string, Uint8Array>;

/** A source of a commit's objects: the clone, the API or a temporary fetch. Paths are relative to the repository. */
export interface ObjectSource {
  /** Returns the entry at each path, or `undefined` if this source lacks the commit or one of its folders. */
  findTree(commit: string, paths: readonly string[]): Promise<Tree | undefined>;
  /** Returns the bytes of the commit's blobs, by ID, without those that this source lacks. */
  readBlobs(commit: string, oids: readonly string[]): Promise<Blobs>;
  /**
   * Returns the IDs of the contents of the commit's files, by path, or `undefined` if this source lacks the commit.
   */
  listBlobs(commit: string): Promise<ReadonlyMap<string, string> | undefined>;
}

/** Creates a source that reads the local clone. */
export function createCloneSource(git: Git): ObjectSource {
  return {
    findTree: (commit, paths) =>
      walkFolders(`${commit}^{tree}`, paths, (queries) => readLocalFolders(git, queries)),
    readBlobs: async (_, oids) => {
      const found = await git.objects.read(oids);
      return new Map(
        found.flatMap((object) => (object?.type === 'blob' ? [[object.oid, object.bytes] as const] : [])),
      );
    },
    listBlobs: async (commit) => (await loadGit()).listLocalBlobs(git, commit),
  };
}

/** Creates a source that fetches the commit into a temporary clone for each request. */
export function createFetchSource(options: TemporaryClone): ObjectSource {
  const fetch = async <T>(
    commit: string,
    work: (source: ObjectSource) => Promise<T>,
  ): Promise<T | undefined> => {
    return (await loadGit()).withTemporaryClone(options, commit, (git) => work(createCloneSource(git)));
  };
  return {
    findTree: (commit, paths) => fetch(commit, (source) => source.findTree(commit, paths)),
    readBlobs: async (commit, oids) =>
      (await fetch(commit, (source) => source.readBlobs(commit, oids))) ?? new Map<string, Uint8Array>(),
    listBlobs: (commit) => fetch(commit, (source) => source.listBlobs(commit)),
  };
}

/** Creates a source that reads from the API. */
export function createGitHubSource(github: GitHub): ObjectSource {
  return {
    findTree: (commit, paths) => findGitHubTree(github, commit, paths),
    readBlobs: async (_, oids) => (await loadGitHub()).readGitHubBlobs(github, oids),
    listBlobs: async (commit) => (await loadGitHub()).listGitHubBlobs(github, commit),
  };
}

/**
 * Reads the lists of the folders, which takes one round trip at any depth, and then walks from the top for `unclear`
 * paths.
 */
async function findGitHubTree(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<Tree | undefined> {
  const { listGitHubPaths, readGitHubFolders } = await loadGitHub();
  const listed = await listGitHubPaths(github, commit, paths);
  const open = listed?.flatMap(([path, entry]) => (entry === 'unclear' ? [path] : []));
  const rest = open && (await walkFolders(commit, open, (queries) => readGitHubFolders(github, queries)));
  if (listed === undefined || rest === undefined) return undefined;
  const tree = new Map(rest);
  for (const [path, entry] of listed) if (typeof entry === 'object') tree.set(path, entry);
  return tree;
}

/**
 * Returns the entry of a commit at each path, or `undefined` if one of the folders can't be read. Reads folder by
 * folder from the top, with one request for all paths at each depth. Paths are taken literally, no index is read, and
 * an entry on the way that isn't a folder is detected.
 * @param readFolders returns, for each folder, at least the requested entries that exist, or `undefined` if it can't
 * be read
 */
async function walkFolders(
  top: string,
  paths: readonly string[],
  readFolders: (
    queries: readonly FolderQuery[],
  ) => Promise<readonly (ReadonlyMap<string, TreeEntry> | undefined)[]>,
): Promise<Tree | undefined> {
  const tree = new Map<string, TreeEntry>();
  let open = paths.map((path) => ({ path, names: path.split('/'), folder: top }));
  for (let depth = 0; open.length > 0; depth++) {
    const byFolder = Map.groupBy(open, ({ folder }) => folder);
    const folders = await readFolders(
      [...byFolder].map(([id, walkers]) => ({
        id,
        names: new Set(walkers.map(({ names }) => names[depth] ?? '')),
      })),
    );
    open = [];
    for (const [index, walkers] of [...byFolder.values()].entries()) {
      const entries = folders[index];
      if (entries === undefined) return undefined;
      for (const { names, path } of walkers) {
        const entry = entries.get(names[depth] ?? '');
        if (entry === undefined) continue;
        if (names.length === depth + 1) tree.set(path, entry);
        else if (entry.kind === 'folder') open.push({ path, names, folder: entry.oid });
        else tree.set(path, { ...entry, via: names.slice(0, depth + 1).join('/') });
      }
    }
  }
  return tree;
}
