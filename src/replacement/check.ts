import type { Copilot, StoredAction } from '../copilot.ts';
import { ActionError, ServiceFailure, type ServiceFault } from '../errors.ts';
import type { Clock, CopilotService, Log, Random } from '../ports.ts';
import { renderLine } from '../text.ts';
import { computeBackoffMs } from './wait.ts';

interface CheckPorts {
  readonly service: CopilotService;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** Most copilots that the message about an unknown one names. */
const shownCopilots = 20;

interface CheckResult {
  /** Undefined where the service has no list. */
  readonly copilot: Copilot | undefined;
  readonly warnings: readonly string[];
}

/**
 * Finds the copilot in the service's list before anything is deleted: proves the address, the key and the id at once.
 * @throws ActionError `service-unreachable`, `service-refused`, `service-not-understood` or `copilot-unknown`
 */
export async function checkCopilot(
  copilotId: string | undefined,
  options: { readonly maxAttempts: number },
  ports: CheckPorts,
): Promise<CheckResult> {
  const listing = await askPatiently(() => ports.service.listCopilots(), options, ports);
  if (!listing.ok) return acceptWithoutList(copilotId, listing.fault);
  const copilot = copilotId === undefined ? undefined : findCopilot(listing.value, copilotId);
  if (copilot === undefined) throw unknownCopilot(copilotId, listing.value);
  return { copilot, warnings: [] };
}

function acceptWithoutList(copilotId: string | undefined, fault: ServiceFault): CheckResult {
  if (!isUnsupported(fault)) throw describeFault(fault);
  if (copilotId === undefined) {
    throw new ActionError('copilot-unknown', `The input \`copilot-id\` is missing. ${fault.explanation}`, {
      hint: 'Give the id of the copilot to keep in step.',
    });
  }
  const warning = `${fault.explanation} The copilot cannot be looked up, so it is taken on trust that ${copilotId} exists.`;
  return { copilot: undefined, warnings: [warning] };
}

function describeFault(fault: ServiceFault): ActionError {
  const { explanation, hint } = fault;
  if (fault.kind === 'not-understood' || fault.kind === 'too-large') {
    return new ActionError('service-not-understood', explanation, { hint });
  }
  return new ActionError(fault.refused ? 'service-refused' : 'service-unreachable', explanation, { hint });
}

function unknownCopilot(copilotId: string | undefined, copilots: readonly Copilot[]): ActionError {
  const what =
    copilotId === undefined
      ? 'The input `copilot-id` is missing.'
      : `There is no copilot ${copilotId} among those that this key sees.`;
  return new ActionError('copilot-unknown', `${what} ${renderCopilots(copilots)}`, {
    hint: 'Set `copilot-id` to one of these ids, or use the key of the account that owns the copilot.',
  });
}

function renderCopilots(copilots: readonly Copilot[]): string {
  if (copilots.length === 0) return 'The key sees no copilot at all.';
  const cut = (text: string): string => renderLine(text, 80);
  const lines = copilots
    .slice(0, shownCopilots)
    .map(({ id, name, status }) => `- ${cut(id)} “${cut(name)}” (${cut(status) || 'no status'})`);
  const rest = copilots.length - lines.length;
  return ['The key sees:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}

/** What the copilot holds before anything is changed; undefined where the service does not show it, with a warning. */
interface FirstLook {
  readonly seen: readonly StoredAction[] | undefined;
  /** It did not answer, and may answer yet: a later look is worth the try. */
  readonly mayLook: boolean;
  readonly warnings: readonly string[];
}

/** Asks the inventory once a target. It is a read: it never makes a run fail. */
export async function lookFirst(
  copilotId: string,
  options: { readonly maxAttempts: number },
  ports: CheckPorts,
): Promise<FirstLook> {
  const ask = (): Promise<readonly StoredAction[]> => ports.service.readInventory(copilotId);
  const answer = await askPatiently(ask, options, ports);
  if (answer.ok) return { seen: answer.value, mayLook: false, warnings: [] };
  const { fault } = answer;
  if (isMissing(fault)) {
    ports.log.info('This service does not show what a copilot holds: success will mean that it said so.');
    return { seen: undefined, mayLook: false, warnings: [] };
  }
  const why = `${fault.explanation} The replacement goes on without looking at what the copilot holds.`;
  if (fault.status !== 401 && fault.status !== 403)
    return { seen: undefined, mayLook: true, warnings: [why] };
  ports.log.notice(why);
  return { seen: undefined, mayLook: false, warnings: [] };
}

/** How a service answers that has no inventory. */
function isMissing({ kind, refused, status = 0 }: ServiceFault): boolean {
  const isOther = kind === 'redirect' || (kind === 'not-understood' && refused);
  return isOther || [400, 404, 405, 410, 501].includes(status);
}

/** What a patient question came to. */
type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ServiceFault };

/** A wait that the service asks for and that is longer is no wait, but a failure: nothing is lost yet. */
const patienceMs = 60_000;

/** Asks until it is answered: only for what changes nothing, so that it may always be asked again. */
async function askPatiently<T>(
  ask: () => Promise<T>,
  { maxAttempts }: { readonly maxAttempts: number },
  ports: CheckPorts,
): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(ask);
    if (answer.ok) return answer;
    const { fault } = answer;
    const isLongWait = (fault.retryAfterMs ?? 0) > patienceMs;
    if (attempt >= maxAttempts || isLongWait || isFinal(fault)) return answer;
    const waitMs = computeBackoffMs(attempt, { retryAfterMs: fault.retryAfterMs, random: ports.random });
    const when = waitMs < 100 ? 'at once' : `in ${(waitMs / 1000).toFixed(1)} s`;
    ports.log.info(`${fault.explanation} Asking again ${when}.`);
    await ports.clock.sleep(waitMs);
  }
}

/** Before the delete there is no hurry to be brave: what a person must mend is said at once. */
function isFinal(fault: ServiceFault): boolean {
  const isUntrusted = fault.kind === 'tls' || fault.proxyStatus === 403 || fault.proxyStatus === 407;
  return fault.refused || isUntrusted;
}

async function askOnce<T>(ask: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof ServiceFailure) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** How a service answers that has no list at all. */
function isUnsupported(fault: ServiceFault): boolean {
  return fault.status === 404 || fault.status === 405 || fault.status === 501;
}

/**
 * The copilot with that id, or undefined: exact, else whatever the letters' case, for UUIDs are written both ways.
 * A record that is marked deleted is not there.
 */
export function findCopilot(copilots: readonly Copilot[], copilotId: string): Copilot | undefined {
  const present = copilots.filter((copilot) => !isMarkedDeleted(copilot));
  const exact = present.find((copilot) => copilot.id === copilotId);
  return exact ?? present.find((copilot) => copilot.id.toLowerCase() === copilotId.toLowerCase());
}

/** `deleted_at` is null, absent or empty while a copilot is not deleted. */
function isMarkedDeleted({ record }: Copilot): boolean {
  return Boolean(record['deleted_at']);
}
