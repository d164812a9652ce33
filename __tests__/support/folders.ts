import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');

const memoryFolder = '/dev/shm';

/** A temporary folder of this test run, which all test processes share: jest's global setup is the first to ask for it. */
export const scratchFolder = (process.env['TEST_SCRATCH'] ??= createScratch());

/**
 * The variable that makes a process of Node keep its compiled code for later ones, which then start in two thirds of
 * the time.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(scratchFolder, 'compiled') };

function createScratch(): string {
  if (hasFolderInMemory()) process.env['TMPDIR'] ??= memoryFolder;
  const folder = mkdtempSync(join(tmpdir(), 'test-scratch-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * Whether Linux provides a folder in memory that is large enough for all tests and can run their scripts. Tests write thousands
 * of small files, and on a disk each takes ten times as long.
 */
function hasFolderInMemory(): boolean {
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8') : '';
  if (!new RegExp(`^\\S+ ${memoryFolder} tmpfs rw,(?!\\S*noexec)`, 'mu').test(mounts)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize > 2 ** 30;
}
