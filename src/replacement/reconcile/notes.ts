import type { ServiceFault } from '../../errors.ts';
import type { Random } from '../../ports.ts';
import type { Answer } from '../ask-patiently.ts';
import { computeBackoffMs } from '../backoff.ts';
import { isOnlyAccepted, isContentRefused, mayBeInFlight } from '../failed-call.ts';
import { actionsRoute, requests, type Call, type SingleCall } from './call.ts';
import { findRows, listDeletable, type Course, type LookSurvey } from './course.ts';
import { nameGroup } from './desired-action.ts';
import { digestRows, findGroup, noteGroups, type Progress, type Tries } from './progress.ts';
import { lateMs, showMs } from './waiting-times.ts';

/** Before it is sent: from here on the call may take effect, and nothing that it touches is confirmed. */
export function noteSent(progress: Progress, call: Call, nowMs: number, timeoutMs: number): Progress {
  const { direction, hasGap, times } = progress;
  const { before = '', group }: Partial<SingleCall> = 'group' in call ? call : {};
  const flight = { kind: call.kind, group, before, direction, endsAtMs: nowMs + timeoutMs + lateMs };
  const isEmptying = call.kind === 'clear' || (group !== undefined && progress.phase === 'clear');
  const { beganAtMs = nowMs, emptyAtMs = nowMs } = times;
  const sent: Progress = {
    ...progress,
    inFlight: [...progress.inFlight, flight],
    hasGap: hasGap === true || call.kind === 'clear-up',
    times: { ...times, beganAtMs, ...(isEmptying ? { emptyAtMs } : {}) },
  };
  if (call.kind === 'clear') return { ...sent, isTouched: true, isCleared: false };
  if (call.kind === 'import') {
    const { deletedAtMs, pauses } = sent.times;
    const paused = deletedAtMs === undefined ? pauses : [...pauses, nowMs - deletedAtMs];
    const doubted = noteGroups(sent, call.goals.map(nameGroup), { needsReindex: true });
    const past = { ...sent.times, deletedAtMs: undefined, pauses: paused };
    const unshown = { isImported: false, isImportShown: false } as const;
    return { ...doubted, isTouched: true, ...unshown, phase: 'repair', times: past };
  }
  return noteSingle(sent, call);
}

function noteSingle(sent: Progress, call: SingleCall): Progress {
  const calls = findGroup(sent, call.group).calls + 1;
  const deletes = 'row' in call && requests[call.kind] === 'delete' ? { deletes: call.row.id } : {};
  const noted = { calls, isTouched: true, needsReindex: true, isWritten: true, ...deletes } as const;
  return noteGroups(sent, [call.group], noted);
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
  answer: Answer<string | undefined>,
  context: AnswerContext,
): Progress {
  if (answer.ok) return noteConfirmed(endFlight(progress, call), call, answer.value, context.nowMs);
  const { fault } = answer;
  // Nothing went out, and that is no try.
  if (fault.isUnsent === true) return { ...endFlight(progress, call), fault };
  const rest = measureRest(fault);
  const ended = endFlight(progress, call, rest && { ...rest, fromMs: context.nowMs });
  if (isOnlyAccepted(fault)) return noteConfirmed(ended, call, undefined, context.nowMs);
  // A route that is missing only selects another one: it is no cause of anything.
  if (isMissing(fault) && call.kind === 'clear' && call.route === actionsRoute)
    return { ...ended, lacks: { ...ended.lacks, clear: true } };
  const after = { ...ended, fault };
  // It may have taken effect, on another row of the same `operation_id`: the second delete could take the last one.
  if (call.kind === 'undo' && fault.applied !== 'no')
    return noteGroups(after, [call.group], { awaits: undefined, isUndone: true });
  if ('group' in call) return noteFailedStep(after, call, fault, context);
  if (call.kind === 'import') return { ...after, imports: countFailure(after.imports, fault, context) };
  return { ...after, clears: countFailure(after.clears, fault, context) };
}

function noteFailedStep(
  progress: Progress,
  { group, kind }: SingleCall,
  fault: ServiceFault,
  context: AnswerContext,
): Progress {
  const needsReindex = fault.applied !== 'no' || findGroup(context.sent, group).needsReindex === true;
  const isChange = kind === 'change' || kind === 'reindex';
  // There is another way then: that it is missing is no failure yet.
  if (isMissing(fault) && isChange)
    return noteGroups({ ...progress, lacks: { ...progress.lacks, change: true } }, [group], {
      needsReindex,
    });
  const lacks = isMissing(fault) ? { ...progress.lacks, single: true as const } : progress.lacks;
  const tries = countFailure(findGroup(progress, group), fault, context);
  return noteGroups({ ...progress, lacks }, [group], { ...tries, needsReindex });
}

function isMissing({ status = 0 }: ServiceFault): boolean {
  return [404, 405, 501].includes(status);
}

