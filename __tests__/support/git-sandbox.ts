import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { git, gitEnv } from './git-process.ts';

/** A file's text, a symbolic link, a submodule's commit, or nothing: the path is removed. */
export type Content = string | { readonly link: string } | { readonly submodule: string } | undefined;

export interface CommitOptions {
  /** A branch's name, or a whole ref such as `refs/pull/1/merge`. */
  readonly on?: string;
  /** Instead of the branch's own tip; none for a commit without history. A forced push is a commit on another parent. */
  readonly parents?: readonly string[];
  readonly message?: string;
}

export interface CheckoutOptions {
  readonly sha: string;
  /** GITHUB_REF: decides the local name, as in actions/checkout. */
  readonly ref?: string;
  /** `fetch-depth`; 0 is everything. */
  readonly depth: 0 | 1;
  /** `path:`, below the workspace. */
  readonly path?: string;
  readonly workspace?: string;
}

/** A server's bare repository and clones of it, all in one temporary folder. */
export interface GitSandbox {
  readonly folder: string;
  /** `owner/name` */
  readonly repository: string;
  /** The bare repository. */
  readonly bare: string;
  /** GITHUB_SERVER_URL: git reaches the repository under it. */
  readonly serverUrl: string;
  /** RUNNER_TEMP */
  readonly temporaryFolder: string;
  /** What keeps the machine's own configuration out, for processes under test. */
  readonly env: Readonly<Record<string, string>>;
  /** Pushes one commit; gives its id. */
  commit(files: Readonly<Record<string, Content>>, options?: CommitOptions): Promise<string>;
  /** Makes the clone that actions/checkout makes; gives the workspace. */
  checkout(options: CheckoutOptions): Promise<string>;
  /** Any git command in the bare repository. */
  git(...args: readonly string[]): Promise<string>;
  dispose(): Promise<void>;
}

export interface SandboxOptions {
  readonly repository?: string;
  readonly objectFormat?: 'sha1' | 'sha256';
}

export async function createGitSandbox(options: SandboxOptions = {}): Promise<GitSandbox> {
  const { repository = 'octo/service', objectFormat = 'sha1' } = options;
  const folder = await mkdtemp(join(tmpdir(), 'git-sandbox-'));
  const server = join(folder, 'server');
  const bare = join(server, `${repository}.git`);
  const temporaryFolder = join(folder, 'temp');
  await Promise.all([mkdir(bare, { recursive: true }), mkdir(temporaryFolder)]);
  await git(bare, ['init', '--quiet', '--bare', '--initial-branch=main', `--object-format=${objectFormat}`]);
  // As GitHub's servers: partial fetches are served.
  await git(bare, ['config', 'uploadpack.allowFilter', 'true']);
  const serverUrl = pathToFileURL(server).href;
  const commit = createCommitter(bare);
  return {
    folder,
    repository,
    bare,
    serverUrl,
    temporaryFolder,
    env: gitEnv,
    commit,
    checkout: async (wanted) => {
      const workspace = wanted.workspace ?? (await mkdtemp(join(folder, 'workspace-')));
      await cloneLikeCheckout(join(workspace, wanted.path ?? ''), `${serverUrl}/${repository}`, {
        ...wanted,
        objectFormat,
      });
      return workspace;
    },
    git: (...args) => git(bare, args),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Commits through fast-import: one process each, whatever the number of files. */
function createCommitter(bare: string): GitSandbox['commit'] {
  const tips = new Map<string, string>();
  let seconds = 1_767_225_600;
  return async (files, { on = 'main', parents, message = 'A change' } = {}) => {
    const ref = on.startsWith('refs/') ? on : `refs/heads/${on}`;
    const tip = tips.get(ref);
    const [first, ...others] = parents ?? (tip === undefined ? [] : [tip]);
    seconds += 60;
    const lines = [
      `commit ${ref}`,
      'mark :1',
      `committer Octo Cat <octo@example.com> ${seconds} +0000`,
      renderData(message),
      ...(first === undefined ? [] : [`from ${first}`]),
      ...others.map((parent) => `merge ${parent}`),
      ...Object.entries(files).map(([path, content]) => renderFile(path, content)),
      '',
      'get-mark :1',
      '',
    ];
    const oid = await git(bare, ['fast-import', '--quiet', '--force'], { input: lines.join('\n') });
    tips.set(ref, oid);
    return oid;
  };
}

function renderFile(path: string, content: Content): string {
  const quoted = `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  if (content === undefined) return `D ${quoted}`;
  if (typeof content === 'string') return `M 100644 inline ${quoted}\n${renderData(content)}`;
  if ('link' in content) return `M 120000 inline ${quoted}\n${renderData(content.link)}`;
  return `M 160000 ${content.submodule} ${quoted}`;
}

function renderData(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}`;
}

/** The commands of actions/checkout v7, in order. */
async function cloneLikeCheckout(
  folder: string,
  url: string,
  { sha, ref = 'refs/heads/main', depth, objectFormat }: CheckoutOptions & { readonly objectFormat: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await git(folder, ['init', '--quiet', '--initial-branch=main', `--object-format=${objectFormat}`]);
  await git(folder, ['remote', 'add', 'origin', url]);
  await git(folder, ['config', '--local', 'gc.auto', '0']);
  const tracking = nameTracking(ref);
  const fetch = [
    '-c',
    'protocol.version=2',
    'fetch',
    '--quiet',
    '--no-tags',
    '--prune',
    '--no-recurse-submodules',
  ];
  if (depth === 0) {
    await git(folder, [
      ...fetch,
      'origin',
      '+refs/heads/*:refs/remotes/origin/*',
      '+refs/tags/*:refs/tags/*',
    ]);
  }
  // At full depth too for what the branches lack: a pull request's merge, a commit that the branch has left behind.
  if (depth === 1 || !ref.startsWith('refs/tags/')) {
    const depthOption = depth === 1 ? ['--depth=1'] : [];
    await git(folder, [...fetch, ...depthOption, 'origin', `+${sha}:${tracking}`]);
  }
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  const target = branch === undefined ? [tracking] : ['-B', branch, tracking];
  await git(folder, ['checkout', '--quiet', '--progress', '--force', ...target]);
}

function nameTracking(ref: string): string {
  if (ref.startsWith('refs/heads/')) return `refs/remotes/origin/${ref.slice('refs/heads/'.length)}`;
  if (ref.startsWith('refs/pull/')) return `refs/remotes/pull/${ref.slice('refs/pull/'.length)}`;
  return ref;
}

/** One hash over names, kinds and bytes of everything below the folder: equal exactly where nothing was altered. */
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
