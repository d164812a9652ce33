import { quote } from '../../text.ts';
import { countLevels } from '../document/json-bytes.ts';
import { findMember, isArray, isObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { columnWidth, planNames } from '../document/names.ts';
import { renderPointer } from '../document/pointer.ts';
import { findReference, findTarget } from '../document/reference.ts';
import { listRoutes, placeOf, quoteRoute, type Route } from '../document/route.ts';
import type { Finding } from '../finding.ts';
import { payloadLevels } from './schema-sites.ts';
import { findFirstUrl } from './servers.ts';

/** What no rewriting mends, told of the document as it goes out: what the service cannot store, or does not read. */
export function findUnfit(document: JsonObject): readonly Finding[] {
  const server = findFirstUrl(document['servers']) ?? '';
  const routes = listRoutes(document);
  const countPart = createLevelCounter(document);
  return [
    ...routes.flatMap((route) => [...findLongUrl(route, server), ...findOwnServer(route, server)]),
    ...routes.flatMap((route) => findDeep(route, countPart)),
    ...findSameIds(routes),
  ];
}

function findLongUrl({ path }: Route, server: string): readonly Finding[] {
  const length = server.length + path.length;
  if (length <= columnWidth) return [];
  const message = `Server and path together have ${length} characters; the service stores ${columnWidth} of a URL.`;
  return [{ severity: 'error', rule: 'url-too-long', message, pointer: renderPointer(['paths', path]) }];
}

function findOwnServer({ path, key, operation, item }: Route, server: string): readonly Finding[] {
  const url = findFirstUrl(operation['servers'] ?? item['servers']);
  if (url === undefined || url.replace(/\/+$/, '') === server.replace(/\/+$/, '')) return [];
  const message = `The operation has a server of its own, \`${url.slice(0, 100)}\`; the service calls the first server of the description instead.`;
  const pointer = `${renderPointer(['paths', path])}/${key}`;
  return [{ severity: 'warning', rule: 'server-ignored', message, pointer }];
}

/** A payload that is too deep as it is: what references lead to was written out only as far as there is room. */
function findDeep(route: Route, countPart: (part: JsonValue) => number): readonly Finding[] {
  const { parameters, requestBody = null } = route.operation;
  const listed = isArray(parameters) ? parameters : [];
  const parts = [
    ...listed.map((part, index) => ({ part, at: ['parameters', index], above: 2 })),
    { part: requestBody, at: ['requestBody'], above: 1 },
  ];
  return parts.flatMap(({ part, at, above }): Finding[] => {
    const levels = countPart(part) + above;
    if (levels <= payloadLevels) return [];
    const message = `What the service stores of the operation is nested ${levels} levels deep here, and some databases hold ${payloadLevels}. Make a component of an inner schema, and refer to it.`;
    const pointer = renderPointer([...placeOf(route), ...at]);
    return [{ severity: 'error', rule: 'payload-depth', message, pointer }];
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

/** What the service's column holds of an `operation_id`, in characters. */
const idWidth = 64;

/**
 * Operations of different names that get the same `operation_id` on the service: a conversation reaches one of them.
 * Those of the same name are told elsewhere.
 */
function findSameIds(routes: readonly Route[]): readonly Finding[] {
  const plans = planNames(routes);
  const first = new Map<string, { readonly name: string | undefined; readonly route: Route }>();
  return routes.flatMap((route, index): Finding[] => {
    const name = plans[index]?.name;
    const id = deriveId(name ?? '');
    const other = first.get(id);
    if (other === undefined) first.set(id, { name, route });
    if (other === undefined || other.name === name) return [];
    const message = `${quoteRoute(route)} and ${quoteRoute(other.route)} both get the \`operation_id\` ${quote(id)} on the service, so that one of them is never called: it writes the first word in lower case, symbols as \`_\`, and ${idWidth} characters at most. Give one another \`operationId\`.`;
    const pointer = renderPointer(placeOf(route));
    return [{ severity: 'warning', rule: 'same-operation-id', message, pointer }];
  });
}

/** As the service writes it, before it stores it. */
function deriveId(name: string): string {
  // Nearly all names are of ASCII, and the tables of all letters take long to load.
  if (/^[\x20-\x7e]*$/.test(name)) {
    const [word = ''] = /^[A-Za-z0-9]*/.exec(name) ?? [];
    return (word.toLowerCase() + name.slice(word.length).replace(/[^A-Za-z0-9]/g, '_')).slice(0, idWidth);
  }
  const [word = ''] = /^[\p{L}\p{N}]*/u.exec(name) ?? [];
  const id = word.toLowerCase() + name.slice(word.length).replace(/[^\p{L}\p{N}]/gu, '_');
  return Array.from(id).slice(0, idWidth).join('');
}
