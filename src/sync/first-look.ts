import type { StoredAction } from '../copilot.ts';
import type { ServiceFault } from '../errors.ts';
import { isFinal } from './check.ts';
import { askPatiently, type ListPorts } from './list.ts';

/** What the copilot holds before anything is changed; undefined where the service does not show it, with a warning. */
export interface FirstLook {
  readonly seen: readonly StoredAction[] | undefined;
  /** It did not answer, and may answer yet: a later look is worth the try. */
  readonly mayLook: boolean;
  readonly warnings: readonly string[];
}

/** Asks the inventory once a target. It is a read: it never makes a run fail. */
export async function lookFirst(
  copilotId: string,
  options: { readonly maxAttempts: number },
  ports: ListPorts,
): Promise<FirstLook> {
  const ask = (): Promise<readonly StoredAction[]> => ports.service.readInventory(copilotId);
  const answer = await askPatiently(ask, { ...options, isFinal }, ports);
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
function isMissing({ kind, status = 0 }: ServiceFault): boolean {
  return kind === 'not-understood' || kind === 'redirect' || [400, 404, 405, 410, 501].includes(status);
}
