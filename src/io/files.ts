import { readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, isAbsolute, sep } from 'node:path';
import { ActionError } from '../errors.ts';
import type { FileReader } from '../ports.ts';

/** Largest file that is read, in bytes: beyond it a description is a mistake, and the runner's memory is at stake. */
const limitBytes = 64 * 1024 * 1024;

/** Reads the checkout below `root`, and nothing outside it, links resolved. */
export function createFiles(root: string): FileReader {
  return {
    read: async (path) => {
      const realRoot = await findRealRoot(root);
      const realFile = await findRealPath(join(realRoot, path), path);
      if (realFile === undefined) return undefined;
      refuseOutside(relative(realRoot, realFile), path);
      return readBounded(realFile, path);
    },
  };
}

async function findRealRoot(root: string): Promise<string> {
  try {
    return await realpath(root);
  } catch (cause) {
    throw new ActionError('file-missing', `The workspace “${root}” (GITHUB_WORKSPACE) cannot be read.`, {
      hint: 'Make sure that a checkout step runs before this one, and that it puts the repository there.',
      cause,
    });
  }
}

async function findRealPath(absolute: string, path: string): Promise<string | undefined> {
  try {
    return await realpath(absolute);
  } catch (cause) {
    if (isSystemError(cause) && ['ENOENT', 'ENOTDIR'].includes(cause.code ?? '')) return undefined;
    throw unreadable(path, cause);
  }
}

function refuseOutside(inside: string, path: string): void {
  const parts = inside.split(sep);
  if (isAbsolute(inside) || parts[0] === '..') {
    throw new ActionError('file-outside-workspace', `\`${path}\` leads out of the workspace.`, {
      hint: 'Only files inside the checkout are read. Copy the file into the repository, or mend the link.',
      at: { file: path },
    });
  }
  // `.git/config` holds the checkout's token.
  if (parts.includes('.git')) {
    throw new ActionError(
      'file-outside-workspace',
      `\`${path}\` lies in a \`.git\` folder, which is never read.`,
      {
        hint: 'Name the description’s own file.',
        at: { file: path },
      },
    );
  }
}

async function readBounded(absolute: string, path: string): Promise<Uint8Array> {
  try {
    // Asked before opening: a named pipe would block the open itself.
    const stats = await stat(absolute);
    if (!stats.isFile()) throw notAFile(path, stats.isDirectory());
    if (stats.size > limitBytes) throw tooLarge(path, stats.size);
    return await readFile(absolute);
  } catch (cause) {
    throw cause instanceof ActionError ? cause : unreadable(path, cause);
  }
}

function notAFile(path: string, isFolder: boolean): ActionError {
  return new ActionError(
    'file-unreadable',
    `\`${path}\` is ${isFolder ? 'a folder' : 'not a regular file'}.`,
    {
      hint: 'Name the file itself, for example `docs/openapi.yaml`.',
      at: { file: path },
    },
  );
}

function tooLarge(path: string, bytes: number): ActionError {
  const megabytes = (count: number): string => `${Math.ceil(count / 1024 / 1024)} MiB`;
  return new ActionError(
    'file-unreadable',
    `\`${path}\` is ${megabytes(bytes)} large; at most ${megabytes(limitBytes)} are read.`,
    {
      hint: 'Split the description, or leave out what no operation needs.',
      at: { file: path },
    },
  );
}

function unreadable(path: string, cause: unknown): ActionError {
  const code = isSystemError(cause) ? ` (${cause.code ?? cause.message})` : '';
  return new ActionError('file-unreadable', `\`${path}\` cannot be read${code}.`, {
    hint: 'Check the file’s permissions, and that an earlier step did not replace it.',
    cause,
    at: { file: path },
  });
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'code' in error;
}
