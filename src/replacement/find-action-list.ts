import type { ObservedAction } from '../copilot.ts';
import { ActionError, type ServiceFault } from '../errors.ts';
import type { CopilotService } from '../ports.ts';
import { askPatiently, type AskPorts } from './ask-patiently.ts';

/** What a copilot holds before anything is changed, or why that is not known. */
export type ActionList =
  | { readonly kind: 'there'; readonly actions: readonly ObservedAction[] }
  /** Proved: this service shows of no copilot what it holds. */
  | { readonly kind: 'absent' }
  /** It may have one: that it has none is proved by no bad answer. */
  | { readonly kind: 'unwell'; readonly fault: ServiceFault };

/** One service object stands for one service and run: what is proved once holds for all of its copilots. */
const proofs = new WeakMap<CopilotService, Promise<ActionList>>();

const betweenMs = 1_000;

/**
 * Whether the service shows what a copilot holds, and what that is. Absent is only what says so twice, a second apart,
 * with a route that offers no GET: on one release the other way to delete takes the copilot's record, and one bad
 * answer must never lead there.
 */
export async function findActionList(
  copilotId: string,
  { maxAttempts }: { readonly maxAttempts: number },
  ports: AskPorts,
): Promise<ActionList> {
  const { service } = ports;
  const look = async (): Promise<ActionList> => {
    const answer = await askPatiently(() => service.listActions(copilotId), { maxAttempts }, ports);
    return answer.ok ? { kind: 'there', actions: answer.value } : { kind: 'unwell', fault: answer.fault };
  };
  const prove = async (): Promise<ActionList> => {
    await ports.clock.sleep(betweenMs);
    const second = await look();
    if (!seemsAbsent(second)) return second;
    const methods = await askPatiently(() => service.findMethods(copilotId), { maxAttempts }, ports);
    if (!methods.ok) return { kind: 'unwell', fault: methods.fault };
    if (methods.value?.has('GET') === true) return second;
    ports.log.info(
      'This service does not show what a copilot holds: success means only that the service confirmed it.',
    );
    return { kind: 'absent' };
  };
  const first = await look();
  if (!seemsAbsent(first)) return first;
  const begun = proofs.get(service);
  if (begun !== undefined && (await begun).kind === 'absent') return { kind: 'absent' };
  const proof = prove();
  proofs.set(service, proof);
  return proof;
}

/** How a service answers that has no inventory: no such route, or whole JSON of another kind. */
function seemsAbsent(lookup: ActionList): boolean {
  if (lookup.kind !== 'unwell') return false;
  const { kind, rejected, status = 0 } = lookup.fault;
  return (
    (kind === 'not-understood' && rejected) || (kind === 'status' && [404, 405, 410, 501].includes(status))
  );
}

/** Why a run ends where it cannot be known what the copilot holds. */
export function describeUnwell({ explanation, hint, rejected }: ServiceFault): ActionError {
  const code = rejected ? 'service-refused' : 'service-unreachable';
  const message = `${explanation} What the copilot holds is not known, so nothing was changed.`;
  const remedy =
    'If this service always answers like this, set `list-actions: never`: the action then does not look what the copilot holds, ' +
    'and success means only that the service confirmed it. Also set `delete-path` if the service’s own delete would remove the copilot.';
  return new ActionError(code, message, { hint: `${hint} ${remedy}` });
}
