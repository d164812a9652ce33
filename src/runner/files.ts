import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  type BigIntStats,
} from 'node:fs';
import * as nodePath from 'node:path';
import { ActionError } from '../errors.ts';
import type { FileReader } from '../ports.ts';
import { quote } from '../text.ts';

/** Largest file that is read, in bytes: beyond it a description is a mistake, and the runner's memory is at stake. */
const limitBytes = 64 * 1024 * 1024;

/**
 * Reads the checkout below `root`, and nothing outside it, links resolved. Not through Node's thread pool: for hundreds of
 * descriptions its detours take longer than all the reading.
 */
export function createFiles(root: string): FileReader {
  return { read: (path) => Promise.try(readInside, root, path) };
}

function readInside(root: string, path: string): Uint8Array | undefined {
  const realRoot = findRealRoot(root);
  const realFile = findRealPath(nodePath.join(realRoot, path), path);
  if (realFile === undefined) return undefined;
  refuseOutside(realFile, { path, realRoot });
  return readBounded(realFile, { path, realRoot });
}

function findRealRoot(root: string): string {
  try {
    return realpathSync.native(root);
  } catch (cause) {
    throw new ActionError('file-missing', `The workspace “${root}” (GITHUB_WORKSPACE) cannot be read.`, {
      hint: 'Make sure that a checkout step runs before this one, and that it puts the repository there.',
      cause,
    });
  }
}

function findRealPath(absolute: string, path: string): string | undefined {
  try {
    return realpathSync.native(absolute);
  } catch (cause) {
    if (isSystemError(cause) && ['ENOENT', 'ENOTDIR'].includes(cause.code ?? '')) return undefined;
    throw unreadable(path, cause);
  }
}

interface Asked {
  /** As it was asked for, workspace-relative. */
  readonly path: string;
  readonly realRoot: string;
}

/**
 * `flavour` is this system's; tests give Windows'.
 * @throws ActionError `file-outside-workspace`
 */
export function refuseOutside(
  realFile: string,
  { path, realRoot }: Asked,
  flavour: Pick<typeof nodePath, 'isAbsolute' | 'relative' | 'sep'> = nodePath,
): void {
  const inside = flavour.relative(realRoot, realFile);
  const parts = inside.split(flavour.sep);
  const refuse = (why: string, hint: string): never => {
    throw new ActionError('file-outside-workspace', `${quote(path)} ${why}`, { hint, at: { file: path } });
  };
  // Absolute where it is on another drive.
  if (flavour.isAbsolute(inside) || parts[0] === '..') {
    refuse(
      'leads out of the workspace.',
      'Only files inside the checkout are read. Copy the file into the repository, or correct the link.',
    );
  }
  // `.git/config` holds the checkout's token; some systems know the folder by `.GIT` as well.
  if (parts.some((part) => part.toLowerCase() === '.git')) {
    refuse('lies in a `.git` folder, which is never read.', 'Name the description’s own file.');
  }
}

/** Neither a link at the path's end is followed, nor does a named pipe block; Windows knows neither. */
const openFlags =
  constants.O_RDONLY |
  ((constants.O_NOFOLLOW as number | undefined) ?? 0) |
  ((constants.O_NONBLOCK as number | undefined) ?? 0);

function readBounded(absolute: string, { path, realRoot }: Asked): Uint8Array {
  try {
    const file = openSync(absolute, openFlags);
    try {
      const stats = fstatSync(file, { bigint: true });
      refuseUnfit(stats, path);
      // A folder above may have been swapped for a link since the path was looked at: what is open is what counts.
      refuseOutside(findOpenPath(file, { absolute, stats }), { path, realRoot });
      return readFileSync(file);
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    throw cause instanceof ActionError ? cause : unreadable(path, cause);
  }
}

/** Where the open file lies. Linux tells; elsewhere its path is looked at again, which must still lead to it. */
function findOpenPath(
  file: number,
  { absolute, stats: here }: { readonly absolute: string; readonly stats: BigIntStats },
): string {
  if (process.platform === 'linux') return readlinkSync(`/proc/self/fd/${file}`);
  const real = realpathSync.native(absolute);
  const there = statSync(real, { bigint: true });
  return there.ino === here.ino && there.dev === here.dev ? real : nodePath.sep;
}

function refuseUnfit(stats: BigIntStats, path: string): void {
  if (!stats.isFile()) {
    const what = stats.isDirectory() ? 'a folder' : 'not a regular file';
    throw unusable(path, `is ${what}.`, 'Name the file itself, for example `docs/openapi.yaml`.');
  }
  if (stats.size > limitBytes) {
    const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MiB`;
    throw unusable(
      path,
      `is ${megabytes(Number(stats.size))} large; at most ${megabytes(limitBytes)} are read.`,
      'Split the description, or leave out what no operation needs.',
    );
  }
}

function unreadable(path: string, cause: unknown): ActionError {
  const code = isSystemError(cause) ? ` (${cause.code ?? cause.message})` : '';
  const hint = 'Check the file’s permissions, and that an earlier step did not replace it.';
  return unusable(path, `cannot be read${code}.`, hint, cause);
}

function unusable(path: string, why: string, hint: string, cause?: unknown): ActionError {
  return new ActionError('file-unreadable', `${quote(path)} ${why}`, { hint, cause, at: { file: path } });
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'code' in error;
}
