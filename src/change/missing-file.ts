import { posix } from 'node:path';
import { quote } from '../text.ts';
import type { Commits, FilePaths, TreeEntry, Trees } from '../ports.ts';
import { shortenOid } from '../oid.ts';
import { isNear } from '../syntax/index.ts';

type MissingFileSource = Pick<Commits, 'head'> & Trees & FilePaths;

/** Reason why a file is missing, if known, and the fix. */
interface MissingFile {
  readonly detail?: string;
  readonly remedy?: string;
}

/**
 * Finds the cause of a missing file: a submodule, a link, a sparse checkout, an earlier rename or a typo in the path.
 * @param entry the file's entry in the commit that is checked out
 */
export async function explainMissingFile(
  path: string,
  entry: TreeEntry | undefined,
  checkout: MissingFileSource,
): Promise<MissingFile> {
  if (entry?.kind === 'submodule') return explainSubmodule(path, entry.via ?? path);
  const links = await checkout.findLinkedPaths(path);
  if (links.length > 0 || entry?.kind === 'link') return explainLink(path, links.at(-1));
  if (entry !== undefined) return (await checkout.isSparse(path)) ? explainSparse(path) : removed;
  const newPath = await findNewPath(path, checkout);
  if (newPath !== undefined) return explainRename(path, newPath, checkout);
  const near = listNearFiles(path, await checkout.listFiles());
  return near.length === 0 ? {} : { remedy: `Did you mean ${near.map((one) => quote(one)).join(' or ')}?` };
}

function explainSubmodule(path: string, folder: string): MissingFile {
  return {
    detail: `${path} is in the submodule ${quote(folder)}, which was not checked out.`,
    remedy:
      'Set `submodules: true` in the `actions/checkout` step, or `recursive` if the submodule contains others. For a private submodule, also set `token` or `ssh-key` there.',
  };
}

function explainLink(path: string, target: string | undefined): MissingFile {
  const where =
    target === undefined ? 'a path outside the workspace' : `${quote(target)}, which doesn’t exist`;
  return {
    detail: `${path} is a symbolic link to ${where}.`,
    remedy: 'Correct the link, or set `swagger-file` to the file itself.',
  };
}

function explainSparse(path: string): MissingFile {
  return {
    detail: `${path} is in the commit, but the sparse checkout leaves it out.`,
    remedy: `Add ${quote(path)}, or its folder, to \`sparse-checkout\` in the \`actions/checkout\` step.`,
  };
}

const removed: MissingFile = {
  remedy: 'Check the steps between the checkout and this action: one of them might move or delete the file.',
};

function explainRename(path: string, newPath: string, { head }: Pick<Commits, 'head'>): MissingFile {
  return {
    detail: `${path} is not in commit ${shortenOid(head)}: an earlier commit renamed it to ${newPath}.`,
    remedy: `Set \`swagger-file: ${newPath}\`.`,
  };
}

/** Maximum number of renames to follow. Users no longer look for older paths. */
const maxRenames = 5;

async function findNewPath(path: string, checkout: MissingFileSource): Promise<string | undefined> {
  let known = path;
  for (let count = 0; count < maxRenames; count += 1) {
    const next = await checkout.findNewPath(known);
    if (next === undefined) return undefined;
    const tree = await checkout.findNearTree(checkout.head, [next]);
    if (tree?.has(next) === true) return next;
    known = next;
  }
  return undefined;
}

/** Maximum number of suggestions. A longer list is no suggestion. */
const maxSuggestions = 3;

/** Lists the files that the user may have meant by a path that doesn't exist, the most likely first. */
export function listNearFiles(path: string, files: readonly string[]): readonly string[] {
  const ranked = files
    .filter((file) => file !== path && /\.(?:json|ya?ml)$/iu.test(file))
    .map((file) => ({ file, rank: rankFile(path, file) }))
    .filter(({ rank }) => rank < Infinity);
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.file.length - b.file.length)
    .slice(0, maxSuggestions)
    .map(({ file }) => file);
}

/**
 * Ranks a typo in the path, the same or a similar name in this or another folder, or a common name of an OpenAPI
 * file.
 */
function rankFile(path: string, file: string): number {
  if (isNear(path, file)) return 0;
  const [meant, own] = [posix.parse(path.toLowerCase()), posix.parse(file.toLowerCase())];
  if (isNear(meant.base, own.base) || meant.name === own.name) return meant.dir === own.dir ? 1 : 2;
  return ['openapi', 'swagger'].includes(own.name) ? 3 : Infinity;
}
