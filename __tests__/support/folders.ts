import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');

/** A temporary folder of this test run, which all test processes share: jest's global setup is the first to ask for it. */
export const scratchFolder = (process.env['TEST_SCRATCH'] ??= createScratch());

function createScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-scratch-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