function countFailure(
  tries: Tries,
  fault: ServiceFault,
  { maxAttempts, nowMs, random, sent }: AnswerContext,
): Tries {
  const more = tries.failures + 1;
  const failures = isContentRefused(fault) ? Math.max(maxAttempts, more) : more;
  const { retryAfterMs } = fault;
  const backoffMs = computeBackoffMs(failures, { retryAfterMs, random });
  // A list that lags may not show yet what the failed request has done all the same: repeated, it would be done twice.
  const { lagMs = 0 } = sent;
  const hiddenMs = fault.applied === 'no' || lagMs === 0 ? 0 : lagMs + showMs;
  return { failures, opensAtMs: nowMs + Math.max(backoffMs, hiddenMs) };
}

/** How long after a call that failed it may still take effect, or be shown to have taken it; undefined: it is over. */
function measureRest(fault: ServiceFault): { readonly ms: number; readonly isOver?: true } | undefined {
  const { applied, status = 0 } = fault;
  if (applied === 'no') return undefined;
  if (mayBeInFlight(fault)) return { ms: lateMs };
  return status >= 500 ? { ms: showMs, isOver: true } : undefined;
}

/** The call is no longer under way. @param rest how it may go on all the same */
function endFlight(
  progress: Progress,
  call: Call,
  rest?: { readonly fromMs: number; readonly ms: number; readonly isOver?: true },
): Progress {
  const { inFlight } = progress;
  const group = 'group' in call ? call.group : undefined;
  const at = inFlight.findLastIndex((flight) => flight.group === group);
  const flight = inFlight[at];
  if (flight === undefined || rest === undefined) return { ...progress, inFlight: inFlight.toSpliced(at, 1) };
  const { fromMs, ms, ...over } = rest;
  return { ...progress, inFlight: inFlight.with(at, { ...flight, endsAtMs: fromMs + ms, ...over }) };
}

function noteConfirmed(landed: Progress, call: Call, id: string | undefined, nowMs: number): Progress {
  const untilAtMs = nowMs + lateMs;
  // What an error came after may be shown only now, and look like what was confirmed.
  const inFlight = landed.inFlight.map((flight) =>
    flight.isOver ? { ...flight, endsAtMs: nowMs + showMs } : flight,
  );
  const after = { ...landed, inFlight, hasChanged: true };
  const { added, clears, phase, times } = after;
  const deleted = { ...times, deletedAtMs: nowMs };
  if (call.kind === 'clear') {
    const cleared = { isCleared: true, isAppended: false, times: deleted };
    const { groups } = after;
    const undone = Object.entries(groups).filter(([, { awaits }]) => awaits?.isHidden === true);
    const noted = noteGroups(
      after,
      undone.map(([name]) => name),
      { isUndone: true },
    );
    const awaited = Object.entries(noted.groups).map(([name, group]) => {
      // A list that still shows the rows when all other waiting is over has never shown that they are gone.
      const awaits = group.ids === '' ? undefined : { by: call.kind, before: group.ids, untilAtMs };
      return [name, { ...group, awaits }] as const;
    });
    return {
      ...{ ...noted, groups: Object.fromEntries(awaited), ...cleared },
      clears: { ...clears, opensAtMs: untilAtMs },
    };
  }
  if (call.kind === 'import') {
    const imported = { isImported: true, isAppended: true };
    const filled = { ...after, ...imported, times: { ...times, filledAtMs: nowMs } };
    const awaits = { by: call.kind, before: '', untilAtMs };
    return noteGroups(filled, call.goals.map(nameGroup), { needsReindex: false, awaits });
  }
  // Its own content written once more cannot be told from what was there.
  if (call.kind === 'reindex') return noteGroups(after, [call.group], { needsReindex: false });
  if (call.kind === 'undo') {
    const left = { ...after, added: added.filter((one) => one !== call.row.id) };
    const failures = findGroup(left, call.group).failures + 1;
    return noteGroups(left, [call.group], { awaits: undefined, failures, isUndone: true });
  }
  const isDelete = requests[call.kind] === 'delete';
  const isClearing = isDelete && phase === 'clear';
  const noted = {
    ...after,
    added: call.kind === 'add' && id !== undefined ? [...added, id] : added,
    ...(isClearing ? { isAppended: false, times: deleted } : {}),
  };
  const awaits = { by: call.kind, before: call.before, id, untilAtMs };
  return noteGroups(noted, [call.group], { needsReindex: isDelete, awaits });
}

/** Whether a call that nobody answered for has done its work: a look shows it. */
export function hasLanded(flight: Progress['inFlight'][number], course: Course, survey: LookSurvey): boolean {
  const { before, direction, group, isOver, kind } = flight;
  if (isOver === true) return true;
  if (group !== undefined) return digestRows(survey.groups.get(group)?.rows ?? []) !== before;
  if (kind === 'clear') return listDeletable(survey).length === 0;
  return course.desired[direction].every((goal) => findRows(survey, goal).length > 0);
}
