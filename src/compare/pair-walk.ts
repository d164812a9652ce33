import { type FindPair, isBreaking, type Pair, type SchemaFinding } from './pair.ts';
import { joinPaths } from './change-path.ts';

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
export function isAccepted(root: Pair, find: FindPair, accepted: Map<Pair, boolean>): boolean {
  const known = accepted.get(root);
  if (known !== undefined) return known;
  const queue = new Set([root]);
  let isBroader = true;
  for (const pair of queue) {
    const found = queue.size > attemptLimit ? undefined : find(pair);
    isBroader = found?.reported.every((finding) => !isBreaking(finding)) === true;
    if (!isBroader) break;
    for (const { to } of found?.next ?? []) queue.add(to);
  }
  accepted.set(root, isBroader);
  return isBroader;
}
