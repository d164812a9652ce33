import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../text-tree/door.ts';
import type { OperationChange, Route } from '../openapi/door.ts';
import { createChange } from './change-rules.ts';
import { clip } from './place.ts';
import type { Sides } from './side.ts';

/** Where an operation's calls go: to the first server that holds for it. */
export function compareServers(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [olds, nows] = [listServers(sides.before.document, before), listServers(sides.after.document, after)];
  const [[old], [now]] = [olds, nows];
  // Who says nothing of servers leaves it to whoever sends the description.
  if (old === undefined || now === undefined) return [];
  if (old === now) {
    return olds.join(' ') === nows.join(' ')
      ? []
      : [createChange('further-servers', 'further servers changed')];
  }
  return isSameAddress(sides, before, after)
    ? [createChange('same-address', 'the address is the same, otherwise shared out between server and path')]
    : [
        createChange('server-changed', `server is now ${clip(now)}, was ${clip(old)}`, 'server', {
          before: old,
          after: now,
        }),
      ];
}

/** Whether calls go where they went: a part of the path may have moved into the server's address, or out of it. */
export function isSameAddress(sides: Sides, before: Route, after: Route): boolean {
  const [old, now] = [addressOf(sides.before.document, before), addressOf(sides.after.document, after)];
  return old === now && before.key === after.key;
}

function addressOf(document: JsonObject, route: Route): string {
  return (listServers(document, route)[0] ?? '') + route.path;
}

/** The addresses of an operation's servers: variables filled in, no slash at the end, hosts in small letters. */
function listServers(document: JsonObject, route: Route): readonly string[] {
  const lists = [route.operation['servers'], route.item['servers'], document['servers']];
  const list = lists.find((servers) => isArray(servers) && servers.length > 0);
  return isArray(list) ? list.map(renderServer) : [];
}

function renderServer(server: JsonValue): string {
  const url = findMember(server, 'url');
  const variables = findMember(server, 'variables');
  return (typeof url === 'string' ? url : '')
    .replace(/\{([^{}]*)\}/g, (written, name: string) => {
      const variable = isJsonObject(variables) ? findMember(variables, name) : undefined;
      const initial = findMember(variable, 'default');
      return typeof initial === 'string' ? initial : written;
    })
    .replace(/\/+$/, '')
    .replace(/^[a-z]+:\/\/[^/?#]*/i, (host) => host.toLowerCase());
}
