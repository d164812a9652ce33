import type { JsonValue } from '../syntax/index.ts';
import type { ChangeRule, Values } from './change-rules.ts';
import { createNumbering } from './schema-view.ts';

/** What to tell of a place, by the name that people call it. */
export type Sentence = (name: string) => string;

/** One schema as the two versions have it, and where it is below the one that is compared: `items[].qty`. */
export interface Pair {
  readonly old: JsonValue | undefined;
  readonly now: JsonValue | undefined;
  readonly path: string;
}

export interface SchemaFinding extends Values {
  readonly rule: ChangeRule;
  readonly path: string;
  readonly sentence: Sentence;
}

/** What differs between two versions of a schema itself, and the pairs of schemas within that differ. */
export interface PairFindings {
  readonly reported: readonly SchemaFinding[];
  readonly next: readonly Pair[];
}

/** What was found of pairs of schemas: what one operation sends or answers, many others do, too. */
export interface SchemaMemory {
  /** How many more pairs may be looked at as far as each walk may go; after them, each goes less far. */
  pairsLeft: number;
  /** @param way how they are looked at: what is found of an input is not what is found of an answer */
  readonly recall: (way: string, pair: Pair, find: () => PairFindings) => PairFindings;
}

export function createSchemaMemory(): SchemaMemory {
  const numberOf = createNumbering();
  const known = new Map<string, PairFindings>();
  const memory: SchemaMemory = {
    pairsLeft: 100_000,
    recall(way, { old, now }, find) {
      const key = `${way} ${numberOf(old)} ${numberOf(now)}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      memory.pairsLeft -= 1;
      const found = find();
      known.set(key, found);
      return found;
    },
  };
  return memory;
}
