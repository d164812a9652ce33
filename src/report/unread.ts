import type { Idle } from '../ending.ts';
import { idleResults } from '../messages/index.ts';
import { renderDuration, renderNumber } from '../text.ts';
import { escapeMarkdown, plainText } from './escape.ts';
import { renderCopilotName } from './result.ts';
import { describeBriefly, type Outputs, renderStepOutputs } from './step-outputs.ts';
import type { TargetResult } from '../result.ts';

/**
 * Result of a target whose file did not change, so that neither the file nor the copilot was read. Most runs end
 * this way.
 */
type Unread = TargetResult & { readonly ending: Idle };

/** Whether `renderUnread` can report the result. */
export function isUnread(result: TargetResult): result is Unread {
  const { copilot, ending, liveState, spec, warnings } = result;
  const isEarly =
    ending.outcome === 'unchanged' && (ending.result === 'not-modified' || ending.result === 'ref-deleted');
  return isEarly && warnings.length === 0 && (copilot ?? liveState ?? spec) === undefined;
}

/**
 * Renders all reports of a run with one unread target. The texts are the same as those of `renderLines`,
 * `renderOutputs` and `renderSummary`, which need ten times as much code to be loaded.
 */
export function renderUnread(result: Unread): {
  readonly lines: readonly string[];
  readonly outputs: Outputs;
  readonly summary: string;
} {
  const headline = idleResults[result.ending.result].headline({
    file: result.swaggerFile,
    who: renderCopilotName(result),
    isUnused: false,
    describeExpectation: () => '',
  });
  const report = {
    ...describeBriefly(result, 1),
    state: plainText(result.ending.state, 500),
    ...{ errors: 0, warnings: 0 },
    timings: { totalMs: result.totalMs },
    lists: { added: [], removed: [], modified: [], operations: [] },
  };
  return {
    lines: [`${plainText(headline)}.`, `Time: ${renderDuration(result.totalMs)}.`],
    outputs: renderStepOutputs([result], JSON.stringify([report])),
    summary: renderUnchanged([result], () => headline),
  };
}

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
  // The state adds information only if the copilot was requested.
  const state = copilot === undefined ? '' : `\n\n${escapeMarkdown(ending.state)}`;
  return `**${escapeMarkdown(renderHeadline(first))}.**${detail}${state}\n`;
}
