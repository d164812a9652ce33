import { isArray, type JsonObject, type JsonValue } from '../../text-tree/door.ts';

/** The better the later. The importer reads the first server only, and calls carry people's credentials. */
const preferred = ['ws', 'wss', 'http', 'https'];
/** On port 80, which answers plain HTTP whatever else is listed. */
const preferredOn80 = ['wss', 'https', 'ws', 'http'];

/**
 * What Swagger 2.0 says with `schemes`, `host` and `basePath`. Without schemes the URL begins with `//`, without a
 * host it is a path; without either there is no server.
 */
export function readServers(document: JsonObject): readonly JsonObject[] {
  const host = readHost(document['host']);
  const path = readPath(document['basePath']);
  if (host === undefined) return path === '' ? [] : [{ url: path }];
  const schemes = listSchemes(document['schemes'], host);
  if (schemes.length === 0) return [{ url: `${host.endsWith(':80') ? 'http:' : ''}//${host}${path}` }];
  return schemes.map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}

function readHost(host: JsonValue | undefined): string | undefined {
  if (typeof host !== 'string') return undefined;
  // Some people write the scheme as well.
  const bare = host
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/+$/, '');
  return bare === '' ? undefined : bare;
}

function readPath(basePath: JsonValue | undefined): string {
  if (typeof basePath !== 'string') return '';
  const path = basePath.trim().replace(/\/+$/, '');
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}

function listSchemes(schemes: JsonValue | undefined, host: string): readonly string[] {
  const listed = isArray(schemes) ? schemes.filter((scheme) => typeof scheme === 'string') : [];
  const order = host.endsWith(':80') ? preferredOn80 : preferred;
  return listed.toSorted((one, other) => order.indexOf(other) - order.indexOf(one));
}
