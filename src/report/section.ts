import { renderAcceptance } from './acceptance.ts';
import { listOpen } from './causes.ts';
import { codeCell, escapeMarkdown, splitLines } from './escape.ts';
import { renderDifference, renderHeadline, renderPayload } from './headline.ts';
import { linkCommits, linkPath, linkRunBefore, type Links } from './links.ts';
import { shortenOid } from '../oid.ts';
import { cutText, renderCount, renderDuration, renderNumber } from '../text.ts';
import { renderOperations } from './operations.ts';
import { renderErrors, renderWarnings } from './problems.ts';
import {
  describeGap,
  findFailure,
  findReplacement,
  isDrifted,
  isFailed,
  isRecordRemoved,
  namePauses,
  type Found,
  type TargetResult,
} from './result.ts';
import { fitLines, joinBlocks, renderFolded, renderTitled } from './table.ts';

/** How a section's bytes are shared out, so that no long list pushes another out of the summary. */
const share = { operations: 0.5, problems: 0.15, notes: 0.1 };

/** Longest record that is shown, in characters; an instruction text can be long. */
const recordLimit = 30_000;

/** One target as a section: what became of it, what a person must know or do, what changed; the rest is folded. */
export function renderSection(links: Links, limitBytes: number): string {
  const { result } = links;
  const rewritten = (result.description?.rewrites ?? []).map(({ message }) => message);
  const changes = renderChanges(links, limitBytes * share.operations);
  return joinBlocks([
    `### ${renderSign(result)}${escapeMarkdown(renderHeadline(result), 400)}`,
    result.ending.outcome === 'previewed' ? renderPreview(links) : renderState(result),
    renderRecord(result),
    renderErrors(links, limitBytes * share.problems),
    renderTitled('Needs a look', renderBullets(result.warnings, limitBytes * share.notes)),
    // Beside a failure, what the change would have been is a detail, unless that is what failed.
    isFailed(result) && findFailure(result)?.code !== 'breaking-change'
      ? renderFolded('What the change would have been', changes)
      : changes,
    renderAcceptance(result, limitBytes * share.notes),
    renderWarnings(links, limitBytes * share.problems),
    renderFolded(
      'Rewritten, so that everything imports completely',
      renderBullets(rewritten, limitBytes * share.notes),
    ),
    renderFolded('This run', renderFacts(links)),
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
  const parts = [
    linkPath(swaggerFile, links),
    linkCommits(links),
    operations === undefined ? '' : renderCount(operations.length, 'operation'),
    'nothing was sent',
  ].filter((part) => part !== '');
  return joinBlocks([parts.join(' · '), renderDrift(links.result)]);
}

/** Told beside a preview: it compares two versions of the file, and the copilot may hold neither. */
function renderDrift({ change, found }: TargetResult): string {
  if (found === undefined || found.isInStep || (found.commit ?? '') === change?.base) return '';
  const { actions, commit = '' } = found;
  const version =
    commit === '' ? 'no version of the file at hand' : `the version of ${codeCell(shortenOid(commit))}`;
  return `**Drift:** the copilot holds ${renderCount(actions, 'action')}, ${version}. Compared with this version: ${describeDrift(found)}.`;
}

function describeDrift({ different, missing, surplus }: Found): string {
  const counts = { missing, 'too many': surplus, different };
  return Object.entries(counts)
    .map(([word, routes]) => `${renderNumber(routes.length)} ${word}`)
    .join(', ');
}

/** What failed, what to do and what the copilot holds now, in a box that nobody overlooks; else one sentence. */
export function renderState({ ending }: Pick<TargetResult, 'ending'>): string {
  const failure = findFailure({ ending });
  if (failure === undefined) return escapeMarkdown(ending.state, 1_000);
  const paragraphs = [
    { title: 'What failed', text: failure.message },
    { title: 'What to do', text: failure.hint ?? '' },
    { title: 'Now', text: ending.state },
  ].filter(({ text }) => text !== '');
  const body = paragraphs.map(({ title, text }) => `**${title}:** ${renderMessage(text)}`).join('\n\n');
  // GitHub shows an alert as a box in colour; everywhere else it is a plain quotation.
  const alert = ending.outcome === 'lost' ? 'CAUTION' : 'WARNING';
  return `[!${alert}]\n${body}`.replace(/^/gmu, '> ').replace(/ +$/gmu, '');
}

/** A message in lines keeps them: some list the copilots that a key can access. */
function renderMessage(text: string): string {
  return splitLines(text)
    .map((line) =>
      line.startsWith('- ') ? `- ${escapeMarkdown(line.slice(2))}` : escapeMarkdown(line, 2_000),
    )
    .join('\n');
}

function renderChanges(links: Links, limitBytes: number): string {
  const { result } = links;
  const table = renderOperations(links, limitBytes);
  const isCompared = result.description?.comparison !== undefined;
  if (!isCompared || table !== '') return table;
  if (result.ending.outcome !== 'synced') return '';
  return isDrifted(result)
    ? 'The file did not change, but the copilot did not hold what it says.'
    : 'No operation differs.';
}

function renderBullets(sentences: readonly string[], limitBytes: number): string {
  const { lines, cut } = fitLines(sentences, (sentence) => `- ${escapeMarkdown(sentence, 800)}`, limitBytes);
  return [...lines, ...(cut === 0 ? [] : [`- …and ${renderNumber(cut)} more in the log.`])].join('\n');
}

/** The copilot's fields, for a person who must recreate a record that the delete removed. */
function renderRecord(result: TargetResult): string {
  const { copilot } = result;
  if (!isRecordRemoved(result) || copilot === undefined) return '';
  // Inside JSON line breaks are escaped, so no line of it can end the fence: only backticks at a line's start could.
  const json = cutText(escapeInvisible(JSON.stringify(copilot.record, undefined, 2)), recordLimit);
  return renderFolded(
    'The copilot’s fields as they were (without its token), to recreate it by hand',
    `\`\`\`json\n${json}\n\`\`\``,
  );
}

/** JSON's own way of writing what would be invisible, or would turn the reading direction round. */
function escapeInvisible(json: string): string {
  return json.replace(
    /[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The target in a small table: who, which file, why, what was compared and sent, what happened, how long it took. */
function renderFacts(links: Links): string {
  const { result } = links;
  const incidents = findReplacement(result)?.incidents ?? [];
  const rows = [
    ['Description', linkPath(result.swaggerFile, links)],
    ['Why', describeReason(result)],
    [result.change?.base === undefined ? 'Commit' : 'Compared', linkCommits(links)],
    ['Run before', linkRunBefore(links)],
    ['Operations', describeOperations(result)],
    ['The copilot held', result.found === undefined ? '' : describeHeld(result.found)],
    [result.ending.outcome === 'previewed' ? 'Would send' : 'Document', describePayload(result)],
    ['Effect', tellEffect(result)],
    ['What happened', incidents.map((incident) => escapeMarkdown(incident, 400)).join('<br>')],
    ['Time', describeTimes(result)],
  ].filter(([, value]) => value !== '');
  const header = `| Copilot | ${describeCopilot(result)} |\n| :--- | :--- |`;
  return [header, ...rows.map(([label, value]) => `| ${label} | ${value} |`)].join('\n');
}

/** The copilot's name in bold, its id and its status. */
function describeCopilot({ copilot, copilotId, name }: TargetResult): string {
  if (copilot !== undefined) {
    const status = copilot.status === '' ? '' : `, ${escapeMarkdown(copilot.status, 40)}`;
    return `**${escapeMarkdown(copilot.name, 120)}** (${codeCell(copilot.id, 80)}${status})`;
  }
  if (copilotId === undefined) return 'not named';
  return name === undefined
    ? codeCell(copilotId, 80)
    : `**${escapeMarkdown(name, 120)}** (${codeCell(copilotId, 80)})`;
}

function describeReason({ change }: TargetResult): string {
  if (change === undefined) return '';
  return [codeCell(change.reason), escapeMarkdown(change.detail, 600)]
    .filter((part) => part !== '')
    .join(' – ');
}

function describeOperations(result: TargetResult): string {
  const { operations, comparison } = result.description ?? {};
  if (operations === undefined) return '';
  const count = renderNumber(operations.length);
  return comparison === undefined ? count : `${count} now; ${renderDifference(result)}`;
}

function describeHeld(found: Found): string {
  const { actions, commit = '', unlisted } = found;
  const version = commit === '' ? '' : `, the version of ${codeCell(shortenOid(commit))}`;
  const others =
    unlisted.length === 0 ? '' : `; ${renderNumber(unlisted.length)} in no version that was read`;
  const drift = found.isInStep ? 'in step with the file' : `compared with the file: ${describeDrift(found)}`;
  return `${renderCount(actions, 'action')}${version}; ${drift}${others}`;
}

function describePayload({ description }: TargetResult): string {
  const { payload, rewrites = [] } = description ?? {};
  if (payload === undefined) return '';
  const why = rewrites.length === 0 ? '' : `, ${renderCount(rewrites.length, 'kind')} of rewrite`;
  return `${renderPayload(payload)}${why}`;
}

function describeTimes(result: TargetResult): string {
  const replacement = findReplacement(result);
  const { settleMs } = replacement ?? {};
  const timed = [
    { ms: result.description?.readMs, words: 'reading and checking' },
    { ms: replacement?.replaceMs, words: 'replacing' },
    { ms: settleMs, words: `of that ${replacement === undefined ? '' : namePauses(replacement)}` },
  ].flatMap(({ ms, words }) => (ms === undefined ? [] : [`${renderDuration(ms)} ${words}`]));
  const gap = replacement === undefined ? '' : describeGap(replacement);
  const parts = [...timed, ...(gap === '' ? [] : [gap])];
  const total = renderDuration(result.totalMs);
  return parts.length === 0 ? total : `${total} (${parts.join(', ')})`;
}

/** How its actions differ from those before, where they can be seen: not the same as what the file changes. */
function tellEffect(result: TargetResult): string {
  const { counts } = findReplacement(result) ?? {};
  if (counts === undefined) return '';
  const { added, changed, kept, removed } = counts;
  return Object.entries({ added, changed, removed, 'not from this file and kept': kept })
    .map(([word, count]) => `${renderNumber(count)} ${word}`)
    .join(', ');
}
