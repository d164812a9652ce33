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

/** Time from the first delete to the result, in milliseconds. */
const defaultBudgetMs = 600_000;

/** Computes the time budget: the default, or more if long delays and timeouts would not leave time for both versions. */
export function computeBudgetMs(job: Pick<ReplacementRecord, 'waitMs' | 'timeoutMs'>): number {
  const { waitMs, timeoutMs } = job;
  return Math.max(defaultBudgetMs, 2 * (waitMs + 2 * timeoutMs) + 60_000);
}

/** Syncs a copilot or restores its previous actions, and describes the result. Rejects only because of a bug. */
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

/** Resumes the sync of a process that has ended. */
export async function resumeReplacement(
  left: { readonly job: ReplacementRecord; readonly state: object },
  budget: { readonly fromMs: number; readonly ms: number; readonly writtenMs: number },
  ports: ReplacePorts,
): Promise<ReplacementEnding> {
  const { fromMs: tookOverAtMs, ms: budgetMs, writtenMs } = budget;
  const deadline = createDeadline(ports.interruption, ports.clock, tookOverAtMs + budgetMs);
  const share = { ports, deadline, budgetMs, tookOverAtMs, incidents: [] };
  const nowMs = ports.clock.nowMs();
  // The journal's version guarantees the structure of its content.
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
