import type { Counts, Replacement, ReplacementEnding } from '../../ending.ts';
import { renderRoute } from '../../importer/index.ts';
import { describeEnding, warnings, type CheckedState } from '../../messages/index.ts';
import { isAllInPlace, isCounted, listWanted, type Course, type LookSurvey } from './course.ts';
import { findDrift } from './match-actions.ts';
import { findGroup, type Progress } from './progress.ts';
import { isAllConfirmed, type ReconcileResult } from './reconcile.ts';

/** Describes the result of a reconciliation, as the last read of the actions shows it. */
export function describeReconciliation(reconciled: ReconcileResult, replaceMs: number): ReplacementEnding {
  const { progress, why } = reconciled;
  const result = concludeReconciliation(reconciled);
  const state = gatherFacts(reconciled);
  return describeEnding(result, {
    state,
    causes: { stop: why, rolledBackFor: progress.givenUp, fault: progress.fault },
    replacement: measure(reconciled, state.counts, replaceMs),
    unverified: result === 'confirmed' ? 'the service stopped listing the actions' : undefined,
    warnings: listWarnings(reconciled, result === 'confirmed'),
  });
}

/** Decides the result from the last read alone. An action that no read has shown is never reported as present. */
function concludeReconciliation(reconciled: ReconcileResult) {
  const { course, isLookLast, progress, survey, why } = reconciled;
  if (why === 'handed-over' || why === 'record-removed') return why;
  // If nothing was sent, the copilot is as desired only if there was nothing to do.
  const isAtAim = why === 'done' && progress.direction === 'rollout' && isLookLast;
  if (progress.times.beganAtMs === undefined && !isAtAim) return 'unchanged';
  if (survey !== undefined && isLookLast) {
    // A confirmed change that was never listed may still exist.
    const isHidden = hasHidden(progress) || isUnproven(course, progress, survey);
    return isHidden ? concludeHidden(reconciled) : concludeSeen(reconciled, survey);
  }
  return isAllConfirmed(reconciled) ? 'confirmed' : 'unreadable';
}

function concludeHidden({ course, progress }: ReconcileResult) {
  const isUndone = Object.values(progress.groups).some((group) => group.isUndone === true);
  return isUndone && course.job.strategy === 'rolling' ? 'hidden-undone' : 'hidden';
}

function concludeSeen({ course, progress }: ReconcileResult, survey: LookSurvey) {
  const groups = [...survey.groups.values()];
  const isBack = progress.direction === 'rollback';
  const isCountedOnly = isCounted(course, progress, survey);
  // Beside what was not there before, it is not what it was.
  const isMixed = isBack && groups.some(({ stuck }) => stuck.length > 0);
  if (isMixed || !(isCountedOnly || isAllInPlace(survey))) return 'incomplete';
  if (progress.inFlight.length > 0) return 'pending';
  // This run may have deleted actions that it had never seen before, as with a list that shows only its first page.
  if (isBack && progress.hasOthers === true) return 'disturbed';
  if (isCountedOnly) return 'counted';
  if (listUnindexed(progress, survey).length > 0) return 'index-incomplete';
  return isBack && !progress.hasChanged ? 'unchanged' : 'verified';
}

/** Routes of the actions whose last write wasn't confirmed, even if nothing can be done about it. */
function listUnindexed(progress: Progress, { groups }: LookSurvey): readonly string[] {
  return [...groups].flatMap(([name, { desired, missing }]) => {
    const isLacking = missing.length === 0 && findGroup(progress, name).needsReindex === true;
    return isLacking ? desired.map(renderRoute) : [];
  });
}

/** Something was confirmed that no read has shown, even if it was deleted again. */
function hasHidden({ groups }: Progress): boolean {
  return Object.values(groups).some(({ awaits, isUndone }) => awaits !== undefined || isUndone === true);
}

/** An empty copilot whose list has shown no change of this run may be one whose list never shows any. */
function isUnproven(
  { job }: Course,
  { direction, groups, hasChanged, isShown }: Progress,
  { rows }: LookSurvey,
): boolean {
  if (direction === 'rollout') return false;
  const isEmpty = job.before.length + rows.length === 0;
  const mayHold =
    hasChanged === true || Object.values(groups).some(({ needsReindex }) => needsReindex === true);
  return isEmpty && isShown !== true && mayHold;
}

function measure(reconciled: ReconcileResult, counts: Counts, replaceMs: number): Replacement {
  const { course, incidents, progress } = reconciled;
  const { emptyAtMs, filledAtMs, pauses } = progress.times;
  const hasStayed = emptyAtMs === undefined && counts.isZeroDowntime && course.job.before.length > 0;
  const emptyMs = emptyAtMs === undefined || filledAtMs === undefined ? undefined : filledAtMs - emptyAtMs;
  return {
    replaceMs,
    waitMs: pauses.length === 0 ? undefined : pauses.reduce((sum, pause) => sum + pause, 0),
    pauses: pauses.length,
    emptyMs: hasStayed ? 0 : emptyMs,
    counts,
    incidents,
  };
}

function gatherFacts({ course, progress, survey }: ReconcileResult): CheckedState {
  const { job, ownership, restorable } = course;
  const groups = [...(survey?.groups.values() ?? [])];
  const missing = groups.flatMap((group) => group.missing.map(renderRoute));
  const extra = groups.flatMap(({ step, stuck }) => {
    const isSurplus = step?.kind === 'remove' || step?.kind === 'clear-up';
    return [...(isSurplus ? [step.row] : []), ...stuck].map(renderRoute);
  });
  const count = listWanted(course, progress).length;
  const drift = findDrift(job.next.actions, restorable, ownership);
  return {
    aim: progress.direction === 'rollout' ? 'new' : 'previous',
    strategy: job.strategy,
    desired: count,
    right: count - missing.length,
    missing,
    extra,
    unconfirmed: survey === undefined ? [] : listUnindexed(progress, survey),
    held: job.before.length,
    counts: {
      added: drift.missing.length,
      changed: drift.different.length,
      removed: drift.extra.length,
      kept: job.before.length - restorable.length,
      isZeroDowntime: job.strategy === 'rolling' && progress.hasGap !== true,
    },
  };
}

function listWarnings({ progress, survey }: ReconcileResult, isUnverified: boolean): readonly string[] {
  const groups = [...(survey?.groups.values() ?? [])];
  const shared = [...(survey?.groups ?? [])].flatMap(([name, { managed, rows, desired }]) => {
    const isShared = findGroup(progress, name).isWritten === true && managed.length + desired.length > 0;
    return isShared ? rows.filter((row) => !managed.includes(row)) : [];
  });
  const redacted = groups.flatMap(({ missing }) => missing.filter((goal) => goal.isRedacted));
  const routes = {
    redacted,
    stuck: groups.flatMap(({ stuck }) => stuck),
    shared,
    displaced: progress.displaced ?? [],
  };
  return [
    ...(['redacted', 'stuck', 'shared', 'displaced'] as const).flatMap((name) =>
      routes[name].length === 0 ? [] : [warnings[name](routes[name].map(renderRoute))],
    ),
    ...(progress.hasOthers === true ? [warnings.disturbed()] : []),
    ...(isUnverified ? [warnings.unverified()] : []),
  ];
}
