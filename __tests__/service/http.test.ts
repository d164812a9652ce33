import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ActionError, ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import { createHttp, type HttpAnswer, type HttpOptions, type HttpRequest } from '../../src/service/http.ts';
import { listen } from '../support/fake-service/http-server.ts';
import { startSocketServer } from '../support/socket-server.ts';
import { eachCase } from '../support/each-case.ts';

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

const send = (request: HttpRequest, options: Partial<HttpOptions> = {}): Promise<HttpAnswer> =>
  createHttp({ timeoutMs: 20_000, env: {}, trace: ignore, ...options }).send(request);

/** Starts a server and closes it after the work. */
async function withServer<T>(
  respond: Parameters<typeof listen>[0],
  work: (server: Awaited<ReturnType<typeof listen>>) => Promise<T>,
): Promise<T> {
  const server = await listen(respond);
  return work(server).finally(() => server.close());
}

async function fail(request: HttpRequest, options: Partial<HttpOptions> = {}): Promise<ServiceFault> {
  try {
    await send(request, options);
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
    const server = await listen((request, response) => {
      void buffer(request).then((body) => {
        seen.push({ headers: request.headers, body: body.toString() });
        response.end();
      });
    });
    await send(createRequest(server.origin, { file }));
    await send(createRequest(server.origin, { file }));
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
    const answer = await withServer(
      (request, response) => {
        asked.push(request.url);
        response.writeHead(307, { location: '/elsewhere' }).end('moved');
      },
      ({ origin }) => send(createRequest(`${origin}/here`, { file })),
    );
    expect(answer).toMatchObject({ status: 307, text: 'moved', isCut: false });
    expect(answer.findHeader('Location')).toBe('/elsewhere');
    expect(asked).toEqual(['/here']);
  });

  test('reads an endless response only up to the limit', async () => {
    const answer = await withServer(
      (_, response) => {
        const pour = (): void => {
          if (!response.destroyed && response.write('x'.repeat(4_096))) setImmediate(pour);
        };
        pour();
      },
      ({ origin }) => send(createRequest(origin)),
    );
    expect(answer.isCut).toBe(true);
    expect(answer.text).toHaveLength(1024);
  });
});

describe('a failed request', () => {
  test('was not applied if the port is closed, or if the name does not exist', async () => {
    const closed = await listen(() => undefined);
    await closed.close();
    for (const origin of [closed.origin, 'http://copilot.invalid'])
      expect(await fail(createRequest(`${origin}/`))).toMatchObject({
        kind: 'unreachable',
        applied: 'no',
      });
  });

  test('was not applied if the server does not support TLS', async () => {
    const fault = await withServer(
      (_, response) => response.end(),
      ({ origin }) => fail(createRequest(origin.replace('http:', 'https:'))),
    );
    expect(fault).toMatchObject({ kind: 'tls', applied: 'no' });
    expect(fault.hint).toContain('NODE_EXTRA_CA_CERTS');
  });

  eachCase<Parameters<typeof listen>[0]>({
    'the connection is reset before the response': (request) => {
      request.socket.resetAndDestroy();
    },
    'the response is truncated': (request, response) => {
      response.writeHead(201, { 'content-length': '100' });
      response.write('{"message":', () => request.socket.destroy());
    },
  })('may have been applied if %s', async (respond) => {
    const fault = await withServer(respond, ({ origin }) => fail(createRequest(origin, { file })));
    expect(fault).toMatchObject({ kind: 'broken', applied: 'unknown' });
  });

  test.each<[string, (write: () => void) => void]>([
    ['no answer begins', () => undefined],
    ['the answer does not end', (write) => setInterval(write, 20).unref()],
  ])('may have been applied if %s within the limit', async (_, behave) => {
    const fault = await withServer(
      (__, response) => {
        behave(() => response.write(' '));
      },
      ({ origin }) => fail(createRequest(origin, { maxBytes: 1e6 }), { timeoutMs: 2_000 }),
    );
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
    const headers = { authorization: `Bearer ${token}\n` };
    const fault = await fail(createRequest('http://127.0.0.1:8911/', { headers }));
    expect(JSON.stringify(fault)).not.toContain(token);
  });
});

