import { ActionError, type ServiceFault } from '../errors.ts';
import type { Copilot } from '../copilot.ts';
import { askPatiently, findCopilot, isUnsupported, type ListPorts } from './list.ts';

/** Most copilots that the message about an unknown one names. */
const shownCopilots = 20;

export interface CheckResult {
  /** Absent where the service has no list. */
  readonly copilot?: Copilot;
  readonly warnings: readonly string[];
}

/**
 * Finds the copilot in the service's list before anything is deleted: proves the address, the key and the id at once.
 * @throws ActionError `service-unreachable`, `service-refused`, `service-not-understood` or `copilot-unknown`
 */
export async function checkCopilot(
  copilotId: string | undefined,
  options: { readonly maxAttempts: number },
  ports: ListPorts,
): Promise<CheckResult> {
  const listing = await askPatiently(() => ports.service.listCopilots(), { ...options, isFinal }, ports);
  if (!listing.ok) return acceptWithoutList(copilotId, listing.fault);
  const copilot = copilotId === undefined ? undefined : findCopilot(listing.value, copilotId);
  if (copilot === undefined) throw unknownCopilot(copilotId, listing.value);
  return { copilot, warnings: [] };
}

/** Before the delete there is no hurry to be brave: what a person must mend is said at once. */
export function isFinal(fault: ServiceFault): boolean {
  const isUntrusted = fault.kind === 'tls' || fault.proxyStatus === 403 || fault.proxyStatus === 407;
  return fault.refused || isUntrusted;
}

function acceptWithoutList(copilotId: string | undefined, fault: ServiceFault): CheckResult {
  if (!isUnsupported(fault)) throw describeFault(fault);
  if (copilotId === undefined) {
    throw new ActionError('copilot-unknown', `The input \`copilot-id\` is missing. ${fault.explanation}`, {
      hint: 'Give the id of the copilot to keep in step.',
    });
  }
  const warning = `${fault.explanation} The copilot cannot be looked up, so it is taken on trust that ${copilotId} exists.`;
  return { warnings: [warning] };
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
  const lines = copilots
    .slice(0, shownCopilots)
    .map(({ id, name, status }) => `- ${clip(id)} “${clip(name)}” (${clip(status) || 'no status'})`);
  const rest = copilots.length - lines.length;
  return ['The key sees:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}

/** Names come from outside: one short line each. */
function clip(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length <= 80 ? line : `${line.slice(0, 80)}…`;
}
