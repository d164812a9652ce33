import type { Git } from './git.ts';

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
