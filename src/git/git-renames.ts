import { posix } from 'node:path';
import type { Git } from './git.ts';

/** Maximum number of deleted files that git compares with the new file. Comparing more files takes too long. */
const maxCandidates = 200;

/** The old path of a file, if it was renamed, or `undefined` if that can't be determined. */
export type RenameResult = { readonly from: string | undefined } | undefined;

/** Finds the deleted JSON or YAML file from which the new file at `path` was renamed. */
export async function findLocalRename(
  git: Git,
  { base, head, path }: { readonly base: string; readonly head: string; readonly path: string },
): Promise<RenameResult> {
  const diff = (...options: readonly string[]) =>
    git.run(['diff-tree', '-r', '-z', ...options.slice(0, 2), base, head, '--', ...options.slice(2)]);
  const deleted = await diff('--name-only', '--diff-filter=D');
  if (deleted === undefined) return undefined;
  const candidates = selectCandidates(path, deleted.toString().split('\0'));
  if (candidates.length === 0) return { from: undefined };
  // Without these paths, git would compare every pair of files that the commits added and deleted.
  const renamed = await diff('--name-status', '--find-renames', path, ...candidates);
  return renamed && { from: /^R\d+\0([^\0]+)\0/.exec(renamed.toString())?.[1] };
}

/** Returns the files that could be an OpenAPI file, the most similar paths first. */
export function selectCandidates(path: string, files: readonly string[]): readonly string[] {
  const rank = (file: string): number =>
    Number(posix.basename(file) !== posix.basename(path)) +
    Number(posix.dirname(file) !== posix.dirname(path));
  return files
    .filter((file) => /\.(?:json|ya?ml)$/i.test(file) && file !== path)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, maxCandidates);
}

/**
 * Returns the IDs of the contents of all files of a commit, by path, or `undefined` if the clone lacks the commit.
 */
export async function listLocalBlobs(
  git: Git,
  commit: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const printed = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
  const lines = printed?.toString().matchAll(/\d+ blob ([0-9a-f]+)\t([^\0]+)\0/g);
  return lines && new Map([...lines].map(([, oid = '', path = '']) => [path, oid]));
}

/** Whether a sparse checkout excludes the path from the working tree. */
export async function isSkipped(git: Git, path: string): Promise<boolean> {
  const printed = await git.run(['ls-files', '-t', '--', path]);
  return printed?.toString().startsWith('S ') === true;
}

/**
 * Returns the path to which the last commit that deleted `path` renamed it, or `undefined` if the clone doesn't show
 * it.
 */
export async function findLocalNewPath(git: Git, path: string, head: string): Promise<string | undefined> {
  const logged = await git.run(['log', '-1', '--diff-filter=D', '--format=%H', head, '--', path]);
  const commit = logged?.toString().trim() ?? '';
  if (commit === '') return undefined;
  const options = ['-r', '-z', '-M', '--diff-filter=R', '--name-status', '--no-commit-id'];
  const fields = (await git.run(['diff-tree', ...options, commit]))?.toString().split('\0') ?? [];
  const at = fields.findIndex((field, index) => index % 3 === 1 && field === path);
  return at === -1 ? undefined : fields[at + 1];
}
