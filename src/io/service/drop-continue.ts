import type { Socket } from 'node:net';

const continueStart = Buffer.from('HTTP/1.1 100 ');
const headEnd = Buffer.from('\r\n\r\n');
/** A `100 Continue` of more than this is something else. */
const limitBytes = 4_096;

/**
 * Takes every `100 Continue` off the beginning of what a server sends. Some send it unasked, and undici then breaks the
 * connection, with the request done and its answer lost.
 * @see undici 8.12.4, lib/dispatcher/client-h1.js, `onHeadersComplete`
 */
export function dropContinue(socket: Socket): void {
  const read = socket.read.bind(socket);
  let held = Buffer.alloc(0);
  let isOver = false;
  // undici reads without a size, and so whole chunks.
  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size);
    if (isOver || !Buffer.isBuffer(chunk)) return chunk;
    held = Buffer.concat([held, chunk]);
    for (;;) {
      const length = Math.min(held.length, continueStart.length);
      const isContinue = held.subarray(0, length).equals(continueStart.subarray(0, length));
      const end = held.indexOf(headEnd);
      if (isContinue && end !== -1) {
        held = held.subarray(end + headEnd.length);

        if (held.length === 0) return null;
        continue;
      }
      // Not yet to be told: the rest comes with the next chunk.
      if (isContinue && held.length < limitBytes) return null;
      isOver = true;
      return held;
    }
  };
}
