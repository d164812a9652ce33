import { isCounted } from './counted.ts';
import type { Course } from './course.ts';
import { isInPlace } from './decide.ts';
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
export type LostReason = 'handed-over' | 'search' | 'pending' | 'unseen' | 'unshown' | 'differs';

/** From the last look alone; what nobody has seen is never said to be there. */
export function concludeReconciliation(course: Course, reconciled: Reconciled): Conclusion {
  const { progress, survey, why } = reconciled;
  const { direction, inFlight, times } = progress;
  const aim = direction === 'forth' ? 'synced' : 'restored';
  if (why === 'handed-over') return lost('handed-over');
  if (times.beganAtMs === undefined && direction === 'back') return { outcome: 'untouched' };
  if (why === 'interrupted' || why === 'no-journal') return { outcome: 'untouched' };
  if (progress.isUnshown) return inFlight.length > 0 ? lost('unshown') : { outcome: 'untouched' };
  if (survey === undefined || !reconciled.isLookLast) {
    if (times.beganAtMs === undefined) return { outcome: 'untouched' };
    return isAllConfirmed(reconciled) ? { outcome: aim, how: 'confirmed' } : lost('unseen');
  }
  const counted = isCounted(course, progress, survey);
  if (!counted && !isInPlace(survey)) return lost('differs');
  // Beside what was not there before, it is not what it was.
  if (direction === 'back' && [...survey.verdicts.values()].some(({ stuck }) => stuck.length > 0))
    return lost('differs');
  if (inFlight.length > 0) return lost('pending');
  if (isNeverShown(course, reconciled)) return lost('unshown');
  if (!counted && [...survey.verdicts.values()].some(({ step }) => step !== undefined)) return lost('search');
  if (direction === 'back' && !progress.hasChanged) return { outcome: 'untouched' };
  return { outcome: aim, how: counted ? 'counted' : 'seen' };
}

function lost(why: LostReason): Conclusion {
  return { outcome: 'lost', why };
}

/** It shows no action, as it did before, and something was confirmed. */
function isNeverShown(course: Course, { progress, survey }: Reconciled): boolean {
  const isEmpty = survey?.rows.length === 0 && course.job.before.length === 0;
  return (
    isEmpty && progress.direction === 'back' && progress.fault?.kind === 'not-there' && progress.hasChanged
  );
}
