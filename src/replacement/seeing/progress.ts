import { createHash } from 'node:crypto';
import type { StoredAction } from '../../copilot.ts';
import type { ServiceFault } from '../../errors.ts';
import type { Step } from './group.ts';

/**
 * How far a reconciliation has come, as plain data: the journal writes it whole. Moments are on the monotonic clock, and
 * every name that ends in `AtMs` is one: whoever takes over shifts them to its own clock.
 */
export interface Progress {
  /** `back`: the new version is given up, and what was there before is wanted. */
  readonly direction: 'forth' | 'back';
  /** How far a `recreate` is; `rolling` only repairs. */
  readonly phase: 'clear' | 'repair';
  readonly groups: Readonly<Record<string, GroupProgress>>;
  /** Calls that may still take effect. */
  readonly inFlight: readonly CallInFlight[];
  /** What is missing of the service's routes, as far as it is known. */
  readonly lacks: { readonly clear?: true; readonly change?: true; readonly single?: true };
  readonly clears: Tries;
  readonly imports: Tries;
  /** The service has confirmed the clearing that the phase is about. */
  readonly isCleared: boolean;
  /** The service has confirmed the import of this direction. */
  readonly isImported: boolean;
  /** So many actions were left without a confirmed entry in the search that all were imported once more. */
  readonly hasRepeated: boolean;
  /** A call was confirmed, or a look has shown something other than what was there before. */
  readonly hasChanged: boolean;
  /** A row has come or gone that no call of this run explains. */
  readonly hasOthers: boolean;
  /** Something that both versions have was gone for the moment between a delete and an addition. */
  readonly hasGap?: true;
  /** A first action, added to a copilot that shows none, was never shown. */
  readonly isUnshown: boolean;
  /** Ids of actions that this run has added. */
  readonly added: readonly string[];
  readonly hasLooked: boolean;
  /** A call for all groups was made since the last look. */
  readonly isTouched: boolean;
  readonly times: Times;
  /** Why the new version was given up. */
  readonly givenUp?: ServiceFault | 'out-of-time';
  /** The last call that failed. */
  readonly fault?: ServiceFault;
}

export interface Times {
  /** The first call that changes something. */
  readonly beganAtMs?: number;
  /** When the copilot began to be empty, and when it was no longer so. */
  readonly emptyAtMs?: number;
  readonly filledAtMs?: number;
  /** The last confirmed delete before an import. */
  readonly deletedAtMs?: number;
  /** The pauses between a delete and an import, in milliseconds. */
  readonly pauses: readonly number[];
}

export interface Tries {
  readonly failures: number;
  /** Not before this moment is it tried again. */
  readonly opensAtMs: number;
}

export interface GroupProgress extends Tries {
  /** The ids of its rows at the last look. */
  readonly ids: string;
  /** The last call for all that is there was not confirmed: the search may not know it. */
  readonly isUnconfirmed?: boolean;
  /** Calls in this direction. */
  readonly calls: number;
  /** A call was made since the last look. */
  readonly isTouched?: boolean;
  /** Confirmed, and not shown yet: until then a look may lag behind. */
  readonly awaits?: { readonly before: string; readonly untilAtMs: number };
  /** Failed too often on the way back, or in healing: nothing more is tried. */
  readonly isGivenUp?: boolean;
}

export interface CallInFlight {
  readonly kind: Step['kind'] | 'clear' | 'import';
  /** Undefined: a call in every group. */
  readonly group?: string;
  /** What the group showed before it. */
  readonly before: string;
  readonly direction: Progress['direction'];
  /** Until then it may take effect, or be shown to have taken it. */
  readonly endsAtMs: number;
  /** The service has answered, with an error of its own: whatever it did is done. */
  readonly isOver?: true;
}

/** How long after it was given up a call may still take effect. */
export const lateMs = 90_000;
/** How long after a confirmed call its effect may take to be shown. */
export const showMs = 10_000;

const untried: Tries = { failures: 0, opensAtMs: 0 };
const fresh: GroupProgress = { ...untried, ids: '', calls: 0 };

export function createProgress({ strategy }: { readonly strategy: 'recreate' | 'rolling' }): Progress {
  return {
    direction: 'forth',
    phase: strategy === 'recreate' ? 'clear' : 'repair',
    groups: {},
    inFlight: [],
    lacks: {},
    clears: untried,
    imports: untried,
    isCleared: false,
    isImported: false,
    hasRepeated: false,
    hasChanged: false,
    hasOthers: false,
    isUnshown: false,
    added: [],
    hasLooked: false,
    isTouched: false,
    times: { pauses: [] },
  };
}

export function findGroup({ groups }: Progress, name: string): GroupProgress {
  return groups[name] ?? fresh;
}

export function setGroups(progress: Progress, changed: Progress['groups']): Progress {
  return { ...progress, groups: { ...progress.groups, ...changed } };
}

/** From here on what was there before is wanted; tries count anew. */
export function turnBack(progress: Progress, why: ServiceFault | 'out-of-time'): Progress {
  const groups = Object.entries(progress.groups).map(
    ([name, group]) => [name, { ...group, ...untried, calls: 0, isGivenUp: false }] as const,
  );
  return {
    ...progress,
    direction: 'back',
    phase: 'repair',
    groups: Object.fromEntries(groups),
    clears: untried,
    imports: untried,
    isImported: false,
    givenUp: why,
  };
}

/** Equal where two looks show the same rows with the same content. */
export function digestRows(rows: readonly StoredAction[]): string {
  if (rows.length === 0) return '';
  const text = rows.map((row) => JSON.stringify(row)).sort();
  return createHash('sha256').update(text.join('\n')).digest('base64');
}

export function listIds(rows: readonly StoredAction[]): string {
  return rows
    .map(({ id, method, endpoint }) => id || `${method} ${endpoint}`)
    .sort()
    .join(' ');
}
