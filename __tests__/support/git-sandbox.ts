import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyCheckout, type CheckoutTarget } from './git-checkout.ts';
import { git, gitEnv } from './git-process.ts';
import {
  createCommitter,
  initRepository,
  type CommitOptions,
  type Content,
  type ObjectFormat,
} from './git-repository.ts';

interface CheckoutOptions extends CheckoutTarget {
  /** Input `path`, below the workspace. */
  readonly path?: string;
  readonly workspace?: string;
}

/** A server's bare repository and clones of it, in one temporary folder. */
export interface GitSandbox {
  readonly folder: string;
  /** `owner/name` */
  readonly repository: string;
  /** Path of the bare repository. */
  readonly bare: string;
  /** GITHUB_SERVER_URL, from which git reads the repository. */
  readonly serverUrl: string;
  /** RUNNER_TEMP */
  readonly temporaryFolder: string;
  /** Variables that exclude the machine's configuration, for processes under test. */
  readonly env: Readonly<Record<string, string>>;
  /** Pushes one commit, and returns its ID. */
  commit(files: Readonly<Record<string, Content>>, options?: CommitOptions): Promise<string>;
  /** Creates the same clone as actions/checkout, and returns the workspace. */
  checkout(options: CheckoutOptions): Promise<string>;
  /** Runs a git command in the bare repository. */
  git(...args: readonly string[]): Promise<string>;
  dispose(): Promise<void>;
}

export interface SandboxOptions {
  readonly repository?: string;
  readonly objectFormat?: ObjectFormat;
}

export async function createGitSandbox(options: SandboxOptions = {}): Promise<GitSandbox> {
  const { repository = 'octo/service', objectFormat = 'sha1' } = options;
  const folder = await mkdtemp(join(tmpdir(), 'git-sandbox-'));
  const server = join(folder, 'server');
  const bare = join(server, `${repository}.git`);
  const temporaryFolder = join(folder, 'temp');
  await mkdir(temporaryFolder);
  // GitHub's servers support partial fetches.
  initRepository(bare, objectFormat, '\tbare = true\n[uploadpack]\n\tallowFilter = true\n');
  const serverUrl = pathToFileURL(server).href;
  const writeCommit = createCommitter(bare, objectFormat);
  // Everything that created the repository. Another sandbox with the same history has the same repository.
  const history: unknown[] = [];
  return {
    folder,
    repository,
    bare,
    serverUrl,
    temporaryFolder,
    env: gitEnv,
    commit: (files, on) => {
      const oid = writeCommit(files, on);
      history.push([oid, on?.on]);
      return Promise.resolve(oid);
    },
    checkout: async ({ workspace: given, path = '', ...wanted }) => {
      const workspace = given ?? (await mkdtemp(join(folder, 'workspace-')));
      const origin = { url: `${serverUrl}/${repository}`, objectFormat, history };
      await copyCheckout(join(workspace, path), origin, wanted);
      return workspace;
    },
    git: (...args) => {
      history.push(args);
      return git(bare, args);
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns a hash of the names, kinds and bytes of everything below the folder. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    const stats = await lstat(path);
    const bytes = stats.isFile()
      ? await readFile(path)
      : stats.isSymbolicLink()
        ? await readlink(path)
        : 'folder';
    hash.update(`${name}\0${stats.mode}\0${stats.mtimeMs}\0`).update(bytes);
  }
  return hash.digest('hex');
}
