import type { Hazard } from './hazard.ts';
import { loses, stops } from './hazard.ts';
import { quote } from '../../text.ts';
import { count, defineRewrites } from './ledger.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import type { Ledger } from './ledger.ts';

export const serverRewrites = defineRewrites({
  'server-completed': (n) => `Made ${count(n, 'server URL')} absolute: the importer needs scheme and host.`,
  'server-moved': () =>
    'Moved the first absolute server to the front, because the importer reads the first one only.',
  'server-variables': (n) =>
    `Replaced ${count(n, 'variable')} of the first server by the default, because the importer takes the URL as it is written.`,
  'server-slash': () =>
    'Left out the `/` at the end of the first server, because the importer puts the paths right behind it: `https://host//path`.',
});

/**
 * Scheme and host, and the host no template: what the importer needs of `servers[0].url`. Python's `urlparse`, which
 * it reads the address with, refuses brackets around anything but an address, and hosts that NFKC changes.
 */
function isAbsolute(url: string): boolean {
  const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#{}\s]+)(?:[/?#]|$)/i.exec(url) ?? [];
  if (host === '' || host.normalize('NFKC') !== host) return false;
  const isBracketed = /^(?:[^@[\]]*@)?\[[^[\]]+\](?::\d*)?$/.test(host);
  return !/[[\]]/.test(host) || (isBracketed && URL.canParse(`http://${host}`));
}

/** The URL of a server as written, or undefined where it has none. */
export function findUrl(server: JsonValue | undefined): string | undefined {
  return isObject(server) && typeof server['url'] === 'string' ? server['url'] : undefined;
}

/**
 * A document whose first server is absolute, free of variables and without a slash at its end, or undefined where
 * neither the description nor `server-url` names one. Other servers stay as they are, in case somebody reads them.
 */
export function makeServersPortable(
  document: JsonObject,
  serverUrl: string | undefined,
  ledger: Ledger,
): JsonObject | undefined {
  const absolute = makeFirstAbsolute(document, serverUrl, ledger);
  if (absolute === undefined || !hasDoubleSlash(absolute)) return absolute;
  ledger.note(serverRewrites['server-slash']);
  const [first, ...others] = isArray(absolute['servers']) ? absolute['servers'] : [];
  const url = (findUrl(first) ?? '').replace(/\/+$/, '');
  return withServers(absolute, [{ ...(isObject(first) ? first : {}), url }, ...others]);
}

/** True where the importer, which puts the path right behind the first server, would store `https://host//path`. */
function hasDoubleSlash({ servers, paths }: JsonObject): boolean {
  const url = isArray(servers) ? findUrl(servers[0]) : undefined;
  if (url?.endsWith('/') !== true || !isAbsolute(url) || !isObject(paths)) return false;
  const keys = Object.keys(paths).filter((path) => !path.startsWith('x-'));
  return keys.length > 0 && keys.every((path) => path.startsWith('/'));
}

function makeFirstAbsolute(
  document: JsonObject,
  serverUrl: string | undefined,
  ledger: Ledger,
): JsonObject | undefined {
  const listed = isArray(document['servers']) ? document['servers'] : [];
  const servers = listed.length === 0 ? [{ url: '/' }] : listed;
  const first = servers[0] ?? null;
  const concrete = substitute(first);
  if (isAbsolute(findUrl(concrete) ?? '')) {
    if (concrete === first) return document;
    ledger.note(serverRewrites['server-variables'], countVariables(first));
    return { ...document, servers: [concrete, ...servers.slice(1)] };
  }
  if (serverUrl !== undefined) {
    const completed = complete(concrete, serverUrl);
    ledger.note(serverRewrites['server-completed']);
    return withServers(document, [completed, ...servers.slice(1)]);
  }
  const position = servers.findIndex((server) => isAbsolute(findUrl(substitute(server)) ?? ''));
  if (position === -1) {
    const schemed = addScheme(concrete);
    if (schemed === undefined) return undefined;
    ledger.note(serverRewrites['server-completed']);
    return withServers(document, [schemed, ...servers.slice(1)]);
  }
  ledger.note(serverRewrites['server-moved']);
  const chosen = servers[position] ?? null;
  const moved = substitute(chosen);
  if (moved !== chosen) ledger.note(serverRewrites['server-variables'], countVariables(chosen));
  return withServers(document, [moved, ...servers.filter((_, index) => index !== position)]);
}

