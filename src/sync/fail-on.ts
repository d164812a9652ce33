import type { Change } from '../change/index.ts';
import type { Explanation } from '../errors.ts';
import { keepsUnmanaged } from '../inputs.ts';
import { countBreaking, listBreaking } from '../compare/index.ts';
import type { Log } from '../ports.ts';
import { listOpen } from '../report/index.ts';
import type { CopilotLookup } from './copilot-lookup.ts';
import { isGated, type Task } from './task.ts';
import type { Version } from './load-version.ts';
import { quote, renderCount, renderNumber, renderSome } from '../text.ts';
import type { CopilotState, SpecResult } from '../result.ts';

/** Maximum numbers of actions, and of changes per action, that the message names. The summary lists all of them. */
const namedActions = 5;
const namedChanges = 3;

/**
 * Returns the change since the version that the copilot has, or `undefined` if that is the base. With `base: copilot`,
 * `fail-on` checks this change, because an earlier push may contain a change that was blocked.
 */
export function findLastSynced(task: Task, held: Version | undefined): Change | undefined {
  const { change } = task;
  if (!isGated(task) || held === undefined || held.commit === change.base) return undefined;
  return { ...change, base: held.commit, ...(held.path !== change.file && { oldPath: held.path }) };
}

/** Whether an earlier version of the file may exist under another path, and none was found. */
function isUnexplained({ isNew, oldPath }: Change): boolean {
  return isNew === true && oldPath === undefined;
}

/**
 * Counts each current action that the file doesn't define as removed, if the file is new and no earlier version of it was
 * found. Without this count, a renamed and rewritten file would only add actions.
 */
export function countUndefined(
  spec: SpecResult,
  { change, target }: Task,
  liveState: CopilotState | undefined,
): SpecResult {
  const { acceptance, comparison } = spec;
  if (acceptance === undefined || comparison === undefined || liveState === undefined) return spec;
  if (!isUnexplained(change)) return spec;
  const routes = keepsUnmanaged(target) ? [...liveState.extra, ...liveState.unmanaged] : liveState.extra;
  const removed = routes.map(({ method, name, path }) => {
    return { method, name, path: path.replace(/^[a-z]+:\/\/[^/]*/i, '') };
  });
  const all = { ...comparison, removed: [...comparison.removed, ...removed] };
  return { ...spec, comparison: { ...all, breaking: countBreaking(all) } };
}

/** Returns why a new file can't be checked: neither an earlier version nor the copilot's current actions are known. */
export function rejectUnchecked(
  { acceptance }: SpecResult,
  { change }: Task,
  { observed, unreadReason }: Pick<CopilotLookup, 'observed' | 'unreadReason'>,
): Explanation | undefined {
  if (acceptance === undefined || !isUnexplained(change) || observed !== undefined) return undefined;
  // A preview without a key can't read the copilot's actions.
  if (unreadReason === undefined) return undefined;
  return {
    code: 'breaking-change',
    message: `${renderUnchecked(change)}, and ${unreadReason}.`,
    hint: 'To sync the file without this check, set `fail-on: none` for one run.',
  };
}

function renderUnchecked({ file }: Change): string {
  return `\`fail-on: breaking\` can’t check ${file}: the file is new at this commit, no earlier version was found`;
}

/** Returns why breaking changes block the sync, or `undefined` if there are none or all are accepted. */
export function rejectBreaking({ acceptance, comparison }: SpecResult): Explanation | undefined {
  const open = listOpen({ acceptance, comparison });
  if (acceptance === undefined || open.length === 0) return undefined;
  const actions = [...Map.groupBy(open, ({ operation }) => operation)];
  const named = actions.map(([{ name }, changes]) => {
    const sentences = changes.map(({ change }) => change.sentence);
    return `${name} (${renderSome(sentences, namedChanges)})`;
  });
  const subject = open.length === 1 ? 'change breaks' : 'changes break';
  const message = `${renderNumber(open.length)} ${subject} the copilot, in ${renderCount(actions.length, 'action')}: ${renderSome(named, namedActions, '; ')}.`;
  const hint = `Undo these changes or accept them. The job summary has the entries to paste into ${quote(acceptance.file)}. To sync once without this check, set \`fail-on: none\` for one run.`;
  return { code: 'breaking-change', message, hint };
}

/** Writes unused entries of the accepted changes to the debug log only, because every sync leaves some. */
export function noteUnused({ acceptance, comparison }: SpecResult, log: Log): void {
  const used = new Set(comparison && listBreaking(comparison).map(({ fingerprint }) => fingerprint));
  const unused = [...(acceptance?.entries.keys() ?? [])].filter((fingerprint) => !used.has(fingerprint));
  if (acceptance === undefined || unused.length === 0) return;
  log.debug(`Entries of ${acceptance.file} that match no change in this run: ${unused.join(', ')}`);
}

/**
 * Warns if `fail-on` could not check the changes, or not against the copilot's actions, because users would otherwise
 * assume that the check passed.
 */
export function warnUndecided(
  { acceptance, comparison, noComparison = 'there is nothing to compare with' }: SpecResult,
  task: Task,
  liveState: CopilotState | undefined,
): readonly string[] {
  if (acceptance === undefined) return [];
  if (comparison === undefined) {
    return [`\`fail-on: breaking\` could not check anything: ${noComparison.replace(/\.$/u, '')}.`];
  }
  if (liveState === undefined && isUnexplained(task.change)) {
    return [`${renderUnchecked(task.change)}, and this run doesn’t know the copilot’s current actions.`];
  }
  const isUnknownState = isGated(task) && liveState?.isInSync === false && liveState.actions > 0;
  if (!isUnknownState || liveState.commit !== undefined) return [];
  return [
    '`fail-on: breaking` compared two versions of the file, but the copilot’s actions match neither of them, nor any earlier version. A sync may change more than this comparison shows.',
  ];
}
