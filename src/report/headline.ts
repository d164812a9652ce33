import type { Untouched } from '../ending.ts';
import { renderBytes, renderCount, renderNumber } from '../text.ts';
import { renderBreaking } from './operations.ts';
import { findReason, isFailed, type ReadDescription, type TargetResult } from './result.ts';
import { tellOutcome } from '../words/door.ts';

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
  const breaking = result.description === undefined ? '' : renderBreaking(result.description);
  // What failed has broken nothing: the copilot does not hold it.
  if (breaking === '' || isFailed(result)) return renderOutcome(result);
  if (result.ending.outcome !== 'previewed') return `${renderOutcome(result)}; ${breaking}`;
  return `Preview for ${nameCopilot(result)}: ${breaking}; ${renderDifference(result)}`;
}

function renderOutcome(result: TargetResult): string {
  const { ending, swaggerFile: file } = result;
  const who = nameCopilot(result);
  switch (ending.outcome) {
    case 'synced':
    case 'restored':
    case 'lost':
      return tellOutcome(ending, { who, file, actions: nameActions(result) }) ?? '';
    case 'previewed':
      return `Preview for ${who}: ${renderDifference(result)}`;
    case 'unchanged':
      return renderUnchanged(result, who);
    case 'removed':
      return `Removed: ${file} is gone, so nothing was sent to ${who}`;
    case 'stale':
      return `Stale: the branch already has a newer ${file}, so nothing was sent to ${who}`;
    case 'untouched':
      return renderUntouched(ending, result, who);
  }
}

function nameActions({ description }: TargetResult): string {
  const operations = description?.operations;
  return operations === undefined ? 'the actions' : `the ${renderCount(operations.length, 'action')}`;
}

function renderUnchanged(result: TargetResult, who: string): string {
  const { change, ending, swaggerFile: file } = result;
  if ('isReady' in ending)
    return `Ready: the key is right, and ${who} is there; ${file} did not change in this push, so nothing was sent`;
  if (findReason(result) === 'in-step')
    return `In step: ${who} already holds what ${file} describes, so nothing was changed`;
  const why = change?.reason === 'ref-deleted' ? 'the branch or tag was deleted' : `${file} did not change`;
  return `Unchanged: ${why}, so nothing was sent to ${who}`;
}

function renderUntouched(ending: Untouched, result: TargetResult, who: string): string {
  const inferred = tellOutcome(ending, { who, file: result.swaggerFile, actions: nameActions(result) });
  if (inferred !== undefined) return inferred;
  const { failure } = ending;
  if (failure.code === 'copilot-unknown') {
    const { copilotId } = result;
    const what =
      copilotId === undefined
        ? 'the workflow names no copilot'
        : `the key can access no copilot ${copilotId}`;
    return `Failed before anything was changed: ${what}`;
  }
  const why =
    failure.code === 'breaking-change' && result.description !== undefined
      ? `Stopped for ${renderBreaking(result.description)}`
      : 'Failed before anything was changed';
  return `${why}: ${who} keeps the actions it had`;
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
  if (counts.length === 0) return 'no operation differs';
  const words = counts.map(
    ({ count, word }, index) =>
      `${index === 0 ? renderCount(count, 'operation') : renderNumber(count)} ${word}`,
  );
  const moved = comparison.modified.filter(({ movedFrom }) => movedFrom !== undefined).length;
  return words.join(', ') + (moved === 0 ? '' : ` (${moved} of them moved)`);
}

/** What went out, or would have: `48.1 kB, an equivalent portable document`. */
export function renderPayload({ bytes, verbatim }: NonNullable<ReadDescription['payload']>): string {
  return `${renderBytes(bytes)}, ${verbatim ? 'the file byte for byte' : 'an equivalent portable document'}`;
}
