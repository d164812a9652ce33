import { findMember, isArray, type JsonValue } from '../syntax/index.ts';
import type { OperationEntry } from '../openapi/index.ts';
import { clip } from './change-path.ts';
import type { OperationPair, Side } from './side.ts';

/** Compares an operation's servers. Requests go to the first server. */
export function compareServers(pair: OperationPair): void {
  const { sides, before, after, report } = pair;
  const [olds, nows] = [listServers(sides.before, before), listServers(sides.after, after)];
  const [[old], [now]] = [olds, nows];
  // If the file has no servers, the input `server-url` sets the address.
  if (old === undefined || now === undefined || olds.join(' ') === nows.join(' ')) return;
  if (old === now) report('further-servers', 'further servers changed');
  else if (isSameAddress(pair)) {
    report('same-address', 'server and path changed, but the complete URL is the same');
  } else {
    const sentence = `server is now ${clip(now)}, was ${clip(old)}`;
    report('server-changed', sentence, 'server', { before: old, after: now });
  }
}

/** Returns whether the complete URL is the same, even if a part moved between the server URL and the path. */
export function isSameAddress({ sides, before, after }: Omit<OperationPair, 'report'>): boolean {
  const [old = '', now = ''] = [listServers(sides.before, before)[0], listServers(sides.after, after)[0]];
  return old + before.path === now + after.path && before.key === after.key;
}

/** Lists an operation's server URLs with default variables, without trailing slashes and with lowercase hosts. */
export function listServers({ document }: Side, { operation, pathItem }: OperationEntry): readonly string[] {
  const lists = [operation['servers'], pathItem['servers'], document['servers']];
  return (lists.filter(isArray).find(({ length }) => length > 0) ?? []).map(renderServer);
}

function renderServer(server: JsonValue): string {
  const url = findMember(server, 'url');
  return (typeof url === 'string' ? url : '')
    .replace(/\{([^{}]*)\}/g, (written, name: string) => {
      const initial = findMember(findMember(findMember(server, 'variables'), name), 'default');
      return typeof initial === 'string' ? initial : written;
    })
    .replace(/\/+$/, '')
    .replace(/^[a-z]+:\/\/[^/?#]*/i, (host) => host.toLowerCase());
}
