import type { Git } from './git.ts';

/** A blob that has not come whole yet, with room for the line break behind it. */
interface OpenBlob {
  readonly oid: string;
  readonly bytes: Uint8Array;
  filled: number;
}

/**
 * The blobs that this clone holds, by id. Each answer of `cat-file --batch` is `<id> blob <size>`, a line break, the
 * bytes, a line break; or `<id> missing`. The size comes first, so a blob is laid in its place at once: all chunks kept
 * and then joined would be twice its size.
 */
export async function readLocalBlobs(
  git: Git,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const blobs = new Map<string, Uint8Array>();
  let header = '';
  let open: OpenBlob | undefined;
  const onOutput = (chunk: Buffer): void => {
    for (let at = 0; at < chunk.length;) {
      if (open === undefined) {
        const lineEnd = chunk.indexOf('\n', at);
        header += chunk.toString('latin1', at, lineEnd < 0 ? chunk.length : lineEnd);
        if (lineEnd < 0) return;
        open = parseHeader(header);
        header = '';
        at = lineEnd + 1;
      } else {
        const part = chunk.subarray(at, at + open.bytes.length - open.filled);
        open.bytes.set(part, open.filled);
        open.filled += part.length;
        at += part.length;
        if (open.filled < open.bytes.length) return;
        blobs.set(open.oid, open.bytes.subarray(0, -1));
        open = undefined;
      }
    }
  };
  await git.run(['cat-file', '--batch'], { input: Buffer.from(`${oids.join('\n')}\n`), onOutput });
  return blobs;
}

function parseHeader(header: string): OpenBlob | undefined {
  const [oid = '', type, size] = header.split(' ');
  return type === 'blob' ? { oid, bytes: new Uint8Array(Number(size) + 1), filled: 0 } : undefined;
}
