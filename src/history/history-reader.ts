import { posix } from 'node:path';
import type { FileReader, TreeEntry } from '../ports.ts';
import { batch } from './batch.ts';
import type { Source } from './history-source.ts';

/** As many links as Linux follows in one path. */
export const limitLinks = 40;

/**
 * Reads a commit's files as if they were checked out, links followed. What is asked for at the same time is fetched
 * together, and so are the expected files with the first question.
 */
export function createVersionReader(source: Source, commit: string, expected: readonly string[]): FileReader {
  const recallBlobs = batch((oids) => source.readBlobs(commit, oids));

  const read = async (path: string, links: number): Promise<Uint8Array | undefined> => {
    const entry = (await source.findTree(commit, [path]))?.get(path);
    const isBlob = entry?.kind === 'file' || entry?.kind === 'link';
    if (!isBlob || links > limitLinks) return undefined;
    const bytes = (await recallBlobs(entry.oid)).get(entry.oid);
    if (bytes === undefined) return undefined;
    const target = findLinkTarget(path, entry, bytes);
    if (target === undefined) return bytes;
    return target.startsWith('../') ? undefined : read(target, links + 1);
  };

  const unread = [...expected];
  return {
    read: async (path) => {
      const asked = [path, ...unread.splice(0)];
      const [bytes] = await Promise.all(asked.map((one) => read(one, 0)));
      return bytes;
    },
  };
}

/** What a link stands for, at the path or above it. */
function findLinkTarget(path: string, { kind, via = path }: TreeEntry, held: Uint8Array): string | undefined {
  if (kind !== 'link') return undefined;
  return posix.join(posix.dirname(via), Buffer.from(held).toString('utf8'), path.slice(via.length));
}
