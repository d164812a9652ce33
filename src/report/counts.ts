import { shortenOid } from '../oid.ts';
import { renderCount, renderNumber } from '../text.ts';
import type { CopilotState } from '../result.ts';

/** Maximum number of actions that the report names for each rule about texts. */
export const namedActions = 10;

/** Renders how many operations are selected: `12 of 54 operations selected`. */
export function renderSelected(selected: number, total: number): string {
  return `${renderNumber(selected)} of ${renderCount(total, 'operation')} selected`;
}

/**
 * Describes the copilot's current actions: `12 actions, the version of 1f0c2f3; compared with the file: 2 missing, 1
 * extra, 0 changed`.
 */
export function describeHeld(liveState: CopilotState): string {
  const { actions, commit, different, isInSync, missing, extra, unmanaged } = liveState;
  const version = commit === undefined ? '' : `, the version of \`${shortenOid(commit)}\``;
  const others = unmanaged.length === 0 ? '' : `${renderNumber(unmanaged.length)} unmanaged`;
  const drift = { missing: missing.length, extra: extra.length, changed: different.length };
  const reported = isInSync ? 'in sync with the file' : `compared with the file: ${describeCounts(drift)}`;
  return joinWords([`${renderCount(actions, 'action')}${version}`, reported, others], '; ');
}

export function describeCounts(counts: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(counts)
    .flatMap(([word, count]) => (count === undefined ? [] : [`${renderNumber(count)} ${word}`]))
    .join(', ');
}

export function joinWords(parts: readonly string[], divider: string): string {
  return parts.filter((part) => part !== '').join(divider);
}
