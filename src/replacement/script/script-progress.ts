import type { ServiceFault } from '../../errors.ts';
import type { Drive } from '../drive.ts';
import { isPerhapsAtWork } from '../failed-call.ts';
import type { ReplacementRecord } from '../replacement-record.ts';

/** One replacement where nobody can look: all that will be sent is in it. */
export interface ScriptJob extends ReplacementRecord {
  readonly way: 'scripted';
  readonly next: Uint8Array;
  /** What is put back where the new version is given up, in this order; prepared as the new one. */
  readonly previous: readonly { readonly commit: string; readonly body: Uint8Array }[];
  readonly scriptedReason: string;
}

export type ScriptDrive = Drive<ScriptJob, ScriptProgress>;

/** What a copilot may hold: `before`, its actions as the run found them; `part`, an import that stopped midway. */
export type Holding = 'before' | 'nothing' | 'part' | 'next' | 'previous';

/** A call that nobody answered for certain, and that may therefore still take effect. */
export interface CallAtWork {
  readonly request: 'delete' | 'import';
  readonly sentAtMs: number;
  readonly endedAtMs: number;
}

/** How far a blind replacement has come, as plain data: the journal writes it whole. Moments are on the monotonic clock. */
export interface ScriptProgress {
  /** The call in flight: a journal that ends in `deleting` means that the actions may be deleted. */
  readonly name: 'deleting' | 'settling' | 'importing';
  /** 0: the new version; else which of the previous ones, counted from 1. */
  readonly at: number;
  /** Which whole try (delete, settle, import) of this version this is; counts from 1. */
  readonly round: number;
  /** Which try of the present request this is; counts from 1. */
  readonly request: number;
  /** All that the copilot may hold now, as far as answers tell. Never empty. */
  readonly holds: readonly Holding[];
  readonly atWork: readonly CallAtWork[];
  /** A delete was answered with an error of the service's own: it should have done nothing. */
  readonly isInDoubt: boolean;
  /** When the first delete was sent that may have taken effect: the budget counts from here. */
  readonly beganAtMs?: number;
  readonly deletedAtMs?: number;
  readonly importSentAtMs?: number;
  readonly importEndedAtMs?: number;
  /** The last failure: what the present try answers to. */
  readonly fault?: ServiceFault | undefined;
  /** An import of this version was answered 500, which may pass; one more like it is the document. */
  readonly hasStumbled?: boolean;
  readonly givenUp?: ServiceFault;
  /** A process has left it to another one in good order: nothing is in flight. */
  readonly isHandedOver?: boolean;
}

export const unbegun: ScriptProgress = {
  name: 'deleting',
  at: 0,
  round: 1,
  request: 1,
  holds: ['before'],
  atWork: [],
  isInDoubt: false,
};

export function isUnchanged({ holds }: ScriptProgress): boolean {
  return holds.every((holding) => holding === 'before');
}

/** A delete that failed may have worked, or may still. */
export function isDoubtful({ atWork, isInDoubt }: ScriptProgress): boolean {
  return atWork.length > 0 || isInDoubt;
}

/** The same progress after a call that may have taken effect: what it would bring may be there, beside all from before. */
export function noteAtWork(progress: ScriptProgress, call: CallAtWork, fault?: ServiceFault): ScriptProgress {
  const brings: readonly Holding[] =
    call.request === 'delete' ? ['nothing'] : ['part', nameVersion(progress.at)];
  const isAtWork = fault === undefined || isPerhapsAtWork(fault);
  const atWork = isAtWork ? [...progress.atWork, call] : progress.atWork;
  return { ...progress, holds: [...new Set([...progress.holds, ...brings])], atWork };
}

export function nameVersion(at: number): 'next' | 'previous' {
  return at === 0 ? 'next' : 'previous';
}

/**
 * Where another process goes on. What the dead one was at may still be at work in the service, as if it had been waited
 * for; a pause that it left without a word may be over a delete of which nothing is written.
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
  if (left.name === 'deleting') return noteAtWork(deleting, { request: 'delete', ...moments });
  const noted = noteAtWork(deleting, { request: 'import', ...moments });
  return { ...noted, importSentAtMs: writtenMs, importEndedAtMs: nowMs };
}
