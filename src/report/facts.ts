import { listBreaking } from '../openapi/index.ts';
import { shortenOid } from '../oid.ts';
import { renderBytes, renderCount, renderDuration, renderNumber } from '../text.ts';
import { listOpen } from './change-groups.ts';
import { findReplacement, type Found, type SpecResult, type TargetResult } from './result.ts';

/** What log and summary tell of a target in the same words; empty where it is not known. Escape it. */
export function describeFacts(
  result: TargetResult,
): Readonly<Record<'operations' | 'held' | 'document' | 'effect' | 'time', string>> {
  const { description, found } = result;
  const { comparison, operations, payload } = description ?? {};
  const now = operations === undefined ? '' : `${renderNumber(operations.length)} now`;
  const difference = comparison === undefined ? '' : renderDifference(result);
  const { added, changed, kept, removed } = findReplacement(result)?.counts ?? {};
  return {
    operations: joinWords([now, difference, renderBreaking(description)], '; '),
    held: found === undefined ? '' : describeHeld(found),
    document: payload === undefined ? '' : renderPayload(payload),
    effect: describeCounts({ added, changed, removed, 'not from this file and kept': kept }),
    time: describeTime(result),
  };
}

export function joinWords(parts: readonly string[], divider: string): string {
  return parts.filter((part) => part !== '').join(divider);
}

function describeCounts(counts: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(counts)
    .flatMap(([word, count]) => (count === undefined ? [] : [`${renderNumber(count)} ${word}`]))
    .join(', ');
}

/** The comparison in words: `2 operations added, 1 removed, 3 modified`. */
export function renderDifference({ description }: TargetResult): string {
  const { comparison, operations } = description ?? {};
  if (comparison === undefined) {
    if (operations === undefined) return 'it was not read';
    return `${renderCount(operations.length, 'operation')} would be imported`;
  }
  const { added, removed, modified } = comparison;
  const words = Object.entries({ added, removed, modified })
    .filter(([, { length }]) => length > 0)
    .map(([word, { length }], index) =>
      index === 0 ? `${renderCount(length, 'operation')} ${word}` : `${renderNumber(length)} ${word}`,
    );
  if (words.length === 0) return 'no operation differs';
  const moved = modified.filter(({ movedFrom }) => movedFrom !== undefined).length;
  return words.join(', ') + (moved === 0 ? '' : ` (${moved} of them moved)`);
}

/** `2 breaking changes in 2 actions, 1 of them accepted`; empty where nothing breaks. */
export function renderBreaking(description: SpecResult | undefined): string {
  const breaking = description?.comparison === undefined ? [] : listBreaking(description.comparison);
  if (description === undefined || breaking.length === 0) return '';
  const actions = new Set(breaking.map(({ operation }) => operation)).size;
  const accepted = breaking.length - listOpen(description).length;
  const reported = `${renderCount(breaking.length, 'breaking change')} in ${renderCount(actions, 'action')}`;
  return accepted === 0 ? reported : `${reported}, ${renderNumber(accepted)} of them accepted`;
}

function renderPayload({ bytes, verbatim }: NonNullable<SpecResult['payload']>): string {
  return `${renderBytes(bytes)}, ${verbatim ? 'the file byte for byte' : 'an equivalent portable document'}`;
}

/** `12 actions, the version of `1f0c2f3`; compared with the file: 2 missing, 1 too many, 0 different`. */
export function describeHeld(found: Found): string {
  const { actions, commit, different, isInSync, missing, extra, unmanaged } = found;
  const version = commit === undefined ? '' : `, the version of \`${shortenOid(commit)}\``;
  const others =
    unmanaged.length === 0 ? '' : `${renderNumber(unmanaged.length)} in no version that was read`;
  const drift = { missing: missing.length, 'too many': extra.length, different: different.length };
  const reported = isInSync ? 'in step with the file' : `compared with the file: ${describeCounts(drift)}`;
  return joinWords([`${renderCount(actions, 'action')}${version}`, reported, others], '; ');
}

/** `6.1 s (420 ms reading and checking, 5.7 s replacing)`. */
function describeTime(result: TargetResult): string {
  const { emptyMs, pauses = 1, replaceMs, waitMs } = findReplacement(result) ?? {};
  const pause =
    pauses === 1 ? 'the pause after the delete' : `${renderCount(pauses, 'pause')} after a delete`;
  const parts = Object.entries({
    'reading and checking': result.description?.readMs,
    replacing: replaceMs,
    [`of that ${pause}`]: waitMs,
  }).flatMap(([words, ms]) => (ms === undefined ? [] : [`${renderDuration(ms)} ${words}`]));
  const without =
    emptyMs === 0 ? 'never without its actions' : `without its actions for ${renderDuration(emptyMs ?? 0)}`;
  const gap = emptyMs === undefined ? [] : [`the copilot was ${without}`];
  const detail = [...parts, ...gap].join(', ');
  return `${renderDuration(result.totalMs)}${detail === '' ? '' : ` (${detail})`}`;
}
