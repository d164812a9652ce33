import { renderAcceptance } from './acceptance.ts';
import { listOpen } from './change-groups.ts';
import { codeCell, escapeInvisible, escapeMarkdown } from './escape.ts';
import { describeHeld, joinWords } from './counts.ts';
import { describeFacts, renderOperationCount, renderSteps } from './facts.ts';
import { renderHeadline } from './headline.ts';
import { linkCommits, linkPath, type Links } from './links.ts';
import { cutText, renderCount, renderNumber } from '../text.ts';
import { renderOperations } from './operations.ts';
import { renderFrames, renderProblems } from './problems.ts';
import { renderReadiness } from './readiness.ts';
import { findFailure, findReplacement, isDrifted, isFailed } from './result.ts';
import { createList, joinBlocks, type Markdown, renderFolded, renderTitled } from './markdown.ts';
import type { TargetResult } from '../result.ts';

/** Maximum length of the copilot's fields in characters, because instruction texts can be long. */
const recordLimit = 30_000;

/** Renders one target: the result, the state, the fix and the changes. The rest is folded. */
export function renderSection(links: Links): Markdown {
  const { result } = links;
  const rewritten = (result.spec?.rewrites ?? []).map(({ message }) => message);
  const changes = renderChanges(links);
  return joinBlocks([
    `### ${renderSign(result)}${escapeMarkdown(renderHeadline(result), 400)}`,
    result.ending.outcome === 'previewed' ? renderPreview(links) : renderState(result),
    renderRecord(result),
    renderProblems(links, 'error'),
    renderFrames(links),
    renderTitled('Warnings', renderBullets(result.warnings)),
    // After a failure, the changes are a detail, unless they caused it.
    isFailed(result) && findFailure(result)?.code !== 'breaking-change'
      ? renderFolded('Changes that were not applied', changes)
      : changes,
    renderAcceptance(result),
    renderProblems(links, 'warning'),
    renderExcluded(result),
    renderFolded('Rewrites applied before the import', renderBullets(rewritten)),
    renderReadiness(links),
    renderFolded('This run', renderTarget(links)),
  ]);
}

/** Returns a symbol for the headline of a preview, which is visible at a glance. */
function renderSign({ spec, ending }: TargetResult): string {
  if (ending.outcome !== 'previewed' || spec?.comparison === undefined) return '';
  if (listOpen(spec).length > 0) return '🔴 ';
  const { added, modified, removed } = spec.comparison;
  return added.length + modified.length + removed.length === 0 ? '⚪ ' : '🟡 ';
}

/** Describes a preview in one line, and the drift of the copilot. */
function renderPreview(links: Links): Markdown {
  const { spec, swaggerFile } = links.result;
  const parts = [
    linkPath(swaggerFile, links),
    linkCommits(links),
    renderOperationCount(spec, (count) => renderCount(count, 'operation')),
    renderSteps(links.result),
    'nothing was sent',
  ];
  return joinBlocks([joinWords(parts, ' · '), renderDrift(links.result)]);
}

/**
 * Renders the drift next to a preview, because a preview compares two versions of the file, and the copilot may have
 * neither.
 */
function renderDrift({ change, liveState }: TargetResult): string {
  if (
    liveState === undefined ||
    liveState.isInSync ||
    (liveState.commit !== undefined && liveState.commit === change?.base)
  )
    return '';
  return `**Drift:** the copilot has ${escapeMarkdown(describeHeld(liveState))}.`;
}

/** Renders the failure, the fix and the copilot's state in an alert box; without a failure, renders one sentence. */
export function renderState({ ending }: Pick<TargetResult, 'ending'>): string {
  const failure = findFailure({ ending });
  if (failure === undefined) return escapeMarkdown(ending.state, 1_000);
  const reported = { 'What failed': failure.message, 'What to do': failure.hint ?? '', Now: ending.state };
  const body = Object.entries(reported)
    .flatMap(([title, text]) => (text === '' ? [] : [`**${title}:** ${renderMessage(text)}`]))
    .join('\n\n');
  // GitHub shows an alert as a colored box; other renderers show a quotation.
  const alert = ending.outcome === 'degraded' ? 'CAUTION' : 'WARNING';
  return `[!${alert}]\n${body}`.replace(/^/gmu, '> ').replace(/ +$/gmu, '');
}

/** Renders a message with up to 40 lines, because some messages list the copilots that a key can access. */
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

function renderChanges(links: Links): Markdown {
  const { spec, ending } = links.result;
  const table = renderOperations(links);
  const isSame = spec?.comparison !== undefined && table.length === 0 && ending.outcome === 'synced';
  if (!isSame) return table;
  return isDrifted(links.result)
    ? 'The file did not change, but the copilot’s actions had drifted from it.'
    : 'No operation differs.';
}

/** Lists the operations that `operations` doesn't select, folded. */
function renderExcluded({ spec }: TargetResult): Markdown {
  const names = (spec?.selection?.excluded ?? []).map(({ method, path }) => `${method} ${path}`);
  const list = renderList(names, (name) => codeCell(name, 200), '.');
  return renderFolded(`Operations that aren’t selected (${renderNumber(names.length)})`, list);
}

function renderBullets(sentences: readonly string[]): Markdown {
  return renderList(sentences, (sentence) => escapeMarkdown(sentence, 800), ' in the log.');
}

function renderList(texts: readonly string[], escape: (text: string) => string, end: string): Markdown {
  return createList(
    texts,
    (text) => `- ${escape(text)}`,
    (cut) => (cut === 0 ? '' : `\n- …and ${renderNumber(cut)} more${end}`),
  );
}

/** Renders the copilot's fields for users who must recreate a copilot that the delete removed. */
function renderRecord({ copilot, ending }: TargetResult): Markdown {
  if (!('result' in ending) || ending.result !== 'record-removed' || copilot === undefined) return '';
  // JSON escapes line breaks, so no line can start with backticks, which would end the fence.
  const json = cutText(escapeInvisible(JSON.stringify(copilot.record, undefined, 2)), recordLimit);
  return renderFolded(
    'Fields of the deleted copilot (without its token), to recreate it manually',
    `\`\`\`json\n${json}\n\`\`\``,
  );
}

/** Renders the target as a small table: copilot, file, reason, commits, documents, effects and time. */
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

/** Renders the copilot's name in bold, its ID and its status. */
function describeCopilot({ copilot, copilotId, ...known }: TargetResult): string {
  if (copilotId === undefined) return 'not named';
  const id = joinWords([codeCell(copilotId, 80), escapeMarkdown(copilot?.status ?? '', 40)], ', ');
  const name = copilot?.name ?? known.name;
  return name === undefined ? id : `**${escapeMarkdown(name, 120)}** (${id})`;
}
