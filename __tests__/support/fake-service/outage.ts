import type { Call, Fault } from './fault.ts';
import type { RecordedRequest } from './request-log.ts';

const leadMs = 200;
const outageMs = 700;

/**
 * When a `refused` fault closes the port. A server cannot refuse a connection once it knows what comes through it,
 * so the port closes where the nth call comes next: after the list before a delete, after the delete before a list,
 * and shortly before the pause after a delete is over, before an import. Every call in that time meets a closed port.
 * The first list finds it closed from the start. undefined: this moment brings on no outage.
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

/** Counted from the moment that brought it on. */
interface Outage {
  readonly startsInMs: number;
  readonly lastsMs: number;
}
