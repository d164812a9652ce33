import { renderCount } from '../text.ts';
import { describeHeadline } from '../messages/index.ts';
import { renderBlocking, renderBreaking, renderDifference, renderExpectation } from './facts.ts';
import { findFailure, findReason, isFailed, isUnused } from './result.ts';
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
  return `Preview for ${nameCopilot(result)}: ${breaking}; ${renderDifference(result)}`;
}

function nameCopilot(result: TargetResult): string {
  const name = result.copilot?.name ?? result.name;
  if (name !== undefined) return `copilot “${name}”`;
  return result.copilotId === undefined ? 'the copilot' : `copilot ${result.copilotId}`;
}

function renderOutcome(result: TargetResult): string {
  const { spec, ending, swaggerFile: file } = result;
  const who = nameCopilot(result);
  const { operations } = spec ?? {};
  const actions = `the ${operations === undefined ? 'actions' : renderCount(operations.length, 'action')}`;
  switch (ending.outcome) {
    case 'previewed':
      return `Preview for ${who}: ${renderExpectation(result)}`;
    case 'unchanged':
      return renderUnchanged(result, who);
    case 'file-removed':
      return `Skipped: ${file} was deleted from the repository, and ${who} keeps its actions`;
    case 'superseded':
      return `Superseded: the branch already has a newer ${file}, so nothing was sent to ${who}`;
    case 'synced':
    case 'rolled-back':
    case 'aborted':
    case 'degraded':
      return describeHeadline(ending, { who, file, actions }) ?? renderAborted(result, who);
  }
}

function renderUnchanged(result: TargetResult, who: string): string {
  const { change, ending, swaggerFile: file } = result;
  if ('isReady' in ending)
    return `Ready: the API key is valid, and ${who} exists; ${file} did not change in this push, so nothing was sent`;
  if (findReason(result) === 'in-sync') {
    const why = isUnused(result)
      ? `the service doesn’t use the change of ${file}`
      : `${who} already matches ${file}`;
    return `In sync: ${why}, so nothing was changed`;
  }
  const why = change?.reason === 'ref-deleted' ? 'the branch or tag was deleted' : `${file} did not change`;
  return `Unchanged: ${why}, so nothing was sent to ${who}`;
}

function renderAborted({ copilotId, spec, ending }: TargetResult, who: string): string {
  const before = 'Failed before anything was changed';
  const { code } = findFailure({ ending }) ?? {};
  if (code === 'bad-input') return `${before}: an input is missing or invalid`;
  if (code === 'copilot-unknown') {
    const isNameless = copilotId === undefined;
    return `${before}: ${isNameless ? 'the workflow names no copilot' : `the key has no access to copilot ${copilotId}`}`;
  }
  if (code === 'strategy-unsupported') return `Not supported by this service: ${who} was not changed`;
  const blocking = code === 'breaking-change' ? renderBlocking(spec) : '';
  return blocking === ''
    ? `${before}: ${who} keeps its actions`
    : `Blocked by ${blocking}: ${who} was not changed`;
}
