import { randomBytes } from 'node:crypto';

export interface MultipartFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A `multipart/form-data` body with its headers. */
export interface Multipart {
  readonly headers: Readonly<Record<'content-type' | 'content-length', string>>;
  /** The body in pieces that are views of the file: undici's FormData would copy a large one three times. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

const pieceBytes = 256 * 1024;

/** Names and type are the action's own words: nothing in them needs escaping. A body is read once. */
export function createMultipart({ field, name, type, bytes }: MultipartFile): Multipart {
  const boundary = `----swagger-sync-${randomBytes(16).toString('hex')}`;
  const disposition = `Content-Disposition: form-data; name="${field}"; filename="${name}"`;
  const head = Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: ${type}\r\n\r\n`);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      // Without it the pieces would go out chunked, which old gateways refuse.
      'content-length': String(head.length + bytes.length + tail.length),
    },
    pieces: cut([head, bytes, tail]),
  };
}

// eslint-disable-next-line @typescript-eslint/require-await -- fetch takes no other kind of iterable
async function* cut(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += pieceBytes) yield part.subarray(at, at + pieceBytes);
  }
}
