import type { ServiceFault } from '../../errors.ts';
import type { ReplacementRecord } from '../replacement-record.ts';
import type { SyncRun } from '../sync-run.ts';

/** Parameters of a sync without verification, including all documents that it may send. */
export interface ScriptJob extends ReplacementRecord {
  readonly method: 'script';
  readonly next: Uint8Array;
  /** Earlier versions to restore if the new version fails, in this order, prepared like the new version. */
  readonly previous: readonly { readonly commit: string; readonly body: Uint8Array }[];
  readonly scriptedReason: string;
}

export type ScriptRun = SyncRun<ScriptJob, ScriptStatus>;

interface RequestTimes {
  readonly sentAtMs: number;
  readonly endedAtMs: number;
}

/** Status of a scripted sync, as plain data that the journal stores. Times are on the monotonic clock. */
export interface ScriptStatus {
  /** Current step. A journal that ends with `delete` means that the actions may be deleted. */
  readonly step: 'delete' | 'wait' | 'import';
  /** Version to import. 0: the new version; n: the nth previous version. */
  readonly version: number;
  /** Number of the attempt (delete, wait, import) for this version, from 1. */
  readonly round: number;
  /** Number of the attempt for the current request, from 1. */
  readonly request: number;
  /**
   * The copilot's actions, according to the responses. `presumed`: the service itself failed every delete, so the
   * actions should not be changed. `none`: the last delete was confirmed, and no import was processed since.
   */
  readonly actions: 'unchanged' | 'presumed' | 'none' | 'unknown';
  /** The last delete and the last import without a final response, which may still be processed. */
  readonly inFlight: Readonly<Partial<Record<'delete' | 'import', RequestTimes>>>;
  /** Time of the first delete request that may have been processed. The time budget starts here. */
  readonly beganAtMs?: number;
  /** Time of the last confirmed delete. */
  readonly deletedAtMs?: number;
  /** Time of the confirmed import. */
  readonly filledAtMs?: number;
  /** The last delay between a delete and an import, in milliseconds. */
  readonly waitMs?: number;
  /** The last failure, which caused the current attempt. */
  readonly fault?: ServiceFault | undefined;
  /** Whether an import of this version failed with HTTP 500. A second one is caused by the document. */
  readonly hasFailedInside?: boolean;
  /** Failure of the new version, after which the sync rolled back. */
  readonly rolledBackFor?: ServiceFault;
  /** Whether a process has handed the sync over properly, without an in-flight request. */
  readonly isHandedOver?: boolean;
}

export const initialStatus: ScriptStatus = {
  step: 'delete',
  version: 0,
  round: 1,
  request: 1,
  actions: 'unchanged',
  inFlight: {},
};

/** Changes the status, and continues with its step. */
export function continueWith(run: ScriptRun, changes: Partial<ScriptStatus>): 'continue' {
  run.status = { ...run.status, ...changes };
  return 'continue';
}

/** Returns the start of the time budget, or `Infinity` as long as no delete may have been processed. */
export function findBeginMs({ status, tookOverAtMs }: ScriptRun): number {
  return tookOverAtMs ?? status.beganAtMs ?? Infinity;
}

export function isUnchanged({ actions }: ScriptStatus): boolean {
  return actions === 'unchanged' || actions === 'presumed';
}

/**
 * Returns the status with which another process resumes the sync. The last request of the ended process may still be
 * processed, as if it had timed out. If it ended during a delay, it may have sent a delete that isn't in the journal.
 */
export function resumeStatus(
  left: ScriptStatus,
  { nowMs, timeoutMs, writtenMs }: Readonly<Record<'nowMs' | 'timeoutMs' | 'writtenMs', number>>,
): ScriptStatus {
  const resumed = { ...left, round: 1, request: 1, beganAtMs: left.beganAtMs ?? writtenMs };
  if (left.isHandedOver === true) return { ...resumed, isHandedOver: false };
  const repeated = { ...resumed, step: 'delete' } as const;
  if (left.step === 'wait') return repeated;
  const open = { [left.step]: { sentAtMs: writtenMs, endedAtMs: Math.max(nowMs, writtenMs + timeoutMs) } };
  return { ...repeated, actions: 'unknown', inFlight: { ...left.inFlight, ...open } };
}
