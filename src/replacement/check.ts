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

interface CheckOptions {
  readonly maxAttempts: number;
  readonly isForStrangers?: boolean;
  /** The value of the input if it can't be one ID; `copilotId` is then undefined. */
  readonly unusableId?: string;
}

/**
 * Finds the copilot in the service's list before anything is deleted: proves the address, the key and the id at once.
 * @throws ActionError `service-unreachable`, `service-refused`, `service-not-understood` or `copilot-unknown`
 */
export async function checkCopilot(
  copilotId: string | undefined,
  options: CheckOptions,
  ports: AskPorts,
): Promise<CheckResult> {
  const listing = await askPatiently(() => ports.service.listCopilots(), options, ports);
  const { isForStrangers = false, unusableId } = options;
  if (!listing.ok) return acceptWithoutList(copilotId, unusableId, listing.fault);
  const copilot = copilotId === undefined ? undefined : findCopilot(listing.value, copilotId);
  if (copilot === undefined)
    throw unknownCopilot(copilotId ?? unusableId, isForStrangers ? undefined : listing.value);
  return { copilotId: copilot.id, copilot, warnings: [] };
}

function acceptWithoutList(
  copilotId: string | undefined,
  unusableId: string | undefined,
  fault: ServiceFault,
): CheckResult {
  // So a service answers that has no list at all.
  if (![404, 405, 501].includes(fault.status ?? 0)) throw describeFault(fault);
  if (fault.isWebPage === true) {
    throw new ActionError(
      'service-not-understood',
      `${fault.explanation} This is a web page, not the service.`,
      {
        hint: 'Check `base-url`: the host or the path prefix is probably wrong. Use the address of the service without `/backend`.',
      },
    );
  }
  if (copilotId === undefined) {
    throw new ActionError('copilot-unknown', `${describeAsked(unusableId)} ${fault.explanation}`, {
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
function unknownCopilot(asked: string | undefined, copilots: readonly Copilot[] | undefined): ActionError {
  const which = copilots === undefined ? 'A run on the target branch lists them.' : renderCopilots(copilots);
  const named = (copilots ?? []).filter(({ name }) => name.toLowerCase() === asked?.toLowerCase());
  return new ActionError('copilot-unknown', `${describeAsked(asked)} ${which}`, {
    hint: renderChoice(asked, named),
  });
}

function describeAsked(asked: string | undefined): string {
  if (asked === undefined) return 'The input `copilot-id` is missing.';
  const shown = renderLine(asked, 100);
  return isSeveral(asked)
    ? `The input \`copilot-id\` has several IDs (“${shown}”).`
    : `There is no copilot ${shown} among those that this key can access.`;
}

function isSeveral(asked: string): boolean {
  const parts = asked.split(/[,\s]+/u).filter((part) => part !== '');
  return parts.length > 1 && (asked.includes(',') || parts.every((part) => /^[\da-f-]{8,}$/iu.test(part)));
}

function renderChoice(asked: string | undefined, named: readonly Copilot[]): string {
  const [copilot] = named;
  if (copilot !== undefined && named.length === 1) {
    return `“${renderLine(copilot.name, 80)}” is the name of the copilot. Set \`copilot-id\` to its ID, ${renderLine(copilot.id, 80)}.`;
  }
  if (asked !== undefined && isSeveral(asked)) {
    return 'Set `copilot-id` to one of these IDs. To sync several copilots, list them and their OpenAPI files in a `config-file`.';
  }
  return 'Set `copilot-id` to one of these IDs, or use the key of the account that owns the copilot.';
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
