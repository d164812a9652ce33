import type { ServiceFault } from '../errors.ts';
import {
  isAboutDocument,
  isPerhapsAtWork,
  actionsRoute,
  addAtWork,
  beginImport,
  contractRoute,
  decideLostImport,
  end,
  finish,
  fresh,
  giveUp,
  mayRepeat,
  repeatWhole,
  type Rules,
} from './next-try.ts';
import type { Look } from './plan.ts';
import { decideInspecting, decideVerifying, isLate } from './looking.ts';
import {
  addHoldings,
  hasIds,
  isOpen,
  isUntouched,
  selectSource,
  type CallTimes,
  type EndReason,
  type OpenState,
  type Progress,
  type ReplacementState,
  type Source,
} from './state.ts';

/** What became of the call in flight, or of the process that was to make it. */
export type ReplaceEvent =
  /** Confirmed: deleted, settled, imported or added. */
  | (CallTimes & { readonly type: 'done' })
  | (CallTimes & { readonly type: 'failed'; readonly fault: ServiceFault })
  /** Inspecting and verifying: what the inventory shows. */
  | { readonly type: 'looked'; readonly look: Look; readonly atMs: number }
  /** Settling only: the list no longer holds the copilot. */
  | { readonly type: 'record-removed' }
  /** Another process takes over where the journal of a dead one ends; tries count anew. */
  | { readonly type: 'resumed'; readonly writtenMs: number; readonly atMs: number }
  /** No further call can be made: asked to stop, the time is up, or nothing could be written down before the first. */
  | { readonly type: 'stopped'; readonly why: 'interrupted' | 'out-of-time' | 'no-journal' };

interface StartOptions {
  readonly sources: readonly Source[];
  readonly hasEyes: boolean;
  readonly mayLook?: boolean | undefined;
  readonly route: string;
}

/** The first call of a replacement: everything before it changes nothing. */
export function createStart({ hasEyes, mayLook, route, sources }: StartOptions): OpenState {
  const auto = hasEyes ? actionsRoute : contractRoute;
  return {
    name: 'deleting',
    sources,
    at: 0,
    hasEyes,
    mayLook,
    route: route === 'auto' ? auto : route,
    replacement: 1,
    request: 1,
    looks: 0,
    blinks: 0,
    isConfirmed: false,
    deletes: 0,
    isSettled: false,
    holds: ['before'],
    atWork: [],
  };
}

/**
 * The next state, for every state and every event; an open one names the call to make next. Pure and total.
 * The service appends on import, so an import of unknown outcome is repeated only after another delete and pause.
 */
export function decide(state: ReplacementState, event: ReplaceEvent, rules: Rules): ReplacementState {
  if (!isOpen(state)) return state;
  if (event.type === 'resumed') return resume(state, event, rules);
  if (event.type === 'stopped') return decideStopped(state, event.why);
  if (event.type === 'record-removed') return end(state, 'record-removed');
  return answers[state.name](state, event, rules);
}

type CallEvent = Extract<ReplaceEvent, { type: 'done' | 'failed' | 'looked' }>;

/** What each call leads to. An answer of another kind than the call's leaves the state as it is. */
const answers: Readonly<
  Record<OpenState['name'], (state: OpenState, event: CallEvent, rules: Rules) => ReplacementState>
> = {
  deleting: decideDeleting,
  settling: decideSettling,
  inspecting: (state, event, rules) =>
    event.type === 'done' ? state : decideInspecting(state, event, rules),
  importing: decideImporting,
  adding: decideAdding,
  verifying: (state, event, rules) => (event.type === 'done' ? state : decideVerifying(state, event, rules)),
};

function decideStopped(state: OpenState, why: EndReason): ReplacementState {
  // A watch that is cut short has seen what it was to see.
  const isWatched = state.name === 'verifying' && (state.isConfirmed || state.proof !== undefined);
  if (isWatched) return finish(state);
  // Only what was made by hand is missing: it is in the report.
  const isWhole = state.name === 'adding' && selectSource(state) === 'next';
  return isWhole ? finish({ ...state, proof: 'seen', holds: ['next'] }) : end(state, why);
}

