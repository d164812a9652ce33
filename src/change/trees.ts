import type { Tree, TreeEntry, Trees } from '../ports.ts';

/** Entries of two commits at the same paths; `undefined` for a commit that can't be read, or without a base. */
export interface TreePair {
  readonly head: Tree | undefined;
  readonly base: Tree | undefined;
}

/** Reads both trees at the same time. */
export async function findTrees(
  findTree: Trees['findTree'],
  { head, base }: { readonly head: string; readonly base: string | undefined },
  paths: readonly string[],
): Promise<TreePair> {
  const [now, before] = await Promise.all([
    findTree(head, paths),
    base === undefined ? undefined : findTree(base, paths),
  ]);
  return { head: now, base: before };
}

/** Whether two entries are equal. Equal IDs mean equal bytes. */
export function isSameEntry(a: TreeEntry | undefined, b: TreeEntry | undefined): boolean {
  return a?.kind === b?.kind && a?.oid === b?.oid && a?.via === b?.via;
}
