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
export function send({ request, response }: Line, { status, headers, body }: Answer): void {
  request.answered(status);
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) }).end(body);
}

/** A TCP reset: the client sees ECONNRESET, and cannot know what became of its call. */
export function reset({ response }: Line): void {
  response.socket?.resetAndDestroy();
}

export async function drip({ request, response }: Line, answer: Answer, eachMs: number): Promise<void> {
  const bytes = Buffer.from(answer.body);
  request.answered(answer.status);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': String(bytes.length) });
  for (const byte of bytes) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await sleep(eachMs, undefined, { ref: false });
  }
  response.end();
}

/** White space without end: legal in front of any JSON, so only a bound stops a reader. */
export async function pourEndlessly({ request, response }: Line, answer: Answer): Promise<void> {
  request.answered(answer.status);
  response.writeHead(answer.status, answer.headers);
  const spaces = Buffer.alloc(1024 * 1024, ' ');
  while (!response.destroyed) {
    if (!response.write(spaces)) await sleep(1, undefined, { ref: false });
  }
}
