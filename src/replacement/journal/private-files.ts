import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';

/** Flags of `openSync`. Windows has neither of the first two, and no such permissions. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY = 0 } = constants as Partial<typeof constants>;

/** Returns whether the path is a folder that only this user can access. Returns `false` if the folder is gone. */
export function isPrivateFolder(path: string): boolean {
  try {
    // Links aren't followed, because they can lead to another user's folder.
    const stat = lstatSync(path);
    const isOwn =
      process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o077) === 0);
    return stat.isDirectory() && isOwn;
  } catch {
    return false;
  }
}

/**
 * Reads a regular file. Rejects a link, and a pipe, on which the process would wait forever.
 * @throws Error as `node:fs` throws it, or if the path isn't a regular file
 */
export function readPlainFile(path: string): Buffer {
  const file = openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  try {
    if (!fstatSync(file).isFile()) throw new TypeError(`${path} is not a regular file.`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}
