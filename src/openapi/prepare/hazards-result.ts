import type { Finding } from '../finding.ts';
import type { JsonObject } from '../document/json.ts';
import { isArray } from '../document/json.ts';
import { columnWidth } from '../document/names.ts';
import { renderPointer } from '../document/pointer.ts';
import { findUrl } from './portable-servers.ts';
import { findSameIds } from './same-ids.ts';
import { listRoutes } from '../document/route.ts';

/** What no rewriting mends, told of the document as it goes out: URLs that are too long, servers that are not read. */
export function findUnfit(document: JsonObject): readonly Finding[] {
  const servers = document['servers'];
  const server = (isArray(servers) ? findUrl(servers[0]) : undefined) ?? '';
  const routes = listRoutes(document);
  const unfit = routes.flatMap(({ path, key, operation, item }): Finding[] => {
    const pointer = renderPointer(['paths', path]);
    const length = server.length + path.length;
    const own = operation['servers'] ?? item['servers'];
    const ownUrl = isArray(own) ? findUrl(own[0]) : undefined;
    return [
      ...(length > columnWidth
        ? [
            finding(
              'error',
              'url-too-long',
              pointer,
              `Server and path together have ${length} characters; the service stores ${columnWidth} of a URL.`,
            ),
          ]
        : []),
      ...(ownUrl !== undefined && ownUrl.replace(/\/+$/, '') !== server.replace(/\/+$/, '')
        ? [
            finding(
              'warning',
              'server-ignored',
              `${pointer}/${key}`,
              `The operation has a server of its own, \`${ownUrl.slice(0, 100)}\`; the service calls the first server of the description instead.`,
            ),
          ]
        : []),
    ];
  });
  return [...unfit, ...findSameIds(routes)];
}

function finding(severity: Finding['severity'], rule: string, pointer: string, message: string): Finding {
  return { severity, rule, pointer, message };
}
