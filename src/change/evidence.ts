import type { Commits, FilePaths, FileReader, Tree, Trees } from '../ports.ts';
import { listStoredIds, readClosures, readLeaves, renderBlobId, unreadable } from './closure.ts';

/** An OpenAPI file with all paths whose changes affect it. */
export interface Watched {
  readonly root: string;
  /** The root, its referenced files and overlay files that exist in the workspace. */
  readonly files: readonly string[];
  /** These files and the targets of links among them. */
  readonly paths: readonly string[];
}

/** A file to watch, with the overlay files that are applied to it. */
export interface Root {
  readonly file: string;
  readonly overlayFiles: readonly string[];
}

/** Everything that is known about the files of one checkout. */
export interface Evidence {
  readonly watched: readonly Watched[];
  /** Tree of the commit that is checked out, or `undefined` if it can't be read. */
  readonly head: Tree | undefined;
  /** Tree of the base, or `undefined` if there is no base or it can't be read. */
  readonly base: Tree | undefined;
  /** Paths that exist in the workspace. */
  readonly onDisk: ReadonlySet<string>;
  /** Paths whose file in the workspace differs from the head. */
  readonly dirty: ReadonlySet<string>;
}

type EvidenceSource = Pick<Commits, 'head'> & Trees & Pick<FilePaths, 'findLinkedPaths'>;

interface EvidencePorts {
  readonly checkout: EvidenceSource;
  readonly files: FileReader;
  /** Files that count as part of every OpenAPI file. */
  readonly acceptedFile: readonly string[];
  /** Paths that the trees must contain, but that aren't watched. */
  readonly otherPaths?: readonly string[];
}

/** Reads both trees at the same time, for all paths of all OpenAPI files. */
export async function readEvidence(
  roots: readonly Root[],
  base: string | undefined,
  { checkout, files, acceptedFile, otherPaths = [] }: EvidencePorts,
): Promise<Evidence> {
  const rootFiles = roots.map(({ file }) => file);
  const overlayFiles = unite(...roots.map((root) => root.overlayFiles));
  const [closures, overlays] = await Promise.all([
    readClosures([...rootFiles, ...acceptedFile], files, checkout.head),
    readLeaves(overlayFiles, files, checkout.head),
  ]);
  const ids = new Map([...overlays, ...closures.flatMap((closure) => [...closure])]);
  const first = unite(rootFiles, acceptedFile, overlayFiles, ids.keys(), otherPaths);
  const trees = await findTrees(checkout, base, first);
  const links = await findLinks(
    checkout,
    first.filter((path) => !otherPaths.includes(path)),
    trees.head,
  );
  const targets = unite(...links.values()).filter((path) => !first.includes(path));
  // Paths that were read before are cached.
  const all = targets.length === 0 ? trees : await findTrees(checkout, base, [...first, ...targets]);
  for (const [path, bytes] of await readAll(targets, files))
    if (bytes) ids.set(path, renderBlobId(bytes, checkout.head));
  const watched = roots.map(({ file, overlayFiles: own }, index) => {
    const present = own.filter((path) => ids.has(path));
    const read = unite([file], closures[index]?.keys() ?? [], present);
    // An overlay that was removed is a change, too.
    const paths = unite(read, own, ...unite(read, own).map((path) => links.get(path) ?? []), acceptedFile);
    return { root: file, files: read, paths };
  });
  return { ...all, watched, onDisk: new Set(ids.keys()), dirty: await findDirty(ids, all.head, files) };
}

async function findTrees(
  checkout: EvidenceSource,
  base: string | undefined,
  paths: readonly string[],
): Promise<Pick<Evidence, 'head' | 'base'>> {
  const [head, before] = await Promise.all([
    checkout.findTree(checkout.head, paths),
    base === undefined ? undefined : checkout.findTree(base, paths),
  ]);
  return { head, base: before };
}

/** Finds the targets of links in the commit, because either the link or its target can change. */
async function findLinks(
  checkout: EvidenceSource,
  paths: readonly string[],
  head: Tree | undefined,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const linked = paths.filter((path) => {
    const entry = head?.get(path);
    return entry !== undefined && (entry.kind !== 'file' || entry.via !== undefined);
  });
  const found = await Promise.all(
    linked.map(async (path) => [path, await checkout.findLinkedPaths(path)] as const),
  );
  return new Map(found);
}

/** Reads the files; `undefined` for a file that doesn't exist or can't be read. */
async function readAll(paths: readonly string[], files: FileReader) {
  const read = paths.map(async (path) => [path, await files.read(path).catch(() => undefined)] as const);
  return new Map(await Promise.all(read));
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
  if (head === undefined) return new Set();
  const unread = [...ids.keys()].filter((path) => ids.get(path) === unreadable);
  const suspects = [...ids.keys()].filter((path) => {
    const entry = head.get(path);
    const isFile = entry?.via === undefined && entry?.kind === 'file';
    return isFile && entry.oid !== ids.get(path) && !unread.includes(path);
  });
  const differing = [...(await readAll(suspects, files))].filter(([path, bytes]) => {
    const oid = head.get(path)?.oid ?? '';
    return bytes === undefined || !listStoredIds(bytes, oid).includes(oid);
  });
  return new Set([...unread, ...differing.map(([path]) => path)]);
}

function unite(...lists: readonly Iterable<string>[]): readonly string[] {
  return [...new Set(lists.flatMap((list) => [...list]))];
}
