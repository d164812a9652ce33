import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');

/** Returns the project's Node, the version that Actions uses, otherwise the running one. */
export function findNodeBinary(): string {
  const candidates = ['node', 'node.exe'].map((name) => join(projectFolder, 'node_modules', '.bin', name));
  return candidates.find((path) => existsSync(path)) ?? process.execPath;
}

const memoryFolder = '/dev/shm';

/** Temporary folder of this test run, shared by all test processes. Jest's global setup creates it. */
export const scratchFolder = (process.env['TEST_SCRATCH'] ??= createScratch());

/**
 * Variable that makes Node keep its compiled code for later processes, which then start in two thirds of the time.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(scratchFolder, 'compiled') };

function createScratch(): string {
  const parent = process.env['TMPDIR'] ?? (hasFolderInMemory() ? memoryFolder : tmpdir());
  const folder = mkdtempSync(join(parent, 'test-scratch-'));
  // Files that tests leave behind are removed with this folder.
  process.env['TMPDIR'] = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * Whether Linux provides a folder in memory that is large enough for all tests and can run their scripts. Tests write
 * thousands of small files, and each takes ten times as long on a disk.
 */
function hasFolderInMemory(): boolean {
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8') : '';
  if (!new RegExp(`^\\S+ ${memoryFolder} tmpfs rw,(?!\\S*noexec)`, 'mu').test(mounts)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize > 2 ** 30;
}
