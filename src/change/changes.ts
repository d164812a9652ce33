import type { Target } from '../inputs.ts';
import type { FileReader, History, Log, SuccessfulRun } from '../ports.ts';
import type { RunEvent } from './event.ts';

/** State of an OpenAPI file, according to its commits and the workspace. */
export type StateReason = 'modified' | 'added' | 'untracked' | 'dirty';

/** Reason why a file counts as changed or not, as in the output `reason`. */
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

/** A target to decide on: its OpenAPI file, and everything that changes its import document. */
export type ChangeTarget = Pick<Target, 'copilotId' | 'swaggerFile' | 'overlayFiles' | 'operations'>;

/** Targets to decide on, and the event. */
export interface ChangeQuery {
  readonly event: RunEvent;
  readonly targets: readonly ChangeTarget[];
  /** File that contains the selection of operations, or `undefined` if the selection can't change. */
  readonly selection: SelectionSource | undefined;
  /** Files of accepted changes. A change of one counts as a change of every OpenAPI file in the same checkout. */
  readonly acceptedFiles: readonly string[];
  /** Commit or ref that overrides the event's base, or `last-success` or `copilot`. */
  readonly base?: string | undefined;
  /** Whether every file counts as changed, unless the ref was deleted. */
  readonly force: boolean;
  /** Whether the run covers only a part of the workflow's targets: a shard, selected copilots, or a preview. */
  readonly isPart: boolean;
  /** Whether the run sends nothing, so that it can't be outdated. */
  readonly dryRun: boolean;
}

/** The file in which `operations` and `overlay-files` are written. */
export type SelectionSource =
  | { readonly kind: 'workflow' }
  | {
      readonly kind: 'config';
      /** Workspace-relative. */
      readonly file: string;
      /**
       * Returns a test whether the selection of a target differs in another version of the config file, or `undefined`
       * if that version can't be parsed.
       * @param bytes `undefined` if that commit has no config file
       */
      readonly compare: (bytes: Uint8Array | undefined) => ((target: ChangeTarget) => boolean) | undefined;
    };

export interface ChangePorts {
  readonly history: History;
  readonly files: FileReader;
  readonly log: Log;
  /** Called while the newest commit is requested, because the file is then likely to be read next. */
  readonly prefetch?: (() => void) | undefined;
}

/**
 * Lists the commits from which a copilot may have its actions, the most likely first. These are the last run that
 * synced, the base or, in a run without a change, the head. The history provides older ones.
 */
export function listBackupCommits({ reason, lastSuccess, base, head }: Change): readonly string[] {
  const known = [lastSuccess?.commit, base].filter((commit) => commit !== undefined);
  const isWithoutChange = known.length === 0 && (reason === 'no-base' || reason === 'forced');
  return [...new Set(isWithoutChange && head !== undefined ? [head] : known)];
}

/** Decision about one OpenAPI file: whether it counts as changed, the reason, and what was compared. */
export interface Change {
  /** Root file, workspace-relative. */
  readonly file: string;
  readonly changed: boolean;
  readonly reason: ChangeReason;
  /** Detail for the log in one sentence: what was compared, and which file differs. */
  readonly detail: string;
  /** Compared commits, if any. */
  readonly head?: string | undefined;
  readonly base?: string | undefined;
  /** The last run of this workflow that synced, if `base: last-success` found it. */
  readonly lastSuccess?: SuccessfulRun | undefined;
  /** Whether this push added or changed the current workflow, so that the run checks the setup. */
  readonly isWorkflowChanged?: boolean;
  /** Whether the base commit lacks the file. */
  readonly isNew?: boolean;
  /** Path of the file at the base commit, if it was renamed since. */
  readonly oldPath?: string | undefined;
  /** The fix for a missing file, if its cause is known. */
  readonly remedy?: string | undefined;
  readonly changedFiles: readonly string[];
  /** The root and its referenced files, as far as they are in the workspace. */
  readonly files: readonly string[];
  readonly warnings: readonly string[];
  /**
   * Whether the workspace has the new version. Otherwise, it must not be read: the version is at `head`, on GitHub.
   */
  readonly isCheckedOut: boolean;
  /** Whether the event is always previewed. */
  readonly preview: boolean;
  /** Whether the copilot's actions decide about a sync even if the file did not change (`base: copilot`). */
  readonly asksCopilot?: boolean;
}
