import type { SeenAs } from '../../words/door.ts';
import { isAllInPlace, isCounted, type LookSurvey } from './course.ts';
import { isAllConfirmed, type Reconciled } from './reconcile.ts';

type WhyLost = Exclude<SeenAs, 'seen' | 'counted' | 'confirmed' | 'untouched'>;

/** How a reconciliation has ended, and how that is known, or why it is not right: the words are made of these. */
export type Conclusion =
  | { readonly outcome: 'synced' | 'restored'; readonly as: 'seen' | 'counted' | 'confirmed' }
  | { readonly outcome: 'untouched'; readonly as: 'untouched' }
  | { readonly outcome: 'lost'; readonly as: WhyLost };

const untouched: Conclusion = { outcome: 'untouched', as: 'untouched' };

/** From the last look alone; what nobody has seen is never said to be there. */
export function concludeReconciliation(reconciled: Reconciled): Conclusion {
  const { isLookLast, progress, survey, why } = reconciled;
  const isForth = progress.direction === 'forth';
  if (why === 'handed-over' || why === 'record-removed') return { outcome: 'lost', as: why };
  // Nothing was sent: it is right only where there was nothing to do.
  const isAtAim = why === 'done' && isForth && isLookLast;
  if (progress.times.beganAtMs === undefined && !isAtAim) return untouched;
  if (progress.isUnshown) return concludeUnshown(reconciled);
  if (survey !== undefined && isLookLast) return concludeSeen(reconciled, survey);
  if (!isAllConfirmed(reconciled)) return { outcome: 'lost', as: 'unseen' };
  return { outcome: isForth ? 'synced' : 'restored', as: 'confirmed' };
}

/** Without the id that the service answers, what was added could not be deleted again. */
function concludeUnshown({ progress }: Reconciled): Conclusion {
  const isDeleted = progress.inFlight.length === 0 && progress.added.length > 0;
  return isDeleted ? untouched : { outcome: 'lost', as: 'unshown' };
}

function concludeSeen(reconciled: Reconciled, survey: LookSurvey): Conclusion {
  const { course, progress } = reconciled;
  const { direction, hasChanged } = progress;
  const isCountedOnly = isCounted(course, progress, survey);
  const as = findLoss(reconciled, survey, isCountedOnly);
  if (as !== undefined) return { outcome: 'lost', as };
  if (direction === 'back' && !hasChanged) return untouched;
  return { outcome: direction === 'back' ? 'restored' : 'synced', as: isCountedOnly ? 'counted' : 'seen' };
}

function findLoss(
  { course, progress }: Reconciled,
  survey: LookSurvey,
  isCountedOnly: boolean,
): WhyLost | undefined {
  const groups = [...survey.groups.values()];
  const isBack = progress.direction === 'back';
  // Beside what was not there before, it is not what it was.
  const isMixed = isBack && groups.some(({ stuck }) => stuck.length > 0);
  if (isMixed || !(isCountedOnly || isAllInPlace(survey))) return 'differs';
  if (progress.inFlight.length > 0) return 'pending';
  const isEmpty = survey.rows.length === 0 && course.job.before.length === 0;
  if (isEmpty && isBack && hasHidden(progress)) return 'unshown';
  return !isCountedOnly && groups.some(({ step }) => step !== undefined) ? 'search' : undefined;
}

/** Something was confirmed that was never shown. */
function hasHidden({ fault, hasChanged }: Reconciled['progress']): boolean {
  return hasChanged === true && fault?.kind === 'not-there';
}
