import type { ServiceFault } from '../../errors.ts';
import { renderCount } from '../../text.ts';
import type { Course, SeeingJob } from './course.ts';
import type { Call } from './notes.ts';
import type { Progress } from './progress.ts';
import type { Next } from './situation.ts';

/** The log of a reconciliation: a line as calls begin, and one for whatever comes otherwise than hoped for. */

export function renderCalls(calls: readonly Call[], course: Course, progress: Progress): string {
  const [first] = calls;
  if (first?.kind === 'clear') return 'Deleting the copilot’s actions.';
  if (first?.kind === 'import') return renderImport(first.goals.length, course, progress);
  const counts = Map.groupBy(calls, (call) => (call.kind === 'single' ? call.step.kind : call.kind));
  const isClearing = progress.phase === 'clear';
  const parts = [...counts].map(
    ([kind, some]) => `${isClearing ? 'Deleting' : verbs[kind]} ${renderNames(some)}.`,
  );
  return parts.join(' ');
}

const verbs = {
  add: 'Adding',
  change: 'Changing',
  heal: 'Writing again, for the search:',
  remove: 'Removing',
  'clear-up': 'Removing, to be added again:',
  clear: 'Deleting',
  import: 'Importing',
} as const;

/** A few are named, many are counted. Sorted: a service lists its rows by ids that chance has made. */
function renderNames(calls: readonly Call[]): string {
  if (calls.length > 3) return renderCount(calls.length, 'action');
  const names = calls.flatMap((call) => {
    if (call.kind !== 'single') return [];
    const { method, endpoint } = 'goal' in call.step ? call.step.goal : call.step.row;
    return [`${method} ${endpoint}`.trim() || 'the action that is not shown'];
  });
  return names.toSorted().join(', ');
}

function renderImport(count: number, { job }: Course, { direction }: Progress): string {
  const what = direction === 'forth' ? 'the new version' : 'the previous version';
  const isPart = direction === 'forth' && count < job.next.actions.length;
  return isPart ? `Importing ${renderCount(count, 'action')} of ${what}.` : `Importing ${what}.`;
}

/** Undefined where it is not worth a line. */
export function renderWait(
  { ms, why }: Extract<Next, { do: 'wait' }>,
  { settleMs }: Pick<SeeingJob, 'settleMs'>,
): string | undefined {
  switch (why) {
    case 'pause':
      // A post step waits only for the rest.
      return ms < settleMs - 1_000
        ? `Waiting for the ${Math.ceil(ms / 1_000)} s that are left of the pause after the delete.`
        : `Deleted. Waiting ${settleMs / 1_000} s for the removal to settle.`;
    case 'late':
      return 'A call that was given up may still take effect: the copilot is watched for up to a minute and a half.';
    case 'shown':
      return 'The service does not show yet what it confirmed. Looking again.';
    case 'again':
      return ms >= 5_000 ? `The next try is in ${(ms / 1_000).toFixed(1)} s.` : undefined;
  }
}

export function renderFault(fault: ServiceFault, plan: string): string {
  return `${fault.explanation} ${plan}`;
}

/** @param last the incident told before it: its cause is not told twice */
export function renderTurn(why: ServiceFault | 'out-of-time', last = ''): string {
  const cause = why === 'out-of-time' ? 'Half of the time is used up.' : why.explanation;
  const turn = 'The new version is given up. Restoring the previous actions.';
  return last.startsWith(cause) ? turn : `${cause} ${turn}`;
}
