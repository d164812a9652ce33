import type { TreeEntry } from '../ports.ts';
import type { Git } from './git.ts';
import type { GitObject } from './object-reader.ts';

/** The commit that a revision names in this clone, or undefined. */
export async function findLocalCommit({ objects }: Git, revision: string): Promise<string | undefined> {
  // actions/checkout keeps branches as origin/…, and has a local one only for the branch checked out.
  const found = await objects.read([`${revision}^{commit}`, `origin/${revision}^{commit}`]);
  return found.find((object) => object !== undefined)?.oid;
}

/** The parents as the commit itself names them: a shallow clone hides them from `rev-parse`, not from here. */
export async function findLocalParents(git: Git, commit: string): Promise<readonly string[] | undefined> {
  const [object] = await git.objects.read([`${commit}^{commit}`]);
  if (object === undefined) return undefined;
  const [header = ''] = object.bytes.toString().split('\n\n', 1);
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? '');
}

export async function findLocalMergeBase(git: Git, base: string, head: string): Promise<string | undefined> {
  const from = (await findLocalCommit(git, `origin/${base}`)) ?? (await findLocalCommit(git, base));
  if (from === undefined) return undefined;
  return (await git.run(['merge-base', from, head]))?.toString().trim();
}

/** Whether the branch, as it was fetched from the server, contains the commit. */
export async function isLocallyMerged(git: Git, branch: string, commit: string): Promise<boolean> {
  const args = ['merge-base', '--is-ancestor', commit, `refs/remotes/origin/${branch}`];
  return (await git.run(args)) !== undefined;
}

/** Every file of the commit; none where the clone cannot tell. */
export async function listLocalFiles(git: Git, commit: string): Promise<readonly string[]> {
  const printed = await git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
  return (printed?.toString() ?? '').split('\0').filter((path) => path !== '');
}

/** A folder of a commit, and which of its entries are wanted. */
export interface FolderQuery {
  /** What its source calls it: for the top the commit, below it the folder's own id. */
  readonly id: string;
  readonly names: ReadonlySet<string>;
}

/** Of each folder the entries that are wanted and there; undefined: the clone lacks it. */
export async function readLocalFolders(
  { objects }: Git,
  asked: readonly FolderQuery[],
): Promise<readonly (ReadonlyMap<string, TreeEntry> | undefined)[]> {
  const folders = await objects.read(asked.map(({ id }) => id));
  return asked.map(({ names }, index) => {
    const folder = folders[index];
    return folder?.type === 'tree' ? parseFolder(folder, names) : undefined;
  });
}

const [space, nul] = [0x20, 0x00];

/**
 * The wanted entries of a tree object: for each a mode, a space, a name, a zero byte and an id of 20 or 32 bytes.
 * @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects, “Tree Objects”
 */
function parseFolder({ bytes, oid }: GitObject, wanted: ReadonlySet<string>): ReadonlyMap<string, TreeEntry> {
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
    // Git gives whole trees; with a part of one this would never end.
    if (idAt <= at) break;
    at = idAt + idBytes;
  }
  return entries;
}

/** 100644 and 100755 are both files: the executable bit makes no difference to a description. */
const kinds: Readonly<Record<string, TreeEntry['kind']>> = {
  40000: 'folder',
  120000: 'link',
  160000: 'submodule',
};
