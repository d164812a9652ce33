import { EnvHttpProxyAgent, type Dispatcher } from 'undici';
import { ActionError } from '../../errors.ts';

export interface DispatcherOptions {
  readonly timeoutMs: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** @throws ActionError `bad-input` where a proxy variable holds no address */
export function createDispatcher({ timeoutMs, env }: DispatcherOptions): Dispatcher {
  // Less than the whole request's limit: a connection that never came up is then told apart from a lost answer.
  const connectMs = Math.min(10_000, timeoutMs / 2);
  return new EnvHttpProxyAgent({
    httpProxy: parseProxy(env, 'http_proxy'),
    httpsProxy: parseProxy(env, 'https_proxy'),
    noProxy: findValue(env, 'no_proxy'),
    // The service speaks HTTP/1.1 in all that is known of it; undici 8 would negotiate HTTP/2 by itself.
    allowH2: false,
    pipelining: 0,
    connect: { timeout: connectMs },
    connectTimeout: connectMs,
    // The request's own deadline rules.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
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
