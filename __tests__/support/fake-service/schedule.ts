import type { Fault } from './fault.ts';
import type { Call, RecordedRequest } from './request-log.ts';

/** Time since the cause of an outage. */
interface Outage {
  readonly startsInMs: number;
  readonly lastsMs: number;
}

const leadMs = 200;
const outageMs = 700;

/** Assignment of faults to requests. */
export class Schedule {
  /** Faults whose request has not come. */
  readonly unfired = new Set<Fault>();

  /** Returns the next fault for a request, which then counts as used. */
  take({ call, nth }: RecordedRequest): Fault | undefined {
    const found = [...this.unfired].find(
      (fault) => fault.fault !== 'refused' && fault.call === call && fault.nth === nth,
    );
    if (found !== undefined) this.unfired.delete(found);
    return found;
  }

  /**
   * Returns the times at which the port closes, as far as the start or a response determines them.
   * @param pauseMs the client's delay after a delete
   */
  takeOutages(moment: RecordedRequest | 'start', pauseMs: number): readonly Outage[] {
    return [...this.unfired].flatMap((fault) => {
      const outage = fault.fault === 'refused' ? decideOutage(moment, fault, pauseMs) : undefined;
      if (outage === undefined) return [];
      this.unfired.delete(fault);
      return [outage];
    });
  }
}

/**
 * Returns the time at which a `refused` fault closes the port, or `undefined` if it isn't known yet. A server can't
 * reject a connection after reading its request, so the port closes where the nth request is expected. That is after
 * the list before a delete, or after the delete before a list. Before an import, it is shortly before the delay after
 * the delete ends. Every request in that time meets a closed port. For the first list, the port is closed from the
 * start.
 */
function decideOutage(
  answered: RecordedRequest | 'start',
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
