import type { Counts, Replacement, ReplacementEnding } from '../../ending.ts';
import { type Explanation, withoutActionList } from '../../errors.ts';
import { renderRoute } from '../../importer/index.ts';
import { describeSeenState, explainFailure, type SeenAs, type CheckedState } from '../../messages/index.ts';
import { renderSome } from '../../text.ts';
import { isAllInPlace, isCounted, listWanted, type Course, type LookSurvey } from './course.ts';
import { findDrift } from './match-actions.ts';
import { findGroup, type Progress } from './progress.ts';
import { isAllConfirmed, type ReconcileResult } from './reconcile.ts';

/** What is said about a reconciliation once this process is through with it: what the last look shows. */
export function describeSeen(reconciled: ReconcileResult, replaceMs: number): ReplacementEnding {
  const as = concludeReconciliation(reconciled);
  const facts = gatherFacts(reconciled);
  const reported = { state: describeSeenState(as, facts), warnings: listWarnings(reconciled, as) };
  const failure = explain(reconciled, as);
  if (as === 'aborted') return { outcome: as, ...reported, failure };
  const replacement = measure(reconciled, facts.counts, replaceMs);
  if (as === 'seen' || as === 'counted' || as === 'confirmed') {
    const why = 'the inventory stopped answering';
    const verification = as === 'confirmed' ? { how: as, why } : { how: as, actions: facts.desired };
    const held = { ...reported, verification, replacement };
    return facts.aim === 'new'
      ? { outcome: 'synced', ...held }
      : { outcome: 'rolled-back', ...held, failure };
  }
  return {
    outcome: 'degraded',
    ...reported,
    failure,
    replacement,
    kind: (['record-removed', 'handed-over', 'search', 'pending'] as const).find((kind) => kind === as),
  };
}

/** How a reconciliation has ended: from the last look alone. What nobody has seen is never said to be there. */
function concludeReconciliation(reconciled: ReconcileResult): SeenAs {
  const { isLookLast, progress, survey, why } = reconciled;
  if (why === 'handed-over' || why === 'record-removed') return why;
  // Nothing was sent: it is right only where there was nothing to do.
  const isAtAim = why === 'done' && progress.direction === 'rollout' && isLookLast;
  if (progress.times.beganAtMs === undefined && !isAtAim) return 'aborted';
  if (survey !== undefined && isLookLast) {
    // What was confirmed and never shown may be there all the same.
    const isOpen = hasHidden(progress) || isUnproven(reconciled.course, progress, survey);
    return isOpen ? 'unshown' : concludeSeen(reconciled, survey);
  }
  return isAllConfirmed(reconciled) ? 'confirmed' : 'unseen';
}

function concludeSeen({ course, progress }: ReconcileResult, survey: LookSurvey): SeenAs {
  const groups = [...survey.groups.values()];
  const isBack = progress.direction === 'rollback';
  const isCountedOnly = isCounted(course, progress, survey);
  // Beside what was not there before, it is not what it was.
  const isMixed = isBack && groups.some(({ stuck }) => stuck.length > 0);
  if (isMixed || !(isCountedOnly || isAllInPlace(survey))) return 'differs';
  if (progress.inFlight.length > 0) return 'pending';
  // This run may have deleted actions that it had never seen before, as with a list that shows only its first page.
  if (isBack && progress.hasOthers === true) return 'shifted';
  if (isCountedOnly) return 'counted';
  if (listUnindexed(progress, survey).length > 0) return 'search';
  return isBack && !progress.hasChanged ? 'aborted' : 'seen';
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

function listWarnings({ progress, survey }: ReconcileResult, as: SeenAs): readonly string[] {
  const groups = [...(survey?.groups.values() ?? [])];
  const shared = [...(survey?.groups ?? [])].flatMap(([name, { managed, rows, desired }]) => {
    const isShared = findGroup(progress, name).isWritten === true && managed.length + desired.length > 0;
    return isShared ? rows.filter((row) => !managed.includes(row)).map(renderRoute) : [];
  });
  const displaced = (progress.displaced ?? []).map(renderRoute);
  const stuck = groups.flatMap((group) => group.stuck.map(renderRoute));
  const redacted = groups.flatMap(({ missing }) =>
    missing.filter((goal) => goal.isRedacted).map(renderRoute),
  );
  const warnings = {
    [`Not put back: ${renderSome(redacted, 5)}. Its text holds a secret, which this action never saves, so it cannot be written again.`]:
      redacted.length > 0,
    [`Not removed: ${renderSome(stuck, 5)}. The service might have removed another action instead, one that is not known to come from this file.`]:
      stuck.length > 0,
    [`The search might no longer find ${renderSome(shared, 5)}. The service keeps its search entries by \`operation_id\`, and a managed action that was written has the same one. Give the unmanaged action another name.`]:
      shared.length > 0,
    [`The service deleted ${renderSome(displaced, 5)} instead of a managed action, because its database considers their names equal. The action stopped deleting and added the unmanaged action again, under the name that the service lists. Give it another name.`]:
      displaced.length > 0,
    'Something else has changed this copilot during the run.': progress.hasOthers === true,
    'What the copilot holds was not verified: its inventory stopped answering.': as === 'confirmed',
  };
  return Object.entries(warnings).flatMap(([text, isDue]) => (isDue ? [text] : []));
}

const remedies: Readonly<Partial<Record<SeenAs, string>>> = {
  // Said alone: to run again without it finds the rows in step, and leaves the search as it is.
  search:
    'Once the service’s search works again (see its own log), run once with `force: true` among the inputs of the step.',
  pending: 'Look at the copilot in a few minutes.',
  unseen: 'Look at the copilot.',
  shifted: 'Look at the copilot.',
  unshown: `If the action list of this service never shows a change, ${withoutActionList}`,
};

function explain({ course, progress, why }: ReconcileResult, as: SeenAs): Explanation {
  const { fault, givenUp } = progress;
  const isAborted = as === 'aborted';
  const isUndone = Object.values(progress.groups).some((group) => group.isUndone === true);
  if (as === 'unshown' && isUndone && course.job.strategy === 'rolling') return shownNothing;
  const late = 'When half of the time was used up, the new version was still not in place.';
  const cause = givenUp === 'out-of-time' ? { explanation: late, hint: fault?.hint } : givenUp;
  const reported = explainFailure({ isAborted, why, givenUp: cause, fault, remedy: remedies[as] ?? '' });
  return as === 'search' ? { ...reported, hint: remedies.search } : reported;
}

const shownNothing: Explanation = {
  code: 'replacement-failed',
  message:
    'The service confirmed an action that its inventory does not show. The next run would add everything a second time, so the action was deleted again.',
  hint: `The action list of this service doesn’t show the copilot’s actions. Remove \`strategy\`, and ${withoutActionList}`,
};
