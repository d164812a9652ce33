import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { findFirstUrl, isAbsolute, trimSlashes } from '../address.ts';
import { type Ledger, note, type RewriteRule } from './ledger.ts';

/**
 * Makes the first server absolute, without variables and without a trailing slash. Other servers don't change. Returns the
 * same object if nothing changes, or if neither the file nor `server-url` has an absolute URL.
 */
export function makeServersPortable(
  document: JsonObject,
  serverUrl: string | undefined,
  ledger: Ledger,
): JsonObject {
  const listed = document['servers'];
  // In OpenAPI, no servers means the server `/`.
  const servers = isArray(listed) && listed.length > 0 ? listed : [{ url: '/' }];
  const chosen = chooseServer(servers, serverUrl);
  if (chosen === undefined) return document;
  const { position, rules, server } = chosen;
  const isTrimmed = isSlashed(server, document['paths']);
  if (rules.length === 0 && !isTrimmed) return document;
  for (const rule of rules) note(ledger, rule);
  note(ledger, 'server-slash', isTrimmed ? 1 : 0);
  return {
    ...document,
    servers: [isTrimmed ? trim(server) : server, ...servers.toSpliced(position, 1)],
  };
}

interface Chosen {
  readonly server: JsonValue;
  readonly position: number;
  /** Rewrites that were applied to the server. */
  readonly rules: readonly RewriteRule[];
}

function chooseServer(servers: readonly JsonValue[], serverUrl: string | undefined): Chosen | undefined {
  const concrete = servers.map(fillIn);
  const position = concrete.findIndex((server) => isAbsolute(findUrl(server)));
  if (position === -1 || (position > 0 && serverUrl !== undefined)) {
    const server = complete(concrete[0] ?? null, serverUrl);
    return server && { server, position: 0, rules: ['server-completed'] };
  }
  const server = concrete[position] ?? null;
  const moved: readonly RewriteRule[] = position > 0 ? ['server-moved'] : [];
  return { server, position, rules: server === servers[position] ? moved : [...moved, 'server-variables'] };
}

function findUrl(server: JsonValue): string | undefined {
  return findFirstUrl([server]);
}

/** Replaces the variables of a server with their defaults. Returns the same object if there are none. */
function fillIn(server: JsonValue): JsonValue {
  const url = findUrl(server);
  if (!isJsonObject(server) || url === undefined) return server;
  const { variables, ...rest } = server;
  const concrete = url.replace(/\{([^{}]+)\}/g, (written, name: string) => {
    const value = findMember(findMember(variables, name), 'default') ?? null;
    return typeof value === 'object' ? written : String(value);
  });
  return concrete === url ? server : { ...rest, url: concrete };
}

/**
 * Resolves a relative URL against `server-url` like a browser. An empty URL and `/` become `server-url` itself. Without
 * `server-url`, only `//host` can be completed, with `https:`.
 */
function complete(server: JsonValue, serverUrl: string | undefined): JsonObject | undefined {
  const relative = findUrl(server) ?? '';
  const rest = isJsonObject(server) ? server : {};
  if (serverUrl === undefined) {
    const isComplete = relative.startsWith('//') && isAbsolute(`https:${relative}`);
    return isComplete ? { ...rest, url: `https:${relative}` } : undefined;
  }
  const isUsable = !['', '/', '.', './'].includes(relative) && !/[{}\s]/.test(relative);
  const url = isUsable ? URL.parse(relative, `${serverUrl.replace(/\/$/, '')}/`)?.href : undefined;
  return trim({ ...rest, url: url !== undefined && isAbsolute(url) ? url : serverUrl });
}

/** Returns whether the importer, which joins server and path unchanged, would store `https://host//path`. */
function isSlashed(server: JsonValue, paths: JsonValue | undefined): boolean {
  const keys = Object.keys(isJsonObject(paths) ? paths : {}).filter((path) => !path.startsWith('x-'));
  return (
    findUrl(server)?.endsWith('/') === true && keys.length > 0 && keys.every((path) => path.startsWith('/'))
  );
}

function trim(server: JsonValue): JsonObject {
  return { ...(isJsonObject(server) && server), url: trimSlashes(findUrl(server)) };
}
