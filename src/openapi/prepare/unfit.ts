import type { Finding } from '../finding.ts';
import { countLevels } from '../document/json-bytes.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import { columnWidth } from '../document/names.ts';
import { renderPointer } from '../document/pointer.ts';
import { findUrl } from './servers.ts';
import { findSameIds } from './same-ids.ts';
import { findReference, findTarget } from '../document/reference.ts';
import type { Route } from '../document/route.ts';
import { listRoutes, placeOf } from '../document/route.ts';
import { payloadLevels } from './schema-sites.ts';

/** What no rewriting mends, told of the document as it goes out: URLs that are too long, servers that are not read. */
export function findUnfit(document: JsonObject): readonly Finding[] {
  const servers = document['servers'];
  const server = (isArray(servers) ? findUrl(servers[0]) : undefined) ?? '';
  const routes = listRoutes(document);
  const countPart = createLevelCounter(document);
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
  return [...unfit, ...routes.flatMap((route) => findDeep(route, countPart)), ...findSameIds(routes)];
}

function finding(severity: Finding['severity'], rule: string, pointer: string, message: string): Finding {
  return { severity, rule, pointer, message };
}

/** A payload that is too deep as it is: what references lead to was written out only as far as there is room. */
function findDeep(route: Route, countPart: (part: JsonValue) => number): readonly Finding[] {
  const { parameters, requestBody } = route.operation;
  const parts: [JsonValue, readonly (string | number)[], number][] = [
    ...(isArray(parameters) ? parameters : []).map((part, index): [JsonValue, [string, number], number] => [
      part,
      ['parameters', index],
      2,
    ]),
    [requestBody ?? null, ['requestBody'], 1],
  ];
  return parts.flatMap(([part, place, above]) => {
    const levels = countPart(part) + above;
    if (levels <= payloadLevels) return [];
    const message = `What the service stores of the operation is nested ${levels} levels deep here, and some databases hold ${payloadLevels}. Make a component of an inner schema, and refer to it.`;
    return [finding('error', 'payload-depth', renderPointer([...placeOf(route), ...place]), message)];
  });
}

/** The levels of a parameter or a request body with the one reference followed that the importer follows. */
function createLevelCounter(document: JsonObject): (part: JsonValue) => number {
  const known = new Map<JsonValue, number>();
  const countFollowed = (holder: JsonValue | undefined): number => {
    const reference = findReference(findMember(holder, 'schema'));
    const target = reference === undefined ? undefined : findTarget(document, reference);
    return target === undefined || target === document ? 0 : countOnce(target) + 1;
  };
  const countOnce = (value: JsonValue): number => {
    const levels = known.get(value) ?? countLevels(value, known);
    known.set(value, levels);
    return levels;
  };
  return (part) => {
    const content = findMember(part, 'content');
    const media = isObject(content) ? Object.values(content) : [];
    const followed = media.map((one) => countFollowed(one) + 2);
    return Math.max(countOnce(part), countFollowed(part), ...followed);
  };
}
