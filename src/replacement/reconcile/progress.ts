import { createHash } from 'node:crypto';
import type { ObservedAction } from '../../copilot.ts';
import type { ServiceFault } from '../../errors.ts';
import type { Call } from './call.ts';
import { lateMs } from './waiting-times.ts';

/** How far a reconciliation has come, as plain data: the journal writes it whole. Moments are on the monotonic clock. */
export interface Progress {
  /** `back`: the new version is given up, and what was there before is wanted. */
  readonly direction: 'rollout' | 'rollback';
  /** How far a `recreate` is; `rolling` only repairs. */
  readonly phase: 'clear' | 'repair';
  readonly groups: Readonly<Record<string, GroupProgress>>;
  readonly inFlight: readonly CallInFlight[];
  /** What is missing of the service's routes, as far as it is known. */
  readonly lacks: { readonly clear?: true; readonly change?: true; readonly single?: true };
  readonly clears: Tries;
  readonly imports: Tries;
  /** The service has confirmed the clearing that the phase is about, and the import of this direction. */
  readonly isCleared?: boolean;
  readonly isImported?: boolean;
  /** All was cleared and imported once more, for the search. */
  readonly hasRepeated?: true;
  /** A call was confirmed, or a look has shown something other than what was there before. */
  readonly hasChanged?: boolean;
  readonly hasOthers?: boolean;
  /** Something that both versions have was gone for the moment between a delete and an addition. */
  readonly hasGap?: boolean;
  /** An import was confirmed, and no delete since: another one could double every action. */
  readonly isAppended?: boolean;
  /** A read has shown a part of the last confirmed import, or a confirmed change of this run. */
  readonly isImportShown?: boolean;
  readonly isShown?: boolean;
  /** Unmanaged actions that the service has deleted in the place of others. */
  readonly displaced?: readonly ObservedAction[];
  readonly added: readonly string[];
  /** How long after its confirmation a change wasn't visible yet; the largest value of all reads, in milliseconds. */
  readonly lagMs?: number;
  readonly hasLooked?: boolean;
  /** A call for all groups was made since the last look. */
  readonly isTouched?: boolean;
  readonly times: Times;
  readonly givenUp?: ServiceFault | 'out-of-time';
  readonly fault?: ServiceFault;
}

interface Times {
  readonly beganAtMs?: number;
  readonly emptyAtMs?: number;
  readonly filledAtMs?: number;
  /** The last confirmed delete before an import. */
  readonly deletedAtMs?: number | undefined;
  /** The pauses between a delete and an import, in milliseconds. */
  readonly pauses: readonly number[];
}

export interface Tries {
  readonly failures: number;
  /** Not before this moment is it tried again. */
  readonly opensAtMs: number;
}

export interface GroupProgress extends Tries {
  readonly ids: string;
  /** The last call for all that is there was not confirmed: the search may not know it. */
  readonly needsReindex?: boolean;
  readonly calls: number;
  readonly isTouched?: boolean;
  /** A call was made for it alone, however it ended. */
  readonly isWritten?: true;
  /** The row that the last delete has named. */
  readonly deletes?: string;
  /** An addition that no read has shown was deleted again. */
  readonly isUndone?: boolean;
  readonly awaits?: Awaited | undefined;
}

/** A confirmed change that no read has shown yet. */
interface Awaited {
  readonly by: Call['kind'];
  /** The group's rows before it: their digest, or their IDs if all actions were deleted. */
  readonly before: string;
  /** The action that was added, if the response names it. */
  readonly id?: string | undefined;
  /** Until then a read may lag behind. */
  readonly untilAtMs: number;
  /** That time is over: the change is never sent again, for it may only be hidden. */
  readonly isHidden?: true;
}

interface CallInFlight {
  readonly kind: Call['kind'];
  /** Undefined: a call in every group. */
  readonly group: string | undefined;
  readonly before: string;
  readonly direction: Progress['direction'];
  /** Until then it may take effect, or be shown to have taken it. */
  readonly endsAtMs: number;
  /** The service has answered, with an error of its own: whatever it did is done. */
  readonly isOver?: true;
}

export const untried: Tries = { failures: 0, opensAtMs: 0 };
const fresh: GroupProgress = { ...untried, ids: '', calls: 0 };

/** In a process that takes over: whatever the dead one still waited for was given up by now. */
export function resumeProgress(left: Progress, nowMs: number): Progress {
  const inFlight = left.inFlight.map((flight) => ({
    ...flight,
    endsAtMs: Math.min(flight.endsAtMs, nowMs + lateMs),
  }));
  return { ...left, inFlight };
}

export function findGroup({ groups }: Progress, name: string): GroupProgress {
  // An action may be called `constructor`.
  return (Object.hasOwn(groups, name) ? groups[name] : undefined) ?? fresh;
}

export function noteGroups(
  progress: Progress,
  names: readonly string[],
  changes: Partial<GroupProgress>,
): Progress {
  const noted = names.map((name) => [name, { ...findGroup(progress, name), ...changes }] as const);
  return { ...progress, groups: { ...progress.groups, ...Object.fromEntries(noted) } };
}

/** From here on what was there before is wanted; tries count anew. */
export function turnBack(progress: Progress, givenUp: ServiceFault | 'out-of-time'): Progress {
  const anew = noteGroups(progress, Object.keys(progress.groups), { ...untried, calls: 0 });
  const begun = { phase: 'repair', clears: untried, imports: untried, isImported: false } as const;
  return { ...anew, direction: 'rollback', ...begun, givenUp };
}

/** Equal where two looks show the same rows with the same content. */
export function digestRows(rows: readonly ObservedAction[]): string {
  if (rows.length === 0) return '';
  const text = rows.map((row) => JSON.stringify(row)).sort();
  return createHash('sha256').update(text.join('\n')).digest('base64');
}
