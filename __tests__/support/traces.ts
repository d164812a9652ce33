import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transcript } from './runner/transcript.ts';

/**
 * Collects everything that a run leaves in readable form, unmasked, except the arguments of `add-mask`, the only place
 * where a secret must be written.
 */
export function collectTraces({ main, post }: Transcript): readonly string[] {
  return [main, ...(post === undefined ? [] : [post])].flatMap((step) => [
    ...[step.stdout.replace(/^::add-mask::.*$/gm, ''), step.stderr, step.summary, step.log],
    ...[step.files, step.outputs, step.state, step.exported].flatMap((texts) => Object.values(texts)),
    ...step.debug,
  ]);
}

/** Reads all files below a folder. A file that disappears meanwhile is empty. */
export async function readTree(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8').catch(() => '')));
}
