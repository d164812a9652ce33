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
  reindex: 'Reindexing',
  remove: 'Removing',
  'remove-first': 'Removing, then adding again:',
  undo: 'Deleting',
} as const;

/** Names up to three actions, otherwise counts them. Sorted, because the order of the service's list is random. */
function renderNames(requests: readonly SingleRequest[]): string {
  if (requests.length > 3) return renderCount(requests.length, 'action');
  return requests
    .map((request) => renderRoute('action' in request ? request.action : request.row))
    .map((route) => route.trim() || 'an added action that isn’t listed')
    .toSorted()
    .join(', ');
}

/** Returns an empty string for short waits. */
export function renderWait({ ms, reason }: Pick<Wait, 'ms' | 'reason'>, waitMs: number): string {
  switch (reason) {
    case 'delay':
      // In full seconds, because reading the empty copilot takes a moment. A post step waits only for the rest.
      return `Actions deleted. Waiting ${Math.min(waitMs, Math.ceil(ms / 1_000) * 1_000) / 1_000} s before the import.`;
    case 'in-flight':
      return 'A request that timed out might still be processed. Watching the copilot for up to 90 s.';
    case 'visibility':
      return 'The action list doesn’t show a confirmed change yet. Reading it again.';
    case 'backoff':
      return ms >= 5_000 ? `The next attempt is in ${(ms / 1_000).toFixed(1)} s.` : '';
  }
}

/** @param last the previous incident: its cause isn't repeated */
export function renderRollback(cause: RollbackCause, last = ''): string {
  const reason =
    cause === 'out-of-time'
      ? 'The new version isn’t in place after half of the time limit.'
      : cause.explanation;
  const text = 'Rolling back to the previous actions.';
  return last.startsWith(reason) ? text : `${reason} ${text}`;
}
