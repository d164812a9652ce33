import { isArray, type JsonObject, type JsonValue } from '../../syntax/index.ts';

/** Schemes from worst to best. The importer uses only the first server, and requests contain credentials. */
const preferred = ['ws', 'wss', 'http', 'https'];
/** Schemes from worst to best on port 80, which serves plain HTTP even if other schemes are listed. */
const preferredOn80 = ['wss', 'https', 'ws', 'http'];

/**
 * Converts `schemes`, `host` and `basePath` of Swagger 2.0 to servers. Without schemes, the URL begins with `//`. Without a
 * host, the URL is the base path. Without both a host and a base path, there is no server.
 */
export function upgradeServers({ host: given, basePath, schemes }: JsonObject): readonly JsonObject[] {
  // Some files include the scheme in `host`.
  const host = trim(given).replace(/^[a-z]+:\/\//i, '');
  const path = trim(basePath).replace(/^(?=[^/])/, '/');
  if (host === '') return path === '' ? [] : [{ url: path }];
  const isPlain = host.endsWith(':80');
  const order = isPlain ? preferredOn80 : preferred;
  const listed = isArray(schemes) ? schemes.filter((scheme) => typeof scheme === 'string') : [];
  if (listed.length === 0) return [{ url: `${isPlain ? 'http:' : ''}//${host}${path}` }];
  return listed
    .toSorted((one, other) => order.indexOf(other) - order.indexOf(one))
    .map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}

function trim(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value.trim().replace(/\/+$/, '') : '';
}