describe('the trace of a request', () => {
  test('contains its URL, its result and its duration, but neither key nor body', async () => {
    const lines: string[] = [];
    const trace = (line: string): void => {
      lines.push(line);
    };
    const url = await withServer(
      (_, response) => response.writeHead(503).end('body-text'),
      async ({ origin }) => {
        const json = Buffer.from('{"b":1}');
        await send(createRequest(`${origin}/a`, { json, method: 'POST' }), { trace });
        return `${origin}/a`;
      },
    );
    await send(createRequest(url), { trace }).catch(() => undefined);
    expect(lines).toEqual([
      expect.stringMatching(/^POST http:\/\/127.0.0.1:\d+\/a: HTTP 503, 9 characters after \d+ ms\.$/),
      expect.stringMatching(/^PUT http:\/\/127.0.0.1:\d+\/a: no response \(unreachable\) after \d+ ms\.$/),
    ]);
  });
});

describe('proxies', () => {
  test('HTTP_PROXY without a scheme is used, except for hosts in NO_PROXY', async () => {
    const proxied: (string | undefined)[] = [];
    const proxy = await listen((request, response) => {
      proxied.push(request.url);
      response.end('by the proxy');
    });
    const server = await listen((_, response) => response.end('direct'));
    const env = { HTTP_PROXY: `127.0.0.1:${proxy.port}` };
    const over = await send(createRequest('http://copilot.invalid/x'), { env });
    const past = await send(createRequest(server.origin), { env: { ...env, no_proxy: '*' } });
    await server.close();
    await proxy.close();
    expect(over.text).toBe('by the proxy');
    expect(proxied).toEqual(['http://copilot.invalid/x']);
    expect(past.text).toBe('direct');
  });

  test.concurrent.each([
    ['http://127.0.0.1:8911/', {}, 'direct'],
    ['http://[::1]:8911/', {}, 'direct'],
    ['http://api.localhost:8911/', {}, 'direct'],
    ['http://10.1.2.3:8911/', {}, 'proxy'],
    ['http://10.1.2.3:8911/', { NO_PROXY: 'example.com, 10.0.0.0/8' }, 'direct'],
    ['http://11.1.2.3:8911/', { NO_PROXY: '10.0.0.0/8,nonsense/99' }, 'proxy'],
    ['http://[fd00::7]:8911/', { no_proxy: 'fd00::/16' }, 'direct'],
  ] as const)('%s with %j goes %s', async (url, more, way) => {
    const seen: string[] = [];
    // Without the proxy, the connection fails after a short wait.
    const timeoutMs = way === 'proxy' ? 20_000 : 2_000;
    await withServer(
      (request, response) => {
        seen.push(request.url ?? '');
        response.end();
      },
      ({ origin }) =>
        send(createRequest(url), { timeoutMs, env: { HTTP_PROXY: origin, ...more } }).catch(() => undefined),
    );
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
    const failing = fail(createRequest('https://copilot.invalid/'), { env, timeoutMs: 2_000 });
    const fault = await Promise.race([failing, sleep(clientLimitMs - 1_000)]);
    await proxy.close();
    expect(fault).toMatchObject(endedAtLimit);
  });

  test('an invalid proxy variable is reported before any request is sent, and is not quoted', () => {
    const env = { https_proxy: 'http://user:secret-word@:::/' };
    const create = (): unknown => createHttp({ timeoutMs: 2_000, env, trace: ignore });
    expect(create).toThrow(ActionError);
    expect(create).toThrow(/HTTPS_PROXY/);
    expect(create).not.toThrow(/secret-word/);
  });
});
