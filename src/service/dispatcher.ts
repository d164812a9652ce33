import { BlockList, isIP, type Socket } from 'node:net';
import { buildConnector, type Dispatcher, EnvHttpProxyAgent } from 'undici';
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
  const connect = buildConnector({ timeout: connectMs, allowH2: false });
  return new EnvHttpProxyAgent({
    httpProxy: parseProxy(env, 'http_proxy'),
    httpsProxy: parseProxy(env, 'https_proxy'),
    noProxy: isNear(host, noProxy) ? '*' : noProxy,
    // The service speaks HTTP/1.1 in all that is known of it; undici 8 would negotiate HTTP/2 by itself.
    allowH2: false,
    pipelining: 0,
    connect: (options, callback) => {
      connect(options, (...[error, socket]) => {
        if (error !== null) {
          callback(error, socket);
          return;
        }
        dropContinue(socket);
        callback(error, socket);
      });
    },
    connectTimeout: connectMs,
    // The request's own deadline rules.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** This machine itself, and the networks that `NO_PROXY` names as `10.0.0.0/8`: undici knows neither. */
function isNear(host: string, noProxy: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (address === 'localhost' || address.endsWith('.localhost')) return true;
  const family = findFamily(address);
  if (family === undefined) return false;
  const networks = new BlockList();
  networks.addSubnet('127.0.0.0', 8, 'ipv4');
  networks.addAddress('::1', 'ipv6');
  for (const entry of noProxy.split(/[\s,]+/)) addNetwork(networks, entry);
  return networks.check(address, family);
}

/** What is no network, such as a domain, is undici's to know. */
function addNetwork(networks: BlockList, entry: string): void {
  const [network = '', bits = ''] = entry.split('/');
  const family = findFamily(network);
  const mostBits = family === 'ipv4' ? 32 : 128;
  if (family === undefined || !/^\d+$/.test(bits) || Number(bits) > mostBits) return;
  networks.addSubnet(network, Number(bits), family);
}

function findFamily(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}

function parseProxy(env: DispatcherOptions['env'], name: string): string {
  const value = findValue(env, name);
  if (value === '') return '';
  // curl's habit, which people rely on: an address without a scheme is a plain HTTP proxy.
  const address = value.includes('://') ? value : `http://${value}`;
  if (URL.canParse(address)) return address;
  // The value may hold a password: it is not quoted.
  throw new ActionError(
    'bad-input',
    `The environment variable ${name.toUpperCase()} holds no proxy address.`,
    {
      hint: 'Give it as http://host:port, or unset it. Nothing was sent.',
    },
  );
}

/** Lower case wins, as in curl; empty text where neither is set, which keeps undici from looking by itself. */
function findValue(env: DispatcherOptions['env'], name: string): string {
  return (env[name] ?? '').trim() || (env[name.toUpperCase()] ?? '').trim();
}

const continueStart = Buffer.from('HTTP/1.1 100 ');
const headEnd = Buffer.from('\r\n\r\n');
/** A `100 Continue` of more than this is something else. */
const limitBytes = 4_096;

/**
 * Takes every `100 Continue` off the beginning of what a server sends. Some send it unasked, and undici then breaks the
 * connection, with the request done and its answer lost.
 * @see undici 8.12.4, lib/dispatcher/client-h1.js, `onHeadersComplete`
 */
function dropContinue(socket: Socket): void {
  const read = socket.read.bind(socket);
  let held = Buffer.alloc(0);
  let isOver = false;
  // undici reads without a size, and so whole chunks.
  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size);
    if (isOver || !Buffer.isBuffer(chunk)) return chunk;
    held = Buffer.concat([held, chunk]);
    for (;;) {
      const length = Math.min(held.length, continueStart.length);
      const isContinue = held.subarray(0, length).equals(continueStart.subarray(0, length));
      const end = held.indexOf(headEnd);
      if (isContinue && end !== -1) {
        held = held.subarray(end + headEnd.length);

        if (held.length === 0) return null;
        continue;
      }
      // Not yet to be told: the rest comes with the next chunk.
      if (isContinue && held.length < limitBytes) return null;
      isOver = true;
      return held;
    }
  };
}
