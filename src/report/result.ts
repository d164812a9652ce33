import type { Replacement } from '../ending.ts';
import type { Explanation } from '../errors.ts';
import type { TargetResult } from '../result.ts';

export interface LocationAtCommit extends OperationLocation {
  readonly commit: string | undefined;
}

/** What people have accepted of that which breaks the copilot. */
export interface Acceptance {
  readonly file: string;
  /** By the change's fingerprint. */
  readonly entries: ReadonlyMap<string, { readonly reason: string; readonly acceptedBy: string }>;
}

/** What was read of a description, and how it differs from the version before it. */
export interface SpecResult {
  readonly operations: readonly Operation[] | undefined;
  /** The number of operations in the file, and those that aren't selected. Missing without `operations`. */
  readonly selection?: { readonly total: number; readonly excluded: readonly Operation[] } | undefined;
  /** Against the version at the base commit, where there is one. */
  readonly comparison: Comparison | undefined;
  /** Whether the service makes the same actions of both versions, although the file changed. */
  readonly isUnused?: boolean;
  /** Undefined where nothing is refused for what it breaks, or nothing was read that could be. */
  readonly acceptance?: Acceptance | undefined;
  /** Why there is nothing to compare with, where `comparison` is undefined. */
  readonly noComparison: string | undefined;
  /** Where the operations that the comparison tells of are written, as far as that is known. */
  readonly places: ReadonlyMap<Operation, LocationAtCommit>;
  readonly problems: readonly Finding[];
  /** The lines of the file around the first errors. */
  readonly frames: readonly CodeFrame[];
  readonly rewrites: readonly Rewrite[];
  /** What a language model can't use well; undefined if the file can't be imported. */
  readonly readiness?: Readiness | undefined;
  /** What went out, or would have, and whether it is the file's own bytes; undefined where it is refused. */
  readonly payload: { readonly bytes: number; readonly verbatim: boolean } | undefined;
  readonly readMs: number;
}

/** What was found in the copilot before anything was changed, against the file. */
export interface Found extends Drift {
  readonly actions: number;
  /** The version that is there; undefined where it is none of those at hand. */
  readonly commit: string | undefined;
  /** In no version of the file that was read. */
  readonly unmanaged: readonly ActionRoute[];
  readonly isInSync: boolean;
  /** The numbers of actions that a sync adds, changes and removes; undefined if it replaces all of them. */
  readonly steps?: Readonly<Record<'add' | 'change' | 'remove', number>> | undefined;
}

/** Everything that is said about one target: log, summary, outputs and comment are made from this alone. */
export interface TargetResult {
  readonly copilotId: string | undefined;
  /** What the config file calls it. */
  readonly name?: string | undefined;
  /** As the service lists it; undefined where nobody asked, or it has no list. */
  readonly copilot?: Copilot | undefined;
  readonly swaggerFile: string;
  /** Undefined where the run failed before it could be decided. */
  readonly change?: Change | undefined;
  readonly description?: SpecResult | undefined;
  /** Undefined where the service does not show what a copilot holds, or nobody asked. */
  readonly found?: Found | undefined;
  readonly ending: Ending;
  /** Things a person should know that stopped nothing. */
  readonly warnings: readonly string[];
  readonly totalMs: number;
}

/** What became of a target, or of a replacement that the post step found open. */
type Ended = Pick<TargetResult, 'ending'>;

export function findFailure({ ending }: Ended): Explanation | undefined {
  return 'failure' in ending ? ending.failure : undefined;
}

/** Returns the failure, the fix and the copilot's current state; empty if the target did not fail. */
export function describeFailure(ended: Ended): readonly string[] {
  const failure = findFailure(ended);
  if (failure === undefined) return [];
  return [failure.message, failure.hint, ended.ending.state].filter((part) => part !== undefined);
}

/** Whether the step ends with exit code 1. */
export function isFailed(ended: Ended): boolean {
  return findFailure(ended) !== undefined;
}

/** Whether there was nothing to do. A run can have hundreds of such targets, which aren't reported in detail. */
export function isQuiet({ ending, warnings }: TargetResult): boolean {
  return ending.outcome === 'unchanged' && warnings.length === 0;
}

export function isChanged({ change }: TargetResult): boolean {
  return change?.changed ?? false;
}

export function findReplacement({ ending }: Ended): Replacement | undefined {
  return 'replacement' in ending ? ending.replacement : undefined;
}

const worstFirst = [
  'degraded',
  'rolled-back',
  'aborted',
  'superseded',
  'file-removed',
  'previewed',
  'synced',
  'unchanged',
];

/** Sorts the results, worst first. Equal outcomes keep the order of the targets. */
export function sortByOutcome(results: readonly TargetResult[]): readonly TargetResult[] {
  const rank = ({ ending }: TargetResult): number => worstFirst.indexOf(ending.outcome);
  return results.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the reason of the result, as in the output `reason`. */
export function findReason(result: TargetResult): string {
  const { change, ending, found } = result;
  if (ending.outcome === 'unchanged' && found?.isInSync === true) return 'in-sync';
  return isDrifted(result) ? 'drifted' : (change?.reason ?? '');
}

/** Whether a sync of this target would send anything: the file changed, or the copilot has other actions. */
export function needsSync(result: TargetResult): boolean {
  const isForced = result.change?.reason === 'forced';
  if (result.found?.isInSync === true && !isForced) return false;
  return isChanged(result) || isDrifted(result);
}

/** Whether the file changed only in parts that the service doesn't use. */
export function isUnused({ description }: TargetResult): boolean {
  return description?.isUnused === true;
}

/** Whether `base: copilot` found that the copilot's actions differ from the unchanged file. */
export function isDrifted({ change, found }: TargetResult): boolean {
  return change?.asksCopilot === true && !change.changed && found?.isInSync === false;
}
