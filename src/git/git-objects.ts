import type { TreeEntry } from '../ports.ts';
import type { Git } from './git.ts';
import type { GitObject } from './object-reader.ts';

/** Returns the commit that a revision names in this clone, or `undefined` if the clone doesn't have it. */
export async function findLocalCommit({ objects }: Git, revision: string): Promise<string | undefined> {
  // actions/checkout creates a local branch only for the branch that it checks out; other branches exist as origin/….
  const found = await objects.read([`${revision}^{commit}`, `origin/${revision}^{commit}`]);
  return found.find((object) => object !== undefined)?.oid;
}

/** Returns the parents that the commit object names. In a shallow clone, `rev-parse` hides them. */
export async function findLocalParents(git: Git, commit: string): Promise<readonly string[] | undefined> {
  const [object] = await git.objects.read([`${commit}^{commit}`]);
  if (object === undefined) return undefined;
  const [header = ''] = object.bytes.toString().split('\n\n', 1);
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? '');
}

/** Returns the merge base of a branch and a commit, or `undefined` if the clone can't provide it. */
export async function findLocalMergeBase(git: Git, base: string, head: string): Promise<string | undefined> {
  const from = (await findLocalCommit(git, `origin/${base}`)) ?? (await findLocalCommit(git, base));
  if (from === undefined) return undefined;
  return (await git.run(['merge-base', from, head]))?.toString().trim();
}

/** Whether the branch contains the commit, according to the last fetch from the server. */
export async function isLocallyMerged(git: Git, branch: string, commit: string): Promise<boolean> {
  const args = ['merge-base', '--is-ancestor', commit, `refs/remotes/origin/${branch}`];
  return (await git.run(args)) !== undefined;
}

/** A folder of a commit and the names of the entries to read. */
export interface FolderQuery {
  /** ID of the folder at its source: the commit for the top folder, otherwise the ID of the tree. */
  readonly id: string;
  readonly names: ReadonlySet<string>;
}

/** Returns the requested entries that exist, one map per folder, or `undefined` for a folder that the clone lacks. */
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
 * Returns the requested entries of a tree object. Each entry is a mode, a space, a name, a zero byte and an ID of 20
 * or 32 bytes.
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
    // A truncated tree would cause an endless loop. Git returns complete trees only.
    if (idAt <= at) break;
    at = idAt + idBytes;
  }
  return entries;
}

/** Modes 100644 and 100755 are both files, because the executable bit doesn't matter for an OpenAPI file. */
const kinds: Readonly<Record<string, TreeEntry['kind']>> = {
  40000: 'folder',
  120000: 'link',
  160000: 'submodule',
};
