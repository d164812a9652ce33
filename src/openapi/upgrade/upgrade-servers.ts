import { isArray, type JsonObject, type JsonValue } from '../../syntax/index.ts';

/** The better the later. The importer reads the first server only, and calls carry people's credentials. */
const preferred = ['ws', 'wss', 'http', 'https'];
/** On port 80, which answers plain HTTP whatever else is listed. */
const preferredOn80 = ['wss', 'https', 'ws', 'http'];

/**
 * What Swagger 2.0 says with `schemes`, `host` and `basePath`. Without schemes the URL begins with `//`, without a
 * host it is a path; without either there is no server.
 */
export function upgradeServers({ host: given, basePath, schemes }: JsonObject): readonly JsonObject[] {
  // Some people write the scheme as well.
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
