import type { Copilot } from '../copilot.ts';
import { findCopilot } from './find-copilot.ts';
import { isUnsupported, listPatiently, type Listing, type ListPorts } from './list-patiently.ts';
import { requestMs, type Horizon } from './horizon.ts';
import type { ReplaceEvent } from './machine.ts';

export interface SettleOptions {
  /** As the list showed it before the delete; absent where the service has no list. */
  readonly copilot: Copilot | undefined;
  readonly settleMs: number;
  readonly maxAttempts: number;
  /** When the delete was answered, on the monotonic clock. */
  readonly deletedAtMs: number;
  readonly horizon: Horizon;
}

/** The part of the pause after which a look counts that another target has made: so one serves all that pause together. */
const earliestLook = 0.3;

/**
 * Waits the whole pause, whatever happens, and asks in the middle of it whether the copilot is still listed: one public
 * release of the service removes the record itself, and an import into nothing would be lost. Undefined where the
 * horizon comes before the import could be begun: nobody waits for that.
 */
export async function settle(options: SettleOptions, ports: ListPorts): Promise<ReplaceEvent | undefined> {
  const { copilot, deletedAtMs, settleMs } = options;
  const endMs = deletedAtMs + settleMs;
  if (copilot === undefined) {
    return (await sleepUntil(endMs, options, ports)) ? { type: 'done' } : undefined;
  }
  // Not at once: a list that lags behind would still show a record that is gone.
  if (!(await sleepUntil(deletedAtMs + settleMs / 2, options, ports))) return undefined;
  const first = judge(await ask(deletedAtMs + settleMs * earliestLook, options, ports), copilot, ports);
  if (!(await sleepUntil(endMs, options, ports))) return undefined;
  // It may lag the other way, too: only a record that is missing twice is gone.
  return first.type === 'record-removed' ? judge(await ask(endMs, options, ports), copilot, ports) : first;
}

function ask(sinceMs: number, { maxAttempts }: SettleOptions, ports: ListPorts): Promise<Listing> {
  // The list has answered properly before the delete: a web page or a 404 now may pass. A refused key does not.
  const isFinal = ({ status }: { readonly status?: number }): boolean => status === 401 || status === 403;
  return listPatiently({ maxAttempts, sinceMs, isFinal }, ports);
}

function judge(listing: Listing, copilot: Copilot, { log }: ListPorts): ReplaceEvent {
  if (listing.copilots === undefined) {
    if (!isUnsupported(listing.fault)) return { type: 'failed', fault: listing.fault };
    log.warning(
      `${listing.fault.explanation} The copilot’s record is not looked at again before the import.`,
    );
    return { type: 'done' };
  }
  return findCopilot(listing.copilots, copilot.id) === undefined
    ? { type: 'record-removed' }
    : { type: 'done' };
}

/** False where the whole pause cannot be waited for. */
async function sleepUntil(
  momentMs: number,
  { deletedAtMs, horizon, settleMs }: SettleOptions,
  { clock }: ListPorts,
): Promise<boolean> {
  for (;;) {
    const restMs = momentMs - clock.nowMs();
    if (restMs <= 0) return true;
    const endMs = horizon.findEndMs();
    if (endMs !== undefined && deletedAtMs + settleMs + requestMs > endMs) return false;
    await horizon.sleep(restMs);
  }
}
