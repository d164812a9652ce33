import type { JsonValue } from '../document/json.ts';
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

interface Recall {
  find(old: JsonValue | undefined, now: JsonValue | undefined): PairChanges | undefined;
  keep(old: JsonValue | undefined, now: JsonValue | undefined, changes: PairChanges): void;
}

/** What was found of pairs of schemas, for one comparison. */
export interface SchemaMemory {
  /** How many pairs may be looked at next: fewer once very many have been, where everything refers to everything. */
  allow(limit: number): number;
  /** One more pair has been looked at. */
  spend(): void;
  /** @param way how they were looked at: what is found of an input is not what is found of an answer */
  of(way: string): Recall;
}

export function createSchemaMemory(): SchemaMemory {
  const ways = new Map<string, Recall>();
  let left = pairsInAll;
  return {
    allow: (limit) => Math.min(limit, Math.max(leastPairs, left)),
    spend: () => (left -= 1),
    of(way) {
      const recall = ways.get(way) ?? createRecall();
      ways.set(way, recall);
      return recall;
    },
  };
}

function createRecall(): Recall {
  const known = new Map<JsonValue | undefined, Map<JsonValue | undefined, PairChanges>>();
  return {
    find: (old, now) => known.get(old)?.get(now),
    keep(old, now, changes) {
      const pairs = known.get(old) ?? new Map<JsonValue | undefined, PairChanges>();
      known.set(old, pairs.set(now, changes));
    },
  };
}
