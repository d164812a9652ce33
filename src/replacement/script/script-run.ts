import type { ServiceFault } from '../../errors.ts';
import { ask } from '../ask-patiently.ts';
import { computeBackoffMs } from '../backoff.ts';
import { keepJournal, stopAtDeadline, reportIncident, type Stop } from '../drive.ts';
import { isOnlyAccepted } from '../failed-call.ts';
import { requestMs } from '../deadline.ts';
import { isDoubtful, isUnchanged, type ScriptDrive, type ScriptProgress } from './script-progress.ts';
import type { ScriptRules } from './script-rules.ts';

export interface ScriptResponse {
  readonly sentMs: number;
  readonly endedMs: number;
  /** Failure of the request, or `undefined` if the service confirmed it. */
  readonly fault?: ServiceFault;
}

/**
 * Waits until the request may be sent, writes the journal and sends the request. Returns the reason if the request
 * can't be sent. Rejects only because of a bug.
 */
export async function makeCall(
  drive: ScriptDrive,
  request: 'delete' | 'import',
  { begin, send }: { readonly begin: string; readonly send: () => Promise<void> },
): Promise<ScriptResponse | Stop> {
  const { clock, log } = drive.ports;
  const stop = await waitForTurn(drive, request);
  if (stop !== undefined) return stop;
  log.info(begin);
  const sentMs = clock.nowMs();
  const answer = await ask(send);
  const endedMs = clock.nowMs();
  if (answer.ok) return { sentMs, endedMs };
  const { fault } = answer;
  if (isOnlyAccepted(fault)) {
    reportIncident(drive, fault.explanation);
    const inFlight = { request, sentAtMs: sentMs, endedAtMs: endedMs };
    drive.progress = { ...drive.progress, inFlight: [...drive.progress.inFlight, inFlight] };
    return { sentMs, endedMs };
  }
  // A request that was never sent doesn't count as an attempt, so the next process has all of them.
  if (fault.isUnsent === true && !isUnchanged(drive.progress)) return stopAtDeadline(drive);
  return { fault, sentMs: answer.sentMs ?? sentMs, endedMs };
}

/** Waits until the request may be sent. Returns `undefined` after the journal was written. */
async function waitForTurn(drive: ScriptDrive, request: 'delete' | 'import'): Promise<Stop | undefined> {
  const { clock, log, service } = drive.ports;
  const ownMs = Math.max(clock.nowMs() + computePauseMs(drive), findQuietMs(drive));
  for (;;) {
    // After the journal says that the request was sent, it must not be delayed.
    const turnMs = Math.max(ownMs, clock.nowMs(), service.findOpenMs?.(request) ?? 0);
    const stop = findStop(drive, turnMs);
    if (stop !== undefined) return stop;
    const restMs = turnMs - clock.nowMs();
    if (restMs <= 0) return beginStep(drive);
    if (restMs >= 5_000 || (restMs >= 100 && drive.progress.request > 1))
      log.info(renderWait(drive.progress, restMs));
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
  const { progress } = drive;
  return keepJournal(drive, {
    isOpen,
    hasSent: isOpen || !isUnchanged(progress) || isDoubtful(progress),
  });
}

function computePauseMs({ ports: { random }, progress }: ScriptDrive): number {
  const { fault, name, request, round } = progress;
  const failed = request === 1 && name === 'deleting' ? round - 1 : request - 1;
  return failed === 0 ? 0 : computeBackoffMs(failed, { retryAfterMs: fault?.retryAfterMs, random });
}

/**
 * Returns the time for which a request without a response counts as in flight. It is limited so that other requests
 * can follow.
 */
export function findTimeoutMs({ budgetMs, job }: Pick<ScriptDrive, 'budgetMs' | 'job'>): number {
  return Math.min(job.timeoutMs, budgetMs / 2);
}

/** Returns the time at which all imports without a response count as finished. */
function findQuietMs(drive: ScriptDrive): number {
  const { job, progress } = drive;
  const imports = progress.inFlight.filter(({ request }) => request === 'import');
  return Math.max(
    0,
    ...imports.map(({ endedAtMs, sentAtMs }) =>
      Math.max(sentAtMs + findTimeoutMs(drive), endedAtMs + job.waitMs),
    ),
  );
}

function renderWait({ inFlight }: ScriptProgress, restMs: number): string {
  const isAwaited = inFlight.some(({ request }) => request === 'import');
  const reason = isAwaited ? ', because a request that timed out might still be processed' : '';
  return `Retrying in ${(restMs / 1000).toFixed(1)} s${reason}.`;
}

function findStop(drive: ScriptDrive, turnMs: number): Stop | undefined {
  const { budgetMs, deadline, job, progress, tookOverAtMs } = drive;
  const endMs = deadline.findEndMs();
  if (endMs !== undefined) {
    // After a delete, the copilot is empty, so the delay and the import need time, too.
    const needMs = progress.name === 'deleting' ? job.waitMs + 3 * requestMs : requestMs;
    // After a signal, nothing new is begun that would change the copilot.
    const isFirst = tookOverAtMs === undefined && isUnchanged(progress) && !isDoubtful(progress);
    if (isFirst) return 'interrupted';
    if (turnMs + needMs > endMs) return stopAtDeadline(drive);
  }
  return turnMs + requestMs > findBeginMs(drive) + budgetMs ? 'out-of-time' : undefined;
}

function findBeginMs({ progress, tookOverAtMs }: ScriptDrive): number {
  return tookOverAtMs ?? progress.beganAtMs ?? Infinity;
}

/**
 * Computes the rules for a retry. The new version gets half of the time budget, each previous version half of the
 * rest, and the last version all of the rest.
 */
export function findRules(drive: ScriptDrive): ScriptRules {
  const { budgetMs, job, ports, progress } = drive;
  const hasAlternative = progress.at < job.previous.length;
  const share = hasAlternative ? 1 - 0.5 ** (progress.at + 1) : 1;
  const hasTime = ports.clock.nowMs() < findBeginMs(drive) + share * budgetMs;
  return { maxAttempts: job.maxAttempts, hasAlternative, hasTime };
}
