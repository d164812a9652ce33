import type { ServiceFault } from '../errors.ts';
import {
  type CallAtWork,
  type EndReason,
  type EndState,
  isUntouched,
  type OpenState,
  type Progress,
  type ReplacementState,
  selectSource,
} from './state.ts';

export interface Rules {
  /** Tries per request, and per source of the whole of delete, settle and import; at least 1. */
  readonly maxAttempts: number;
  readonly settleMs: number;
  /** Limit for one request: for so long a call that nobody answered is taken to be at work. */
  readonly timeoutMs: number;
  /** Whether the present source has time left of the budget that all share. */
  readonly hasTime: boolean;
}

/** The route of the actions alone, which leaves the record alone. Beside it, actions can be deleted one by one. */
export const actionsRoute = '/backend/actions/bot/{copilot_id}';
/** The contract's route; it may take the copilot's record, too. */
export const contractRoute = '/backend/copilot/{copilot_id}';

/** Before anything is changed a wait that is longer than this is no wait, but a failure. */
const patienceBeforeMs = 60_000;

/**
 * Whether a call that failed is made again. Before the delete: a few tries, seconds. After it there is nothing worse
 * than to stop: a service that is away is waited for as long as there is time, and so is the last thing left to try.
 */
export function mayRepeat(state: Progress, fault: ServiceFault, tries: number, rules: Rules): boolean {
  if (isUntouched(state)) {
    return !fault.refused && tries < rules.maxAttempts && (fault.retryAfterMs ?? 0) <= patienceBeforeMs;
  }
  if (fault.refused) return !isFinalRefusal(state, fault) && tries < rules.maxAttempts;
  return rules.hasTime && (isDown(fault) || !hasAlternative(state) || tries < rules.maxAttempts);
}

/**
 * A refusal ends the try of a source where there is another. Where there is none, asking again beats giving up: it may
 * have been a gateway's page. Only a missing copilot is never asked for twice.
 */
function isFinalRefusal(state: Progress, fault: ServiceFault): boolean {
  return hasAlternative(state) || fault.status === 404;
}

function hasAlternative({ at, sources }: Progress): boolean {
  return at + 1 < sources.length;
}

/** Delete, settle and import once more; or, where that is no use, the next source. */
export function repeatWhole(state: Progress, fault: ServiceFault, rules: Rules): ReplacementState {
  if (!mayRepeat(state, fault, state.replacement, rules)) return giveUp(state, fault);
  return { ...fresh(state, 'deleting'), replacement: state.replacement + 1, fault };
}

/** Puts back what can be put back, where something may be gone; else the replacement ends. */
export function giveUp(state: Progress, fault: ServiceFault): ReplacementState {
  if (isUntouched(state) || !hasAlternative(state)) return end({ ...state, fault }, 'service');
  const givenUp = state.givenUp ?? fault;
  const next = { ...fresh(state, 'deleting'), at: state.at + 1, replacement: 1, givenUp };
  return { ...next, fault, importFault: undefined };
}

/** The first try of a state's call. */
export function fresh<Name extends OpenState['name']>(
  state: Progress,
  name: Name,
): Progress & { readonly name: Name } {
  return {
    ...state,
    name,
    request: 1,
    looks: 0,
    blinks: 0,
    seen: undefined,
    lacks: undefined,
    isConfirmed: false,
    isSettled: false,
  };
}

export function end(state: Progress, why: EndReason): EndState {
  return { ...state, name: isUntouched(state) ? 'untouched' : 'lost', why };
}

/** The copilot holds what it should, as far as anyone can tell. */
export function finish(state: Progress): EndState {
  return { ...state, name: state.at === 0 ? 'synced' : 'restored' };
}

export function addAtWork(state: Progress, call: CallAtWork): readonly CallAtWork[] {
  return [...state.atWork, call];
}

/** Puts the source in, into a copilot that holds nothing. */
export function beginImport(state: Progress): OpenState {
  const isSettled = true;
  return {
    ...fresh(state, selectSource(state) === 'seen' ? 'adding' : 'importing'),
    isSettled,
    proof: undefined,
    fault: undefined,
  };
}

/** The import came to nothing, or nobody knows. */
export function decideLostImport(state: Progress, fault: ServiceFault, rules: Rules): ReplacementState {
  if (isSameError(state.importFault, fault)) return giveUp(state, fault);
  const importFault = fault.request === 'import' && fault.status === 500 ? fault : state.importFault;
  return repeatWhole({ ...state, importFault }, fault, rules);
}

/** The service is away for a while, and waiting for it is worth more than giving up: it was restarted, or is overloaded. */
export function isDown({ kind, status = 0 }: ServiceFault): boolean {
  if (kind === 'unreachable' || kind === 'broken' || kind === 'proxy') return true;
  return kind === 'status' && [408, 425, 429, 502, 503, 504].includes(status);
}

/** Nobody has answered for the service, which may therefore go on with the call. */
export function isPerhapsAtWork({ applied, kind, status = 0 }: ServiceFault): boolean {
  if (applied === 'no') return false;
  return kind === 'time-out' || kind === 'broken' || (kind === 'status' && [408, 502, 504].includes(status));
}

/** The service has read the document and does not want it. */
export function isAboutDocument(fault: ServiceFault): boolean {
  return fault.kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(fault.status ?? 0);
}

/** A bare 500 may pass or may be the importer stumbling over the document; one like it again is the document. */
export function isSameError(before: ServiceFault | undefined, now: ServiceFault): boolean {
  return before?.status === 500 && now.status === 500 && before.likeness === now.likeness;
}

/** What was confirmed, or should have been done by now, and is not to be seen. */
export function createUnseen(explanation: string): ServiceFault {
  return {
    request: 'inventory',
    kind: 'not-there',
    applied: 'unknown',
    refused: false,
    explanation,
    hint: 'Look at the service’s own log: it confirmed what it has not done, or something else changes this copilot.',
  };
}
