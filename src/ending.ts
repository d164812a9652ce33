import type { Explanation } from './errors.ts';

/** Result of a sync, more exact than its outcome. `src/messages/results.ts` has the sentences about each one. */
export type SyncResult =
  /** All actions were read back. */
  | 'verified'
  /** Only the number of actions was verified. */
  | 'counted'
  /** The service returned success for every request, and then stopped listing the actions. */
  | 'confirmed'
  /** The service returned success for the import, and can't list actions. */
  | 'imported'
  /** The sync ended before anything was changed. */
  | 'unchanged'
  /** As `unchanged`, but inferred, because every delete request failed and the actions can't be read. */
  | 'presumed'
  /** Actions are missing, or there are extra ones. */
  | 'incomplete'
  /** The copilot has all actions, but its search index might lack some. */
  | 'index-incomplete'
  /** The copilot has all actions, but a request may still change them. */
  | 'pending'
  /** The copilot has all actions that were listed before, but others appeared or disappeared. */
  | 'disturbed'
  /** The service stopped listing the actions, and did not return success for every request. */
  | 'unreadable'
  /** The action list never showed a confirmed change. */
  | 'hidden'
  /** As `hidden`, and the action that was added first was deleted again. */
  | 'hidden-undone'
  /** Without an action list: the copilot has no actions. */
  | 'empty'
  /** Without an action list: a request may have been processed. */
  | 'unknown'
  /** This process stopped, and the post step resumes the sync. */
  | 'handed-over'
  /** As `handed-over`, without an action list. */
  | 'handed-over-unread'
  /** The delete removed the copilot itself, too. */
  | 'record-removed';

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
   * Result, more exact than the outcome. `ready`: a workflow's first run, in which the file did not change and the key
   * and the copilot's ID are valid.
   */
  readonly result:
    'previewed' | 'superseded' | 'file-removed' | 'ready' | 'in-sync' | 'not-modified' | 'ref-deleted';
}

export interface Synced extends EndingDetails {
  readonly outcome: 'synced';
  readonly result: SyncResult;
  /** Reason why the actions could not be read back, or `undefined` if they were. */
  readonly unverified?: string | undefined;
  readonly replacement: Replacement;
}

interface RolledBack extends Omit<Synced, 'outcome'> {
  readonly outcome: 'rolled-back';
  readonly failure: Explanation;
}

export interface Aborted extends EndingDetails {
  readonly outcome: 'aborted';
  readonly failure: Explanation;
  /** Result of the sync, or `undefined` if it never began. */
  readonly result?: SyncResult;
}

/** A failed sync after which the copilot doesn't have the desired or previous actions, or may not have them. */
export interface Degraded extends EndingDetails {
  readonly outcome: 'degraded';
  readonly failure: Explanation;
  readonly replacement: Replacement;
  readonly result: SyncResult;
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
