import type { Place } from '../errors.ts';
import { type Finding, parsePointer } from '../text-tree/door.ts';
import { codeCell, codeSpan, escapeMarkdown, plainText } from './escape.ts';
import type { CodeFrame } from './code-frame.ts';
import { linkPath, type Links } from './links.ts';
import type { TargetResult } from './result.ts';
import { cutText, renderCount } from '../text.ts';
import { joinBlocks, renderFolded, renderTable, renderTitled } from './table.ts';

/** Up to here groups of warnings are shown open; errors always are. */
const openRows = 5;

/** So many places of one rule are named. */
const namedPlaces = 3;

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
    ...selectShown(error, limitOfAKind - reserved.error),
    ...selectShown(warning, limitOfAKind - reserved.warning),
  ];
}

function selectShown(problems: readonly Finding[], limit: number): readonly Annotation[] {
  if (problems.length <= limit) return problems.map(annotate);
  const shown = problems.slice(0, Math.max(0, limit - 1));
  const firstHidden = problems[shown.length];
  if (firstHidden === undefined || limit <= 0) return [];
  const { severity, file } = firstHidden;
  const message = `…and ${renderCount(problems.length - shown.length, `more ${severity}`)} in the job summary.`;
  return [...shown.map(annotate), { severity, message, place: { file } }];
}

function annotate(problem: Finding): Annotation {
  const { severity, message, file, line, column } = problem;
  // The log shows the message alone: it carries its place itself.
  const where = ` (${plainText(renderPlace(problem), 400)})`;
  return {
    severity,
    message: plainText(message, limitChars - where.length) + where,
    place: { file, line, column },
  };
}

/** `api/openapi.yaml:12:3`, as editors and terminals understand it. */
function renderPlace({ file, line, column }: Finding): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** The errors as Markdown below `limitBytes`: a row a rule, and the lines of the first ones. */
export function renderErrors(links: Links, limitBytes: number): string {
  const errors = listProblems(links, 'error');
  const title = `${renderCount(errors.length, 'error')} in the description`;
  const frames = (links.result.description?.frames ?? []).map(renderFrame);
  return joinBlocks([renderTitled(title, renderGroups(errors, links, limitBytes / 2)), ...frames]);
}

/** The warnings as Markdown below `limitBytes`: a row a rule, many folded. */
export function renderWarnings(links: Links, limitBytes: number): string {
  const warnings = listProblems(links, 'warning');
  const title = `${renderCount(warnings.length, 'warning')} about the description`;
  const table = renderGroups(warnings, links, limitBytes);
  return groupByRule(warnings).length > openRows ? renderFolded(title, table) : renderTitled(title, table);
}

function listProblems({ result }: Links, severity: Finding['severity']): readonly Finding[] {
  return (result.description?.problems ?? []).filter((problem) => problem.severity === severity);
}

function groupByRule(problems: readonly Finding[]): readonly (readonly Finding[])[] {
  return [...Map.groupBy(problems, ({ rule }) => rule).values()];
}

function renderGroups(problems: readonly Finding[], links: Links, limitBytes: number): string {
  const describe = (group: readonly Finding[]): readonly string[] => [
    escapeMarkdown(group[0]?.message ?? '', 600) +
      (group.length > 1 ? `<br>**And ${renderCount(group.length - 1, 'more place')} like it.**` : ''),
    group
      .slice(0, namedPlaces)
      .map((problem) => describePlace(problem, links))
      .join('<br>'),
  ];
  const rows = groupByRule(problems);
  const noun = 'kind of problem';
  return renderTable({ noun, header: ['What is wrong', 'Where'], rows, describe }, limitBytes);
}

function describePlace(problem: Finding, links: Links): string {
  const { file, line } = problem;
  const place = linkPath(file, { ...links, line, label: renderPlace(problem) });
  const operation = nameOperation(problem.pointer);
  return operation === '' ? place : `${operation}<br>${place}`;
}

/** The operation that a pointer leads into, as people know it: `GET /orders`, else the pointer's own words. */
function nameOperation(pointer: string): string {
  const [root, path = '', key = ''] = parsePointer(pointer) ?? [];
  if (root !== 'paths') return pointer === '' ? '' : codeCell(cutText(pointer, 80));
  const isMethod = /^(?:get|put|post|delete|options|head|patch|trace|query)$/u.test(key);
  return codeCell(isMethod ? `${key.toUpperCase()} ${path}` : path, 200);
}

function renderFrame({ lines, spot }: CodeFrame): string {
  // Behind its number no line of it is at a line's start, so none can end the fence.
  return `${codeSpan(`${spot.file}:${spot.line}:${spot.column}`)}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}
