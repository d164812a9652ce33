import type { StoredAction } from '../copilot.ts';

/** What a copilot is to hold once a source is in, as far as the inventory can show it. */
export interface Wanted {
  /** Method and endpoint → how many of them. */
  readonly keys: ReadonlyMap<string, number>;
  /** What the service may make more of the document, and what nobody misses. */
  readonly optional: ReadonlySet<string>;
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

export function judgeLook(actions: readonly StoredAction[], context: LookContext): Look {
  const { before, isPlain, wanted } = context;
  const have = countKeys(actions);
  const extra = sumOver(have, wanted.keys, wanted.optional);
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

/** Tells one operation from another; slashes at the joint of server and path do not count. */
export function renderKey(method: string, endpoint: string): string {
  return `${method.toUpperCase()} ${endpoint.replace(/(?<!:)\/{2,}/g, '/').replace(/\/$/, '')}`;
}

export function keyOf({ endpoint, method }: StoredAction): string {
  return renderKey(method, endpoint);
}

export function countKeys(actions: readonly StoredAction[]): ReadonlyMap<string, number> {
  return countTexts(actions.map(keyOf));
}

export function countTexts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Those of `wanted` that `actions` lack, each as often as it is missing. */
export function listMissing(
  wanted: readonly StoredAction[],
  actions: readonly StoredAction[],
): readonly StoredAction[] {
  const have = new Map(countKeys(actions));
  return wanted.filter((action) => {
    const left = have.get(keyOf(action)) ?? 0;
    have.set(keyOf(action), left - 1);
    return left <= 0;
  });
}

/** How many of one count the other does not cover. */
function sumOver(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
  optional: ReadonlySet<string> = new Set(),
): number {
  return [...one].reduce(
    (sum, [key, count]) =>
      optional.has(key) && !other.has(key) ? sum : sum + Math.max(0, count - (other.get(key) ?? 0)),
    0,
  );
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
