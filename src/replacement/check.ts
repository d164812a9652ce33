import type { Copilot } from '../copilot.ts';
import {
  createListError,
  createNamelessError,
  createUnknownCopilotError,
  createWebPageError,
} from '../messages/index.ts';
import { requestWithRetries, type RequestPorts } from './request-with-retries.ts';

interface CheckResult {
  /** ID as the service writes it. */
  readonly copilotId: string;
  /** The copilot as the service lists it, or `undefined` if the service has no copilot list. */
  readonly copilot: Copilot | undefined;
  readonly warnings: readonly string[];
}

interface CheckOptions {
  readonly maxAttempts: number;
  /** Whether messages must not name the service's copilots, because contributors without access can read the log. */
  readonly hidesCopilotNames?: boolean;
  /** Value of the input if this value can't be one ID. In this case, `copilotId` is undefined. */
  readonly unusableId?: string;
}

/**
 * Finds the copilot in the service's list before anything is deleted, which proves the URL, the key and the ID at once.
 * @throws ActionError `service-unreachable`, `service-refused`, `service-not-understood` or `copilot-unknown`
 */
export async function checkCopilot(
  copilotId: string | undefined,
  options: CheckOptions,
  ports: RequestPorts,
): Promise<CheckResult> {
  const { hidesCopilotNames = false, unusableId } = options;
  const listing = await requestWithRetries(() => ports.service.listCopilots(), options, ports);
  if (listing.ok) {
    const copilot = copilotId === undefined ? undefined : findCopilot(listing.value, copilotId);
    if (copilot !== undefined) return { copilotId: copilot.id, copilot, warnings: [] };
    throw createUnknownCopilotError(copilotId ?? unusableId, hidesCopilotNames ? undefined : listing.value);
  }
  const { fault } = listing;
  // A service without a copilot list returns one of these statuses.
  if (![404, 405, 501].includes(fault.status ?? 0)) throw createListError(fault);
  if (fault.isWebPage === true) throw createWebPageError(fault);
  if (copilotId === undefined) throw createNamelessError(unusableId, fault);
  const warning = `${fault.explanation} The action can’t check the copilot, so it assumes that ${copilotId} exists.`;
  return { copilotId, copilot: undefined, warnings: [warning] };
}

/**
 * Returns the copilot with that ID, or `undefined` if it isn't listed or is marked as deleted. Prefers an exact match,
 * and otherwise ignores case, because services write UUIDs in both cases.
 */
export function findCopilot(copilots: readonly Copilot[], copilotId: string): Copilot | undefined {
  const present = copilots.filter(({ record }) => !record['deleted_at']);
  const exact = present.find((copilot) => copilot.id === copilotId);
  return exact ?? present.find((copilot) => copilot.id.toLowerCase() === copilotId.toLowerCase());
}
