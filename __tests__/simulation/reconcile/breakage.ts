import { ServiceFailure, type ServiceFault } from '../../../src/errors.ts';
import type { CopilotService } from '../../../src/ports.ts';
import type { ReplacePorts } from '../../../src/replacement/replacement-record.ts';
import type { ReconcileJob } from '../../../src/replacement/reconcile/course.ts';
import { restoreRow } from '../../../src/replacement/reconcile/desired-action.ts';

/**
 * Ways to break the action on purpose, from outside, each a lie that an earlier version has told: an error of the service
 * that is taken for success (an empty search, and "verified"), a call without an answer that is forgotten, a journal that
 * forgets what is in flight, a look that is not looked at again, others' actions that are taken for ours.
 */
export const breakages = [
  'errors-are-success',
  'silence-is-nothing',
  'journal-forgets',
  'first-look-for-ever',
  'all-is-ours',
] as const;

export type Breakage = (typeof breakages)[number];

export function breakPorts(breakage: Breakage | undefined, ports: ReplacePorts): ReplacePorts {
  const { journal, service } = ports;
  switch (breakage) {
    case 'errors-are-success':
      return { ...ports, service: wrap(service, (fault) => (fault.status === 500 ? undefined : fault)) };
    case 'silence-is-nothing':
      return { ...ports, service: wrap(service, (fault) => ({ ...fault, applied: 'no' })) };
    case 'journal-forgets':
      return {
        ...ports,
        journal: {
          ...journal,
          write: (state, mark) => journal.write({ ...state, inFlight: [], groups: {} }, mark),
        },
      };
    case 'first-look-for-ever': {
      let first: ReturnType<CopilotService['listActions']> | undefined;
      const listActions: CopilotService['listActions'] = (id) => (first ??= service.listActions(id));
      return { ...ports, service: { ...service, listActions } };
    }
    case 'all-is-ours':
    case undefined:
      return ports;
  }
}

export function breakJob(breakage: Breakage | undefined, job: ReconcileJob): ReconcileJob {
  if (breakage !== 'all-is-ours') return job;
  return { ...job, known: [...job.known, ...job.before.map((row) => restoreRow(row, undefined))] };
}

/** Calls that change something, with other faults than there were. */
function wrap(
  service: CopilotService,
  change: (fault: ServiceFault) => ServiceFault | undefined,
): CopilotService {
  const attempt = async <T>(call: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      const fault = change(error.fault);
      if (fault === undefined) return otherwise;
      throw new ServiceFailure(fault);
    }
  };
  return {
    ...service,
    deleteActions: (...call) => attempt(service.deleteActions(...call), undefined),
    importActions: (...call) => attempt(service.importActions(...call), undefined),
    createAction: (...call) => attempt(service.createAction(...call), undefined),
    changeAction: (...call) => attempt(service.changeAction(...call), undefined),
    deleteAction: (...call) => attempt(service.deleteAction(...call), undefined),
  };
}
