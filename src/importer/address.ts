import { findMember, isArray, type JsonValue } from '../syntax/index.ts';

/** The URL of the first of a list of servers: the only one that the importer reads. */
export function findFirstUrl(servers: JsonValue | undefined): string | undefined {
  const url = findMember(isArray(servers) ? servers[0] : undefined, 'url');
  return typeof url === 'string' ? url : undefined;
}

/**
 * Scheme and host, and the host no template: what the importer needs of `servers[0].url`. Python's `urlparse`, which
 * it reads the address with, refuses brackets around anything but an address, and hosts that NFKC changes.
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
