import type { FileReader } from '../ports.ts';
import { renderBlobId } from './blob-id.ts';
import { findReferences } from './references.ts';

/** A description's own files as they lie there now: path → the id that git would give the bytes, the root first. */
export type Closure = ReadonlyMap<string, string>;

/** Stands for the id of a root that is there and cannot be read: no commit's file equals it. */
export const unreadable = 'unreadable';

/** Files read at the same time: enough to keep the disk busy, few enough for any limit on open files. */
const parallelReads = 64;

/**
 * The root and every file that it reaches through `$ref`s. References that are absent or cannot be read are left
 * out: the description's own check reports them, with line and column.
 * @param like an object id of the repository, for the kind of hash
 */
export async function readClosure(root: string, files: FileReader, like: string): Promise<Closure> {
  const closure = new Map<string, string>();
  const seen = new Set([root]);
  const open = [root];
  while (open.length > 0) {
    const batch = open.splice(0, parallelReads);
    const contents = await Promise.all(batch.map((path) => readQuietly(path, files)));
    for (const [index, path] of batch.entries()) {
      const bytes = contents[index];
      if (bytes === unreadable && path === root) closure.set(path, unreadable);
      if (bytes === undefined || bytes === unreadable) continue;
      closure.set(path, renderBlobId(bytes, like));
      const fresh = findReferences(path, bytes).filter((reference) => !seen.has(reference));
      for (const reference of fresh) seen.add(reference);
      open.push(...fresh);
    }
  }
  return closure;
}

async function readQuietly(
  path: string,
  files: FileReader,
): Promise<Uint8Array | typeof unreadable | undefined> {
  try {
    return await files.read(path);
  } catch {
    return unreadable;
  }
}
