import { renderReportJson } from './report-json.ts';
import { findReason, isFailed, sortByOutcome, type TargetResult } from './result.ts';

export type Outputs = Readonly<
  Record<
    | 'outcome'
    | 'changed'
    | 'reason'
    | 'synced'
    | 'operations'
    | 'added'
    | 'removed'
    | 'modified'
    | 'changed-copilots'
    | 'breaking'
    | 'report',
    string
  >
>;

/** The step's outputs. Of many targets the worst decides `outcome` and `reason`; counts are summed. */
export function renderOutputs(results: readonly TargetResult[]): Outputs {
  const [deciding] = sortByOutcome(results);
  return {
    outcome: deciding?.ending.outcome ?? 'unchanged',
    changed: String(results.some(({ change }) => change?.changed === true)),
    reason: deciding === undefined ? '' : findReason(deciding),
    synced: String(areSynced(results)),
    operations: sum(results.map(({ description }) => description?.operations?.length)),
    added: sum(results.map(({ description }) => description?.comparison?.added.length)),
    removed: sum(results.map(({ description }) => description?.comparison?.removed.length)),
    modified: sum(results.map(({ description }) => description?.comparison?.modified.length)),
    'changed-copilots': JSON.stringify(listChanged(results)),
    breaking: sum(results.map(({ description }) => description?.comparison?.breaking)),
    report: renderReportJson(results),
  };
}

/** What a sync would be for, each copilot once: ready for a job matrix. */
function listChanged(results: readonly TargetResult[]): readonly string[] {
  const changed = results.filter(({ change }) => change?.changed === true);
  return [...new Set(changed.flatMap(({ copilotId }) => copilotId ?? []))];
}

// Of many targets: something was confirmed, and nothing that changed was left behind.
function areSynced(results: readonly TargetResult[]): boolean {
  return (
    results.some(isSynced) &&
    results.every((result) => isSynced(result) || (result.change?.changed !== true && !isFailed(result)))
  );
}

function isSynced({ ending }: TargetResult): boolean {
  return ending.outcome === 'synced';
}

/** The sum of the counts that are known, in decimal; empty where none is. */
function sum(counts: readonly (number | undefined)[]): string {
  const known = counts.filter((count) => count !== undefined);
  return known.length === 0 ? '' : String(known.reduce((total, count) => total + count, 0));
}
