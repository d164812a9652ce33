import type { ServiceFault } from '../../errors.ts';
import { ask } from '../ask-patiently.ts';
import { computeBackoffMs } from '../backoff.ts';
import { keepJournal, stopAtDeadline, type Stop } from '../drive.ts';
import { requestMs } from '../deadline.ts';
import { isDoubtful, isUnchanged, type ScriptDrive, type ScriptProgress } from './script-progress.ts';
import type { ScriptRules } from './script-rules.ts';

export interface ScriptResponse {
  readonly sentMs: number;
  readonly endedMs: number;
  /** Undefined where the service has confirmed it. */
  readonly fault?: ServiceFault;
}

/** Waits for its turn, writes the journal, and makes the call; gives why it was not made. Rejects only on a bug. */
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
  // What was never sent is no try: the process that takes over has all of them.
  if (fault.isUnsent === true && !isUnchanged(drive.progress)) return stopAtDeadline(drive);
  return { fault, sentMs: answer.sentMs ?? sentMs, endedMs };
}

/** Until the call may be made; undefined once the journal says that it is. */
async function waitForTurn(drive: ScriptDrive, request: 'delete' | 'import'): Promise<Stop | undefined> {
  const { clock, log, service } = drive.ports;
  const ownMs = Math.max(clock.nowMs() + computePauseMs(drive), findQuietMs(drive));
  for (;;) {
    // What the journal says was sent must not be held back after that.
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

/** Writes down what comes next; a stop where it then may not be begun. */
export async function beginStep(drive: ScriptDrive): Promise<Stop | undefined> {
  const isKept = await keep(drive, true);
  // Once something is deleted, a full disk is no reason to leave the copilot empty.
  if (!isKept && isUnchanged(drive.progress)) return 'no-journal';
  // Writing takes time, and a signal may have come in it: still nothing has been sent.
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

/** For so long a call that nobody answered is taken to be at work; never so long that nothing can follow. */
export function findTimeoutMs({ budgetMs, job }: Pick<ScriptDrive, 'budgetMs' | 'job'>): number {
  return Math.min(job.timeoutMs, budgetMs / 2);
}

/** From when on all imports that nobody answered for are taken to have come to their end. */
function findQuietMs(drive: ScriptDrive): number {
  const { job, progress } = drive;
  const imports = progress.atWork.filter(({ request }) => request === 'import');
  return Math.max(
    0,
    ...imports.map(({ endedAtMs, sentAtMs }) =>
      Math.max(sentAtMs + findTimeoutMs(drive), endedAtMs + job.waitMs),
    ),
  );
}

function renderWait({ atWork }: ScriptProgress, restMs: number): string {
  const isAwaited = atWork.some(({ request }) => request === 'import');
  const why = isAwaited ? ': until then the request that was given up may still take effect' : '';
  return `The next try is in ${(restMs / 1000).toFixed(1)} s${why}.`;
}

function findStop(drive: ScriptDrive, turnMs: number): Stop | undefined {
  const { budgetMs, deadline, job, progress, tookOverAtMs } = drive;
  const endMs = deadline.findEndMs();
  if (endMs !== undefined) {
    // A delete opens the window in which the copilot is empty: it needs time for the pause and the import, too.
    const needMs = progress.name === 'deleting' ? job.waitMs + 3 * requestMs : requestMs;
    // What changes nothing yet is not begun under a horizon that a signal has drawn.
    const isFirst = tookOverAtMs === undefined && isUnchanged(progress) && !isDoubtful(progress);
    if (isFirst) return 'interrupted';
    if (turnMs + needMs > endMs) return stopAtDeadline(drive);
  }
  return turnMs + requestMs > findBeginMs(drive) + budgetMs ? 'out-of-time' : undefined;
}

function findBeginMs({ progress, tookOverAtMs }: ScriptDrive): number {
  return tookOverAtMs ?? progress.beganAtMs ?? Infinity;
}

/** The new version has half of the budget, what comes after it half of the rest each; the last has all that is left. */
export function findRules(drive: ScriptDrive): ScriptRules {
  const { budgetMs, job, ports, progress } = drive;
  const hasAlternative = progress.at < job.previous.length;
  const share = hasAlternative ? 1 - 0.5 ** (progress.at + 1) : 1;
  const hasTime = ports.clock.nowMs() < findBeginMs(drive) + share * budgetMs;
  return { maxAttempts: job.maxAttempts, hasAlternative, hasTime };
}
