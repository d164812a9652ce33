import { plainText } from './escape.ts';
import { findReason, isChanged } from './result.ts';
import type { TargetResult } from '../result.ts';

export type CountName = 'operations' | 'added' | 'removed' | 'modified' | 'breaking';

/** Counts the operations; `undefined` means unknown. */
export function countOperations({ spec }: TargetResult): Readonly<Record<CountName, number | undefined>> {
  const { operations, comparison } = spec ?? {};
  return {
    operations: operations?.length,
    added: comparison?.added.length,
    removed: comparison?.removed.length,
    modified: comparison?.modified.length,
    breaking: comparison?.breaking,
  };
}

/** Fields of the output `report` that every target has. */
interface BriefReport extends Readonly<Record<CountName, number | undefined>> {
  readonly version: number;
  readonly targets: number;
  readonly copilot: { readonly id: string; readonly name: string };
  readonly file: string;
  readonly outcome: TargetResult['ending']['outcome'];
  readonly changed: boolean;
  readonly reason: string;
  readonly synced: boolean;
  readonly operationsInFile: number | undefined;
  /** Number of omitted entries. */
  readonly truncated: number;
}

/** Describes a target for the output `report`, without its state and its lists. */
export function describeBriefly(result: TargetResult, targets: number): BriefReport {
  const { operations = 0, added = 0, removed = 0, modified = 0 } = countOperations(result);
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
    synced: result.ending.outcome === 'synced',
    ...countOperations(result),
    ...describeSelection(result, operations + added + removed + modified),
  };
}

/** @param listed the number of entries of all lists except the one of excluded operations */
function describeSelection({ spec }: TargetResult, listed: number) {
  const { excluded, total } = spec?.selection ?? { excluded: [], total: undefined };
  return { operationsInFile: total, truncated: listed + excluded.length };
}
