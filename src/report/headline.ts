import { renderCount } from '../text.ts';
import { describeHeadline } from '../messages/index.ts';
import { renderCopilotName } from './copilot-name.ts';
import { renderBlocking, renderBreaking, renderDifference, renderExpectation } from './facts.ts';
import { isFailed, isUnused } from './result.ts';
import type { TargetResult } from '../result.ts';

/**
 * Renders the result of a target as one sentence without a full stop. The sentence contains text from outside, so the
 * caller must escape it.
 */
export function renderHeadline(result: TargetResult): string {
  const breaking = renderBreaking(result.spec);
  // After a failure, nothing is broken, because the copilot doesn't have the new version.
  if (breaking === '' || isFailed(result)) return renderOutcome(result);
  if (result.ending.outcome !== 'previewed') return `${renderOutcome(result)}; ${breaking}`;
  return `Preview for ${renderCopilotName(result)}: ${breaking}; ${renderDifference(result)}`;
}

function renderOutcome(result: TargetResult): string {
  const { copilotId, ending, spec, swaggerFile: file } = result;
  const { operations } = spec ?? {};
  return describeHeadline(ending, {
    ...{ copilotId, file, isUnused: isUnused(result), who: renderCopilotName(result) },
    actions: `the ${operations === undefined ? 'actions' : renderCount(operations.length, 'action')}`,
    describeBlocking: () => renderBlocking(spec),
    describeExpectation: () => renderExpectation(result),
  });
}
