import { ServiceFailure, type ServiceFault } from '../../errors.ts';
import { requestMs, type Horizon } from '../horizon.ts';
import type { ReplacePorts } from '../replace-job.ts';
import { computeBackoffMs } from '../wait.ts';
import { isDoubtful, isUnchanged, type BlindJob, type BlindProgress } from './blind-progress.ts';
import type { BlindRules } from './blind-rules.ts';

export interface BlindOptions {
  readonly job: BlindJob;
  readonly ports: ReplacePorts;
  readonly horizon: Horizon;
  /** For everything from the first delete on, in milliseconds; shared by all versions. */
  readonly budgetMs: number;
  /** When it began, on the monotonic clock; undefined: with the first delete. */
  readonly budgetFromMs: number | undefined;
  /** For so long a call that nobody answered is taken to be at work. */
  readonly timeoutMs: number;
  /** What becomes of a replacement that the horizon cuts off: left open for another process, or ended. */
  readonly atHorizon: 'hand-over' | 'end';
}

/** What changes while it goes on. */
export interface BlindRun extends BlindOptions {
  progress: BlindProgress;
  /** What did not go straight, one sentence each. */
  readonly incidents: string[];
}

/** What ended a replacement short of its aim. */
export type BlindStop = 'interrupted' | 'out-of-time' | 'no-journal' | 'handed-over';

/** What came of a call, or why it was not made. */
export type BlindAnswer =
  | { readonly kind: 'done'; readonly sentMs: number; readonly endedMs: number }
  | {
      readonly kind: 'failed';
      readonly fault: ServiceFault;
      readonly sentMs: number;
      readonly endedMs: number;
    }
  | { readonly kind: 'stopped'; readonly why: BlindStop };

/** Waits for its turn, writes the journal, and makes the call. Rejects only on a bug. */
export async function makeCall(
  run: BlindRun,
  request: 'delete' | 'import',
  { begin, send }: { readonly begin: string; readonly send: () => Promise<void> },
): Promise<BlindAnswer> {
  const { clock, log } = run.ports;
  const stop = await waitForTurn(run, request);
  if (stop !== undefined) return { kind: 'stopped', why: stop };
  log.info(begin);
  const sentMs = clock.nowMs();
  try {
    await send();
    return { kind: 'done', sentMs, endedMs: clock.nowMs() };
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    const { fault } = error;
    // What was never sent is no try: the process that takes over has all of them.
    if (fault.isUnsent === true && !isUnchanged(run.progress))
      return { kind: 'stopped', why: stopAtHorizon(run) };
    return { kind: 'failed', fault, sentMs: error.sentMs ?? sentMs, endedMs: clock.nowMs() };
  }
}

/** Until the call may be made; undefined once the journal says that it is. */
async function waitForTurn(run: BlindRun, request: 'delete' | 'import'): Promise<BlindStop | undefined> {
  const { clock, log, service } = run.ports;
  const ownMs = Math.max(
    clock.nowMs() + computePauseMs(run),
    ...run.progress.atWork.map((call) => findQuietMs(call, run)),
  );
  for (;;) {
    // What the journal says was sent must not be held back after that.
    const turnMs = Math.max(ownMs, clock.nowMs(), service.findOpenMs?.(request) ?? 0);
    const stop = findStop(run, turnMs);
    if (stop !== undefined) return stop;
    const restMs = turnMs - clock.nowMs();
    if (restMs <= 0) break;
    if (restMs >= 5_000 || (restMs >= 100 && run.progress.request > 1)) log.info(renderWait(run, restMs));
    await run.horizon.sleep(restMs);
  }
  return beginStep(run);
}

/** Writes down what comes next; a stop where it then may not be begun. */
export async function beginStep(run: BlindRun): Promise<BlindStop | undefined> {
  const isKept = await keep(run, true);
  // Once something is deleted, a full disk is no reason to leave the copilot empty.
  if (!isKept && isUnchanged(run.progress)) return 'no-journal';
  // Writing takes time, and a signal may have come in it: still nothing has been sent.
  return findStop(run, run.ports.clock.nowMs());
}

