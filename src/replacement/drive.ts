import type { ReplacementRecord, ReplacePorts } from './replacement-record.ts';
import { requestMs, sleepUntil, type Deadline } from './deadline.ts';
import { isRecordMissing } from './check.ts';

/** One process's share in a replacement. */
export interface Drive<Job extends ReplacementRecord, Progress extends object> {
  readonly job: Job;
  readonly ports: ReplacePorts;
  readonly deadline: Deadline;
  /** For everything from the first call on, in milliseconds; half of it for the new version. */
  readonly budgetMs: number;
  /** In a post step, on the monotonic clock: the budget counts from here, not from the first call, and nobody comes after it. */
  readonly tookOverAtMs: number | undefined;
  progress: Progress;
  readonly incidents: string[];
}

type AnyDrive = Drive<ReplacementRecord, object>;

/** What ended a replacement short of its aim. */
export type Stop = 'interrupted' | 'out-of-time' | 'no-journal' | 'handed-over' | 'record-removed';

export function stopAtDeadline({ tookOverAtMs }: AnyDrive): Stop {
  return tookOverAtMs === undefined ? 'handed-over' : 'out-of-time';
}

export async function keepJournal(
  { ports, progress }: AnyDrive,
  how: { readonly isOpen: boolean; readonly hasSent: boolean },
): Promise<boolean> {
  try {
    await ports.journal.write(progress, { nowMs: ports.clock.nowMs(), ...how });
    return true;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    ports.log.warning(`The journal of this replacement cannot be written: ${why}.`);
    return false;
  }
}

const maxIncidents = 30;

export function reportIncident({ incidents, ports }: AnyDrive, text: string): void {
  ports.log.info(text);
  if (incidents.length < maxIncidents) incidents.push(text);
}

/** The part of the pause by which an answer that another target has asked for may be older. */
const sharedLook = 0.2;

/**
 * Waits for the rest of the pause after a delete, to its end whatever happens. Where the delete's route may take the
 * copilot's record, the list is asked meanwhile: an import into nothing would be lost.
 */
export async function waitForPause(
  drive: AnyDrive,
  { fromMs, isSafe, toMs }: { readonly fromMs: number; readonly toMs: number; readonly isSafe: boolean },
): Promise<Stop | undefined> {
  const { deadline, job, ports } = drive;
  // Not at once: a list that lags behind would still show a record that is gone.
  const lookAtMs = fromMs + (toMs - fromMs) / 2;
  const asked = isSafe ? undefined : job.copilot?.id;
  const own = { clock: ports.clock, deadline };
  if (asked !== undefined && !(await sleepUntil(lookAtMs, toMs, own))) return stopAtDeadline(drive);
  const sinceMs = lookAtMs - (toMs - fromMs) * sharedLook;
  const isMissing = asked !== undefined && (await isRecordMissing(asked, sinceMs, ports));
  if (!(await sleepUntil(toMs, toMs, own))) return stopAtDeadline(drive);
  // It may lag the other way, too: only a record that is missing twice is gone.
  if (!isMissing || !(await isRecordMissing(asked, ports.clock.nowMs(), ports))) return undefined;
  reportIncident(
    drive,
    'The list no longer holds the copilot: the delete has removed more than its actions.',
  );
  reportRecord(drive);
  return 'record-removed';
}

export function reportRecord({ job, ports }: AnyDrive): void {
  if (job.copilot === undefined) return;
  ports.log.info(`The fields of the removed record: ${JSON.stringify(job.copilot.record)}`);
}

export function isOver({ deadline, ports }: AnyDrive, ms = 0): boolean {
  return ports.clock.nowMs() + ms + requestMs > (deadline.findEndMs() ?? Infinity);
}
