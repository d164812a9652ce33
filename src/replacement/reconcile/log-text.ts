import { renderRoute } from '../../importer/index.ts';
import { renderCount } from '../../text.ts';
import type { Wait } from './context.ts';
import type { Plan } from './plan.ts';
import type { ActionRequest, SingleRequest } from './request.ts';
import { findDirection, type RollbackCause, type Status } from './status.ts';

export function renderRequests(requests: readonly ActionRequest[], { job }: Plan, status: Status): string {
  const [first] = requests;
  if (first?.kind === 'clear') return 'Deleting the copilot’s actions.';
  if (first?.kind === 'import') {
    if (findDirection(status) === 'rollback') return 'Importing the previous version.';
    const count = first.actions.length;
    const part = count < job.next.actions.length ? `${renderCount(count, 'action')} of ` : '';
    return `Importing ${part}the new version.`;
  }
  const steps = requests.flatMap((request) => ('group' in request ? [request] : []));
  const isTeardown = status.state === 'teardown';
  return [...Map.groupBy(steps, ({ kind }) => (isTeardown ? 'Deleting' : verbs[kind]))]
    .map(([verb, some]) => `${verb} ${renderNames(some)}.`)
    .join(' ');
}

const verbs = {
  add: 'Adding',
  change: 'Changing',
  reindex: 'Rewriting to refresh the search index:',
  remove: 'Deleting',
  'remove-first': 'Deleting and re-adding:',
  undo: 'Undoing the addition of',
} as const;

/** Names up to three actions, otherwise counts them. Sorted, because the order of the service's list is random. */
function renderNames(requests: readonly SingleRequest[]): string {
  if (requests.length > 3) return renderCount(requests.length, 'action');
  return requests
    .map((request) => renderRoute('action' in request ? request.action : request.row))
    .map((route) => route.trim() || 'the action that isn’t listed')
    .toSorted()
    .join(', ');
}

/** Returns an empty string for short waits. */
export function renderWait({ ms, why }: Wait, waitMs: number): string {
  switch (why) {
    case 'pause':
      // A post step waits only for the rest.
      return ms < waitMs - 1_000
        ? `Waiting for the remaining ${Math.ceil(ms / 1_000)} s of the delay after the delete.`
        : `Actions deleted. Waiting ${waitMs / 1_000} s before the import.`;
    case 'late':
      return 'A request that timed out might still be processed. Watching the copilot for up to 90 s.';
    case 'shown':
      return 'The confirmed changes aren’t listed yet. Checking again.';
    case 'again':
      return ms >= 5_000 ? `The next attempt is in ${(ms / 1_000).toFixed(1)} s.` : '';
  }
}

/** @param last the previous incident: its cause isn't repeated */
export function renderRollback(cause: RollbackCause, last = ''): string {
  const reason = cause === 'out-of-time' ? 'Half of the time limit is over.' : cause.explanation;
  const text = 'Rolling back to the previous actions.';
  return last.startsWith(reason) ? text : `${reason} ${text}`;
}
