import { createHash } from 'node:crypto';
import type { FileReader } from '../ports.ts';
import { findReferences } from './references.ts';

/** A description's own files as they lie there now: path → the id that git would give the bytes, the root first. */
export type Closure = ReadonlyMap<string, string>;

/** Stands for the id of a root that is there and cannot be read: no commit's file equals it. */
export const unreadable = 'unreadable';

/** Files read at the same time: as many as a server is asked for at once; more would only wait in memory for their turn. */
const parallelReads = 8;

/**
 * For each root, itself and every file that it reaches through `$ref`s; a file that several of them reach is read once.
 * References that are absent or cannot be read are left out: the description's own check reports them, with line and
 * column.
 * @param like an object id of the repository, for the kind of hash
 */
export async function readClosures(
  roots: readonly string[],
  files: FileReader,
  like: string,
): Promise<readonly Closure[]> {
  const leaves = new Map<string, Awaited<ReturnType<typeof readLeaf>>>();
  for (const open = new Set(roots); open.size > 0;) {
    const batch = [...open].slice(0, parallelReads);
    for (const leaf of await Promise.all(batch.map((path) => readLeaf(path, files, like)))) {
      leaves.set(leaf.path, leaf);
      open.delete(leaf.path);
      for (const reference of leaf.references) if (!leaves.has(reference)) open.add(reference);
    }
  }
  return roots.map((root) => {
    const closure = new Map<string, string>();
    const reached = new Set([root]);
    // A set's loop comes to what is added in it: the files stand in the order in which they are reached.
    for (const path of reached) {
      const { id, references = [] } = leaves.get(path) ?? {};
      if (id !== undefined && (id !== unreadable || path === root)) closure.set(path, id);
      for (const reference of references) reached.add(reference);
    }
    return closure;
  });
}

/** Reads files without their references. Returns the ID of each file that exists, by its path. */
export async function readLeaves(
  paths: readonly string[],
  files: FileReader,
  like: string,
): Promise<ReadonlyMap<string, string>> {
  const read = paths.map(async (path): Promise<readonly (readonly [string, string])[]> => {
    const bytes = await files.read(path).catch(() => unreadable);
    if (bytes === undefined) return [];
    return [[path, typeof bytes === 'string' ? bytes : renderBlobId(bytes, like)]];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Its `id` is the one that git would give the bytes, or `unreadable`; undefined where they are not there. */
async function readLeaf(path: string, files: FileReader, like: string) {
  const bytes = await files.read(path).catch(() => unreadable);
  if (bytes === undefined || typeof bytes === 'string') return { path, id: bytes, references: [] };
  return { path, id: renderBlobId(bytes, like), references: findReferences(path, bytes) };
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
