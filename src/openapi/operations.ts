import { findMember, isArray, type JsonObject, type JsonValue, membersOf } from '../syntax/index.ts';
import { planNames } from './document/names.ts';
import { resolveObject } from './document/reference.ts';
import { listOperationEntries, type OperationEntry } from './document/operation-entry.ts';
import type { Operation } from './operation.ts';

/** Lists the operations of a document in its order. */
export function listOperations(document: JsonObject): readonly Operation[] {
  const entries = listOperationEntries(document);
  const names = planNames(entries);
  return entries.map((entry, index) => describeOperation(entry, names[index]?.name ?? ''));
}

function describeOperation({ key, operation, path }: OperationEntry, name: string): Operation {
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
 * Returns whether a removal was announced, with oasdiff's order of checks: deprecation first, then the date. A documented
 * response header `Sunset` (RFC 8594) also counts as deprecation, but the file doesn't contain its date.
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

export interface ListedParameter {
  /** Location: `query`, `path`, `header` or `cookie`, in Swagger 2.0 also `body` and `formData`. Empty if unknown. */
  readonly in: string;
  readonly name: string;
  /** Parameter as written, which can be a reference. */
  readonly value: JsonValue;
}

/** Lists the parameters of an operation: its own, and those of its path that it doesn't override. */
export function listParameters(
  document: JsonObject,
  { operation, pathItem }: OperationEntry,
): readonly ListedParameter[] {
  const byLocation = new Map<string, ListedParameter>();
  for (const list of [pathItem['parameters'], operation['parameters']]) {
    if (!isArray(list)) continue;
    for (const [index, value] of list.entries()) {
      const parameter = resolveObject(document, value) ?? {};
      const location = typeof parameter['in'] === 'string' ? parameter['in'] : '';
      const name = typeof parameter['name'] === 'string' ? parameter['name'] : `#${index}`;
      byLocation.set(`${location} ${name}`, { in: location, name, value });
    }
  }
  return [...byLocation.values()];
}
