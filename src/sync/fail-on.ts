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
import type { Acceptance, CopilotState, SpecResult } from '../result.ts';

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

interface Checked {
  readonly spec: SpecResult;
  /** Reasons why the changes could not be checked. Without a warning, users would assume that the check passed. */
  readonly warnings: readonly string[];
  /** Reason why the sync is blocked. */
  readonly failure?: Explanation | undefined;
}

/** Checks the changes for `fail-on`. */
export function checkChanges(
  read: SpecResult,
  task: Task,
  copilot: Pick<CopilotLookup, 'observed' | 'unreadReason'> & { readonly state: CopilotState | undefined },
): Checked {
  const { change } = task;
  const { observed, state, unreadReason } = copilot;
  const { acceptance } = read;
  if (acceptance === undefined) return { spec: read, warnings: [] };
  // An earlier version may exist under another path.
  const isUnexplained = change.isNew === true && change.oldPath === undefined;
  const unchecked = `\`fail-on: breaking\` can’t check ${change.file}: the file is new at this commit, no earlier version was found`;
  const spec = isUnexplained ? countUndefined(read, task, state) : read;
  const warnings =
    spec.comparison !== undefined && state === undefined && isUnexplained
      ? [`${unchecked}, and this run doesn’t know the copilot’s current actions.`]
      : warnUndecided(spec, task, state);
  // A preview without a key can't read the copilot's actions.
  const isUnread = observed === undefined && unreadReason !== undefined;
  if (!isUnexplained || !isUnread) return { spec, warnings, failure: rejectBreaking(spec, acceptance) };
  const hint = 'To sync the file without this check, set `fail-on: none` for one run.';
  const failure = { code: 'breaking-change', message: `${unchecked}, and ${unreadReason}.`, hint } as const;
  return { spec, warnings, failure };
}

/**
 * Counts each current action that the file doesn't define as removed, because a file that was renamed and rewritten would
 * otherwise only add actions.
 */
function countUndefined(spec: SpecResult, { target }: Task, state: CopilotState | undefined): SpecResult {
  const { comparison } = spec;
  if (comparison === undefined || state === undefined) return spec;
  const routes = keepsUnmanaged(target) ? [...state.extra, ...state.unmanaged] : state.extra;
  const removed = routes.map(({ method, name, path }) => {
    return { method, name, path: path.replace(/^[a-z]+:\/\/[^/]*/i, '') };
  });
  const all = { ...comparison, removed: [...comparison.removed, ...removed] };
  return { ...spec, comparison: { ...all, breaking: countBreaking(all) } };
}

/** Returns why breaking changes block the sync, or `undefined` if there are none or all are accepted. */
function rejectBreaking(spec: SpecResult, { file }: Acceptance): Explanation | undefined {
  const open = listOpen(spec);
  if (open.length === 0) return undefined;
  const actions = [...Map.groupBy(open, ({ operation }) => operation)];
  const named = actions.map(([{ name }, changes]) => {
    const sentences = changes.map(({ change }) => change.sentence);
    return `${name} (${renderSome(sentences, namedChanges)})`;
  });
  const subject = open.length === 1 ? 'change breaks' : 'changes break';
  const message = `${renderNumber(open.length)} ${subject} the copilot, in ${renderCount(actions.length, 'action')}: ${renderSome(named, namedActions, '; ')}.`;
  const hint = `Undo these changes or accept them. The job summary has the entries to paste into ${quote(file)}. To sync once without this check, set \`fail-on: none\` for one run.`;
  return { code: 'breaking-change', message, hint };
}

/** Writes unused entries of the accepted changes to the debug log only, because every sync leaves some. */
export function noteUnused({ acceptance, comparison }: SpecResult, log: Log): void {
  const used = new Set(comparison && listBreaking(comparison).map(({ fingerprint }) => fingerprint));
  const unused = [...(acceptance?.entries.keys() ?? [])].filter((fingerprint) => !used.has(fingerprint));
  if (acceptance === undefined || unused.length === 0) return;
  log.debug(`Entries of ${acceptance.file} that match no change in this run: ${unused.join(', ')}`);
}

/** Warns if the changes could not be checked, or not against the copilot's actions. */
function warnUndecided(
  { comparison, noComparison = 'there is nothing to compare with' }: SpecResult,
  task: Task,
  state: CopilotState | undefined,
): readonly string[] {
  if (comparison === undefined) {
    return [`\`fail-on: breaking\` could not check anything: ${noComparison.replace(/\.$/u, '')}.`];
  }
  const isUnknown = isGated(task) && state?.isInSync === false && state.actions > 0;
  if (!isUnknown || state.commit !== undefined) return [];
  return [
    '`fail-on: breaking` compared two versions of the file, but the copilot’s actions match neither of them, nor any earlier version. A sync may change more than this comparison shows.',
  ];
}
