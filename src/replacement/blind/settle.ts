import { isRecordMissing } from '../check.ts';
import { beginStep, stopAtHorizon, tellIncident, type BlindRun, type BlindStop } from './blind-run.ts';

/** The part of the pause after which a look that another target has made counts: one serves all who pause together. */
const earliestLook = 0.3;

/** Waits the whole pause, whatever happens, and looks meanwhile whether the delete took the record itself. */
export async function settle(run: BlindRun): Promise<'done' | 'record-removed' | BlindStop> {
  const { horizon, job, ports } = run;
  const stop = await beginStep(run);
  if (stop !== undefined) return stop;
  const { deletedAtMs = ports.clock.nowMs() } = run.progress;
  const endMs = findSettledMs(run, deletedAtMs);
  ports.log.info(renderSettling(run));
  // Not at once: a list that lags behind would still show a record that is gone.
  const lookAtMs = deletedAtMs + (endMs - deletedAtMs) / 2;
  const sinceMs = deletedAtMs + (endMs - deletedAtMs) * earliestLook;
  const { copilot } = job;
  if (copilot !== undefined && !(await horizon.sleepUntil(lookAtMs, endMs))) return stopAtHorizon(run);
  const isMissing = copilot !== undefined && (await isRecordMissing(copilot.id, sinceMs, ports));
  if (!(await horizon.sleepUntil(endMs))) return stopAtHorizon(run);
  // It may lag the other way, too: only a record that is missing twice is gone.
  if (isMissing && (await isRecordMissing(copilot.id, ports.clock.nowMs(), ports))) {
    tellIncident(run, 'The list no longer holds the copilot: the delete has removed more than its actions.');
    return 'record-removed';
  }
  run.progress = { ...run.progress, name: 'importing', request: 1, fault: undefined };
  return 'done';
}

/** When the pause after the last delete that may still be at work is over, on the monotonic clock. */
function findSettledMs({ job, progress, timeoutMs }: BlindRun, deletedAtMs: number): number {
  const running = progress.atWork.filter(({ request }) => request === 'delete');
  const ends = running.map(({ endedAtMs, sentAtMs }) => Math.max(sentAtMs + timeoutMs, endedAtMs));
  return Math.max(deletedAtMs, ...ends) + job.settleMs;
}

function renderSettling({ job, progress }: BlindRun): string {
  const seconds = `${job.settleMs / 1000} s`;
  return progress.atWork.some(({ request }) => request === 'delete')
    ? `Deleted. Waiting until the delete that was given up can no longer take effect, and then ${seconds} for the removal to settle.`
    : `Deleted. Waiting ${seconds} for the removal to settle.`;
}
