import { listBreaking, type ReportedChange } from '../compare/index.ts';
import { renderBytes, renderCount, renderDuration, renderNumber } from '../text.ts';
import { listOpen } from './change-groups.ts';
import { describeCounts, describeHeld, joinWords, renderSelected } from './counts.ts';
import { findReplacement } from './result.ts';
import type { SpecResult, TargetResult } from '../result.ts';

/**
 * Describes a target in the same words for the log and the summary; empty strings if unknown. The caller must escape
 * them.
 */
export function describeFacts(
  result: TargetResult,
): Readonly<Record<'operations' | 'held' | 'document' | 'effect' | 'time', string>> {
  const { spec, liveState } = result;
  const payload = spec?.payload;
  const now = renderOperationCount(spec, (count) => `${renderNumber(count)} now`);
  const { added, changed, kept, removed } = findReplacement(result)?.counts ?? {};
  return {
    operations: joinWords([now, renderDifference(spec), renderBreaking(spec)], '; '),
    held: liveState === undefined ? '' : describeHeld(liveState),
    document:
      payload === undefined
        ? ''
        : `${renderBytes(payload.bytes)}, ${payload.verbatim ? 'the file byte for byte' : 'an equivalent portable document'}`,
    effect: describeCounts({ added, changed, removed, 'unmanaged and kept': kept }),
    time: describeTime(result),
  };
}

/**
 * Renders the number of operations: `12 of 54 operations selected`; empty if unknown.
 * @param renderAll renders the number if every operation is selected
 */
export function renderOperationCount(
  spec: SpecResult | undefined,
  renderAll: (count: number) => string,
): string {
  const { operations, selection } = spec ?? {};
  if (operations === undefined) return '';
  const count = operations.length;
  return selection === undefined ? renderAll(count) : renderSelected(count, selection.total);
}

/** Renders the comparison: `2 operations added, 1 removed, 3 modified`; empty if there is none. */
export function renderDifference({ comparison, isUnused = false }: Partial<SpecResult> = {}): string {
  if (comparison === undefined) return '';
  const { added, removed, modified } = comparison;
  const words = Object.entries({ added, removed, modified })
    .filter(([, { length }]) => length > 0)
    .map(([word, { length }], index) =>
      index === 0 ? `${renderCount(length, 'operation')} ${word}` : `${renderNumber(length)} ${word}`,
    );
  if (words.length === 0) return noDifference;
  const moved = modified.filter(({ movedFrom }) => movedFrom !== undefined).length;
  const unused = isUnused ? ', only in parts that the service doesn’t use' : '';
  return words.join(', ') + (moved === 0 ? '' : ` (${moved} of them moved)`) + unused;
}

const noDifference = 'no operation differs';

/**
 * Describes the changes that block a sync: `4 breaking changes in 2 actions (59 more are accepted)`; empty if
 * nothing blocks the sync.
 */
export function renderBlocking(spec: SpecResult | undefined): string {
  const open = spec === undefined ? [] : listOpen(spec);
  if (spec?.comparison === undefined || open.length === 0) return '';
  const accepted = listBreaking(spec.comparison).length - open.length;
  const more = ` (${renderNumber(accepted)} more ${accepted === 1 ? 'is' : 'are'} accepted)`;
  return `${countInActions(open)}${accepted === 0 ? '' : more}`;
}

function countInActions(changes: readonly ReportedChange[]): string {
  const actions = new Set(changes.map(({ operation }) => operation)).size;
  return `${renderCount(changes.length, 'breaking change')} in ${renderCount(actions, 'action')}`;
}

/**
 * Describes the effect of a sync. If the copilot doesn't have the base version, a sync changes more than the comparison
 * shows.
 */
export function renderExpectation(result: TargetResult): string {
  const { spec, liveState } = result;
  const difference = renderDifference(spec);
  if (difference !== '' && difference !== noDifference) return difference;
  const steps = renderSteps(result);
  if (steps !== '') return steps;
  const operations = spec?.operations;
  const isSame = operations === undefined || liveState?.isInSync !== false;
  if (difference !== '' && isSame) return difference;
  return operations === undefined
    ? 'it was not read'
    : `${renderCount(operations.length, 'operation')} would be imported`;
}

/**
 * Renders the steps of a sync: `a sync would add 2 actions, change 1 and remove 0`; empty if the steps are unknown or
 * a sync would replace all actions.
 */
export function renderSteps({ liveState }: TargetResult): string {
  if (liveState?.steps === undefined) return '';
  const { add, change, remove } = liveState.steps;
  return `a sync would add ${renderCount(add, 'action')}, change ${renderNumber(change)} and remove ${renderNumber(remove)}`;
}

/** Renders the breaking changes: `2 breaking changes in 2 actions, 1 of them accepted`; empty if there are none. */
export function renderBreaking(spec: SpecResult | undefined): string {
  const breaking = spec?.comparison === undefined ? [] : listBreaking(spec.comparison);
  if (spec === undefined || breaking.length === 0) return '';
  const accepted = breaking.length - listOpen(spec).length;
  return `${countInActions(breaking)}${accepted === 0 ? '' : `, ${renderNumber(accepted)} of them accepted`}`;
}

/** Renders the time: `6.1 s (420 ms reading and checking, 5.7 s syncing)`. */
function describeTime(result: TargetResult): string {
  const { emptyMs, pauses = 1, replaceMs, waitMs } = findReplacement(result) ?? {};
  const pause =
    pauses === 1 ? 'the delay after the delete' : `${renderCount(pauses, 'delay')} after a delete`;
  const parts = Object.entries({
    'reading and checking': result.spec?.readMs,
    syncing: replaceMs,
    [`of that for ${pause}`]: waitMs,
  }).flatMap(([words, ms]) => (ms === undefined ? [] : [`${renderDuration(ms)} ${words}`]));
  const without =
    emptyMs === 0 ? 'never without its actions' : `without its actions for ${renderDuration(emptyMs ?? 0)}`;
  // If the copilot had no actions before, no actions were unavailable.
  const gap = emptyMs === undefined || result.liveState?.actions === 0 ? [] : [`the copilot was ${without}`];
  const detail = [...parts, ...gap].join(', ');
  return `${renderDuration(result.totalMs)}${detail === '' ? '' : ` (${detail})`}`;
}
