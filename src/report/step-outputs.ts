import { findReason, isChanged, isFailed, needsSync, sortByOutcome } from './result.ts';
import { countOperations, type CountName } from './target-fields.ts';
import type { TargetResult } from '../result.ts';

type Word = 'outcome' | 'changed' | 'reason' | 'synced' | 'copilots-to-sync' | 'report';

export type Outputs = Readonly<Record<Word | CountName, string>>;

/**
 * Renders the step's outputs. With several targets, the worst result determines `outcome` and `reason`, and counts
 * are summed.
 * @param report the output `report`
 */
export function renderStepOutputs(results: readonly TargetResult[], report: string): Outputs {
  const [deciding] = sortByOutcome(results);
  const counts = results.map(countOperations);
  /** Returns the sum in decimal; empty if no count is known. */
  const total = (name: CountName): string => {
    const known = counts.flatMap((count) => count[name] ?? []);
    return known.length === 0 ? '' : String(known.reduce((sum, count) => sum + count, 0));
  };
  return {
    outcome: deciding?.ending.outcome ?? 'unchanged',
    changed: String(results.some(isChanged)),
    reason: deciding === undefined ? '' : findReason(deciding),
    synced: String(areSynced(results)),
    operations: total('operations'),
    added: total('added'),
    removed: total('removed'),
    modified: total('modified'),
    'copilots-to-sync': JSON.stringify(listChanged(results)),
    breaking: total('breaking'),
    report,
  };
}

/** Lists the copilots to sync without duplicates, for a job matrix. */
function listChanged(results: readonly TargetResult[]): readonly string[] {
  return [...new Set(results.filter(needsSync).flatMap(({ copilotId }) => copilotId ?? []))];
}

// Several targets count as synced if at least one was synced and no changed target is left.
function areSynced(results: readonly TargetResult[]): boolean {
  const isSynced = ({ ending }: TargetResult): boolean => ending.outcome === 'synced';
  const isLeft = (result: TargetResult): boolean =>
    !isSynced(result) && (needsSync(result) || isFailed(result));
  return results.some(isSynced) && !results.some(isLeft);
}
