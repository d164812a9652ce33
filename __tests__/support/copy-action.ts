import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from './folders.ts';

/** Modules that only `operations` and `overlay-files` need. */
export const curationCode = /function curateDocument\(|json-p3\.browser\.min\.js\.map/;

/** Modules that only the command line needs. */
export const commandLineCode = /MODULE: \.\/src\/(?:cli\/|sync\/preview-file|report\/terminal)/;

interface Chunk {
  readonly name: string;
  readonly text: string;
}

/** Copies the built action without some of its chunks. `index.js` always stays. */
export async function copyAction(isRemoved: (code: string) => boolean): Promise<{
  readonly actionDir: string;
  readonly removed: readonly Chunk[];
  readonly kept: readonly Chunk[];
}> {
  const actionDir = await mkdtemp(join(tmpdir(), 'action-'));
  for (const name of ['action.yml', 'dist']) {
    await cp(join(projectFolder, name), join(actionDir, name), { recursive: true });
  }
  const shared = join(actionDir, 'dist', 'shared');
  const names = (await readdir(shared)).filter((name) => name.endsWith('.js'));
  const chunks = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(shared, name), 'utf8') })),
  );
  const removed = chunks.filter(({ name, text }) => name !== 'index.js' && isRemoved(text));
  await Promise.all(removed.map(({ name }) => rm(join(shared, name))));
  return { actionDir, removed, kept: chunks.filter((chunk) => !removed.includes(chunk)) };
}
