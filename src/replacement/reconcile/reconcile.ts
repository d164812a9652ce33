import type { ObservedAction } from '../../copilot.ts';
import { attemptRequest, computeBackoffMs } from '../request-with-retries.ts';
import {
  checkRecord,
  isOver,
  keepJournal,
  stopAtDeadline,
  reportIncident,
  waitForDelay,
  type SyncRun,
  type Stop,
} from '../sync-run.ts';
import type { Context, Next, Wait } from './context.ts';
import { decideNext } from './decide.ts';
import { compareRows, type Diff } from './diff.ts';
import { renderRequests, renderRollback, renderWait } from './log-text.ts';
import { beginStatus, createPlan, type Plan, type ReconcileJob } from './plan.ts';
import { recordRead } from './record-read.ts';
import { recordResponse, recordSent } from './record-response.ts';
import { actionsRoute, operations, sendActionRequest, type ActionRequest } from './request.ts';
import { rollBack, type Status } from './status.ts';
import { decideWithoutRead, isAllConfirmed } from './without-read.ts';

/** Maximum number of requests for single actions at the same time, never two in one group. */
const maxParallel = 4;

interface Run extends SyncRun<ReconcileJob, Status> {
  readonly plan: Plan;
  /** The last read, or `undefined` if it is outdated. */
  diff: Diff | undefined;
  /** Number of consecutive failures to read the action list, and the delay that the last response has asked for. */
  failedReads: { readonly count: number; readonly retryAfterMs?: number | undefined };
  waitsFor?: Wait['reason'] | undefined;
}

/** Result of this process's part of a reconciliation. */
export interface ReconcileResult extends Readonly<Pick<Run, 'plan' | 'status' | 'diff' | 'failedReads'>> {
  readonly incidents: readonly string[];
  readonly end: 'done' | Stop;
}

/**
 * Reads the actions, sends the next requests, and reads again, until nothing differs or nothing more can be done. If it
 * throws, which is a bug, the journal stays open.
 */
export async function reconcile(
  start: Omit<SyncRun<ReconcileJob, Status>, 'status'>,
  resumed?: Status,
): Promise<ReconcileResult> {
  const plan = createPlan(start.job);
  const status = resumed ?? beginStatus(plan);
  const run: Run = { ...start, status, plan, diff: undefined, failedReads: { count: 0 } };
  // A new run has just read the actions.
  let next = start.tookOverAtMs === undefined ? decideAfterRead(run, start.job.before) : await read(run);
  for (;;) {
    const end = await follow(run, next);
    if (end !== undefined) {
      await keep(run, end === 'handed-over');
      return { ...run, end };
    }
    next = await read(run);
  }
}

async function read(run: Run): Promise<Next> {
  const { diff, ports, status } = run;
  const result = await attemptRequest(() => ports.service.listActions(run.job.copilotId));
  if (result.ok) return decideAfterRead(run, result.value);
  const { explanation, retryAfterMs } = result.fault;
  const count = run.failedReads.count + 1;
  run.failedReads = { count, retryAfterMs };
  if (count === 1) reportIncident(run, `${explanation} Reading the action list again.`);
  const next = decideWithoutRead(createContext(run), diff, count);
  // After another import, or an end that nothing confirms, the last read is outdated.
  if (next.do === 'send' || (next.do === 'end' && !isAllConfirmed(status, diff))) run.diff = undefined;
  return next;
}

function decideAfterRead(run: Run, rows: readonly ObservedAction[]): Next {
  const { incidents, plan, ports } = run;
  run.failedReads = { count: 0 };
  run.status = recordRead(plan, run.status, rows, ports.clock.nowMs());
  for (;;) {
    const diff = compareRows(plan, run.status, rows);
    const next = decideNext({ ...createContext(run), diff });
    run.diff = diff;
    if (next.do === 'roll-back') {
      reportIncident(run, renderRollback(next.cause, incidents.at(-1)));
      run.status = rollBack(run.status, next.cause);
    } else if (next.do === 'update') run.status = next.status;
    else return next;
  }
}

function createContext(run: Run): Omit<Context, 'diff'> {
  const { budgetMs, plan, ports, status, tookOverAtMs } = run;
  const fromMs = tookOverAtMs ?? status.times.beganAtMs ?? Infinity;
  const times = { rollbackAtMs: fromMs + budgetMs / 2, endMs: fromMs + budgetMs };
  return { plan, status, nowMs: ports.clock.nowMs(), ...times };
}

