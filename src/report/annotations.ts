import type { FileLocation } from '../errors.ts';
import { renderCount } from '../text.ts';
import type { Finding } from '../syntax/index.ts';
import { plainText } from './escape.ts';
import { renderLocation } from './code-frame.ts';
import { findFailure, isFailed, describeFailure } from './result.ts';
import type { TargetResult } from '../result.ts';

export interface Annotation {
  readonly severity: Finding['severity'];
  readonly message: string;
  readonly location: FileLocation | undefined;
}

/**
 * Maximum number of annotations of one kind. GitHub shows 10 per step and silently drops the rest.
 * @see actions/runner 258d6c8, ExecutionContext.cs:144
 */
const limitOfAKind = 10;
/** Maximum length of a message. The runner truncates at 4,096 characters. */
const limitChars = 4_000;

/** Selects the annotations, up to 10 of a kind: warnings before errors, and the failures last. */
export function selectAnnotations(results: readonly TargetResult[]): readonly Annotation[] {
  // Targets that share an OpenAPI file share its problems and warnings, so each is shown once.
  const problems = [...new Set(results.flatMap(({ spec }) => spec?.problems ?? []))];
  const warnings = [...new Set(results.flatMap((result) => result.warnings))].map((message) => ({
    severity: 'warning' as const,
    message,
    location: undefined,
  }));
  const failures = results.filter(isFailed).map(annotateFailure);
  const reported = failures.flatMap(({ location }) =>
    location === undefined ? [] : [renderLocation(location)],
  );
  // The failure repeats the first error in full: a second annotation at its location would be noise.
  const unreported = problems.filter(
    (one) => one.severity === 'warning' || !reported.includes(renderLocation(one)),
  );
  const { warning = [], error = [] } = Object.groupBy(unreported, ({ severity }) => severity);
  return [...fit(warning, warnings), ...fit(error, failures)];
}

function fit(problems: readonly Finding[], others: readonly Annotation[]): readonly Annotation[] {
  const shown = cut(problems.map(annotate), limitOfAKind - Math.min(others.length, limitOfAKind / 2));
  return [...shown, ...cut(others, limitOfAKind - shown.length)];
}

function cut(annotations: readonly Annotation[], limit: number): readonly Annotation[] {
  const [last] = annotations.slice(limit - 1);
  if (annotations.length <= limit || last === undefined) return annotations;
  const count = renderCount(annotations.length - limit + 1, `more ${last.severity}`);
  return [...annotations.slice(0, limit - 1), { ...last, message: `…and ${count} in the job summary.` }];
}

function annotate(problem: Finding): Annotation {
  const { severity, message, file, line, column } = problem;
  // The log shows only the message, so the message contains the location.
  const where = ` (${plainText(renderLocation(problem), 400)})`;
  const text = plainText(message, limitChars - where.length) + where;
  return { severity, message: text, location: { file, line, column } };
}

function annotateFailure(result: TargetResult): Annotation {
  const failure = findFailure(result);
  // If the message is a list, its last line would absorb the following text.
  const separator = failure?.message.includes('\n') === true ? '\n' : ' ';
  return { severity: 'error', message: describeFailure(result).join(separator), location: failure?.at };
}
