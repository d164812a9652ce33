import { randomBytes } from 'node:crypto';
import { type Dispatcher, fetch, type Response } from 'undici';
import { ServiceFailure, type ServiceFault } from '../errors.ts';
import { createDispatcher } from './dispatcher.ts';
import { explainTransport } from './transport-fault.ts';

export interface HttpRequest {
  /** Named in failures. */
  readonly purpose: ServiceFault['request'];
  readonly method: 'GET' | 'OPTIONS' | 'DELETE' | 'PUT' | 'POST' | 'PATCH';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON text, sent as the one part of a `multipart/form-data` body: the import takes no other. */
  readonly file?: Uint8Array;
  /** Sent as the whole body, a JSON text. */
  readonly json?: Uint8Array;
  /** Most bytes of the answer's body that are read. */
  readonly limitBytes: number;
}

export interface HttpAnswer {
  readonly status: number;
  findHeader(name: string): string | undefined;
  readonly text: string;
  /** The body went on beyond the limit; `text` is its beginning. */
  readonly isCut: boolean;
}

export interface Http {
  /** Any status is an answer, redirects too: none is followed. @throws ServiceFailure where no whole answer came */
  send(request: HttpRequest): Promise<HttpAnswer>;
}

export interface HttpOptions {
  /** Limit for one whole request: name look-up, proxy, TLS and the answer's last byte included. */
  readonly timeoutMs: number;
  /** Where `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` are read, in both cases. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Ends every request at once, with outcome unknown. */
  readonly signal?: AbortSignal;
  /** Told of every request how it ended, and how long it took; never a header or a body. */
  readonly trace: (line: string) => void;
}

/**
 * Built before anything is deleted: a bad proxy address must not be found out about in between.
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
export function createHttp(options: HttpOptions): Http {
  void createDispatcher(options, '').destroy();
  return {
    send: async (request) => {
      const { method, url } = request;
      // One a request: only its end closes a socket that a proxy has never answered, which would keep the process alive.
      const dispatcher = createDispatcher(options, url.hostname);
      const startMs = performance.now();
      let ending = 'broke off';
      try {
        const answer = await send(request, options, dispatcher);
        ending = `answered ${answer.status}, ${answer.text.length} characters`;
        return answer;
      } catch (error) {
        if (error instanceof ServiceFailure) ending = `no answer (${error.fault.kind})`;
        throw error;
      } finally {
        options.trace(
          `${method} ${url.href}: ${ending} after ${Math.round(performance.now() - startMs)} ms.`,
        );
        void dispatcher.destroy();
      }
    },
  };
}

async function send(request: HttpRequest, options: HttpOptions, dispatcher: Dispatcher): Promise<HttpAnswer> {
  // fetch obeys the signal during proxy CONNECT and TLS too, where undici's request() does not.
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
  const body = request.file === undefined ? undefined : createMultipart(request.file);
  const type = request.json === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const response = await fetch(request.url, {
      method: request.method,
      // No socket outlives its request: one that the service closed during the pause would break the import.
      headers: { ...request.headers, ...type, ...body?.headers, connection: 'close' },
      redirect: 'manual',
      dispatcher,
      signal,
      body: body?.pieces ?? request.json ?? null,
      duplex: 'half',
    });
    return await readAnswer(response, request.limitBytes);
  } catch (cause) {
    // The error itself is not kept as the cause: undici quotes header values in some of its messages.
    throw new ServiceFailure(explainTransport(cause, { ...request, timeoutMs: options.timeoutMs }));
  }
}

async function readAnswer({ body, headers, status }: Response, limitBytes: number): Promise<HttpAnswer> {
  const decoder = new TextDecoder();
  let text = '';
  let restBytes = limitBytes;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk.subarray(0, restBytes), { stream: true });
    restBytes -= chunk.byteLength;
    // Leaving the loop cancels the body; the socket goes with it.
    if (restBytes < 0) break;
  }
  const findHeader = (name: string): string | undefined => headers.get(name) ?? undefined;
  return { status, findHeader, text: text + decoder.decode(), isCut: restBytes < 0 };
}

const pieceBytes = 256 * 1024;

/**
 * A `multipart/form-data` body with its headers, in pieces that are views of the file: undici's FormData would copy a
 * large one three times. The service wants a part named `file` that has a file name, and a Content-Length.
 */
function createMultipart(bytes: Uint8Array) {
  const boundary = `----swagger-sync-${randomBytes(16).toString('hex')}`;
  const disposition = 'Content-Disposition: form-data; name="file"; filename="swagger.json"';
  const head = Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: application/json\r\n\r\n`);
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