function decideDeleting(state: OpenState, event: CallEvent, rules: Rules): ReplacementState {
  if (event.type === 'looked') return state;
  if (event.type === 'failed') return decideFailedDelete(note(state, event), event, rules);
  const { endedMs, sentMs } = event;
  const deleted = {
    ...state,
    beganMs: state.beganMs ?? sentMs,
    deletes: state.deletes + 1,
    deletedMs: endedMs,
    holds: ['nothing'] as const,
  };
  return { ...fresh(deleted, 'settling'), request: state.request, isConfirmed: true };
}

type Failure = Extract<ReplaceEvent, { type: 'failed' }>;

function decideFailedDelete(state: OpenState, event: Failure, rules: Rules): ReplacementState {
  const { fault } = event;
  if (fault.applied === 'no') {
    return isRouteMissing(state, fault) ? { ...state, route: 'each' } : decideUndeleted(state, event, rules);
  }
  const after = isServiceError(state, fault) ? { ...state, isInDoubt: true } : markDelete(state, event);
  // With eyes it is looked at what became of it; a delete that was sent again at once would hide that.
  return after.hasEyes || after.mayLook === true ? inspect(after) : decideUndeleted(after, event, rules);
}

function decideUndeleted(state: OpenState, { endedMs, fault }: Failure, rules: Rules): ReplacementState {
  // The route has worked or may have: now it is the record that it no longer finds.
  if (fault.status === 404 && !isUntouched(state)) return end(state, 'record-removed');
  // A delete does no more the second time: it may be repeated alone, whatever became of the first.
  if (mayRepeat(state, fault, state.request, rules)) return { ...state, request: state.request + 1 };
  // An earlier one may still take effect: nothing is said before that is certain.
  const isWatched = state.hasEyes && isUntouched(state) && isLate(state, endedMs);
  // Nothing is ever imported on top of a delete that was not confirmed: every action could then be there twice.
  return isWatched ? inspect(state) : giveUp(state, fault);
}

function inspect(state: OpenState): OpenState {
  return { ...state, name: 'inspecting', looks: 0, isSettled: false };
}

/** The service has no route that clears a copilot, and the actions can be deleted one by one instead. */
function isRouteMissing(state: OpenState, { status = 0 }: ServiceFault): boolean {
  return [404, 405, 501].includes(status) && state.route === actionsRoute && (state.hasEyes || hasIds(state));
}

/** An error that the service itself has answered to the first delete: where nobody can look, it has done nothing. */
function isServiceError(state: OpenState, { kind, status }: ServiceFault): boolean {
  return !state.hasEyes && isUntouched(state) && kind === 'status' && status === 500;
}

function markDelete(state: OpenState, { endedMs, fault, sentMs }: Failure): OpenState {
  const call = { request: 'delete', sentMs, endedMs } as const;
  return {
    ...state,
    beganMs: state.beganMs ?? sentMs,
    isConfirmed: false,
    deletes: state.deletes + 1,
    holds: addHoldings(state.holds, 'nothing', ...(state.route === 'each' ? (['part'] as const) : [])),
    atWork: isPerhapsAtWork(fault) ? addAtWork(state, call) : state.atWork,
  };
}

function decideSettling(state: OpenState, event: CallEvent): ReplacementState {
  if (event.type !== 'done') return state;
  // The requests of the delete still count: what stays in spite of them is not deleted for ever.
  if (state.hasEyes) return { ...state, name: 'inspecting', looks: 0, isSettled: true };
  return beginImport(state);
}

function decideImporting(state: OpenState, event: CallEvent, rules: Rules): ReplacementState {
  if (event.type === 'looked') return state;
  const { endedMs, sentMs } = event;
  const after: OpenState = { ...state, importedMs: { sentMs, endedMs } };
  if (event.type === 'failed') return decideFailedImport(note(after, event), event, rules);
  const imported: OpenState = { ...after, holds: [selectSource(state)] };
  return state.hasEyes ? { ...fresh(imported, 'verifying'), isConfirmed: true } : finish(imported);
}

