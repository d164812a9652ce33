import { renderCount } from '../text.ts';
import { describeOutcome } from '../messages/index.ts';
import { renderBreaking, renderDifference } from './facts.ts';
import { findFailure, findReason, isFailed, type TargetResult } from './result.ts';

/** What became of a target, in one sentence without a full stop. Holds text from outside: escape it. */
export function renderHeadline(result: TargetResult): string {
  const breaking = renderBreaking(result.description);
  // What failed has broken nothing: the copilot does not hold it.
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
  const { description, ending, swaggerFile: file } = result;
  const who = nameCopilot(result);
  const { operations } = description ?? {};
  const actions = `the ${operations === undefined ? 'actions' : renderCount(operations.length, 'action')}`;
  switch (ending.outcome) {
    case 'previewed':
      return `Preview for ${who}: ${renderDifference(result)}`;
    case 'unchanged':
      return renderUnchanged(result, who);
    case 'file-removed':
      return `Removed: ${file} is gone, so nothing was sent to ${who}`;
    case 'superseded':
      return `Stale: the branch already has a newer ${file}, so nothing was sent to ${who}`;
    case 'synced':
    case 'rolled-back':
    case 'aborted':
    case 'degraded':
      return describeOutcome(ending, { who, file, actions }) ?? renderAborted(result, who);
  }
}

function renderUnchanged(result: TargetResult, who: string): string {
  const { change, ending, swaggerFile: file } = result;
  if ('isReady' in ending)
    return `Ready: the key is right, and ${who} is there; ${file} did not change in this push, so nothing was sent`;
  if (findReason(result) === 'in-sync')
    return `In step: ${who} already holds what ${file} describes, so nothing was changed`;
  const why = change?.reason === 'ref-deleted' ? 'the branch or tag was deleted' : `${file} did not change`;
  return `Unchanged: ${why}, so nothing was sent to ${who}`;
}

function renderAborted({ copilotId, description, ending }: TargetResult, who: string): string {
  const before = 'Failed before anything was changed';
  const { code } = findFailure({ ending }) ?? {};
  if (code === 'bad-input') return `${before}: an input is missing or wrong`;
  if (code === 'copilot-unknown') {
    const isNameless = copilotId === undefined;
    return `${before}: ${isNameless ? 'the workflow names no copilot' : `the key can access no copilot ${copilotId}`}`;
  }
  const breaking = code === 'breaking-change' ? renderBreaking(description) : '';
  return `${breaking === '' ? before : `Stopped for ${breaking}`}: ${who} keeps the actions it had`;
}
