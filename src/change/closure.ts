import { createHash } from 'node:crypto';
import type { FileReader } from '../ports.ts';
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

/**
 * The id under which git stores these bytes, if no filter touches them.
 * @param like an id of the same repository: its length tells SHA-1 from SHA-256
 */
export function renderBlobId(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * The ids under which a commit may hold what lies in the workspace: as it is, with the line breaks that a checkout on
 * Windows changes, or as Git LFS's pointer. Worked out here, since git would run filters that configuration names.
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */
export function listStoredIds(bytes: Uint8Array, like: string): readonly string[] {
  const text = Buffer.from(bytes).toString('latin1');
  const unix = Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${bytes.length}\n`;
  return [bytes, unix, Buffer.from(pointer)].map((stored) => renderBlobId(stored, like));
}
