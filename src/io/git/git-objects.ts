import type { Git } from './git.ts';

/** The commit that a revision names in this clone, or undefined. */
export async function findLocalCommit(git: Git, revision: string): Promise<string | undefined> {
  // actions/checkout keeps branches as origin/…, and has a local one only for the branch checked out.
  for (const candidate of [revision, `origin/${revision}`]) {
    const answer = await git.run([
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${candidate}^{commit}`,
    ]);
    if (answer?.exitCode === 0) return answer.stdout.toString().trim();
  }
  return undefined;
}

/** The parents as the commit itself names them: a shallow clone hides them from `rev-parse`, not from here. */
export async function findLocalParents(git: Git, commit: string): Promise<readonly string[] | undefined> {
  const [object] = await git.objects.read([`${commit}^{commit}`]);
  if (object === undefined) return undefined;
  const header = object.bytes.toString().split('\n\n', 1)[0] ?? '';
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? '');
}

export async function findLocalMergeBase(git: Git, base: string, head: string): Promise<string | undefined> {
  const from = (await findLocalCommit(git, `origin/${base}`)) ?? (await findLocalCommit(git, base));
  if (from === undefined) return undefined;
  const answer = await git.run(['merge-base', from, head]);
  return answer?.exitCode === 0 ? answer.stdout.toString().trim() : undefined;
}

/** How the commit spells the path, where only the case of letters differs. */
export async function findSpelling(git: Git, commit: string, path: string): Promise<string | undefined> {
  const answer = await git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
  const wanted = path.toLowerCase();
  return answer?.stdout
    .toString('utf8')
    .split('\0')
    .find((candidate) => candidate !== path && candidate.toLowerCase() === wanted);
}
