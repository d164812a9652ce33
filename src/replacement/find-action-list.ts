import type { ObservedAction } from '../copilot.ts';
import type { ServiceFault } from '../errors.ts';
import type { CopilotService } from '../ports.ts';
import { askPatiently, type AskPorts } from './ask-patiently.ts';

/** The copilot's actions before anything is changed, or the reason why they are unknown. */
export type ActionList =
  | { readonly kind: 'available'; readonly actions: readonly ObservedAction[] }
  /** The service has proved that it can't list any copilot's actions. */
  | { readonly kind: 'unavailable' }
  /** The service may have an action list. A bad response doesn't prove that it has none. */
  | { readonly kind: 'failing'; readonly fault: ServiceFault };

/** Proofs that a service has no action list. One service object is used per run, for all of its copilots. */
const proofs = new WeakMap<CopilotService, Promise<ActionList>>();

/** Delay between the two reads of a proof, in milliseconds. */
const proofDelayMs = 1_000;

/**
 * Reads the copilot's actions, if the service can list them. A list counts as unavailable only if two reads, a second
 * apart, fail and the route has no GET. On one release, the other delete route deletes the copilot itself, and one
 * bad response must never lead to that route.
 */
export async function findActionList(
  copilotId: string,
  { maxAttempts }: { readonly maxAttempts: number },
  ports: AskPorts,
): Promise<ActionList> {
  const { service } = ports;
  const read = async (): Promise<ActionList> => {
    const answer = await askPatiently(() => service.listActions(copilotId), { maxAttempts }, ports);
    return answer.ok
      ? { kind: 'available', actions: answer.value }
      : { kind: 'failing', fault: answer.fault };
  };
  const prove = async (): Promise<ActionList> => {
    await ports.clock.sleep(proofDelayMs);
    const second = await read();
    if (!seemsUnavailable(second)) return second;
    const methods = await askPatiently(() => service.findMethods(copilotId), { maxAttempts }, ports);
    if (!methods.ok) return { kind: 'failing', fault: methods.fault };
    if (methods.value?.has('GET') === true) return second;
    ports.log.info('This service can’t list a copilot’s actions, so the result can’t be verified.');
    return { kind: 'unavailable' };
  };
  const first = await read();
  if (!seemsUnavailable(first)) return first;
  const begun = proofs.get(service);
  if (begun !== undefined && (await begun).kind === 'unavailable') return { kind: 'unavailable' };
  const proof = prove();
  proofs.set(service, proof);
  return proof;
}

/** Whether the response is that of a service without an action list: no such route, or complete JSON of another kind. */
function seemsUnavailable(list: ActionList): boolean {
  if (list.kind !== 'failing') return false;
  const { kind, rejected, status = 0 } = list.fault;
  return (
    (kind === 'not-understood' && rejected) || (kind === 'status' && [404, 405, 410, 501].includes(status))
  );
}
