import { findMember, type JsonObject, membersOf } from '../syntax/index.ts';
import type { OperationEntry } from './document/operation-entry.ts';

/** Name and properties that identify an operation of an OpenAPI file. */
export interface Operation {
  /** Method in upper case: `GET`, `POST`, … */
  readonly method: string;
  /** Path template as written. */
  readonly path: string;
  readonly operationId?: string;
  /** Name of the action that the importer creates from the operation. */
  readonly name: string;
  readonly summary?: string;
  /** Whether its removal was announced: it is deprecated, and the date in its `x-sunset`, if any, has passed. */
  readonly isPhasedOut?: true;
  /** Invalid `x-sunset` of a deprecated operation, as JSON. */
  readonly unreadableSunset?: string;
  /** Whether the file still has the operation, but `operations` doesn't select it any more. */
  readonly isDeselected?: true;
}

/** File and line of an operation. */
export interface OperationLocation {
  /** Path relative to the workspace, with `/`. */
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
}

/** Returns the location of each operation, without operations whose location is unknown. */
export type LocateOperations = (
  operations: readonly Operation[],
) => ReadonlyMap<Operation, OperationLocation>;

/** Describes an operation. Its name depends on the importer. */
export function describeOperation({ key, operation, path }: OperationEntry, name: string): Operation {
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
  if (deprecated !== true && !hasSunsetHeader(membersOf(responses))) return {};
  if (sunset === undefined) return { isPhasedOut: true };
  const dateMs = typeof sunset === 'string' && date.test(sunset) ? Date.parse(sunset) : Number.NaN;
  if (Number.isNaN(dateMs)) return { unreadableSunset: JSON.stringify(sunset) };
  return dateMs <= Date.now() ? { isPhasedOut: true } : {};
}

function hasSunsetHeader(responses: JsonObject): boolean {
  for (const status in responses) {
    if (findMember(findMember(responses[status], 'headers'), 'Sunset') !== undefined) return true;
  }
  return false;
}
