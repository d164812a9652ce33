import { quote } from '../../text.ts';
import {
  type Finding,
  findMember,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  refuses,
  warns,
} from '../../text-tree/door.ts';
import { placeOf, type Route } from '../../openapi/door.ts';
import { count, defineRewrites, loses, stops, type Ledger } from './rule.ts';

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
function isAbsolute(url = ''): boolean {
  const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#{}\s]+)(?:[/?#]|$)/i.exec(url) ?? [];
  if (host === '' || host.normalize('NFKC') !== host) return false;
  const isBracketed = /^(?:[^@[\]]*@)?\[[^[\]]+\](?::\d*)?$/.test(host);
  return !/[[\]]/.test(host) || (isBracketed && URL.canParse(`http://${host}`));
}

/** The URL of a server as written, or undefined where it has none. */
function findUrl(server: JsonValue | undefined): string | undefined {
  const url = findMember(server, 'url');
  return typeof url === 'string' ? url : undefined;
}

/** The URL of the first of a list of servers: the only one that is read. */
export function findFirstUrl(servers: JsonValue | undefined): string | undefined {
  return isArray(servers) ? findUrl(servers[0]) : undefined;
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
  return withServers(absolute, [{ ...(isJsonObject(first) ? first : {}), url }, ...others]);
}

/** True where the importer, which puts the path right behind the first server, would store `https://host//path`. */
function hasDoubleSlash({ servers, paths }: JsonObject): boolean {
  const url = findFirstUrl(servers);
  if (url?.endsWith('/') !== true || !isAbsolute(url) || !isJsonObject(paths)) return false;
  const keys = Object.keys(paths).filter((path) => !path.startsWith('x-'));
  return keys.length > 0 && keys.every((path) => path.startsWith('/'));
}

function makeFirstAbsolute(
  document: JsonObject,
  serverUrl: string | undefined,
  ledger: Ledger,
): JsonObject | undefined {
  const servers = listServers(document);
  const concrete = servers.map(substitute);
  const position = concrete.findIndex((server) => isAbsolute(findUrl(server)));
  if (position === -1 || (position > 0 && serverUrl !== undefined)) {
    const completed = complete(concrete[0] ?? null, serverUrl);
    if (completed === undefined) return undefined;
    ledger.note(serverRewrites['server-completed']);
    return withServers(document, [completed, ...servers.slice(1)]);
  }
  const chosen = concrete[position] ?? null;
  const isConcrete = chosen === servers[position];
  if (position === 0 && isConcrete) return document;
  if (position > 0) ledger.note(serverRewrites['server-moved']);
  if (!isConcrete) ledger.note(serverRewrites['server-variables'], countVariables(servers[position]));
  return withServers(document, [chosen, ...servers.filter((_, index) => index !== position)]);
}

/** No server means `/`, as the standard has it. */
function listServers({ servers }: JsonObject): readonly JsonValue[] {
  return isArray(servers) && servers.length > 0 ? servers : [{ url: '/' }];
}

/** `servers` where it stood, else right after what names the document, as people write it. */
function withServers(document: JsonObject, servers: JsonValue): JsonObject {
  if (Object.hasOwn(document, 'servers')) return { ...document, servers };
  const { openapi, info, ...rest } = document;
  return { ...(openapi !== undefined && { openapi }), ...(info !== undefined && { info }), servers, ...rest };
}

/**
 * A relative URL against `server-url`, as a browser would; `/` and nothing say nothing and stand for the whole of
 * it. Without a slash at the end, because the importer puts the path right behind it. Without `server-url` there is
 * hope for `//host` alone, which says everything but the scheme.
 */
function complete(server: JsonValue, serverUrl: string | undefined): JsonObject | undefined {
  const relative = findUrl(server) ?? '';
  const rest = isJsonObject(server) ? server : {};
  if (serverUrl === undefined) {
    const isComplete = relative.startsWith('//') && isAbsolute(`https:${relative}`);
    return isComplete ? { ...rest, url: `https:${relative}` } : undefined;
  }
  const says = !['', '/', '.', './'].includes(relative) && !/[{}\s]/.test(relative);
  const base = serverUrl.endsWith('/') ? serverUrl : `${serverUrl}/`;
  const url = says ? URL.parse(relative, base)?.href : undefined;
  const completed = url !== undefined && isAbsolute(url) ? url : serverUrl;
  return { ...rest, url: completed.replace(/\/+$/, '') };
}

/** The server with its variables replaced by their defaults; the same object where it has none. */
function substitute(server: JsonValue): JsonValue {
  const url = findUrl(server);
  if (!isJsonObject(server) || url === undefined) return server;
  const { variables, ...rest } = server;
  const concrete = url.replace(
    /\{([^{}]+)\}/g,
    (written, name: string) => findDefault(findMember(variables, name)) ?? written,
  );
  return concrete === url ? server : { ...rest, url: concrete };
}

function findDefault(variable: JsonValue | undefined): string | undefined {
  const listed = findMember(variable, 'enum');
  const value = findMember(variable, 'default') ?? (isArray(listed) ? listed[0] : undefined) ?? null;
  return typeof value === 'object' ? undefined : String(value);
}

/** How many variables the URL of a server holds. */
function countVariables(server: JsonValue | undefined): number {
  return (findUrl(server)?.match(/\{[^{}]+\}/g) ?? []).length;
}

/** What the importer would fail on or lose of the address. */
export function findServerHazards(document: JsonObject): readonly Finding[] {
  const url = findFirstUrl(document['servers']);
  if (url === undefined) {
    const message =
      'There is no `servers[0].url`, from which the importer takes the address. Add one with scheme and host.';
    return [stops('server-missing', ['servers'], message)];
  }
  const at = ['servers', 0, 'url'];
  const importer = `The first server is ${quote(url)}; the importer`;
  if (!isAbsolute(url)) {
    const message = `${importer} needs scheme and host, such as https://api.example.com.`;
    return [stops('server-relative', at, message)];
  }
  if (countVariables({ url }) > 0)
    return [loses('server-variables', at, `${importer} takes it without filling in variables.`)];
  if (!hasDoubleSlash(document)) return [];
  const message = `${importer} puts the paths right behind it, so that the addresses of the actions get two slashes.`;
  return [loses('server-slash', at, message)];
}

/** Operations with a server of their own, to which the importer pays no heed. */
export function findOwnServers(document: JsonObject, routes: readonly Route[]): readonly Finding[] {
  const trim = (url: string): string => url.replace(/\/+$/, '');
  const server = trim(findFirstUrl(document['servers']) ?? '');
  return routes.flatMap((route): Finding[] => {
    const url = findFirstUrl(route.operation['servers'] ?? route.item['servers']);
    if (url === undefined || trim(url) === server) return [];
    const message = `The operation has a server of its own, ${quote(url, 100)}; the service calls the first server of the description instead.`;
    return [warns('server-ignored', placeOf(route), message)];
  });
}

/** That there is no address: only its author, or `server-url`, can name one. */
export function describeServers(document: JsonObject): Finding {
  const isSwagger = Object.hasOwn(document, 'swagger');
  const where = isSwagger ? '`host`' : '`servers`';
  const example = isSwagger ? '`"host": "api.example.com"`' : '`https://api.example.com/v1`';
  const message = `The description names no absolute server (${where}), without which the import fails. Write the address of the API there, such as ${example}, or set the input \`server-url\` to it.`;
  const isListed = !isSwagger && Object.hasOwn(document, 'servers');
  return refuses('server-url', isListed ? ['servers'] : [], message);
}
