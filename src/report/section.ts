import { renderAcceptance } from './acceptance.ts';
import { listOpen } from './change-groups.ts';
import { codeCell, escapeInvisible, escapeMarkdown } from './escape.ts';
import { renderExcluded } from './excluded.ts';
import { describeFacts, describeHeld, joinWords, renderSelected, renderSteps } from './facts.ts';
import { renderHeadline } from './headline.ts';
import { linkCommits, linkPath, type Links } from './links.ts';
import { cutText, renderCount, renderNumber } from '../text.ts';
import { renderOperations } from './operations.ts';
import { renderFrames, renderProblems } from './problems.ts';
import { renderReadiness } from './readiness.ts';
import {
  findFailure,
  findReplacement,
  isDrifted,
  isFailed,
  type SpecResult,
  type TargetResult,
} from './result.ts';
import { fitLines, joinBlocks, renderFolded, renderTitled } from './table.ts';

/** How a section's bytes are shared out, so that no long list pushes another out of the summary. */
const share = { operations: 0.5, problems: 0.15, notes: 0.1, readiness: 0.1 };
/** Longest record that is shown, in characters; an instruction text can be long. */
const recordLimit = 30_000;

/** One target as a section: what became of it, what a person must know or do, what changed; the rest is folded. */
export function renderSection(links: Links, maxBytes: number): string {
  const { result } = links;
  const rewritten = (result.description?.rewrites ?? []).map(({ message }) => message);
  const changes = renderChanges(links, maxBytes * share.operations);
  return joinBlocks([
    `### ${renderSign(result)}${escapeMarkdown(renderHeadline(result), 400)}`,
    result.ending.outcome === 'previewed' ? renderPreview(links) : renderState(result),
    renderRecord(result),
    renderProblems(links, 'error', (maxBytes * share.problems) / 2),
    renderFrames(links),
    renderTitled('Warnings', renderBullets(result.warnings, maxBytes * share.notes)),
    // Beside a failure, what the change would have been is a detail, unless that is what failed.
    isFailed(result) && findFailure(result)?.code !== 'breaking-change'
      ? renderFolded('What the change would have been', changes)
      : changes,
    renderAcceptance(result, maxBytes * share.notes),
    renderProblems(links, 'warning', maxBytes * share.problems),
    renderExcluded(result, maxBytes * share.notes),
    renderFolded('Rewrites applied before the import', renderBullets(rewritten, maxBytes * share.notes)),
    renderReadiness(links, maxBytes * share.readiness),
    renderFolded('This run', renderTarget(links)),
  ]);
}

/** A preview's headline can be read from afar. */
function renderSign({ description, ending }: TargetResult): string {
  if (ending.outcome !== 'previewed' || description?.comparison === undefined) return '';
  if (listOpen(description).length > 0) return '🔴 ';
  const { added, modified, removed } = description.comparison;
  return added.length + modified.length + removed.length === 0 ? '⚪ ' : '🟡 ';
}

/** What a preview is of, in one line, and where the copilot has drifted. */
function renderPreview(links: Links): string {
  const { description, swaggerFile } = links.result;
  const operations = description?.operations;
  const count = operations === undefined ? '' : describeCount(operations.length, description?.selection);
  const parts = [
    linkPath(swaggerFile, links),
    linkCommits(links),
    count,
    renderSteps(links.result),
    'nothing was sent',
  ];
  return joinBlocks([joinWords(parts, ' · '), renderDrift(links.result)]);
}

function describeCount(count: number, selection: SpecResult['selection']): string {
  return selection === undefined ? renderCount(count, 'operation') : renderSelected(count, selection.total);
}

/** Told beside a preview: it compares two versions of the file, and the copilot may hold neither. */
function renderDrift({ change, found }: TargetResult): string {
  if (found === undefined || found.isInSync || (found.commit !== undefined && found.commit === change?.base))
    return '';
  return `**Drift:** the copilot has ${escapeMarkdown(describeHeld(found))}.`;
}

