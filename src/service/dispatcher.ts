import { BlockList, isIP } from 'node:net';
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { ActionError } from '../errors.ts';

interface DispatcherOptions {
  readonly timeoutMs: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * @param host of the address to be asked, as `URL` gives it
 * @throws ActionError `bad-input` where a proxy variable holds no address
 */
export function createDispatcher({ timeoutMs, env }: DispatcherOptions, host: string): Dispatcher {
  // Less than the whole request's limit: a connection that never came up is then told apart from a lost answer.
  const connectMs = Math.min(10_000, timeoutMs / 2);
  const noProxy = findValue(env, 'no_proxy');
  return new EnvHttpProxyAgent({
    httpProxy: parseProxy(env, 'http_proxy'),
    httpsProxy: parseProxy(env, 'https_proxy'),
    noProxy: isNear(host, noProxy) ? '*' : noProxy,
    // The service speaks HTTP/1.1 in all that is known of it; undici 8 would negotiate HTTP/2 by itself.
    allowH2: false,
    proxyTls: { allowH2: false },
    pipelining: 0,
    connectTimeout: connectMs,
    // The request's own deadline rules.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** This machine itself, and the networks that `NO_PROXY` names as `10.0.0.0/8`: undici knows neither. */
function isNear(host: string, noProxy: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  // Told by how they are written: Node takes milliseconds to compile its pattern of IPv6, which nearly nobody needs.
  const form = host.startsWith('[') ? /^([\da-f.:]+)\/(\d+)$/i : /^([\d.]+)\/(\d+)$/;
  const address = host.replace(/^\[|\]$/g, '');
  if (address === host && !/^[\d.]+$/.test(host)) return false;
  const networks = new BlockList();
  for (const entry of ['127.0.0.0/8', '::1/128', ...noProxy.split(/[\s,]+/)]) {
    // What is no network, such as a domain, is undici's to know.
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
  // curl's habit, which people rely on: an address without a scheme is a plain HTTP proxy.
  const address = value === '' || value.includes('://') ? value : `http://${value}`;
  if (address === '' || URL.canParse(address)) return address;
  // The value may hold a password: it is not quoted.
  const message = `The environment variable ${name.toUpperCase()} holds no proxy address.`;
  throw new ActionError('bad-input', message, {
    hint: 'Give it as http://host:port, or unset it. Nothing was sent.',
  });
}

/** Lower case wins, as in curl; empty text where neither is set, which keeps undici from looking by itself. */
function findValue(env: DispatcherOptions['env'], name: string): string {
  return (env[name] ?? '').trim() || (env[name.toUpperCase()] ?? '').trim();
}
