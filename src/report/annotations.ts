import type { Place } from '../errors.ts';
import type { Problem } from '../openapi/problem.ts';
import { plainText } from './escape.ts';
import { renderCount } from '../text.ts';
import { renderPlace } from './problems.ts';
import type { TargetResult } from './result.ts';

export interface Annotation {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly place: Place;
}

/**
 * GitHub shows 10 annotations of a kind for a step and silently drops the rest.
 * @see actions/runner 258d6c8, ExecutionContext.cs:144
 */
export const limitOfAKind = 10;

/** The runner cuts a message at 4,096 characters. */
const limitChars = 4_000;

/** How many annotations of each kind the step makes besides these. */
export interface Reserved {
  readonly error: number;
  readonly warning: number;
}

/** The problems that are shown on their lines: at most 10 of a kind, the last one counting those that are not. */
export function selectAnnotations(
  results: readonly TargetResult[],
  reserved: Reserved = { error: 0, warning: 0 },
): readonly Annotation[] {
  // Targets that share a description share its problems.
  const problems = [...new Set(results.flatMap(({ description }) => description?.problems ?? []))];
  return (['error', 'warning'] as const).flatMap((severity) =>
    select(
      problems.filter((problem) => problem.severity === severity),
      limitOfAKind - reserved[severity],
    ),
  );
}

function select(problems: readonly Problem[], limit: number): readonly Annotation[] {
  if (problems.length <= limit) return problems.map(annotate);
  const shown = Math.max(0, limit - 1);
  const [firstHidden] = problems.slice(shown);
  if (firstHidden === undefined || limit <= 0) return [];
  const { severity, file } = firstHidden;
  const message = `…and ${renderCount(problems.length - shown, `more ${severity}`)} in the job summary.`;
  return [...problems.slice(0, shown).map(annotate), { severity, message, place: { file } }];
}

function annotate(problem: Problem): Annotation {
  const { severity, message, file, line, column } = problem;
  // The log shows the message alone: it carries its place itself.
  const where = ` (${plainText(renderPlace(problem), 400)})`;
  return {
    severity,
    message: plainText(message, limitChars - where.length) + where,
    place: { file, line, column },
  };
}
