import { renderCount, renderNumber } from '../text.ts';
import type { ServiceFault } from '../errors.ts';
import {
  createUnseen,
  isDown,
  isSameError,
  actionsRoute,
  beginImport,
  decideLostImport,
  finish,
  fresh,
  giveUp,
  mayRepeat,
  repeatWhole,
  type Rules,
} from './next-try.ts';
import type { Look } from './plan.ts';
import {
  isUntouched,
  selectSource,
  type CallAtWork,
  type OpenState,
  type Progress,
  type ReplacementState,
} from './state.ts';

/** What came of asking the inventory. */
type LookEvent =
  | { readonly type: 'looked'; readonly look: Look; readonly atMs: number }
  | { readonly type: 'failed'; readonly fault: ServiceFault };

type Looked = Extract<LookEvent, { type: 'looked' }>;

/** A number that two looks at this distance see is taken to stand still. */
const stillMs = 2_000;
/** How long after a confirmed import its actions may take to be shown. */
const showMs = 10_000;
/** How long after it was given up a call may still take effect, for all that is known. */
export const lateMs = 90_000;

/** After the delete: is it empty? While something stays, nothing is imported. */
export function decideInspecting(before: OpenState, event: LookEvent, rules: Rules): ReplacementState {
  if (event.type === 'failed') return decideUnseenDelete(before, event.fault, rules);
  const { atMs, look } = event;
  const state: OpenState = { ...before, hasEyes: true };
  if (look.count === 0) return decideEmpty(state, look, atMs);

  const holds = isProvedUntouched(state, look) ? (['before'] as const) : (['before', 'part'] as const);
  const after = track({ ...state, holds }, event);
  const isRunning = isAtWork(state, ['delete'], rules.timeoutMs, atMs);
  if (!state.isConfirmed && (isRunning || !isStill(state, event))) return after;
  return decideLeft(after, event, rules);
}

/** The first delete of the run has come to nothing, or not yet to anything. */
function isProvedUntouched(state: OpenState, look: Look): boolean {
  const isFirst = state.at === 0 && state.replacement === 1;
  // Where nobody saw what was there: nothing was put in since, and the one call takes all or nothing.
  const isAllThere = look.isUnproven && state.importedMs === undefined && state.route !== 'each';
  return isFirst && (look.isAsBefore || isAllThere);
}

/** Actions stay in spite of the delete. */
function decideLeft(state: OpenState, { atMs, look }: Looked, rules: Rules): ReplacementState {
  const left = `The delete was confirmed, and the copilot still holds ${renderCount(look.count, 'action')}.`;
  const fault = state.isConfirmed || state.fault === undefined ? createUnseen(left) : state.fault;
  if (mayRepeat(state, fault, state.request, rules)) {
    const route = state.isConfirmed && state.route === actionsRoute ? 'each' : state.route;
    return { ...fresh(state, 'deleting'), request: state.request + 1, route, fault };
  }
  // Nothing was changed; it is not said before that is certain.
  if (isUntouched(state) && isLate(state, atMs)) return state;
  return giveUp(state, fault);
}

function decideEmpty(state: OpenState, look: Look, atMs: number): ReplacementState {
  // The one delete that nobody answered for has done its work: it comes to nothing more.
  const isDone = state.deletes === 1 && state.atWork.length === 1 && !look.isAsBefore;
  const empty: OpenState = { ...state, holds: ['nothing'], atWork: isDone ? [] : state.atWork };
  if (state.isSettled) return beginImport(empty);
  return { ...fresh(empty, 'settling'), request: state.request, isConfirmed: true, deletedMs: atMs };
}

function decideUnseenDelete(state: OpenState, fault: ServiceFault, rules: Rules): ReplacementState {
  if (state.hasEyes && mayLookAgain(state, fault, rules)) return { ...state, blinks: state.blinks + 1 };
  const blind: OpenState = { ...state, hasEyes: false, mayLook: state.mayLook === true && !fault.refused };
  if (state.isConfirmed) return state.isSettled ? beginImport(blind) : fresh(blind, 'settling');
  const lost = state.fault ?? fault;
  if (!mayRepeat(blind, lost, state.request, rules)) return giveUp(blind, lost);
  return { ...fresh(blind, 'deleting'), request: state.request + 1 };
}

/** After the import: does it hold what it should, and nothing else? */
export function decideVerifying(state: OpenState, event: LookEvent, rules: Rules): ReplacementState {
  if (event.type === 'failed') return decideUnseenImport(state, event.fault, rules);
  const { atMs, look } = event;
  if (look.fit === 'whole' || look.fit === 'counted') return decideWhole(state, event, rules);
  const holds = look.count === 0 ? (['nothing'] as const) : (['part', selectSource(state)] as const);
  const after = track({ ...state, proof: undefined, holds }, event);
  const fault = createUnseen(renderUnseen(look));
  // It was whole: a call that had been given up has taken effect after all.
  if (state.proof !== undefined) {
    return rules.hasTime ? { ...fresh(after, 'deleting'), fault } : giveUp(after, fault);
  }
  const isRunning = isAtWork(state, ['import', 'add'], rules.timeoutMs, atMs);
  return isRunning || !isStill(state, event) ? after : decideNotWhole(after, event, { fault, rules });
}

