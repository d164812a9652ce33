import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeServiceOptions } from './options.ts';

const host = '127.0.0.1';

/** A port that answers, that can be closed for a while, and that is there again afterwards. */
export interface HttpServer {
  /** `http://127.0.0.1:4010`, without a slash at its end. */
  readonly origin: string;
  readonly port: number;
  /** Connections are refused for `lastsMs`; what is being answered now is finished first. */
  reject(lastsMs: number): Promise<void>;
  /** Ends every connection, answered or not, and refuses new ones for `lastsMs`. */
  kill(lastsMs: number): Promise<void>;
  /** Ends every connection for good. */
  close(): Promise<void>;
}

export async function listen(
  listener: RequestListener,
  { port = 0, tls }: Pick<FakeServiceOptions, 'port' | 'tls'> = {},
): Promise<HttpServer> {
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  // A hanging call hangs until its client gives up: Node's own limits must not answer for the fault.
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
    // A kept connection would let the next call slip past the closed port.
    const sweeping = setInterval(() => {
      server.closeIdleConnections();
    }, 5).unref();
    await sleep(lastsMs, undefined, { ref: false });
    clearInterval(sweeping);
    if (!isClosed) await open(bound);
  };

  return {
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
      // Calls that hang outlive a closed port.
      server.closeAllConnections();
      await closed;
    },
  };
}
