import { ServiceFailure, type ServiceFault } from '../errors.ts';
import type { Clock, CopilotService, Log, Random } from '../ports.ts';
import { computeBackoffMs } from './backoff.ts';
import type { Copilot } from '../copilot.ts';

export interface ListPorts {
  readonly service: CopilotService;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

export interface Patience {
  readonly maxAttempts: number;
  /** How old the answer may be at most, on the monotonic clock; left out: any of this run will do. */
  readonly sinceMs?: number;
  /** True for a failure that asking again cannot mend. */
  readonly isFinal: (fault: ServiceFault) => boolean;
}

export type Listing =
  { readonly copilots: readonly Copilot[] } | { readonly copilots?: never; readonly fault: ServiceFault };

/** Asks for the list until it answers; it changes nothing, so it may always be asked again. */
export async function listPatiently(patience: Patience, ports: ListPorts): Promise<Listing> {
  for (let attempt = 1; ; attempt += 1) {
    const listing = await listOnce(ports.service, patience.sinceMs);
    if (listing.copilots !== undefined) return listing;
    const { fault } = listing;
    if (attempt >= patience.maxAttempts || patience.isFinal(fault)) return listing;
    const waitMs = computeBackoffMs(attempt, { retryAfterMs: fault.retryAfterMs, random: ports.random });
    const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
    ports.log.info(`${fault.explanation} Asking again ${when}.`);
    await ports.clock.sleep(waitMs);
  }
}

async function listOnce(service: CopilotService, sinceMs: number | undefined): Promise<Listing> {
  try {
    return { copilots: await service.listCopilots(sinceMs) };
  } catch (error) {
    if (error instanceof ServiceFailure) return { fault: error.fault };
    throw error;
  }
}

/** How a service answers that has no list at all. */
export function isUnsupported(fault: ServiceFault): boolean {
  return fault.status === 404 || fault.status === 405 || fault.status === 501;
}
