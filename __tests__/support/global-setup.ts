import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortenWaits } from './quick-action.ts';
import { projectFolder } from './world.ts';

/** Copies the built action to a temporary folder and shortens its waiting times there, once for all test files. */
// eslint-disable-next-line no-restricted-syntax -- jest calls the default export
export default function setUp(): void {
  const folder = mkdtempSync(join(tmpdir(), 'quick-action-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const name of ['action.yml', 'dist']) {
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  const shared = join(folder, 'dist', 'shared');
  const texts = readdirSync(shared).map((name) => [name, readFileSync(join(shared, name), 'utf8')] as const);
  for (const [name, text] of shortenWaits(new Map(texts))) writeFileSync(join(shared, name), text);
  process.env['QUICK_ACTION'] = folder;
}
