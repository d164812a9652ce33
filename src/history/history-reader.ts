import { posix } from 'node:path';
import type { FileReader, TreeEntry } from '../ports.ts';
import { limitLinks } from '../runner/paths.ts';
import { askTogether } from './ask-together.ts';
import type { Source } from './history-source.ts';

/**
 * Reads a commit's files as if they were checked out, links followed. What is asked for at the same time is fetched
 * together, and so are the expected files with the first question.
 */
export function createVersionReader(source: Source, commit: string, expected: readonly string[]): FileReader {
  const recallBlobs = askTogether((oids) => source.readBlobs(commit, oids));

  const findEntry = async (path: string): Promise<TreeEntry | undefined> =>
    (await source.findTree(commit, [path]))?.get(path);
  const readBlob = async (oid: string): Promise<Uint8Array | undefined> => (await recallBlobs(oid)).get(oid);

  const prefetch = async (): Promise<void> => {
    const found = await Promise.all(expected.map(findEntry));
    const oids = found.flatMap((entry) => (entry !== undefined && isBlob(entry) ? [entry.oid] : []));
    await Promise.all(oids.map(readBlob));
  };
  let prefetching: Promise<void> | undefined;

  const read = async (path: string, links: number): Promise<Uint8Array | undefined> => {
    const entry = await findEntry(path);
    if (entry === undefined || !isBlob(entry) || links > limitLinks) return undefined;
    const bytes = await readBlob(entry.oid);
    if (bytes === undefined) return undefined;
    const target = findLinkTarget(path, entry, bytes);
    if (target === undefined) return bytes;
    if (target.startsWith('../')) return undefined;
    // A source that cannot tell a link from a file: the text is a link where it leads to something.
    const isCertain = entry.kind !== 'blob' || entry.via !== undefined;
    return isCertain || (await findEntry(target)) !== undefined ? read(target, links + 1) : bytes;
  };

  return {
    read: async (path) => {
      prefetching ??= prefetch();
      const [bytes] = await Promise.all([read(path, 0), prefetching]);
      return bytes;
    },
  };
}

function isBlob({ kind }: TreeEntry): boolean {
  return kind === 'file' || kind === 'link' || kind === 'blob';
}

/** What a link stands for. Above the path only a link can be a blob; at the path the source may leave it open. */
function findLinkTarget(path: string, entry: TreeEntry, bytes: Uint8Array): string | undefined {
  const isLink =
    entry.kind === 'link' || entry.via !== undefined || (entry.kind === 'blob' && looksLikeLink(bytes));
  if (!isLink) return undefined;
  const link = entry.via ?? path;
  return posix.join(posix.dirname(link), Buffer.from(bytes).toString('utf8'), path.slice(link.length));
}

/** A link's blob is a bare path: one short line, no line break, nothing that a description begins with. */
function looksLikeLink(bytes: Uint8Array): boolean {
  return bytes.length < 4096 && /^[^\r\n{[:"]*[./][^\r\n{[:"]*$/.test(Buffer.from(bytes).toString('utf8'));
}
