import type { Explanation } from './errors.ts';

/**
 * How the copilot's actions are known: from the action list (`seen`), by their number (`counted`), or only from the
 * service's confirmation.
 */
export type Verification =
  | { readonly how: 'seen' | 'counted'; readonly actions: number }
  | { readonly how: 'confirmed'; readonly why: string };

/** Numbers of actions that a verified sync changed. */
export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Number of unmanaged actions that were kept. */
  readonly kept: number;
  /** Whether every action in both versions stayed available throughout. */
  readonly isZeroDowntime: boolean;
}

export interface Replacement {
  /** Time from the first request that changes something to the end, in milliseconds. */
  readonly replaceMs: number;
  /** Total delay between deletes and imports, in milliseconds. */
  readonly waitMs?: number | undefined;
  /** Number of delays; `undefined` means one. */
  readonly pauses?: number;
  readonly counts?: Counts;
  /**
   * Time for which the copilot was, or may have been, without its actions, in milliseconds; `undefined` if unknown.
   */
  readonly emptyMs?: number | undefined;
  /** Incidents (retries, timeouts, delays), one sentence each. */
  readonly incidents: readonly string[];
}

interface EndingDetails {
  /** The copilot's current actions, in one sentence. */
  readonly state: string;
  /** Warnings for users, whatever the outcome. */
  readonly warnings?: readonly string[];
}

export interface Idle extends EndingDetails {
  readonly outcome: 'unchanged' | 'previewed' | 'superseded' | 'file-removed';
  /**
   * Whether this is a workflow's first run, in which the file did not change and the key and copilot ID are valid.
   */
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
  /** Whether the outcome is inferred, not known: every delete request failed, and the actions can't be read. */
  readonly isInferred?: boolean;
}

/** A failed sync after which the copilot doesn't have the desired or previous actions, or may not have them. */
export interface Degraded extends EndingDetails {
  readonly outcome: 'degraded';
  readonly failure: Explanation;
  readonly replacement: Replacement;
  /**
   * Reason of the outcome. `record-removed`: the delete removed the copilot itself, too. `handed-over`: this process
   * stopped, and the post step resumes the sync. The copilot has all actions, but its search index might lack some
   * (`search`), or they may still change (`pending`).
   */
  readonly kind?: 'record-removed' | 'handed-over' | 'search' | 'pending' | undefined;
}

export type ReplacementEnding = Synced | RolledBack | Aborted | Degraded;

/** Result of a target in a run. */
export type Ending = Idle | ReplacementEnding;

/** Result of a sync that the post step has finished. */
export interface Recovery {
  readonly copilotId: string;
  /** Name of the copilot; empty if unknown. */
  readonly copilotName: string;
  readonly swaggerFile: string;
  readonly ending: ReplacementEnding;
}
