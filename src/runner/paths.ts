import type { Tree, TreeEntry } from '../ports.ts';

/** As many links as Linux follows in one path. */
export const limitLinks = 40;

/** `a/b/c.json` → `a`, `a/b`. */
export function listFoldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Adds to a tree the paths that are absent because a folder above them is none: it is a link or a submodule, whose
 * entry then stands for the path.
 */
export function addBarriers(entries: Map<string, TreeEntry>, absent: readonly string[], above: Tree): Tree {
  for (const path of absent) {
    const via = listFoldersAbove(path).find((folder) => (above.get(folder)?.kind ?? 'folder') !== 'folder');
    const barrier = via === undefined ? undefined : above.get(via);
    if (via !== undefined && barrier !== undefined) entries.set(path, { ...barrier, via });
  }
  return entries;
}
