import type { ServiceFault } from '../../errors.ts';
import { requestMs } from '../deadline.ts';
import { isOnlyAccepted, mayBeInFlight } from '../failed-call.ts';
import { attemptRequest, computeBackoffMs } from '../request-with-retries.ts';
import { keepJournal, reportIncident, stopAtDeadline, type Stop } from '../sync-run.ts';
import { continueWith, findBeginMs, isUnchanged, type ScriptRun } from './script-status.ts';

/**
 * Waits until the request may be sent, writes the journal, sends the request and records the response.
 * @returns the failure, the reason if the request can't be sent, or `undefined` if the service returned success
 */
export async function sendRequest(
  run: ScriptRun,
  request: 'delete' | 'import',
  { begin, send }: { readonly begin: string; readonly send: () => Promise<void> },
): Promise<ServiceFault | Stop | undefined> {
  const { clock, log } = run.ports;
  const stop = await waitUntilOpen(run, request);
  if (stop !== undefined) return stop;
  log.info(begin);
  const beganMs = clock.nowMs();
  const { fault, sentMs = beganMs } = await attemptRequest(send);
  // A request that was never sent doesn't count as an attempt, so the next process has all of them.
  if (fault?.isUnsent === true && !isUnchanged(run.status)) return stopAtDeadline(run);
  recordResponse(run, request, { fault, sentMs });
  if (fault === undefined || !isOnlyAccepted(fault)) return fault;
  reportIncident(run, fault.explanation);
  return undefined;
}

/** Records what a request has changed, or may have changed, and whether it may still be processed. */
function recordResponse(
  run: ScriptRun,
  request: 'delete' | 'import',
  { fault, sentMs: sentAtMs }: { readonly fault: ServiceFault | undefined; readonly sentMs: number },
): void {
  const { beganAtMs = sentAtMs, inFlight } = run.status;
  const times = { sentAtMs, endedAtMs: run.ports.clock.nowMs() };
  // If the service itself fails the first delete, the delete has changed nothing.
  const isPresumed = isUnchanged(run.status) && fault?.kind === 'status' && fault.status === 500;
  const effect = isPresumed
    ? ({ actions: 'presumed' } as const)
    : ({ actions: 'unknown', beganAtMs } as const);
  continueWith(run, {
    ...(fault && !isOnlyAccepted(fault) && { fault }),
    ...(fault?.applied !== 'no' && effect),
    ...(fault && mayBeInFlight(fault) && { inFlight: { ...inFlight, [request]: times } }),
  });
}

/** Waits until the request may be sent. Returns `undefined` after the journal was written. */
async function waitUntilOpen(run: ScriptRun, request: 'delete' | 'import'): Promise<Stop | undefined> {
  const { clock, log, service } = run.ports;
  const ownMs = Math.max(clock.nowMs() + findBackoffMs(run), findFinishedMs(run, 'import'));
  for (;;) {
    // After the journal says that the request was sent, the request must not be delayed.
    const openMs = Math.max(ownMs, clock.nowMs(), service.findOpenMs?.(request) ?? 0);
    const stop = findStop(run, openMs);
    if (stop !== undefined) return stop;
    const restMs = openMs - clock.nowMs();
    if (restMs <= 0) return beginStep(run);
    const isAwaited = run.status.inFlight.import !== undefined;
    const reason = isAwaited ? ', because a request that timed out might still be processed' : '';
    if (restMs >= 5_000 || (restMs >= 100 && run.status.request > 1))
      log.info(`Retrying in ${(restMs / 1000).toFixed(1)} s${reason}.`);
    await run.deadline.sleep(restMs);
  }
}

/** Writes the next step to the journal. Returns the reason if the step must not begin. */
export async function beginStep(run: ScriptRun): Promise<Stop | undefined> {
  const isKept = await keep(run, true);
  // After the delete, a full disk doesn't stop the sync, because the copilot would stay empty.
  if (!isKept && isUnchanged(run.status)) return 'no-journal';
  // A signal may have arrived during the write. Nothing has been sent yet.
  return findStop(run, run.ports.clock.nowMs());
}

export function keep(run: ScriptRun, isOpen: boolean): Promise<boolean> {
  return keepJournal(run, { isOpen, hasSent: isOpen || run.status.actions !== 'unchanged' });
}

function findBackoffMs({ ports: { random }, status }: ScriptRun): number {
  const { fault, request, round, step } = status;
  const failed = request === 1 && step === 'delete' ? round - 1 : request - 1;
  return failed === 0 ? 0 : computeBackoffMs(failed, { retryAfterMs: fault?.retryAfterMs, random });
}

/**
 * Returns how long a request without a response counts as in flight: up to half of the budget, so that other requests
 * can follow.
 */
export function findTimeoutMs({ budgetMs, job }: Pick<ScriptRun, 'budgetMs' | 'job'>): number {
  return Math.min(job.timeoutMs, budgetMs / 2);
}

/** Returns the time from which no delete, or no import, counts as in flight; 0 if all had final responses. */
export function findFinishedMs(run: ScriptRun, request: 'delete' | 'import'): number {
  const { [request]: last } = run.status.inFlight;
  const marginMs = request === 'import' ? run.job.waitMs : 0;
  return last === undefined ? 0 : Math.max(last.sentAtMs + findTimeoutMs(run), last.endedAtMs + marginMs);
}

function findStop(run: ScriptRun, openMs: number): Stop | undefined {
  const { budgetMs, deadline, job, status, tookOverAtMs } = run;
  const endMs = deadline.findEndMs();
  if (endMs !== undefined) {
    // After a signal, the first request isn't sent.
    if (tookOverAtMs === undefined && status.actions === 'unchanged') return 'interrupted';
    // After a delete, the copilot is empty, so the delay and the import need time, too.
    const needMs = status.step === 'delete' ? job.waitMs + 3 * requestMs : requestMs;
    if (openMs + needMs > endMs) return stopAtDeadline(run);
  }
  return openMs + requestMs > findBeginMs(run) + budgetMs ? 'out-of-time' : undefined;
}
