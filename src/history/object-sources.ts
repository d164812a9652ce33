import { type FolderQuery, type Git, readLocalFolders, type TemporaryClone } from '../git/index.ts';
import type { GitHub } from '../github/index.ts';
import type { Tree, TreeEntry } from '../ports.ts';

export type Blobs = ReadonlyMap<string, Uint8Array>;

/** One way to what a commit holds: the clone, the API, or a throw-away fetch. Paths are the repository's. */
export interface ObjectSource {
  /** What lies at each path. undefined: this way does not lead to the commit, or to one of its folders. */
  findTree(commit: string, paths: readonly string[]): Promise<Tree | undefined>;
  /** The bytes of the commit's blobs, by id; those that this way does not lead to are absent. */
  readBlobs(commit: string, oids: readonly string[]): Promise<Blobs>;
}

export function createCloneSource(git: Git): ObjectSource {
  return {
    findTree: (commit, paths) =>
      walkFolders(`${commit}^{tree}`, paths, (asked) => readLocalFolders(git, asked)),
    readBlobs: async (_, oids) => {
      const found = await git.objects.read(oids);
      return new Map(
        found.flatMap((object) => (object?.type === 'blob' ? [[object.oid, object.bytes] as const] : [])),
      );
    },
  };
}

export function createFetchSource(place: TemporaryClone): ObjectSource {
  const fetch = async <T>(
    commit: string,
    work: (way: ObjectSource) => Promise<T>,
  ): Promise<T | undefined> => {
    const { withTemporaryClone } = await import('../git/index.ts');
    return withTemporaryClone(place, commit, (git) => work(createCloneSource(git)));
  };
  return {
    findTree: (commit, paths) => fetch(commit, (way) => way.findTree(commit, paths)),
    readBlobs: async (commit, oids) =>
      (await fetch(commit, (way) => way.readBlobs(commit, oids))) ?? new Map<string, Uint8Array>(),
  };
}

// Where the clone knows all that is asked, as it does of an ordinary push, nothing of this is loaded.
const loadGitHub = () => import('../github/index.ts');

export function createGitHubSource(github: GitHub): ObjectSource {
  return {
    findTree: (commit, paths) => findGitHubTree(github, commit, paths),
    readBlobs: async (_, oids) => (await loadGitHub()).readGitHubBlobs(github, oids),
  };
}

/** Lists of folders take one round trip however deep they are; what such a list leaves open is looked for from the top. */
async function findGitHubTree(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<Tree | undefined> {
  const { listGitHubPaths, readGitHubFolders } = await loadGitHub();
  const listed = await listGitHubPaths(github, commit, paths);
  const open = listed?.flatMap(([path, entry]) => (entry === 'unclear' ? [path] : []));
  const rest = open && (await walkFolders(commit, open, (asked) => readGitHubFolders(github, asked)));
  if (listed === undefined || rest === undefined) return undefined;
  const tree = new Map(rest);
  for (const [path, entry] of listed) if (typeof entry === 'object') tree.set(path, entry);
  return tree;
}

/**
 * What a commit holds at each path; undefined: one of its folders cannot be had. Folder by folder from the top, one
 * question for all paths at each depth: paths are taken literally, no index is read, and what is no folder on the way
 * is seen.
 * @param readFolders gives of each folder at least the wanted entries that it has; undefined: it cannot be had
 */
async function walkFolders(
  top: string,
  paths: readonly string[],
  readFolders: (
    asked: readonly FolderQuery[],
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
