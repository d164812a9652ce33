import { ask } from '../ask-patiently.ts';
import { computeBackoffMs } from '../backoff.ts';
import { requestMs } from '../deadline.ts';
import { keepJournal, reportIncident, stopAtDeadline, type Stop } from '../drive.ts';
import { isOnlyAccepted, mayBeInFlight } from '../failed-call.ts';
import type { ServiceFault } from '../../errors.ts';
import {
  findBeginMs,
  isUnchanged,
  updateStatus,
  type RequestTimes,
  type ScriptDrive,
} from './script-status.ts';

/**
 * Waits until the request may be sent, writes the journal, sends the request and notes the response. Returns the
 * failure, the reason if the request can't be sent, or `undefined` if the service returned success. Rejects only
 * because of a bug.
 */
export async function sendRequest(
  drive: ScriptDrive,
  request: 'delete' | 'import',
  { begin, send }: { readonly begin: string; readonly send: () => Promise<void> },
): Promise<ServiceFault | Stop | undefined> {
  const { clock, log } = drive.ports;
  const stop = await waitForTurn(drive, request);
  if (stop !== undefined) return stop;
  log.info(begin);
  const sentAtMs = clock.nowMs();
  const answer = await ask(send);
  const times = { sentAtMs, endedAtMs: clock.nowMs() };
  if (answer.ok) {
    noteResponse(drive, request, { times });
    return undefined;
  }
  const { fault, sentMs = sentAtMs } = answer;
  // A request that was never sent doesn't count as an attempt, so the next process has all of them.
  if (fault.isUnsent === true && !isUnchanged(drive.progress)) return stopAtDeadline(drive);
  noteResponse(drive, request, { fault, times: { ...times, sentAtMs: sentMs } });
  if (!isOnlyAccepted(fault)) return fault;
  reportIncident(drive, fault.explanation);
  return undefined;
}

/** Notes what a request has changed, or may have changed, and whether it may still be processed. */
function noteResponse(
  drive: ScriptDrive,
  request: 'delete' | 'import',
  { fault, times }: { readonly fault?: ServiceFault; readonly times: RequestTimes },
): void {
  const { beganAtMs = times.sentAtMs, inFlight, sent } = drive.progress;
  // If the service itself fails the first delete, the delete has changed nothing.
  const isPresumed = isUnchanged(drive.progress) && fault?.kind === 'status' && fault.status === 500;
  const effect = isPresumed
    ? ({ actions: 'presumed' } as const)
    : ({ actions: 'unknown', beganAtMs } as const);
  updateStatus(drive, {
    sent: { ...sent, [request]: times },
    ...(fault && !isOnlyAccepted(fault) && { fault }),
    ...(fault?.applied !== 'no' && effect),
    ...(fault && mayBeInFlight(fault) && { inFlight: { ...inFlight, [request]: times } }),
  });
}

/** Waits until the request may be sent. Returns `undefined` after the journal was written. */
async function waitForTurn(drive: ScriptDrive, request: 'delete' | 'import'): Promise<Stop | undefined> {
  const { clock, log, service } = drive.ports;
  const isAwaited = drive.progress.inFlight.import !== undefined;
  const ownMs = Math.max(clock.nowMs() + computePauseMs(drive), findFinishedMs(drive, 'import'));
  for (;;) {
    // After the journal says that the request was sent, it must not be delayed.
    const turnMs = Math.max(ownMs, clock.nowMs(), service.findOpenMs?.(request) ?? 0);
    const stop = findStop(drive, turnMs);
    if (stop !== undefined) return stop;
    const restMs = turnMs - clock.nowMs();
    if (restMs <= 0) return beginStep(drive);
    const reason = isAwaited ? ', because a request that timed out might still be processed' : '';
    if (restMs >= 5_000 || (restMs >= 100 && drive.progress.request > 1))
      log.info(`Retrying in ${(restMs / 1000).toFixed(1)} s${reason}.`);
    await drive.deadline.sleep(restMs);
  }
}

/** Writes the next step to the journal. Returns the reason if the step must not begin. */
export async function beginStep(drive: ScriptDrive): Promise<Stop | undefined> {
  const isKept = await keep(drive, true);
  // After the delete, a full disk doesn't stop the sync, because the copilot would stay empty.
  if (!isKept && isUnchanged(drive.progress)) return 'no-journal';
  // A signal may have arrived during the write. Nothing has been sent yet.
  return findStop(drive, drive.ports.clock.nowMs());
}

export function keep(drive: ScriptDrive, isOpen: boolean): Promise<boolean> {
  return keepJournal(drive, { isOpen, hasSent: isOpen || drive.progress.actions !== 'unchanged' });
}

function computePauseMs({ ports: { random }, progress }: ScriptDrive): number {
  const { fault, request, round, step } = progress;
  const failed = request === 1 && step === 'delete' ? round - 1 : request - 1;
  return failed === 0 ? 0 : computeBackoffMs(failed, { retryAfterMs: fault?.retryAfterMs, random });
}

/**
 * Returns the time for which a request without a response counts as in flight. It is limited so that other requests
 * can follow.
 */
export function findTimeoutMs({ budgetMs, job }: Pick<ScriptDrive, 'budgetMs' | 'job'>): number {
  return Math.min(job.timeoutMs, budgetMs / 2);
}

/** Returns the time from which no delete, or no import, counts as in flight; 0 if all had final responses. */
export function findFinishedMs(drive: ScriptDrive, request: 'delete' | 'import'): number {
  const { [request]: last } = drive.progress.inFlight;
  const marginMs = request === 'import' ? drive.job.waitMs : 0;
  return last === undefined ? 0 : Math.max(last.sentAtMs + findTimeoutMs(drive), last.endedAtMs + marginMs);
}

function findStop(drive: ScriptDrive, turnMs: number): Stop | undefined {
  const { budgetMs, deadline, job, progress, tookOverAtMs } = drive;
  const endMs = deadline.findEndMs();
  if (endMs !== undefined) {
    // After a signal, the first request isn't sent.
    if (tookOverAtMs === undefined && progress.actions === 'unchanged') return 'interrupted';
    // After a delete, the copilot is empty, so the delay and the import need time, too.
    const needMs = progress.step === 'delete' ? job.waitMs + 3 * requestMs : requestMs;
    if (turnMs + needMs > endMs) return stopAtDeadline(drive);
  }
  return turnMs + requestMs > findBeginMs(drive) + budgetMs ? 'out-of-time' : undefined;
}
