import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import type { OpenRequest } from './request-log.ts';

/** A request with its connection. */
export interface Line {
  readonly request: OpenRequest;
  readonly response: ServerResponse;
}

/** Sends a response. Every function here records the time before the first byte. */
export function send(line: Line, { status, headers, body, rest }: Answer): void {
  if (!begin(line, status)) return;
  if (rest !== undefined) {
    line.response.writeHead(status, headers).write(body);
    // A client may stop reading, which isn't an error here.
    pipeline(Readable.from(rest), line.response, () => undefined);
    return;
  }
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  line.response.writeHead(status, { ...headers, ...length }).end(body);
}

/** Returns whether a client still waits for this response. It can be gone, or a gateway can have responded. */
function begin({ request, response }: Line, status: number): boolean {
  if (response.headersSent || response.destroyed) return false;
  request.answered(status);
  return true;
}

/** Sends fewer bytes than announced. */
export function breakOff(line: Line, { status, headers, body }: Answer): 'nothing' {
  if (!begin(line, status)) return 'nothing';
  const bytes = Buffer.from(body);
  line.response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
  line.response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => line.response.socket?.end());
  return 'nothing';
}

export async function drip(line: Line, answer: Answer, eachMs: number): Promise<'nothing'> {
  const { response } = line;
  const bytes = Buffer.from(answer.body);
  if (!begin(line, answer.status)) return 'nothing';
  response.writeHead(answer.status, { ...answer.headers, 'content-length': String(bytes.length) });
  for (const byte of bytes) {
    if (response.destroyed) return 'nothing';
    response.write(Buffer.of(byte));
    await sleep(eachMs, undefined, { ref: false });
  }
  response.end();
  return 'nothing';
}

/** Sends endless white space, which is valid before any JSON, so that only a limit stops the reader. */
export async function pourEndlessly(line: Line, answer: Answer): Promise<'nothing'> {
  const { response } = line;
  if (!begin(line, answer.status)) return 'nothing';
  response.writeHead(answer.status, answer.headers);
  const spaces = Buffer.alloc(1024 * 1024, ' ');
  while (!response.destroyed) {
    if (!response.write(spaces)) await sleep(1, undefined, { ref: false });
  }
  return 'nothing';
}
