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

const file = Buffer.from('{"a":"ä"}');
/** The HTTP client's own limit for a connection. The action's limit holds if a request ends before. */
const clientLimitMs = 10_000;

const send = (request: HttpRequest, options: Partial<HttpOptions> = {}): Promise<HttpAnswer> =>
  createHttp({ timeoutMs: 20_000, env: {}, trace: ignore, ...options }).send(request);

/** Starts a server and closes it after the work. */
async function withServer<T>(
  respond: Parameters<typeof listen>[0],
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const server = await listen(respond);
  try {
    return await work(server.origin);
  } finally {
    await server.close();
  }
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
    await withServer(
      (request, response) => {
        void buffer(request).then((body) => {
          seen.push({ headers: request.headers, body: body.toString() });
          response.end();
        });
      },
      async (origin) => {
        await send(createRequest(origin, { file }));
        await send(createRequest(origin, { file }));
      },
    );
    expect(seen).toHaveLength(2);
    for (const { headers, body } of seen) {
      expect(headers).toMatchObject({
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
        'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/) as string,
      });
      expect(headers['transfer-encoding']).toBeUndefined();
      expect(body.match(/Content-Disposition/g)).toHaveLength(1);
      expect(body).toContain(
        'form-data; name="file"; filename="swagger.json"\r\nContent-Type: application/json\r\n\r\n{"a":"ä"}\r\n',
      );
    }
  });

  // scenarios/answers.test.ts has redirects to the same origin.
  test('returns the response of any status, and follows no redirect to another origin', async () => {
    const asked: (string | undefined)[] = [];
    const record: Parameters<typeof listen>[0] = (request, response) => {
      asked.push(request.url);
      response.end();
    };
    const answer = await withServer(record, (other) =>
      withServer(
        (request, response) => {
          asked.push(request.url);
          response.writeHead(307, { location: `${other}/elsewhere` }).end('moved');
        },
        (origin) => send(createRequest(`${origin}/here`, { file })),
      ),
    );
    expect(answer).toMatchObject({ status: 307, text: 'moved', isCut: false });
    expect(answer.findHeader('Location')).toMatch(/^http.*elsewhere$/u);
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
      (origin) => send(createRequest(origin)),
    );
    expect(answer).toMatchObject({ isCut: true, text: 'x'.repeat(1024) });
  });
});

describe('a failed request', () => {
  test('was not applied if the port is closed, or if the name does not exist', async () => {
    const closed = await withServer(ignore, (origin) => Promise.resolve(origin));
    for (const origin of [closed, 'http://copilot.invalid'])
      expect(await fail(createRequest(origin))).toMatchObject({ kind: 'unreachable', applied: 'no' });
  });

  test('was not applied if the server does not support TLS', async () => {
    const fault = await withServer(
      (_, response) => response.end(),
      (origin) => fail(createRequest(origin.replace('http:', 'https:'))),
    );
    const hint = expect.stringContaining('NODE_EXTRA_CA_CERTS') as string;
    expect(fault).toMatchObject({ kind: 'tls', applied: 'no', hint });
  });

  const broken = { kind: 'broken', applied: 'unknown' };
  const explanation = expect.stringContaining('2 s') as string;
  const timedOut = { kind: 'time-out', applied: 'unknown', explanation };

  eachCase<readonly [Parameters<typeof listen>[0], object]>({
    'the connection is reset before the response': [(request) => request.socket.resetAndDestroy(), broken],
    'the response is truncated': [
      (request, response) => {
        response.writeHead(201, { 'content-length': '100' });
        response.write('{"message":', () => request.socket.destroy());
      },
      broken,
    ],
    'no answer begins within the limit': [ignore, timedOut],
    'the answer does not end within the limit': [
      (_, response) => setInterval(() => response.write(' '), 20).unref(),
      timedOut,
    ],
  })('may have been applied if %s', async ([respond, expected]) => {
    const fault = await withServer(respond, (origin) =>
      fail(createRequest(origin, { file, maxBytes: 1e6 }), { timeoutMs: 2_000 }),
    );
    expect(fault).toMatchObject(expected);
  });

  eachCase<(server: string) => readonly [url: string, env: HttpOptions['env']]>({
    'a TLS handshake': (server) => [`https://${server}/`, {}],
    'a proxy': (server) => ['https://copilot.invalid/', { HTTPS_PROXY: `http://${server}` }],
  })('ends at the limit if %s hangs', async (aim) => {
    const server = await startSocketServer(() => undefined);
    const [url, env] = aim(`127.0.0.1:${server.port}`);
    const failing = fail(createRequest(url), { env, timeoutMs: 2_000 });
    const fault = await Promise.race([failing, sleep(clientLimitMs - 1_000, undefined, { ref: false })]);
    await server.close();
    // The client may notice the limit before the action does.
    const kind = expect.stringMatching(/^(?:time-out|unreachable)$/u) as string;
    expect(fault).toMatchObject({ kind });
  });

  test('never quotes the key in an error, even if the client rejects the header', async () => {
    const headers = { authorization: `Bearer ${token}\n` };
    const fault = await fail(createRequest('http://127.0.0.1:8911/', { headers }));
    expect(JSON.stringify(fault)).not.toContain(token);
  });
});

