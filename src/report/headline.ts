import type { Untouched } from '../ending.ts';
import { renderCount, renderNumber } from '../text.ts';
import { renderBreaking } from './operations.ts';
import { findReason, isFailed, isRecordRemoved, type TargetResult } from './result.ts';

/** Who the copilot is to people: its name, else its id. Text from outside: escape it. */
function nameCopilot(result: TargetResult): string {
  const name = result.copilot?.name ?? result.name;
  if (name !== undefined) return `copilot “${name}”`;
  return result.copilotId === undefined ? 'the copilot' : `copilot ${result.copilotId}`;
}

/**
 * What became of a target, in one plain sentence without a full stop, with the count of what breaks. Holds text from
 * outside: escape it.
 */
export function renderHeadline(result: TargetResult): string {
  const breaking = renderBreaking(result.description?.comparison);
  // What failed has broken nothing: the copilot does not hold it.
  return breaking === '' || isFailed(result)
    ? renderOutcome(result)
    : `${renderOutcome(result)}; ${breaking}`;
}

function renderOutcome(result: TargetResult): string {
  const who = nameCopilot(result);
  const file = result.swaggerFile;
  switch (result.ending.outcome) {
    case 'synced':
      return renderSynced(result, file);
    case 'previewed':
      return `Preview of ${file}: ${renderDifference(result)}`;
    case 'unchanged':
      return findReason(result) === 'in-step'
        ? `In step: ${who} holds just what ${file} gives, so nothing was changed`
        : `Unchanged: ${whyUnchanged(result)}, so nothing was sent to ${who}`;
    case 'removed':
      return `Removed: ${file} is gone, so nothing was sent to ${who}`;
    case 'stale':
      return `Stale: the branch already has a newer ${file}, so nothing was sent to ${who}`;
    case 'untouched':
      return renderUntouched(result.ending, result);
    case 'restored':
      return renderRestored(result);
    case 'lost':
      return isRecordRemoved(result)
        ? `Failed: ${who} is gone from the service`
        : `Failed, and not put back: ${who} may be without its actions`;
  }
}

/** The comparison in words: `2 operations added, 1 removed, 3 modified`. */
export function renderDifference(result: TargetResult): string {
  const { comparison, operations } = result.description ?? {};
  if (comparison === undefined) {
    if (operations === undefined) return 'it was not read';
    return `${renderCount(operations.length, 'operation')} would be imported`;
  }
  const counts = [
    { count: comparison.added.length, word: 'added' },
    { count: comparison.removed.length, word: 'removed' },
    { count: comparison.modified.length, word: 'modified' },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) {
    return result.change?.changed === true
      ? 'the file changed, but no operation differs'
      : 'no operation differs';
  }
  const moved = comparison.modified.filter(({ movedFrom }) => movedFrom !== undefined).length;
  const words = counts.map(
    ({ count, word }, index) =>
      `${index === 0 ? renderCount(count, 'operation') : renderNumber(count)} ${word}`,
  );
  return words.join(', ') + (moved === 0 ? '' : ` (${moved} of them moved)`);
}

/** Says that the copilot holds them only where somebody looked. */
function renderSynced(result: TargetResult, file: string): string {
  const { ending } = result;
  const isSeen = ending.outcome === 'synced' && ending.verification.how !== 'confirmed';
  return isSeen
    ? `Synced and verified: ${nameCopilot(result)} holds ${actions(result)} of ${file}`
    : `Synced: the service confirmed ${actions(result)} of ${file} for ${nameCopilot(result)}`;
}

function renderUntouched({ failure, isInferred }: Untouched, result: TargetResult): string {
  const who = nameCopilot(result);
  if (isInferred === true) {
    return `Failed, as every delete was answered with an error: ${who} should still have the actions it had`;
  }
  const why =
    failure.code === 'breaking-change'
      ? `Stopped for ${renderBreaking(result.description?.comparison)}`
      : 'Failed before anything was changed';
  return `${why}: ${who} keeps the actions it had`;
}

function renderRestored(result: TargetResult): string {
  const { ending } = result;
  const isSeen = ending.outcome === 'restored' && ending.verification.how !== 'confirmed';
  return isSeen
    ? `Failed, and put back: ${nameCopilot(result)} has its previous actions again`
    : `Failed, and put back: the service confirmed an earlier version for ${nameCopilot(result)}`;
}

function actions(result: TargetResult): string {
  const { operations } = result.description ?? {};
  if (operations === undefined) return 'the actions';
  return `the ${renderCount(operations.length, 'action')}`;
}

function whyUnchanged(result: TargetResult): string {
  if (result.change?.reason === 'ref-deleted') return 'the branch or tag was deleted';
  return `${result.swaggerFile} did not change`;
}
