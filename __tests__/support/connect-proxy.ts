import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { listen } from './fake-service/http-server.ts';

/** A typical company proxy: tunnels for `https:`, whole URLs for `http:`. */
interface ConnectProxy {
  readonly url: string;
  readonly port: number;
  /** `CONNECT host:port` and `GET http://…`, in order. */
  readonly seen: readonly string[];
  /** Credentials of the requests for tunnels, in order. */
  readonly credentials: readonly (string | undefined)[];
  close(): Promise<void>;
}

export async function startConnectProxy(
  mood: 'works' | 'refuses' | 'hangs' = 'works',
): Promise<ConnectProxy> {
  const seen: string[] = [];
  const credentials: (string | undefined)[] = [];
  // A tunnel is no longer an HTTP connection, so the server doesn't track it.
  const tunnels = new Set<Duplex>();
  const proxy = await listen((request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.writeHead(mood === 'refuses' ? 407 : 502).end();
  });
  proxy.server.on('connect', (request, socket) => {
    seen.push(`CONNECT ${request.url ?? ''}`);
    credentials.push(request.headers['proxy-authorization']);
    tunnels.add(socket);
    socket.on('error', () => undefined);
    if (mood === 'refuses')
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n');
    if (mood !== 'works') return;
    const [, port = ''] = /:(\d+)$/.exec(request.url ?? '') ?? [];
    // Every name resolves to this machine.
    const onward = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    tunnels.add(onward);
    onward.on('error', () => socket.destroy());
  });
  return {
    url: proxy.origin,
    port: proxy.port,
    seen,
    credentials,
    close: () => {
      for (const tunnel of tunnels) tunnel.destroy();
      return proxy.close();
    },
  };
}
