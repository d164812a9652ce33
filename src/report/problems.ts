import type { Problem } from '../openapi/problem.ts';
import { codeCell, codeSpan, escapeMarkdown } from './escape.ts';
import type { CodeFrame } from './code-frame.ts';
import { linkPath, type Links } from './links.ts';
import { cutText, renderCount } from '../text.ts';
import { renderFolded, renderTable } from './table.ts';

/** Up to here groups of warnings are shown open; errors always are. */
const openRows = 5;

/** So many places of one rule are named. */
const namedPlaces = 3;

/** `api/openapi.yaml:12:3`, as editors and terminals understand it. */
export function renderPlace({ file, line, column }: Problem): string {
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** The errors as Markdown below `limitBytes`: a row a rule, and the lines of the first ones. */
export function renderErrors(links: Links, limitBytes: number): string {
  const errors = listProblems(links, 'error');
  if (errors.length === 0) return '';
  return [
    `#### ${renderCount(errors.length, 'error')} in the description`,
    renderGroups(errors, links, limitBytes / 2),
    ...(links.result.description?.frames ?? []).map(renderFrame),
  ].join('\n\n');
}

/** The warnings as Markdown below `limitBytes`: a row a rule, many folded. */
export function renderWarnings(links: Links, limitBytes: number): string {
  const warnings = listProblems(links, 'warning');
  if (warnings.length === 0) return '';
  const title = `${renderCount(warnings.length, 'warning')} about the description`;
  const table = renderGroups(warnings, links, limitBytes);
  return groupByRule(warnings).length > openRows ? renderFolded(title, table) : `#### ${title}\n\n${table}`;
}

function listProblems({ result }: Links, severity: Problem['severity']): readonly Problem[] {
  return (result.description?.problems ?? []).filter((problem) => problem.severity === severity);
}

function groupByRule(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  return [...Map.groupBy(problems, ({ rule }) => rule).values()];
}

function renderGroups(problems: readonly Problem[], links: Links, limitBytes: number): string {
  const describe = (group: readonly Problem[]): readonly string[] => [
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

function describePlace(problem: Problem, links: Links): string {
  const { file, line } = problem;
  const place = linkPath(file, { ...links, line, label: renderPlace(problem) });
  const operation = nameOperation(problem.pointer);
  return operation === '' ? place : `${operation}<br>${place}`;
}

/** The operation that a pointer leads into, as people know it: `GET /orders`, else the pointer's own words. */
function nameOperation(pointer: string): string {
  const [, root, path = '', key = ''] = pointer
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (root !== 'paths') return pointer === '' ? '' : codeCell(cutText(pointer, 80));
  const isMethod = /^(?:get|put|post|delete|options|head|patch|trace|query)$/u.test(key);
  return codeCell(isMethod ? `${key.toUpperCase()} ${path}` : path, 200);
}

function renderFrame({ lines, spot }: CodeFrame): string {
  // Behind its number no line of it is at a line's start, so none can end the fence.
  return `${codeSpan(`${spot.file}:${spot.line}:${spot.column}`)}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}
