import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';

/** Windows has neither of the first two, and no permissions of this kind. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY = 0 } = constants as Partial<typeof constants>;

/** Whether it is a folder of this very user's that nobody else may enter; false too where it is gone. */
export function isPrivateFolder(path: string): boolean {
  try {
    // A link is not followed: it may lead to somebody else's.
    const stat = lstatSync(path);
    const isOwn =
      process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o077) === 0);
    return stat.isDirectory() && isOwn;
  } catch {
    return false;
  }
}

/**
 * The bytes of a plain file. A link is refused, and so is a pipe, which would keep whoever reads it waiting for ever.
 * @throws Error as `node:fs` throws it, or where it is no plain file
 */
export function readPlainFile(path: string): Buffer {
  const file = openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  try {
    if (!fstatSync(file).isFile()) throw new TypeError(`${path} is no plain file.`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

export function isGone(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
