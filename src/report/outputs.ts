import { findReason, isChanged, isDrifted, isFailed, sortByOutcome, type TargetResult } from './result.ts';
import { countOperations, type CountName, renderTargetReports } from './target-report.ts';

type Word = 'outcome' | 'changed' | 'reason' | 'synced' | 'copilots-to-sync' | 'report';

/** The step's outputs. Of many targets the worst decides `outcome` and `reason`; counts are summed. */
export function renderOutputs(results: readonly TargetResult[]): Readonly<Record<Word | CountName, string>> {
  const [deciding] = sortByOutcome(results);
  const counts = results.map(countOperations);
  /** In decimal; empty where none is known. */
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
    report: renderTargetReports(results),
  };
}

/** What a sync would be for, each copilot once: ready for a job matrix. */
function listChanged(results: readonly TargetResult[]): readonly string[] {
  const wanting = results.filter((result) => isChanged(result) || isDrifted(result));
  return [...new Set(wanting.flatMap(({ copilotId }) => copilotId ?? []))];
}

// Of many targets: something was confirmed, and nothing that changed was left behind.
function areSynced(results: readonly TargetResult[]): boolean {
  const isSynced = ({ ending }: TargetResult): boolean => ending.outcome === 'synced';
  const isLeft = (result: TargetResult): boolean =>
    !isSynced(result) && (isChanged(result) || isFailed(result));
  return results.some(isSynced) && !results.some(isLeft);
}
