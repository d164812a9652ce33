import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer } from 'node:tls';
import { isFull } from '../support/depth.ts';
import { startSocketServer } from '../support/socket-server.ts';
import { pushEvent } from '../support/events.ts';
import { createPushStage, stageCopilot } from '../support/push-stage.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { listen } from '../support/fake-service/http-server.ts';
import { startFakeService } from '../support/fake-service/start-fake-service.ts';
import { createWorld, describeApi, pushChange } from '../support/world.ts';

/** Creates a self-signed certificate (PEM) for hosts, with openssl, which every machine with git has. */
function createCertificate(...hosts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = hosts.map((host) => (/^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`));
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test';
  const files = ['-keyout', keyFile, '-out', certFile, '-addext', `subjectAltName=${names.join(',')}`];
  execFileSync('openssl', ['req', ...options.split(' '), ...files], { stdio: 'ignore' });
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8'), certFile };
}

/** Starts a typical company proxy. It tunnels, requires a password, or never responds to a request for a tunnel. */
async function startConnectProxy(mode: 'works' | 'rejects' | 'hangs' = 'works') {
  /** `CONNECT host:port` and `GET http://…`, in order. */
  const seen: string[] = [];
  const credentials: (string | undefined)[] = [];
  // A tunnel is no longer an HTTP connection, so the server doesn't track it.
  const tunnels = new Set<Duplex>();
  const proxy = await listen((request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.writeHead(mode === 'rejects' ? 407 : 502).end();
  });
  proxy.server.on('connect', ({ url = '', headers }, socket) => {
    seen.push(`CONNECT ${url}`);
    credentials.push(headers['proxy-authorization']);
    tunnels.add(socket.on('error', () => undefined));
    if (mode === 'rejects')
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n');
    if (mode !== 'works') return;
    // Every name resolves to this machine.
    const onward = connect(Number(/\d+$/.exec(url)?.[0]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    tunnels.add(onward.on('error', () => socket.destroy()));
  });
  const close = (): Promise<void> => {
    for (const tunnel of tunnels) tunnel.destroy();
    return proxy.close();
  };
  return { url: proxy.origin, port: proxy.port, seen, credentials, close };
}

// Tests that run at the same time begin before any hook.
const stage = await createPushStage();
const certificate = createCertificate('127.0.0.1', 'copilot.test');
const otherCertificate = createCertificate('copilot.example.com');
const copilots = [{ name: 'Order desk', id: stageCopilot.id }];
const secure = await startFakeService({ copilots, tls: certificate });
const wrongName = await startFakeService({ copilots, tls: otherCertificate });
const plain = await startFakeService({ copilots });
const proxy = await startConnectProxy();
const rejecting = await startConnectProxy('rejects');
const hanging = await startConnectProxy('hangs');
const silent = await startSocketServer(() => undefined);

afterAll(async () => {
  for (const one of [secure, wrongName, plain, proxy, rejecting, hanging, silent, stage]) await one.close();
});

const trust = { NODE_EXTRA_CA_CERTS: certificate.certFile };
const run = async (baseUrl: string, env: Env, isHanging = false): Promise<StepTranscript> => {
  // On a busy machine, a handshake can take seconds, so the limit is short only if it is reached.
  const limits = { 'timeout-seconds': isHanging ? '2' : '20', 'max-attempts': '1' };
  const inputs = { 'base-url': baseUrl, 'api-key': plain.key, ...limits };
  return (await stage.run({ env, inputs })).main;
};
const findError = (main: StepTranscript): string =>
  main.annotations.find(({ severity }) => severity === 'error')?.message ?? '';
const closed = 'http://127.0.0.1:9';
// Requests to this machine never use a proxy. The proxy resolves every name to this machine.
const far = secure.baseUrl.replace('127.0.0.1', 'copilot.test');

type Env = Readonly<Record<string, string>>;

/** How the service is reached, at which URL, in which environment, and whether a proxy is used. */
const ways: readonly (readonly [name: string, url: string, env: Env, isTunnelled: boolean])[] = [
  ['a certificate of one’s own, with NODE_EXTRA_CA_CERTS', secure.baseUrl, trust, false],
  ['HTTPS_PROXY', far, { ...trust, HTTPS_PROXY: proxy.url }, true],
  ['https_proxy', far, { ...trust, https_proxy: proxy.url }, true],
  ['https_proxy before HTTPS_PROXY', far, { ...trust, https_proxy: proxy.url, HTTPS_PROXY: closed }, true],
  ['HTTPS_PROXY without a scheme', far, { ...trust, HTTPS_PROXY: `127.0.0.1:${proxy.port}` }, true],
  ['HTTPS_PROXY, which this machine doesn’t use', secure.baseUrl, { ...trust, HTTPS_PROXY: closed }, false],
  ['no_proxy', secure.baseUrl, { ...trust, HTTPS_PROXY: closed, no_proxy: 'example.com,127.0.0.1' }, false],
  ['NO_PROXY for everything', secure.baseUrl, { ...trust, HTTPS_PROXY: closed, NO_PROXY: '*' }, false],
  ['a NO_PROXY for others', far, { ...trust, HTTPS_PROXY: proxy.url, NO_PROXY: 'example.com' }, true],
  ['HTTPS_PROXY and a plain URL', plain.baseUrl, { HTTPS_PROXY: closed }, false],
];

/** Cases that service/http.test.ts has for HTTP, or that another case includes. */
const moreWays = [
  'https_proxy',
  'HTTPS_PROXY without a scheme',
  'NO_PROXY for everything',
  'a NO_PROXY for others',
];

describe('the service is reached with', () => {
  test.each(ways.filter(([name]) => isFull || !moreWays.includes(name)))(
    '%s',
    async (_, url, env, isTunnelled) => {
      const seen = proxy.seen.length;
      const main = await run(url, env);
      expect([findError(main), main.outputs['outcome']]).toEqual(['', 'synced']);
      const tunnelled = proxy.seen.slice(seen);
      expect(tunnelled.length > 0).toBe(isTunnelled);
      // A tunnel knows the host, but not the content.
      expect(tunnelled.every((line) => line === `CONNECT copilot.test:${new URL(secure.baseUrl).port}`)).toBe(
        true,
      );
    },
  );
});

// service/http.test.ts tests that the limit of 2 s also applies to handshakes and proxies.
const failures: readonly (readonly [name: string, url: string, env: Env, says: RegExp])[] = [
  ['an untrusted certificate', secure.baseUrl, {}, /TLS.*NODE_EXTRA_CA_CERTS/s],
  [
    'a certificate for another host',
    wrongName.baseUrl,
    { NODE_EXTRA_CA_CERTS: otherCertificate.certFile },
    /TLS.*right host/s,
  ],
  ['plain HTTP at an https URL', plain.baseUrl.replace('http:', 'https:'), {}, /TLS/],
  [
    'a proxy that requires a password',
    far,
    { ...trust, HTTPS_PROXY: rejecting.url },
    /proxy failed with HTTP 407.*HTTPS_PROXY/s,
  ],
  ['a proxy that hangs', far, { ...trust, HTTPS_PROXY: hanging.url }, /within 2 s|no connection/],
  ['a missing proxy', far, { ...trust, HTTPS_PROXY: closed }, /no connection|proxy/],
  ['an invalid proxy variable', secure.baseUrl, { ...trust, HTTPS_PROXY: 'http://[' }, /HTTPS_PROXY/],
  ['a host without an address', 'https://no-such-host.invalid', {}, /no-such-host\.invalid.*base-url/s],
  ['a port without a response', `http://127.0.0.1:${silent.port}`, {}, /within 2 s.*timeout-seconds/s],
  ['a TLS handshake that hangs', `https://127.0.0.1:${silent.port}`, {}, /within 2 s|no connection/],
];

describe('one error names the fix before anything is deleted, for', () => {
  test.each(failures)('%s', async (_, url, env, says) => {
    const main = await run(url, env, says.source.includes('within 2 s'));
    expect(findError(main)).toMatch(says);
    expect(findError(main)).toMatch(/was not changed/);
    expect([main.exitCode, main.outputs['outcome']]).toEqual([1, 'aborted']);
    expect([...secure.requests, ...wrongName.requests].filter(({ status }) => status === undefined)).toEqual(
      [],
    );
  });
});

test("requests to GitHub's API also use a proxy, with the credentials of its URL", async () => {
  const world = await createWorld();
  // The server offers HTTP/2, like GitHub, but supports only HTTP/1.1.
  const front = createServer({ ...certificate, ALPNProtocols: ['http/1.1', 'h2'] }, (socket) => {
    const onward = connect(Number(new URL(world.github.url).port), '127.0.0.1');
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
    onward.pipe(socket).pipe(onward);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  try {
    const { port } = front.address() as AddressInfo;
    const commits = await pushChange(world, { 'swagger.json': describeApi('a') }, { 'other.txt': '1' });
    const { main } = await world.run({
      event: pushEvent({ ref: 'main', ...commits }),
      depth: 1,
      env: {
        ...trust,
        GITHUB_API_URL: `https://copilot.test:${port}`,
        HTTPS_PROXY: proxy.url.replace('//', '//octo:p%40ss@'),
      },
    });
    expect(main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'unchanged' });
    expect(world.github.calls).not.toEqual([]);
    expect(proxy.seen.at(-1)).toBe(`CONNECT copilot.test:${port}`);
    expect(proxy.credentials.at(-1)).toBe(`Basic ${Buffer.from('octo:p@ss').toString('base64')}`);
  } finally {
    front.close();
    await world.close();
  }
});
