import type { ReplacementEnding } from '../ending.ts';
import { drive } from './drive.ts';
import { describeEnding, describeUnbegun } from './endings.ts';
import { createSignalHorizon } from './horizon.ts';
import { createStart } from './machine.ts';
import type { ReplaceJob, ReplacePorts } from './replace-job.ts';
import { createPlan } from './stock.ts';

/** For everything after the first delete: by then the copilot has its actions, or it is said what it holds. */
const usualBudgetMs = 600_000;

/** The usual budget, or more where pauses and time limits would not leave both versions a try. */
export function computeBudgetMs({ settleMs, timeoutMs }: Pick<ReplaceJob, 'settleMs' | 'timeoutMs'>): number {
  return Math.max(usualBudgetMs, 2 * (settleMs + 2 * timeoutMs) + 60_000);
}

/**
 * Replaces the copilot's actions, or puts the previous ones back: nothing is sent before all that could be needed is in
 * hand and on disk. Bad news is data; it rejects only on a bug, and then the journal is left open for the post step.
 */
export async function replaceActions(job: ReplaceJob, ports: ReplacePorts): Promise<ReplacementEnding> {
  const { clock, interruption, journal } = ports;
  const startMs = clock.nowMs();
  const plan = createPlan(job);
  try {
    await journal.begin(job, job);
  } catch (cause) {
    return describeUnbegun(cause);
  }
  const horizon = createSignalHorizon(interruption, clock);
  try {
    const { sources } = plan;
    const { deletePath, mayLook, seen } = job;
    const start = createStart({ sources, hasEyes: seen !== undefined, mayLook, route: deletePath });
    const budget = { budgetMs: computeBudgetMs(job), budgetFromMs: undefined };
    const { timeoutMs } = job;
    const options = { start, horizon, ...budget, timeoutMs, atHorizon: 'hand-over' } as const;
    const driven = await drive(options, { job, plan, ports });
    return describeEnding(driven, { job, plan, log: ports.log, replaceMs: clock.nowMs() - startMs });
  } finally {
    horizon.close();
  }
}
