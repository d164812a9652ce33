import type { Copilot } from '../copilot.ts';
import type { ReplacementRecord, ReplacePorts } from './replacement-record.ts';
import { requestMs, type Deadline } from './deadline.ts';
import { findCopilot } from './check.ts';
import { attemptRequest } from './request-with-retries.ts';
import { listPollMs } from './reconcile/waiting-times.ts';

/** One process's part of a sync. */
export interface SyncRun<Job extends ReplacementRecord, Status extends object> {
  readonly job: Job;
  readonly ports: ReplacePorts;
  readonly deadline: Deadline;
  /** Time for everything from the first request on, in milliseconds. Half of it is for the new version. */
  readonly budgetMs: number;
  /**
   * Start of the post step, from which its time budget counts, or `undefined` in the main step. After the post step, no
   * process can resume the sync.
   */
  readonly tookOverAtMs: number | undefined;
  status: Status;
  readonly incidents: string[];
}

type AnyRun = SyncRun<ReplacementRecord, object>;

/** Reason why a process stopped before it reached the desired state. */
export type Stop = 'interrupted' | 'out-of-time' | 'no-journal' | 'handed-over' | 'record-removed';

export function stopAtDeadline({ tookOverAtMs }: AnyRun): Stop {
  return tookOverAtMs === undefined ? 'handed-over' : 'out-of-time';
}

/** Writes the journal. If the journal can't be written, logs a warning and returns `false`. */
export async function keepJournal(
  { ports, status }: AnyRun,
  mark: { readonly isOpen: boolean; readonly hasSent: boolean },
): Promise<boolean> {
  try {
    await ports.journal.write(status, { writtenAtMs: ports.clock.nowMs(), ...mark });
    return true;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    ports.log.warning(`The recovery journal can’t be written: ${reason}.`);
    return false;
  }
}

const maxIncidents = 30;

export function reportIncident({ incidents, ports }: AnyRun, text: string): void {
  ports.log.info(text);
  if (incidents.length < maxIncidents) incidents.push(text);
}

/** Share of the delay by which a response to another target's request may be older. */
const maxAge = 0.2;

/**
 * Waits for the rest of the delay after a delete. If the delete route may delete the copilot itself, the copilot list is
 * read meanwhile, because an import would be lost.
 * @returns the reason to stop, or `undefined` if the import can follow
 */
export async function waitForDelay(
  run: AnyRun,
  { fromMs, isSafe, toMs }: { readonly fromMs: number; readonly toMs: number; readonly isSafe: boolean },
): Promise<Stop | undefined> {
  // A list that lags behind can still show a deleted copilot, so it isn't read at once.
  const checkAtMs = fromMs + (toMs - fromMs) / 2;
  if (!isSafe && run.job.copilot !== undefined) {
    if (!(await sleepUntil(run, checkAtMs, toMs))) return stopAtDeadline(run);
    const record = await checkRecord(run, checkAtMs - (toMs - fromMs) * maxAge);
    if (record === 'record-removed') return record;
  }
  return (await sleepUntil(run, toMs, toMs)) ? undefined : stopAtDeadline(run);
}

/** Sleeps until a time. Returns `false` as soon as the deadline leaves no time for a request at `neededMs`. */
export async function sleepUntil(run: AnyRun, endMs: number, neededMs: number): Promise<boolean> {
  const { clock } = run.ports;
  for (let nowMs = clock.nowMs(); nowMs < endMs; nowMs = clock.nowMs()) {
    if (isOver(run, neededMs - nowMs)) return false;
    await run.deadline.sleep(endMs - nowMs);
  }
  return true;
}

/**
 * Reads the copilot list after a delete, because one public release deletes the copilot itself with its actions. The
 * copilot is gone only if it is missing twice, because a list can lag behind. If the list can't be read, the function
 * logs a warning.
 * @param sinceMs time on the monotonic clock. A response to a later request of another target is new enough
 */
export async function checkRecord(
  run: AnyRun,
  sinceMs: number,
): Promise<'listed' | 'record-removed' | 'unknown'> {
  const { clock, log, service } = run.ports;
  const id = run.job.copilot?.id;
  if (id === undefined) return 'unknown';
  const isListed = (copilots: readonly Copilot[]): boolean => findCopilot(copilots, id) !== undefined;
  let listing = await attemptRequest(() => service.listCopilots(sinceMs));
  if (listing.ok && !isListed(listing.value)) {
    await run.deadline.sleep(listPollMs);
    listing = await attemptRequest(() => service.listCopilots(clock.nowMs()));
  }
  if (!listing.ok) {
    log.warning(`${listing.fault.explanation} The action couldn’t check whether the copilot still exists.`);
    return 'unknown';
  }
  if (isListed(listing.value)) return 'listed';
  reportIncident(
    run,
    'The copilot is no longer listed. The delete request deleted the copilot itself, not only its actions.',
  );
  reportRecord(run);
  return 'record-removed';
}

/** Logs the copilot's fields, so that users can recreate it. */
export function reportRecord({ job, ports }: AnyRun): void {
  if (job.copilot === undefined) return;
  ports.log.info(`The fields of the removed copilot: ${JSON.stringify(job.copilot.record)}`);
}

/** Returns whether the deadline leaves no time for a request in `ms` milliseconds. */
export function isOver({ deadline, ports }: AnyRun, ms = 0): boolean {
  return ports.clock.nowMs() + ms + requestMs > (deadline.findEndMs() ?? Infinity);
}