/** Returns the reason to stop, or `undefined` if there is time for the next read. */
async function follow(run: Run, next: Next): Promise<ReconcileResult['end'] | undefined> {
  if (next.do === 'send') return sendAll(run, next.requests);
  if (next.do === 'wait') return wait(run, next);
  if (next.do === 'read-again') {
    const { count, retryAfterMs } = run.failedReads;
    return wait(run, {
      ms: computeBackoffMs(count, { retryAfterMs, random: run.ports.random }),
      reason: 'backoff',
    });
  }
  const { endMs, nowMs } = createContext(run);
  return nowMs >= endMs ? 'out-of-time' : 'done';
}

async function wait(run: Run, { ms, reason }: Pick<Wait, 'ms' | 'reason'>): Promise<Stop | undefined> {
  const { job, ports, waitsFor } = run;
  run.waitsFor = reason;
  const text = waitsFor === reason ? '' : renderWait({ ms, reason }, job.waitMs);
  // After a kill during the wait, the post step knows what was confirmed, and doesn't send it again.
  if (waitsFor !== reason && run.status.times.beganAtMs !== undefined) await keep(run, true);
  if (text !== '') ports.log.info(text);
  if (reason === 'delay') {
    const fromMs = ports.clock.nowMs();
    return waitForDelay(run, { fromMs, toMs: fromMs + ms, isSafe: !mayDeleteCopilot(job) });
  }
  return sleep(run, ms);
}

async function sleep(run: Run, ms: number): Promise<Stop | undefined> {
  if (isOver(run, ms)) return stop(run);
  await run.deadline.sleep(ms);
  return undefined;
}

function stop(run: Run): Stop {
  return run.status.times.beganAtMs === undefined ? 'interrupted' : stopAtDeadline(run);
}

async function sendAll(run: Run, requests: readonly ActionRequest[]): Promise<Stop | undefined> {
  const { plan, ports } = run;
  run.waitsFor = undefined;
  ports.log.info(renderRequests(requests, plan, run.status));
  for (let at = 0; at < requests.length; at += maxParallel) {
    const batch = requests.slice(at, at + maxParallel);
    const isFirst = run.status.times.beganAtMs === undefined;
    if (isOver(run) || (isFirst && ports.interruption.aborted)) return stop(run);
    const openMs = Math.max(...batch.map(({ kind }) => ports.service.findOpenMs?.(operations[kind]) ?? 0));
    const restMs = openMs - ports.clock.nowMs();
    if (restMs > 0) return sleep(run, restMs);
    const sent = await sendBatch(run, batch);
    if (sent !== 'confirmed') return sent === 'failed' ? undefined : sent;
  }
  return undefined;
}

/** Sends requests at the same time. Nothing is sent if the journal can't be written before the first request. */
async function sendBatch(run: Run, batch: readonly ActionRequest[]): Promise<'confirmed' | 'failed' | Stop> {
  const { job, ports, status: sent } = run;
  const { copilotId, maxAttempts, timeoutMs } = job;
  const { clock, random, service } = ports;
  const nowMs = clock.nowMs();
  run.status = batch.reduce((status, request) => recordSent(status, request, nowMs, timeoutMs), sent);
  // After the first request, a full disk is no reason to leave the copilot as it is.
  if (!(await keep(run, true)) && sent.times.beganAtMs === undefined) {
    run.status = sent;
    return 'no-journal';
  }
  const results = await Promise.all(
    batch.map(async (request) => {
      const result = await sendActionRequest(request, copilotId, service);
      const context = { nowMs: clock.nowMs(), random, maxAttempts, sent };
      run.status = recordResponse(run.status, request, result, context);
      if (!result.ok) reportIncident(run, `${result.fault.explanation} Checking whether it took effect.`);
      return result;
    }),
  );
  // A post step must not import on top of an import that was confirmed.
  if (batch.some(({ kind }) => kind === 'import')) await keep(run, true);
  const isDone = results.some((result) => result.ok || result.fault.status === 404);
  const isCleared = isDone && batch.some(({ kind }) => kind === 'clear');
  if (isCleared && mayDeleteCopilot(job) && (await checkRecord(run, clock.nowMs())) === 'record-removed')
    return 'record-removed';
  return results.every(({ ok }) => ok) ? 'confirmed' : 'failed';
}

/** A delete by another route than the actions' own may have deleted the copilot itself. A second one then returns 404. */
function mayDeleteCopilot({ deletePath }: ReconcileJob): boolean {
  return deletePath !== 'auto' && deletePath !== actionsRoute;
}

function keep(run: Run, isOpen: boolean): Promise<boolean> {
  return keepJournal(run, { isOpen, hasSent: run.status.times.beganAtMs !== undefined });
}
