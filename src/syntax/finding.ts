import type { SourceLocation } from './location.ts';
import { renderPointer } from './pointer.ts';

/**
 * Bad news about a file or a description: data, not an exception, so that all of it can be shown at once. An error stops
 * the run, a warning does not. Of a file that cannot be read there is just the first: nothing after it can be trusted.
 */
export interface Finding extends Partial<SourceLocation> {
  readonly severity: 'error' | 'warning';
  /** A short kebab-case name of the rule, the same for every finding of a kind. */
  readonly rule: string;
  /** What is wrong, the value seen and what was expected, in one or two sentences. */
  readonly message: string;
  /** RFC 6901 JSON pointer into the file; empty for the whole. */
  readonly pointer: string;
  /** Relative to the workspace, with `/`; empty as long as it is about the document that all files make together. */
  readonly file: string;
}

/** A finding that stops the run. `at`: the keys from the root to what it is about. */
export function errorProblem(rule: string, at: readonly (string | number)[], message: string): Finding {
  return { severity: 'error', rule, message, pointer: renderPointer(at), file: '' };
}

/** A finding that a person should know of, and that stops nothing. */
export function warningProblem(rule: string, at: readonly (string | number)[], message: string): Finding {
  return { severity: 'warning', rule, message, pointer: renderPointer(at), file: '' };
}
