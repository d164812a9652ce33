import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import type { OpenRequest } from './request-log.ts';

/** A request with the connection on which it waits. */
export interface Line {
  readonly request: OpenRequest;
  readonly response: ServerResponse;
}

/** The ways in which an answer can travel. Each notes the time before the first byte leaves. */
export function send(line: Line, { status, headers, body }: Answer): void {
  if (!begin(line, status)) return;
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  line.response.writeHead(status, { ...headers, ...length }).end(body);
}

/** Whether anybody still waits for this answer: the client may be gone, or a gateway have answered in its place. */
function begin({ request, response }: Line, status: number): boolean {
  if (response.headersSent || response.destroyed) return false;
  request.answered(status);
  return true;
}

/** A TCP reset: the client sees ECONNRESET, and cannot know what became of its call. */
export function reset({ response }: Line): void {
  response.socket?.resetAndDestroy();
}

/** As many bytes as were promised never come. */
export function breakOff(line: Line, { status, headers, body }: Answer): void {
  if (!begin(line, status)) return;
  const bytes = Buffer.from(body);
  line.response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
  line.response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => line.response.socket?.end());
}

export async function drip(line: Line, answer: Answer, eachMs: number): Promise<void> {
  const { response } = line;
  const bytes = Buffer.from(answer.body);
  if (!begin(line, answer.status)) return;
  response.writeHead(answer.status, { ...answer.headers, 'content-length': String(bytes.length) });
  for (const byte of bytes) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await sleep(eachMs, undefined, { ref: false });
  }
  response.end();
}

/** White space without end: legal in front of any JSON, so only a bound stops a reader. */
export async function pourEndlessly(line: Line, answer: Answer): Promise<void> {
  const { response } = line;
  if (!begin(line, answer.status)) return;
  response.writeHead(answer.status, answer.headers);
  const spaces = Buffer.alloc(1024 * 1024, ' ');
  while (!response.destroyed) {
    if (!response.write(spaces)) await sleep(1, undefined, { ref: false });
  }
}
