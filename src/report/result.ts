import type { Replacement } from '../ending.ts';
import type { Explanation } from '../errors.ts';
import type { TargetResult } from '../result.ts';

/** Result of a target, or of a sync that the post step found open. */
type Ended = Pick<TargetResult, 'ending'>;

export function findFailure({ ending }: Ended): Explanation | undefined {
  return 'failure' in ending ? ending.failure : undefined;
}

/** Returns the failure, the fix and the copilot's current state; empty if the target did not fail. */
export function describeFailure(ended: Ended): readonly string[] {
  const failure = findFailure(ended);
  if (failure === undefined) return [];
  return [failure.message, failure.hint, ended.ending.state].filter((part) => part !== undefined);
}

/** Whether the step ends with exit code 1. */
export function isFailed(ended: Ended): boolean {
  return findFailure(ended) !== undefined;
}

/** Whether there was nothing to do. A run can have hundreds of such targets, which aren't reported in detail. */
export function isQuiet({ ending, warnings }: TargetResult): boolean {
  return ending.outcome === 'unchanged' && warnings.length === 0;
}

export function isChanged({ change }: TargetResult): boolean {
  return change?.changed ?? false;
}

export function findReplacement({ ending }: Ended): Replacement | undefined {
  return 'replacement' in ending ? ending.replacement : undefined;
}

/** Returns the copilot's name for a sentence: `copilot “Orders”`. The name comes from outside. */
export function renderCopilotName({ copilot, copilotId, ...known }: TargetResult): string {
  const name = copilot?.name ?? known.name;
  if (name !== undefined) return `copilot “${name}”`;
  return copilotId === undefined ? 'the copilot' : `copilot ${copilotId}`;
}

const worstFirst = [
  'degraded',
  'rolled-back',
  'aborted',
  'superseded',
  'file-removed',
  'previewed',
  'synced',
  'unchanged',
];

/** Sorts the results, worst first. Equal outcomes keep the order of the targets. */
export function sortByOutcome(results: readonly TargetResult[]): readonly TargetResult[] {
  const rank = ({ ending }: TargetResult): number => worstFirst.indexOf(ending.outcome);
  return results.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the reason of the result, as in the output `reason`. */
export function findReason(result: TargetResult): string {
  const { change, ending, liveState } = result;
  if (ending.outcome === 'unchanged' && liveState?.isInSync === true) return 'in-sync';
  return isDrifted(result) ? 'drifted' : (change?.reason ?? '');
}

/** Whether a sync of this target would send anything: the file changed, or the copilot has other actions. */
export function needsSync(result: TargetResult): boolean {
  const isForced = result.change?.reason === 'forced';
  if (result.liveState?.isInSync === true && !isForced) return false;
  return isChanged(result) || isDrifted(result);
}

/** Whether `base: copilot` found that the copilot's actions differ from the unchanged file. */
export function isDrifted({ change, liveState }: TargetResult): boolean {
  return change?.asksCopilot === true && !change.changed && liveState?.isInSync === false;
}
