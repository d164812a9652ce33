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
/** Maximum size of a file. A larger OpenAPI file is a mistake and could exhaust the runner's memory. */
const maxBytes = 64 * mebibyte;

/**
 * Creates a reader of the files below `root`. It follows links, but reads nothing outside. It doesn't use Node's
 * thread pool, whose overhead for hundreds of files exceeds the time for reading them.
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
    const hint = 'Check the file’s permissions, and that no earlier step replaced the file.';
    throw createFileError(path, `can’t be read (${code ?? String(cause)}).`, { hint, cause });
  }
}

function findRealRoot(root: string): string {
  try {
    return realpathSync.native(root);
  } catch (cause) {
    throw new ActionError('file-missing', `The workspace “${root}” (GITHUB_WORKSPACE) can’t be read.`, {
      hint: 'Make sure that a checkout step runs before this one, and that it checks out the repository there.',
      cause,
    });
  }
}

interface RequestedFile {
  /** Workspace-relative path, as the caller passed it. */
  readonly path: string;
  readonly realRoot: string;
}

/**
 * Fails if a real path is outside the workspace or in a `.git` folder.
 * @param flavour path functions of this system; tests pass the Windows variant
 * @throws ActionError `file-outside-workspace`
 */
export function failIfOutside(
  realFile: string,
  { path, realRoot }: RequestedFile,
  flavour: Pick<typeof nodePath, 'isAbsolute' | 'relative' | 'sep'> = nodePath,
): void {
  const inside = flavour.relative(realRoot, realFile);
  const parts = inside.split(flavour.sep);
  const code = 'file-outside-workspace';
  // On Windows, the path is absolute if it is on another drive.
  if (flavour.isAbsolute(inside) || parts[0] === '..') {
    const hint = 'Only files inside the checkout are read. Copy the file there, or correct the link.';
    throw createFileError(path, 'is outside the workspace.', { code, hint });
  }
  // `.git/config` can contain the checkout's token. On some systems, `.GIT` is the same folder.
  if (parts.some((part) => part.toLowerCase() === '.git')) {
    const hint = 'Use the path of an OpenAPI file outside `.git`.';
    throw createFileError(path, 'is in a `.git` folder, which is never read.', { code, hint });
  }
}

/**
 * Flags against following a link at the end of the path and against blocking on a named pipe. Windows has neither
 * flag.
 */
const openFlags =
  constants.O_RDONLY |
  ((constants.O_NOFOLLOW as number | undefined) ?? 0) |
  ((constants.O_NONBLOCK as number | undefined) ?? 0);

function readBounded(absolute: string, requested: RequestedFile): Uint8Array {
  const file = openSync(absolute, openFlags);
  try {
    failIfUnfit(file, requested.path);
    // A parent folder may have been replaced by a link after the path was checked, so check the open file.
    failIfOutside(findOpenPath(file, absolute), requested);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Returns the real path of an open file. Linux reports it. Other systems resolve the path again, and it must lead to
 * the same file.
 */
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
      hint: 'Use the path of the file itself, for example `docs/openapi.yaml`.',
    });
  }
  if (stats.size > maxBytes) {
    const reason = `has ${Math.ceil(stats.size / mebibyte)} MiB. The maximum is ${maxBytes / mebibyte} MiB.`;
    throw createFileError(path, reason, {
      hint: 'Split the OpenAPI file, or remove unused content.',
    });
  }
}

type FileErrorOptions = ErrorOptions & { readonly hint: string; readonly code?: 'file-outside-workspace' };

function createFileError(path: string, reason: string, { code, ...rest }: FileErrorOptions): ActionError {
  return new ActionError(code ?? 'file-unreadable', `${quote(path)} ${reason}`, {
    ...rest,
    at: { file: path },
  });
}
