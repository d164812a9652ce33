import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
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

/** Starts a typical company proxy, which tunnels. */
async function startConnectProxy() {
  /** `CONNECT host:port` and `GET http://…`, in order. */
  const seen: string[] = [];
  const credentials: (string | undefined)[] = [];
  // A tunnel is no longer an HTTP connection, so the server doesn't track it.
  const tunnels = new Set<Duplex>();
  const proxy = await listen((request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.writeHead(502).end();
  });
  proxy.server.on('connect', ({ url = '', headers }, socket) => {
    seen.push(`CONNECT ${url}`);
    credentials.push(headers['proxy-authorization']);
    tunnels.add(socket.on('error', () => undefined));
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
  return { url: proxy.origin, seen, credentials, close };
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
const rejecting = await startSocketServer((socket) => {
  socket.once('data', () => socket.end('HTTP/1.1 407 Password Required\r\ncontent-length: 0\r\n\r\n'));
});
const silent = await startSocketServer(() => undefined);

afterAll(async () => {
  for (const one of [secure, wrongName, plain, proxy, rejecting, silent, stage]) await one.close();
});

const trust = { NODE_EXTRA_CA_CERTS: certificate.certFile };
const trustOther = { NODE_EXTRA_CA_CERTS: otherCertificate.certFile };
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

// service/http.test.ts has the other environments.
test.each<[name: string, url: string, env: Env, isTunnelled: boolean]>([
  ['a certificate of one’s own, with NODE_EXTRA_CA_CERTS', secure.baseUrl, trust, false],
  ['HTTPS_PROXY', far, { ...trust, HTTPS_PROXY: proxy.url }, true],
  ['https_proxy before HTTPS_PROXY', far, { ...trust, https_proxy: proxy.url, HTTPS_PROXY: closed }, true],
  ['HTTPS_PROXY, which this machine doesn’t use', secure.baseUrl, { ...trust, HTTPS_PROXY: closed }, false],
  ['no_proxy', secure.baseUrl, { ...trust, HTTPS_PROXY: closed, no_proxy: 'example.com,127.0.0.1' }, false],
  ['HTTPS_PROXY and a plain URL', plain.baseUrl, { HTTPS_PROXY: closed }, false],
])('the service is reached with %s', async (_, url, env, isTunnelled) => {
  const seen = proxy.seen.length;
  const main = await run(url, env);
  expect([findError(main), main.outputs['outcome']]).toEqual(['', 'synced']);
  // A tunnel knows the host, but not the content.
  const tunnel = `CONNECT copilot.test:${new URL(secure.baseUrl).port}`;
  expect(new Set(proxy.seen.slice(seen))).toEqual(new Set(isTunnelled ? [tunnel] : []));
});

test('the service is reached at an IPv6 address with a path prefix, and with slashes at its end', async () => {
  const prefix = '/gateway/v1';
  const gateway = createServer((request, response) => {
    const { headers, method, url = '' } = request;
    const path = url.startsWith(prefix) ? url.slice(prefix.length) : '/no-prefix';
    const onward = send(plain.baseUrl + path, { headers, method }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
    });
    request.pipe(onward);
  });
  // Some machines have no IPv6.
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ address }) => address),
  );
  const [host, shown] = addresses.includes('::1') ? ['::1', '[::1]'] : ['127.0.0.1', '127.0.0.1'];
  gateway.listen(0, host);
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo;
  const main = await run(`http://${shown}:${port}${prefix}//`, {});
  gateway.close();
  expect([findError(main), main.outputs['outcome']]).toEqual(['', 'synced']);
});

// service/http.test.ts tests that the limit of 2 s also applies to handshakes and proxies.
test.each<[name: string, url: string, env: Env, says: RegExp]>([
  ['an untrusted certificate', secure.baseUrl, {}, /TLS.*NODE_EXTRA_CA_CERTS/s],
  ['a certificate for another host', wrongName.baseUrl, trustOther, /TLS.*right host/s],
  [
    'a proxy that requires a password',
    far,
    { ...trust, HTTPS_PROXY: `http://127.0.0.1:${rejecting.port}` },
    /proxy failed with HTTP 407.*HTTPS_PROXY/s,
  ],
  ['a missing proxy', far, { ...trust, HTTPS_PROXY: closed }, /no connection|proxy/],
  ['an invalid proxy variable', secure.baseUrl, { ...trust, HTTPS_PROXY: 'http://[' }, /HTTPS_PROXY/],
  ['a host without an address', 'https://no-such-host.invalid', {}, /no-such-host\.invalid.*base-url/s],
  ['a port without a response', `http://127.0.0.1:${silent.port}`, {}, /within 2 s.*timeout-seconds/s],
])('one error names the fix before anything is deleted, for %s', async (_, url, env, says) => {
  const main = await run(url, env, says.source.includes('within 2 s'));
  expect(findError(main)).toMatch(says);
  expect(findError(main)).toMatch(/was not changed/);
  expect([main.exitCode, main.outputs['outcome']]).toEqual([1, 'aborted']);
  const open = [...secure.requests, ...wrongName.requests].filter(({ status }) => status === undefined);
  expect(open).toEqual([]);
});

test("requests to GitHub's API also use a proxy, with the credentials of its URL", async () => {
  const world = await createWorld();
  // The server offers HTTP/2, like GitHub, but supports only HTTP/1.1.
  const front = createTlsServer({ ...certificate, ALPNProtocols: ['http/1.1', 'h2'] }, (socket) => {
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
