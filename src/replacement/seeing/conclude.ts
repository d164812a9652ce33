import type { SeenAs } from '../../words/door.ts';
import { isAllInPlace, isCounted, type LookSurvey } from './course.ts';
import type { Progress } from './progress.ts';
import { isAllConfirmed, type Reconciled } from './reconcile.ts';

/** How a reconciliation has ended: from the last look alone. What nobody has seen is never said to be there. */
export function concludeReconciliation(reconciled: Reconciled): SeenAs {
  const { isLookLast, progress, survey, why } = reconciled;
  if (why === 'handed-over' || why === 'record-removed') return why;
  // Nothing was sent: it is right only where there was nothing to do.
  const isAtAim = why === 'done' && progress.direction === 'forth' && isLookLast;
  if (progress.times.beganAtMs === undefined && !isAtAim) return 'untouched';
  if (progress.isUnshown) return concludeUnshown(progress);
  if (survey !== undefined && isLookLast) return concludeSeen(reconciled, survey);
  return isAllConfirmed(reconciled) ? 'confirmed' : 'unseen';
}

/** Without the id that the service answers, what was added could not be deleted again. */
function concludeUnshown({ added, inFlight }: Progress): SeenAs {
  return inFlight.length === 0 && added.length > 0 ? 'untouched' : 'unshown';
}

function concludeSeen({ course, progress }: Reconciled, survey: LookSurvey): SeenAs {
  const groups = [...survey.groups.values()];
  const isBack = progress.direction === 'back';
  const isCountedOnly = isCounted(course, progress, survey);
  // Beside what was not there before, it is not what it was.
  const isMixed = isBack && groups.some(({ stuck }) => stuck.length > 0);
  if (isMixed || !(isCountedOnly || isAllInPlace(survey))) return 'differs';
  if (progress.inFlight.length > 0) return 'pending';
  if (survey.rows.length + course.job.before.length === 0 && hasHidden(progress)) return 'unshown';
  if (isCountedOnly) return 'counted';
  if (groups.some(({ step }) => step !== undefined)) return 'search';
  return isBack && !progress.hasChanged ? 'untouched' : 'seen';
}

/** Something was confirmed that was never shown. */
function hasHidden({ direction, fault, hasChanged }: Progress): boolean {
  return direction === 'back' && hasChanged === true && fault?.kind === 'not-there';
}
