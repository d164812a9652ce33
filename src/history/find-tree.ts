import { posix } from 'node:path';
import { type Git, readLocalFolders } from '../git/door.ts';
import type { GitHub } from '../github/door.ts';
import type { Tree, TreeEntry } from '../ports.ts';
import { walkFolders } from './walk-folders.ts';

/** Beyond this, one small fetch is cheaper than a request for each folder. */
const limitFolders = 200;

/** What the commit holds at each path. undefined: this clone lacks the commit or one of its folders, or git failed. */
export async function findLocalTree(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<Tree | undefined> {
  return walkFolders(`${commit}^{tree}`, paths, (asked) => readLocalFolders(git, asked));
}

/**
 * The same from the server, whose lists of folders take one round trip however deep they are; what such a list leaves
 * open is looked for from the top. undefined: the server could not say, or does not know the commit.
 */
export async function findGitHubTree(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<Tree | undefined> {
  const folders = [...Map.groupBy(paths, (path) => posix.dirname(path))];
  if (folders.length > limitFolders) return undefined;
  // Where the clone knows all that is asked, as it does of an ordinary push, nothing of this is loaded.
  const { listGitHubFolders, readGitHubFolders } = await import('../github/door.ts');
  const lists = await listGitHubFolders(
    github,
    commit,
    folders.map(([folder]) => (folder === '.' ? '' : folder)),
  );
  const tree = new Map<string, TreeEntry>();
  const open: string[] = [];
  for (const [index, [, inside]] of folders.entries()) {
    for (const path of inside) {
      const entry = lists[index]?.get(posix.basename(path));
      if (lists[index] === undefined || entry === 'unclear') open.push(path);
      else if (entry !== undefined) tree.set(path, entry);
    }
  }
  const rest = await walkFolders(commit, open, (asked) => readGitHubFolders(github, asked));
  return rest && new Map([...tree, ...rest]);
}
