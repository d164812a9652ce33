import type { StoredAction } from '../copilot.ts';
import { readSent, type ImportedAction } from '../importer/importer.ts';
import type { ReplaceJob } from './replace-job.ts';
import type { Source } from './state.ts';

/** What a copilot is to hold once a source is in, as far as the inventory can show it. */
export interface Wanted {
  /** Method and endpoint → how many of them. */
  readonly keys: ReadonlyMap<string, number>;
  /** Those of them that can be put in one by one. */
  readonly additions: readonly StoredAction[];
}

/** What a look at the inventory says about what the copilot is to hold. */
export interface Look {
  readonly count: number;
  /**
   * `whole`: exactly what it should. `counted`: as many, under endpoints of the service's own form. `short`: nothing
   * else, but not all. `other`: doubled, mixed, or something else.
   */
  readonly fit: 'whole' | 'counted' | 'short' | 'other';
  readonly missing: number;
  readonly extra: number;
  /** All that is missing can be added one by one. */
  readonly lacksAdditionsOnly: boolean;
  /** The very actions that were there before anything was changed. */
  readonly isAsBefore: boolean;
  /** The inventory has never shown an action of this copilot. */
  readonly isUnproven: boolean;
}

export interface LookContext {
  readonly wanted: Wanted;
  /** What the first look saw; undefined where there was none. */
  readonly before: readonly StoredAction[] | undefined;
  /** Whether the service is known to write endpoints as the description has them. */
  readonly isPlain: boolean;
}

export function compareLook(actions: readonly StoredAction[], context: LookContext): Look {
  const { before, isPlain, wanted } = context;
  const have = countKeys(actions);
  const extra = sumOver(have, wanted.keys);
  const missing = sumOver(wanted.keys, have);
  const total = [...wanted.keys.values()].reduce((sum, count) => sum + count, 0);
  const hasAny = [...have.keys()].some((key) => wanted.keys.has(key));
  const isCounted = !isPlain && !hasAny && total > 0 && actions.length === total;
  const lacking = sumOver(wanted.keys, sumUp(have, countKeys(wanted.additions)));
  return {
    count: actions.length,
    fit: decideFit({ extra, missing, isCounted }),
    missing,
    extra,
    lacksAdditionsOnly: missing > 0 && lacking === 0,
    isAsBefore: before !== undefined && isSame(actions, before),
    isUnproven: (before ?? []).length === 0,
  };
}

function decideFit({
  extra,
  isCounted,
  missing,
}: Pick<Look, 'extra' | 'missing'> & { readonly isCounted: boolean }): Look['fit'] {
  if (extra === 0 && missing === 0) return 'whole';
  if (isCounted) return 'counted';
  return extra === 0 ? 'short' : 'other';
}

/** Those actions that the counts do not cover, each as often as it is lacking there. */
function listUncovered(
  actions: readonly StoredAction[],
  counts: ReadonlyMap<string, number>,
): readonly StoredAction[] {
  const rest = new Map(counts);
  return actions.filter((action) => {
    const left = rest.get(keyOf(action)) ?? 0;
    rest.set(keyOf(action), left - 1);
    return left <= 0;
  });
}

/** How many of one count the other does not cover. */
function sumOver(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  return [...one].reduce((sum, [key, count]) => sum + Math.max(0, count - (other.get(key) ?? 0)), 0);
}

function sumUp(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const sums = new Map(one);
  for (const [key, count] of other) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

function isSame(actions: readonly StoredAction[], before: readonly StoredAction[]): boolean {
  if (actions.length !== before.length) return false;
  const name = (action: StoredAction): string => (action.id === '' ? keyOf(action) : action.id);
  const names = countTexts(before.map(name));
  return sumOver(countTexts(actions.map(name)), names) === 0;
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
  const mayLook = seen !== undefined || job.mayLook === true;
  // What is to be seen takes reading all versions once more: not where nobody will look.
  const wanted: readonly Wanted[] = !mayLook
    ? []
    : [
        toWanted(readSent(next).actions, seen === undefined ? [] : kept),
        ...previous.map(({ body }) => wantVersion(readSent(body).actions, seen)),
        ...(hasSeen ? [{ keys: countKeys(seen), additions: seen }] : []),
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

const nothing: Wanted = { keys: new Map(), additions: [] };

/** A version that was there comes back with whatever was there beside it. */
function wantVersion(actions: readonly ImportedAction[], seen: readonly StoredAction[] | undefined): Wanted {
  if (seen === undefined || seen.length === 0) return toWanted(actions, []);
  return toWanted(actions, listUncovered(seen, countKeys(actions)));
}

function toWanted(actions: readonly ImportedAction[], beside: readonly StoredAction[]): Wanted {
  return { keys: countKeys([...actions, ...beside]), additions: beside };
}

type Keyed = Pick<StoredAction, 'method' | 'endpoint'>;

function keyOf({ endpoint, method }: Keyed): string {
  return `${method} ${endpoint}`;
}

function countKeys(actions: readonly Keyed[]): ReadonlyMap<string, number> {
  return countTexts(actions.map(keyOf));
}

function countTexts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** What is still to be added one by one. */
export function listAdditions(wanted: Wanted, actions: readonly StoredAction[]): readonly StoredAction[] {
  return listUncovered(wanted.additions, countKeys(actions));
}
