import { codeCell, escapeMarkdown } from './escape.ts';
import { renderDifference, renderHeadline } from './headline.ts';
import { renderCount } from './measures.ts';
import { renderFooter, type RunContext } from './links.ts';
import { sortByOutcome, type TargetResult } from './result.ts';
import { describeCopilot, renderSection } from './section.ts';
import { renderTable } from './table.ts';

/**
 * The runner drops a summary above 1 MiB whole, and masking can lengthen it: this leaves room.
 * @see actions/runner 258d6c8, FileCommandManager.cs
 */
const limitBytes = 900_000;

/** The job summary as GitHub-flavoured Markdown below 1 MiB: two lines where nothing changed, else outcome first. */
export function renderSummary(results: readonly TargetResult[], run: RunContext): string {
  if (results.every(isQuiet)) return `${renderUnchanged(results)}\n`;
  return `${renderReport(results, run, limitBytes)}\n\n${renderFooter(run)}\n`;
}

/** One section for one target; for many an overview first, then the sections that fit, the worst first. */
export function renderReport(
  results: readonly TargetResult[],
  run: RunContext,
  reportLimitBytes: number,
): string {
  const [first] = results;
  if (first === undefined) return '';
  if (results.length === 1) return renderSection(first, run, reportLimitBytes);
  const overview = renderOverview(results, reportLimitBytes / 4);
  return `${overview}\n\n${renderSections(results, run, reportLimitBytes - Buffer.byteLength(overview))}`.trimEnd();
}

// A target that did not change says all there is to say in one line; its warnings, if any, deserve a section.
function isQuiet({ ending, warnings }: TargetResult): boolean {
  return ending.outcome === 'unchanged' && warnings.length === 0;
}

function renderUnchanged(results: readonly TargetResult[]): string {
  const [first] = results;
  if (first === undefined) return '**Nothing to do:** no target in this run.';
  if (results.length > 1)
    return `**Unchanged:** none of the ${results.length} descriptions changed; nothing was sent.`;
  const detail = first.change === undefined ? '' : `  \n${escapeMarkdown(first.change.detail)}`;
  return `**${escapeMarkdown(renderHeadline(first))}.**${detail}`;
}

function renderOverview(results: readonly TargetResult[], overviewLimitBytes: number): string {
  const sorted = sortByOutcome(results);
  const counts = [...Map.groupBy(sorted, ({ ending }) => ending.outcome)]
    .map(([outcome, group]) => `${group.length} ${outcome}`)
    .join(', ');
  const header = ['Outcome', 'Copilot', 'Description', 'Operations'];
  const table = renderTable({ noun: 'target', header, rows: sorted, describe }, overviewLimitBytes);
  return `### ${renderCount(results.length, 'copilot')}: ${counts}\n\n${table}`;
}

function describe(result: TargetResult): readonly string[] {
  const { outcome } = result.ending;
  const isUnread = result.description?.operations === undefined;
  const differs = outcome === 'unchanged' || isUnread ? '' : renderDifference(result);
  return [outcome, describeCopilot(result), codeCell(result.swaggerFile, 160), differs];
}

function renderSections(
  results: readonly TargetResult[],
  run: RunContext,
  sectionsLimitBytes: number,
): string {
  const worthTelling = sortByOutcome(results).filter((result) => !isQuiet(result));
  const sections: string[] = [];
  let leftBytes = sectionsLimitBytes;
  for (const [index, result] of worthTelling.entries()) {
    const section = renderSection(result, run, leftBytes / (worthTelling.length - index));
    leftBytes -= Buffer.byteLength(section) + 8;
    if (leftBytes < 0) break;
    sections.push(section);
  }
  const cut = worthTelling.length - sections.length;
  if (cut > 0)
    sections.push(`…and ${renderCount(cut, 'more section')}, cut to keep this short: the log holds them.`);
  return sections.join('\n\n---\n\n');
}