/** `//host` says everything but the scheme. */
function addScheme(server: JsonValue): JsonObject | undefined {
  const url = findUrl(server);
  if (!isObject(server) || url?.startsWith('//') !== true || !isAbsolute(`https:${url}`)) return undefined;
  return { ...server, url: `https:${url}` };
}

/** `servers` where it stood, else right after what names the document, as people write it. */
function withServers(document: JsonObject, servers: JsonValue): JsonObject {
  if (Object.hasOwn(document, 'servers')) return { ...document, servers };
  const { openapi, info, ...rest } = document;
  return { ...(openapi !== undefined && { openapi }), ...(info !== undefined && { info }), servers, ...rest };
}

/**
 * A relative URL against `server-url`, as a browser would; `/` and nothing say nothing and stand for the whole of
 * it. Without a slash at the end, because the importer puts the path right behind it.
 */
function complete(server: JsonValue, serverUrl: string): JsonObject {
  const relative = findUrl(server) ?? '';
  const says = !['', '/', '.', './'].includes(relative) && !/[{}\s]/.test(relative);
  const url =
    says && URL.canParse(relative, withSlash(serverUrl))
      ? new URL(relative, withSlash(serverUrl)).href
      : serverUrl;
  const completed = isAbsolute(url) ? url : serverUrl;
  return { ...(isObject(server) ? server : {}), url: completed.replace(/\/+$/, '') };
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}

/** The server with its variables replaced by their defaults; the same object where it has none. */
function substitute(server: JsonValue): JsonValue {
  const url = findUrl(server);
  if (!isObject(server) || url === undefined || countVariables(server) === 0) return server;
  const { variables, ...rest } = server;
  const concrete = url.replace(/\{([^{}]+)\}/g, (written, name: string) => {
    const variable = isObject(variables) && Object.hasOwn(variables, name) ? variables[name] : undefined;
    return findDefault(variable) ?? written;
  });
  return concrete === url ? server : { ...rest, url: concrete };
}

function findDefault(variable: JsonValue | undefined): string | undefined {
  if (!isObject(variable)) return undefined;
  const value = variable['default'] ?? (isArray(variable['enum']) ? variable['enum'][0] : undefined);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

/** How many variables the URL of a server holds. */
function countVariables(server: JsonValue | undefined): number {
  return (findUrl(server)?.match(/\{[^{}]+\}/g) ?? []).length;
}

/** What the importer would fail on or lose of the address. */
export function findServerHazards(document: JsonObject): readonly Hazard[] {
  const { servers } = document;
  const first = isArray(servers) ? servers[0] : undefined;
  const url = findUrl(first);
  if (url === undefined) {
    return [
      stops(
        'server-missing',
        ['servers'],
        'There is no `servers[0].url`, from which the importer takes the address. Add one with scheme and host.',
      ),
    ];
  }
  const at = ['servers', 0, 'url'];
  if (!isAbsolute(url)) {
    return [
      stops(
        'server-relative',
        at,
        `The first server is ${quote(url)}; the importer needs scheme and host, such as https://api.example.com.`,
      ),
    ];
  }
  if (countVariables(first) > 0) {
    return [
      loses(
        'server-variables',
        at,
        `The first server is ${quote(url)}; the importer takes it without filling in variables.`,
      ),
    ];
  }
  if (!hasDoubleSlash(document)) return [];
  return [
    loses(
      'server-slash',
      at,
      `The first server is ${quote(url)}; the importer puts the paths right behind it, so that the addresses of the actions get two slashes.`,
    ),
  ];
}
