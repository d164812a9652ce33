import { outcomes, type Outcome } from '../ending.ts';
import type { Explanation } from '../errors.ts';
import type { TargetResult } from './result.ts';

const failures: readonly Outcome[] = ['untouched', 'restored', 'lost'];

/** True for the outcomes that end the step with exit code 1. */
export function isFailure(outcome: Outcome): boolean {
  return failures.includes(outcome);
}

/** The results with the worst first; among equals the order of the targets stays. */
export function sortByOutcome(results: readonly TargetResult[]): readonly TargetResult[] {
  return results.toSorted((a, b) => rank(b) - rank(a));
}

function rank({ ending }: TargetResult): number {
  return outcomes.indexOf(ending.outcome);
}

/** Why it failed; undefined where it did not. */
export function findFailure({ ending }: TargetResult): Explanation | undefined {
  return 'failure' in ending ? ending.failure : undefined;
}

/** True where the delete took the copilot itself, not only its actions. */
export function isRecordRemoved({ ending }: TargetResult): boolean {
  return ending.outcome === 'lost' && ending.isRecordRemoved;
}
