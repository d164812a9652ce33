import { randomBytes } from 'node:crypto';
import { type Dispatcher, fetch, type Response } from 'undici';
import { ServiceFailure, type ServiceFault } from '../errors.ts';
import { createDispatcher } from './dispatcher.ts';
import { explainTransport } from './transport-fault.ts';

export interface HttpRequest {
  /** Name of the request in messages. */
  readonly purpose: ServiceFault['request'];
  readonly method: 'GET' | 'OPTIONS' | 'DELETE' | 'PUT' | 'POST' | 'PATCH';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * JSON document, sent as the only part of a `multipart/form-data` body, because the import accepts no other type.
   */
  readonly file?: Uint8Array;
  /** JSON document, sent as the whole body. */
  readonly json?: Uint8Array;
  /** Maximum number of bytes to read of the response's body. */
  readonly maxBytes: number;
}

/** A response with any status. */
export interface HttpAnswer {
  readonly status: number;
  findHeader(name: string): string | undefined;
  readonly text: string;
  /** Whether the body is longer than `maxBytes`; `text` is then its beginning. */
  readonly isCut: boolean;
}

export interface Http {
  /**
   * Sends a request and returns the response with any status. Redirects aren't followed.
   * @throws ServiceFailure if no complete response arrived
   */
  send(request: HttpRequest): Promise<HttpAnswer>;
}

export interface HttpOptions {
  /**
   * Time limit of one whole request in milliseconds, from the DNS lookup, the proxy and TLS to the last byte of the
   * response.
   */
  readonly timeoutMs: number;
  /** Environment from which `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` are read, in upper and lower case. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborts all requests. Their effect is then unknown. */
  readonly signal?: AbortSignal;
  /** Called with the result and duration of every request, but never with headers or bodies. */
  readonly trace: (line: string) => void;
}

/**
 * Creates the HTTP client. It checks the proxy variables at once, so that an invalid one doesn't fail between delete
 * and import.
 * @throws ActionError `bad-input` if a proxy variable is not a valid URL
 */
export function createHttp(options: HttpOptions): Http {
  void createDispatcher(options, '').destroy();
  return {
    send: async (request) => {
      const { method, url } = request;
      // Each request has its own dispatcher. An unresponsive proxy's socket, which would keep the process alive, closes
      // only with the dispatcher.
      const dispatcher = createDispatcher(options, url.hostname);
      const startMs = performance.now();
      let ending = 'aborted';
      try {
        const answer = await send(request, options, dispatcher);
        ending = `HTTP ${answer.status}, ${answer.text.length} characters`;
        return answer;
      } catch (error) {
        if (error instanceof ServiceFailure) ending = `no response (${error.fault.kind})`;
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
  // The signal also aborts proxy CONNECT and TLS in fetch, but not in undici's request().
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
  const body = request.file === undefined ? undefined : createMultipart(request.file);
  const type = request.json === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const response = await fetch(request.url, {
      method: request.method,
      // Each request uses a new socket, because the service could close a reused one during the delay, which would
      // break the import.
      headers: { ...request.headers, ...type, ...body?.headers, connection: 'close' },
      redirect: 'manual',
      dispatcher,
      signal,
      body: body?.pieces ?? request.json ?? null,
      duplex: 'half',
    });
    return await readAnswer(response, request.maxBytes);
  } catch (cause) {
    // The cause isn't kept, because undici quotes header values in some messages.
    throw new ServiceFailure(explainTransport(cause, { ...request, timeoutMs: options.timeoutMs }));
  }
}

async function readAnswer({ body, headers, status }: Response, maxBytes: number): Promise<HttpAnswer> {
  const decoder = new TextDecoder();
  let text = '';
  let restBytes = maxBytes;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk.subarray(0, restBytes), { stream: true });
    restBytes -= chunk.byteLength;
    // Leaving the loop cancels the body and closes the socket.
    if (restBytes < 0) break;
  }
  const findHeader = (name: string): string | undefined => headers.get(name) ?? undefined;
  return { status, findHeader, text: text + decoder.decode(), isCut: restBytes < 0 };
}

const pieceBytes = 256 * 1024;

/**
 * Creates a `multipart/form-data` body with its headers. The pieces are views of the file, because undici's FormData
 * would copy a large file three times. The service requires a part named `file` with a file name, and a
 * Content-Length.
 */
function createMultipart(bytes: Uint8Array) {
  const boundary = `----swagger-sync-${randomBytes(16).toString('hex')}`;
  const disposition = 'Content-Disposition: form-data; name="file"; filename="swagger.json"';
  const head = Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: application/json\r\n\r\n`);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      // Without this header, the body would be chunked, which old gateways reject.
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
