import { type FindPair, isBreaking, type Pair } from './pair.ts';

/** Maximum number of reported pairs that the walk didn't reach. */
export const reachLimit = 8;

/** Nearest pairs with findings that a pair leads to: one more than is reported, so that a rest can be detected. */
export interface Reach {
  readonly breaking: Set<Pair>;
  readonly others: Set<Pair>;
}

export type FindReach = (roots: readonly Pair[], find: FindPair) => Reach;

type Reaches = Map<Pair, Reach>;

/** Creates a search for findings far below given pairs, in time linear in the number of pairs. */
export function createReach(): FindReach {
  const reaches: Reaches = new Map();
  return (roots, find) => {
    spread(reaches, explore(reaches, roots, find));
    const all = createEmpty();
    for (const root of roots) {
      const { breaking, others } = reaches.get(root) ?? createEmpty();
      for (const pair of breaking) all.breaking.add(pair);
      for (const pair of others) all.others.add(pair);
    }
    return all;
  };
}

function createEmpty(): Reach {
  return { breaking: new Set(), others: new Set() };
}

/** Compares all pairs below the roots, and returns the sources of each pair. */
function explore(
  reaches: Reaches,
  roots: readonly Pair[],
  find: FindPair,
): ReadonlyMap<Pair, readonly Pair[]> {
  const fresh = new Map<Pair, Pair[]>();
  for (const root of roots) if (!reaches.has(root)) fresh.set(root, []);
  for (const pair of fresh.keys()) {
    const reach = createEmpty();
    reaches.set(pair, reach);
    const found = find(pair);
    // A pair that wasn't compared can contain any change, so it counts as breaking.
    if (found === undefined || found.reported.some(isBreaking)) reach.breaking.add(pair);
    else if (found.reported.length > 0) reach.others.add(pair);
    for (const { to } of found?.next ?? []) {
      const sources = fresh.get(to);
      const known = reaches.get(to);
      if (sources !== undefined) sources.push(pair);
      else if (known === undefined) fresh.set(to, [pair]);
      else propagate(known, reach);
    }
  }
  return fresh;
}

/** Propagates the findings of each pair to its sources, up to the limit. */
function spread(reaches: Reaches, fresh: ReadonlyMap<Pair, readonly Pair[]>): void {
  const changed = new Set(fresh.keys());
  for (const pair of changed) {
    changed.delete(pair);
    const reach = reaches.get(pair);
    if (reach === undefined) continue;
    for (const source of fresh.get(pair) ?? []) {
      const other = reaches.get(source);
      if (other !== undefined && propagate(reach, other)) changed.add(source);
    }
  }
}

function propagate(from: Reach, to: Reach): boolean {
  const before = to.breaking.size + to.others.size;
  for (const kind of ['breaking', 'others'] as const) {
    for (const pair of from[kind]) if (to[kind].size <= reachLimit) to[kind].add(pair);
  }
  return to.breaking.size + to.others.size > before;
}
