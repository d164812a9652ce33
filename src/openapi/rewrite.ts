/** One kind of change that was made to a description so that it imports whole. */
export interface Rewrite {
  readonly rule: string;
  /** What was done and why, as a sentence that carries its own numbers. */
  readonly message: string;
  /** How many places it touched. */
  readonly count: number;
}
