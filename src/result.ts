import type { Change } from './change/index.ts';
import type { Copilot } from './copilot.ts';
import type { Ending } from './ending.ts';
import type { Operation, OperationLocation } from './openapi/index.ts';
import type { Comparison } from './compare/index.ts';
import type { Finding } from './syntax/index.ts';
import type { ActionRoute, Readiness, Rewrite } from './importer/index.ts';

/** A location for which a code frame is shown. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Lines of a file around a location, with a caret. */
export interface CodeFrame {
  readonly spot: Spot;
  readonly lines: readonly string[];
}

/** Location of an operation at a commit. */
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
  /** Overlay files of the target, in which some of the problems can be. Missing without overlays. */
  readonly overlayFiles?: readonly string[];
  /** Lines of the file around the first errors. */
  readonly frames: readonly CodeFrame[];
  readonly rewrites: readonly Rewrite[];
  /** Content that a language model can't use well, or `undefined` if the file can't be imported. */
  readonly readiness?: Readiness | undefined;
  /** Size of the import document and whether it equals the file, or `undefined` if the file is rejected. */
  readonly payload: { readonly bytes: number; readonly verbatim: boolean } | undefined;
  readonly readMs: number;
}

/** Differences between a copilot's current actions and the desired ones. All lists are empty if they are in sync. */
export interface Drift {
  readonly missing: readonly ActionRoute[];
  /** Actions that aren't desired, including manually created ones. */
  readonly extra: readonly ActionRoute[];
  /** Actions with other content, on another endpoint or under another name. */
  readonly different: readonly ActionRoute[];
}

/** The copilot's actions before the sync, compared with the file. */
export interface CopilotState extends Drift {
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
  readonly spec?: SpecResult | undefined;
  /**
   * The copilot's actions before the sync, or `undefined` if the service can't list them or they were not requested.
   */
  readonly liveState?: CopilotState | undefined;
  readonly ending: Ending;
  /** Warnings for users that did not stop the run. */
  readonly warnings: readonly string[];
  readonly totalMs: number;
}
