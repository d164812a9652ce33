import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from './folders.ts';

/** Modules that only `operations` and `overlay-files` need. */
export const curationCode = /function curateDocument\(|json-p3\.browser\.min\.js\.map/;

/** Modules that only the command line needs. */
export const commandLineCode = /MODULE: \.\/src\/(?:cli\/|sync\/preview-file|report\/terminal)/;

/** Copies the built action without the chunks whose code matches, and returns their names. */
export async function copyActionWithout(
  code: RegExp,
): Promise<{ readonly actionDir: string; readonly removed: readonly string[] }> {
  const actionDir = await mkdtemp(join(tmpdir(), 'action-'));
  for (const name of ['action.yml', 'dist']) {
    await cp(join(projectFolder, name), join(actionDir, name), { recursive: true });
  }
  const shared = join(actionDir, 'dist', 'shared');
  const removed: string[] = [];
  for (const name of await readdir(shared)) {
    if (name === 'index.js' || !code.test(await readFile(join(shared, name), 'utf8'))) continue;
    removed.push(name);
    await rm(join(shared, name));
  }
  return { actionDir, removed };
}
