/** Messages between the process with the list of mutants and the processes with the code. */
export interface Setup {
  readonly files: readonly string[];
  readonly tests: readonly string[];
  /** Mutant that is active from the start, for code that runs at import. */
  readonly active: number | undefined;
  /** Time limit for one test without a mutant. */
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
  /** Result of a mutant. The process is spoiled if a test that timed out continues in it. */
  | { readonly type: 'played'; readonly killedBy: number | undefined; readonly isSpoiled: boolean };

export interface DryTest {
  readonly name: string;
  readonly ms: number;
  /** Whether the test passes on the unchanged code, every time. */
  readonly isSound: boolean;
  /** Mutants in code that the test runs. */
  readonly covers: readonly number[];
}