function computePauseMs({ ports, progress }: BlindRun): number {
  const failed = countFailedTries(progress);
  if (failed === 0) return 0;
  return computeBackoffMs(failed, { retryAfterMs: progress.fault?.retryAfterMs, random: ports.random });
}

function countFailedTries({ at, fault, name, request, round }: BlindProgress): number {
  if (request > 1) return request - 1;
  if (name !== 'deleting') return 0;
  if (round > 1) return round - 1;
  // The first delete of a restoration: at once after a refusal, later after trouble that needs time to pass.
  return at > 0 && fault?.refused === false ? 1 : 0;
}

/** From when on an import that nobody answered for is taken to have come to its end. */
function findQuietMs(
  { endedAtMs, request, sentAtMs }: BlindProgress['atWork'][number],
  { job, timeoutMs }: BlindRun,
): number {
  return request === 'import' ? Math.max(sentAtMs + timeoutMs, endedAtMs + job.settleMs) : 0;
}

function renderWait({ progress }: BlindRun, restMs: number): string {
  const isAwaited = progress.atWork.some(({ request }) => request === 'import');
  const why = isAwaited ? ': until then the request that was given up may still take effect' : '';
  return `The next try is in ${(restMs / 1000).toFixed(1)} s${why}.`;
}

function findStop(run: BlindRun, turnMs: number): BlindStop | undefined {
  const { atHorizon, horizon, job, progress } = run;
  const endMs = horizon.findEndMs();
  if (endMs !== undefined) {
    // A delete opens the window in which the copilot is empty: it needs time for the pause and the import, too.
    const needMs = progress.name === 'deleting' ? job.settleMs + 3 * requestMs : requestMs;
    const isUntold = isUnchanged(progress) && !isDoubtful(progress);
    // What changes nothing yet is not begun under a horizon that a signal has drawn.
    if (atHorizon === 'hand-over' && isUntold) return 'interrupted';
    if (turnMs + needMs > endMs) return stopAtHorizon(run);
  }
  const budget = findBudget(run);
  return budget !== undefined && turnMs + requestMs > budget.endMs ? 'out-of-time' : undefined;
}

export function stopAtHorizon({ atHorizon }: BlindRun): BlindStop {
  return atHorizon === 'hand-over' ? 'handed-over' : 'out-of-time';
}

/** Undefined before the first delete: until then there is all the time in the world. */
function findBudget(run: BlindRun): { readonly fromMs: number; readonly endMs: number } | undefined {
  const fromMs = run.budgetFromMs ?? run.progress.beganAtMs;
  return fromMs === undefined ? undefined : { fromMs, endMs: fromMs + run.budgetMs };
}

/** The new version has half of the budget, what comes after it half of the rest each; the last has all that is left. */
export function findRules(run: BlindRun): BlindRules {
  const { budgetMs, job, ports, progress } = run;
  const hasAlternative = progress.at < job.previous.length;
  const budget = findBudget(run);
  const share = hasAlternative ? 1 - 0.5 ** (progress.at + 1) : 1;
  const hasTime = budget === undefined || ports.clock.nowMs() < budget.fromMs + share * budgetMs;
  return { maxAttempts: job.maxAttempts, hasAlternative, hasTime };
}

const mostIncidents = 30;

export function tellIncident({ incidents, ports }: BlindRun, text: string): void {
  ports.log.info(text);
  if (incidents.length < mostIncidents) incidents.push(text);
}

/** Writes the journal; false, and a warning, where that fails. */
export async function keep({ ports, progress }: BlindRun, isOpen: boolean): Promise<boolean> {
  try {
    const hasSent = isOpen || !isUnchanged(progress) || isDoubtful(progress);
    await ports.journal.write(progress, { nowMs: ports.clock.nowMs(), isOpen, hasSent });
    return true;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
    return false;
  }
}
