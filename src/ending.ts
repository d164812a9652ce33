import type { Explanation } from './errors.ts';

/** How it is known what a copilot holds: the inventory shows it, or as many actions, or nobody looked. */
export type Verification =
  | { readonly how: 'seen' | 'counted'; readonly actions: number }
  | { readonly how: 'confirmed'; readonly why: string };

/** What was done to the actions of a copilot that can be seen. */
export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Not known to come from the file, and left alone. */
  readonly kept: number;
  /** Each action that both versions have was there at every moment. */
  readonly isZeroDowntime: boolean;
}

export interface Replacement {
  /** From the first request that changes something to the end. */
  readonly replaceMs: number;
  /** The pauses between a delete's answer and an import, all in all. */
  readonly waitMs?: number | undefined;
  /** Undefined: one. */
  readonly pauses?: number;
  readonly counts?: Counts;
  /** How long the copilot was, or may have been, without its actions; undefined: it is not known. */
  readonly emptyMs?: number | undefined;
  /** What did not go straight, one sentence each: tries, time-outs, waiting. */
  readonly incidents: readonly string[];
}

interface EndingDetails {
  /** One sentence: what the copilot holds now. */
  readonly state: string;
  /** What a person should look at, whatever the outcome. */
  readonly warnings?: readonly string[];
}

export interface Idle extends EndingDetails {
  readonly outcome: 'unchanged' | 'previewed' | 'superseded' | 'file-removed';
  /** The first run of a workflow: the file did not change, and the key and the copilot are right. */
  readonly isReady?: true;
}

export interface Synced extends EndingDetails {
  readonly outcome: 'synced';
  readonly verification: Verification;
  readonly replacement: Replacement;
}

interface RolledBack extends Omit<Synced, 'outcome'> {
  readonly outcome: 'rolled-back';
  readonly failure: Explanation;
}

export interface Aborted extends EndingDetails {
  readonly outcome: 'aborted';
  readonly failure: Explanation;
  /** Not known but inferred: every delete was answered with an error, and nobody could look. */
  readonly isInferred?: boolean;
}

/** Failed, and what the copilot holds is not what it should. */
export interface Degraded extends EndingDetails {
  readonly outcome: 'degraded';
  readonly failure: Explanation;
  readonly replacement: Replacement;
  /**
   * `record-removed`: the delete took the copilot's record, too. `handed-over`: this process stops midway, and the post
   * step goes on. All actions are there, and the search may not know some (`search`), or they may still change (`pending`).
   */
  readonly kind?: 'record-removed' | 'handed-over' | 'search' | 'pending' | undefined;
}

export type ReplacementEnding = Synced | RolledBack | Aborted | Degraded;

/** The end of a target in a run. */
export type Ending = Idle | ReplacementEnding;

/** One replacement that the post step has brought to an end. */
export interface Recovery {
  readonly copilotId: string;
  /** Empty where it is not known. */
  readonly copilotName: string;
  readonly swaggerFile: string;
  readonly ending: ReplacementEnding;
}
