import type { Git } from './git.ts';

/** The blobs that this clone holds, by id. */
export async function readLocalBlobs(
  git: Git,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const input = Buffer.from(`${oids.join('\n')}\n`);
  const { blobs, add } = createCollector();
  await git.run(['cat-file', '--batch'], { input, onOutput: add });
  return blobs;
}

interface Collector {
  /** Those that have come whole. */
  readonly blobs: ReadonlyMap<string, Uint8Array>;
  readonly add: (chunk: Buffer) => void;
}

const lineBreak = 0x0a;

/**
 * Takes answers of `cat-file --batch`: `<id> blob <size>`, a line break, the bytes, a line break; or `<id> missing`.
 * The size comes first, so a blob is laid in its place at once: all chunks kept and then joined would be twice its size.
 */
function createCollector(): Collector {
  const blobs = new Map<string, Uint8Array>();
  let header = '';
  let open: { readonly oid: string; readonly bytes: Uint8Array; filled: number } | undefined;

  /** Gives back where it stopped. */
  const takeHeader = (chunk: Buffer, at: number): number => {
    const lineEnd = chunk.indexOf(lineBreak, at);
    const end = lineEnd < 0 ? chunk.length : lineEnd;
    header += chunk.toString('latin1', at, end);
    if (lineEnd < 0) return end;
    const [oid = '', type, size] = header.split(' ');
    header = '';
    if (type !== 'blob') return end + 1;
    open = { oid, bytes: new Uint8Array(Number(size)), filled: 0 };
    return end + 1;
  };

  const takeContent = (chunk: Buffer, at: number, blob: NonNullable<typeof open>): number => {
    const rest = blob.bytes.length - blob.filled;
    if (rest > 0) {
      const part = chunk.subarray(at, at + rest);
      blob.bytes.set(part, blob.filled);
      blob.filled += part.length;
      return at + part.length;
    }
    // The line break behind the content.
    blobs.set(blob.oid, blob.bytes);
    open = undefined;
    return at + 1;
  };

  return {
    blobs,
    add: (chunk) => {
      for (let at = 0; at < chunk.length;) {
        at = open === undefined ? takeHeader(chunk, at) : takeContent(chunk, at, open);
      }
    },
  };
}
