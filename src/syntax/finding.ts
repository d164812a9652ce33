import type { SourceLocation } from './location.ts';
import { renderPointer } from './pointer.ts';

/**
 * A problem in a file. Findings are data and not exceptions, so that all of them can be reported at once. An error stops
 * the run, and a warning doesn't. If a file can't be parsed, only the first error is reported, because others might only be
 * consequences.
 */
export interface Finding extends Partial<SourceLocation> {
  readonly severity: 'error' | 'warning';
  /** Name of the rule in kebab case. */
  readonly rule: string;
  /** Problem with the actual value and the expected one, in one or two sentences. */
  readonly message: string;
  /** Fix as an imperative sentence, if the fix isn't at the location, such as for another kind of file. */
  readonly hint?: string;
  /** JSON Pointer (RFC 6901) into the file; empty for the whole file. */
  readonly pointer: string;
  /** Path relative to the workspace, with `/`. Empty while the pointer is into the bundled document. */
  readonly file: string;
}

/** Creates an error, which stops the run. @param at keys from the root to the part with the problem */
export function errorProblem(
  rule: string,
  at: readonly (string | number)[],
  message: string,
  hint?: string,
): Finding {
  const finding = { severity: 'error', rule, message, pointer: renderPointer(at), file: '' } as const;
  return hint === undefined ? finding : { ...finding, hint };
}

export function isError({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'error';
}

/** Creates a warning, which doesn't stop the run. */
export function warningProblem(rule: string, at: readonly (string | number)[], message: string): Finding {
  return { ...errorProblem(rule, at, message), severity: 'warning' };
}
