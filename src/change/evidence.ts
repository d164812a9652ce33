import type { Commits, FilePaths, FileReader, Tree, Trees } from '../ports.ts';
import type { ChangeTarget } from './changes.ts';
import { listStoredIds, readClosures, readIds, unreadable } from './closure.ts';
import { findTrees, type TreePair } from './trees.ts';

/** An OpenAPI file with all paths whose changes affect it. */
export interface Watched {
  readonly root: string;
  /** The root, its referenced files and overlay files that exist in the workspace. */
  readonly files: readonly string[];
  /** These files and the targets of links among them. */
  readonly paths: readonly string[];
}

/** Everything that is known about the files of one checkout. */
export interface Evidence extends TreePair {
  /** Paths that exist in the workspace. */
  readonly onDisk: ReadonlySet<string>;
  /** Paths whose file in the workspace differs from the head. */
  readonly dirty: ReadonlySet<string>;
}

interface EvidencePorts {
  readonly checkout: Pick<Commits, 'head'> & Trees & Pick<FilePaths, 'findLinkedPaths'>;
  readonly files: FileReader;
  /** Files that count as part of every OpenAPI file. */
  readonly acceptedFiles: readonly string[];
  /** Paths that the trees must contain, but that aren't watched. */
  readonly otherPaths: readonly string[];
}

/** Reads both trees at the same time, for all paths of all targets. Returns the watched files of each target, too. */
export async function readEvidence(
  targets: readonly ChangeTarget[],
  base: string | undefined,
  { checkout, files, acceptedFiles, otherPaths }: EvidencePorts,
): Promise<Evidence & { readonly watched: readonly Watched[] }> {
  const { findTree, head } = checkout;
  const roots = targets.map(({ swaggerFile }) => swaggerFile);
  const overlayFiles = unite(...targets.map((target) => target.overlayFiles));
  const [closures, overlays] = await Promise.all([
    readClosures([...roots, ...acceptedFiles], files, head),
    readIds(overlayFiles, files, head),
  ]);
  const ids = new Map([...overlays, ...closures.flatMap((closure) => [...closure])]);
  const first = unite(roots, acceptedFiles, overlayFiles, ids.keys(), otherPaths);
  const trees = await findTrees(findTree, { head, base }, first);
  const links = new Map<string, readonly string[]>();
  // Either the link or its target can change.
  const linked = first.filter((path) => !otherPaths.includes(path) && isLinked(path, trees.head));
  await Promise.all(linked.map(async (path) => links.set(path, await checkout.findLinkedPaths(path))));
  const targetsOfLinks = unite(...links.values()).filter((path) => !first.includes(path));
  // Paths that were read before are cached.
  const all =
    targetsOfLinks.length === 0
      ? trees
      : await findTrees(findTree, { head, base }, [...first, ...targetsOfLinks]);
  for (const [path, id] of await readIds(targetsOfLinks, files, head))
    if (id !== unreadable) ids.set(path, id);
  const watched = targets.map(({ swaggerFile: root, overlayFiles: own }, index) => {
    const present = own.filter((path) => ids.has(path));
    const read = unite([root], closures[index]?.keys() ?? [], present);
    // An overlay that was removed is a change, too.
    const paths = unite(read, own, ...unite(read, own).map((path) => links.get(path) ?? []), acceptedFiles);
    return { root, files: read, paths };
  });
  return { ...all, watched, onDisk: new Set(ids.keys()), dirty: await findDirty(ids, all.head, files) };
}

/** Whether the commit has a link, a submodule or a folder at the path, or a link or a submodule above the path. */
function isLinked(path: string, head: Tree | undefined): boolean {
  const entry = head?.get(path);
  return entry !== undefined && (entry.kind !== 'file' || entry.via !== undefined);
}

/**
 * Finds the files that differ from the commit by more than line endings or Git LFS. An unreadable root counts as
 * changed, so that the run continues to the check that reports the reason.
 */
async function findDirty(
  ids: ReadonlyMap<string, string>,
  head: Tree | undefined,
  files: FileReader,
): Promise<ReadonlySet<string>> {
  const dirty = [...ids].map(async ([path, id]) => {
    const { kind, oid = '', via } = head?.get(path) ?? {};
    if (head !== undefined && id === unreadable) return [path];
    if (kind !== 'file' || via !== undefined || oid === id) return [];
    const bytes = await files.read(path).catch(() => undefined);
    return bytes !== undefined && listStoredIds(bytes, oid).includes(oid) ? [] : [path];
  });
  return new Set((await Promise.all(dirty)).flat());
}

function unite(...lists: readonly Iterable<string>[]): readonly string[] {
  return [...new Set(lists.flatMap((list) => [...list]))];
}
