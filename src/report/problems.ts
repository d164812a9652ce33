import { type Finding, parsePointer } from '../syntax/index.ts';
import { codeCell, codeSpan, escapeMarkdown } from './escape.ts';
import { renderLocation } from './code-frame.ts';
import { joinWords } from './counts.ts';
import { linkLocation, type Links } from './links.ts';
import { cutText, renderCount } from '../text.ts';
import { joinBlocks, type Markdown, renderTable, renderTitled } from './markdown.ts';

/** Maximum number of locations per rule. */
const namedLocations = 3;

/** Renders the problems of one severity, one row per rule. */
export function renderProblems(links: Links, severity: Finding['severity']): Markdown {
  const { overlayFiles, problems: all = [] } = links.result.spec ?? {};
  const problems = all.filter((one) => one.severity === severity);
  const rows = [...Map.groupBy(problems, ({ rule }) => rule).values()];
  const describe = (group: readonly Finding[]): readonly string[] => [
    escapeMarkdown(group[0]?.message ?? '', 600) +
      (group.length > 1 ? `<br>**And ${renderCount(group.length - 1, 'more place')} like it.**` : ''),
    group
      .slice(0, namedLocations)
      .map((problem) => describeLocation(problem, links))
      .join('<br>'),
  ];
  const header = ['Problem', 'Where'];
  const table = renderTable({ noun: 'kind of problem', header, rows, describe });
  return renderTitled(
    `${renderCount(problems.length, severity)} in ${nameFiles(problems, overlayFiles)}`,
    table,
  );
}

/** Names the kinds of files that have the problems. */
function nameFiles(problems: readonly Finding[], overlayFiles: readonly string[] = []): string {
  const count = problems.filter(({ file }) => overlayFiles.includes(file)).length;
  if (count === 0) return 'the OpenAPI file';
  return count === problems.length ? 'the overlay files' : 'the OpenAPI file and the overlay files';
}

/** Renders the lines of the file around the first errors. */
export function renderFrames({ result }: Links): Markdown {
  const frames = (result.spec?.frames ?? []).map(({ lines, spot }) => {
    // A number precedes each line, so no line can end the fence.
    return `${codeSpan(renderLocation(spot))}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
  });
  return joinBlocks(frames);
}

function describeLocation(problem: Finding, links: Links): string {
  const { file, line, pointer } = problem;
  const at = { file, line, commit: links.result.change?.head };
  const place = linkLocation(codeCell(renderLocation(problem), 200), at, links);
  return joinWords([nameOperation(pointer), place], '<br>');
}

/** Returns the operation of a pointer, such as `GET /orders`, otherwise the pointer itself. */
function nameOperation(pointer: string): string {
  const [root, path = '', key = ''] = parsePointer(pointer) ?? [];
  if (root !== 'paths') return pointer === '' ? '' : codeCell(cutText(pointer, 80));
  const isMethod = /^(?:get|put|post|delete|options|head|patch|trace|query)$/u.test(key);
  return codeCell(isMethod ? `${key.toUpperCase()} ${path}` : path, 200);
}
