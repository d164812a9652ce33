import { findMember, isArray, type JsonObject, type JsonValue, membersOf } from '../syntax/index.ts';
import { planNames } from './document/names.ts';
import { resolveObject } from './document/reference.ts';
import { listRoutes, type Route } from './document/operation-entry.ts';
import type { Operation } from './operation.ts';

/** Lists the operations of a document in its order. */
export function listOperations(document: JsonObject): readonly Operation[] {
  const routes = listRoutes(document);
  const names = planNames(routes);
  return routes.map((route, index) => describeOperation(route, names[index]?.name ?? ''));
}

function describeOperation({ key, operation, path }: Route, name: string): Operation {
  const { operationId, summary } = operation;
  return {
    method: key.toUpperCase(),
    path,
    ...(typeof operationId === 'string' && operationId !== '' && { operationId }),
    name,
    ...(typeof summary === 'string' && summary !== '' && { summary }),
    ...describeDeprecation(operation),
  };
}

const date = /^\d{4}-\d{2}-\d{2}(?:[Tt].+)?$/;

/**
 * Returns whether a removal was announced, with oasdiff's order of checks: deprecation first, then the date. The header
 * `Sunset` (RFC 8594) is documented where an answer carries it; its value is not.
 */
function describeDeprecation({
  deprecated,
  'x-sunset': sunset,
  responses,
}: JsonObject): Pick<Operation, 'isPhasedOut' | 'unreadableSunset'> {
  const hasHeader = (response: JsonValue): boolean =>
    findMember(findMember(response, 'headers'), 'Sunset') !== undefined;
  if (deprecated !== true && !Object.values(membersOf(responses)).some(hasHeader)) return {};
  if (sunset === undefined) return { isPhasedOut: true };
  const dateMs = typeof sunset === 'string' && date.test(sunset) ? Date.parse(sunset) : Number.NaN;
  if (Number.isNaN(dateMs)) return { unreadableSunset: JSON.stringify(sunset) };
  return dateMs <= Date.now() ? { isPhasedOut: true } : {};
}

export interface PlacedParameter {
  /** `query`, `path`, `header`, `cookie`; in Swagger 2.0 `body` and `formData`, too. */
  readonly place: string;
  readonly name: string;
  /** As written, which may be a reference. */
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
