import type { StoredAction } from '../copilot.ts';
import { listExpected, type Expected } from './expected.ts';
import { countKeys, countTexts, keyOf, listMissing, type Wanted } from './inventory.ts';
import type { Candidate, ReplaceJob } from './replace-job.ts';
import type { Source } from './state.ts';

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

/** What each source of a job is to leave in the copilot. */
export interface Plan {
  readonly sources: readonly Source[];
  readonly isPlain: boolean;
  /** @param at as in the state: 0 is the new version */
  findWanted(at: number): Wanted;
}

/** Made before the first request that changes anything: nothing in it may fail later. */
export function createPlan(job: ReplaceJob): Plan {
  const { kept, next, previous, seen } = job;
  const hasSeen = seen !== undefined && seen.length > 0;
  const wanted: readonly Wanted[] = [
    toWanted(listExpected(next), seen === undefined ? [] : kept),
    ...previous.map(({ body }) => wantVersion(listExpected(body), seen)),
    ...(hasSeen ? [{ keys: countKeys(seen), optional: new Set<string>(), additions: seen }] : []),
  ];
  const have = countKeys(seen ?? []);
  return {
    sources: ['next', ...previous.map(() => 'previous' as const), ...(hasSeen ? (['seen'] as const) : [])],
    isPlain: wanted
      .slice(0, 1 + previous.length)
      .some(({ keys }) => [...keys.keys()].some((key) => have.has(key))),
    findWanted: (at) => wanted[at] ?? nothing,
  };
}

const nothing: Wanted = { keys: new Map(), optional: new Set(), additions: [] };

/** A version that was there comes back with whatever was there beside it. */
function wantVersion(expected: Expected, seen: readonly StoredAction[] | undefined): Wanted {
  if (seen === undefined || seen.length === 0) return toWanted(expected, []);
  const keys = new Map(countTexts(expected.actions.map(({ key }) => key)));
  const beside = seen.filter((action) => {
    const left = keys.get(keyOf(action)) ?? 0;
    keys.set(keyOf(action), left - 1);
    return left <= 0;
  });
  return toWanted(expected, beside);
}

function toWanted({ actions, optional }: Expected, beside: readonly StoredAction[]): Wanted {
  const keys = countTexts([...actions.map(({ key }) => key), ...beside.map(keyOf)]);
  return { keys, optional, additions: beside };
}

/** What is still to be added one by one. */
export function listAdditions(wanted: Wanted, actions: readonly StoredAction[]): readonly StoredAction[] {
  return listMissing(wanted.additions, actions);
}
