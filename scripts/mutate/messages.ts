/** What the process that has the list and those that have the code say to each other. */
export interface Setup {
  readonly files: readonly string[];
  readonly tests: readonly string[];
  /** The mutant that is on from the start, for code that runs when it is imported. */
  readonly active: number | undefined;
  /** For one test without a mutant. */
  readonly limitMs: number;
}

export type Order =
  | { readonly type: 'dry' }
  | { readonly type: 'play'; readonly id: number; readonly tests: readonly TimedTest[] };

export interface TimedTest {
  readonly index: number;
  readonly limitMs: number;
}

export type Report =
  | { readonly type: 'ready'; readonly atImport: readonly number[] }
  | { readonly type: 'dry'; readonly tests: readonly DryTest[] }
  /** Spoiled: a test that was given up goes on in it. */
  | { readonly type: 'played'; readonly killedBy: number | undefined; readonly isSpoiled: boolean };

export interface DryTest {
  readonly name: string;
  readonly ms: number;
  /** It passes on the code as it is, time after time. */
  readonly isSound: boolean;
  /** The mutants whose place it comes by. */
  readonly covers: readonly number[];
}
