import type { Tree, TreeEntry } from '../ports.ts';
import type { Git } from './git.ts';

/**
 * What the commit holds at each path (relative to the top). undefined: this clone lacks the commit or one of its
 * folders, or git failed. Folder by folder from the top, one question for all paths at each depth: paths are taken
 * literally, no index is read, and what is no folder on the way is seen.
 */
export async function findLocalTree(
  { objects }: Git,
  commit: string,
  paths: readonly string[],
): Promise<Tree | undefined> {
  const tree = new Map<string, TreeEntry>();
  let open = paths.map((path) => ({ path, names: path.split('/'), folder: `${commit}^{tree}` }));
  for (let depth = 0; open.length > 0; depth++) {
    const byFolder = Map.groupBy(open, ({ folder }) => folder);
    const folders = await objects.read([...byFolder.keys()]);
    open = [];
    for (const [index, walkers] of [...byFolder.values()].entries()) {
      const folder = folders[index];
      if (folder?.type !== 'tree') return undefined;
      const entries = parseFolder(folder, new Set(walkers.map(({ names }) => names[depth] ?? '')));
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

const [space, nul] = [0x20, 0x00];

/**
 * The wanted entries of a tree object: for each a mode, a space, a name, a zero byte and an id of 20 or 32 bytes.
 * @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects, “Tree Objects”
 */
function parseFolder(
  { bytes, oid }: { readonly bytes: Buffer; readonly oid: string },
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  const idBytes = oid.length / 2;
  for (let at = 0; at < bytes.length && entries.size < wanted.size;) {
    const nameAt = bytes.indexOf(space, at) + 1;
    const idAt = bytes.indexOf(nul, nameAt) + 1;
    const name = bytes.toString('utf8', nameAt, idAt - 1);
    if (wanted.has(name)) {
      const mode = bytes.toString('latin1', at, nameAt - 1);
      entries.set(name, { kind: kinds[mode] ?? 'file', oid: bytes.toString('hex', idAt, idAt + idBytes) });
    }
    // What git gives is whole; were it not, this would go round for ever.
    if (idAt <= at) break;
    at = idAt + idBytes;
  }
  return entries;
}

/** The executable bit is no difference to a description: 100644 and 100755 are both files. */
const kinds: Readonly<Record<string, TreeEntry['kind']>> = {
  40000: 'folder',
  120000: 'link',
  160000: 'submodule',
};
