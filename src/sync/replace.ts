import { drive } from './drive.ts';
import { createSignalHorizon } from './horizon.ts';
import { createStart } from './machine.ts';
import type { ReplaceJob, ReplacePorts, ReplaceResult } from './replace-job.ts';
import { describeResult, describeUnbegun } from './result-of.ts';

/**
 * Replaces the copilot's actions, or puts the previous ones back: nothing is sent before all that could be needed is in
 * hand and on disk. Bad news is data; it rejects only on a bug, and then the journal is left open for the post step.
 */
export async function replaceActions(job: ReplaceJob, ports: ReplacePorts): Promise<ReplaceResult> {
  const { clock, interruption, journal, log } = ports;
  const startMs = clock.nowMs();
  try {
    await journal.begin(job, job);
  } catch (cause) {
    return describeUnbegun(cause, clock.nowMs() - startMs);
  }
  const horizon = createSignalHorizon(interruption, clock);
  try {
    const limits = { maxAttempts: job.maxAttempts };
    const start = createStart(job.previous !== undefined);
    const driven = await drive(
      { start, horizon, limits: () => limits, atHorizon: 'hand-over' },
      { job, ports },
    );
    return describeResult(driven, { job, log, warnings: [], replaceMs: clock.nowMs() - startMs });
  } finally {
    horizon.close();
  }
}
