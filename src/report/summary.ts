import { codeCell, escapeMarkdown } from './escape.ts';
import type { Comparison } from '../openapi/door.ts';
import { renderHeadline } from './headline.ts';
import { renderCount, renderNumber } from '../text.ts';
import { renderFooter, type Links, type RunContext } from './links.ts';
import { isFailed, sortByOutcome, type TargetResult } from './result.ts';
import { renderSection } from './section.ts';
import { joinBlocks, renderFolded, renderTable, renderTitled } from './table.ts';

/**
 * The runner drops a summary above 1 MiB whole, and masking can lengthen it: this leaves room.
 * @see actions/runner 258d6c8, FileCommandManager.cs
 */
const limitBytes = 900_000;

/** The job summary as GitHub-flavoured Markdown below 1 MiB: two lines where nothing changed, else outcome first. */
export function renderSummary(results: readonly TargetResult[], run: RunContext): string {
  if (results.every(isQuiet)) return `${renderUnchanged(results)}\n`;
  const parts = [renderReport(results, run, limitBytes), ...renderRetry(results, run), renderFooter(run)];
  return `${parts.join('\n\n')}\n`;
}

/** One section for one target; for many an overview first, then the sections that fit, the worst first. */
export function renderReport(
  results: readonly TargetResult[],
  run: RunContext,
  reportLimitBytes: number,
): string {
  const [first] = results;
  if (first === undefined) return '';
  if (results.length === 1) return renderSection({ result: first, run }, reportLimitBytes);
  const overview = renderOverview(results, reportLimitBytes / 4);
  return `${overview}\n\n${renderSections(results, run, reportLimitBytes - Buffer.byteLength(overview))}`.trimEnd();
}

/** A failure that nobody notices would stay until the next change of the file. */
function renderRetry(results: readonly TargetResult[], { isForgetful }: RunContext): readonly string[] {
  if (!isForgetful || !results.some(isFailed)) return [];
  return [
    '> **The next push does not try this again** unless it changes the file, because it is compared with this push. Fix the ' +
      'cause, then re-run this job or press “Run workflow”. With `base: copilot`, or `base: last-success` and the ' +
      'permission `actions: read`, the next push tries again by itself.',
  ];
}

// A target that did not change says all there is to say in one line; its warnings, if any, deserve a section.
function isQuiet({ ending, warnings }: TargetResult): boolean {
  return ending.outcome === 'unchanged' && warnings.length === 0;
}

function renderUnchanged(results: readonly TargetResult[]): string {
  const [first] = results;
  if (first === undefined) return '**Nothing to do:** no target in this run.';
  // Only of a copilot that was looked up there is more to say than that nothing happened.
  const states = new Set(results.map(({ copilot, ending }) => (copilot === undefined ? '' : ending.state)));
  const [state = ''] = states.size === 1 ? states : [];
  const told = state === '' ? '' : `\n\n${escapeMarkdown(state)}`;
  if (results.length > 1)
    return `**Unchanged:** there was nothing to do for ${renderNumber(results.length)} copilots.${told}`;
  const detail = first.change === undefined ? '' : `  \n${escapeMarkdown(first.change.detail)}`;
  return `**${escapeMarkdown(renderHeadline(first))}.**${detail}${told}`;
}

/** What needs a person first, then what changed; the rest is folded. */
function renderOverview(results: readonly TargetResult[], overviewLimitBytes: number): string {
  const sorted = sortByOutcome(results);
  const counts = [...Map.groupBy(sorted, ({ ending }) => ending.outcome)]
    .map(([outcome, group]) => `${renderNumber(group.length)} ${outcome}`)
    .join(', ');
  const groups = Map.groupBy(sorted, findConcern);
  const tables = concerns.map((concern) => {
    const rows = groups.get(concern) ?? [];
    const header = ['Outcome', 'Copilot', 'Breaking', 'Operations', 'Description'];
    const table = renderTable({ noun: 'target', header, rows, describe }, overviewLimitBytes / 3);
    const title = `${concern} (${renderNumber(rows.length)})`;
    return concern === 'Nothing to do' ? renderFolded(title, table) : renderTitled(title, table);
  });
  const breaking = results
    .filter((result) => !isFailed(result))
    .reduce((sum, { description }) => sum + (description?.comparison?.breaking ?? 0), 0);
  const alarm = breaking === 0 ? '' : `; 🔴 ${renderCount(breaking, 'breaking change')}`;
  return joinBlocks([`### ${renderCount(results.length, 'copilot')}: ${counts}${alarm}`, ...tables]);
}

const concerns = ['Needs a person', 'Changed', 'Nothing to do'] as const;

function findConcern(result: TargetResult): (typeof concerns)[number] {
  const { outcome } = result.ending;
  if (isFailed(result) || outcome === 'removed' || outcome === 'stale') return 'Needs a person';
  return isQuiet(result) ? 'Nothing to do' : 'Changed';
}

/** One line a copilot; on a narrow screen what breaks is still in sight. */
function describe(result: TargetResult): readonly string[] {
  const { copilot, copilotId = 'not named', description, name, swaggerFile } = result;
  const known = copilot?.name ?? name;
  // What failed has broken nothing.
  const breaking = isFailed(result) ? 0 : (description?.comparison?.breaking ?? 0);
  return [
    result.ending.outcome,
    known === undefined ? codeCell(copilotId, 80) : `**${escapeMarkdown(known, 60)}**`,
    breaking === 0 ? '' : `🔴&nbsp;${renderNumber(breaking)}`,
    describeCounts(description?.comparison),
    codeCell(swaggerFile, 160),
  ];
}

/** `+2 −1 ~4`: added, removed, modified. */
function describeCounts(comparison: Comparison | undefined): string {
  if (comparison === undefined) return '';
  const { added, removed, modified } = comparison;
  const counts = { '+': added.length, '−': removed.length, '~': modified.length };
  return Object.entries(counts)
    .flatMap(([mark, count]) => (count === 0 ? [] : [`${mark}${renderNumber(count)}`]))
    .join('&nbsp;');
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
    const section = renderOne({ result, run }, leftBytes / (worthTelling.length - index));
    leftBytes -= Buffer.byteLength(section) + 8;
    if (leftBytes < 0) break;
    sections.push(section);
  }
  const cut = worthTelling.length - sections.length;
  if (cut > 0)
    sections.push(`…and ${renderCount(cut, 'more section')}, cut to keep this short: the log holds them.`);
  return sections.join('\n\n---\n\n');
}

/** Open where a person has to act, else folded behind its headline. */
function renderOne(links: Links, limitBytes: number): string {
  const section = renderSection(links, limitBytes);
  if (findConcern(links.result) === 'Needs a person') return section;
  return renderFolded(`<b>${escapeMarkdown(renderHeadline(links.result), 400)}</b>`, section);
}
