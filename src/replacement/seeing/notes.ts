import type { ServiceFault } from '../../errors.ts';
import type { Random } from '../../ports.ts';
import { computeBackoffMs } from '../wait.ts';
import { nameGroup, type Goal } from './goal.ts';
import type { Step } from './group.ts';
import {
  findGroup,
  lateMs,
  setGroups,
  showMs,
  type CallInFlight,
  type GroupProgress,
  type Progress,
  type Tries,
} from './progress.ts';

/** One call that changes something. */
export type Call =
  | { readonly kind: 'single'; readonly group: string; readonly step: Step; readonly before: string }
  | { readonly kind: 'clear'; readonly route: string }
  | { readonly kind: 'import'; readonly document: Uint8Array; readonly goals: readonly Goal[] };

/** What came of it. */
export type CallAnswer =
  | { readonly ok: true; readonly id?: string | undefined }
  | { readonly ok: false; readonly fault: ServiceFault };

/** Before it is sent: from here on the call may take effect, and nothing that it touches is confirmed. */
export function noteSent(
  progress: Progress,
  call: Call,
  { nowMs, timeoutMs }: { readonly nowMs: number; readonly timeoutMs: number },
): Progress {
  const { direction, times } = progress;
  const began = { ...progress, times: { ...times, beganAtMs: times.beganAtMs ?? nowMs } };
  const flight = { direction, endsAtMs: nowMs + timeoutMs + lateMs };
  if (call.kind !== 'single') {
    const inFlight = [...progress.inFlight, { ...flight, kind: call.kind, before: '' }];
    if (call.kind === 'clear') return { ...empty(began, nowMs), inFlight, isTouched: true, isCleared: false };
    const doubted = call.goals.map((goal) => doubt(progress, nameGroup(goal)));
    const { deletedAtMs, ...kept } = began.times;
    const pauses = deletedAtMs === undefined ? times.pauses : [...times.pauses, nowMs - deletedAtMs];
    return setGroups(
      {
        ...began,
        inFlight,
        isTouched: true,
        isImported: false,
        phase: 'repair',
        times: { ...kept, pauses },
      },
      Object.fromEntries(doubted),
    );
  }
  const { before, group, step } = call;
  const inFlight = [...progress.inFlight, { ...flight, kind: step.kind, group, before }];
  const own = findGroup(progress, group);
  const isClearing = began.phase === 'clear';
  const hasGap = step.kind === 'clear-up' ? ({ hasGap: true } as const) : {};
  return setGroups(
    { ...(isClearing ? empty(began, nowMs) : began), ...hasGap, inFlight },
    { [group]: { ...own, calls: own.calls + 1, isTouched: true, isUnconfirmed: true } },
  );
}

/** From here on the copilot may be without its actions. */
function empty(progress: Progress, nowMs: number): Progress {
  const { emptyAtMs = nowMs, ...times } = progress.times;
  return { ...progress, times: { ...times, emptyAtMs } };
}

function doubt(progress: Progress, name: string): readonly [string, GroupProgress] {
  return [name, { ...findGroup(progress, name), isUnconfirmed: true }];
}

interface AnswerContext {
  readonly nowMs: number;
  readonly random: Random;
  readonly maxAttempts: number;
  /** How it was before the call was sent. */
  readonly sent: Progress;
}

export function noteAnswer(
  progress: Progress,
  call: Call,
  answer: CallAnswer,
  context: AnswerContext,
): Progress {
  if (answer.ok) return noteConfirmed(progress, call, answer.id, context);
  const { fault } = answer;
  // Nothing went out, and that is no try.
  if (fault.isUnsent === true) return { ...land(progress, call), fault };
  const after = { ...release(progress, call, fault, context), fault };
  switch (call.kind) {
    case 'clear':
      if (isMissing(fault) && call.route === actionsRoute)
        return { ...after, lacks: { ...after.lacks, clear: true } };
      return { ...after, clears: countFailure(after.clears, fault, context) };
    case 'import':
      return { ...after, imports: countFailure(after.imports, fault, context) };
    case 'single':
      return noteFailedStep(after, call, fault, context);
  }
}

function noteFailedStep(
  progress: Progress,
  { group, step }: Extract<Call, { kind: 'single' }>,
  fault: ServiceFault,
  context: AnswerContext,
): Progress {
  const own = findGroup(progress, group);
  const isUnconfirmed = fault.applied === 'no' ? findGroup(context.sent, group).isUnconfirmed === true : true;
  const isChange = step.kind === 'change' || step.kind === 'heal';
  // There is another way then: that it is missing is no failure yet.
  const isWithoutChange = isMissing(fault) && isChange;
  const isWithoutSingles = isMissing(fault) && !isChange;
  const lacks = {
    ...progress.lacks,
    ...(isWithoutChange ? ({ change: true } as const) : {}),
    ...(isWithoutSingles ? ({ single: true } as const) : {}),
  };
  const counted = isWithoutChange ? own : { ...own, ...countFailure(own, fault, context) };
  return setGroups({ ...progress, lacks }, { [group]: { ...counted, isUnconfirmed } });
}

