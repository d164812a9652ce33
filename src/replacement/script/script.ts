import type { ServiceFault } from '../../errors.ts';
import { shortenOid } from '../../oid.ts';
import { checkRecord, reportIncident, reportRecord, waitForPause, type Stop } from '../drive.ts';
import { isContentRefused } from '../failed-call.ts';
import { beginStep, findFinishedMs, keep, sendRequest } from './script-request.ts';
import { isLastVersion, mayRetry } from './script-rules.ts';
import {
  isUnchanged,
  updateStatus,
  type ScriptDrive,
  type ScriptJob,
  type ScriptStatus,
} from './script-status.ts';

/** Result of a scripted sync. `service`: all attempts failed at the service. */
export type ScriptEnd = 'done' | 'service' | Stop;

/** Delete route of the management API. On some releases, it deletes the copilot itself. */
const documentedRoute = '/backend/copilot/{copilot_id}';

/** The script. Each step sets the next step, or ends the sync. */
const steps = { delete: deleteActions, wait: waitBeforeImport, import: importVersion } as const;

/**
 * Deletes, waits and imports without verification, or restores a previous version. An import appends actions, so an
 * import with an unknown effect is repeated only after another delete and delay. Rejects only because of a bug; the
 * journal then stays open.
 */
export async function runScript(drive: ScriptDrive): Promise<ScriptEnd> {
  let end: ScriptEnd | 'continue' = 'continue';
  while (end === 'continue') end = await steps[drive.progress.step](drive);
  const isHandedOver = end === 'handed-over';
  if (isHandedOver) updateStatus(drive, { isHandedOver });
  await keep(drive, isHandedOver);
  return end;
}

function continueWith(drive: ScriptDrive, changes: Partial<ScriptStatus>): 'continue' {
  updateStatus(drive, changes);
  return 'continue';
}

async function deleteActions(drive: ScriptDrive): Promise<ScriptEnd | 'continue'> {
  const { job, ports } = drive;
  const route = job.deletePath === 'auto' ? documentedRoute : job.deletePath;
  const fault = await sendRequest(drive, 'delete', {
    begin: 'Deleting the copilot’s actions.',
    send: () => ports.service.deleteActions(job.copilotId, route),
  });
  if (typeof fault === 'string') return fault;
  if (fault === undefined) return continueWith(drive, { step: 'wait', actions: 'none' });
  if (fault.status === 404) {
    if ((await checkRecord(drive, ports.clock.nowMs())) !== undefined) return 'record-removed';
    // A 404 after an earlier attempt means that the copilot itself is gone.
    if (!isUnchanged(drive.progress)) {
      reportIncident(drive, `${fault.explanation} No retries left.`);
      reportRecord(drive);
      return 'record-removed';
    }
  }
  // An import never follows an unconfirmed delete, because every action could then exist twice.
  return repeatRequest(drive, fault);
}

async function waitBeforeImport(drive: ScriptDrive): Promise<Stop | 'continue'> {
  const { job, ports, progress } = drive;
  const stop = await beginStep(drive);
  if (stop !== undefined) return stop;
  const isOpen = progress.inFlight.delete !== undefined;
  const until = isOpen ? ' until the timed-out delete can no longer be processed, and then' : '';
  ports.log.info(`Actions deleted. Waiting${until} ${job.waitMs / 1000} s before the import.`);
  // The delay starts after the last delete that may still be processed.
  const fromMs = progress.sent.delete?.endedAtMs ?? ports.clock.nowMs();
  const toMs = Math.max(fromMs, findFinishedMs(drive, 'delete')) + job.waitMs;
  const end = await waitForPause(drive, { fromMs, toMs, isSafe: false });
  const waitMs = ports.clock.nowMs() - fromMs;
  return end ?? continueWith(drive, { step: 'import', request: 1, fault: undefined, waitMs });
}

async function importVersion(drive: ScriptDrive): Promise<ScriptEnd | 'continue'> {
  const { job, ports, progress } = drive;
  const document = progress.version === 0 ? job.next : job.previous[progress.version - 1]?.body;
  if (document === undefined) throw new TypeError(`There is no version ${progress.version}.`);
  const fault = await sendRequest(drive, 'import', {
    begin: `Importing ${renderVersion(job, progress.version)}.`,
    send: () => ports.service.importActions(job.copilotId, document),
  });
  if (typeof fault === 'string') return fault;
  if (fault === undefined) {
    ports.log.info('The service confirmed the import.');
    return 'done';
  }
  // A request that never arrived can be repeated alone.
  return fault.applied === 'no' && !fault.rejected
    ? repeatRequest(drive, fault)
    : repeatSequence(drive, fault);
}

/** Repeats the request alone: a delete is idempotent, and an import that never arrived stored nothing. */
function repeatRequest(drive: ScriptDrive, fault: ServiceFault): 'service' | 'continue' {
  const { request } = drive.progress;
  if (!mayRetry(drive, fault, request)) return rollBack(drive, fault);
  reportIncident(drive, `${fault.explanation} Repeating only this request.`);
  return continueWith(drive, { request: request + 1 });
}

/** Deletes, waits and imports again, because the import may have stored actions. */
function repeatSequence(drive: ScriptDrive, fault: ServiceFault): 'service' | 'continue' {
  const { hasFailedInside = false, round } = drive.progress;
  const isInside = fault.applied === 'unknown' && fault.status === 500;
  const isFinal = isContentRefused(fault) || (isInside && hasFailedInside);
  if (isFinal || !mayRetry(drive, fault, round)) return rollBack(drive, fault);
  reportIncident(drive, `${fault.explanation} Repeating the whole sequence: delete, wait, import.`);
  const next = { step: 'delete', request: 1, round: round + 1 } as const;
  return continueWith(drive, { ...next, hasFailedInside: hasFailedInside || isInside });
}

/** Selects the next previous version if actions may be gone and a version is left. Otherwise, the sync ends. */
function rollBack(drive: ScriptDrive, fault: ServiceFault): 'service' | 'continue' {
  const { rolledBackFor = fault, version } = drive.progress;
  const isOver = isUnchanged(drive.progress) || isLastVersion(drive);
  const next = isOver ? 'No retries left.' : 'Rolling back to the previous version.';
  reportIncident(drive, `${fault.explanation} ${next}`);
  if (isOver) return 'service';
  const restored = { step: 'delete', request: 1, round: 1, hasFailedInside: false } as const;
  return continueWith(drive, { ...restored, version: version + 1, rolledBackFor });
}

export function renderVersion({ previous }: Pick<ScriptJob, 'previous'>, version: number): string {
  const { commit } = previous[version - 1] ?? {};
  return commit === undefined ? 'the new version' : `the version of ${shortenOid(commit)}`;
}
