import type { ObservedAction } from '../../../src/copilot.ts';
import { ServiceFailure, type ServiceFault } from '../../../src/errors.ts';
import type { ImportDocument } from '../../../src/importer/imported-action.ts';
import type { Clock, CopilotService } from '../../../src/ports.ts';
import type { Journal } from '../../../src/replacement/replacement-record.ts';
import { restoreRow } from '../../../src/replacement/reconcile/desired-action.ts';
import { mapCalls } from '../map-calls.ts';
import { proxyStatuses } from '../../support/fake-service/fault.ts';

/** Rules that can be violated intentionally, from outside. An earlier version has violated each of them. */
export const breakages = {
  'errors-are-success': 'an HTTP 500 confirms nothing',
  'silence-is-nothing': 'a request without a response may still be processed',
  'proxy-is-final': 'a request that a proxy has ended may still be processed',
  'waits-are-cut': 'a confirmed change that is not visible is waited for, and so is a late effect',
  'delete-is-assumed': 'no import follows a confirmed import without a confirmed delete',
  'journal-forgets': 'the post step knows what is in flight and what is confirmed',
  'first-read-forever': 'every step follows from a new read',
  'nothing-restored': 'a rejected version is followed by the previous one',
  'all-is-managed': 'an action that no version of the file defines is not managed',
} as const;

export type Breakage = keyof typeof breakages;

const services: Partial<Readonly<Record<Breakage, (service: CopilotService) => CopilotService>>> = {
  'errors-are-success': (service) => wrap(service, (fault) => (fault.status === 500 ? undefined : fault)),
  'silence-is-nothing': (service) => wrap(service, (fault) => ({ ...fault, applied: 'no' })),
  'proxy-is-final': (service) =>
    wrap(service, (fault) => {
      const isOfProxy = proxyStatuses.some((status) => status === fault.status);
      return isOfProxy ? { ...fault, status: 500, rejected: true } : fault;
    }),
  'delete-is-assumed': (service) => ({ ...service, deleteActions: () => Promise.resolve() }),
  'first-read-forever': (service) => {
    let first: ReturnType<CopilotService['listActions']> | undefined;
    return { ...service, listActions: (id) => (first ??= service.listActions(id)) };
  },
};

export function breakService(breakage: Breakage | undefined, service: CopilotService): CopilotService {
  return (breakage && services[breakage]?.(service)) ?? service;
}

export function breakJournal(breakage: Breakage | undefined, journal: Journal): Journal {
  if (breakage !== 'journal-forgets') return journal;
  const forget = (state: object): object =>
    'inFlight' in state ? { ...state, inFlight: [], groups: {} } : state;
  return { ...journal, write: (state, mark) => journal.write(forget(state), mark) };
}

/** Returns a clock that is ten times too fast. */
export function breakClock(breakage: Breakage | undefined, clock: Clock): Clock {
  if (breakage !== 'waits-are-cut') return clock;
  return { ...clock, nowMs: () => clock.nowMs() * 10, sleep: (ms, signal) => clock.sleep(ms / 10, signal) };
}

export function breakEarlier(
  breakage: Breakage | undefined,
  earlier: readonly ImportDocument[],
  seen: readonly ObservedAction[] | undefined,
): readonly ImportDocument[] {
  if (breakage === 'nothing-restored') return [];
  if (breakage !== 'all-is-managed' || seen === undefined) return earlier;
  return [...earlier, { body: Buffer.from(''), actions: seen.map((row) => restoreRow(row, undefined)) }];
}

/** Wraps requests that change something, with other faults. */
function wrap(
  service: CopilotService,
  change: (fault: ServiceFault) => ServiceFault | undefined,
): CopilotService {
  return mapCalls(service, async (call, kind) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ServiceFailure) || kind === 'list' || kind === 'read') throw error;
      const fault = change(error.fault);
      // No caller uses the response of a request that changes something, except the optional ID of a new action.
      if (fault === undefined) return undefined as never;
      throw new ServiceFailure(fault);
    }
  });
}
