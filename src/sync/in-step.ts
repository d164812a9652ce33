import { isDeepStrictEqual } from 'node:util';
import type { StoredAction } from '../copilot.ts';
import { listExpected, type ExpectedAction } from './expected.ts';
import { keyOf } from './inventory.ts';

/** What tells a copilot from a document: nothing where they are in step. */
export interface Drift {
  readonly missing: readonly Route[];
  /** Not in the document; those made by hand among them. */
  readonly surplus: readonly Route[];
  readonly different: readonly Route[];
}

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly name: string;
}

/**
 * Compares what the copilot holds with what the document would give: operations, names, descriptions, parameters and
 * bodies. What cannot be compared counts as different.
 */
export function findDrift(document: Uint8Array, seen: readonly StoredAction[]): Drift {
  const { actions, optional } = listExpected(document);
  const left = [...seen];
  const take = (key: string): StoredAction | undefined => {
    const index = left.findIndex((action) => keyOf(action) === key);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const pairs = actions.map((expected) => ({ expected, stored: take(expected.key) }));
  return {
    missing: pairs.flatMap(({ expected, stored }) => (stored === undefined ? [toRoute(expected)] : [])),
    surplus: left.filter((action) => !optional.has(keyOf(action))).map(describeStored),
    different: pairs.flatMap(({ expected, stored }) =>
      stored === undefined || isSame(expected, stored) ? [] : [toRoute(expected)],
    ),
  };
}

export function isInStep({ different, missing, surplus }: Drift): boolean {
  return different.length + missing.length + surplus.length === 0;
}

export function describeStored({ endpoint, fields, method }: StoredAction): Route {
  return { method, path: endpoint, name: readText(fields['name']) };
}

function toRoute({ method, name, path }: ExpectedAction): Route {
  return { method, path, name };
}

function isSame(expected: ExpectedAction, { fields }: StoredAction): boolean {
  const payload = fields['payload'];
  if (typeof payload !== 'object' || payload === null) return false;
  const { parameters, request_body: body } = payload as Readonly<Record<string, unknown>>;
  return (
    normaliseName(readText(fields['name'])) === normaliseName(expected.name) &&
    expected.descriptions.includes(readText(fields['description'])) &&
    isDeepStrictEqual(toPlain(parameters ?? []), toPlain(expected.parameters)) &&
    isDeepStrictEqual(toPlain(body ?? {}), toPlain(expected.requestBody ?? {}))
  );
}

/** Some releases write a name in camel case: letters and digits alone tell, and nothing of their case. */
function normaliseName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** As JSON has it: a member that is undefined is none, and objects have no order. */
function toPlain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
