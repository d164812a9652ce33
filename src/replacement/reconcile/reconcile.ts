import type { ObservedAction } from '../../copilot.ts';
import type { ServiceFault } from '../../errors.ts';
import { ask, type Answer } from '../ask-patiently.ts';
import { computeBackoffMs } from '../backoff.ts';
import {
  checkRecord,
  isOver,
  keepJournal,
  stopAtDeadline,
  reportIncident,
  waitForPause,
  type Drive,
  type Stop,
} from '../drive.ts';
import { actionsRoute, requests, sendCall, type Call } from './call.ts';
import { decideImport } from './clear.ts';
import {
  createCourse,
  listDeletable,
  surveyRows,
  type Course,
  type LookSurvey,
  type ReconcileJob,
} from './course.ts';
import { decideNext } from './decide.ts';
import { noteLook } from './note-look.ts';
import { noteAnswer, noteSent } from './notes.ts';
import { renderCalls, renderTurn, renderWait } from './narrate.ts';
import { findGroup, turnBack, type GroupProgress, type Progress } from './progress.ts';
import type { Next, Wait, Situation } from './situation.ts';

/** How far a process has brought a reconciliation. */
export interface ReconcileResult extends Pick<Run, 'course' | 'progress' | 'survey' | 'incidents'> {
  /** The end was decided on that look; false: it was decided without, for none was answered. */
  readonly isLookLast: boolean;
  readonly why: 'done' | Stop;
}

/** So many single calls are made side by side, never two in one group. */
const singlesAtOnce = 4;

interface Run extends Drive<ReconcileJob, Progress> {
  readonly course: Course;
  /** Of the last look, against what is wanted in the end; undefined where it says nothing any more. */
  survey: LookSurvey | undefined;
  /** How many looks in a row nobody has answered. */
  blinks: number;
  waitsFor: Wait['why'] | undefined;
}

/**
 * Looks, does the smallest right thing, and looks again, until nothing differs or nothing more can be done. Rejects only
 * on a bug, and then the journal is left open.
 */
export async function reconcile(drive: Drive<ReconcileJob, Progress>): Promise<ReconcileResult> {
  const course = createCourse(drive.job);
  const run: Run = { ...drive, course, survey: undefined, blinks: 0, waitsFor: undefined };
  // Whoever begins has just looked.
  let next = drive.tookOverAtMs === undefined ? decideSeen(run, drive.job.before) : await look(run);
  for (;;) {
    const why = await follow(run, next);
    if (why !== undefined) {
      await keep(run, why === 'handed-over');
      const { blinks, incidents, progress, survey } = run;
      return { course, progress, survey, isLookLast: blinks === 0, why, incidents };
    }
    next = await look(run);
  }
}

async function look(run: Run): Promise<Next> {
  const answer = await ask(() => run.ports.service.listActions(run.job.copilotId));
  if (!answer.ok) return decideUnseen(run, answer.fault);
  run.blinks = 0;
  return decideSeen(run, answer.value);
}

function decideSeen(run: Run, rows: readonly ObservedAction[]): Next {
  const { course, incidents, ports } = run;
  run.progress = noteLook(course, run.progress, rows, ports.clock.nowMs());
  for (;;) {
    run.survey = surveyRows(course, run.progress, rows);
    const next = decideNext(createSituation(run, run.survey));
    if (next.do === 'turn') {
      reportIncident(run, renderTurn(next.why, incidents.at(-1)));
      run.progress = turnBack(run.progress, next.why);
    } else if (next.do === 'go-on') run.progress = next.progress;
    else return next;
  }
}

function createSituation(run: Run, survey: LookSurvey): Situation {
  const { budgetMs, course, ports, progress, tookOverAtMs } = run;
  const fromMs = tookOverAtMs ?? progress.times.beganAtMs ?? Infinity;
  const nowMs = ports.clock.nowMs();
  return { course, progress, survey, nowMs, turnMs: fromMs + budgetMs / 2, endMs: fromMs + budgetMs };
}

