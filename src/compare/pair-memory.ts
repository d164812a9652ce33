import { createReach, type FindReach } from './pair-reach.ts';
import type { ComponentPath, Pair, PairOptions } from './pair.ts';
import { createNumbering } from './schema-view.ts';

/** All pairs of schemas of two documents. Operations that refer to the same schemas share a pair. */
export interface PairMemory {
  /** Number of pairs that may still be compared. */
  pairsLeft: number;
  readonly find: (
    schemas: Pick<Pair, 'old' | 'now'>,
    options: PairOptions,
    component?: ComponentPath,
  ) => Pair;
  /** Known results of whether the new schema accepts every value of the old one. */
  readonly accepted: Map<Pair, boolean>;
  readonly reach: FindReach;
}

/** More schemas than two documents can have. Two schema numbers and the options fit into an integer of 53 bits. */
const maxSchemas = 2 ** 23;
const optionCount = 2 ** 5;

function numberOptions({ isInput, isText, isBare, attempts }: PairOptions): number {
  return Number(isInput) + 2 * Number(isText) + 4 * Number(isBare) + 8 * attempts;
}

export function createPairMemory(): PairMemory {
  const numberOf = createNumbering();
  const pairs = new Map<number, Pair>();
  return {
    pairsLeft: 100_000,
    accepted: new Map(),
    reach: createReach(),
    find({ old, now }, options, component) {
      const key = (numberOf(old) * maxSchemas + numberOf(now)) * optionCount + numberOptions(options);
      const pair = pairs.get(key) ?? { old, now, options, component };
      pairs.set(key, pair);
      return pair;
    },
  };
}
