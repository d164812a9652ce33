import type { FileReader } from '../ports.ts';
import { renderBlobId } from './blob-id.ts';
import { findReferences } from './references.ts';

/** A description's own files as they lie there now: path → the id that git would give the bytes, the root first. */
export type Closure = ReadonlyMap<string, string>;

/** Files read at the same time: enough to keep the disk busy, few enough for any limit on open files. */
const parallelReads = 64;

/**
 * The root and every file that it reaches through `$ref`s. Files that are absent or outside the workspace are left
 * out: the description's own check reports them, with line and column.
 * @param like an object id of the repository, for the kind of hash
 * @throws ActionError `file-outside-workspace`, `file-unreadable` for the root
 */
export async function readClosure(root: string, files: FileReader, like: string): Promise<Closure> {
  const closure = new Map<string, string>();
  const seen = new Set([root]);
  let wave: readonly string[] = [root];
  while (wave.length > 0) {
    const next: string[] = [];
    for (let start = 0; start < wave.length; start += parallelReads) {
      const batch = wave.slice(start, start + parallelReads);
      const contents = await Promise.all(batch.map((path) => readOptional(path, path === root, files)));
      for (const [index, path] of batch.entries()) {
        const bytes = contents[index];
        if (bytes === undefined) continue;
        closure.set(path, renderBlobId(bytes, like));
        const fresh = findReferences(path, bytes).filter((reference) => !seen.has(reference));
        for (const reference of fresh) seen.add(reference);
        next.push(...fresh);
      }
    }
    wave = next;
  }
  return closure;
}

async function readOptional(
  path: string,
  isRoot: boolean,
  files: FileReader,
): Promise<Uint8Array | undefined> {
  try {
    return await files.read(path);
  } catch (error) {
    if (isRoot) throw error;
    return undefined;
  }
}
