import { type Finding, isArray, type JsonObject, warningProblem } from '../syntax/index.ts';
import { classifyHost } from '../reach.ts';
import { quote } from '../text.ts';
import { findFirstUrl } from './address.ts';

/** A server that a copilot can't call. */
export interface UnreachableServer {
  /** Whether the address is private, so that only a service on the internet can't call the server. */
  readonly isPrivate: boolean;
  readonly finding: Finding;
}

/**
 * Checks the server that the service calls. Returns `undefined` if the server isn't known to be unreachable.
 * @param document OpenAPI document as written, to find the location of the server
 * @param url first server of the import document
 */
export function findUnreachableServer(
  document: JsonObject,
  url: string | undefined,
): UnreachableServer | undefined {
  const parsed = URL.parse(url ?? '');
  const reach = parsed === null ? 'public' : classifyHost(parsed.hostname);
  if (parsed === null || reach === 'public') return undefined;
  const why = {
    loopback: "is a loopback address, which only the API's own machine can reach",
    reserved: 'has a name that is reserved for documentation and tests',
    private: "is a private address, which a service on the internet can't reach",
  }[reach];
  const message = `The copilot can't call the server ${quote(parsed.origin, 100)}. It ${why}. Set the first server to the API's public URL.`;
  return {
    isPrivate: reach === 'private',
    finding: warningProblem('unreachable-server', findServer(document, parsed.hostname), message),
  };
}

/** Returns the keys to the server with this host, or to the whole document if the input `server-url` set the server. */
function findServer(document: JsonObject, hostname: string): readonly (string | number)[] {
  const { host, servers } = document;
  if (typeof host === 'string' && host.includes(hostname)) return ['host'];
  const list = isArray(servers) ? servers : [];
  const index = list.findIndex((server) => findFirstUrl([server])?.includes(hostname) === true);
  if (index !== -1) return ['servers', index, 'url'];
  return list.length > 0 ? ['servers'] : [];
}
