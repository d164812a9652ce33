import type { Tree, TreeEntry } from '../../ports.ts';
import type { Git } from './git.ts';
import { addBarriers, listFoldersAbove } from '../paths.ts';

/** Windows starts no process with more than 32,767 characters of arguments. */
const limitArgumentBytes = 20_000;

/**
 * What the commit holds at each path (relative to the top). undefined: this clone lacks the commit, or git failed.
 * What is above an absent path is looked at, too. `ls-tree` takes paths literally, never as patterns, and reads no index.
 */
export async function findLocalTree(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<Tree | undefined> {
  const tree = await listPaths(git, commit, paths);
  if (tree === undefined) return undefined;
  const absent = paths.filter((path) => !tree.has(path));
  const above = await findAbove(git, commit, absent);
  return above && addBarriers(tree, absent, above);
}

/**
 * What the commit holds above absent paths, as far down as there are folders. Asked for level by level: in one call
 * `ls-tree` would list a folder's whole content beside it.
 */
async function findAbove(git: Git, commit: string, absent: readonly string[]): Promise<Tree | undefined> {
  const above = new Map<string, TreeEntry>();
  let open = absent.map(listFoldersAbove);
  for (let level = 0; open.length > 0; level++) {
    const asked = new Set(open.map((folders) => folders[level]).filter((folder) => folder !== undefined));
    const entries = await listPaths(git, commit, [...asked]);
    if (entries === undefined) return undefined;
    for (const [folder, entry] of entries) above.set(folder, entry);
    open = open.filter((folders) => entries.get(folders[level] ?? '')?.kind === 'folder');
  }
  return above;
}

async function listPaths(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, TreeEntry> | undefined> {
  const entries = new Map<string, TreeEntry>();
  for (const chunk of chunkArguments(paths)) {
    const printed = await git.run(['ls-tree', '-z', '--full-tree', commit, '--', ...chunk]);
    if (printed === undefined) return undefined;
    for (const [path, entry] of parseTreeLines(printed)) entries.set(path, entry);
  }
  return entries;
}

/** Lines of `ls-tree -z`: mode, type and id, a tab, the path. */
function parseTreeLines(printed: Buffer): readonly (readonly [string, TreeEntry])[] {
  return printed
    .toString()
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const tab = line.indexOf('\t');
      const [mode = '', type = '', oid = ''] = line.slice(0, tab).split(' ');
      return [line.slice(tab + 1), { kind: parseKind(mode, type), oid }] as const;
    });
}

/** The executable bit is no difference to a description: 100644 and 100755 are both files. */
function parseKind(mode: string, type: string): TreeEntry['kind'] {
  if (type === 'tree') return 'folder';
  if (type === 'commit') return 'submodule';
  return mode === '120000' ? 'link' : 'file';
}

export function chunkArguments(paths: readonly string[]): readonly (readonly string[])[] {
  const chunks: string[][] = [];
  let bytes = Infinity;
  for (const path of paths) {
    const length = Buffer.byteLength(path) + 1;
    if (bytes + length > limitArgumentBytes) {
      chunks.push([]);
      bytes = 0;
    }
    chunks.at(-1)?.push(path);
    bytes += length;
  }
  return chunks;
}
