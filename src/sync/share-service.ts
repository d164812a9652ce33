import type { Copilot } from '../copilot.ts';
import { ServiceFailure, type ServiceFault } from '../errors.ts';
import type { Clock, CopilotService, Interruption, Random } from '../ports.ts';
import { retryAfterCapMs } from './wait.ts';

/** How long a service that does not say so is left alone when it has had too many requests. */
const usualRestMs = 1_000;
/** Those who waited do not all come at once. */
const spreadMs = 500;

interface SharePorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly interruption: Interruption;
}

/**
 * One service for many targets at once: a list that one has asked for serves all, and where the service says to one
 * that there are too many requests (429), all of them hold back. Of lists there is only ever one: to leave a copilot
 * empty for its sake would help nobody.
 */
export function shareService(service: CopilotService, ports: SharePorts): CopilotService {
  const { clock } = ports;
  const pace = createPace(ports);
  let latest: { readonly askedMs: number; readonly list: Promise<readonly Copilot[]> } | undefined;
  return {
    listCopilots: (sinceMs = 0) => {
      if (latest !== undefined && latest.askedMs >= sinceMs) return latest.list;
      const asked = { askedMs: clock.nowMs(), list: pace.run('list', () => service.listCopilots()) };
      latest = asked;
      asked.list.catch((error: unknown) => {
        // A refusal holds for all who ask; anything else may be over the next time.
        const isRefusal = error instanceof ServiceFailure && error.fault.refused;
        if (latest === asked && !isRefusal) latest = undefined;
      });
      return asked.list;
    },
    deleteActions: (...call) => pace.run('delete', () => service.deleteActions(...call)),
    importActions: (...call) => pace.run('import', () => service.importActions(...call)),
    readInventory: (...call) => pace.run('inventory', () => service.readInventory(...call)),
    deleteAction: (...call) => pace.run('delete', () => service.deleteAction(...call)),
    createAction: (...call) => pace.run('add', () => service.createAction(...call)),
    findOpenMs: () => pace.findOpenMs(),
  };
}

interface Pace {
  /** From when on requests go out again, a little later for each who asks. */
  findOpenMs(): number;
  run<T>(request: ServiceFault['request'], call: () => Promise<T>): Promise<T>;
}

function createPace({ clock, random, interruption }: SharePorts): Pace {
  let openMs = 0;
  let closedBy: ServiceFault | undefined;
  const findOpenMs = (): number => (clock.nowMs() < openMs ? openMs + random() * spreadMs : openMs);
  return {
    findOpenMs,
    run: async (request, call) => {
      while (closedBy !== undefined && clock.nowMs() < openMs) {
        await sleep(findOpenMs() - clock.nowMs());
        if (interruption.requested) throw createUnsent(request, closedBy);
      }
      const sentMs = clock.nowMs();
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error;
        if (request !== 'list' && error.fault.status === 429) close(error.fault);
        throw new ServiceFailure(error.fault, { sentMs });
      }
    },
  };

  function close(fault: ServiceFault): void {
    const restMs = Math.min(fault.retryAfterMs ?? usualRestMs, retryAfterCapMs);
    closedBy = fault;
    openMs = Math.max(openMs, clock.nowMs() + restMs);
  }

  /** A signal ends it: there is little time then, and none to wait for a turn. */
  async function sleep(ms: number): Promise<void> {
    if (interruption.requested) return;
    const waking = new AbortController();
    const unsubscribe = interruption.onRequest(() => {
      waking.abort();
    });
    await clock.sleep(ms, waking.signal);
    unsubscribe();
  }
}

/** Nothing went out: the copilot is as it was before this call. */
function createUnsent(request: ServiceFault['request'], closedBy: ServiceFault): ServiceFailure {
  const explanation = `The ${request} request was not sent: the service had asked for fewer requests, and the run was cancelled.`;
  return new ServiceFailure({
    ...closedBy,
    request,
    applied: 'no',
    refused: false,
    isUnsent: true,
    explanation,
  });
}
