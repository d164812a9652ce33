import type { StoredAction } from '../../copilot.ts';
import { ServiceFailure, type ServiceFault } from '../../errors.ts';
import { isRecordMissing } from '../check.ts';
import { requestMs, type Horizon } from '../horizon.ts';
import type { ReplacePorts } from '../replace-job.ts';
import { computeBackoffMs } from '../wait.ts';
import { createImport } from './clear.ts';
import { surveyRows, type Course, type LookSurvey } from './course.ts';
import { decideNext } from './decide.ts';
import { noteLook } from './note-look.ts';
import { actionsRoute, noteAnswer, noteSent, type Call } from './notes.ts';
import { renderCalls, renderFault, renderTurn, renderWait } from './narrate.ts';
import { turnBack, type Progress } from './progress.ts';
import { nameRequest, sendCall } from './send.ts';
import type { Next, Situation } from './situation.ts';

export interface ReconcileOptions {
  readonly course: Course;
  readonly ports: ReplacePorts;
  readonly horizon: Horizon;
  /** For everything from the first call on, in milliseconds; half of it for the new version. */
  readonly budgetMs: number;
  /** When it began, on the monotonic clock; undefined: with the first call. */
  readonly budgetFromMs: number | undefined;
  /** What becomes of a reconciliation that the horizon cuts off: left open for another process, or ended. */
  readonly atHorizon: 'hand-over' | 'end';
}

/** How far a process has brought a reconciliation. */
export interface Reconciled {
  readonly progress: Progress;
  /** Of the last look, against what is wanted in the end. */
  readonly survey: LookSurvey | undefined;
  /** The end was decided on that look; false: it was decided without, for none was answered. */
  readonly isLookLast: boolean;
  readonly why: 'done' | 'interrupted' | 'out-of-time' | 'no-journal' | 'handed-over' | 'record-removed';
  /** Why the journal could not even be begun. */
  readonly cause?: string;
  /** What did not go straight, one sentence each. */
  readonly incidents: readonly string[];
}

/** So many single calls are made side by side, never two in one group. */
const singlesAtOnce = 4;
const mostIncidents = 30;

/** What changes while it goes on. */
interface Run extends ReconcileOptions {
  progress: Progress;
  survey: LookSurvey | undefined;
  /** Looks that failed, one after the other. */
  blinks: number;
  waitsFor: string;
  readonly incidents: string[];
}

/**
 * Looks, does the smallest right thing, and looks again, until nothing differs or nothing more can be done. Rejects only
 * on a bug, and then the journal is left open.
 * @param start `rows`: of a look that has just been made, where there was one
 */
export async function reconcile(
  start: { readonly progress: Progress; readonly rows: readonly StoredAction[] | undefined },
  options: ReconcileOptions,
): Promise<Reconciled> {
  const { progress } = start;
  const run: Run = { ...options, progress, survey: undefined, blinks: 0, waitsFor: '', incidents: [] };
  let { rows } = start;
  for (;;) {
    const next = rows === undefined ? await look(run) : decideSeen(run, rows);
    rows = undefined;
    const why = await follow(run, next);
    if (why === undefined) continue;
    await keep(run, why === 'handed-over');
    const { blinks, incidents, survey } = run;
    return { progress: run.progress, survey, isLookLast: blinks === 0, why, incidents };
  }
}

async function look(run: Run): Promise<Next> {
  const { job } = run.course;
  try {
    const rows = await run.ports.service.readInventory(job.copilot?.id ?? job.copilotId);
    run.blinks = 0;
    return decideSeen(run, rows);
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return decideUnseen(run, error.fault);
  }
}

function decideSeen(run: Run, rows: readonly StoredAction[]): Next {
  const { course, ports } = run;
  const noted = noteLook(course, run.progress, { nowMs: ports.clock.nowMs(), rows });
  run.progress = noted.progress;
  run.survey = noted.survey;
  for (;;) {
    const situation = createSituation(run, run.survey);
    const next = decideNext(situation);
    if (next.do !== 'turn' && next.do !== 'go-on') return next;
    if (next.do === 'turn') tell(run, renderTurn(next.why, run.incidents.at(-1)), true);
    run.progress = next.do === 'turn' ? turnBack(run.progress, next.why) : next.progress;
    run.survey = surveyRows(course, run.progress, rows);
  }
}

