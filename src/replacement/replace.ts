import type { ReplacementEnding } from '../ending.ts';
import { explainNoJournal, results } from '../messages/index.ts';
import { describeScriptEnd } from './script/script-ending.ts';
import { findTimeoutMs } from './script/script-request.ts';
import {
  initialStatus,
  resumeStatus,
  type ScriptDrive,
  type ScriptJob,
  type ScriptStatus,
} from './script/script-status.ts';
import { runScript } from './script/script.ts';
import { createDeadline } from './deadline.ts';
import type { ReplacementRecord, ReplacePorts } from './replacement-record.ts';
import { describeReconciliation } from './reconcile/describe-reconciliation.ts';
import type { ReconcileJob } from './reconcile/plan.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { resumeReconciliation, type Status } from './reconcile/status.ts';

/** For everything after the first delete: by then the copilot has its actions, or it is said what it holds. */
const defaultBudgetMs = 600_000;

/** The usual budget, or more where pauses and time limits would not leave both versions a try. */
export function computeBudgetMs(job: Pick<ReplacementRecord, 'waitMs' | 'timeoutMs'>): number {
  const { waitMs, timeoutMs } = job;
  return Math.max(defaultBudgetMs, 2 * (waitMs + 2 * timeoutMs) + 60_000);
}

/** Brings a copilot to what is wanted, or back to what was there before, and says what it holds. Rejects only on a bug. */
export async function replaceActions(
  job: ScriptJob | ReconcileJob,
  ports: ReplacePorts,
): Promise<ReplacementEnding> {
  try {
    await ports.journal.begin(job);
  } catch (error) {
    const failure = explainNoJournal(error instanceof Error ? error.message : String(error));
    return { outcome: 'aborted', state: results.unchanged.state(), failure };
  }
  const deadline = createDeadline(ports.interruption, ports.clock);
  const share = { ports, deadline, budgetMs: computeBudgetMs(job), tookOverAtMs: undefined, incidents: [] };
  return job.way === 'scripted'
    ? driveScript({ ...share, job, progress: initialStatus })
    : driveReconcile({ ...share, job });
}

/** Goes on where a dead process stopped, whatever it was at. */
export async function resumeReplacement(
  left: { readonly job: ReplacementRecord; readonly state: object },
  budget: { readonly fromMs: number; readonly ms: number; readonly writtenMs: number },
  ports: ReplacePorts,
): Promise<ReplacementEnding> {
  const { fromMs: tookOverAtMs, ms: budgetMs, writtenMs } = budget;
  const deadline = createDeadline(ports.interruption, ports.clock, tookOverAtMs + budgetMs);
  const share = { ports, deadline, budgetMs, tookOverAtMs, incidents: [] };
  const nowMs = ports.clock.nowMs();
  // The journal's version vouches for what is in it.
  const job = left.job as ScriptJob | ReconcileJob;
  if (job.way === 'reconciled')
    return driveReconcile({ ...share, job }, resumeReconciliation(left.state as Status, nowMs));
  const times = { nowMs, timeoutMs: findTimeoutMs({ budgetMs, job }), writtenMs };
  return driveScript({ ...share, job, progress: resumeStatus(left.state as ScriptStatus, times) });
}

async function driveScript(drive: ScriptDrive): Promise<ReplacementEnding> {
  const { clock } = drive.ports;
  const startMs = clock.nowMs();
  return describeScriptEnd(await runScript(drive), drive, clock.nowMs() - startMs);
}

async function driveReconcile(
  drive: Parameters<typeof reconcile>[0],
  resumed?: Status,
): Promise<ReplacementEnding> {
  const { clock } = drive.ports;
  const startMs = clock.nowMs();
  return describeReconciliation(await reconcile(drive, resumed), clock.nowMs() - startMs);
}
