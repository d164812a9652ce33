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

/**
 * The problems that are shown on their lines: at most 10 of a kind, the last one counting those that are not.
 * @param reserved how many annotations of each kind the step makes besides these
 */
export function selectAnnotations(
  results: readonly TargetResult[],
  reserved: Readonly<Record<Annotation['severity'], number>>,
): readonly Annotation[] {
  // Targets that share a description share its problems.
  const problems = new Set(results.flatMap(({ description }) => description?.problems ?? []));
  const { error = [], warning = [] } = Object.groupBy(problems, ({ severity }) => severity);
  return [
    ...select(error, limitOfAKind - reserved.error),
    ...select(warning, limitOfAKind - reserved.warning),
  ];
}

function select(problems: readonly Problem[], limit: number): readonly Annotation[] {
  if (problems.length <= limit) return problems.map(annotate);
  const shown = problems.slice(0, Math.max(0, limit - 1));
  const firstHidden = problems[shown.length];
  if (firstHidden === undefined || limit <= 0) return [];
  const { severity, file } = firstHidden;
  const message = `…and ${renderCount(problems.length - shown.length, `more ${severity}`)} in the job summary.`;
  return [...shown.map(annotate), { severity, message, place: { file } }];
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
