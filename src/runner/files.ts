import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import * as nodePath from 'node:path';
import { ActionError } from '../errors.ts';
import { findTextField } from '../field.ts';
import type { FileReader } from '../ports.ts';
import { quote } from '../text.ts';

const mebibyte = 1024 * 1024;
/** Largest file that is read: beyond it a description is a mistake, and the runner's memory is at stake. */
const limitBytes = 64 * mebibyte;

/**
 * Reads the checkout below `root`, and nothing outside it, links resolved. Not through Node's thread pool: for hundreds of
 * descriptions its detours take longer than all the reading.
 */
export function createFiles(root: string): FileReader {
  return { read: (path) => Promise.try(readInside, root, path) };
}

function readInside(root: string, path: string): Uint8Array | undefined {
  const realRoot = findRealRoot(root);
  try {
    const realFile = realpathSync.native(nodePath.join(realRoot, path));
    failIfOutside(realFile, { path, realRoot });
    return readBounded(realFile, { path, realRoot });
  } catch (cause) {
    if (cause instanceof ActionError) throw cause;
    const code = findTextField(cause, 'code');
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    const hint = 'Check the file’s permissions, and that an earlier step did not replace it.';
    throw createFileError(path, `cannot be read (${code ?? String(cause)}).`, { hint, cause });
  }
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

interface Asked {
  /** As it was asked for, workspace-relative. */
  readonly path: string;
  readonly realRoot: string;
}

/**
 * `flavour` is this system's; tests give Windows'.
 * @throws ActionError `file-outside-workspace`
 */
export function failIfOutside(
  realFile: string,
  { path, realRoot }: Asked,
  flavour: Pick<typeof nodePath, 'isAbsolute' | 'relative' | 'sep'> = nodePath,
): void {
  const inside = flavour.relative(realRoot, realFile);
  const parts = inside.split(flavour.sep);
  const code = 'file-outside-workspace';
  // Absolute where it is on another drive.
  if (flavour.isAbsolute(inside) || parts[0] === '..') {
    const hint = 'Only files inside the checkout are read. Copy the file there, or correct the link.';
    throw createFileError(path, 'leads out of the workspace.', { code, hint });
  }
  // `.git/config` holds the checkout's token; some systems know the folder by `.GIT` as well.
  if (parts.some((part) => part.toLowerCase() === '.git')) {
    const hint = 'Name the description’s own file.';
    throw createFileError(path, 'lies in a `.git` folder, which is never read.', { code, hint });
  }
}

/** Neither a link at the path's end is followed, nor does a named pipe block; Windows knows neither. */
const openFlags =
  constants.O_RDONLY |
  ((constants.O_NOFOLLOW as number | undefined) ?? 0) |
  ((constants.O_NONBLOCK as number | undefined) ?? 0);

function readBounded(absolute: string, asked: Asked): Uint8Array {
  const file = openSync(absolute, openFlags);
  try {
    failIfUnfit(file, asked.path);
    // A folder above may have been swapped for a link since the path was looked at: what is open is what counts.
    failIfOutside(findOpenPath(file, absolute), asked);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Where the open file lies. Linux tells; elsewhere its path is looked at again, which must still lead to it. */
function findOpenPath(file: number, absolute: string): string {
  if (process.platform === 'linux') return readlinkSync(`/proc/self/fd/${file}`);
  const real = realpathSync.native(absolute);
  const [here, there] = [fstatSync(file, { bigint: true }), statSync(real, { bigint: true })];
  return there.ino === here.ino && there.dev === here.dev ? real : nodePath.sep;
}

function failIfUnfit(file: number, path: string): void {
  const stats = fstatSync(file);
  if (!stats.isFile()) {
    const what = stats.isDirectory() ? 'a folder' : 'not a regular file';
    throw createFileError(path, `is ${what}.`, {
      hint: 'Name the file itself, for example `docs/openapi.yaml`.',
    });
  }
  if (stats.size > limitBytes) {
    const why = `is ${Math.ceil(stats.size / mebibyte)} MiB large; at most ${limitBytes / mebibyte} MiB are read.`;
    throw createFileError(path, why, {
      hint: 'Split the description, or leave out what no operation needs.',
    });
  }
}

type FileErrorOptions = ErrorOptions & { readonly hint: string; readonly code?: 'file-outside-workspace' };

function createFileError(path: string, why: string, { code, ...rest }: FileErrorOptions): ActionError {
  return new ActionError(code ?? 'file-unreadable', `${quote(path)} ${why}`, { ...rest, at: { file: path } });
}
