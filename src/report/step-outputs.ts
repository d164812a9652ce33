import { plainText } from './escape.ts';
import { findReason, isChanged, isFailed, needsSync, sortByOutcome } from './result.ts';
import type { TargetResult } from '../result.ts';

type CountName = 'operations' | 'added' | 'removed' | 'modified' | 'breaking';

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
  // A job matrix needs each ID only once.
  const copilotsToSync = new Set(results.filter(needsSync).flatMap(({ copilotId }) => copilotId ?? []));
  return {
    outcome: deciding?.ending.outcome ?? 'unchanged',
    changed: String(results.some(isChanged)),
    reason: deciding === undefined ? '' : findReason(deciding),
    // Several targets count as synced if at least one was synced and no changed target is left.
    synced: String(results.some(isSynced) && !results.some(isLeft)),
    operations: total('operations'),
    added: total('added'),
    removed: total('removed'),
    modified: total('modified'),
    'copilots-to-sync': JSON.stringify([...copilotsToSync]),
    breaking: total('breaking'),
    report,
  };
}

function isSynced({ ending }: TargetResult): boolean {
  return ending.outcome === 'synced';
}

function isLeft(result: TargetResult): boolean {
  return !isSynced(result) && (needsSync(result) || isFailed(result));
}

/** Counts the operations; `undefined` means unknown. */
function countOperations({ spec }: TargetResult): Readonly<Record<CountName, number | undefined>> {
  const { operations, comparison } = spec ?? {};
  return {
    operations: operations?.length,
    added: comparison?.added.length,
    removed: comparison?.removed.length,
    modified: comparison?.modified.length,
    breaking: comparison?.breaking,
  };
}

/** Fields of a target in the output `report`. */
type BriefReport = Readonly<Record<string, unknown>> & {
  /** Number of omitted entries of lists. */
  readonly truncated: number;
};

/** Describes a target for the output `report`, without its state and its lists. */
export function describeBriefly(result: TargetResult, targets: number): BriefReport {
  const counts = countOperations(result);
  const { operations = 0, added = 0, removed = 0, modified = 0 } = counts;
  const { excluded = [], total } = result.spec?.selection ?? {};
  return {
    // Version of schema/report.schema.json. It increases if a field is removed or gets another meaning.
    version: 1,
    targets,
    copilot: {
      id: plainText(result.copilotId ?? '', 100),
      name: plainText(result.copilot?.name ?? result.name ?? '', 200),
    },
    file: plainText(result.swaggerFile, 300),
    outcome: result.ending.outcome,
    changed: isChanged(result),
    reason: findReason(result),
    synced: isSynced(result),
    ...counts,
    operationsInFile: total,
    truncated: operations + added + removed + modified + excluded.length,
  };
}
