import type { ServiceFault } from '../errors.ts';

/** What is put in: the new version, a version before it, or one by one the actions that were seen before the delete. */
export type Source = 'next' | 'previous' | 'seen';

/** What a copilot may hold: `before`, its actions as the run found them; `part`, an import that stopped midway. */
export type Holding = 'before' | 'nothing' | 'part' | Source;

/** When a call was sent, and when it was answered or given up, on the monotonic clock. */
export interface CallTimes {
  readonly sentMs: number;
  readonly endedMs: number;
}

/** A call that nobody answered for certain, and that may therefore still take effect. */
export interface CallAtWork extends CallTimes {
  readonly request: 'delete' | 'import' | 'add';
}

/** Everything that is known about a replacement under way. Plain data without secrets: it is the journal's content. */
export interface Progress {
  /** In the order in which they are tried: `next`, and what may be put back. */
  readonly sources: readonly Source[];
  /** Which of them is being put in; more than 0 means that the new version was given up. */
  readonly at: number;
  /** Whether the service shows what the copilot holds. */
  readonly hasEyes: boolean;
  /** It has not shown it yet, for want of an answer: where a delete is in doubt, it is asked again. */
  readonly mayLook?: boolean | undefined;
  /** A path with `{copilot_id}` in it; `each`: one by one, as the inventory names them. */
  readonly route: string;
  /** Which whole try (delete, settle, import) of this source this is; counts from 1. */
  readonly replacement: number;
  /** Which try of the present request this is; counts from 1. */
  readonly request: number;
  /** How often the inventory was asked in the present state. */
  readonly looks: number;
  /** How often in a row it did not answer. */
  readonly blinks: number;
  /** Whether the service has confirmed the last delete, import or addition. */
  readonly isConfirmed: boolean;
  /** How many deletes were sent that may have taken effect. */
  readonly deletes: number;
  /** Whether the pause after the delete is over. */
  readonly isSettled: boolean;
  /** All that the copilot may hold now, as far as answers and looks tell. Never empty. */
  readonly holds: readonly Holding[];
  readonly atWork: readonly CallAtWork[];
  /** A delete was answered with an error of the service's own, and nobody could look: it should have done nothing. */
  readonly isInDoubt?: boolean | undefined;
  /** How many actions the last look saw, and since when that many. */
  readonly seen?: { readonly count: number; readonly sinceMs: number } | undefined;
  /** How it is known that the copilot holds what it should. */
  readonly proof?: 'seen' | 'counted' | undefined;
  /** How many actions are still to be added one by one, as the last look saw it. */
  readonly lacks?: number | undefined;
  /** When the first delete was sent that may have taken effect: the budget counts from here. */
  readonly beganMs?: number | undefined;
  /** When the last delete was answered, or seen to be done. */
  readonly deletedMs?: number | undefined;
  /** When the last import was sent, and when it was answered. */
  readonly importedMs?: CallTimes | undefined;
  /** The last failure: what the present try answers to. */
  readonly fault?: ServiceFault | undefined;
  /** The last import of this source that was answered 500. */
  readonly importFault?: ServiceFault | undefined;
  /** Why the new version was given up, once it was. */
  readonly givenUp?: ServiceFault;
  /** A process has left it to another one in good order, with this state as its last. */
  readonly isHandedOver?: boolean;
}

/** Named after the call in flight: a journal that ends in `deleting` means that the actions may be deleted. */
export type OpenState = Progress & {
  readonly name: 'deleting' | 'settling' | 'inspecting' | 'importing' | 'adding' | 'verifying';
};

/** What ended a replacement short of its aim. */
export type EndReason = 'service' | 'record-removed' | 'interrupted' | 'out-of-time' | 'no-journal';

export type EndState =
  | (Progress & { readonly name: 'synced' | 'restored' })
  | (Progress & { readonly name: 'untouched' | 'lost'; readonly why: EndReason });

export type ReplacementState = OpenState | EndState;

/** The one place that knows what is over. */
export function isOpen(state: ReplacementState): state is OpenState {
  return ['deleting', 'settling', 'inspecting', 'importing', 'adding', 'verifying'].includes(state.name);
}

/** Nothing was changed, as far as anyone can tell. */
export function isUntouched(state: Progress): boolean {
  return state.holds.every((holding) => holding === 'before');
}

/** A delete that failed may have worked, or may still. */
export function isDoubtful({ atWork, isInDoubt }: Progress): boolean {
  return atWork.length > 0 || isInDoubt === true;
}

/** Whether the ids that were seen before anything was changed still name all that the copilot may hold. */
export function hasIds({ importedMs, sources }: Progress): boolean {
  return sources.includes('seen') && importedMs === undefined;
}

export function selectSource({ at, sources }: Progress): Source {
  const source = sources[at];
  if (source === undefined) throw new TypeError(`There is no source ${at}.`);
  return source;
}

/** What a copilot may hold after a call that may have taken effect: all from before, and what the call would bring. */
export function addHoldings(holds: readonly Holding[], ...more: readonly Holding[]): readonly Holding[] {
  return [...new Set([...holds, ...more])];
}

const phrases: Readonly<Record<Holding, string>> = {
  before: 'the actions it had before',
  nothing: 'no actions',
  next: 'the new actions',
  previous: 'the actions of an earlier version',
  seen: 'the actions it had before, put back one by one',
  part: 'only some of the actions',
};

/** One sentence: what the copilot holds, or may hold where the answers leave it open. */
export function renderHoldings(holds: readonly Holding[]): string {
  const listed = holds.map((holding) => phrases[holding]);
  const last = listed.at(-1) ?? 'an unknown state';
  if (listed.length <= 1) return `The copilot holds ${last}.`;
  return `The copilot may hold ${listed.slice(0, -1).join(', ')} or ${last}.`;
}

/** The same state in a process whose monotonic clock differs by `byMs`. */
export function shiftMoments<T extends ReplacementState>(state: T, byMs: number): T {
  const shift = (momentMs: number | undefined): number | undefined =>
    momentMs === undefined ? undefined : momentMs + byMs;
  const shiftCall = <Call extends CallTimes>(call: Call): Call => ({
    ...call,
    sentMs: call.sentMs + byMs,
    endedMs: call.endedMs + byMs,
  });
  const { atWork, beganMs, deletedMs, importedMs, seen } = state;
  return {
    ...state,
    beganMs: shift(beganMs),
    deletedMs: shift(deletedMs),
    importedMs: importedMs && shiftCall(importedMs),
    atWork: atWork.map(shiftCall),
    seen: seen && { ...seen, sinceMs: seen.sinceMs + byMs },
  };
}
