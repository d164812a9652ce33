import { createUnseen } from './call.ts';
import { decideClearing } from './clear.ts';
import { isAllInPlace } from './course.ts';
import { decideRepair, hasSpentGroup } from './repair.ts';
import type { Next, Situation } from './situation.ts';

/** The next step of a reconciliation, from what is wanted and what the last look shows. Pure and total. */
export function decideNext(situation: Situation): Next {
  const { course, endMs, nowMs, progress } = situation;
  if (progress.isUnshown) return { do: 'end' };
  const why = progress.direction === 'forth' ? findTurn(situation) : undefined;
  if (why !== undefined) return { do: 'turn', why };
  const isSpent = progress.clears.failures >= course.job.maxAttempts;
  if (nowMs >= endMs || isSpent) return { do: 'end' };
  return progress.phase === 'clear' ? decideClearing(situation) : decideRepair(situation);
}

/** Why the new version is given up; undefined where it is not. */
function findTurn(situation: Situation): Extract<Next, { do: 'turn' }>['why'] | undefined {
  const { course, nowMs, progress, survey, turnMs } = situation;
  const { clears, fault, imports } = progress;
  const isTooMuch = Math.max(clears.failures, imports.failures) >= course.job.maxAttempts;
  if (isTooMuch || hasSpentGroup(situation)) return fault ?? createUnseen('what was sent');
  const isLate = nowMs >= turnMs && (progress.phase !== 'repair' || !isAllInPlace(survey));
  return isLate ? (fault ?? 'out-of-time') : undefined;
}
