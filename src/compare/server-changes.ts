import { findMember, isArray, type JsonValue } from '../syntax/index.ts';
import type { OperationEntry } from '../openapi/index.ts';
import type { OperationChange } from './comparison.ts';
import { createChange } from './change-rules.ts';
import { clip } from './change-path.ts';
import type { Side, Sides } from './side.ts';

/** Compares an operation's servers. Requests go to the first server. */
export function compareServers(
  sides: Sides,
  before: OperationEntry,
  after: OperationEntry,
): readonly OperationChange[] {
  const [olds, nows] = [listServers(sides.before, before), listServers(sides.after, after)];
  const [[old], [now]] = [olds, nows];
  // If the file has no servers, the input `server-url` sets the address.
  if (old === undefined || now === undefined || olds.join(' ') === nows.join(' ')) return [];
  if (old === now) return [createChange('further-servers', 'further servers changed')];
  if (isSameAddress(sides, before, after)) {
    return [createChange('same-address', 'server and path changed, but the complete URL is the same')];
  }
  const sentence = `server is now ${clip(now)}, was ${clip(old)}`;
  return [createChange('server-changed', sentence, 'server', { before: old, after: now })];
}

/** Returns whether the complete URL is the same, even if a part moved between the server URL and the path. */
export function isSameAddress(sides: Sides, before: OperationEntry, after: OperationEntry): boolean {
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