/** Nothing more comes, and it is not what it should be. */
function decideNotWhole(
  state: OpenState,
  { atMs, look }: Looked,
  { fault, rules }: { readonly fault: ServiceFault; readonly rules: Rules },
): ReplacementState {
  const isShort = look.fit === 'short';
  if (isShort && look.lacksAdditionsOnly)
    return decideLacking({ ...state, lacks: look.missing }, fault, rules);
  if (!state.isConfirmed) return decideLostImport(state, state.fault ?? fault, rules);
  if (isShort && atMs < (state.importedMs?.endedMs ?? 0) + showMs) return state;
  // An inventory that has never shown an action may be one that never does.
  if (look.isUnproven && look.count === 0) return finish({ ...state, holds: [selectSource(state)] });
  return repeatWhole(state, fault, rules);
}

function decideWhole(state: OpenState, { atMs, look }: Looked, rules: Rules): ReplacementState {
  const whole: OpenState = {
    ...state,
    proof: look.fit === 'counted' ? 'counted' : 'seen',
    holds: [selectSource(state)],
    lacks: undefined,
    blinks: 0,
    looks: state.looks + 1,
    atWork: isLastCallDone(state) ? [] : state.atWork,
  };
  if (!state.isConfirmed && isHalfDone(state)) {
    const again = decideLostImport(whole, state.fault, rules);
    if (again.at === state.at && again.name === 'deleting') return again;
  }
  return isLate(whole, atMs) ? whole : finish(whole);
}

/** The one import that nobody answered for has done its work: it comes to nothing more. */
function isLastCallDone({ atWork, importedMs, isConfirmed }: OpenState): boolean {
  const [call] = atWork;
  return (
    !isConfirmed && atWork.length === 1 && call?.request === 'import' && call.sentMs === importedMs?.sentMs
  );
}

/** The rows are there, and yet it failed: what the service does after them, such as its search, is done once more. */
function isHalfDone(state: OpenState): state is OpenState & { readonly fault: ServiceFault } {
  const { fault, importFault } = state;
  return fault?.request === 'import' && fault.status === 500 && !isSameError(importFault, fault);
}

function decideLacking(state: OpenState, fault: ServiceFault, rules: Rules): ReplacementState {
  const cause = state.isConfirmed ? fault : (state.fault ?? fault);
  // It takes moments, and doing without it leaves more undone: it does not wait for this source's share of the time.
  const mayAdd = state.request <= rules.maxAttempts || (rules.hasTime && isDown(cause));
  if (mayAdd) return { ...state, name: 'adding', looks: 0, seen: undefined };
  // The new version is whole; what was made by hand is in the report.
  if (selectSource(state) === 'next') return finish({ ...state, proof: 'seen', holds: ['next'], fault });
  return giveUp(state, cause);
}

function decideUnseenImport(state: OpenState, fault: ServiceFault, rules: Rules): ReplacementState {
  if (mayLookAgain(state, fault, rules)) return { ...state, blinks: state.blinks + 1 };
  const blind: OpenState = { ...state, hasEyes: false };
  return state.isConfirmed || state.proof !== undefined
    ? finish(blind)
    : decideLostImport(blind, state.fault ?? fault, rules);
}

/** A look changes nothing, so it never fails a run; but it is not worth waiting for with an empty copilot. */
function mayLookAgain(state: OpenState, fault: ServiceFault, rules: Rules): boolean {
  if (fault.refused) return false;
  const isFull = state.name === 'verifying' && state.isConfirmed;
  const mostBlinks = Math.max(4, rules.maxAttempts) * (isFull ? 2 : 1);
  return state.blinks + 1 < mostBlinks || (!state.isConfirmed && isDown(fault) && rules.hasTime);
}

function track(state: OpenState, { atMs, look }: Looked): OpenState {
  const sinceMs = state.seen?.count === look.count ? state.seen.sinceMs : atMs;
  return { ...state, blinks: 0, looks: state.looks + 1, seen: { count: look.count, sinceMs } };
}

function isStill({ seen }: Progress, { atMs, look }: Looked): boolean {
  return seen?.count === look.count && atMs - seen.sinceMs >= stillMs;
}

function isAtWork(
  { atWork }: Progress,
  requests: readonly CallAtWork['request'][],
  timeoutMs: number,
  atMs: number,
): boolean {
  return atWork.some(({ request, sentMs }) => requests.includes(request) && sentMs + timeoutMs > atMs);
}

/** Whether a call that was given up may still take effect. */
export function isLate({ atWork }: Progress, atMs: number): boolean {
  return atWork.some(({ endedMs }) => endedMs + lateMs > atMs);
}

function renderUnseen({ count, extra, missing }: Look): string {
  if (count === 0) return 'After the import the copilot holds no actions.';
  const parts = [
    ...(missing > 0 ? [`${renderNumber(missing)} missing`] : []),
    ...(extra > 0 ? [`${renderNumber(extra)} too many or there twice`] : []),
  ];
  return `After the import the copilot holds ${renderCount(count, 'action')}: ${parts.join(', ')}.`;
}