test('the trace of a request contains its URL, its result and its duration, but neither key nor body', async () => {
  const lines: string[] = [];
  const trace = (line: string): void => void lines.push(line);
  const url = await withServer(
    (_, response) => response.writeHead(503).end('body-text'),
    async (origin) => {
      const json = Buffer.from('{"b":1}');
      await send(createRequest(`${origin}/a`, { json, method: 'POST' }), { trace });
      return `${origin}/a`;
    },
  );
  await send(createRequest(url), { trace }).catch(ignore);
  expect(lines).toEqual([
    expect.stringMatching(/^POST http:\/\/127.0.0.1:\d+\/a: HTTP 503, 9 characters after \d+ ms\.$/),
    expect.stringMatching(/^PUT http:\/\/127.0.0.1:\d+\/a: no response \(unreachable\) after \d+ ms\.$/),
  ]);
});

describe('proxies', () => {
  // The proxy has no scheme. Without the proxy, the connection fails after a short wait.
  test.concurrent.each([
    ['http://copilot.invalid/x', {}, 'proxy'],
    ['http://copilot.invalid/x', { no_proxy: '*' }, 'direct'],
    ['http://127.0.0.1:8911/', {}, 'direct'],
    ['http://[::1]:8911/', {}, 'direct'],
    ['http://api.localhost:8911/', {}, 'direct'],
    ['http://10.1.2.3:8911/', {}, 'proxy'],
    ['http://10.1.2.3:8911/', { NO_PROXY: 'example.com, 10.0.0.0/8' }, 'direct'],
    ['http://11.1.2.3:8911/', { NO_PROXY: '10.0.0.0/8,nonsense/99' }, 'proxy'],
    ['http://[fd00::7]:8911/', { no_proxy: 'fd00::/16' }, 'direct'],
  ] as const)('%s with %j goes %s', async (url, more, way) => {
    const timeoutMs = way === 'proxy' ? 20_000 : 2_000;
    const answer = await withServer(
      (request, response) => response.end(`proxy: ${request.url ?? ''}`),
      (origin) => {
        const env = { HTTP_PROXY: new URL(origin).host, ...more };
        return send(createRequest(url), { timeoutMs, env }).catch(ignore);
      },
    );
    expect(answer?.text === `proxy: ${url}`).toBe(way === 'proxy');
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
    const explanation = expect.stringContaining('407') as string;
    expect(fault).toMatchObject({ kind: 'proxy', applied: 'no', proxyStatus: 407, explanation });
    expect(JSON.stringify(fault)).not.toContain('secret-word');
  });

  test('an invalid proxy variable is reported before any request is sent, and is not quoted', () => {
    const env = { https_proxy: 'http://user:secret-word@:::/' };
    const create = (): unknown => createHttp({ timeoutMs: 2_000, env, trace: ignore });
    expect(create).toThrow(ActionError);
    expect(create).toThrow(/HTTPS_PROXY/);
    expect(create).not.toThrow(/secret-word/);
  });
});
