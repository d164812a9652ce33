import { outcomes, type Outcome, type TargetResult } from './result.ts';

const failures: readonly Outcome[] = ['untouched', 'restored', 'lost'];

/** True for the outcomes that end the step with exit code 1. */
export function isFailure(outcome: Outcome): boolean {
  return failures.includes(outcome);
}

/** The results with the worst first; among equals the order of the targets stays. */
export function sortByOutcome(results: readonly TargetResult[]): readonly TargetResult[] {
  return results.toSorted((a, b) => outcomes.indexOf(b.outcome) - outcomes.indexOf(a.outcome));
}
