import type { ReplacementEnding } from '../ending.ts';
import { explainNoJournal, results } from '../messages/index.ts';
import { describeScriptEnd } from './script/script-ending.ts';
import { findTimeoutMs } from './script/script-request.ts';
import { initialStatus, resumeStatus, type ScriptJob, type ScriptStatus } from './script/script-status.ts';
import { runScript } from './script/script.ts';
import { createDeadline } from './deadline.ts';
import type { ReplacementRecord, ReplacePorts } from './replacement-record.ts';
import type { SyncRun } from './sync-run.ts';
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
  return runReplacement({ job, ports, budgetMs: computeBudgetMs(job), tookOverAtMs: undefined });
}

type Start = Pick<SyncRun<ReplacementRecord, object>, 'job' | 'ports' | 'budgetMs' | 'tookOverAtMs'>;

/** Runs a sync, or resumes the sync of a process that has ended, and describes the result. */
export async function runReplacement(
  start: Start,
  left?: { readonly state: object; readonly writtenAtMs: number },
): Promise<ReplacementEnding> {
  const { budgetMs, ports, tookOverAtMs } = start;
  const { clock, interruption } = ports;
  const endMs = tookOverAtMs === undefined ? undefined : tookOverAtMs + budgetMs;
  const begun = { ...start, deadline: createDeadline(interruption, clock, endMs), incidents: [] };
  const nowMs = clock.nowMs();
  const measureMs = (): number => clock.nowMs() - nowMs;
  // The journal's version guarantees the structure of its content.
  const job = start.job as ScriptJob | ReconcileJob;
  if (job.method === 'reconcile') {
    const resumed = left && resumeReconciliation(left.state as Status, nowMs);
    return describeReconciliation(await reconcile({ ...begun, job }, resumed), measureMs());
  }
  const times = { nowMs, timeoutMs: findTimeoutMs({ budgetMs, job }) };
  const status = left
    ? resumeStatus(left.state as ScriptStatus, { ...times, writtenMs: left.writtenAtMs })
    : initialStatus;
  const run = { ...begun, job, status };
  return describeScriptEnd(await runScript(run), run, measureMs());
}
