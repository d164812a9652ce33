import type { Call, Fault } from './fault.ts';
import type { RecordedRequest } from './request-log.ts';

const leadMs = 200;
const outageMs = 700;

/**
 * Returns the time at which a `refused` fault closes the port, or `undefined` if it isn't known yet. A server can't
 * reject a connection after reading its request, so the port closes where the nth request is expected. That is after
 * the list before a delete, or after the delete before a list. Before an import, it is shortly before the delay after
 * the delete ends. Every request in that time meets a closed port. For the first list, the port is closed from the
 * start.
 */
export function decideOutage(
  answered: Pick<RecordedRequest, 'call' | 'nth'> | 'start',
  { call, nth, delayMs = outageMs }: Fault,
  pauseMs: number,
): Outage | undefined {
  const now = { startsInMs: 0, lastsMs: delayMs };
  if (answered === 'start') return call === 'list' && nth === 1 ? now : undefined;
  const predecessors: Partial<Record<Call, Call>> = { list: 'delete', delete: 'list', import: 'delete' };
  if (answered.call !== predecessors[call]) return undefined;
  if (answered.nth !== (call === 'list' ? nth - 1 : nth)) return undefined;
  if (call !== 'import') return now;
  return { startsInMs: Math.max(0, pauseMs - leadMs), lastsMs: delayMs + leadMs };
}

/** Time since the cause of the outage. */
interface Outage {
  readonly startsInMs: number;
  readonly lastsMs: number;
}
