import { detectChanges, type Change } from '../change/detect.ts';
import type { WorkflowEvent } from '../change/event.ts';
import { ActionError } from '../errors.ts';
import type { Inputs } from '../inputs.ts';
import type { TargetResult } from '../report/result.ts';
import type { TargetPorts } from './target-run.ts';
import { runTarget } from './target.ts';

export interface RunPorts extends TargetPorts {
  /** Runs the tasks, at most `limit` at a time, and gives back what they give, in order. */
  inParallel<T>(tasks: readonly (() => Promise<T>)[], limit: number): Promise<readonly T[]>;
}

/**
 * The story of a run: for every target, did its file change, and if so, is the copilot now what the file says.
 * A target's failure is its result and stops no other.
 * @throws ActionError where no target can be decided on: `bad-input`, `git-failed`
 */
export async function run(
  inputs: Inputs,
  event: WorkflowEvent,
  ports: RunPorts,
): Promise<readonly TargetResult[]> {
  const { base, force } = inputs;
  const changes = await detectChanges(
    { event, files: inputs.targets.map((target) => target.swaggerFile), force, ...(base && { base }) },
    ports,
  );
  const isPreview = (change: Change): boolean => inputs.dryRun || change.preview;
  const needsKey = (change: Change, index: number): boolean =>
    !isPreview(change) && (change.changed || inputs.targets[index]?.copilotId === undefined);
  if (changes.some(needsKey)) refuseMissingKey(inputs);

  return ports.inParallel(
    inputs.targets.map((target, index) => () => {
      const change = changes[index];
      if (change === undefined) throw new Error(`no verdict for target ${index}`);
      const { apiKey, maxAttempts } = inputs;
      const run = { ports, isPreview: isPreview(change), hasKey: apiKey !== undefined, maxAttempts, index };
      return runTarget(target, change, run);
    }),
    inputs.maxParallel,
  );
}

function refuseMissingKey({ apiKey }: Inputs): void {
  if (apiKey !== undefined) return;
  throw new ActionError('bad-input', 'The input `api-key` is missing.', {
    hint:
      'Save the service’s key as a secret of the repository and pass it: `api-key: ${{ secrets.COPILOT_API_KEY }}`. ' +
      'A secret that does not exist is passed as an empty text, and workflows started from forks get none.',
  });
}
