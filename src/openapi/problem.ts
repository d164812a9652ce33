import type { Finding } from './finding.ts';

/**
 * Bad news about a description: data, not an exception, so that all of it can be shown at once. An error stops the
 * import, a warning does not. Its pointer is into `file`.
 */
export interface Problem extends Omit<Finding, 'place'> {
  /** Relative to the workspace, with `/`. */
  readonly file: string;
  /** Count from 1; absent only where the file has no position to give. */
  readonly line?: number;
  readonly column?: number;
}

/** One kind of change that was made to a description so that it imports whole. */
export interface Rewrite {
  readonly rule: string;
  /** What was done and why, as a sentence that carries its own numbers. */
  readonly message: string;
  /** How many places it touched. */
  readonly count: number;
}
