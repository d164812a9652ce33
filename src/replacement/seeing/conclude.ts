import { isCounted } from './counted.ts';
import type { Course, LookSurvey } from './course.ts';
import { isAllInPlace } from './decide.ts';
import type { Progress } from './progress.ts';
import { isAllConfirmed, type Reconciled } from './reconcile.ts';

/** How a reconciliation has ended: the words are made of this and of the last look. */
export type Conclusion =
  | { readonly outcome: 'synced' | 'restored'; readonly how: 'seen' | 'counted' | 'confirmed' }
  | { readonly outcome: 'untouched' }
  | { readonly outcome: 'lost'; readonly why: LostReason };

/**
 * `search`: all is there, and the search may not know it. `pending`: so, and a call may still take effect. `unseen`:
 * nobody could look. `unshown`: the inventory does not show what was confirmed.
 */
export type LostReason =
  'handed-over' | 'record-removed' | 'search' | 'pending' | 'unseen' | 'unshown' | 'differs';

/** From the last look alone; what nobody has seen is never said to be there. */
export function concludeReconciliation(course: Course, reconciled: Reconciled): Conclusion {
  const { isLookLast, progress, survey, why } = reconciled;
  if (why === 'handed-over' || why === 'record-removed') return lost(why);
  if (progress.times.beganAtMs === undefined && !isAtAim(reconciled)) return { outcome: 'untouched' };
  // Without the id that the service answers, what was added could not be deleted again.
  const isDeleted = progress.inFlight.length === 0 && progress.added.length > 0;
  if (progress.isUnshown) return isDeleted ? { outcome: 'untouched' } : lost('unshown');
  if (survey !== undefined && isLookLast) return concludeSeen(course, progress, survey);
  const outcome = progress.direction === 'forth' ? 'synced' : 'restored';
  return isAllConfirmed(reconciled) ? { outcome, how: 'confirmed' } : lost('unseen');
}

/** Nothing was sent, and there was nothing to do. */
function isAtAim({ isLookLast, progress, why }: Reconciled): boolean {
  return why === 'done' && progress.direction === 'forth' && isLookLast;
}

function concludeSeen(course: Course, progress: Progress, survey: LookSurvey): Conclusion {
  const { direction, hasChanged } = progress;
  const counted = isCounted(course, progress, survey);
  const why = findLoss(course, progress, { survey, counted });
  if (why !== undefined) return lost(why);
  if (direction === 'back' && !hasChanged) return { outcome: 'untouched' };
  return { outcome: direction === 'forth' ? 'synced' : 'restored', how: counted ? 'counted' : 'seen' };
}

function findLoss(
  course: Course,
  progress: Progress,
  { counted, survey }: { readonly survey: LookSurvey; readonly counted: boolean },
): LostReason | undefined {
  const verdicts = [...survey.verdicts.values()];
  // Beside what was not there before, it is not what it was.
  const isMixed = progress.direction === 'back' && verdicts.some(({ stuck }) => stuck.length > 0);
  if (isMixed || !(counted || isAllInPlace(survey))) return 'differs';
  if (progress.inFlight.length > 0) return 'pending';
  if (isNeverShown(course, progress, survey)) return 'unshown';
  return !counted && verdicts.some(({ step }) => step !== undefined) ? 'search' : undefined;
}

function lost(why: LostReason): Conclusion {
  return { outcome: 'lost', why };
}

/** It shows no action, as it did before, and something was confirmed. */
function isNeverShown(
  { job }: Course,
  { direction, fault, hasChanged }: Progress,
  { rows }: LookSurvey,
): boolean {
  const isEmpty = rows.length === 0 && job.before.length === 0;
  return isEmpty && direction === 'back' && fault?.kind === 'not-there' && hasChanged;
}