/**
 * The inventory does not answer. It is asked on; meanwhile only what the contract would do next is done, so that nobody
 * waits with an empty copilot for a page that does not load.
 */
function decideUnseen(run: Run, { explanation, retryAfterMs }: ServiceFault): Next {
  const { course, job, ports, progress } = run;
  const left = findLeft(run);
  const situation = createSituation(run, surveyRows(course, progress, left ?? []));
  run.blinks += 1;
  if (run.blinks === 1) reportIncident(run, `${explanation} Asking again.`);
  if (left !== undefined) {
    const next = decideImport(situation);
    if (next.do === 'call') run.survey = undefined;
    return next;
  }
  const isEnough = progress.times.beganAtMs === undefined && run.blinks >= job.maxAttempts;
  const isConfirmed = isAllConfirmed(run);
  // Nothing more would be sent: half of the time is enough to be told what is there.
  if (isEnough || situation.nowMs >= (isConfirmed ? situation.turnMs : situation.endMs)) {
    if (!isConfirmed) run.survey = undefined;
    return { do: 'end' };
  }
  const ms = computeBackoffMs(run.blinks, { retryAfterMs, random: ports.random });
  return { do: 'wait', ms, why: 'again' };
}

/**
 * The rows that are left after a confirmed clearing, although no read shows it: those of the last read without those
 * whose delete was confirmed. Undefined if the clearing isn't confirmed.
 */
function findLeft({ progress, survey }: Run): readonly ObservedAction[] | undefined {
  if (progress.phase !== 'clear' || progress.inFlight.length > 0) return undefined;
  if (progress.isCleared === true) return [];
  const deletable = survey === undefined ? [] : listDeletable(survey);
  const isDeleted = ([name, { rows }]: (typeof deletable)[number]): boolean =>
    rows.length === 1 && isDeletedIn(findGroup(progress, name), rows[0]?.id);
  if (survey === undefined || deletable.length === 0 || !deletable.every(isDeleted)) return undefined;
  const gone = new Set(deletable.flatMap(([, { rows }]) => rows));
  return survey.rows.filter((row) => !gone.has(row));
}

/** Everything that the last look found open was confirmed since, and nothing may still take effect. */
export function isAllConfirmed({ progress, survey }: Pick<Run, 'progress' | 'survey'>): boolean {
  const { groups, inFlight, isImported, phase } = progress;
  if (inFlight.length > 0 || phase !== 'repair') return false;
  if (survey === undefined) return isImported === true && Object.values(groups).every(isConfirmed);
  return [...survey.groups].every(([name, { missing, rows, step }]) => {
    const { awaits, needsReindex } = groups[name] ?? {};
    if (step === undefined) return true;
    if (step.kind === 'reindex') return needsReindex !== true;
    const isOne = missing.length + (step.kind === 'remove' ? rows.length : 0) === 1;
    return awaits !== undefined && awaits.by !== 'clear' && isOne;
  });
}

/** Of a group whose rows are deleted nothing is left that the search may not know. */
function isConfirmed(group: GroupProgress): boolean {
  return group.needsReindex !== true || isDeletedIn(group, group.deletes);
}

/** Whether the delete of that row is confirmed. */
function isDeletedIn({ awaits, deletes }: GroupProgress, id: string | undefined): boolean {
  return awaits !== undefined && requests[awaits.by] === 'delete' && deletes === id;
}

/** Undefined where there is time for what comes after it. */
async function follow(run: Run, next: Next): Promise<ReconcileResult['why'] | undefined> {
  if (next.do === 'call') return callAll(run, next);
  if (next.do === 'wait') return wait(run, next);
  const { endMs, nowMs } = createSituation(run, surveyRows(run.course, run.progress, []));
  return nowMs >= endMs ? 'out-of-time' : 'done';
}

