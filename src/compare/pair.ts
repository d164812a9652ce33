import type { JsonValue } from '../syntax/index.ts';
import { type ChangeRule, changeRules, type Values } from './change-rules.ts';
import { createNumbering } from './memoize.ts';

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
  /** Whether the new schema accepts every value of the old one, or `undefined` before this is decided. */
  isAccepted?: boolean;
  reach?: Reach;
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

/** Nearest pairs with findings that a pair leads to. The list has one pair more than is reported, so that a rest is noticed. */
export type Reach = Readonly<Record<(typeof reachKinds)[number], Set<Pair>>>;

export const reachKinds = ['breaking', 'others'] as const;

export function isBreaking({ rule }: SchemaFinding): boolean {
  return changeRules[rule].class === 'breaking';
}

/** All pairs of schemas of two documents. Operations that refer to the same schemas share a pair. */
export interface PairMemory {
  /** Number of pairs that may still be compared. */
  pairsLeft: number;
  readonly find: (
    schemas: Pick<Pair, 'old' | 'now'>,
    options: PairOptions,
    component?: ComponentPath,
  ) => Pair;
}

export function createPairMemory(): PairMemory {
  const numberOf = createNumbering();
  const pairs = new Map<string, Pair>();
  return {
    pairsLeft: 100_000,
    find({ old, now }, options, component) {
      const { isInput, isText, attempts, isBare } = options;
      const key = `${numberOf(old)} ${numberOf(now)} ${isInput} ${isText} ${attempts} ${isBare}`;
      const pair = pairs.get(key) ?? { old, now, options, component };
      pairs.set(key, pair);
      return pair;
    },
  };
}
