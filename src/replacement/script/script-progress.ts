import type { ServiceFault } from '../../errors.ts';
import type { Drive } from '../drive.ts';
import { mayBeInFlight } from '../failed-call.ts';
import type { ReplacementRecord } from '../replacement-record.ts';

/** Parameters of a sync without verification, including all documents that it may send. */
export interface ScriptJob extends ReplacementRecord {
  readonly way: 'scripted';
  readonly next: Uint8Array;
  /** Earlier versions to restore if the new version fails, in this order, prepared like the new version. */
  readonly previous: readonly { readonly commit: string; readonly body: Uint8Array }[];
  readonly scriptedReason: string;
}

export type ScriptDrive = Drive<ScriptJob, ScriptProgress>;

/**
 * Actions that a copilot may have. `before`: its actions at the start of the run; `part`: those of an incomplete
 * import.
 */
export type Holding = 'before' | 'nothing' | 'part' | 'next' | 'previous';

/** A request without a reliable response, which may still be processed. */
export interface InFlightRequest {
  readonly request: 'delete' | 'import';
  readonly sentAtMs: number;
  readonly endedAtMs: number;
}

/** Progress of a scripted sync, as plain data that the journal stores. Times are on the monotonic clock. */
export interface ScriptProgress {
  /** Current step. A journal that ends with `deleting` means that the actions may be deleted. */
  readonly name: 'deleting' | 'settling' | 'importing';
  /** Version to import. 0: the new version; n: the nth previous version. */
  readonly at: number;
  /** Number of the attempt (delete, wait, import) for this version, from 1. */
  readonly round: number;
  /** Number of the attempt for the current request, from 1. */
  readonly request: number;
  /** Everything that the copilot may have now, according to the responses. Never empty. */
  readonly holds: readonly Holding[];
  readonly inFlight: readonly InFlightRequest[];
  /** Whether the service itself failed a delete request, which should then have changed nothing. */
  readonly isInDoubt: boolean;
  /** Time of the first delete request that may have been processed. The time budget starts here. */
  readonly beganAtMs?: number;
  readonly deletedAtMs?: number;
  readonly importSentAtMs?: number;
  readonly importEndedAtMs?: number;
  /** The last failure, which caused the current attempt. */
  readonly fault?: ServiceFault | undefined;
  /**
   * Whether an import of this version failed with HTTP 500, which can be temporary. A second one is caused by the
   * document.
   */
  readonly hasStumbled?: boolean;
  readonly givenUp?: ServiceFault;
  /** Whether a process has handed the sync over properly, without an in-flight request. */
  readonly isHandedOver?: boolean;
}

export const unbegun: ScriptProgress = {
  name: 'deleting',
  at: 0,
  round: 1,
  request: 1,
  holds: ['before'],
  inFlight: [],
  isInDoubt: false,
};

export function isUnchanged({ holds }: ScriptProgress): boolean {
  return holds.every((holding) => holding === 'before');
}

/** Whether a failed delete may have been processed, or may still be processed. */
export function isDoubtful({ inFlight, isInDoubt }: ScriptProgress): boolean {
  return inFlight.length > 0 || isInDoubt;
}

/** Returns the progress after a request that may have been processed: the copilot may have its result or what it had before. */
export function noteInFlight(
  progress: ScriptProgress,
  request: InFlightRequest,
  fault?: ServiceFault,
): ScriptProgress {
  const results: readonly Holding[] =
    request.request === 'delete' ? ['nothing'] : ['part', nameVersion(progress.at)];
  const isInFlight = fault === undefined || mayBeInFlight(fault);
  const inFlight = isInFlight ? [...progress.inFlight, request] : progress.inFlight;
  return { ...progress, holds: [...new Set([...progress.holds, ...results])], inFlight };
}

export function nameVersion(at: number): 'next' | 'previous' {
  return at === 0 ? 'next' : 'previous';
}

/**
 * Returns the progress with which another process resumes the sync. The last request of the ended process may still
 * be processed, as if it had timed out. If that process ended during a delay, it may have sent a delete that isn't in
 * the journal.
 */
export function takeOver(
  left: ScriptProgress,
  times: { readonly nowMs: number; readonly timeoutMs: number; readonly writtenMs: number },
): ScriptProgress {
  const { nowMs, timeoutMs, writtenMs } = times;
  const anew = { ...left, round: 1, request: 1, beganAtMs: left.beganAtMs ?? writtenMs };
  if (left.isHandedOver === true) return { ...anew, isHandedOver: false };
  const deleting = { ...anew, name: 'deleting' } as const;
  if (left.name === 'settling') return deleting;
  const moments = { sentAtMs: writtenMs, endedAtMs: Math.max(nowMs, writtenMs + timeoutMs) };
  if (left.name === 'deleting') return noteInFlight(deleting, { request: 'delete', ...moments });
  const noted = noteInFlight(deleting, { request: 'import', ...moments });
  return { ...noted, importSentAtMs: writtenMs, importEndedAtMs: nowMs };
}