function createSituation(
  { budgetFromMs, budgetMs, course, ports, progress }: Run,
  survey: LookSurvey,
): Situation {
  const fromMs = budgetFromMs ?? progress.times.beganAtMs ?? Infinity;
  const nowMs = ports.clock.nowMs();
  return { course, progress, survey, nowMs, turnMs: fromMs + budgetMs / 2, endMs: fromMs + budgetMs };
}

/**
 * The inventory does not answer. It is asked on; meanwhile only what the contract would do next is done, so that nobody
 * waits with an empty copilot for a page that does not load.
 */
function decideUnseen(run: Run, fault: ServiceFault): Next {
  const { course, ports, progress } = run;
  const situation = createSituation(run, surveyRows(course, progress, []));
  const { endMs, nowMs, turnMs } = situation;
  run.blinks += 1;
  if (run.blinks === 1) tell(run, renderFault(fault, 'Asking again.'), true);
  const { isCleared, inFlight, phase, times } = progress;
  const settledMs = (times.deletedAtMs ?? Infinity) + course.job.settleMs;
  if (phase === 'clear' && isCleared && inFlight.length === 0) {
    run.survey = undefined;
    if (settledMs > nowMs) return { do: 'wait', ms: settledMs - nowMs, why: 'pause' };
    return { do: 'call', calls: [createImport(situation)] };
  }
  const isEnough = times.beganAtMs === undefined && run.blinks >= course.job.maxAttempts;
  // Nothing more would be sent: half of the time is enough to be told what is there.
  if (isEnough || nowMs >= (isAllConfirmed(run) ? turnMs : endMs)) {
    if (!isAllConfirmed(run)) run.survey = undefined;
    return { do: 'end' };
  }
  const { retryAfterMs } = fault;
  return {
    do: 'wait',
    ms: computeBackoffMs(run.blinks, { retryAfterMs, random: ports.random }),
    why: 'again',
  };
}

/** Everything that the last look found open was confirmed since, and nothing may still take effect. */
export function isAllConfirmed({ progress, survey }: Pick<Run, 'progress' | 'survey'>): boolean {
  if (progress.inFlight.length > 0 || progress.phase !== 'repair') return false;
  if (survey === undefined) {
    return (
      progress.isImported && Object.values(progress.groups).every((group) => group.isUnconfirmed !== true)
    );
  }
  return [...survey.verdicts].every(([name, { missing, step }]) => {
    const { awaits, isUnconfirmed } = progress.groups[name] ?? {};
    if (step === undefined) return true;
    if (step.kind === 'heal') return isUnconfirmed !== true;
    const isOne =
      missing.length + (step.kind === 'remove' ? (survey.groups.get(name)?.rows.length ?? 0) : 0) === 1;
    return awaits !== undefined && isOne;
  });
}

type Why = Reconciled['why'] | undefined;

async function follow(run: Run, next: Next): Promise<Why> {
  switch (next.do) {
    case 'call':
      return callAll(run, next);
    case 'wait': {
      const text = renderWait(next, run.course.job);
      if (text !== undefined && run.waitsFor !== next.why) tell(run, text, false);
      // Whoever goes on after a death in the pause waits for what is left of it, and deletes nothing a second time.
      if (next.why === 'pause' && run.waitsFor !== 'pause') await keep(run, true);
      run.waitsFor = next.why;
      return next.why === 'pause' ? pause(run, next.ms) : sleep(run, next.ms);
    }
    case 'end':
      return run.ports.clock.nowMs() >= createSituation(run, emptySurvey).endMs ? 'out-of-time' : 'done';
    case 'turn':
    case 'go-on':
      throw new TypeError('These are followed where it is decided.');
  }
}

const emptySurvey: LookSurvey = { rows: [], groups: new Map(), verdicts: new Map() };

/** Undefined where there is time for what comes after it. */
async function sleep(run: Run, ms: number): Promise<Why> {
  if (isOver(run, ms)) return stop(run);
  await run.horizon.sleep(ms);
  return undefined;
}

