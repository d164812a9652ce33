import type { Copilot } from '../copilot.ts';
import { retryAfterCapMs, ServiceFailure, type ServiceFault } from '../errors.ts';
import type { Clock, CopilotService, Random } from '../ports.ts';

/** Pause after a 429 that does not say how long. */
const defaultRetryMs = 1_000;
/** Spreads those who waited. */
const spreadMs = 500;

interface SharePorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly interruption: AbortSignal;
}

/**
 * One service for many targets at once: a list that one has asked for serves all, and where the service says to one
 * that there are too many requests (429), all of them hold back. Only what fills a copilot does not wait where it was a
 * list that was too many: a copilot would stay empty for the sake of a look.
 */
export function shareService(service: CopilotService, ports: SharePorts): CopilotService {
  const { findOpenMs, run } = createPace(ports);
  let latest: { readonly askedMs: number; readonly list: Promise<readonly Copilot[]> } | undefined;
  return {
    listCopilots: (sinceMs = 0) => {
      if (latest !== undefined && latest.askedMs >= sinceMs) return latest.list;
      const asked = { askedMs: ports.clock.nowMs(), list: run('list', () => service.listCopilots()) };
      latest = asked;
      asked.list.catch((error: unknown) => {
        // A refusal holds for all who ask; anything else may be over the next time.
        const isRefusal = error instanceof ServiceFailure && error.fault.rejected;
        if (latest === asked && !isRefusal) latest = undefined;
      });
      return asked.list;
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

  /** From when on such requests go out again, a little later for each who asks. */
  const findOpenMs = (request: Request): number => {
    const isFilling = ['import', 'add', 'change'].includes(request);
    const openMs = Math.max(opensMs.afterOthers, isFilling ? 0 : opensMs.afterList);
    return clock.nowMs() < openMs ? openMs + random() * spreadMs : openMs;
  };

  const close = (request: Request, fault: ServiceFault): void => {
    const restMs = Math.min(fault.retryAfterMs ?? defaultRetryMs, retryAfterCapMs);
    const gate = request === 'list' ? 'afterList' : 'afterOthers';
    closedBy = fault;
    opensMs[gate] = Math.max(opensMs[gate], clock.nowMs() + restMs);
  };

  const run = async <T>(request: Request, call: () => Promise<T>): Promise<T> => {
    for (;;) {
      const restMs = findOpenMs(request) - clock.nowMs();
      if (closedBy === undefined || restMs <= 0) break;
      // After a signal there is little time, and none to wait for a turn.
      await clock.sleep(restMs, interruption);
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

/** Nothing went out: the copilot is as it was before this call. */
function createUnsent(request: Request, closedBy: ServiceFault): ServiceFailure {
  const explanation = `The ${request} request was not sent: the service had asked for fewer requests, and the run was cancelled.`;
  const facts = { applied: 'no', rejected: false, isUnsent: true } as const;
  return new ServiceFailure({ ...closedBy, ...facts, request, explanation });
}