async function wait(run: Run, { ms, why }: Wait): Promise<Stop | undefined> {
  const { job, ports, waitsFor } = run;
  run.waitsFor = why;
  const text = waitsFor === why ? '' : renderWait({ ms, why }, job.waitMs);
  // After a kill during the wait, the post step knows what was confirmed, and doesn't send it again.
  if (waitsFor !== why && run.progress.times.beganAtMs !== undefined) await keep(run, true);
  if (text !== '') ports.log.info(text);
  if (why === 'pause') {
    const fromMs = ports.clock.nowMs();
    const isSafe = job.deletePath === 'auto' || job.deletePath === actionsRoute;
    return waitForPause(run, { fromMs, toMs: fromMs + ms, isSafe });
  }
  return sleep(run, ms);
}

async function sleep(run: Run, ms: number): Promise<Stop | undefined> {
  if (isOver(run, ms)) return stop(run);
  await run.deadline.sleep(ms);
  return undefined;
}

function stop(run: Run): Stop {
  return run.progress.times.beganAtMs === undefined ? 'interrupted' : stopAtDeadline(run);
}

async function callAll(run: Run, next: Extract<Next, { do: 'call' }>): Promise<Stop | undefined> {
  const { course, ports } = run;
  const { calls } = next;
  run.waitsFor = undefined;
  if (calls.length > 0) ports.log.info(renderCalls(calls, course, run.progress));
  for (let at = 0; at < calls.length; at += singlesAtOnce) {
    const wave = calls.slice(at, at + singlesAtOnce);
    const isFirst = run.progress.times.beganAtMs === undefined;
    if (isOver(run) || (isFirst && ports.interruption.aborted)) return stop(run);
    const openMs = Math.max(...wave.map(({ kind }) => ports.service.findOpenMs?.(requests[kind]) ?? 0));
    const restMs = openMs - ports.clock.nowMs();
    if (restMs > 0) return sleep(run, restMs);
    const sent = await send(run, wave);
    if (sent !== 'confirmed') return sent === 'failed' ? undefined : sent;
  }
  return undefined;
}

/** Makes calls side by side. `no-journal`: nothing was sent, for it could not be written down. */
async function send(run: Run, wave: readonly Call[]): Promise<'confirmed' | 'failed' | Stop> {
  const { job, ports, progress: sent } = run;
  const { copilotId, maxAttempts, timeoutMs } = job;
  const { clock, random, service } = ports;
  const nowMs = clock.nowMs();
  run.progress = wave.reduce((noted, call) => noteSent(noted, call, nowMs, timeoutMs), sent);
  // Once something was sent, a full disk is no reason to leave the copilot as it is.
  if (!(await keep(run, true)) && sent.times.beganAtMs === undefined) {
    run.progress = sent;
    return 'no-journal';
  }
  const answers = await Promise.all(
    wave.map(async (call) => {
      const answer = await sendCall(call, copilotId, service);
      const context = { nowMs: clock.nowMs(), random, maxAttempts, sent };
      run.progress = noteAnswer(run.progress, call, answer, context);
      if (!answer.ok) reportIncident(run, `${answer.fault.explanation} Looking at what became of it.`);
      return answer;
    }),
  );
  // A post step must not import on top of an import that was confirmed.
  if (wave.some(({ kind }) => kind === 'import')) await keep(run, true);
  const gone =
    wave.some(isUnsafe) && answers.some(isDone) ? await checkRecord(run, clock.nowMs()) : undefined;
  return gone ?? (answers.every(({ ok }) => ok) ? 'confirmed' : 'failed');
}

/** A delete by a route that isn't the actions' own may have taken the copilot itself; 404 may be its second answer. */
function isUnsafe(call: Call): boolean {
  return call.kind === 'clear' && call.route !== actionsRoute;
}

function isDone(answer: Answer<unknown>): boolean {
  return answer.ok || answer.fault.status === 404;
}

function keep(run: Run, isOpen: boolean): Promise<boolean> {
  return keepJournal(run, { isOpen, hasSent: run.progress.times.beganAtMs !== undefined });
}
