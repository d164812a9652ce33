import { codeCell, escapeMarkdown } from './escape.ts';
import { renderHeadline } from './headline.ts';
import { renderCount, renderNumber } from '../text.ts';
import type { RunContext } from '../runner/index.ts';
import { renderFooter } from './links.ts';
import { isFailed, isQuiet, sortByOutcome } from './result.ts';
import { renderSection } from './section.ts';
import {
  fitMarkdown,
  joinBlocks,
  type Markdown,
  renderFolded,
  renderTable,
  renderTitled,
} from './markdown.ts';
import { renderUnchanged } from './unread.ts';
import type { TargetResult } from '../result.ts';

/**
 * Default maximum size. The runner drops a summary above 1 MiB completely, and masking can lengthen it.
 * @see actions/runner 258d6c8, FileCommandManager.cs
 */
const defaultMaxBytes = 900_000;

/**
 * Renders the job summary as GitHub-flavored Markdown: two lines if nothing changed, otherwise the outcome first. One
 * target has one section; several targets have an overview and the sections that fit, worst first.
 */
export function renderSummary(
  results: readonly TargetResult[],
  run: RunContext,
  maxBytes = defaultMaxBytes,
): string {
  const [first] = results;
  if (first === undefined || results.every(isQuiet)) return renderUnchanged(results, renderHeadline);
  const overview = results.length === 1 ? '' : fitMarkdown(renderOverview(results), maxBytes / 4);
  const sections =
    results.length === 1
      ? fitMarkdown(renderSection({ result: first, run }), maxBytes)
      : renderSections(results, run, maxBytes - Buffer.byteLength(overview));
  const note = run.isForgetful && results.some(isFailed) ? retry : '';
  return `${fitMarkdown(joinBlocks([overview, sections, note, renderFooter(run)]))}\n`;
}

/** Warns that the next push won't retry, because an unnoticed failure would stay until the file changes again. */
const retry =
  '> **The next push doesn’t retry this sync** unless it changes the file, because it is compared with this push. Fix the ' +
  'cause, then click “Run workflow”, or re-run this job, which uses the workflow file of the original run. With `base: copilot`, or ' +
  '`base: last-success` and the permission `actions: read`, the next push retries automatically.';

/** Renders targets that need attention first, then changed ones. The rest is folded. */
function renderOverview(results: readonly TargetResult[]): Markdown {
  const sorted = sortByOutcome(results);
  const counts = [...Map.groupBy(sorted, ({ ending }) => ending.outcome)]
    .map(([outcome, group]) => `${renderNumber(group.length)} ${outcome}`)
    .join(', ');
  const groups = Map.groupBy(sorted, findGroup);
  const tables = groupNames.map((name) => {
    const rows = groups.get(name) ?? [];
    const header = ['Outcome', 'Copilot', 'Breaking', 'Operations', 'OpenAPI file'];
    const table = renderTable({ noun: 'target', header, rows, describe });
    const title = `${name} (${renderNumber(rows.length)})`;
    return name === 'Nothing to do' ? renderFolded(title, table) : renderTitled(title, table);
  });
  const breaking = results.reduce((sum, result) => sum + countBroken(result), 0);
  const alarm = breaking === 0 ? '' : `; 🔴 ${renderCount(breaking, 'breaking change')}`;
  return joinBlocks([`### ${renderCount(results.length, 'copilot')}: ${counts}${alarm}`, ...tables]);
}

const groupNames = ['Needs attention', 'Changed', 'Nothing to do'] as const;

function findGroup(result: TargetResult): (typeof groupNames)[number] {
  if (isFailed(result) || ['file-removed', 'superseded'].includes(result.ending.outcome))
    return 'Needs attention';
  return isQuiet(result) ? 'Nothing to do' : 'Changed';
}

/** Counts breaking changes. A failed sync breaks nothing. */
function countBroken(result: TargetResult): number {
  return isFailed(result) ? 0 : (result.spec?.comparison?.breaking ?? 0);
}

/** Renders one row per copilot. Breaking changes are in a column that narrow screens still show. */
function describe(result: TargetResult): readonly string[] {
  const { copilot, copilotId = 'not named', ending, swaggerFile } = result;
  const name = copilot?.name ?? result.name;
  const breaking = countBroken(result);
  // An empty cell of a failed target would look like "nothing to report".
  const fill = (words: string): string => (isFailed(result) ? words : '');
  return [
    ending.outcome,
    name === undefined ? codeCell(copilotId, 80) : `**${escapeMarkdown(name, 60)}**`,
    breaking === 0 ? fill('–') : `🔴&nbsp;${renderNumber(breaking)}`,
    renderCounts(result) || fill(describeUncounted(result)),
    codeCell(swaggerFile, 160),
  ];
}

function renderCounts({ spec }: TargetResult): string {
  const { added = [], removed = [], modified = [] } = spec?.comparison ?? {};
  return Object.entries({ '+': added, '−': removed, '~': modified })
    .flatMap(([mark, { length }]) => (length === 0 ? [] : [`${mark}${renderNumber(length)}`]))
    .join('&nbsp;');
}

/** Explains why a failed target has no counts of changes. */
function describeUncounted({ spec }: TargetResult): string {
  if (spec === undefined) return 'not&nbsp;read';
  return spec.comparison === undefined ? 'not&nbsp;compared' : 'no&nbsp;change';
}

/**
 * Renders the sections that fit, open if they need attention, otherwise folded behind their headline. The rest is
 * counted.
 */
function renderSections(results: readonly TargetResult[], run: RunContext, maxBytes: number): string {
  const reportable = sortByOutcome(results).filter((result) => !isQuiet(result));
  const sections: string[] = [];
  let leftBytes = maxBytes;
  for (const [index, result] of reportable.entries()) {
    const section = renderSection({ result, run });
    const title = `<b>${escapeMarkdown(renderHeadline(result), 400)}</b>`;
    const shown = findGroup(result) === 'Needs attention' ? section : renderFolded(title, section);
    const reported = fitMarkdown(shown, leftBytes / (reportable.length - index));
    leftBytes -= Buffer.byteLength(reported) + 8;
    if (leftBytes < 0) break;
    sections.push(reported);
  }
  const cut = reportable.length - sections.length;
  if (cut > 0)
    sections.push(
      `…and ${renderCount(cut, 'more section')}, omitted to limit the length. The log contains them.`,
    );
  return sections.join('\n\n---\n\n');
}
