/** Bad news about a description: data, not an exception, so that all of it can be shown at once. */
export interface Problem {
  /** An error stops the import (or, under `strict`, breaks the schema); a warning does not. */
  readonly severity: 'error' | 'warning';
  /** A short kebab-case name of the rule, the same for every problem of a kind. */
  readonly rule: string;
  /** What is wrong, the value seen and what was expected, in one or two sentences. */
  readonly message: string;
  /** Relative to the workspace, with `/`. */
  readonly file: string;
  /** Count from 1; absent only where the file has no position to give. */
  readonly line?: number;
  readonly column?: number;
  /** RFC 6901 JSON pointer into `file`; empty for the whole document. */
  readonly pointer: string;
}

/** One kind of change that was made to a description so that it imports whole. */
export interface Rewrite {
  readonly rule: string;
  /** What was done and why, as a sentence that carries its own numbers. */
  readonly message: string;
  /** How many places it touched. */
  readonly count: number;
}
