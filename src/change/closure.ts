import { createHash } from 'node:crypto';
import type { FileReader } from '../ports.ts';
import { findReferences } from './references.ts';

/** An OpenAPI file and its referenced files in the workspace: the git ID of each path's bytes, the root first. */
export type Closure = ReadonlyMap<string, string>;

interface Leaf {
  /** Git's ID of the bytes, or `unreadable`. */
  readonly id: string;
  readonly references: readonly string[];
}

/** ID of a root that exists but can't be read. It differs from every ID of a commit. */
export const unreadable = 'unreadable';

/** Maximum number of files to read at the same time. More would only wait in memory. */
const parallelReads = 8;

/**
 * Reads each root and every file that it references through `$ref`. A file that several roots reference is read once.
 * Missing or unreadable references are omitted, because the check of the OpenAPI file reports them with line and
 * column.
 * @param like an object ID of the repository, which determines the kind of hash
 */
export async function readClosures(
  roots: readonly string[],
  files: FileReader,
  like: string,
): Promise<readonly Closure[]> {
  const leaves = new Map<string, Leaf>();
  const found = new Set(roots);
  const unread = [...found];
  while (unread.length > 0) {
    const paths = unread.splice(0, parallelReads);
    const read = await readAll(paths, files, (bytes, path): Leaf => ({
      id: renderId(bytes, like),
      references: typeof bytes === 'string' ? [] : findReferences(path, bytes),
    }));
    for (const [path, leaf] of read) {
      leaves.set(path, leaf);
      for (const reference of leaf.references) {
        if (!found.has(reference)) unread.push(reference);
        found.add(reference);
      }
    }
  }
  return roots.map((root) => {
    const closure = new Map<string, string>();
    const reached = new Set([root]);
    // The loop over a set includes elements that are added during the loop, so the files are in the order of their
    // references.
    for (const path of reached) {
      const { id, references = [] } = leaves.get(path) ?? {};
      if (id !== undefined && (id !== unreadable || path === root)) closure.set(path, id);
      for (const reference of references) reached.add(reference);
    }
    return closure;
  });
}

/** Reads files without their references. Returns the ID of each file that exists, by its path. */
export async function readIds(
  paths: readonly string[],
  files: FileReader,
  like: string,
): Promise<ReadonlyMap<string, string>> {
  return new Map(await readAll(paths, files, (bytes) => renderId(bytes, like)));
}

/** Reads the files that exist. Keeps only the result of `take`, because the files can be large. */
async function readAll<T>(
  paths: readonly string[],
  files: FileReader,
  take: (bytes: Uint8Array | typeof unreadable, path: string) => T,
): Promise<readonly (readonly [string, T])[]> {
  const read = paths.map(async (path) => {
    const bytes = await files.read(path).catch((): typeof unreadable => unreadable);
    return bytes === undefined ? [] : [[path, take(bytes, path)] as const];
  });
  return (await Promise.all(read)).flat();
}

/**
 * Computes the ID under which git stores these bytes, if no filter changes them.
 * @param like an ID of the same repository, whose length distinguishes SHA-1 from SHA-256
 */
function renderId(bytes: Uint8Array | typeof unreadable, like: string): string {
  if (typeof bytes === 'string') return bytes;
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * Lists the IDs under which a commit can store these bytes: unchanged, with other line breaks (which a checkout on
 * Windows changes), or as a Git LFS pointer. This function computes the IDs, because git would run filters from the
 * configuration.
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */
export function listStoredIds(bytes: Uint8Array, like: string): readonly string[] {
  const text = Buffer.from(bytes).toString('latin1');
  const unix = Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${bytes.length}\n`;
  return [bytes, unix, Buffer.from(pointer)].map((stored) => renderId(stored, like));
}
