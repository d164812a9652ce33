import type { ReplacementEnding } from '../../ending.ts';
import { renderRoute } from '../../importer/index.ts';
import { describeEnding, warnings, type CheckedState } from '../../messages/index.ts';
import { isAllInPlace, isCounted, listDesired, type Diff } from './diff.ts';
import { findDrift } from './match-actions.ts';
import type { Plan } from './plan.ts';
import type { ReconcileResult } from './reconcile.ts';
import { findDirection, findGroup, hasHidden, listInFlight, type Status } from './status.ts';
import { isAllConfirmed } from './without-read.ts';

/** Describes the result of a reconciliation, as the last read of the actions shows it. */
export function describeReconciliation(reconciled: ReconcileResult, replaceMs: number): ReplacementEnding {
  const { end, incidents, plan, status } = reconciled;
  const { delays, emptyAtMs, filledAtMs } = status.times;
  const result = conclude(reconciled);
  const isUnverified = result === 'confirmed';
  const state = describeState(reconciled);
  const { counts } = state;
  const hasStayed = emptyAtMs === undefined && counts.isZeroDowntime && plan.job.before.length > 0;
  const emptyMs = emptyAtMs === undefined || filledAtMs === undefined ? undefined : filledAtMs - emptyAtMs;
  const waitMs = delays.length === 0 ? undefined : delays.reduce((sum, delay) => sum + delay, 0);
  return describeEnding(result, {
    state,
    causes: { stop: end, rolledBackFor: status.rollbackCause, fault: status.attempts.fault },
    replacement: {
      ...{ replaceMs, waitMs, pauses: delays.length, emptyMs: hasStayed ? 0 : emptyMs },
      ...{ counts, incidents },
    },
    unverified: isUnverified ? 'the service stopped listing the actions' : undefined,
    warnings: listWarnings(reconciled, isUnverified),
  });
}

type Conclusion = Parameters<typeof describeEnding>[0];

function conclude(reconciled: ReconcileResult): Conclusion {
  const { diff, end, failedReads, status } = reconciled;
  const isReadLast = failedReads.count === 0;
  if (end === 'handed-over' || end === 'record-removed') return end;
  // Without a request, the copilot is as desired only if there was nothing to do.
  const isUnsent = status.times.beganAtMs === undefined;
  if (isUnsent && (end !== 'done' || findDirection(status) === 'rollback' || !isReadLast)) return 'unchanged';
  if (diff !== undefined && isReadLast) return concludeFromRead(reconciled, diff);
  if (hasHidden(status)) return 'hidden';
  return isAllConfirmed(status, diff) ? 'confirmed' : 'unreadable';
}

/** Concludes from the last read: the first conclusion that applies counts. An unverified state is never reported as verified. */
function concludeFromRead({ plan, status }: ReconcileResult, diff: Diff): Conclusion {
  const isRollback = findDirection(status) === 'rollback';
  const pending = Object.values(status.groups).flatMap((group) => group.pending ?? []);
  const isCountedOnly = isCounted(plan, status, diff);
  const conclusions: readonly (readonly [result: Conclusion, applies: boolean])[] = [
    ['hidden-undone', plan.job.strategy === 'rolling' && pending.some(({ state }) => state === 'undone')],
    // A confirmed change that was never listed may still have taken effect.
    ['hidden', pending.length > 0 || (isRollback && isUnproven(plan, status, diff))],
    // With an extra action, the previous state isn't restored.
    ['incomplete', isRollback && [...diff.groups.values()].some(({ stuck }) => stuck.length > 0)],
    ['incomplete', !isCountedOnly && !isAllInPlace(diff)],
    ['pending', listInFlight(status).length > 0],
    // This run may have deleted actions that it has never read, as with a list that shows only its first page.
    ['disturbed', isRollback && status.effects.hasOthers],
    ['counted', isCountedOnly],
    ['index-incomplete', listUnindexed(status, diff).length > 0],
    ['unchanged', isRollback && !status.effects.hasChanged],
  ];
  return conclusions.find(([, applies]) => applies)?.[0] ?? 'verified';
}

/** Returns the routes of actions whose last request wasn't confirmed, even if nothing can be done about it. */
function listUnindexed(status: Status, { groups }: Diff): readonly string[] {
  return [...groups.values()].flatMap(({ desired, missing, name }) => {
    const isLacking = missing.length === 0 && findGroup(status, name).needsReindex;
    return isLacking ? desired.map(renderRoute) : [];
  });
}

/** Returns whether an empty copilot may have actions, because its list has never shown a change of this run. */
function isUnproven(plan: Plan, { effects, groups, service }: Status, diff: Diff): boolean {
  if (service.isVisible) return false;
  const isEmpty = plan.job.before.length + diff.rows.length === 0;
  return isEmpty && (effects.hasChanged || Object.values(groups).some(({ needsReindex }) => needsReindex));
}

function describeState({ diff, plan, status }: ReconcileResult): CheckedState {
  const { job, ownership, restorable } = plan;
  const groups = [...(diff?.groups.values() ?? [])];
  const missing = groups.flatMap((group) => group.missing.map(renderRoute));
  const extra = groups.flatMap(({ step, stuck }) => {
    const isExtra = step?.kind === 'remove' || step?.kind === 'remove-first';
    return [...(isExtra ? [step.row] : []), ...stuck].map(renderRoute);
  });
  const desired = listDesired(plan, status).length;
  const drift = findDrift(job.next.actions, restorable, ownership);
  return {
    aim: findDirection(status) === 'rollout' ? 'new' : 'previous',
    strategy: job.strategy,
    desired,
    right: desired - missing.length,
    missing,
    extra,
    unconfirmed: diff === undefined ? [] : listUnindexed(status, diff),
    held: job.before.length,
    counts: {
      added: drift.missing.length,
      changed: drift.different.length,
      removed: drift.extra.length,
      kept: job.before.length - restorable.length,
      isZeroDowntime: job.strategy === 'rolling' && status.times.gapAtMs === undefined,
    },
  };
}

function listWarnings({ diff, status }: ReconcileResult, isUnverified: boolean): readonly string[] {
  const groups = [...(diff?.groups.values() ?? [])];
  const shared = groups.flatMap(({ desired, managed, name, rows }) => {
    const isShared = findGroup(status, name).isWritten === true && managed.length + desired.length > 0;
    return isShared ? rows.filter((row) => !managed.includes(row)) : [];
  });
  const routes = {
    redacted: groups.flatMap(({ missing }) => missing.filter(({ isRedacted }) => isRedacted)),
    stuck: groups.flatMap(({ stuck }) => stuck),
    shared,
    displaced: status.effects.displaced,
  };
  return [
    ...(['redacted', 'stuck', 'shared', 'displaced'] as const).flatMap((name) =>
      routes[name].length === 0 ? [] : [warnings[name](routes[name].map(renderRoute))],
    ),
    ...(status.effects.hasOthers ? [warnings.disturbed()] : []),
    ...(isUnverified ? [warnings.unverified()] : []),
  ];
}
