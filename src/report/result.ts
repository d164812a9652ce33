import type { Change } from '../change/index.ts';
import type { Copilot } from '../copilot.ts';
import type { Ending, Replacement } from '../ending.ts';
import type { Explanation } from '../errors.ts';
import type { Comparison, Operation, OperationLocation } from '../openapi/index.ts';
import type { Finding } from '../syntax/index.ts';
import type { ActionRoute, Drift, Readiness, Rewrite } from '../importer/index.ts';
import type { CodeFrame } from './code-frame.ts';

export interface LocationAtCommit extends OperationLocation {
  readonly commit: string | undefined;
}

/** Breaking changes that maintainers have accepted. */
export interface Acceptance {
  readonly file: string;
  /** Entries by the fingerprint of the change. */
  readonly entries: ReadonlyMap<string, { readonly reason: string; readonly acceptedBy: string }>;
}

/** Data of an OpenAPI file, and its differences from the previous version. */
export interface SpecResult {
  readonly operations: readonly Operation[] | undefined;
  /** The number of operations in the file, and those that aren't selected. Missing without `operations`. */
  readonly selection?: { readonly total: number; readonly excluded: readonly Operation[] } | undefined;
  /** Comparison with the version at the base commit, if there is one. */
  readonly comparison: Comparison | undefined;
  /** Whether the service makes the same actions of both versions, although the file changed. */
  readonly isUnused?: boolean;
  /** Accepted changes, or `undefined` if breaking changes don't block the sync or the file can't be read. */
  readonly acceptance?: Acceptance | undefined;
  /** Reason why there is no comparison, if `comparison` is `undefined`. */
  readonly noComparison: string | undefined;
  /** Locations of the compared operations, as far as they are known. */
  readonly locations: ReadonlyMap<Operation, LocationAtCommit>;
  readonly problems: readonly Finding[];
  /** Lines of the file around the first errors. */
  readonly frames: readonly CodeFrame[];
  readonly rewrites: readonly Rewrite[];
  /** What a language model can't use well; undefined if the file can't be imported. */
  readonly readiness?: Readiness | undefined;
  /** Size of the import document and whether it equals the file, or `undefined` if the file is rejected. */
  readonly payload: { readonly bytes: number; readonly verbatim: boolean } | undefined;
  readonly readMs: number;
}

/** The copilot's actions before the sync, compared with the file. */
export interface Found extends Drift {
  readonly actions: number;
  /** Commit of the version that the copilot has, or `undefined` if it has none of the known versions. */
  readonly commit: string | undefined;
  /** Actions that are in no version of the file that was read. */
  readonly unmanaged: readonly ActionRoute[];
  readonly isInSync: boolean;
  /** Numbers of actions that a sync adds, changes and removes, or `undefined` if it replaces all of them. */
  readonly steps?: Readonly<Record<'add' | 'change' | 'remove', number>> | undefined;
}

/** Result of one target. The log, summary, outputs and comment are rendered from this value only. */
export interface TargetResult {
  readonly copilotId: string | undefined;
  /** Name from the config file. */
  readonly name?: string | undefined;
  /**
   * The copilot as the service lists it, or `undefined` if the service has no copilot list or it was not requested.
   */
  readonly copilot?: Copilot | undefined;
  readonly swaggerFile: string;
  /** Decision about the file, or `undefined` if the run failed earlier. */
  readonly change?: Change | undefined;
  readonly description?: SpecResult | undefined;
  /**
   * The copilot's actions before the sync, or `undefined` if the service can't list them or they were not requested.
   */
  readonly found?: Found | undefined;
  readonly ending: Ending;
  /** Warnings for users that did not stop the run. */
  readonly warnings: readonly string[];
  readonly totalMs: number;
}

/** Result of a target, or of a sync that the post step found open. */
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
