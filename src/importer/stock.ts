import type { StoredAction } from '../copilot.ts';
import type { Candidate } from '../replacement/replace-job.ts';
import type { ImportedAction, Sent } from './import-document.ts';

/** A version that may be what the copilot holds. */
export type Version = Candidate & Sent;

/** What the copilot held before, told by the versions at hand. */
export interface Stock {
  /** The version whose operations are all there; undefined where none is, or nobody could look. */
  readonly held: Version | undefined;
  /** In no version at hand; undefined where that cannot be told, for no version at hand is what the copilot holds. */
  readonly byHand: readonly StoredAction[] | undefined;
  /** What may be put back, in this order. */
  readonly backups: readonly Version[];
}

/** So many versions are tried one after the other where nobody can see which one was there. */
const mostBackups = 4;

/**
 * @param versions those that may be what the copilot holds, the likeliest first
 * @param seen what it holds; undefined where the service does not show it
 */
export function takeStock(
  next: Sent,
  versions: readonly Version[],
  seen: readonly StoredAction[] | undefined,
): Stock {
  const backups = versions.slice(0, mostBackups);
  if (seen === undefined || seen.length === 0) return { held: undefined, byHand: undefined, backups };
  const have = listRoutesOf(seen);
  const held = versions.find(({ actions }) => countFit(actions, have) === 1);
  const known = [next, ...versions];
  const isKnown = known.some(({ actions }) => countFit(actions, have) >= 0.5);
  const keys = listRoutesOf(known.flatMap(({ actions }) => actions));
  return {
    held,
    byHand: isKnown ? seen.filter((action) => !keys.has(routeOf(action))) : undefined,
    backups: held === undefined ? [] : [held],
  };
}

/** Whether a copilot holds every operation of a version. */
export function isHeldBy({ actions }: Sent, seen: readonly StoredAction[]): boolean {
  return countFit(actions, listRoutesOf(seen)) === 1;
}

/** The share of a version's operations that are there, from 0 to 1. */
function countFit(actions: readonly ImportedAction[], have: ReadonlySet<string>): number {
  if (actions.length === 0) return 0;
  return actions.filter((action) => have.has(routeOf(action))).length / actions.length;
}

function listRoutesOf(actions: readonly Pick<StoredAction, 'method' | 'endpoint'>[]): ReadonlySet<string> {
  return new Set(actions.map(routeOf));
}

function routeOf({ endpoint, method }: Pick<StoredAction, 'method' | 'endpoint'>): string {
  return `${method} ${endpoint}`;
}
