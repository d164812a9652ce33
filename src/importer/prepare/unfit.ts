import { quote } from '../../text.ts';
import { countLevels } from '../../text-tree/json-bytes.ts';
import { findMember, isArray, isObject, type JsonObject, type JsonValue } from '../../text-tree/json.ts';
import { columnWidth, planNames } from '../../openapi/document/names.ts';
import { findReference, findTarget } from '../../openapi/document/reference.ts';
import { listRoutes, placeOf, quoteRoute, type Route } from '../../openapi/document/route.ts';
import { refuses, warns, type Finding } from '../../openapi/finding.ts';
import { payloadLevels } from './operations.ts';
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
  return [refuses('url-too-long', ['paths', path], message)];
}

function findOwnServer({ path, key, operation, item }: Route, server: string): readonly Finding[] {
  const url = findFirstUrl(operation['servers'] ?? item['servers']);
  if (url === undefined || url.replace(/\/+$/, '') === server.replace(/\/+$/, '')) return [];
  const message = `The operation has a server of its own, \`${url.slice(0, 100)}\`; the service calls the first server of the description instead.`;
  return [warns('server-ignored', ['paths', path, key], message)];
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
    return [refuses('payload-depth', [...placeOf(route), ...at], message)];
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
    return [warns('same-operation-id', placeOf(route), message)];
  });
}

/** As the service writes it, before it stores it. */
function deriveId(name: string): string {
  // Nearly all names are of ASCII, and the tables of all letters take long to load.
  const isAscii = /^[\x20-\x7e]*$/.test(name);
  const [start = ''] = (isAscii ? /^[A-Za-z0-9]*/ : /^[\p{L}\p{N}]*/u).exec(name) ?? [];
  const symbols = isAscii ? /[^A-Za-z0-9]/g : /[^\p{L}\p{N}]/gu;
  const id = start.toLowerCase() + name.slice(start.length).replace(symbols, '_');
  return Array.from(id).slice(0, idWidth).join('');
}
