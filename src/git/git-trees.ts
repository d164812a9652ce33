import type { TreeEntry } from '../ports.ts';
import type { ObjectReader } from './object-reader.ts';

interface FolderQuery {
  readonly id: string;
  readonly names: ReadonlySet<string>;
}

/** Of each folder the entries that are wanted and there; undefined: the clone lacks it. */
export async function readLocalFolders(
  objects: ObjectReader,
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
