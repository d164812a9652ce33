import type { ModifiedOperation, Operation } from '../openapi/operation.ts';
import { plainText } from './escape.ts';
import { findReason, type Found, findFailure, findReplacement, type TargetResult } from './result.ts';

/**
 * Outputs of a job are limited to 1 MB counted in UTF-16, so ASCII weighs double.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idoutputs
 */
const limitBytes = 900_000;

/** So many changes of one operation are kept. */
const mostChanges = 50;

interface OperationEntry {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  /** What changes, the breaking first; `class` is `breaking`, `changes` or `none`. */
  readonly changes?: readonly { readonly class: string; readonly rule: string; readonly sentence: string }[];
  readonly movedFrom?: { readonly method: string; readonly path: string };
}

/** One object of the output `report`. The words are those of the outputs; lists are cut with a count. */
export interface TargetReport {
  readonly copilot: { readonly id: string; readonly name: string };
  readonly file: string;
  readonly outcome: string;
  readonly changed: boolean;
  readonly reason: string;
  readonly synced: boolean;
  readonly state?: string;
  readonly operations?: number;
  readonly added?: number;
  readonly removed?: number;
  readonly modified?: number;
  readonly breaking?: number;
  readonly lists?: Readonly<
    Record<'added' | 'removed' | 'modified' | 'operations', readonly OperationEntry[]>
  >;
  /** How many entries of `lists` were left out to keep the output small. */
  readonly truncated?: number;
  readonly errors?: number;
  readonly warnings?: number;
  readonly failure?: { readonly code: string; readonly message: string; readonly hint?: string };
  /** Whether what the copilot holds now was seen; why not, where it was not. */
  readonly verified?: boolean;
  readonly unverified?: string;
  readonly found?: FoundReport;
  /** In milliseconds. */
  readonly timings?: Timings;
}

/** What the copilot held before, against the file: counts, and what was made by hand as the service showed it. */
interface FoundReport {
  readonly actions: number;
  readonly commit?: string;
  readonly missing: number;
  readonly surplus: number;
  readonly different: number;
  readonly byHand?: number;
  readonly byHandActions?: readonly Readonly<Record<string, unknown>>[];
}

interface Timings {
  readonly totalMs: number;
  readonly prepareMs: number | undefined;
  readonly replaceMs: number | undefined;
  readonly settleMs: number | undefined;
  readonly emptyMs: number | undefined;
}

/** The output `report`: a JSON array with one object for each target, small enough for a job's output. */
export function renderReportJson(results: readonly TargetResult[]): string {
  const share = limitBytes / Math.max(1, results.length);
  const full = JSON.stringify(results.map((result) => describeWithLists(result, share * 0.95)));
  if (weigh(full) <= limitBytes) return full;
  const brief = JSON.stringify(results.map(describeBriefly));
  if (weigh(brief) <= limitBytes) return brief;
  // Thousands of targets with long names: keep those that fit, and leave the array valid JSON.
  const fitting = Math.floor((results.length * limitBytes * 0.9) / weigh(brief));
  return JSON.stringify(results.slice(0, fitting).map(describeBriefly));
}

function describeBriefly(result: TargetResult): TargetReport {
  return {
    copilot: {
      id: plainText(result.copilotId ?? '', 100),
      name: plainText(result.copilot?.name ?? result.name ?? '', 200),
    },
    file: plainText(result.swaggerFile, 300),
    outcome: result.ending.outcome,
    changed: result.change?.changed ?? false,
    reason: findReason(result),
    synced: result.ending.outcome === 'synced',
  };
}

function describe(result: TargetResult): TargetReport {
  const { operations, comparison, problems = [] } = result.description ?? {};
  const failure = findFailure(result);
  return {
    ...describeBriefly(result),
    state: plainText(result.ending.state, 500),
    ...(operations && { operations: operations.length }),
    ...(comparison && {
      added: comparison.added.length,
      removed: comparison.removed.length,
      modified: comparison.modified.length,
      breaking: comparison.breaking,
    }),
    errors: problems.filter(({ severity }) => severity === 'error').length,
    warnings: problems.filter(({ severity }) => severity === 'warning').length + result.warnings.length,
    ...(failure && {
      failure: {
        code: failure.code,
        message: plainText(failure.message, 1_000),
        ...(failure.hint !== undefined && { hint: plainText(failure.hint, 500) }),
      },
    }),
    ...(result.found && { found: describeFoundBriefly(result.found) }),
    ...describeVerification(result),
    timings: describeTimings(result),
  };
}

function describeVerification({ ending }: TargetResult): Pick<TargetReport, 'verified' | 'unverified'> {
  if (!('verification' in ending)) return {};
  const { verification } = ending;
  return verification.how === 'confirmed'
    ? { verified: false, unverified: plainText(verification.why, 200) }
    : { verified: true };
}

/** What was made by hand is there in full, so that it can be brought back; as much of it as fits. */
function describeFoundBriefly({ byHand, commit, ...found }: Found): FoundReport {
  const hands = byHand ?? [];
  const fitting = hands.filter(
    (_, index) => weigh(JSON.stringify(hands.slice(0, index + 1))) <= limitBytes / 10,
  );
  return {
    actions: found.actions,
    ...(commit !== undefined && { commit: plainText(commit, 64) }),
    missing: found.missing.length,
    surplus: found.surplus.length,
    different: found.different.length,
    ...(byHand !== undefined && {
      byHand: byHand.length,
      byHandActions: fitting.map(({ fields }) => fields),
    }),
  };
}

function describeTimings(result: TargetResult): Timings {
  const replacement = findReplacement(result);
  return {
    totalMs: result.totalMs,
    prepareMs: result.description?.readMs,
    replaceMs: replacement?.replaceMs,
    settleMs: replacement?.settleMs,
    emptyMs: replacement?.emptyMs,
  };
}

/** Changed operations come first: where not all fits, the list of everything is cut before them. */
function describeWithLists(result: TargetResult, targetLimitBytes: number): TargetReport {
  const { operations, comparison } = result.description ?? {};
  if (operations === undefined && comparison === undefined) return describe(result);
  const base = describe(result);
  let leftBytes = targetLimitBytes - weigh(JSON.stringify(base)) - 200;
  let truncated = 0;
  const take = (entries: readonly OperationEntry[]): readonly OperationEntry[] => {
    const kept: OperationEntry[] = [];
    for (const entry of entries) {
      leftBytes -= weigh(JSON.stringify(entry)) + 2;
      if (leftBytes < 0) break;
      kept.push(entry);
    }
    truncated += entries.length - kept.length;
    return kept;
  };
  const lists = {
    added: take((comparison?.added ?? []).map(describeOperation)),
    removed: take((comparison?.removed ?? []).map(describeOperation)),
    modified: take((comparison?.modified ?? []).map(describeModified)),
    operations: take((operations ?? []).map(describeOperation)),
  };
  return { ...base, lists, truncated };
}

function describeOperation({ method, path, name }: Operation): OperationEntry {
  return { method, path: plainText(path, 300), name: plainText(name, 255) };
}

function describeModified({ operation, changes, movedFrom }: ModifiedOperation): OperationEntry {
  const told = changes
    .slice(0, mostChanges)
    .map((change) => ({ class: change.class, rule: change.rule, sentence: plainText(change.sentence, 300) }));
  return { ...describeOperation(operation), changes: told, ...(movedFrom !== undefined && { movedFrom }) };
}

function weigh(text: string): number {
  return Math.max(Buffer.byteLength(text), text.length * 2);
}
