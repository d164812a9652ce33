import type { ServiceFault } from '../errors.ts';
import { addHoldings } from './holdings.ts';
import type { EndReason, EndState, OpenState, Progress, ReplacementState } from './state.ts';

/** What became of the call in flight, or of the process that was to make it. */
export type ReplaceEvent =
  /** Confirmed: deleted, settled with the record still there, or imported. */
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly fault: ServiceFault }
  /** Settling only: the list no longer holds the copilot. */
  | { readonly type: 'record-removed' }
  /** Another process takes over where the journal of a dead one ends; tries count anew. */
  | { readonly type: 'resumed' }
  /** No further call can be made: asked to stop, the time is up, or nothing could be written down before the first. */
  | { readonly type: 'stopped'; readonly why: 'interrupted' | 'out-of-time' | 'no-journal' };

export interface Limits {
  /** Tries per request, and per document of the whole of delete, settle and import; at least 1. */
  readonly maxAttempts: number;
}

/** The first call of a replacement: everything before it changes nothing. */
export function createStart(hasPrevious: boolean): OpenState {
  return { name: 'deleting', document: 'next', hasPrevious, replacement: 1, request: 1, holds: ['before'] };
}

/**
 * The next state, for every state and every event; an open one names the call to make next. Pure and total.
 * The service appends on import, so an import of unknown outcome is repeated only after another delete and pause.
 */
export function decide(state: ReplacementState, event: ReplaceEvent, limits: Limits): ReplacementState {
  switch (state.name) {
    case 'deleting':
      return decideDeleting(state, event, limits);
    case 'settling':
      return decideSettling(state, event, limits);
    case 'importing':
      return decideImporting(state, event, limits);
    case 'synced':
    case 'restored':
    case 'untouched':
    case 'lost':
      return state;
  }
}

function decideDeleting(state: OpenState, event: ReplaceEvent, limits: Limits): ReplacementState {
  switch (event.type) {
    case 'done':
      return { ...state, name: 'settling', request: 1, holds: ['nothing'] };
    case 'failed':
      return decideFailedDelete(addFault(state, event.fault), event.fault, limits);
    case 'record-removed':
      return end(state, 'record-removed');
    case 'resumed':
      return { ...state, replacement: 1, request: 1, holds: addHoldings(state.holds, 'nothing') };
    case 'stopped':
      return end(state, event.why);
  }
}

function decideFailedDelete(state: OpenState, fault: ServiceFault, limits: Limits): ReplacementState {
  const after: OpenState =
    fault.applied === 'no' ? state : { ...state, holds: addHoldings(state.holds, 'nothing') };
  // A delete does no more the second time: it may be repeated alone, whatever became of the first.
  if (!isFinal(after, fault) && state.request < limits.maxAttempts)
    return { ...after, request: state.request + 1 };
  // The route has worked or may have: now it is the record that it no longer finds.
  if (fault.status === 404 && !isUntouched(after)) return end(after, 'record-removed');
  // Nothing is ever imported on top of a delete that was not confirmed: every action could then be there twice.
  return giveUp(after, fault);
}

function decideSettling(state: OpenState, event: ReplaceEvent, limits: Limits): ReplacementState {
  switch (event.type) {
    case 'done':
      return { ...state, name: 'importing', request: 1 };
    case 'failed':
      return repeatWhole(addFault(state, event.fault), event.fault, limits);
    case 'record-removed':
      return end(state, 'record-removed');
    case 'resumed':
      return { ...state, replacement: 1, request: 1 };
    case 'stopped':
      return end(state, event.why);
  }
}

function decideImporting(state: OpenState, event: ReplaceEvent, limits: Limits): ReplacementState {
  switch (event.type) {
    case 'done':
      return { ...state, name: state.document === 'next' ? 'synced' : 'restored', holds: [state.document] };
    case 'failed':
      return decideFailedImport(addFault(state, event.fault), event.fault, limits);
    case 'record-removed':
      return end(state, 'record-removed');
    case 'resumed':
      return { ...addImport(state), name: 'deleting', replacement: 1, request: 1 };
    case 'stopped':
      return end(state, event.why);
  }
}

function decideFailedImport(state: OpenState, fault: ServiceFault, limits: Limits): ReplacementState {
  const mayRepeatAlone = fault.applied === 'no' && !fault.refused;
  if (mayRepeatAlone && state.request < limits.maxAttempts) return { ...state, request: state.request + 1 };
  // The request alone has used up its tries; a whole replacement would meet the same closed door.
  if (mayRepeatAlone) return giveUp(state, fault);
  // An importer that stumbles over an operation has stored those before it.
  if (isAboutDocument(fault)) return giveUp({ ...state, holds: addHoldings(state.holds, 'part') }, fault);
  const after = fault.applied === 'no' ? state : addImport(state);
  if (isSameError(state.importFault, fault)) return giveUp(after, fault);
  return repeatWhole({ ...after, importFault: fault }, fault, limits);
}

function repeatWhole(state: OpenState, fault: ServiceFault, limits: Limits): ReplacementState {
  if (isFinal(state, fault) || state.replacement >= limits.maxAttempts) return giveUp(state, fault);
  return { ...state, name: 'deleting', replacement: state.replacement + 1, request: 1 };
}

/**
 * A refusal ends the try of the new version. Where something may be gone and there is nothing else to put in its place,
 * asking again beats giving up: it may have been a gateway's page. Only a missing copilot is never asked for twice.
 */
function isFinal(state: OpenState, fault: ServiceFault): boolean {
  const hasAlternative = isUntouched(state) || (state.document === 'next' && state.hasPrevious);
  return fault.refused && (hasAlternative || fault.status === 404);
}

/** The service has read the document and does not want it. */
function isAboutDocument(fault: ServiceFault): boolean {
  return fault.kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(fault.status ?? 0);
}

/** Puts the previous version back where something may be gone and there is one; else the replacement ends. */
function giveUp(state: OpenState, fault: ServiceFault): ReplacementState {
  if (isUntouched(state) || state.document === 'previous' || !state.hasPrevious) return end(state, 'service');
  return {
    ...state,
    name: 'deleting',
    document: 'previous',
    replacement: 1,
    request: 1,
    givenUp: fault,
    importFault: undefined,
  };
}

function end(state: Progress, why: EndReason): EndState {
  return { ...state, name: isUntouched(state) ? 'untouched' : 'lost', why };
}

function addImport(state: OpenState): OpenState {
  return { ...state, holds: addHoldings(state.holds, 'part', state.document) };
}

function addFault(state: OpenState, fault: ServiceFault): OpenState {
  return { ...state, fault };
}

/** A bare 500 may pass or may be the importer stumbling over the document; one like it again is the document. */
function isSameError(before: ServiceFault | undefined, now: ServiceFault): boolean {
  return before?.status === 500 && now.status === 500 && before.likeness === now.likeness;
}

export function isUntouched(state: Progress): boolean {
  return state.holds.every((holding) => holding === 'before');
}
