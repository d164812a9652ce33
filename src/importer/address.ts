import { findMember, isArray, type JsonValue } from '../syntax/index.ts';

/** Returns the URL of the first server, the only one that the importer reads, or `undefined` if there is none. */
export function findFirstUrl(servers: JsonValue | undefined): string | undefined {
  const url = findMember(isArray(servers) ? servers[0] : undefined, 'url');
  return typeof url === 'string' ? url : undefined;
}

/**
 * Returns whether a URL has a scheme and a host without template, as the importer requires for `servers[0].url`. Python's
 * `urlparse`, which the importer uses, rejects brackets around anything except an IP address, and hosts that NFKC changes.
 */
export function isAbsolute(url = ''): boolean {
  const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#{}\s]+)(?:[/?#]|$)/i.exec(url) ?? [];
  if (host === '' || host.normalize('NFKC') !== host) return false;
  const isBracketed = /^(?:[^@[\]]*@)?\[[^[\]]+\](?::\d*)?$/.test(host);
  return !/[[\]]/.test(host) || (isBracketed && URL.canParse(`http://${host}`));
}

export function trimSlashes(url = ''): string {
  return url.replace(/\/+$/, '');
}
