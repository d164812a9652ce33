import { findMember, isArray, type JsonValue } from '../syntax/index.ts';
import type { OperationChange, Route } from '../openapi/index.ts';
import { createChange } from './change-rules.ts';
import { clip } from './change-path.ts';
import type { Side, Sides } from './side.ts';

/** Where an operation's calls go: to the first server that holds for it. */
export function compareServers(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [olds, nows] = [listServers(sides.before, before), listServers(sides.after, after)];
  const [[old], [now]] = [olds, nows];
  // Without servers in the file, whoever sends it names the address.
  if (old === undefined || now === undefined || olds.join(' ') === nows.join(' ')) return [];
  if (old === now) return [createChange('further-servers', 'further servers changed')];
  if (isSameAddress(sides, before, after)) {
    return [createChange('same-address', 'server and path changed, and together are the same address')];
  }
  const sentence = `server is now ${clip(now)}, was ${clip(old)}`;
  return [createChange('server-changed', sentence, 'server', { before: old, after: now })];
}

/** Whether calls go where they went: a part of the path may have moved into the server's address, or out of it. */
export function isSameAddress(sides: Sides, before: Route, after: Route): boolean {
  const [old = '', now = ''] = [listServers(sides.before, before)[0], listServers(sides.after, after)[0]];
  return old + before.path === now + after.path && before.key === after.key;
}

/** The addresses of an operation's servers: variables filled in, no slash at the end, hosts in small letters. */
function listServers({ document }: Side, { operation, item }: Route): readonly string[] {
  const lists = [operation['servers'], item['servers'], document['servers']];
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
