import type { JsonValue } from '../syntax/index.ts';
import { type ChangeRule, changeRules, type Values } from './change-rules.ts';

/** Renders a finding, given the name of the place that it is about. */
export type Sentence = (name: string) => string;

export interface SchemaFinding extends Values {
  readonly rule: ChangeRule;
  /** The fields on the way from the pair: `items[].qty`. */
  readonly path: string;
  readonly sentence: Sentence;
}

/** How a pair of schemas is compared: each way finds something else. */
export interface PairWay {
  readonly isInput: boolean;
  readonly isText: boolean;
  /** Number of attempts that this comparison is part of, one within another. */
  readonly attempts: number;
  /** Whether titles, descriptions and defaults are compared elsewhere. */
  readonly isBare: boolean;
}

/** Where the schemas of a pair are, if below a component: its name, and the fields on the way from it. */
export interface Home {
  readonly name: string;
  readonly path: string;
}

/** One schema as the two versions have it. Two references to the same schemas lead to the same pair. */
export interface Pair {
  readonly old: JsonValue | undefined;
  readonly now: JsonValue | undefined;
  readonly way: PairWay;
  readonly home: Home | undefined;
  /** What was found, or `undefined` before the pair is compared. */
  found?: PairFindings;
}

/** What differs between two versions of a schema itself, and the pairs of schemas within that differ. */
export interface PairFindings {
  readonly reported: readonly SchemaFinding[];
  readonly next: readonly PairStep[];
}

/** A step from a pair of schemas to one within it, or to one that it refers to. */
export interface PairStep {
  readonly to: Pair;
  readonly path: string;
  readonly isReference: boolean;
}

/** Compares a pair by itself, or returns `undefined` if too many pairs were compared already. */
export type FindPair = (pair: Pair) => PairFindings | undefined;

export function isBreaking({ rule }: SchemaFinding): boolean {
  return changeRules[rule].class === 'breaking';
}
