import type { ReplacementEnding } from '../ending.ts';
import { explainNoJournal, untouchedState } from '../words/door.ts';
import { describeBlindEnd } from './blind/blind-ending.ts';
import { takeOver, unbegun, type BlindJob, type BlindProgress } from './blind/blind-progress.ts';
import { findTimeoutMs } from './blind/blind-run.ts';
import { replaceBlind } from './blind/blind.ts';
import type { Drive } from './drive.ts';
import { createHorizon } from './horizon.ts';
import type { ReplacementRecord, ReplacePorts } from './replace-job.ts';
import { beginProgress, type SeeingJob } from './seeing/course.ts';
import { describeSeen } from './seeing/describe.ts';
import { resumeProgress, type Progress } from './seeing/progress.ts';
import { reconcile } from './seeing/reconcile.ts';
import { computeBudgetMs } from './wait.ts';

type BlindLeft = Readonly<{ job: BlindJob; state: BlindProgress }>;

/** A replacement, and how far it has come. */
export type Left = BlindLeft | Readonly<{ job: SeeingJob; state: Progress }>;

function isBlind(left: Left): left is BlindLeft {
  return left.job.way === 'blind';
}

/** Brings a copilot to what is wanted, or back to what was there before, and says what it holds. Rejects only on a bug. */
export async function replaceActions(
  job: BlindJob | SeeingJob,
  ports: ReplacePorts,
): Promise<ReplacementEnding> {
  try {
    await ports.journal.begin(job);
  } catch (error) {
    const failure = explainNoJournal(error instanceof Error ? error.message : String(error));
    return { outcome: 'untouched', state: untouchedState, failure };
  }
  const horizon = createHorizon(ports.interruption, ports.clock);
  const left = job.way === 'blind' ? { job, state: unbegun } : { job, state: beginProgress(job) };
  const budgetMs = computeBudgetMs(job);
  return drive(left, { ports, horizon, budgetMs, tookOverAtMs: undefined, incidents: [] });
}

/** Goes on where a dead process stopped, whatever it was at. */
export async function resumeReplacement(
  left: Left,
  budget: { readonly fromMs: number; readonly ms: number; readonly writtenMs: number },
  ports: ReplacePorts,
): Promise<ReplacementEnding> {
  const { fromMs: tookOverAtMs, ms: budgetMs, writtenMs } = budget;
  const horizon = createHorizon(ports.interruption, ports.clock, tookOverAtMs + budgetMs);
  const share = { ports, horizon, budgetMs, tookOverAtMs, incidents: [] };
  const nowMs = ports.clock.nowMs();
  if (!isBlind(left)) return drive({ ...left, state: resumeProgress(left.state, nowMs) }, share);
  const timeoutMs = findTimeoutMs({ budgetMs, job: left.job });
  return drive({ ...left, state: takeOver(left.state, { nowMs, timeoutMs, writtenMs }) }, share);
}

async function drive(
  left: Left,
  share: Omit<Drive<ReplacementRecord, object>, 'job' | 'progress'>,
): Promise<ReplacementEnding> {
  const { clock } = share.ports;
  const startMs = clock.nowMs();
  if (!isBlind(left)) {
    const { job, state: progress } = left;
    return describeSeen(await reconcile({ ...share, job, progress }), clock.nowMs() - startMs);
  }
  const own = { ...share, job: left.job, progress: left.state };
  return describeBlindEnd(await replaceBlind(own), own, clock.nowMs() - startMs);
}
