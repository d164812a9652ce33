import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { createCertificate } from '../support/certificate.ts';
import { startConnectProxy } from '../support/connect-proxy.ts';
import { startSocketServer } from '../support/http-server.ts';
import { pushEvent } from '../support/events.ts';
import { createPushStage } from '../support/push-stage.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { startFakeService } from '../support/fake-service/start-fake-service.ts';
import { scriptedCopilot } from '../support/scripted-service.ts';
import { createWorld, describeApi, pushChange } from '../support/world.ts';

// Tests that run at the same time begin before any hook.
const stage = await createPushStage();
const certificate = createCertificate('127.0.0.1', 'copilot.test');
const otherCertificate = createCertificate('copilot.example.com');
const copilots = [{ name: 'Order desk', id: scriptedCopilot.id }];
const secure = await startFakeService({ copilots, tls: certificate });
const wrongName = await startFakeService({ copilots, tls: otherCertificate });
const plain = await startFakeService({ copilots });
const proxy = await startConnectProxy();
const refusing = await startConnectProxy('refuses');
const hanging = await startConnectProxy('hangs');
const silent = await startSocketServer(() => undefined);

afterAll(async () => {
  for (const one of [secure, wrongName, plain, proxy, refusing, hanging, silent, stage]) await one.close();
  certificate.remove();
  otherCertificate.remove();
});

const trust = { NODE_EXTRA_CA_CERTS: certificate.certFile };
const run = async (
  baseUrl: string,
  env: Readonly<Record<string, string>> = {},
  inputs: Readonly<Record<string, string>> = {},
): Promise<StepTranscript> =>
  (
    await stage.run({
      env,
      inputs: {
        'base-url': baseUrl,
        'api-key': plain.key,
        'timeout-seconds': '2',
        'max-attempts': '1',
        ...inputs,
      },
    })
  ).main;
const findError = (main: StepTranscript): string =>
  main.annotations.find(({ severity }) => severity === 'error')?.message ?? '';
const closed = 'http://127.0.0.1:9';
// Requests to this machine never use a proxy. The proxy resolves every name to this machine.
const far = secure.baseUrl.replace('127.0.0.1', 'copilot.test');

interface Case {
  readonly name: string;
  readonly url: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the proxy is used, or `undefined` if it isn't checked. */
  readonly tunnels?: boolean;
}

const ways: readonly Case[] = [
  {
    name: 'a certificate of one’s own, with NODE_EXTRA_CA_CERTS',
    url: secure.baseUrl,
    env: trust,
    tunnels: false,
  },
  { name: 'HTTPS_PROXY', url: far, env: { ...trust, HTTPS_PROXY: proxy.url }, tunnels: true },
  { name: 'https_proxy', url: far, env: { ...trust, https_proxy: proxy.url }, tunnels: true },
  {
    name: 'https_proxy before HTTPS_PROXY',
    url: far,
    env: { ...trust, https_proxy: proxy.url, HTTPS_PROXY: closed },
    tunnels: true,
  },
  {
    name: 'HTTPS_PROXY without a scheme',
    url: far,
    env: { ...trust, HTTPS_PROXY: `127.0.0.1:${proxy.port}` },
    tunnels: true,
  },
  {
    name: 'HTTPS_PROXY that is not for this machine itself',
    url: secure.baseUrl,
    env: { ...trust, HTTPS_PROXY: closed },
    tunnels: false,
  },
  {
    name: 'no_proxy',
    url: secure.baseUrl,
    env: { ...trust, HTTPS_PROXY: closed, no_proxy: 'example.com,127.0.0.1' },
    tunnels: false,
  },
  {
    name: 'NO_PROXY for everything',
    url: secure.baseUrl,
    env: { ...trust, HTTPS_PROXY: closed, NO_PROXY: '*' },
    tunnels: false,
  },
  {
    name: 'a NO_PROXY for others',
    url: far,
    env: { ...trust, HTTPS_PROXY: proxy.url, NO_PROXY: 'example.com' },
    tunnels: true,
  },
  {
    name: 'HTTP_PROXY that is none of its business',
    url: plain.baseUrl,
    env: { HTTPS_PROXY: closed },
    tunnels: false,
  },
];

describe('the service is reached with', () => {
  test.each(ways)('$name', async ({ url, env = {}, tunnels }) => {
    const seen = proxy.seen.length;
    const main = await run(url, env);
    expect([findError(main), main.outputs['outcome']]).toEqual(['', 'synced']);
    const tunnelled = proxy.seen.slice(seen);
    expect(tunnelled.length > 0).toBe(tunnels);
    // A tunnel knows the host, but not the content.
    expect(tunnelled.every((line) => line === `CONNECT copilot.test:${secure.port}`)).toBe(true);
  });
});

// service/http.test.ts tests that the limit of 2 s also applies to handshakes and proxies.
const walls: readonly (Case & { readonly says: RegExp })[] = [
  { name: 'a certificate that nobody vouches for', url: secure.baseUrl, says: /TLS.*NODE_EXTRA_CA_CERTS/s },
  {
    name: 'a certificate for another host',
    url: wrongName.baseUrl,
    env: { NODE_EXTRA_CA_CERTS: otherCertificate.certFile },
    says: /TLS.*right host/s,
  },
  { name: 'plain HTTP on an https: address', url: plain.baseUrl.replace('http:', 'https:'), says: /TLS/ },
  {
    name: 'a proxy that wants a password',
    url: far,
    env: { ...trust, HTTPS_PROXY: refusing.url },
    says: /proxy failed with HTTP 407.*HTTPS_PROXY/s,
  },
  {
    name: 'a proxy that hangs',
    url: far,
    env: { ...trust, HTTPS_PROXY: hanging.url },
    says: /within 2 s|no connection/,
  },
  {
    name: 'a proxy that is not there',
    url: far,
    env: { ...trust, HTTPS_PROXY: closed },
    says: /no connection|proxy/,
  },
  {
    name: 'a proxy variable that is no address',
    url: secure.baseUrl,
    env: { ...trust, HTTPS_PROXY: 'http://[' },
    says: /HTTPS_PROXY/,
  },
  {
    name: 'a host that has no address',
    url: 'https://no-such-host.invalid',
    says: /no-such-host\.invalid.*base-url/s,
  },
  {
    name: 'a port that never answers',
    url: `http://127.0.0.1:${silent.port}`,
    says: /within 2 s.*timeout-seconds/s,
  },
  {
    name: 'a TLS handshake that never ends',
    url: `https://127.0.0.1:${silent.port}`,
    says: /within 2 s|no connection/,
  },
];

describe('one error names the fix before anything is deleted, for', () => {
  test.each(walls)('$name', async ({ url, env = {}, says }) => {
    const main = await run(url, env);
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
