import type { Source } from './history-source.ts';
import { loadGit } from './load.ts';

interface Between {
  readonly base: string;
  readonly head: string;
}

/**
 * Returns the path from which a file that is new at `head` was renamed since `base`. Uses git's rename detection,
 * then the server's. If neither has a result, searches for a deleted file with the same content. Paths are
 * workspace-relative.
 */
export async function findOldPath(
  source: Source,
  path: string,
  between: Between,
): Promise<string | undefined> {
  const { queryGitHub, git, toRepositoryPath, toWorkspacePath } = source;
  const own = toRepositoryPath(path);
  if (own === undefined) return undefined;
  const query = { ...between, path: own };
  const local = git && (await (await loadGit()).findLocalRename(git, query));
  const reported = local ?? (await queryGitHub((api, github) => api.findGitHubRename(github, query)));
  const from = reported === undefined ? await findSameContent(source, path, between) : reported.from;
  if (from === undefined) return undefined;
  const oldPath = toWorkspacePath(from);
  // The server compares with the merge base, which can have a file that the base lacks.
  return (await source.findTree(between.base, [oldPath]))?.has(oldPath) === true ? oldPath : undefined;
}

/** Returns the repository path of a deleted file that has the same content as the new file. */
async function findSameContent(
  { findTree, listBlobs, toWorkspacePath }: Source,
  path: string,
  { base, head }: Between,
): Promise<string | undefined> {
  const oid = (await findTree(head, [path]))?.get(path)?.oid;
  const blobs = oid === undefined ? undefined : await listBlobs(base);
  if (blobs === undefined) return undefined;
  const { selectCandidates } = await loadGit();
  const same = selectCandidates(
    path,
    [...blobs].flatMap(([file, blob]) => (blob === oid ? [file] : [])),
  );
  const still = await findTree(head, same.map(toWorkspacePath));
  return still && same.find((file) => !still.has(toWorkspacePath(file)));
}
