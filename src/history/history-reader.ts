import { posix } from 'node:path';
import type { FileReader, TreeEntry } from '../ports.ts';
import { batch } from './batch.ts';
import { maxLinks } from './history-checkout.ts';
import type { Source } from './history-source.ts';

/**
 * Creates a reader of a commit's files that follows links, as if the files were checked out. Files that are requested
 * at the same time are fetched together. The first request also fetches the expected files.
 */
export function createVersionReader(source: Source, commit: string, expected: readonly string[]): FileReader {
  const readBlobs = batch((oids) => source.readBlobs(commit, oids));

  const read = async (path: string, links: number): Promise<Uint8Array | undefined> => {
    const entry = (await source.findTree(commit, [path]))?.get(path);
    const isBlob = entry?.kind === 'file' || entry?.kind === 'link';
    if (!isBlob || links > maxLinks) return undefined;
    const bytes = (await readBlobs(entry.oid)).get(entry.oid);
    if (bytes === undefined) return undefined;
    const target = findLinkTarget(path, entry, bytes);
    if (target === undefined) return bytes;
    return target.startsWith('../') ? undefined : read(target, links + 1);
  };

  const unread = [...expected];
  return {
    read: async (path) => {
      const paths = [path, ...unread.splice(0)];
      const [bytes] = await Promise.all(paths.map((one) => read(one, 0)));
      return bytes;
    },
  };
}

/** Returns the path that a link at the path, or in one of its folders, points to. */
function findLinkTarget(
  path: string,
  { kind, via = path }: TreeEntry,
  bytes: Uint8Array,
): string | undefined {
  if (kind !== 'link') return undefined;
  return posix.join(posix.dirname(via), Buffer.from(bytes).toString('utf8'), path.slice(via.length));
}
