import { renderRoute } from '../../importer/index.ts';
import { renderCount } from '../../text.ts';
import type { Call, SingleCall } from './call.ts';
import type { Course } from './course.ts';
import type { Progress } from './progress.ts';
import type { Next, Wait } from './situation.ts';

export function renderCalls(calls: readonly Call[], course: Course, progress: Progress): string {
  const [first] = calls;
  if (first?.kind === 'clear') return 'Deleting the copilot’s actions.';
  if (first?.kind === 'import') return renderImport(first.goals.length, course, progress);
  const singles = calls.flatMap((call) => ('group' in call ? [call] : []));
  const parts = [...Map.groupBy(singles, ({ kind }) => (progress.phase === 'clear' ? 'clear' : kind))].map(
    ([kind, some]) => `${verbs[kind]} ${renderNames(some)}.`,
  );
  return parts.join(' ');
}

const verbs = {
  add: 'Adding',
  change: 'Changing',
  reindex: 'Writing again, for the search:',
  remove: 'Removing',
  'clear-up': 'Removing, to be added again:',
  clear: 'Deleting',
} as const;

/** A few are named, many are counted. Sorted: a service lists its rows by ids that chance has made. */
function renderNames(calls: readonly SingleCall[]): string {
  if (calls.length > 3) return renderCount(calls.length, 'action');
  const routes = calls.map((call) => renderRoute('goal' in call ? call.goal : call.row));
  return routes
    .map((route) => route.trim() || 'the action that is not shown')
    .toSorted()
    .join(', ');
}

function renderImport(count: number, { job }: Course, { direction }: Progress): string {
  if (direction === 'rollback') return 'Importing the previous version.';
  const isPart = count < job.next.actions.length;
  return `Importing ${isPart ? `${renderCount(count, 'action')} of ` : ''}the new version.`;
}

/** Empty where it is not worth a line. */
export function renderWait({ ms, why }: Wait, waitMs: number): string {
  switch (why) {
    case 'pause':
      // A post step waits only for the rest.
      return ms < waitMs - 1_000
        ? `Waiting for the ${Math.ceil(ms / 1_000)} s that are left of the pause after the delete.`
        : `Deleted. Waiting ${waitMs / 1_000} s for the removal to settle.`;
    case 'late':
      return 'A call that was given up may still take effect: the copilot is watched for up to a minute and a half.';
    case 'shown':
      return 'The service does not show yet what it confirmed. Looking again.';
    case 'again':
      return ms >= 5_000 ? `The next try is in ${(ms / 1_000).toFixed(1)} s.` : '';
  }
}

/** @param last the incident told before it: its cause is not told twice */
export function renderTurn(why: Extract<Next, { do: 'turn' }>['why'], last = ''): string {
  const cause = why === 'out-of-time' ? 'Half of the time is used up.' : why.explanation;
  const turn = 'The new version is given up. Restoring the previous actions.';
  return last.startsWith(cause) ? turn : `${cause} ${turn}`;
}
