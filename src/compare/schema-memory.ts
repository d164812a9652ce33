import type { JsonValue } from '../text-tree/door.ts';
import type { ChangeRule, Values } from './change-rules.ts';

/** One difference, told of every operation that has the schema. */
export interface SchemaFinding extends Values {
  readonly rule: ChangeRule;
  /** Where it is below the schema: `items[].qty`; empty for the schema itself. */
  readonly path: string;
  /** @param name what people call the place */
  readonly sentence: (name: string) => string;
}

/** One schema as the two versions have it. */
export interface Pair {
  readonly old: JsonValue | undefined;
  readonly now: JsonValue | undefined;
}

/** Where it stands below the schema that is compared. */
export interface PlacedPair extends Pair {
  readonly path: string;
}

/** What differs between two versions of a schema itself, and the pairs of schemas within that differ. */
export interface PairFindings {
  readonly told: readonly SchemaFinding[];
  /** Its text reads otherwise. */
  readonly isTextOther: boolean;
  readonly next: readonly PlacedPair[];
  readonly isInDoubt: boolean;
}

/** What was found of pairs of schemas, for one comparison. */
export interface SchemaMemory {
  /** How many pairs may be looked at in all; once they have been, each walk may look at few more. */
  pairsLeft: number;
  readonly ofPairs: Recall<PairFindings>;
  /** All that differs below a pair: what one operation sends or answers, many others do, too. */
  readonly ofWholes: Recall<readonly SchemaFinding[]>;
}

/**
 * What was found of two versions before, or is found now.
 * @param way how they are looked at: what is found of an input is not what is found of an answer
 */
type Recall<Found> = (way: string, pair: Pair, find: () => Found) => Found;

export function createSchemaMemory(): SchemaMemory {
  return { pairsLeft: 100_000, ofPairs: createRecall(), ofWholes: createRecall() };
}

function createRecall<Found>(): Recall<Found> {
  const known = new Map<string, Map<JsonValue | undefined, Map<JsonValue | undefined, Found>>>();
  return (way, { old, now }, find) => {
    const olds = known.get(way) ?? new Map<JsonValue | undefined, Map<JsonValue | undefined, Found>>();
    const nows = olds.get(old) ?? new Map<JsonValue | undefined, Found>();
    known.set(way, olds.set(old, nows));
    const found = nows.get(now) ?? find();
    nows.set(now, found);
    return found;
  };
}
