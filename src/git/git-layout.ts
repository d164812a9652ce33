import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Locations of a repository's folders. This module reads files instead of running git, because each git process costs
 * time.
 */
export interface GitLayout {
  readonly top: string;
  readonly gitDir: string;
  /** Same as `gitDir`, except in a linked work tree. */
  readonly commonDir: string;
}

/**
 * Returns the repository that tracks `folder`: the nearest `.git` at or above it. Skips the `.git` of a submodule,
 * because the commit of the run belongs to the surrounding repository.
 */
export function findGitLayout(folder: string): GitLayout | undefined {
  const top = resolve(folder);
  const found = findGitDir(join(top, '.git'));
  if (found !== undefined) return { top, ...found };
  return dirname(top) === top ? undefined : findGitLayout(dirname(top));
}

/**
 * Returns the commit of HEAD, or `undefined` if the files don't contain it (a reftable, a branch without commits).
 */
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

/** Returns `owner/name` of the remote `origin`, or `undefined` if the configuration has no URL of a server. */
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
 * Returns the last two segments of a server's URL, such as https://host/o/n.git, git@host:o/n or ssh://host:22/o/n/.
 * Returns `undefined` for a path on this machine (a mirror, a bundle), because it doesn't contain the repository's
 * name on the server.
 */
function findRepositoryName(url: string): string | undefined {
  const isRemote = /^(?!file:)[a-z][a-z0-9+.-]*:\/\/|^[^/\\:]{2,}:(?![/\\])/i.test(url);
  const match = /([^/:]+)\/([^/]+?)(?:\.git)?\/*$/.exec(url.trim());
  return isRemote && match !== null ? `${match[1] ?? ''}/${match[2] ?? ''}` : undefined;
}

function findGitDir(path: string): Pick<GitLayout, 'gitDir' | 'commonDir'> | undefined {
  if (existsSync(join(path, 'HEAD'))) return { gitDir: path, commonDir: path };
  if (!existsSync(path)) return undefined;
  // A file that names the git folder belongs to a submodule or a linked work tree.
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
