import type { Problem } from '../openapi/problem.ts';
import { codeCell, escapeMarkdown } from './escape.ts';
import { renderCount } from './measures.ts';
import { renderFolded, renderTable } from './table.ts';

/** Up to here problems are shown open; errors always are. */
const openRows = 10;

/** `api/openapi.yaml:12:3`, as editors and terminals understand it. */
export function renderPlace(problem: Problem): string {
  const { file, line, column } = problem;
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** The problems as Markdown below `limitBytes`: errors first, many warnings folded. */
export function renderProblems(problems: readonly Problem[], limitBytes: number): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const blocks: string[] = [];
  if (errors.length > 0) {
    blocks.push(
      `#### ${renderCount(errors.length, 'error')} in the description`,
      renderTableOf(errors, limitBytes / 2),
    );
  }
  if (warnings.length > 0) {
    const title = `${renderCount(warnings.length, 'warning')} about the description`;
    const table = renderTableOf(warnings, limitBytes / 2);
    if (warnings.length > openRows) blocks.push(renderFolded(title, table));
    else blocks.push(`#### ${title}`, table);
  }
  return blocks.join('\n\n');
}

function renderTableOf(problems: readonly Problem[], limitBytes: number): string {
  const noun = problems[0]?.severity ?? 'problem';
  const header = ['Place', 'What is wrong'];
  return renderTable({ noun, header, rows: problems, describe }, limitBytes);
}

function describe(problem: Problem): readonly string[] {
  return [codeCell(renderPlace(problem), 200), escapeMarkdown(problem.message, 600) + renderPointer(problem)];
}

function renderPointer({ pointer }: Problem): string {
  return pointer === '' ? '' : `<br>at ${codeCell(pointer, 200)}`;
}
