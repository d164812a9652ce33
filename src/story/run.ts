import type { Change } from '../change/change.ts';
import { detectChanges } from '../change/detect.ts';
import type { WorkflowEvent } from '../change/event.ts';
import type { Inputs } from '../inputs.ts';
import type { TargetResult } from '../report/result.ts';
import type { TargetPorts } from './target-run.ts';
import { findTargets } from './find-targets.ts';
import { runTarget } from './target.ts';

export interface RunPorts extends TargetPorts {
  /** Runs the tasks, at most `limit` at a time, and gives back what they give, in order. */
  inParallel<T>(tasks: readonly (() => Promise<T>)[], limit: number): Promise<readonly T[]>;
}

/**
 * The story of a run: for every target, did its file change, and if so, is the copilot now what the file says.
 * A target's failure is its result and stops no other.
 * @throws ActionError where no target can be decided on: `bad-input`
 */
export async function run(
  inputs: Inputs,
  event: WorkflowEvent,
  ports: RunPorts,
): Promise<readonly TargetResult[]> {
  const { base, force, dryRun } = inputs;
  const targets = await findTargets(inputs.source, ports);
  const files = targets.map((target) => target.swaggerFile);
  const changes = await detectChanges(
    { event, files, force, dryRun, ...(base !== undefined && { base }) },
    ports,
  );
  const isPreview = (change: Change): boolean => dryRun || change.preview;

  return ports.inParallel(
    targets.map((target, index) => () => {
      const change = changes[index];
      if (change === undefined) throw new Error(`no verdict for target ${index}`);
      const { apiKey, maxAttempts } = inputs;
      const run = { ports, isPreview: isPreview(change), hasKey: apiKey !== undefined, maxAttempts, index };
      return runTarget(target, change, run);
    }),
    inputs.maxParallel,
  );
}
