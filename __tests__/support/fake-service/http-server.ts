import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeServiceOptions } from './options.ts';

const host = '127.0.0.1';

/** A server whose port can be closed for a while. */
export interface HttpServer {
  readonly server: Server;
  /** Origin without a trailing slash, such as `http://127.0.0.1:4010`. */
  readonly origin: string;
  readonly port: number;
  /** Rejects connections for `lastsMs`, after finishing the current responses. */
  reject(lastsMs: number): Promise<void>;
  /** Breaks all connections, and rejects new ones for `lastsMs`. */
  kill(lastsMs: number): Promise<void>;
  /** Closes all connections permanently. */
  close(): Promise<void>;
}

export async function listen(
  listener: RequestListener,
  { port = 0, tls }: Pick<FakeServiceOptions, 'port' | 'tls'> = {},
): Promise<HttpServer> {
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  // A hanging request hangs until its client times out, so Node's own limits must not end it.
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  const open = async (at: number): Promise<void> => {
    server.listen(at, host);
    await once(server, 'listening');
  };
  await open(port);
  const bound = (server.address() as AddressInfo).port;
  let isClosed = false;

  const reject = async (lastsMs: number): Promise<void> => {
    if (!server.listening) return;
    server.close();
    // A kept connection would let the next request pass the closed port.
    const sweeping = setInterval(() => {
      server.closeIdleConnections();
    }, 5).unref();
    await sleep(lastsMs, undefined, { ref: false });
    clearInterval(sweeping);
    if (!isClosed) await open(bound);
  };

  return {
    server,
    origin: `${tls === undefined ? 'http' : 'https'}://${host}:${bound}`,
    port: bound,
    reject,
    kill: async (lastsMs) => {
      const rejected = reject(lastsMs);
      server.closeAllConnections();
      await rejected;
    },
    close: async () => {
      isClosed = true;
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      // Hanging requests outlive a closed port.
      server.closeAllConnections();
      await closed;
    },
  };
}
