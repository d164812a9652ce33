import type { Copilot } from '../copilot.ts';
import { ActionError, type ServiceFault } from '../errors.ts';
import { renderLine } from '../text.ts';
import { ask, askPatiently, type AskPorts } from './ask-patiently.ts';

/** Most copilots that the message about an unknown one names. */
const shownCopilots = 20;

interface CheckResult {
  /** As the service writes it. */
  readonly copilotId: string;
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
  options: { readonly maxAttempts: number; readonly isForStrangers?: boolean },
  ports: AskPorts,
): Promise<CheckResult> {
  const listing = await askPatiently(() => ports.service.listCopilots(), options, ports);
  if (!listing.ok) return acceptWithoutList(copilotId, listing.fault);
  const copilot = copilotId === undefined ? undefined : findCopilot(listing.value, copilotId);
  if (copilot === undefined)
    throw unknownCopilot(copilotId, options.isForStrangers === true ? undefined : listing.value);
  return { copilotId: copilot.id, copilot, warnings: [] };
}

function acceptWithoutList(copilotId: string | undefined, fault: ServiceFault): CheckResult {
  // So a service answers that has no list at all.
  if (![404, 405, 501].includes(fault.status ?? 0)) throw describeFault(fault);
  if (copilotId === undefined) {
    throw new ActionError('copilot-unknown', `The input \`copilot-id\` is missing. ${fault.explanation}`, {
      hint: `${fault.hint} If the service has no list, give the id of the copilot to keep in step.`,
    });
  }
  const warning = `${fault.explanation} The copilot cannot be looked up, so the action assumes that ${copilotId} exists.`;
  return { copilotId, copilot: undefined, warnings: [warning] };
}

function describeFault({ explanation, hint, kind, rejected }: ServiceFault): ActionError {
  const isStrange = kind === 'not-understood' || kind === 'too-large';
  const why = rejected ? 'service-refused' : 'service-unreachable';
  return new ActionError(isStrange ? 'service-not-understood' : why, explanation, { hint });
}

/** @param copilots those to choose from; undefined where not everybody may know them */
function unknownCopilot(
  copilotId: string | undefined,
  copilots: readonly Copilot[] | undefined,
): ActionError {
  const what =
    copilotId === undefined
      ? 'The input `copilot-id` is missing.'
      : `There is no copilot ${copilotId} among those that this key can access.`;
  const which = copilots === undefined ? 'A run on the target branch lists them.' : renderCopilots(copilots);
  return new ActionError('copilot-unknown', `${what} ${which}`, {
    hint: 'Set `copilot-id` to one of these ids, or use the key of the account that owns the copilot.',
  });
}

function renderCopilots(copilots: readonly Copilot[]): string {
  if (copilots.length === 0) return 'The key can access no copilot at all.';
  const cut = (text: string): string => renderLine(text, 80);
  const lines = copilots
    .slice(0, shownCopilots)
    .map(({ id, name, status }) => `- ${cut(id)} “${cut(name)}” (${cut(status) || 'no status'})`);
  const rest = copilots.length - lines.length;
  return ['The key can access:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}

/**
 * The copilot with that id, or undefined: exact, else whatever the letters' case, for UUIDs are written both ways.
 * A record that is marked deleted is not there.
 */
function findCopilot(copilots: readonly Copilot[], copilotId: string): Copilot | undefined {
  const present = copilots.filter(({ record }) => !record['deleted_at']);
  const exact = present.find((copilot) => copilot.id === copilotId);
  return exact ?? present.find((copilot) => copilot.id.toLowerCase() === copilotId.toLowerCase());
}

/**
 * Asks the list, once: one public release of the service removes the record itself, and an import into nothing would be
 * lost. A list that does not answer stops nothing: the copilot is empty meanwhile.
 * @param sinceMs an answer that another target has asked for at or after this moment will do
 */
export async function isRecordMissing(
  copilotId: string,
  sinceMs: number,
  { log, service }: Pick<AskPorts, 'log' | 'service'>,
): Promise<boolean> {
  const listing = await ask(() => service.listCopilots(sinceMs));
  if (listing.ok) return findCopilot(listing.value, copilotId) === undefined;
  const { explanation } = listing.fault;
  log.warning(`${explanation} It could not be checked that the copilot’s record is still there.`);
  return false;
}
