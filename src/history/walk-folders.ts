import type { Tree, TreeEntry } from '../ports.ts';

/** A folder of a commit, and which of its entries are wanted. */
export interface FolderQuery {
  /** What its source calls it: for the top the commit, below it the folder's own id. */
  readonly id: string;
  readonly names: ReadonlySet<string>;
}

/** For each folder at least the wanted entries that it has; undefined: it cannot be had. */
export type ReadFolders = (
  asked: readonly FolderQuery[],
) => Promise<readonly (ReadonlyMap<string, TreeEntry> | undefined)[]>;

/**
 * What a commit holds at each path; undefined: one of its folders cannot be had. Folder by folder from the top, one
 * question for all paths at each depth: paths are taken literally, no index is read, and what is no folder on the way
 * is seen.
 */
export async function walkFolders(
  top: string,
  paths: readonly string[],
  readFolders: ReadFolders,
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
