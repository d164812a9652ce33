import { codeCell, escapeMarkdown } from './escape.ts';
import { renderDifference } from './headline.ts';
import { renderBytes, renderCommit, renderCount, renderDuration } from './measures.ts';
import type { TargetResult, Timings } from './result.ts';

/** The target in a small table: who, which file, why, what was compared, what was sent, how long it took. */
export function renderFacts(result: TargetResult): string {
  const rows = [
    ['Description', codeCell(result.swaggerFile)],
    ['Why', describeReason(result)],
    [result.commits?.base === undefined ? 'Commit' : 'Compared', describeCommits(result)],
    ['Operations', describeOperations(result)],
    [result.outcome === 'previewed' ? 'Would send' : 'Document', describePayload(result)],
    ['Time', describeTimings(result.timings)],
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

function describeReason({ reason, reasonDetail }: TargetResult): string {
  const word = reason === undefined ? '' : codeCell(reason);
  const detail = reasonDetail === undefined ? '' : escapeMarkdown(reasonDetail, 600);
  return [word, detail].filter((part) => part !== '').join(' – ');
}

function describeCommits({ commits }: TargetResult): string {
  if (commits === undefined) return '';
  const head = codeCell(renderCommit(commits.head));
  return commits.base === undefined ? head : `${codeCell(renderCommit(commits.base))} → ${head}`;
}

function describeOperations(result: TargetResult): string {
  if (result.operations === undefined) return '';
  const count = result.operations.length.toLocaleString('en-GB');
  return result.comparison === undefined ? count : `${count} now; ${renderDifference(result)}`;
}

function describePayload({ payload, rewrites }: TargetResult): string {
  if (payload === undefined) return '';
  const how = payload.verbatim ? 'the file byte for byte' : 'an equivalent portable document';
  const why = rewrites.length === 0 ? '' : `, ${renderCount(rewrites.length, 'kind')} of rewrite`;
  return `${renderBytes(payload.bytes)}, ${how}${why}`;
}

function describeTimings({ totalMs, prepareMs, settleMs, replaceMs }: Timings): string {
  const parts = [
    prepareMs === undefined ? '' : `${renderDuration(prepareMs)} reading and checking`,
    replaceMs === undefined ? '' : `${renderDuration(replaceMs)} replacing`,
    settleMs === undefined ? '' : `${renderDuration(settleMs)} of that the pause after the delete`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? renderDuration(totalMs) : `${renderDuration(totalMs)} (${parts.join(', ')})`;
}
