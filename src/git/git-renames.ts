import { posix } from 'node:path';
import type { Git } from './git.ts';

/** Git compares the content of all of them with the new file: more would take longer than the answer is worth. */
const limitCandidates = 200;

/** A rename that git found, that there is none, or that the clone can't tell: it lacks a commit, or a file's content. */
export type FoundRename =
  { readonly kind: 'found'; readonly from: string } | { readonly kind: 'none' | 'unknown' };

/** Returns from which deleted JSON or YAML file the one at `path`, which is new, was renamed. */
export async function findLocalRename(
  git: Git,
  { base, head, path }: { readonly base: string; readonly head: string; readonly path: string },
): Promise<FoundRename> {
  const diff = (...options: readonly string[]) =>
    git.run(['diff-tree', '-r', '-z', ...options.slice(0, 2), base, head, '--', ...options.slice(2)]);
  const deleted = await diff('--name-only', '--diff-filter=D');
  if (deleted === undefined) return { kind: 'unknown' };
  const candidates = selectCandidates(path, deleted.toString().split('\0'));
  if (candidates.length === 0) return { kind: 'none' };
  // Without the paths, git would compare every pair of files that the commits added and deleted.
  const renamed = await diff('--name-status', '--find-renames', path, ...candidates);
  if (renamed === undefined) return { kind: 'unknown' };
  const [, from] = /^R\d+\0([^\0]+)\0/.exec(renamed.toString()) ?? [];
  return from === undefined ? { kind: 'none' } : { kind: 'found', from };
}

/** The files that may be an OpenAPI file, the most similar paths first. */
export function selectCandidates(path: string, files: readonly string[]): readonly string[] {
  const rank = (file: string): number =>
    Number(posix.basename(file) !== posix.basename(path)) +
    Number(posix.dirname(file) !== posix.dirname(path));
  return files
    .filter((file) => /\.(?:json|ya?ml)$/i.test(file) && file !== path)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, limitCandidates);
}

/** Returns every file of a commit with the ID of its content, by path; undefined if the clone lacks the commit. */
export async function listLocalBlobs(
  git: Git,
  commit: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const printed = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
  const lines = printed?.toString().matchAll(/\d+ blob ([0-9a-f]+)\t([^\0]+)\0/g);
  return lines && new Map([...lines].map(([, oid = '', path = '']) => [path, oid]));
}

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
