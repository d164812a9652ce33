import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { lstat, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyCheckout, type CheckoutTarget } from './git-checkout.ts';
import { git, gitEnv } from './git-process.ts';
import { createCommitter, initRepository, type Commit, type ObjectFormat } from './git-repository.ts';

interface CheckoutOptions extends CheckoutTarget {
  /** Input `path`, below the workspace. */
  readonly path?: string;
}

export interface SandboxOptions {
  readonly repository?: string;
  readonly objectFormat?: ObjectFormat;
}

/** A server's bare repository and clones of it, in one temporary folder. */
export class GitSandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'git-sandbox-'));
  /** `owner/name` */
  readonly repository: string;
  /** Path of the bare repository. */
  readonly bare: string;
  /** GITHUB_SERVER_URL, from which git reads the repository. */
  readonly serverUrl = pathToFileURL(join(this.folder, 'server')).href;
  /** RUNNER_TEMP */
  readonly temporaryFolder = join(this.folder, 'temp');
  /** Variables that exclude the machine's configuration, for processes under test. */
  readonly env = gitEnv;
  readonly #objectFormat: ObjectFormat;
  readonly #writeCommit: Commit;
  /** Everything that created the repository. Another sandbox with the same history has the same repository. */
  readonly #history: unknown[] = [];

  constructor({ repository = 'octo/service', objectFormat = 'sha1' }: SandboxOptions = {}) {
    this.repository = repository;
    this.bare = join(this.folder, 'server', `${repository}.git`);
    this.#objectFormat = objectFormat;
    mkdirSync(this.temporaryFolder);
    // GitHub's servers support partial fetches.
    initRepository(this.bare, objectFormat, '\tbare = true\n[uploadpack]\n\tallowFilter = true\n');
    this.#writeCommit = createCommitter(this.bare, objectFormat);
  }

  /** Pushes one commit, and returns its ID. */
  commit(...[files, options]: Parameters<Commit>): Promise<string> {
    const oid = this.#writeCommit(files, options);
    this.#history.push([oid, options?.on]);
    return Promise.resolve(oid);
  }

  /** Creates the same clone as actions/checkout, and returns the workspace. */
  async checkout({ path = '', ...target }: CheckoutOptions): Promise<string> {
    const workspace = await mkdtemp(join(this.folder, 'workspace-'));
    const url = `${this.serverUrl}/${this.repository}`;
    const origin = { url, objectFormat: this.#objectFormat, history: this.#history };
    await copyCheckout(join(workspace, path), origin, target);
    return workspace;
  }

  /** Runs a git command in the bare repository. */
  git(...args: readonly string[]): Promise<string> {
    this.#history.push(args);
    return git(this.bare, args);
  }

  dispose(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** Returns a hash of the names, kinds and bytes of everything below the folder. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    const stats = await lstat(path);
    const bytes = await readlink(path)
      .catch(() => readFile(path))
      .catch(() => 'folder');
    hash.update(`${name}\0${stats.mode}\0${stats.mtimeMs}\0`).update(bytes);
  }
  return hash.digest('hex');
}
