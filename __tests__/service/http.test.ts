import { setTimeout as sleep } from 'node:timers/promises';
import { ActionError, ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import { createHttp, type HttpOptions, type HttpRequest } from '../../src/service/http.ts';
import { together } from '../support/test-together.ts';
import { findClosedPort, readRequest, startServer, startSocketServer } from '../support/http-server.ts';

const token = 'Sesame-Open-4711';
const ignore = (): void => undefined;

function createRequest(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  return { purpose: 'import', method: 'PUT', url: new URL(url), headers, maxBytes: 1024, ...more };
}

/** The HTTP client's own limit for a connection. The action's limit holds if a request ends before. */
const clientLimitMs = 10_000;
// The client may notice the limit before the action does.
const endedAtLimit = { kind: expect.stringMatching(/^(?:time-out|unreachable)$/u) as string };

const file = Buffer.from('{"a":"ä"}');

async function fail(request: HttpRequest, options: Partial<HttpOptions> = {}): Promise<ServiceFault> {
  try {
    await createHttp({ timeoutMs: 20_000, env: {}, trace: ignore, ...options }).send(request);
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    expect(JSON.stringify(error) + (error.stack ?? '') + String(error.cause)).not.toContain(token);
    return error.fault;
  }
  throw new Error('The request succeeded.');
}

describe('a request', () => {
  test('contains one file part with a name and a Content-Length, and closes the connection', async () => {
    const seen: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
    const server = await startServer((request, response) => {
      void readRequest(request).then((body) => {
        seen.push({ headers: request.headers, body: body.toString() });
        response.end();
      });
    });
    const http = createHttp({ timeoutMs: 20_000, env: {}, trace: ignore });
    await http.send(createRequest(server.origin, { file }));
    await http.send(createRequest(server.origin, { file }));
    await server.close();
    expect(seen).toHaveLength(2);
    for (const { headers, body } of seen) {
      expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
      expect(headers['transfer-encoding']).toBeUndefined();
      expect(headers['connection']).toBe('close');
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(body.match(/Content-Disposition/g)).toHaveLength(1);
      expect(body).toContain(
        'form-data; name="file"; filename="swagger.json"\r\nContent-Type: application/json\r\n\r\n{"a":"ä"}\r\n',
      );
    }
  });

  test('returns the response of any status, and follows no redirect', async () => {
    const asked: (string | undefined)[] = [];
    const server = await startServer((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end('moved');
    });
    const answer = await createHttp({ timeoutMs: 20_000, env: {}, trace: ignore }).send(
      createRequest(`${server.origin}/here`, { file }),
    );
    await server.close();
    expect(answer).toMatchObject({ status: 307, text: 'moved', isCut: false });
    expect(answer.findHeader('Location')).toBe('/elsewhere');
    expect(asked).toEqual(['/here']);
  });

  test('reads an endless response only up to the limit', async () => {
    const server = await startServer((_, response) => {
      const pour = (): void => {
        if (!response.destroyed && response.write('x'.repeat(4_096))) setImmediate(pour);
      };
      pour();
    });
    const answer = await createHttp({ timeoutMs: 20_000, env: {}, trace: ignore }).send(
      createRequest(server.origin),
    );
    await server.close();
    expect(answer.isCut).toBe(true);
    expect(answer.text).toHaveLength(1024);
  });
});

describe('a failed request', () => {
  test('was not applied if the port is closed', async () => {
    const port = await findClosedPort();
    expect(await fail(createRequest(`http://127.0.0.1:${port}/`))).toMatchObject({
      kind: 'unreachable',
      applied: 'no',
    });
  });

  test('was not applied if the name does not exist', async () => {
    const fault = await fail(createRequest('http://copilot.invalid/'));
    expect(fault).toMatchObject({ kind: 'unreachable', applied: 'no' });
  });

  test('was not applied if the server does not support TLS', async () => {
    const server = await startServer((_, response) => response.end());
    const fault = await fail(createRequest(server.origin.replace('http:', 'https:')));
    await server.close();
    expect(fault).toMatchObject({ kind: 'tls', applied: 'no' });
    expect(fault.hint).toContain('NODE_EXTRA_CA_CERTS');
  });

  test('may have been applied if the connection is reset before the response', async () => {
    const server = await startServer((request) => {
      request.socket.resetAndDestroy();
    });
    expect(await fail(createRequest(server.origin, { file }))).toMatchObject({
      kind: 'broken',
      applied: 'unknown',
    });
    await server.close();
  });

  test('may have been applied if the response is truncated', async () => {
    const server = await startServer((request, response) => {
      response.writeHead(201, { 'content-length': '100' });
      response.write('{"message":', () => request.socket.destroy());
    });
    expect(await fail(createRequest(server.origin, { file }))).toMatchObject({
      kind: 'broken',
      applied: 'unknown',
    });
    await server.close();
  });

  test.each([
    ['no answer begins', () => undefined],
    [
      'the answer does not end',
      (write: (text: string) => void) =>
        setInterval(() => {
          write(' ');
        }, 20).unref(),
    ],
  ])('may have been applied if %s within the limit', async (_, behave) => {
    const server = await startServer((__, response) => {
      behave((text) => response.write(text));
    });
    const fault = await fail(createRequest(server.origin, { maxBytes: 1e6 }), { timeoutMs: 2_000 });
    await server.close();
    expect(fault).toMatchObject({ kind: 'time-out', applied: 'unknown' });
    expect(fault.explanation).toContain('2 s');
  });

  test('ends at the limit if a TLS handshake hangs', async () => {
    const server = await startSocketServer(() => undefined);
    const request = createRequest(`https://127.0.0.1:${server.port}/`);
    const fault = await Promise.race([fail(request, { timeoutMs: 2_000 }), sleep(clientLimitMs - 1_000)]);
    await server.close();
    expect(fault).toMatchObject(endedAtLimit);
  });

  test('never quotes the key in an error, even if the client rejects the header', async () => {
    const fault = await fail(
      createRequest('http://127.0.0.1:8911/', { headers: { authorization: `Bearer ${token}\n` } }),
    );
    expect(JSON.stringify(fault)).not.toContain(token);
  });
});

describe('the trace of a request', () => {
  test('contains its URL, its result and its duration, but neither key nor body', async () => {
    const lines: string[] = [];
    const trace = (line: string): void => {
      lines.push(line);
    };
    const server = await startServer((_, response) => response.writeHead(503).end('body-text'));
    const http = createHttp({ timeoutMs: 20_000, env: {}, trace });
    await http.send(createRequest(`${server.origin}/a`, { json: Buffer.from('{"b":1}'), method: 'POST' }));
    await server.close();
    await http.send(createRequest(`${server.origin}/a`)).catch(() => undefined);
    expect(lines).toEqual([
      expect.stringMatching(/^POST http:\/\/127.0.0.1:\d+\/a: HTTP 503, 9 characters after \d+ ms\.$/),
      expect.stringMatching(/^PUT http:\/\/127.0.0.1:\d+\/a: no response \(unreachable\) after \d+ ms\.$/),
    ]);
  });
});

describe('proxies', () => {
  test('HTTP_PROXY without a scheme is used, except for hosts in NO_PROXY', async () => {
    const proxied: (string | undefined)[] = [];
    const proxy = await startServer((request, response) => {
      proxied.push(request.url);
      response.end('by the proxy');
    });
    const server = await startServer((_, response) => response.end('direct'));
    const env = { HTTP_PROXY: `127.0.0.1:${proxy.port}` };
    const over = await createHttp({ timeoutMs: 20_000, env, trace: ignore }).send(
      createRequest('http://copilot.invalid/x'),
    );
    const past = await createHttp({ timeoutMs: 20_000, env: { ...env, no_proxy: '*' }, trace: ignore }).send(
      createRequest(server.origin),
    );
    await server.close();
    await proxy.close();
    expect(over.text).toBe('by the proxy');
    expect(proxied).toEqual(['http://copilot.invalid/x']);
    expect(past.text).toBe('direct');
  });

  together.each([
    ['http://127.0.0.1:8911/', {}, 'direct'],
    ['http://[::1]:8911/', {}, 'direct'],
    ['http://api.localhost:8911/', {}, 'direct'],
    ['http://10.1.2.3:8911/', {}, 'proxy'],
    ['http://10.1.2.3:8911/', { NO_PROXY: 'example.com, 10.0.0.0/8' }, 'direct'],
    ['http://11.1.2.3:8911/', { NO_PROXY: '10.0.0.0/8,nonsense/99' }, 'proxy'],
    ['http://[fd00::7]:8911/', { no_proxy: 'fd00::/16' }, 'direct'],
  ] as const)('%s with %j goes %s', async (url, more, way) => {
    const seen: string[] = [];
    const proxy = await startServer((request, response) => {
      seen.push(request.url ?? '');
      response.end();
    });
    const env = { HTTP_PROXY: proxy.origin, ...more };
    // Without the proxy, the connection fails after a short wait.
    const http = createHttp({ timeoutMs: way === 'proxy' ? 20_000 : 2_000, env, trace: ignore });
    await http.send(createRequest(url)).catch(() => undefined);
    await proxy.close();
    expect(seen).toEqual(way === 'proxy' ? [url] : []);
  });

  test('if a proxy rejects the tunnel, the request was not applied', async () => {
    const proxy = await startSocketServer((socket) => {
      socket.once('data', () =>
        socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n'),
      );
    });
    const env = { https_proxy: `http://user:secret-word@127.0.0.1:${proxy.port}` };
    const fault = await fail(createRequest('https://copilot.invalid/'), { env });
    await proxy.close();
    expect(fault).toMatchObject({ kind: 'proxy', applied: 'no', proxyStatus: 407 });
    expect(fault.explanation).toContain('407');
    expect(JSON.stringify(fault)).not.toContain('secret-word');
  });

  test('if a proxy does not respond, the request ends at the limit', async () => {
    const proxy = await startSocketServer(() => undefined);
    const env = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` };
    const request = createRequest('https://copilot.invalid/');
    const fault = await Promise.race([
      fail(request, { env, timeoutMs: 2_000 }),
      sleep(clientLimitMs - 1_000),
    ]);
    await proxy.close();
    expect(fault).toMatchObject(endedAtLimit);
  });

  test('an invalid proxy variable is reported before any request is sent, and is not quoted', () => {
    const create = (): unknown =>
      createHttp({ timeoutMs: 2_000, env: { https_proxy: 'http://user:secret-word@:::/' }, trace: ignore });
    expect(create).toThrow(ActionError);
    expect(create).toThrow(/HTTPS_PROXY/);
    expect(create).not.toThrow(/secret-word/);
  });
});
