import type { ObservedAction } from '../copilot.ts';
import { requestWithRetries, type RequestPorts, type RequestResult } from './request-with-retries.ts';

/**
 * The copilot's actions before anything is changed, or the fault of the last read. A bad response doesn't prove that
 * the service has no action list. `unavailable`: the service has proved that it can't list any copilot's actions.
 */
export type ActionList = RequestResult<readonly ObservedAction[]> | 'unavailable';

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
  return async (copilotId, options, ports) => {
    const { clock, log, service } = ports;
    const read = () => requestWithRetries(() => service.listActions(copilotId), options, ports);
    const prove = async (): Promise<ActionList> => {
      await clock.sleep(proofDelayMs);
      const second = await read();
      if (!seemsUnavailable(second)) return second;
      const methods = await requestWithRetries(() => service.findMethods(copilotId), options, ports);
      if (!methods.ok) return methods;
      if (methods.value?.has('GET') === true) return second;
      log.info('This service can’t list a copilot’s actions, so the result can’t be verified.');
      return 'unavailable';
    };
    const first = await read();
    if (!seemsUnavailable(first)) return first;
    options.whileProving?.();
    if (proof !== undefined && (await proof) === 'unavailable') return 'unavailable';
    proof = prove();
    return proof;
  };
}

/** Returns whether the response is that of a service without an action list: no such route, or complete JSON of another kind. */
function seemsUnavailable({ fault }: RequestResult<unknown>): boolean {
  const { kind, rejected, status = 0 } = fault ?? {};
  return (
    (kind === 'not-understood' && rejected === true) ||
    (kind === 'status' && [404, 405, 410, 501].includes(status))
  );
}
