import { createReach, type FindReach } from './pair-reach.ts';
import type { Home, Pair, PairWay } from './pair.ts';
import { createNumbering } from './schema-view.ts';

/** All pairs of schemas of two documents, each once, whichever operations lead to them. */
export interface PairMemory {
  /** Number of pairs that may still be compared. */
  pairsLeft: number;
  readonly find: (schemas: Pick<Pair, 'old' | 'now'>, way: PairWay, home?: Home) => Pair;
  /** Whether the new schema accepts whatever the old one does, as far as it was found out. */
  readonly accepted: Map<Pair, boolean>;
  readonly reach: FindReach;
}

/** More schemas than two documents can have. With the ways, two of them make one number of 53 bits. */
const mostSchemas = 2 ** 23;
const wayCount = 2 ** 5;

function numberWay({ isInput, isText, isBare, attempts }: PairWay): number {
  return Number(isInput) + 2 * Number(isText) + 4 * Number(isBare) + 8 * attempts;
}

export function createPairMemory(): PairMemory {
  const numberOf = createNumbering();
  const pairs = new Map<number, Pair>();
  return {
    pairsLeft: 100_000,
    accepted: new Map(),
    reach: createReach(),
    find({ old, now }, way, home) {
      const key = (numberOf(old) * mostSchemas + numberOf(now)) * wayCount + numberWay(way);
      const pair = pairs.get(key) ?? { old, now, way, home };
      pairs.set(key, pair);
      return pair;
    },
  };
}
