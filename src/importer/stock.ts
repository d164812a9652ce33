import { isDeepStrictEqual } from 'node:util';
import type { StoredAction } from '../copilot.ts';
import { countKeys, keyOf, listExpected, type Expected, type ExpectedAction } from './expected.ts';
import type { Candidate } from '../replacement/replace-job.ts';

/** What the copilot held before, told by the versions at hand. */
export interface Stock {
  /** The version whose operations are all there; undefined where none is, or nobody could look. */
  readonly held: Candidate | undefined;
  /** In no version at hand; undefined where that cannot be told, for no version at hand is what the copilot holds. */
  readonly byHand: readonly StoredAction[] | undefined;
  /** What may be put back, in this order. */
  readonly backups: readonly Candidate[];
}

/** So many versions are tried one after the other where nobody can see which one was there. */
const mostBackups = 4;

/**
 * @param candidates versions that may be what the copilot holds, the likeliest first
 * @param seen what it holds; undefined where the service does not show it
 */
export function takeStock(
  next: Uint8Array,
  candidates: readonly Candidate[],
  seen: readonly StoredAction[] | undefined,
): Stock {
  const backups = candidates.slice(0, mostBackups);
  if (seen === undefined || seen.length === 0) return { held: undefined, byHand: undefined, backups };
  const have = countKeys(seen);
  const versions = candidates.map((candidate) => ({ candidate, expected: listExpected(candidate.body) }));
  const held = versions.find(({ expected }) => countFit(expected, have) === 1)?.candidate;
  const known = [listExpected(next), ...versions.map(({ expected }) => expected)];
  const isKnown = known.some((expected) => countFit(expected, have) >= 0.5);
  const keys = new Set(
    known.flatMap(({ actions, optional }) => [...actions.map(({ key }) => key), ...optional]),
  );
  return {
    held,
    byHand: isKnown ? seen.filter((action) => !keys.has(keyOf(action))) : undefined,
    backups: held === undefined ? [] : [held],
  };
}

/** Whether a copilot holds every operation of a version. */
export function isHeldBy(body: Uint8Array, seen: readonly StoredAction[]): boolean {
  return countFit(listExpected(body), countKeys(seen)) === 1;
}

/** The share of a version's operations that are there, from 0 to 1. */
function countFit({ actions }: Expected, have: ReadonlyMap<string, number>): number {
  if (actions.length === 0) return 0;
  return actions.filter(({ key }) => have.has(key)).length / actions.length;
}

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

export function describeStored({ endpoint, method, name = '' }: StoredAction): Route {
  return { method, path: endpoint, name };
}

function toRoute({ method, name, path }: ExpectedAction): Route {
  return { method, path, name };
}

function isSame(expected: ExpectedAction, { description = '', name = '', payload }: StoredAction): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  const { parameters, request_body: body } = payload as Readonly<Record<string, unknown>>;
  return (
    normaliseName(name) === normaliseName(expected.name) &&
    expected.descriptions.includes(description) &&
    isDeepStrictEqual(toPlain(parameters ?? []), toPlain(expected.parameters)) &&
    isDeepStrictEqual(toPlain(body ?? {}), toPlain(expected.requestBody ?? {}))
  );
}

/** Some releases write a name in camel case: letters and digits alone tell, and nothing of their case. */
function normaliseName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** As JSON has it: a member that is undefined is none, and objects have no order. */
function toPlain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
