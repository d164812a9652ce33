import type { StoredAction } from '../../copilot.ts';
import type { ServiceFault } from '../../errors.ts';
import type { Random } from '../../ports.ts';
import { computeBackoffMs } from '../wait.ts';
import { listDoomed, surveyRows, type Course, type Survey } from './course.ts';
import { nameGroup, type Goal } from './goal.ts';
import type { Step } from './group.ts';
import {
  digestRows,
  findGroup,
  lateMs,
  listIds,
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
export type Answer =
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
    if (call.kind === 'clear') return { ...began, inFlight, isTouched: true, isCleared: false };
    const doubted = call.goals.map((goal) => doubt(progress, nameGroup(goal)));
    const paused = [...times.pauses, ...(times.deletedAtMs === undefined ? [] : [nowMs - times.deletedAtMs])];
    return setGroups(
      {
        ...began,
        inFlight,
        isTouched: true,
        isImported: false,
        phase: 'repair',
        times: { ...withoutDelete(began.times), pauses: paused },
      },
      Object.fromEntries(doubted),
    );
  }
  const { before, group, step } = call;
  const inFlight = [...progress.inFlight, { ...flight, kind: step.kind, group, before }];
  const own = findGroup(progress, group);
  return setGroups(
    { ...began, inFlight },
    { [group]: { ...own, calls: own.calls + 1, isTouched: true, isUnconfirmed: true } },
  );
}

function doubt(progress: Progress, name: string): readonly [string, GroupProgress] {
  return [name, { ...findGroup(progress, name), isUnconfirmed: true }];
}

function withoutDelete({ deletedAtMs: _, ...times }: Progress['times']): Progress['times'] {
  return times;
}

interface AnswerContext {
  readonly nowMs: number;
  readonly random: Random;
  readonly maxAttempts: number;
  /** How it was before the call was sent. */
  readonly sent: Progress;
}

export function noteAnswer(progress: Progress, call: Call, answer: Answer, context: AnswerContext): Progress {
  if (answer.ok) return noteConfirmed(progress, call, answer.id, context);
  const { fault } = answer;
  if (fault.isUnsent === true) return { ...land(progress, call), fault };
  const after = { ...release(progress, call, fault, context), fault };
  const tries = (before: Tries): Tries => countFailure(before, fault, context);
  if (call.kind === 'clear') {
    if (isMissing(fault) && call.route === actionsRoute)
      return { ...after, lacks: { ...after.lacks, clear: true } };
    return { ...after, clears: tries(after.clears) };
  }
  if (call.kind === 'import') return { ...after, imports: tries(after.imports) };
  const { group, step } = call;
  const own = findGroup(after, group);
  const isUnconfirmed = fault.applied === 'no' ? findGroup(context.sent, group).isUnconfirmed === true : true;
  const lacks = isMissing(fault)
    ? { ...after.lacks, ...(step.kind === 'change' || step.kind === 'heal' ? lacksChange : lacksSingle) }
    : after.lacks;
  const isNews = isMissing(fault) && lacks !== after.lacks && step.kind !== 'add';
  const counted = isNews ? own : { ...own, ...tries(own) };
  return setGroups({ ...after, lacks }, { [group]: { ...counted, isUnconfirmed } });
}

const lacksChange = { change: true } as const;
const lacksSingle = { single: true } as const;

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
    return setGroups({ ...after, isImported: true }, Object.fromEntries(shown));
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

/** What a look says of the calls before it, of others who write, and of what is still to be shown. */
export function noteLook(
  course: Course,
  before: Progress,
  { nowMs, rows }: { readonly nowMs: number; readonly rows: readonly StoredAction[] },
): { readonly progress: Progress; readonly survey: Survey } {
  const { groups } = surveyRows(course, before, rows);
  const names = new Set([...groups.keys(), ...Object.keys(before.groups)]);
  const touched = new Set(before.inFlight.map(({ group }) => group));
  let { fault, hasOthers } = before;
  const noted = [...names].map((name): readonly [string, GroupProgress] => {
    const own = findGroup(before, name);
    const { mine = [], rows: seen = [], wanted = [] } = groups.get(name) ?? {};
    const ids = listIds(seen);
    const { awaits, isTouched, ...rest } = own;
    const isExplained =
      !before.hasLooked ||
      before.isTouched ||
      isTouched === true ||
      awaits !== undefined ||
      touched.has(name) ||
      touched.has(undefined);
    const isOthers = !isExplained && ids !== own.ids;
    hasOthers ||= isOthers && mine.length + wanted.length > 0;
    const next = { ...rest, ids, isUnconfirmed: rest.isUnconfirmed === true || isOthers };
    if (awaits === undefined || digestRows(seen) !== awaits.before) return [name, next];
    if (nowMs < awaits.untilAtMs) return [name, { ...next, awaits }];
    fault = createUnseen(name);
    return [name, { ...next, failures: own.failures + 1 }];
  });
  const progress: Progress = {
    ...before,
    groups: Object.fromEntries(noted),
    inFlight: before.inFlight.filter(({ endsAtMs }) => endsAtMs > nowMs),
    hasLooked: true,
    isTouched: false,
    hasOthers,
    hasChanged: before.hasChanged || (before.hasLooked && digestRows(rows) !== course.before),
    ...(fault === undefined ? {} : { fault }),
  };
  return { progress, survey: surveyRows(course, progress, rows) };
}

/** What was confirmed, or should have been done by now, and is not to be seen. */
export function createUnseen(what: string): ServiceFault {
  return {
    request: 'inventory',
    kind: 'not-there',
    applied: 'unknown',
    refused: false,
    explanation: `The service confirmed a change of \`${what}\`, and its inventory does not show it.`,
    hint:
      'Look at the service’s own log: it confirmed what it has not done, or something else changes this copilot. ' +
      'Where its inventory never shows what a copilot holds, set `inventory: none`.',
  };
}

/** Whether a call that nobody answered for has done its work: a look shows it. */
export function hasLanded(flight: CallInFlight, course: Course, survey: Survey): boolean {
  const { before, direction, group, isOver, kind } = flight;
  if (isOver === true) return true;
  if (group !== undefined) return digestRows(survey.groups.get(group)?.rows ?? []) !== before;
  if (kind === 'clear') return listDoomed(survey).length === 0;
  return course.wanted[direction].every(
    (goal) => (survey.groups.get(nameGroup(goal))?.rows ?? []).length > 0,
  );
}
