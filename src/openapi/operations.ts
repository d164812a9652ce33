import { hashText, mix } from './document/digest.ts';
import { findMember, isArray, type JsonObject, type JsonValue, membersOf } from '../syntax/index.ts';
import { omitMembers } from './document/members.ts';
import { planNames } from './document/names.ts';
import { resolveObject } from './document/reference.ts';
import { createReferenceGraph } from './document/reference-graph.ts';
import { listRoutes, type Route } from './document/operation-entry.ts';
import { foldTexts } from './document/texts.ts';
import type { Operation } from './operation.ts';
import { writeSubtypes } from './document/subtypes.ts';
import { createDigest, type Digest } from './document/semantics.ts';

type Fingerprints = Operation['fingerprints'];

/**
 * The operations of a description in its order, each with digests that tell which of its parts changed.
 * @param digests `now` lets go of the document, so that of two versions only one is in memory; `later` makes them when
 *   they are asked for, as most descriptions are read to be sent, and compared with none
 */
export function listOperations(
  document: JsonObject,
  digests: 'now' | 'later' = 'later',
): readonly Operation[] {
  const routes = listRoutes(document);
  const names = planNames(routes);
  let fingerprint: ReturnType<typeof createFingerprint> | undefined;
  const distinguishOperations = (index: number, name: string): Fingerprints => {
    fingerprint ??= createFingerprint(document);
    return fingerprint(index, name);
  };
  return routes.map((route, index) => {
    const name = names[index]?.name ?? '';
    const named = nameOperation(route, name);
    if (digests === 'now') return { ...named, fingerprints: distinguishOperations(index, name) };
    let fingerprints: Fingerprints | undefined;
    return {
      ...named,
      get fingerprints() {
        return (fingerprints ??= distinguishOperations(index, name));
      },
    };
  });
}

function nameOperation({ key, operation, path }: Route, name: string): Omit<Operation, 'fingerprints'> {
  const { operationId, summary } = operation;
  return {
    method: key.toUpperCase(),
    path,
    ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
    name,
    ...(typeof summary === 'string' && summary !== '' && { summary }),
    ...(isPhasedOut(operation) && { isPhasedOut: true }),
  };
}

/**
 * A day that is not over yet was promised. The header `Sunset` (RFC 8594) is documented where an answer carries it; its
 * value is not.
 */
function isPhasedOut({ deprecated, 'x-sunset': sunset, responses }: JsonObject): boolean {
  if (typeof sunset === 'string') return Date.parse(sunset) <= Date.now();
  if (deprecated === true) return true;
  const answers = Object.values(membersOf(responses));
  return answers.some((answer) => findMember(findMember(answer, 'headers'), 'Sunset') !== undefined);
}

/** How an operation is told from that of another version, for one document. */
function createFingerprint(read: JsonObject): (index: number, name: string) => Fingerprints {
  const document = writeSubtypes(read);
  const graph = createReferenceGraph(document);
  const meaning = createDigest(document, graph, 'meaning');
  const documentation = createDigest(document, graph, 'documentation');
  const { components, consumes = false, produces = false, security = false, securityDefinitions } = document;
  const schemes = meaning(findMember(components, 'securitySchemes') ?? securityDefinitions, 'names');
  const routes = listRoutes(document);

  return (index, name) => {
    const route = routes[index] ?? { path: '', key: '', operation: {}, item: {} };
    const { operation, item } = route;
    const parameters = listParameters(document, route).map(({ place, name, value }) => [
      `${place} ${name}`,
      value,
    ]);
    const whole = {
      ...{ consumes, produces, security },
      ...omitMembers(operation, (key) => key.startsWith('x-') || distinguish.has(key)),
      ...foldTexts(operation, item),
      parameters: Object.fromEntries(parameters) as JsonObject,
    };
    const unread = omitMembers({ ...item, ...operation }, (key) => !key.startsWith('x-') && key !== 'tags');
    return {
      meaning: [hashText(name), schemes, meaning(whole, 'keywords')].reduce(mix),
      servers: digestServers(document, route, meaning),
      reading: mix(documentation(whole, 'keywords'), meaning(unread, 'keywords')),
    };
  };
}

const distinguish = new Set(['operationId', 'tags', 'servers', 'schemes']);

export interface PlacedParameter {
  /** `query`, `path`, `header`, `cookie`; in Swagger 2.0 `body` and `formData`, too. */
  readonly place: string;
  readonly name: string;
  /** As written: a reference has a digest already. */
  readonly value: JsonValue;
}

/** The parameters that apply to an operation: its own, and those of its path that it does not override. */
export function listParameters(document: JsonObject, { operation, item }: Route): readonly PlacedParameter[] {
  const byPlace = new Map<string, PlacedParameter>();
  for (const list of [item['parameters'], operation['parameters']]) {
    if (!isArray(list)) continue;
    for (const [index, value] of list.entries()) {
      const parameter = resolveObject(document, value) ?? {};
      const place = typeof parameter['in'] === 'string' ? parameter['in'] : '';
      const name = typeof parameter['name'] === 'string' ? parameter['name'] : `#${index}`;
      byPlace.set(`${place} ${name}`, { place, name, value });
    }
  }
  return [...byPlace.values()];
}

function digestServers(document: JsonObject, { operation, item }: Route, meaning: Digest): number {
  const lists = [operation['servers'], item['servers'], document['servers']];
  const servers = lists.find((list) => isArray(list) && list.length > 0) ?? [{ url: '/' }];
  const { host = false, basePath = false } = document;
  const schemes = operation['schemes'] ?? document['schemes'] ?? false;
  return mix(meaning(servers, 'keywords'), meaning([host, basePath, schemes], 'data'));
}
