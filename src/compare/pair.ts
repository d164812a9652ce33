import type { JsonValue } from '../syntax/index.ts';
import { type ChangeRule, changeRules, type Values } from './change-rules.ts';

/** Renders a finding with the name of the part that it is about. */
export type Sentence = (name: string) => string;

export interface SchemaFinding extends Values {
  readonly rule: ChangeRule;
  /** Field path from the pair: `items[].qty`. */
  readonly path: string;
  readonly sentence: Sentence;
}

/** Options of a comparison of two schemas. Different options give different findings. */
export interface PairOptions {
  readonly isInput: boolean;
  readonly isText: boolean;
  /** Number of nested `isAccepted` attempts that this comparison is part of. */
  readonly attempts: number;
  /** Whether titles, descriptions and defaults are compared elsewhere. */
  readonly isBare: boolean;
}

/** Component that contains the schemas of a pair, and the field path from the component. */
export interface ComponentPath {
  readonly name: string;
  readonly path: string;
}

/** The two versions of a schema. Two references to the same schemas lead to the same pair. */
export interface Pair {
  readonly old: JsonValue | undefined;
  readonly now: JsonValue | undefined;
  readonly options: PairOptions;
  readonly component: ComponentPath | undefined;
  /** Findings, or `undefined` before the pair is compared. */
  found?: PairFindings;
}

/** Differences of the two schemas themselves, and the nested pairs that differ. */
export interface PairFindings {
  readonly reported: readonly SchemaFinding[];
  readonly next: readonly PairStep[];
}

/** A step from a pair of schemas to a nested or referenced pair. */
export interface PairStep {
  readonly to: Pair;
  readonly path: string;
  readonly isReference: boolean;
}

/** Compares a pair without its nested pairs, or returns `undefined` if the limit of compared pairs is reached. */
export type FindPair = (pair: Pair) => PairFindings | undefined;

export function isBreaking({ rule }: SchemaFinding): boolean {
  return changeRules[rule].class === 'breaking';
}
