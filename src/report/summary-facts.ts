import { codeCell, escapeMarkdown } from './escape.ts';
import { renderDifference } from './headline.ts';
import { renderBytes, renderCommit, renderCount, renderDuration } from './measures.ts';
import type { TargetResult } from './result.ts';

/** The target in a small table: who, which file, why, what was compared, what was sent, how long it took. */
export function renderFacts(result: TargetResult): string {
  const rows = [
    ['Description', codeCell(result.swaggerFile)],
    ['Why', describeReason(result)],
    [result.change?.base === undefined ? 'Commit' : 'Compared', describeCommits(result)],
    ['Operations', describeOperations(result)],
    [result.ending.outcome === 'previewed' ? 'Would send' : 'Document', describePayload(result)],
    ['Time', describeTimings(result)],
  ].filter(([, value]) => value !== '');
  const header = `| Copilot | ${describeCopilot(result)} |\n| :--- | :--- |`;
  return [header, ...rows.map(([label, value]) => `| ${label} | ${value} |`)].join('\n');
}

/** The copilot's name in bold, its id and its status. */
export function describeCopilot({ copilot, copilotId }: TargetResult): string {
  if (copilot !== undefined) {
    const status = copilot.status === '' ? '' : `, ${escapeMarkdown(copilot.status, 40)}`;
    return `**${escapeMarkdown(copilot.name, 120)}** (${codeCell(copilot.id, 80)}${status})`;
  }
  return copilotId === undefined ? 'not named' : codeCell(copilotId, 80);
}

function describeReason({ change }: TargetResult): string {
  if (change === undefined) return '';
  const word = codeCell(change.reason);
  const detail = escapeMarkdown(change.detail, 600);
  return [word, detail].filter((part) => part !== '').join(' – ');
}

function describeCommits({ change }: TargetResult): string {
  if (change?.head === undefined) return '';
  const head = codeCell(renderCommit(change.head));
  return change.base === undefined ? head : `${codeCell(renderCommit(change.base))} → ${head}`;
}

function describeOperations(result: TargetResult): string {
  const { operations, comparison } = result.description ?? {};
  if (operations === undefined) return '';
  const count = operations.length.toLocaleString('en-GB');
  return comparison === undefined ? count : `${count} now; ${renderDifference(result)}`;
}

function describePayload({ description }: TargetResult): string {
  const { payload, rewrites = [] } = description ?? {};
  if (payload === undefined) return '';
  const how = payload.verbatim ? 'the file byte for byte' : 'an equivalent portable document';
  const why = rewrites.length === 0 ? '' : `, ${renderCount(rewrites.length, 'kind')} of rewrite`;
  return `${renderBytes(payload.bytes)}, ${how}${why}`;
}

function describeTimings({ description, ending, totalMs }: TargetResult): string {
  const prepareMs = description?.readMs;
  const { replaceMs, settleMs } = 'replacement' in ending ? ending.replacement : {};
  const parts = [
    prepareMs === undefined ? '' : `${renderDuration(prepareMs)} reading and checking`,
    replaceMs === undefined ? '' : `${renderDuration(replaceMs)} replacing`,
    settleMs === undefined ? '' : `${renderDuration(settleMs)} of that the pause after the delete`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? renderDuration(totalMs) : `${renderDuration(totalMs)} (${parts.join(', ')})`;
}
