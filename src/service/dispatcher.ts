import { BlockList, isIP } from 'node:net';
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { ActionError } from '../errors.ts';

interface DispatcherOptions {
  readonly timeoutMs: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Creates the dispatcher of one request.
 * @param host host of the requested URL, as `URL` returns it
 * @throws ActionError `bad-input` if a proxy variable is not a valid URL
 */
export function createDispatcher({ timeoutMs, env }: DispatcherOptions, host: string): Dispatcher {
  // Shorter than the limit of the whole request, so that a connection that never opened differs from a lost response.
  const connectMs = Math.min(10_000, timeoutMs / 2);
  const noProxy = findValue(env, 'no_proxy');
  return new EnvHttpProxyAgent({
    httpProxy: parseProxy(env, 'http_proxy'),
    httpsProxy: parseProxy(env, 'https_proxy'),
    noProxy: isNear(host, noProxy) ? '*' : noProxy,
    // All known services use HTTP/1.1, but undici 8 would negotiate HTTP/2.
    allowH2: false,
    proxyTls: { allowH2: false },
    pipelining: 0,
    connectTimeout: connectMs,
    // The deadline of the whole request applies instead.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/**
 * Whether the host is this machine or in a network that `NO_PROXY` lists as `10.0.0.0/8`. undici supports neither.
 */
function isNear(host: string, noProxy: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  // Check the spelling first: Node takes milliseconds to compile its IPv6 pattern, which is rarely needed.
  const form = host.startsWith('[') ? /^([\da-f.:]+)\/(\d+)$/i : /^([\d.]+)\/(\d+)$/;
  const address = host.replace(/^\[|\]$/g, '');
  if (address === host && !/^[\d.]+$/.test(host)) return false;
  const networks = new BlockList();
  for (const entry of ['127.0.0.0/8', '::1/128', ...noProxy.split(/[\s,]+/)]) {
    // undici handles entries that aren't networks, such as domains.
    const [, network, bits] = form.exec(entry) ?? [];
    if (network === undefined) continue;
    const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(network)] ?? -1;
    if (Number(bits) <= maxBits) networks.addSubnet(network, Number(bits), nameFamily(network));
  }
  return isIP(address) !== 0 && networks.check(address, nameFamily(address));
}

function nameFamily(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}

function parseProxy(env: DispatcherOptions['env'], name: string): string {
  const value = findValue(env, name);
  // As in curl, a URL without a scheme means a plain HTTP proxy.
  const address = value === '' || value.includes('://') ? value : `http://${value}`;
  if (address === '' || URL.canParse(address)) return address;
  // The value can contain a password, so it isn't quoted.
  const message = `The environment variable ${name.toUpperCase()} is not a valid proxy URL.`;
  throw new ActionError('bad-input', message, {
    hint: 'Use the form http://host:port, or unset the variable. No request was sent.',
  });
}

/**
 * Returns the value of the lower-case variable, otherwise of the upper-case one, as curl does. Returns an empty
 * string if neither is set, so that undici doesn't read the environment.
 */
function findValue(env: DispatcherOptions['env'], name: string): string {
  return (env[name] ?? '').trim() || (env[name.toUpperCase()] ?? '').trim();
}
