import type { CopilotLookup, LookupPorts } from './copilot-lookup.ts';
import type { Task } from './task.ts';
import type { TargetResult } from '../result.ts';

/** Known facts about a target before it ends, so that a failure doesn't lose them. */
export type PartialResult = Partial<Omit<TargetResult, 'ending'>>;

export interface UpdatePorts {
  update(news: PartialResult): void;
}

/** Looks up the copilot. Loads the code for the lookup only now, because a run without a change doesn't need it. */
export async function lookUp(task: Task, ports: LookupPorts): Promise<CopilotLookup> {
  const { lookUpCopilot } = await import(/* webpackChunkName: "replace" */ './copilot-lookup.ts');
  return lookUpCopilot(task, ports);
}

/** Records the copilot with the ID in the service's spelling. The input can differ in case, and a job matrix compares IDs. */
export function updateCopilot({ copilot, copilotId, warnings }: CopilotLookup, ports: UpdatePorts): void {
  ports.update({ copilot, warnings, ...(copilotId !== undefined && { copilotId }) });
}