/** What failed, what to do and what the copilot holds now, in a box that nobody overlooks; else one sentence. */
export function renderState({ ending }: Pick<TargetResult, 'ending'>): string {
  const failure = findFailure({ ending });
  if (failure === undefined) return escapeMarkdown(ending.state, 1_000);
  const reported = { 'What failed': failure.message, 'What to do': failure.hint ?? '', Now: ending.state };
  const body = Object.entries(reported)
    .flatMap(([title, text]) => (text === '' ? [] : [`**${title}:** ${renderMessage(text)}`]))
    .join('\n\n');
  // GitHub shows an alert as a box in colour; everywhere else it is a plain quotation.
  const alert = ending.outcome === 'degraded' ? 'CAUTION' : 'WARNING';
  return `[!${alert}]\n${body}`.replace(/^/gmu, '> ').replace(/ +$/gmu, '');
}

/** A message in lines keeps them, at most 40: some list the copilots that a key can access. */
function renderMessage(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [...lines.slice(0, 40), ...(lines.length > 40 ? ['…'] : [])]
    .map((line) =>
      line.startsWith('- ') ? `- ${escapeMarkdown(line.slice(2))}` : escapeMarkdown(line, 2_000),
    )
    .join('\n');
}

function renderChanges(links: Links, maxBytes: number): string {
  const { description, ending } = links.result;
  const table = renderOperations(links, maxBytes);
  const isSame = description?.comparison !== undefined && table === '' && ending.outcome === 'synced';
  if (!isSame) return table;
  return isDrifted(links.result)
    ? 'The file did not change, but the copilot’s actions had drifted from it.'
    : 'No operation differs.';
}

function renderBullets(sentences: readonly string[], maxBytes: number): string {
  const { lines, cut } = fitLines(sentences, (sentence) => `- ${escapeMarkdown(sentence, 800)}`, maxBytes);
  return [...lines, ...(cut === 0 ? [] : [`- …and ${renderNumber(cut)} more in the log.`])].join('\n');
}

/** The copilot's fields, for a person who must recreate a record that the delete removed. */
function renderRecord({ copilot, ending }: TargetResult): string {
  if (ending.outcome !== 'degraded' || ending.kind !== 'record-removed' || copilot === undefined) return '';
  // Inside JSON line breaks are escaped, so no line of it can end the fence: only backticks at a line's start could.
  const json = cutText(escapeInvisible(JSON.stringify(copilot.record, undefined, 2)), recordLimit);
  return renderFolded(
    'The copilot’s fields as they were (without its token), to recreate it by hand',
    `\`\`\`json\n${json}\n\`\`\``,
  );
}

/** The target in a small table: who, which file, why, what was compared and sent, what happened, how long it took. */
function renderTarget(links: Links): string {
  const { result } = links;
  const { change, ending } = result;
  const { document, effect, held, operations, time } = describeFacts(result);
  const incidents = findReplacement(result)?.incidents ?? [];
  const why =
    change === undefined ? '' : `${codeCell(change.reason)} – ${escapeMarkdown(change.detail, 600)}`;
  const rows = [
    ['OpenAPI file', linkPath(result.swaggerFile, links)],
    ['Reason', why],
    [change?.base === undefined ? 'Commit' : 'Compared', linkCommits(links)],
    ['Operations', operations],
    ['Previous actions', escapeMarkdown(held)],
    [ending.outcome === 'previewed' ? 'Document to send' : 'Document', document],
    ['Effect', effect],
    ['What happened', incidents.map((incident) => escapeMarkdown(incident, 400)).join('<br>')],
    ['Time', time],
  ].filter(([, value]) => value !== '');
  const header = `| Copilot | ${describeCopilot(result)} |\n| :--- | :--- |`;
  return [header, ...rows.map(([label, value]) => `| ${label} | ${value} |`)].join('\n');
}

/** The copilot's name in bold, its id and its status. */
function describeCopilot({ copilot, copilotId, ...known }: TargetResult): string {
  if (copilotId === undefined) return 'not named';
  const id = joinWords([codeCell(copilotId, 80), escapeMarkdown(copilot?.status ?? '', 40)], ', ');
  const name = copilot?.name ?? known.name;
  return name === undefined ? id : `**${escapeMarkdown(name, 120)}** (${id})`;
}
