import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The repository's `owner/name`. A separate home folder redirects git from the server to this disk. */
export const repositoryName = 'example/service';
export const serverUrl = 'https://github.com';

/** The commits of a change. */
export interface Commits {
  readonly before: string;
  readonly after: string;
  /** The commit that GitHub creates to test the merge of a pull request. */
  readonly merge: string;
  /** A commit that changes the OpenAPI file again. */
  readonly newer: string;
}

/** A repository on this disk that looks like one on GitHub. */
export interface Repository extends Commits {
  readonly bare: string;
  /** Moves the server's branches and tags to their state when an event runs. */
  publish(main: string): Promise<void>;
  /** A HOME folder whose git configuration redirects the server's address to this disk. */
  readonly home: string;
  /** Checks out a commit at depth 1 into `workspace`, step by step like actions/checkout. `ref` is GITHUB_REF. */
  checkOut(commit: string, ref: string, workspace: string): Promise<void>;
}

type Files = ReadonlyMap<string, Buffer>;

interface Versions {
  readonly earlier: Files;
  readonly given: Files;
  readonly newer: Files;
}

/** Creates three consecutive commits, and the merge of the second one as a pull request would have it. */
export async function createRepository(
  folder: string,
  { earlier, given, newer: newest }: Versions,
): Promise<Repository> {
  const home = join(folder, 'home');
  const bare = join(folder, 'server', repositoryName);
  const author = join(folder, 'author');
  await Promise.all([home, bare, author].map((path) => mkdir(path, { recursive: true })));
  const base = pathToFileURL(join(folder, 'server')).href;
  await writeFile(join(home, '.gitconfig'), `[url "${base}/"]\n\tinsteadOf = ${serverUrl}/\n`);
  const git = createGit(home);

  await git(bare, 'init', '--quiet', '--bare', '--initial-branch=main');
  await git(author, 'init', '--quiet', '--initial-branch=main');
  const before = await commit(git, author, { files: earlier, message: 'Describe the API' });
  const after = await commit(git, author, { files: given, message: 'Change the API' });
  const newer = await commit(git, author, { files: newest, message: 'Change the API again' });
  const tree = `${after}^{tree}`;
  const merge = await git(author, 'commit-tree', tree, '-p', before, '-p', after, '-m', 'Merge the change');
  const publish = async (main: string): Promise<void> => {
    const refs = [`${main}:refs/heads/main`, `${after}:refs/heads/next`, `${after}:refs/tags/v1.0.0`];
    const pull = [`${merge}:refs/pull/7/merge`, `${after}:refs/pull/7/head`];
    await git(author, 'push', '--quiet', '--force', bare, ...refs, ...pull);
  };
  // A server keeps the commits that a force-push removed from a branch.
  await publish(newer);
  await publish(after);

  return {
    ...{ before, after, merge, newer, home, bare, publish },
    checkOut: async (sha, ref, workspace) => {
      const branch = ref.replace(/^refs\/(heads|tags)\/|^refs\//u, '');
      await mkdir(workspace, { recursive: true });
      await git(workspace, 'init', '--quiet');
      await git(workspace, 'remote', 'add', 'origin', `${serverUrl}/${repositoryName}`);
      const target = `+${sha}:refs/remotes/origin/${branch}`;
      await git(workspace, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', target);
      await git(workspace, 'checkout', '--quiet', '--force', '-B', branch, `refs/remotes/origin/${branch}`);
    },
  };
}

type Git = (folder: string, ...args: readonly string[]) => Promise<string>;

/** Creates git without the developer's configuration: no signing, no hooks, no conversion of line endings. */
function createGit(home: string): Git {
  const person = { NAME: 'Example Author', EMAIL: 'author@example.com' };
  const people = ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value] as const),
  );
  const { PATH = '', SYSTEMROOT = '' } = process.env;
  const env = { PATH, SYSTEMROOT, HOME: home, GIT_CONFIG_NOSYSTEM: '1', ...Object.fromEntries(people) };
  return async (folder, ...args) => {
    const { stdout } = await promisify(execFile)('git', ['-C', folder, ...args], {
      env,
      maxBuffer: 64 * 1024 ** 2,
    });
    return stdout.trim();
  };
}

async function commit(
  git: Git,
  folder: string,
  { files, message }: { readonly files: Files; readonly message: string },
): Promise<string> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  await git(folder, 'add', '--all', '--force');
  await git(folder, 'commit', '--quiet', '--allow-empty', '--message', message);
  return git(folder, 'rev-parse', 'HEAD');
}