/** The route that `delete-path` names may take the copilot's record with its actions: an import would then be lost. */
async function pause(run: Run, ms: number): Promise<Why> {
  const { copilot, deletePath } = run.course.job;
  const isSafe = deletePath === 'auto' || deletePath === actionsRoute || copilot === undefined;
  if (isSafe || isOver(run, ms)) return sleep(run, ms);
  // Not at once: a list that lags behind would still show a record that is gone.
  await run.horizon.sleep(ms / 2);
  const isMissing = await isRecordMissing(copilot.id, run.ports.clock.nowMs() - ms / 5, run.ports);
  const why = await sleep(run, ms / 2);
  // It may lag the other way, too: only a record that is missing twice is gone.
  if (why !== undefined || !isMissing) return why;
  if (!(await isRecordMissing(copilot.id, run.ports.clock.nowMs(), run.ports))) return undefined;
  tell(run, 'The list no longer holds the copilot: the delete has removed more than its actions.', true);
  return 'record-removed';
}

function isOver({ horizon, ports }: Run, ms: number): boolean {
  const endMs = horizon.findEndMs();
  return endMs !== undefined && ports.clock.nowMs() + ms + requestMs > endMs;
}

function stop({ atHorizon, progress }: Run): Why {
  if (progress.times.beganAtMs === undefined) return 'interrupted';
  return atHorizon === 'hand-over' ? 'handed-over' : 'out-of-time';
}

async function callAll(run: Run, { calls, isUnshown }: Extract<Next, { do: 'call' }>): Promise<Why> {
  const { course, ports } = run;
  run.waitsFor = '';
  if (calls.length > 0) tell(run, renderCalls(calls, course, run.progress), false);
  for (let at = 0; at < calls.length; at += singlesAtOnce) {
    const wave = calls.slice(at, at + singlesAtOnce);
    const isFirst = run.progress.times.beganAtMs === undefined;
    if (isOver(run, 0) || (isFirst && ports.interruption.requested)) return stop(run);
    const openMs = Math.max(...wave.map((call) => ports.service.findOpenMs?.(nameRequest(call)) ?? 0));
    const restMs = openMs - ports.clock.nowMs();
    if (restMs > 0) return sleep(run, restMs);
    const isGood = await send(run, wave);
    if (isGood === undefined) return 'no-journal';
    if (!isGood) return undefined;
  }
  if (isUnshown === true) run.progress = { ...run.progress, isUnshown };
  return undefined;
}

/** Whether all of them were confirmed; undefined where nothing was sent, for it could not be written down. */
async function send(run: Run, wave: readonly Call[]): Promise<boolean | undefined> {
  const { course, ports } = run;
  const { job } = course;
  const before = run.progress;
  const { timeoutMs } = job;
  const nowMs = ports.clock.nowMs();
  run.progress = wave.reduce((noted, call) => noteSent(noted, call, { nowMs, timeoutMs }), before);
  const isKept = await keep(run, true);
  // Once something was sent, a full disk is no reason to leave the copilot as it is.
  if (!isKept && before.times.beganAtMs === undefined) {
    run.progress = before;
    return undefined;
  }
  const copilotId = job.copilot?.id ?? job.copilotId;
  const answers = await Promise.all(
    wave.map(async (call) => {
      const answer = await sendCall(call, copilotId, ports.service);
      const { random } = ports;
      const { maxAttempts } = job;
      const context = { nowMs: ports.clock.nowMs(), random, maxAttempts, sent: before };
      run.progress = noteAnswer(run.progress, call, answer, context);
      if (!answer.ok) tell(run, renderFault(answer.fault, 'Looking at what became of it.'), true);
      return answer.ok;
    }),
  );
  return answers.every(Boolean);
}

/** Writes the journal; false, and a warning, where that fails. */
async function keep({ ports, progress }: Run, isOpen: boolean): Promise<boolean> {
  try {
    const hasSent = progress.times.beganAtMs !== undefined;
    await ports.journal.write(progress, { nowMs: ports.clock.nowMs(), isOpen, hasSent });
    return true;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
    return false;
  }
}

function tell(run: Run, text: string, isIncident: boolean): void {
  run.ports.log.info(text);
  if (isIncident && run.incidents.length < mostIncidents) run.incidents.push(text);
}
