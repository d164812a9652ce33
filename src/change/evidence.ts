import type { Checkout, FileReader, Tree } from '../ports.ts';
import { listStoredIds, readClosures, renderBlobId, unreadable, type Closure } from './closure.ts';

/** A description with all the paths that a change of it can show in. */
export interface Watched {
  readonly root: string;
  /** The root, and its references as far as they lie there. */
  readonly files: readonly string[];
  /** These, and what links among them lead to. */
  readonly paths: readonly string[];
}

/** Everything known of the files of one checkout. */
export interface Evidence {
  readonly watched: readonly Watched[];
  /** The commit checked out; undefined: its tree could not be read. */
  readonly head: Tree | undefined;
  /** undefined: there is no base, or its tree could not be read. */
  readonly base: Tree | undefined;
  /** Paths that lie in the workspace. */
  readonly onDisk: ReadonlySet<string>;
  /** Paths whose working file differs from the head's. */
  readonly dirty: ReadonlySet<string>;
}

interface EvidencePorts {
  readonly checkout: Checkout;
  readonly files: FileReader;
  /** Watched with every description. */
  readonly alongside: readonly string[];
}

/** Asks for both trees at once, for all paths of all descriptions. */
export async function readEvidence(
  roots: readonly string[],
  base: string | undefined,
  { checkout, files, alongside }: EvidencePorts,
): Promise<Evidence> {
  const closures = await readClosures([...roots, ...alongside], files, checkout.head);
  const first = unite([roots, alongside, ...closures.map((closure) => [...closure.keys()])]);
  const trees = await findTrees(checkout, base, first);
  const links = await findLinks(checkout, first, trees.head);
  const targets = unite([...links.values()]).filter((path) => !first.includes(path));
  // What was asked for before is not asked for again.
  const all = targets.length === 0 ? trees : await findTrees(checkout, base, unite([first, targets]));
  const watched = roots.map((root, index) => {
    const own = unite([[root], [...(closures[index]?.keys() ?? [])]]);
    return { root, files: own, paths: unite([own, ...own.map((path) => links.get(path) ?? []), alongside]) };
  });
  const ids = new Map([
    ...closures.flatMap((closure) => [...closure]),
    ...(await hashFiles(targets, files, checkout)),
  ]);
  return {
    ...all,
    watched,
    onDisk: new Set(ids.keys()),
    dirty: all.head === undefined ? new Set() : await findDirty(ids, all.head, files),
  };
}

async function findTrees(
  checkout: Checkout,
  base: string | undefined,
  paths: readonly string[],
): Promise<Pick<Evidence, 'head' | 'base'>> {
  const [head, before] = await Promise.all([
    checkout.findTree(checkout.head, paths),
    base === undefined ? undefined : checkout.findTree(base, paths),
  ]);
  return { head, base: before };
}

/** Where a commit holds a link, what it leads to is watched too: either may change. */
async function findLinks(
  checkout: Checkout,
  paths: readonly string[],
  head: Tree | undefined,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const linked = paths.filter((path) => {
    const entry = head?.get(path);
    return entry !== undefined && (entry.kind !== 'file' || entry.via !== undefined);
  });
  const found = await Promise.all(linked.map((path) => checkout.findLinkedPaths(path)));
  return new Map(linked.map((path, index) => [path, found[index] ?? []]));
}

async function hashFiles(paths: readonly string[], files: FileReader, checkout: Checkout): Promise<Closure> {
  const contents = await Promise.all(paths.map((path) => files.read(path).catch(() => undefined)));
  return new Map(
    paths.flatMap((path, index) => {
      const bytes = contents[index];
      return bytes === undefined ? [] : [[path, renderBlobId(bytes, checkout.head)] as const];
    }),
  );
}

/**
 * Where the bytes differ from the commit's, line endings or Git LFS may account for it.
 * A root that cannot be read is dirty too, so that the story goes on to the check that says why.
 */
async function findDirty(ids: Closure, head: Tree, files: FileReader): Promise<ReadonlySet<string>> {
  const paths = [...ids.keys()];
  const lost = paths.filter((path) => ids.get(path) === unreadable);
  const suspects = paths.filter((path) => {
    const entry = head.get(path);
    const isFile = entry?.via === undefined && entry?.kind === 'file';
    return isFile && entry.oid !== ids.get(path) && !lost.includes(path);
  });
  const contents = await Promise.all(suspects.map((path) => files.read(path).catch(() => undefined)));
  const dirty = suspects.filter((path, index) => {
    const [bytes, oid = ''] = [contents[index], head.get(path)?.oid];
    return bytes === undefined || !listStoredIds(bytes, oid).includes(oid);
  });
  return new Set([...lost, ...dirty]);
}

function unite(lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())];
}
