import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from './depth.ts';
import { quickFolder, shortenWaits } from './quick-action.ts';
import { projectFolder } from './folders.ts';

/** Copies the built action to a temporary folder and shortens its delays there, once for all test files. */
// eslint-disable-next-line no-restricted-syntax -- jest calls the default export
export default function setUp(): void {
  if (isFull) return;
  for (const name of ['action.yml', 'dist']) {
    cpSync(join(projectFolder, name), join(quickFolder, name), { recursive: true });
  }
  const shared = join(quickFolder, 'dist', 'shared');
  const texts = readdirSync(shared).map((name) => [name, readFileSync(join(shared, name), 'utf8')] as const);
  for (const [name, text] of shortenWaits(new Map(texts))) writeFileSync(join(shared, name), text);
}
