import { type Finding, parsePointer } from '../text-tree/door.ts';
import { codeCell, escapeMarkdown } from './escape.ts';
import { renderPlace } from './annotations.ts';
import { joinWords } from './facts.ts';
import { linkPath, type Links } from './links.ts';
import { cutText, renderCount } from '../text.ts';
import { renderFolded, renderTable, renderTitled } from './table.ts';

/** Up to here groups of warnings are shown open; errors always are. */
const openRows = 5;
/** So many places of one rule are named. */
const namedPlaces = 3;

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