function decideFailedImport(state: OpenState, event: Failure, rules: Rules): ReplacementState {
  const { endedMs, fault, sentMs } = event;
  if (fault.applied === 'no' && !fault.refused) {
    // It certainly never arrived: it may be repeated alone.
    return mayRepeat(state, fault, state.request, rules)
      ? { ...state, request: state.request + 1 }
      : giveUp(state, fault);
  }
  // An importer that stumbles over an operation has stored those before it.
  if (isAboutDocument(fault)) return giveUp({ ...state, holds: addHoldings(state.holds, 'part') }, fault);
  if (fault.applied === 'no') return repeatWhole(state, fault, rules);
  const after: OpenState = {
    ...state,
    holds: addHoldings(state.holds, 'part', selectSource(state)),
    atWork: isPerhapsAtWork(fault) ? addAtWork(state, { request: 'import', sentMs, endedMs }) : state.atWork,
  };
  if (state.hasEyes) return fresh(after, 'verifying');
  return decideLostImport(after, fault, rules);
}

function decideAdding(state: OpenState, event: CallEvent, rules: Rules): ReplacementState {
  if (event.type === 'looked') return state;
  const source = selectSource(state);
  const { endedMs, sentMs } = event;
  const added = {
    ...state,
    importedMs: { sentMs: findImportMs(state) ?? sentMs, endedMs },
    request: state.request + 1,
    looks: 0,
    seen: undefined,
  };
  if (event.type === 'done') {
    const after = {
      ...added,
      name: 'verifying',
      isConfirmed: true,
      lacks: undefined,
      holds: [source],
    } as const;
    return state.hasEyes ? after : finish(after);
  }
  const { fault } = event;
  const holds = source === 'seen' ? addHoldings(state.holds, 'part', 'seen') : state.holds;
  const call = { request: 'add', sentMs, endedMs } as const;
  const atWork = isPerhapsAtWork(fault) ? addAtWork(state, call) : state.atWork;
  // Some may have been added before one failed: what is missing tells the next look.
  const failed: OpenState = { ...added, fault, name: 'verifying', isConfirmed: false, holds, atWork };
  return state.hasEyes ? failed : repeatWhole(failed, fault, rules);
}

/** When the pause ended and what was to come in began to: what is added follows an import, or another try. */
function findImportMs({ deletedMs = 0, importedMs }: OpenState): number | undefined {
  return importedMs !== undefined && importedMs.sentMs >= deletedMs ? importedMs.sentMs : undefined;
}

function note(state: OpenState, { fault }: Failure): OpenState {
  return { ...state, fault };
}

function resume(
  state: OpenState,
  { atMs, writtenMs }: Extract<ReplaceEvent, { type: 'resumed' }>,
  { timeoutMs }: Rules,
): ReplacementState {
  // What the dead process was at may still be at work in the service, as if it had been waited for.
  const endedMs = Math.max(atMs, writtenMs + timeoutMs);
  const mark = (request: 'delete' | 'import' | 'add'): Pick<Progress, 'atWork'> => ({
    atWork:
      state.isHandedOver === true ? state.atWork : addAtWork(state, { request, sentMs: writtenMs, endedMs }),
  });
  const anew = {
    replacement: 1,
    request: 1,
    looks: 0,
    blinks: 0,
    isHandedOver: false,
    seen: undefined,
    beganMs: state.beganMs ?? writtenMs,
  };
  switch (state.name) {
    case 'deleting': {
      if (state.isHandedOver === true) return { ...state, ...anew };
      const holds = addHoldings(state.holds, 'nothing');
      return { ...state, ...anew, ...mark('delete'), holds, deletes: state.deletes + 1 };
    }
    case 'settling':
      // Left by a process that died, it may be out of date: a full disk keeps what came after it from being written.
      return state.hasEyes || state.isHandedOver === true
        ? { ...state, ...anew }
        : { ...fresh(state, 'deleting'), ...anew };
    case 'importing': {
      const holds = addHoldings(state.holds, 'part', selectSource(state));
      const after = { ...state, ...anew, ...mark('import'), holds };
      const importedMs = { sentMs: writtenMs, endedMs: atMs };
      return { ...fresh({ ...after, importedMs }, state.hasEyes ? 'verifying' : 'deleting') };
    }
    case 'adding':
      return {
        ...state,
        ...anew,
        ...mark('add'),
        name: 'verifying',
        importedMs: { sentMs: writtenMs, endedMs: atMs },
      };
    case 'inspecting':
    case 'verifying':
      return { ...state, ...anew };
  }
}
