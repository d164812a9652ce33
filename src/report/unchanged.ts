import { renderNumber } from '../text.ts';
import { escapeMarkdown } from './escape.ts';
import type { TargetResult } from '../result.ts';

/**
 * Renders the job summary of a run in which there was nothing to do, in at most a few lines.
 * @param renderHeadline returns the headline of one target, without a full stop
 */
export function renderUnchanged(
  results: readonly TargetResult[],
  renderHeadline: (result: TargetResult) => string,
): string {
  const [first] = results;
  if (first === undefined) return '**Nothing to do:** this run has no targets.\n';
  if (results.length > 1)
    return `**Unchanged:** there was nothing to do for ${renderNumber(results.length)} copilots.\n`;
  const { change, copilot, ending } = first;
  const detail = change === undefined ? '' : `  \n${escapeMarkdown(change.detail)}`;
  // Only if the copilot was requested, its state adds information.
  const state = copilot === undefined ? '' : `\n\n${escapeMarkdown(ending.state)}`;
  return `**${escapeMarkdown(renderHeadline(first))}.**${detail}${state}\n`;
}
