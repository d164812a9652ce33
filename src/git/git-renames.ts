import type { Git } from './git.ts';

/** Whether a sparse checkout leaves the path out of the working tree. */
export async function isSkipped(git: Git, path: string): Promise<boolean> {
  const printed = await git.run(['ls-files', '-t', '--', path]);
  return printed?.toString().startsWith('S ') === true;
}

/** Returns the path to which the last commit that deleted `path` renamed it, or `undefined` if the clone can't tell. */
export async function findLocalNewPath(git: Git, path: string, head: string): Promise<string | undefined> {
  const logged = await git.run(['log', '-1', '--diff-filter=D', '--format=%H', head, '--', path]);
  const commit = logged?.toString().trim() ?? '';
  if (commit === '') return undefined;
  const options = ['-r', '-z', '-M', '--diff-filter=R', '--name-status', '--no-commit-id'];
  const fields = (await git.run(['diff-tree', ...options, commit]))?.toString().split('\0') ?? [];
  const at = fields.findIndex((field, index) => index % 3 === 1 && field === path);
  return at === -1 ? undefined : fields[at + 1];
}
