import { renderCount } from '../text.ts';
import { describeHeadline } from '../messages/index.ts';
import { renderBlocking, renderBreaking, renderDifference, renderExpectation } from './facts.ts';
import { isFailed, renderCopilotName } from './result.ts';
import type { TargetResult } from '../result.ts';

/**
 * Renders the result of a target as one sentence without a full stop. The sentence contains text from outside, so the
 * caller must escape it.
 */
export function renderHeadline(result: TargetResult): string {
  const { copilotId, ending, spec, swaggerFile: file } = result;
  const { isUnused = false, operations } = spec ?? {};
  const who = renderCopilotName(result);
  // After a failure, nothing is broken, because the copilot doesn't have the new version.
  const breaking = isFailed(result) ? '' : renderBreaking(spec);
  if (breaking !== '' && ending.outcome === 'previewed') {
    return `Preview for ${who}: ${breaking}; ${renderDifference(spec)}`;
  }
  const headline = describeHeadline(ending, {
    ...{ copilotId, file, isUnused, who },
    actions: `the ${operations === undefined ? 'actions' : renderCount(operations.length, 'action')}`,
    describeBlocking: () => renderBlocking(spec),
    describeExpectation: () => renderExpectation(result),
  });
  return breaking === '' ? headline : `${headline}; ${breaking}`;
}