/** The route of the actions alone, which leaves the record alone. */
export const actionsRoute = '/backend/actions/bot/{copilot_id}';

function isMissing({ status = 0 }: ServiceFault): boolean {
  return [404, 405, 501].includes(status);
}

function countFailure({ failures }: Tries, fault: ServiceFault, context: AnswerContext): Tries {
  const { maxAttempts, nowMs, random } = context;
  const count = isAboutContent(fault) ? Math.max(maxAttempts, failures + 1) : failures + 1;
  const { retryAfterMs } = fault;
  return { failures: count, opensAtMs: nowMs + computeBackoffMs(count, { retryAfterMs, random }) };
}

/** The service has read it and does not want it. */
function isAboutContent({ kind, status = 0 }: ServiceFault): boolean {
  return kind === 'is-error' || [400, 409, 411, 413, 415, 422].includes(status);
}

/** Nobody has answered for the service, which may therefore go on with the call. */
function mayStillLand({ applied, kind, retryAfterMs, status = 0 }: ServiceFault): boolean {
  if (applied === 'no') return false;
  if (kind === 'time-out' || kind === 'broken') return true;
  return (
    kind === 'status' && ([408, 502, 504].includes(status) || (status === 503 && retryAfterMs === undefined))
  );
}

function isSame(call: Call, flight: CallInFlight): boolean {
  return call.kind === 'single'
    ? flight.group === call.group && flight.before === call.before && flight.kind === call.step.kind
    : flight.kind === call.kind;
}

/** It is over. */
function land(progress: Progress, call: Call): Progress {
  const at = progress.inFlight.findLastIndex((flight) => isSame(call, flight));
  return { ...progress, inFlight: progress.inFlight.toSpliced(at, 1) };
}

/** How long after a call that failed it may still take effect, or be shown to have taken it. */
function release(progress: Progress, call: Call, fault: ServiceFault, { nowMs }: AnswerContext): Progress {
  const at = progress.inFlight.findLastIndex((flight) => isSame(call, flight));
  const flight = progress.inFlight[at];
  if (flight === undefined || fault.applied === 'no') return land(progress, call);
  if (mayStillLand(fault)) {
    return { ...progress, inFlight: progress.inFlight.with(at, { ...flight, endsAtMs: nowMs + lateMs }) };
  }
  const { status = 0 } = fault;
  if (status < 500) return land(progress, call);
  const over = { ...flight, endsAtMs: nowMs + showMs, isOver: true } as const;
  return { ...progress, inFlight: progress.inFlight.with(at, over) };
}

function noteConfirmed(
  progress: Progress,
  call: Call,
  id: string | undefined,
  { nowMs }: AnswerContext,
): Progress {
  const landed = land(progress, call);
  // What an error came after may be shown only now, and look like what was confirmed.
  const inFlight = landed.inFlight.map((flight) =>
    flight.isOver === true ? { ...flight, endsAtMs: nowMs + showMs } : flight,
  );
  const after = { ...landed, inFlight, hasChanged: true };
  const { times } = after;
  const awaits = (before: string) => ({ before, untilAtMs: nowMs + showMs });
  if (call.kind === 'clear') {
    const clears = { ...after.clears, opensAtMs: nowMs + showMs };
    return { ...after, clears, isCleared: true, times: { ...times, deletedAtMs: nowMs } };
  }
  if (call.kind === 'import') {
    const names = new Set(call.goals.map(nameGroup));
    const shown = [...names].map((name) => {
      return [name, { ...findGroup(after, name), isUnconfirmed: false, awaits: awaits('') }] as const;
    });
    const filled = { ...after, isImported: true, times: { ...times, filledAtMs: nowMs } };
    return setGroups(filled, Object.fromEntries(shown));
  }
  const { before, group, step } = call;
  const isDelete = step.kind === 'remove' || step.kind === 'clear-up';
  const own = { ...findGroup(after, group), isUnconfirmed: isDelete };
  const isClearing = isDelete && after.phase === 'clear';
  return setGroups(
    {
      ...after,
      added: step.kind === 'add' && id !== undefined ? [...after.added, id] : after.added,
      times: isClearing ? { ...times, deletedAtMs: nowMs } : times,
    },
    // Its own content written once more cannot be told from what was there.
    { [group]: step.kind === 'heal' ? own : { ...own, awaits: awaits(before) } },
  );
}

/** What was confirmed, or should have been done by now, and is not to be seen. */
export function createUnseen(what: string): ServiceFault {
  return {
    request: 'inventory',
    kind: 'not-there',
    applied: 'unknown',
    refused: false,
    explanation: `The service confirmed a change of \`${what}\`, but its inventory does not show it.`,
    hint:
      'Look at the service’s own log: it confirmed what it did not do, or something else changes this copilot. ' +
      'If its inventory never shows what a copilot holds, set `inventory: none`.',
  };
}
