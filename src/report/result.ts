import type { ChangeReason } from '../change/verdict.ts';
import type { Comparison, Operation } from '../openapi/operation.ts';
import type { Problem, Rewrite } from '../openapi/problem.ts';
import type { Copilot } from '../copilot.ts';

/** What became of a copilot, from best to worst: of many, the worst is the run's outcome. */
export const outcomes = [
  'unchanged',
  'synced',
  'previewed',
  'removed',
  'stale',
  'untouched',
  'restored',
  'lost',
] as const;

export type Outcome = (typeof outcomes)[number];

/** How long each part took, in milliseconds. */
export interface Timings {
  readonly totalMs: number;
  readonly prepareMs?: number;
  readonly replaceMs?: number;
  /** The pause between the delete's answer and the import, as it really was. */
  readonly settleMs?: number;
}

/** Why a target failed, in the words that people see. Never holds a secret. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

/** Everything that is said about one target: log, summary, outputs and comment are made from this alone. */
export interface TargetResult {
  readonly copilotId: string | undefined;
  readonly copilot?: Copilot;
  readonly swaggerFile: string;
  readonly outcome: Outcome;
  readonly changed: boolean;
  readonly reason: ChangeReason | undefined;
  /** Why, in words: which commits were compared, which file differs. */
  readonly reasonDetail?: string;
  /** The commits that were compared; no base where there was nothing to compare with. */
  readonly commits?: { readonly base?: string; readonly head: string };
  /** True exactly when the service confirmed the import of the new version. */
  readonly synced: boolean;
  /** One sentence: what the copilot holds now. */
  readonly state: string;
  /** True where the delete took the copilot itself, not only its actions. */
  readonly isRecordRemoved?: boolean;
  /** The operations of the new version, once it was read. */
  readonly operations?: readonly Operation[];
  /** Against the version at the base commit, where there is one. */
  readonly comparison?: Comparison;
  /** Why there is nothing to compare with, where `comparison` is absent. */
  readonly noComparison?: string;
  readonly problems: readonly Problem[];
  readonly rewrites: readonly Rewrite[];
  /** What went out, or would have: bytes and whether they are the file's own. */
  readonly payload?: { readonly bytes: number; readonly verbatim: boolean };
  /** Things a person should know that stopped nothing. */
  readonly warnings: readonly string[];
  readonly failure?: Failure;
  readonly timings: Timings;
}
