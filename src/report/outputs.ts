import type { ModifiedOperation, Operation } from '../openapi/operation.ts';
import { plainText } from './escape.ts';
import {
  findFailure,
  findReason,
  findReplacement,
  isDrifted,
  isFailed,
  sortByOutcome,
  type Found,
  type TargetResult,
} from './result.ts';

/**
 * Outputs of a job are limited to 1 MB counted in UTF-16, so ASCII weighs double.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idoutputs
 */
const limitBytes = 900_000;

/** So many changes of one operation are kept. */
const mostChanges = 50;

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
  const counts = results.map(countOperations);
  const total = (name: keyof (typeof counts)[number]): string => sum(counts.map((count) => count[name]));
  return {
    outcome: deciding?.ending.outcome ?? 'unchanged',
    changed: String(results.some(isChanged)),
    reason: deciding === undefined ? '' : findReason(deciding),
    synced: String(areSynced(results)),
    operations: total('operations'),
    added: total('added'),
    removed: total('removed'),
    modified: total('modified'),
    'changed-copilots': JSON.stringify(listChanged(results)),
    breaking: total('breaking'),
    report: renderReport(results),
  };
}

/** What a sync would be for, each copilot once: ready for a job matrix. */
function listChanged(results: readonly TargetResult[]): readonly string[] {
  const wanting = results.filter((result) => isChanged(result) || isDrifted(result));
  return [...new Set(wanting.flatMap(({ copilotId }) => copilotId ?? []))];
}

// Of many targets: something was confirmed, and nothing that changed was left behind.
function areSynced(results: readonly TargetResult[]): boolean {
  return (
    results.some(isSynced) &&
    results.every((result) => isSynced(result) || !(isChanged(result) || isFailed(result)))
  );
}

function isSynced({ ending }: TargetResult): boolean {
  return ending.outcome === 'synced';
}

function isChanged({ change }: TargetResult): boolean {
  return change?.changed ?? false;
}

/** Undefined is what is not known. */
function countOperations({ description }: TargetResult) {
  const { operations, comparison } = description ?? {};
  return {
    operations: operations?.length,
    added: comparison?.added.length,
    removed: comparison?.removed.length,
    modified: comparison?.modified.length,
    breaking: comparison?.breaking,
  };
}

/** The sum of the counts that are known, in decimal; empty where none is. */
function sum(counts: readonly (number | undefined)[]): string {
  const known = counts.filter((count) => count !== undefined);
  return known.length === 0 ? '' : String(known.reduce((total, count) => total + count, 0));
}

/**
 * The output `report`: a JSON array with one object for each target, small enough for a job's output. The words are
 * those of the outputs; what is not known is left out.
 */
function renderReport(results: readonly TargetResult[]): string {
  const share = limitBytes / Math.max(1, results.length);
  const full = JSON.stringify(results.map((result) => describeWithLists(result, share * 0.95)));
  if (weigh(full) <= limitBytes) return full;
  const brief = JSON.stringify(results.map(describeBriefly));
  if (weigh(brief) <= limitBytes) return brief;
  // Thousands of targets with long names: keep those that fit, and leave the array valid JSON.
  const fitting = Math.floor((results.length * limitBytes * 0.9) / weigh(brief));
  return JSON.stringify(results.slice(0, fitting).map(describeBriefly));
}

function describeBriefly(result: TargetResult) {
  return {
    copilot: {
      id: plainText(result.copilotId ?? '', 100),
      name: plainText(result.copilot?.name ?? result.name ?? '', 200),
    },
    file: plainText(result.swaggerFile, 300),
    outcome: result.ending.outcome,
    changed: isChanged(result),
    reason: findReason(result),
    synced: isSynced(result),
  };
}

function describe(result: TargetResult) {
  const { description, ending, found, totalMs, warnings } = result;
  const problems = description?.problems ?? [];
  const failure = findFailure(result);
  const replacement = findReplacement(result);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    ...describeBriefly(result),
    state: plainText(ending.state, 500),
    ...countOperations(result),
    errors,
    warnings: problems.length - errors + warnings.length,
    failure: failure && {
      code: failure.code,
      message: plainText(failure.message, 1_000),
      hint: failure.hint === undefined ? undefined : plainText(failure.hint, 500),
    },
    found: found && describeFound(found),
    ...describeVerification(result),
    timings: {
      totalMs,
      prepareMs: description?.readMs,
      replaceMs: replacement?.replaceMs,
      settleMs: replacement?.settleMs,
      emptyMs: replacement?.emptyMs,
    },
  };
}

/** Whether what the copilot holds now was seen; why not, where it was not. */
function describeVerification({ ending }: TargetResult) {
  if (!('verification' in ending)) return {};
  const { verification } = ending;
  return verification.how === 'confirmed'
    ? { verified: false, unverified: plainText(verification.why, 200) }
    : { verified: true };
}

/** What the copilot held before, against the file; of what was made by hand as much as fits. */
function describeFound({ actions, byHand, commit, missing, surplus, different }: Found) {
  const take = createTaker(limitBytes / 10);
  return {
    actions,
    commit: commit === undefined ? undefined : plainText(commit, 64),
    missing: missing.length,
    surplus: surplus.length,
    different: different.length,
    byHand: byHand?.length,
    byHandActions: byHand && take(byHand.map(describeOperation)),
  };
}

/** Changed operations come first: where not all fits, the list of everything is cut before them. */
function describeWithLists(result: TargetResult, targetLimitBytes: number) {
  const base = describe(result);
  const { operations, comparison } = result.description ?? {};
  if (operations === undefined && comparison === undefined) return base;
  const all = {
    added: (comparison?.added ?? []).map(describeOperation),
    removed: (comparison?.removed ?? []).map(describeOperation),
    modified: (comparison?.modified ?? []).map(describeModified),
    operations: (operations ?? []).map(describeOperation),
  };
  const take = createTaker(targetLimitBytes - weigh(JSON.stringify(base)) - 200);
  const lists = Object.fromEntries(Object.entries(all).map(([name, entries]) => [name, take(entries)]));
  const truncated = Object.values(all).flat().length - Object.values(lists).flat().length;
  return { ...base, lists, truncated };
}

/** Takes the entries that fit into a room as JSON, over all calls together; none once one did not. */
function createTaker(roomBytes: number): <Entry>(entries: readonly Entry[]) => readonly Entry[] {
  let leftBytes = roomBytes;
  return (entries) => {
    const kept = [];
    for (const entry of entries) {
      leftBytes -= weigh(JSON.stringify(entry)) + 2;
      if (leftBytes < 0) break;
      kept.push(entry);
    }
    return kept;
  };
}

function describeOperation({ method, path, name }: Pick<Operation, 'method' | 'path' | 'name'>) {
  return { method, path: plainText(path, 300), name: plainText(name, 255) };
}

function describeModified({ operation, changes, movedFrom }: ModifiedOperation) {
  const told = changes
    .slice(0, mostChanges)
    .map((change) => ({ class: change.class, rule: change.rule, sentence: plainText(change.sentence, 300) }));
  return { ...describeOperation(operation), changes: told, movedFrom };
}

function weigh(text: string): number {
  return Math.max(Buffer.byteLength(text), text.length * 2);
}
