import type { ObservedAction } from '../copilot.ts';
import type { ServiceFault } from '../errors.ts';
import { requestWithRetries, type RequestPorts } from './request-with-retries.ts';

/** The copilot's actions before anything is changed, or the reason why they are unknown. */
export type ActionList =
  | { readonly kind: 'available'; readonly actions: readonly ObservedAction[] }
  /** The service has proved that it can't list any copilot's actions. */
  | { readonly kind: 'unavailable' }
  /** The service may have an action list. A bad response doesn't prove that it has none. */
  | { readonly kind: 'failing'; readonly fault: ServiceFault };

/** Delay between the two reads of a proof, in milliseconds. */
const proofDelayMs = 1_000;

/**
 * Reads the copilot's actions, if the service can list them. A list counts as unavailable only if two reads, a second
 * apart, fail and the route has no GET. On one release, the other delete route deletes the copilot itself, and one
 * bad response must never lead to that route.
 */
export type FindActionList = (
  copilotId: string,
  options: {
    readonly maxAttempts: number;
    /** Called before the delay of a proof, to use the time. The proof can fail. */
    readonly whileProving?: (() => void) | undefined;
  },
  ports: RequestPorts,
) => Promise<ActionList>;

/** Creates the function that reads action lists in one run. All copilots share the proof that the service has none. */
export function createFindActionList(): FindActionList {
  let proof: Promise<ActionList> | undefined;
  return async (copilotId, { maxAttempts, whileProving }, ports) => {
    const { service } = ports;
    const read = async (): Promise<ActionList> => {
      const result = await requestWithRetries(() => service.listActions(copilotId), { maxAttempts }, ports);
      return result.ok
        ? { kind: 'available', actions: result.value }
        : { kind: 'failing', fault: result.fault };
    };
    const prove = async (): Promise<ActionList> => {
      await ports.clock.sleep(proofDelayMs);
      const second = await read();
      if (!seemsUnavailable(second)) return second;
      const methods = await requestWithRetries(() => service.findMethods(copilotId), { maxAttempts }, ports);
      if (!methods.ok) return { kind: 'failing', fault: methods.fault };
      if (methods.value?.has('GET') === true) return second;
      ports.log.info('This service can’t list a copilot’s actions, so the result can’t be verified.');
      return { kind: 'unavailable' };
    };
    const first = await read();
    if (!seemsUnavailable(first)) return first;
    whileProving?.();
    if (proof !== undefined && (await proof).kind === 'unavailable') return { kind: 'unavailable' };
    proof = prove();
    return proof;
  };
}

/** Whether the response is that of a service without an action list: no such route, or complete JSON of another kind. */
function seemsUnavailable(list: ActionList): boolean {
  if (list.kind !== 'failing') return false;
  const { kind, rejected, status = 0 } = list.fault;
  return (
    (kind === 'not-understood' && rejected) || (kind === 'status' && [404, 405, 410, 501].includes(status))
  );
}
