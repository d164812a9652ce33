import type { ObservedAction } from '../../copilot.ts';
import type { ServiceFault } from '../../errors.ts';
import { renderRoute } from '../../importer/index.ts';
import type { Random } from '../../ports.ts';
import type { Answer } from '../ask-patiently.ts';
import { computeBackoffMs } from '../backoff.ts';
import { isContentRefused, isPerhapsAtWork } from '../failed-call.ts';
import { actionsRoute, createUnseen, requests, type Call, type SingleCall } from './call.ts';
import { findRows, listDeletable, surveyRows, type Course, type LookSurvey } from './course.ts';
import { nameGroup } from './desired-action.ts';
import type { Group } from './group.ts';
import {
  digestRows,
  findGroup,
  noteGroups,
  type GroupProgress,
  type Progress,
  type Tries,
} from './progress.ts';
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
    return { ...doubted, isTouched: true, isImported: false, phase: 'repair', times: past };
  }
  const calls = findGroup(sent, call.group).calls + 1;
  return noteGroups(sent, [call.group], { calls, isTouched: true, needsReindex: true });
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
  const after = { ...endFlight(progress, call, rest && { ...rest, fromMs: context.nowMs }), fault };
  if ('group' in call) return noteFailedStep(after, call, fault, context);
  if (call.kind === 'import') return { ...after, imports: countFailure(after.imports, fault, context) };
  return isMissing(fault) && call.route === actionsRoute
    ? { ...after, lacks: { ...after.lacks, clear: true } }
    : { ...after, clears: countFailure(after.clears, fault, context) };
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
  { maxAttempts, nowMs, random }: AnswerContext,
): Tries {
  const more = tries.failures + 1;
  const failures = isContentRefused(fault) ? Math.max(maxAttempts, more) : more;
  const { retryAfterMs } = fault;
  return { failures, opensAtMs: nowMs + computeBackoffMs(failures, { retryAfterMs, random }) };
}

/** How long after a call that failed it may still take effect, or be shown to have taken it; undefined: it is over. */
function measureRest(fault: ServiceFault): { readonly ms: number; readonly isOver?: true } | undefined {
  const { applied, kind, retryAfterMs, status = 0 } = fault;
  if (applied === 'no') return undefined;
  // A 503 of the service's own says when to come again; this one may be a gateway's.
  const isGateway = kind === 'status' && status === 503 && retryAfterMs === undefined;
  if (isGateway || isPerhapsAtWork(fault)) return { ms: lateMs };
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
  const untilAtMs = nowMs + showMs;
  // What an error came after may be shown only now, and look like what was confirmed.
  const inFlight = landed.inFlight.map((flight) =>
    flight.isOver ? { ...flight, endsAtMs: untilAtMs } : flight,
  );
  const after = { ...landed, inFlight, hasChanged: true };
  const { added, clears, phase, times } = after;
  const deleted = { ...times, deletedAtMs: nowMs };
  if (call.kind === 'clear')
    return { ...after, clears: { ...clears, opensAtMs: untilAtMs }, isCleared: true, times: deleted };
  if (call.kind === 'import') {
    const filled = { ...after, isImported: true, times: { ...times, filledAtMs: nowMs } };
    const shown = { needsReindex: false, awaits: { before: '', untilAtMs } };
    return noteGroups(filled, call.goals.map(nameGroup), shown);
  }
  // Its own content written once more cannot be told from what was there.
  if (call.kind === 'reindex') return noteGroups(after, [call.group], { needsReindex: false });
  const isDelete = requests[call.kind] === 'delete';
  const noted = {
    ...after,
    added: call.kind === 'add' && id !== undefined ? [...added, id] : added,
    times: isDelete && phase === 'clear' ? deleted : times,
  };
  const awaits = { before: call.before, untilAtMs };
  return noteGroups(noted, [call.group], { needsReindex: isDelete, awaits });
}

/** What a look says of the calls before it, of others who write, and of what is still to be shown. */
export function noteLook(
  course: Course,
  before: Progress,
  rows: readonly ObservedAction[],
  nowMs: number,
): Progress {
  const { groups } = surveyRows(course, before, rows);
  const names = [...new Set([...groups.keys(), ...Object.keys(before.groups)])];
  const lookup = names.map((name) => ({
    name,
    ...lookAtGroup(before, name, groups.get(name) ?? nothing, nowMs),
  }));
  const unseen = lookup.find(({ isUnseen }) => isUnseen);
  return {
    ...before,
    groups: Object.fromEntries(lookup.map(({ name, noted }) => [name, noted])),
    inFlight: before.inFlight.filter(({ endsAtMs }) => endsAtMs > nowMs),
    hasLooked: true,
    isTouched: false,
    hasOthers: before.hasOthers === true || lookup.some(({ isOthers }) => isOthers),
    hasChanged:
      before.hasChanged === true || (before.hasLooked === true && digestRows(rows) !== course.before),
    ...(unseen === undefined ? {} : { fault: createUnseen(unseen.name) }),
  };
}

const nothing = { managed: [], rows: [], desired: [] };

function lookAtGroup(
  before: Progress,
  name: string,
  group: Pick<Group, 'managed' | 'rows' | 'desired'>,
  nowMs: number,
): { readonly noted: GroupProgress; readonly isUnseen: boolean; readonly isOthers: boolean } {
  const { awaits, ...own } = findGroup(before, name);
  const ids = listIds(group.rows);
  const isForeign = ids !== own.ids && !isExplained(before, name);
  const lagging = awaits?.before === digestRows(group.rows) ? awaits : undefined;
  const isUnseen = lagging !== undefined && nowMs >= lagging.untilAtMs;
  const noted = {
    ...own,
    ids,
    isTouched: false,
    // Another's delete has taken the entries of the whole group from the search, too.
    needsReindex: own.needsReindex === true || isForeign,
    failures: own.failures + Number(isUnseen),
    ...(lagging === undefined || isUnseen ? {} : { awaits: lagging }),
  };
  return { noted, isUnseen, isOthers: isForeign && group.managed.length + group.desired.length > 0 };
}

function listIds(rows: readonly ObservedAction[]): string {
  const ids = rows.map((row) => row.id || renderRoute(row));
  return ids.sort().join(' ');
}

/** A call of this run may be why a group has other rows than at the last look. */
function isExplained(before: Progress, name: string): boolean {
  const { awaits, isTouched } = findGroup(before, name);
  const isInFlight = before.inFlight.some(({ group }) => group === undefined || group === name);
  const isCalled = before.isTouched === true || isTouched === true || awaits !== undefined;
  return isCalled || isInFlight || before.hasLooked !== true;
}

/** Whether a call that nobody answered for has done its work: a look shows it. */
export function hasLanded(flight: Progress['inFlight'][number], course: Course, survey: LookSurvey): boolean {
  const { before, direction, group, isOver, kind } = flight;
  if (isOver === true) return true;
  if (group !== undefined) return digestRows(survey.groups.get(group)?.rows ?? []) !== before;
  if (kind === 'clear') return listDeletable(survey).length === 0;
  return course.desired[direction].every((goal) => findRows(survey, goal).length > 0);
}
