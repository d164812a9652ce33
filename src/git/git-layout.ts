import { readFileSync, statSync, type Stats } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Where a repository lies on disk. Read from files: asking git would cost a process for each fact, and Node's thread pool
 * more time than these few lines take.
 */
export interface GitLayout {
  readonly top: string;
  readonly gitDir: string;
  /** The same as `gitDir`, but in a linked work tree. */
  readonly commonDir: string;
}

/**
 * The repository that tracks what lies in `folder`: the nearest `.git` above it. A submodule's own is passed over,
 * since the repository around it holds the commit that the run is about.
 * @param known what was found above other folders: hundreds of descriptions lie below the same ones
 */
export function findGitLayout(
  folder: string,
  known = new Map<string, GitLayout | undefined>(),
): GitLayout | undefined {
  const at = resolve(folder);
  const layout = known.has(at) ? known.get(at) : findNearest(at, known);
  known.set(at, layout);
  return layout;
}

function findNearest(at: string, known: Map<string, GitLayout | undefined>): GitLayout | undefined {
  const gitDir = findGitDir(join(at, '.git'));
  if (gitDir !== undefined) return { top: at, gitDir, commonDir: findCommonDir(gitDir) };
  return dirname(at) === at ? undefined : findGitLayout(dirname(at), known);
}

/** The commit that HEAD stands for; undefined where its files do not tell (a reftable, an unborn branch). */
export function findHead({ gitDir, commonDir }: GitLayout): string | undefined {
  const head = readText(join(gitDir, 'HEAD'))?.trim();
  if (!head?.startsWith('ref:')) return head;
  const ref = head.slice('ref:'.length).trim();
  const loose = readText(join(commonDir, ref))?.trim();
  if (loose !== undefined && /^[0-9a-f]+$/.test(loose)) return loose;
  const packed = readText(join(commonDir, 'packed-refs'));
  const line = packed?.split('\n').find((candidate) => candidate.endsWith(` ${ref}`));
  return line?.split(' ', 1)[0];
}

/** `owner/name` of the remote named origin. */
export function findOriginRepository({ commonDir }: GitLayout): string | undefined {
  const config = readText(join(commonDir, 'config'));
  const section = config?.split(/^[ \t]*\[/m).find((part) => /^remote[ \t]+"origin"\]/i.test(part));
  const url = /^[ \t]*url[ \t]*=[ \t]*"?([^"\r\n]*)/im.exec(section ?? '')?.[1];
  return url === undefined ? undefined : findRepositoryName(url);
}

/** Whether the clone lacks older commits, as actions/checkout's default does. */
export function isShallow({ commonDir }: GitLayout): boolean {
  return (readText(join(commonDir, 'shallow')) ?? '') !== '';
}

/**
 * The last two segments of any URL of a server: https://host/o/n.git, git@host:o/n, ssh://host:22/o/n/.
 * A path on this machine (a mirror, a bundle) says nothing about the repository's name on the server.
 */
function findRepositoryName(url: string): string | undefined {
  const isRemote = /^(?!file:)[a-z][a-z0-9+.-]*:\/\/|^[^/\\:]{2,}:(?![/\\])/i.test(url);
  const match = /([^/:]+)\/([^/]+?)(?:\.git)?\/*$/.exec(url.trim());
  return isRemote && match !== null ? `${match[1] ?? ''}/${match[2] ?? ''}` : undefined;
}

function findGitDir(path: string): string | undefined {
  // At once: it is asked for each folder of a description, and nearly always there is nothing.
  const stats = findStats(path);
  if (stats === undefined || stats.isDirectory()) return stats && path;
  // A file that names the folder: a submodule, or a linked work tree.
  const target = /^gitdir:\s*(.+?)\s*$/m.exec(readText(path) ?? '')?.[1];
  if (target === undefined) return undefined;
  const gitDir = resolve(dirname(path), target);
  return isSubmoduleDir(gitDir) ? undefined : gitDir;
}

function findStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function isSubmoduleDir(gitDir: string): boolean {
  return /[/\\]modules[/\\]/.test(gitDir) && !/[/\\]worktrees[/\\][^/\\]+$/.test(gitDir);
}

function findCommonDir(gitDir: string): string {
  const common = readText(join(gitDir, 'commondir'))?.trim();
  return common === undefined ? gitDir : resolve(gitDir, common);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
