import type { Copilot } from '../copilot.ts';
import { retryAfterCapMs, ServiceFailure, type ServiceFault } from '../errors.ts';
import type { Clock, CopilotService, Random } from '../ports.ts';

/** Delay after HTTP 429 without `Retry-After`, in milliseconds. */
const defaultRetryMs = 1_000;
/** Maximum random delay that spreads simultaneous requests, in milliseconds. */
const spreadMs = 500;

interface SharePorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly interruption: AbortSignal;
}

/**
 * Shares one service between parallel targets. A copilot list that one target requested serves all of them. After
 * HTTP 429, all targets delay their requests. Only requests that add actions don't wait for the copilot list, because
 * a copilot would otherwise stay empty until the list is available.
 */
export function shareService(service: CopilotService, ports: SharePorts): CopilotService {
  const { findOpenMs, run } = createPace(ports);
  let latest: { readonly requestedMs: number; readonly list: Promise<readonly Copilot[]> } | undefined;
  return {
    listCopilots: (sinceMs = 0) => {
      if (latest !== undefined && latest.requestedMs >= sinceMs) return latest.list;
      const current = { requestedMs: ports.clock.nowMs(), list: run('list', () => service.listCopilots()) };
      latest = current;
      current.list.catch((error: unknown) => {
        // A rejection applies to all targets; any other failure can be temporary.
        const isRejected = error instanceof ServiceFailure && error.fault.rejected;
        if (latest === current && !isRejected) latest = undefined;
      });
      return current.list;
    },
    deleteActions: (...call) => run('delete', () => service.deleteActions(...call)),
    importActions: (...call) => run('import', () => service.importActions(...call)),
    listActions: (...call) => run('actionList', () => service.listActions(...call)),
    deleteAction: (...call) => run('delete', () => service.deleteAction(...call)),
    findMethods: (...call) => run('options', () => service.findMethods(...call)),
    createAction: (...call) => run('add', () => service.createAction(...call)),
    changeAction: (...call) => run('change', () => service.changeAction(...call)),
    findOpenMs,
  };
}

type Request = ServiceFault['request'];

function createPace({ clock, random, interruption }: SharePorts) {
  const opensMs = { afterList: 0, afterOthers: 0 };
  let closedBy: ServiceFault | undefined;

  /** Returns the time from which such requests may be sent, with a random delay per caller. */
  const findOpenMs = (request: Request): number => {
    const isWrite = ['import', 'add', 'change'].includes(request);
    const openMs = Math.max(opensMs.afterOthers, isWrite ? 0 : opensMs.afterList);
    return clock.nowMs() < openMs ? openMs + random() * spreadMs : openMs;
  };

  const close = (request: Request, fault: ServiceFault): void => {
    const waitMs = Math.min(fault.retryAfterMs ?? defaultRetryMs, retryAfterCapMs);
    const gate = request === 'list' ? 'afterList' : 'afterOthers';
    closedBy = fault;
    opensMs[gate] = Math.max(opensMs[gate], clock.nowMs() + waitMs);
  };

  const run = async <T>(request: Request, call: () => Promise<T>): Promise<T> => {
    for (;;) {
      const waitMs = findOpenMs(request) - clock.nowMs();
      if (closedBy === undefined || waitMs <= 0) break;
      // After a signal, little time is left, so the request isn't delayed but fails.
      await clock.sleep(waitMs, interruption);
      if (interruption.aborted) throw createUnsent(request, closedBy);
    }
    const sentMs = clock.nowMs();
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      if (error.fault.status === 429) close(request, error.fault);
      throw new ServiceFailure(error.fault, { sentMs });
    }
  };

  return { findOpenMs, run };
}

/** Creates the failure of a request that was never sent, so the copilot did not change. */
function createUnsent(request: Request, closedBy: ServiceFault): ServiceFailure {
  const explanation = `The ${request} request was not sent, because the service limits its requests and the run was canceled.`;
  const facts = { applied: 'no', rejected: false, isUnsent: true } as const;
  return new ServiceFailure({ ...closedBy, ...facts, request, explanation });
}
