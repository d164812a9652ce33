import type { Operation } from '../openapi/index.ts';
import { listChanges, type ReportedChange } from '../compare/index.ts';
import { listOpen } from './change-groups.ts';
import { plainText } from './escape.ts';
import { findFailure, findReplacement } from './result.ts';
import { describeBriefly, type Outputs, renderStepOutputs } from './step-outputs.ts';
import type { Acceptance, CopilotState, TargetResult } from '../result.ts';

/**
 * Maximum size of the output in bytes. The limit for outputs of a job is 1 MB in UTF-16, so ASCII counts twice.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idoutputs
 */
const maxBytes = 900_000;

/** Maximum number of changes per operation. */
const maxChanges = 50;
/** Maximum length of a shown value, in characters of JSON. */
const maxValueChars = 200;

/** Renders all outputs of the step. */
export function renderOutputs(results: readonly TargetResult[]): Outputs {
  return renderStepOutputs(results, renderTargetReports(results));
}

/**
 * Renders the output `report`: a JSON array with one object per target, small enough for a job's output. It uses the
 * same words as the outputs. Unknown values are omitted, and omitted entries are counted.
 */
function renderTargetReports(results: readonly TargetResult[]): string {
  const count = results.length;
  const full = JSON.stringify(results.map((result) => describeWithLists(result, count)));
  if (countBytes(full) <= maxBytes) return full;
  // With hundreds of targets, lists are omitted; with thousands, some targets are.
  const take = createTaker(maxBytes - 4);
  return JSON.stringify(take(results, (result) => describeBriefly(result, count)));
}

function describe(result: TargetResult, targets: number) {
  const { spec, ending, liveState, totalMs, warnings } = result;
  const { acceptance, comparison, problems = [], readMs } = spec ?? {};
  const failure = findFailure(result);
  const { counts: effect, replaceMs, waitMs, emptyMs } = findReplacement(result) ?? {};
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    ...describeBriefly(result, targets),
    state: plainText(ending.state, 500),
    accepted: acceptance && comparison && comparison.breaking - listOpen({ acceptance, comparison }).length,
    errors,
    warnings: problems.length - errors + warnings.length,
    failure: failure && {
      code: failure.code,
      message: plainText(failure.message, 1_000),
      hint: failure.hint && plainText(failure.hint, 500),
    },
    found: liveState && describeLiveState(liveState),
    ...((ending.outcome === 'synced' || ending.outcome === 'rolled-back') && {
      verified: ending.unverified === undefined,
      unverified: ending.unverified && plainText(ending.unverified, 200),
    }),
    effect,
    timings: { totalMs, prepareMs: readMs, replaceMs, settleMs: waitMs, emptyMs },
  };
}

/** Describes the copilot's previous actions compared with the file, and as many unmanaged actions as fit. */
function describeLiveState({ actions, commit, different, missing, extra, unmanaged }: CopilotState) {
  return {
    actions,
    commit: commit && plainText(commit, 64),
    missing: missing.length,
    extra: extra.length,
    different: different.length,
    unmanaged: unmanaged.length,
    unmanagedActions: createTaker(maxBytes / 10)(unmanaged, describeOperation),
  };
}

/** Adds the lists. Changed operations come first, so that the list of all operations is truncated before them. */
function describeWithLists(result: TargetResult, targets: number) {
  const base = describe(result, targets);
  const { acceptance, operations = [], comparison, selection } = result.spec ?? {};
  const { added = [], removed = [], modified = [] } = comparison ?? {};
  const changes = Map.groupBy(
    comparison === undefined ? [] : listChanges(comparison),
    (reported) => reported.operation,
  );
  const describeChanged = (operation: Operation) => {
    const reported = changes.get(operation) ?? [];
    return {
      ...describeOperation(operation),
      changes: reported.slice(0, maxChanges).map((change) => describeChange(change, acceptance)),
      truncated: Math.max(0, reported.length - maxChanges),
    };
  };
  const take = createTaker((maxBytes / targets) * 0.95 - countBytes(JSON.stringify(base)) - 200);
  const lists = {
    added: take(added, describeOperation),
    removed: take(removed, describeChanged),
    modified: take(modified, ({ movedFrom, operation }) => ({
      ...describeChanged(operation),
      movedFrom: movedFrom && { ...movedFrom, path: plainText(movedFrom.path, 300) },
    })),
    operations: take(operations, describeOperation),
    ...(selection && { excluded: take(selection.excluded, describeOperation) }),
  };
  return { ...base, lists, truncated: base.truncated - Object.values(lists).flat().length };
}

/**
 * Creates a function that keeps entries while they fit into a budget, shared by all calls, and none after the first
 * that doesn't fit.
 */
function createTaker(budgetBytes: number) {
  let leftBytes = budgetBytes;
  return <Entry, Shown>(entries: readonly Entry[], show: (entry: Entry) => Shown): readonly Shown[] => {
    const kept: Shown[] = [];
    for (const entry of entries) {
      const shown = show(entry);
      leftBytes -= countBytes(JSON.stringify(shown)) + 2;
      if (leftBytes < 0) break;
      kept.push(shown);
    }
    return kept;
  };
}

function describeOperation({ method, path, name }: Pick<Operation, 'method' | 'path' | 'name'>) {
  return { method, path: plainText(path, 300), name: plainText(name, 255) };
}

function describeChange({ change, fingerprint }: ReportedChange, acceptance: Acceptance | undefined) {
  const entry = acceptance?.entries.get(fingerprint);
  const { after, before, path, rule, sentence } = change;
  return {
    class: change.class,
    rule,
    place: plainText(path, 300),
    sentence: plainText(sentence, 300),
    fingerprint,
    before: dropLong(before),
    after: dropLong(after),
    accepted: entry && {
      reason: plainText(entry.reason, 300),
      'accepted-by': plainText(entry.acceptedBy, 100),
    },
  };
}

function dropLong(value: unknown): unknown {
  return value !== undefined && JSON.stringify(value).length <= maxValueChars ? value : undefined;
}

function countBytes(text: string): number {
  return Math.max(Buffer.byteLength(text), text.length * 2);
}
