import type { JsonValue } from '../document/json.ts';
import type { OperationChange } from '../operation.ts';
import type { ChangeRule } from './change-rules.ts';
import type { Place } from './place.ts';

/** Two versions of a schema, and where they stand. */
export interface Pair {
  readonly old: JsonValue | undefined;
  readonly now: JsonValue | undefined;
  readonly place: Place;
}

/** What differs between two versions of a schema itself, with open places, and the pairs of schemas within that differ. */
export interface PairChanges {
  readonly told: readonly { readonly rule: ChangeRule; readonly sentence: string; readonly place: Place }[];
  readonly texts: readonly Place[];
  readonly next: readonly Pair[];
  readonly isInDoubt: boolean;
}

const pairsInAll = 100_000;
const leastPairs = 50;

interface Recall<Found> {
  find(old: JsonValue | undefined, now: JsonValue | undefined): Found | undefined;
  keep(old: JsonValue | undefined, now: JsonValue | undefined, found: Found): void;
}

/** What was found of pairs of schemas, for one comparison. */
export interface SchemaMemory {
  /** How many pairs may be looked at next: fewer once very many have been, where everything refers to everything. */
  allow(limit: number): number;
  /** One more pair has been looked at. */
  spend(): void;
  /** @param way how they were looked at: what is found of an input is not what is found of an answer */
  of(way: string): Recall<PairChanges>;
  /** All that differs below a pair, with open places: what one operation sends or answers, many others do, too. */
  whole(isInput: boolean): Recall<readonly OperationChange[]>;
}

export function createSchemaMemory(): SchemaMemory {
  const ways = new Map<string, Recall<PairChanges>>();
  const inputs = createRecall<readonly OperationChange[]>();
  const answers = createRecall<readonly OperationChange[]>();
  let left = pairsInAll;
  return {
    allow: (limit) => Math.min(limit, Math.max(leastPairs, left)),
    spend: () => (left -= 1),
    of(way) {
      const recall = ways.get(way) ?? createRecall<PairChanges>();
      ways.set(way, recall);
      return recall;
    },
    whole: (isInput) => (isInput ? inputs : answers),
  };
}

function createRecall<Found>(): Recall<Found> {
  const known = new Map<JsonValue | undefined, Map<JsonValue | undefined, Found>>();
  return {
    find: (old, now) => known.get(old)?.get(now),
    keep(old, now, found) {
      const pairs = known.get(old) ?? new Map<JsonValue | undefined, Found>();
      known.set(old, pairs.set(now, found));
    },
  };
}
