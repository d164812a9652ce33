import {
  isBreaking,
  type Pair,
  type PairFindings,
  type Reach,
  reachKinds,
  type SchemaFinding,
} from './pair.ts';
import { joinPaths } from './change-path.ts';

/** Compares a pair without its nested pairs, or returns `undefined` if the limit of compared pairs is reached. */
export type FindPair = (pair: Pair) => PairFindings | undefined;

/** Number of reference levels below which findings are named by their schema instead of the path to it. */
const levelLimit = 8;
/** Number of findings and pairs after which a walk stops, because the report shows fewer. */
const findingLimit = 100;
const pairLimit = 1_000;

interface Near {
  readonly findings: readonly SchemaFinding[];
  readonly seen: ReadonlySet<Pair>;
  /** Pairs that were reached but not compared. */
  readonly left: readonly Pair[];
}

/** Walks from a pair to the pairs within it, nearest first, up to the limits. */
export function walkNear(root: Pair, find: FindPair): Near {
  const findings: SchemaFinding[] = [];
  const seen = new Set<Pair>();
  const left: Pair[] = [];
  const met = new Set([root]);
  const queue = [{ pair: root, path: '', level: 0 }];
  for (const { pair, path, level } of queue) {
    const isNear = level <= levelLimit && seen.size < pairLimit && findings.length < findingLimit;
    const found = isNear ? find(pair) : undefined;
    if (found === undefined) {
      left.push(pair);
      continue;
    }
    seen.add(pair);
    for (const finding of found.reported) findings.push({ ...finding, path: joinPaths(path, finding.path) });
    for (const { to, path: step, isReference } of found.next) {
      if (met.has(to)) continue;
      met.add(to);
      queue.push({ pair: to, path: joinPaths(path, step), level: level + Number(isReference) });
    }
  }
  return { findings, seen, left };
}

/** Maximum number of pairs that are compared to decide whether one schema accepts every value of another. */
const attemptLimit = 200;

/** Returns whether the new schema of a pair accepts every value of the old one. If in doubt, returns `false`. */
export function isAccepted(root: Pair, find: FindPair): boolean {
  if (root.isAccepted !== undefined) return root.isAccepted;
  const queue = new Set([root]);
  root.isAccepted = queue.values().every((pair) => {
    const found = queue.size > attemptLimit ? undefined : find(pair);
    for (const { to } of found?.next ?? []) queue.add(to);
    return found?.reported.every((finding) => !isBreaking(finding)) === true;
  });
  return root.isAccepted;
}

/** Maximum number of reported pairs that the walk didn't reach. */
export const reachLimit = 8;

/** Lists the nearest pairs with findings below the roots, in time linear in the number of pairs. Each pair keeps its result. */
export function findReach(roots: readonly Pair[], find: FindPair): Reach {
  const sources = explore(roots, find);
  const changed = new Set(sources.keys());
  for (const pair of changed) {
    changed.delete(pair);
    for (const source of sources.get(pair) ?? []) if (propagate(pair, source)) changed.add(source);
  }
  const all = createReach();
  for (const { reach } of roots) {
    for (const kind of reachKinds) reach?.[kind].forEach((pair) => all[kind].add(pair));
  }
  return all;
}

function createReach(): Reach {
  return { breaking: new Set(), others: new Set() };
}

/** Compares all pairs below the roots that have no result yet. Returns the pairs that lead directly to each of them. */
function explore(roots: readonly Pair[], find: FindPair): ReadonlyMap<Pair, readonly Pair[]> {
  const sources = new Map<Pair, Pair[]>();
  for (const root of roots) if (root.reach === undefined) sources.set(root, []);
  for (const pair of sources.keys()) {
    const found = find(pair);
    const reach = (pair.reach = createReach());
    // A pair that wasn't compared can contain any change, so it counts as breaking.
    if (found === undefined || found.reported.some(isBreaking)) reach.breaking.add(pair);
    else if (found.reported.length > 0) reach.others.add(pair);
    for (const { to } of found?.next ?? []) {
      const known = sources.get(to);
      if (known !== undefined) known.push(pair);
      else if (to.reach === undefined) sources.set(to, [pair]);
      else propagate(to, pair);
    }
  }
  return sources;
}

/** Adds the findings of a pair to those of its source, up to the limit. Returns whether one was added. */
function propagate({ reach: from }: Pair, { reach: to }: Pair): boolean {
  if (from === undefined || to === undefined) return false;
  const before = to.breaking.size + to.others.size;
  for (const kind of reachKinds) {
    for (const pair of from[kind]) if (to[kind].size <= reachLimit) to[kind].add(pair);
  }
  return to.breaking.size + to.others.size > before;
}
