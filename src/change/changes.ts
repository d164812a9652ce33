import type { FileReader, History, Log, SuccessfulRun } from '../ports.ts';
import type { RunEvent } from './event.ts';

/** What became of a description, where its commits and the workspace tell. */
export type StateReason = 'modified' | 'added' | 'untracked' | 'dirty';

/** One word for why a file counts as changed or not; the output `reason`. */
export type ChangeReason =
  | StateReason
  | 'unchanged'
  | 'selection-changed'
  | 'file-removed'
  | 'missing'
  | 'forced'
  | 'no-base'
  | 'ref-created'
  | 'ref-deleted'
  | 'superseded'
  | 'unknown'
  | 'other-repository';

/** What is to be decided, on which event. */
export interface ChangeQuery {
  readonly event: RunEvent;
  /** The root files, workspace-relative. */
  readonly files: readonly string[];
  /** The overlay files of each of `files`, in the same order. */
  readonly overlayFiles?: readonly (readonly string[])[];
  /** Where the selection of operations is written; `undefined` if it can't change. */
  readonly selection?: SelectionSource | undefined;
  /** Files whose change counts as one of every description beside them: what people have accepted. */
  readonly acceptedFile?: readonly string[];
  /** An explicit commit or ref, which wins over what the event says; or `last-success`, or `copilot`. */
  readonly base?: string | undefined;
  /** Wins over everything but a deleted ref. */
  readonly force: boolean;
  /** The run is about a part of what its workflow syncs: a shard, chosen copilots, or a look only. */
  readonly isPart?: boolean;
  /** The run sends nothing: it is never out of date. */
  readonly dryRun?: boolean;
}

/** The file in which `operations` and `overlay-files` are written. */
export type SelectionSource =
  | { readonly kind: 'workflow' }
  | {
      readonly kind: 'config';
      /** Workspace-relative. */
      readonly file: string;
      /** The selection of each of the query's `files`, as text. */
      readonly current: readonly string[];
      /**
       * Returns the same for another version of the config file, or `undefined` if it can't be parsed.
       * @param bytes `undefined` if that commit has no config file
       */
      readonly read: (bytes: Uint8Array | undefined) => readonly string[] | undefined;
    };

export interface ChangePorts {
  readonly history: History;
  readonly files: FileReader;
  readonly log: Log;
  /** Called where the file is likely to be read next, and the server is asked meanwhile whether it is the newest. */
  readonly prefetch?: (() => void) | undefined;
}

/**
 * The commits from which a copilot may have its actions, likeliest first: the last run that synced, the base, or on a
 * run without a change the file as it is. What is older, the history tells.
 */
export function listBackupCommits({ reason, lastSuccess, base, head }: Change): readonly string[] {
  const known = [lastSuccess?.commit, base].filter((commit) => commit !== undefined);
  const isWithoutChange = known.length === 0 && (reason === 'no-base' || reason === 'forced');
  return [...new Set(isWithoutChange && head !== undefined ? [head] : known)];
}

/** The verdict on one description: whether it counts as changed, why, and what was compared. */
export interface Change {
  /** The root file, workspace-relative. */
  readonly file: string;
  readonly changed: boolean;
  readonly reason: ChangeReason;
  /** One sentence for the log: what was compared, which file differs. */
  readonly detail: string;
  /** The commits compared, where there are any. */
  readonly head?: string | undefined;
  readonly base?: string | undefined;
  /** The last run of this workflow that synced, where `base: last-success` found it. */
  readonly lastSuccess?: SuccessfulRun | undefined;
  /** This push brought the workflow that runs, or changed it: a run that proves the set-up. */
  readonly isWorkflowChanged?: boolean;
  /** Whether the base commit lacks the file. */
  readonly isNew?: boolean;
  /** The file's path at the base commit, if it was renamed since. */
  readonly oldPath?: string | undefined;
  /** The fix for a missing file, if its cause is known. */
  readonly remedy?: string | undefined;
  readonly changedFiles: readonly string[];
  /** The root and the files that it refers to, as far as they lie in the workspace. */
  readonly files: readonly string[];
  readonly warnings: readonly string[];
  /** False where the workspace does not hold the new version and must not be read: it is at `head`, on GitHub. */
  readonly isCheckedOut: boolean;
  /** The event always previews. */
  readonly preview: boolean;
  /** `base: copilot`: whether there is something to sync is seen in the copilot, also where the file did not change. */
  readonly asksCopilot?: boolean;
}
