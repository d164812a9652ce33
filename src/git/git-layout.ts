import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where a repository lies on disk. Read from files, and at once: asking git would cost a process for each fact. */
export interface GitLayout {
  readonly top: string;
  readonly gitDir: string;
  /** The same as `gitDir`, but in a linked work tree. */
  readonly commonDir: string;
}

/**
 * The repository that tracks what lies in `folder`: the nearest `.git` above it. A submodule's own is passed over,
 * since the repository around it holds the commit that the run is about.
 */
export function findGitLayout(folder: string): GitLayout | undefined {
  const top = resolve(folder);
  const found = findGitDir(join(top, '.git'));
  if (found !== undefined) return { top, ...found };
  return dirname(top) === top ? undefined : findGitLayout(dirname(top));
}

/** The commit that HEAD names; undefined if its files do not tell (a reftable, an unborn branch). */
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

/** Whether the clone is shallow, as actions/checkout makes it by default. */
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

function findGitDir(path: string): Pick<GitLayout, 'gitDir' | 'commonDir'> | undefined {
  if (existsSync(join(path, 'HEAD'))) return { gitDir: path, commonDir: path };
  if (!existsSync(path)) return undefined;
  // A file that names the folder: a submodule, or a linked work tree.
  const target = /^gitdir:\s*(.+?)\s*$/m.exec(readText(path) ?? '')?.[1];
  if (target === undefined) return undefined;
  const gitDir = resolve(dirname(path), target);
  const isWorkTree = /[/\\]worktrees[/\\][^/\\]+$/.test(gitDir);
  if (!isWorkTree && /[/\\]modules[/\\]/.test(gitDir)) return undefined;
  const common = readText(join(gitDir, 'commondir'))?.trim() ?? '';
  return { gitDir, commonDir: resolve(gitDir, common) };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
