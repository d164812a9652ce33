import type { Place } from '../errors.ts';
import { type Finding, parsePointer } from '../text-tree/door.ts';
import { codeCell, codeSpan, escapeMarkdown, plainText } from './escape.ts';
import { joinWords } from './facts.ts';
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

/** The problems of a kind as Markdown below `limitBytes`: a row a rule. Many rules of warnings are folded. */
export function renderProblems(links: Links, severity: Finding['severity'], limitBytes: number): string {
  const problems = (links.result.description?.problems ?? []).filter((one) => one.severity === severity);
  const rows = [...Map.groupBy(problems, ({ rule }) => rule).values()];
  const describe = (group: readonly Finding[]): readonly string[] => [
    escapeMarkdown(group[0]?.message ?? '', 600) +
      (group.length > 1 ? `<br>**And ${renderCount(group.length - 1, 'more place')} like it.**` : ''),
    group
      .slice(0, namedPlaces)
      .map((problem) => describePlace(problem, links))
      .join('<br>'),
  ];
  const header = ['What is wrong', 'Where'];
  const table = renderTable({ noun: 'kind of problem', header, rows, describe }, limitBytes);
  const title = `${renderCount(problems.length, severity)} in the description`;
  const isFolded = severity === 'warning' && rows.length > openRows;
  return isFolded ? renderFolded(title, table) : renderTitled(title, table);
}

function describePlace(problem: Finding, links: Links): string {
  const { file, line } = problem;
  const place = linkPath(file, { ...links, line, label: renderPlace(problem) });
  return joinWords([nameOperation(problem.pointer), place], '<br>');
}

/** The operation that a pointer leads into, as people know it: `GET /orders`, else the pointer's own words. */
function nameOperation(pointer: string): string {
  const [root, path = '', key = ''] = parsePointer(pointer) ?? [];
  if (root !== 'paths') return pointer === '' ? '' : codeCell(cutText(pointer, 80));
  const isMethod = /^(?:get|put|post|delete|options|head|patch|trace|query)$/u.test(key);
  return codeCell(isMethod ? `${key.toUpperCase()} ${path}` : path, 200);
}

/** The lines of the file around its first errors. */
export function renderFrames({ result }: Links): string {
  const frames = (result.description?.frames ?? []).map(({ lines, spot: { column, file, line } }) => {
    // Behind its number no line of it is at a line's start, so none can end the fence.
    return `${codeSpan(`${file}:${line}:${column}`)}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
  });
  return joinBlocks(frames);
}
