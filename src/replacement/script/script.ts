import type { ServiceFault } from '../../errors.ts';
import { shortenOid } from '../../oid.ts';
import { checkRecord, reportIncident, reportRecord, waitForPause, type Stop } from '../drive.ts';
import { isContentRefused } from '../failed-call.ts';
import {
  isUnchanged,
  nameVersion,
  noteInFlight,
  type ScriptDrive,
  type ScriptJob,
  type ScriptProgress,
} from './script-progress.ts';
import { mayTryAgain } from './script-rules.ts';
import { beginStep, findRules, findTimeoutMs, keep, makeCall, type ScriptResponse } from './script-run.ts';

/** Result of a scripted sync. `service`: all attempts failed at the service. */
export type ScriptEnd = 'done' | 'service' | Stop;

/** Result of a step: continue, repeat the sequence, use the next version, or end. */
type Turn = 'done' | 'repeat' | 'give-up' | Stop;

/** Delete route of the management API. On some releases, it deletes the copilot itself. */
const documentedRoute = '/backend/copilot/{copilot_id}';

/**
 * Deletes, waits and imports without verification, or restores a previous version. An import appends actions, so an
 * import with an unknown effect is repeated only after another delete and delay. Rejects only because of a bug; the
 * journal then stays open.
 */
export async function runScript(drive: ScriptDrive): Promise<ScriptEnd> {
  for (;;) {
    const turn = await replaceOnce(drive);
    const next = turn === 'give-up' ? turnToPrevious(drive) : turn;
    if (next === 'repeat') continue;
    const isHandedOver = next === 'handed-over';
    if (isHandedOver) note(drive, { isHandedOver });
    await keep(drive, isHandedOver);
    return next;
  }
}

function note(drive: ScriptDrive, changes: Partial<ScriptProgress>): void {
  drive.progress = { ...drive.progress, ...changes };
}

async function replaceOnce(drive: ScriptDrive): Promise<Turn> {
  if (drive.progress.name === 'deleting') {
    const turn = await deleteAll(drive);
    if (turn !== 'done') return turn;
  }
  if (drive.progress.name === 'settling') {
    const stop = await settle(drive);
    if (stop !== undefined) return stop;
  }
  return importVersion(drive);
}

/** Selects the next previous version if actions may be gone and a version is left. Otherwise, the sync ends. */
function turnToPrevious(drive: ScriptDrive): 'repeat' | 'service' {
  const { at, fault, givenUp = fault } = drive.progress;
  if (givenUp === undefined || isUnchanged(drive.progress) || !findRules(drive).hasAlternative)
    return 'service';
  note(drive, { name: 'deleting', request: 1, at: at + 1, round: 1, givenUp, hasStumbled: false });
  return 'repeat';
}

async function deleteAll(drive: ScriptDrive): Promise<Turn> {
  const { job, ports } = drive;
  const route = job.deletePath === 'auto' ? documentedRoute : job.deletePath;
  for (;;) {
    const answer = await makeCall(drive, 'delete', {
      begin: 'Deleting the copilot’s actions.',
      send: () => ports.service.deleteActions(job.copilotId, route),
    });
    if (typeof answer === 'string') return answer;
    const { endedMs: deletedAtMs, fault, sentMs } = answer;
    if (fault === undefined) {
      const { beganAtMs = sentMs } = drive.progress;
      note(drive, { name: 'settling', beganAtMs, deletedAtMs, holds: ['nothing'] });
      return 'done';
    }
    const isGone = fault.status === 404 && (await checkRecord(drive, answer.endedMs)) !== undefined;
    const turn = isGone ? 'record-removed' : judgeFailedDelete(drive, { ...answer, fault });
    if (turn !== 'repeat') return turn;
  }
}

type Failed = Required<ScriptResponse>;

/**
 * Decides how to continue after a failed delete. A delete is idempotent, so it can be repeated alone whatever its
 * effect was.
 */
function judgeFailedDelete(drive: ScriptDrive, failed: Failed): 'repeat' | 'give-up' | 'record-removed' {
  const { fault } = failed;
  drive.progress = noteFailedDelete({ ...drive.progress, fault }, failed);
  // A 404 after an earlier attempt means that the copilot itself is gone.
  if (fault.status === 404 && !isUnchanged(drive.progress)) {
    reportIncident(drive, `${fault.explanation} No retries left.`);
    reportRecord(drive);
    return 'record-removed';
  }
  // An import never follows an unconfirmed delete, because every action could then exist twice.
  return repeatRequest(drive, fault);
}

function noteFailedDelete(progress: ScriptProgress, { endedMs, fault, sentMs }: Failed): ScriptProgress {
  if (fault.applied === 'no') return progress;
  // If the service itself fails the first delete, the delete has changed nothing.
  if (isUnchanged(progress) && fault.kind === 'status' && fault.status === 500)
    return { ...progress, isInDoubt: true };
  const began = { ...progress, beganAtMs: progress.beganAtMs ?? sentMs };
  return noteInFlight(began, { request: 'delete', sentAtMs: sentMs, endedAtMs: endedMs }, fault);
}

async function settle(drive: ScriptDrive): Promise<Stop | undefined> {
  const { job, ports, progress } = drive;
  const stop = await beginStep(drive);
  if (stop !== undefined) return stop;
  const { deletedAtMs: fromMs = ports.clock.nowMs() } = progress;
  // The delay starts after the last delete that may still be processed.
  const ends = progress.inFlight
    .filter(({ request }) => request === 'delete')
    .map(({ endedAtMs, sentAtMs }) => Math.max(sentAtMs + findTimeoutMs(drive), endedAtMs));
  const until = ends.length === 0 ? '' : ' until the timed-out delete can no longer be processed, and then';
  ports.log.info(`Actions deleted. Waiting${until} ${job.waitMs / 1000} s before the import.`);
  const toMs = Math.max(fromMs, ...ends) + job.waitMs;
  const why = await waitForPause(drive, { fromMs, toMs, isSafe: false });
  if (why === undefined) note(drive, { name: 'importing', request: 1, fault: undefined });
  return why;
}

async function importVersion(drive: ScriptDrive): Promise<Turn> {
  const { job, ports, progress } = drive;
  const document = progress.at === 0 ? job.next : job.previous[progress.at - 1]?.body;
  if (document === undefined) throw new TypeError(`There is no version ${progress.at}.`);
  for (;;) {
    const answer = await makeCall(drive, 'import', {
      begin: `Importing ${renderVersion(job, progress.at)}.`,
      send: () => ports.service.importActions(job.copilotId, document),
    });
    if (typeof answer === 'string') return answer;
    const { endedMs: importEndedAtMs, fault, sentMs: importSentAtMs } = answer;
    note(drive, { importSentAtMs, importEndedAtMs });
    if (fault === undefined) {
      note(drive, { holds: [nameVersion(progress.at)] });
      ports.log.info('The service confirmed the import.');
      return 'done';
    }
    note(drive, { fault });
    // A request that never arrived can be repeated alone.
    if (fault.applied !== 'no' || fault.rejected) return judgeFailedImport(drive, { ...answer, fault });
    if (repeatRequest(drive, fault) === 'give-up') return 'give-up';
  }
}

function judgeFailedImport(drive: ScriptDrive, { endedMs, fault, sentMs }: Failed): 'repeat' | 'give-up' {
  // An importer that fails at an operation has stored the operations before it.
  if (isContentRefused(fault)) {
    note(drive, { holds: [...new Set([...drive.progress.holds, 'part' as const])] });
    return giveUp(drive, fault);
  }
  if (fault.applied === 'unknown') {
    const call = { request: 'import', sentAtMs: sentMs, endedAtMs: endedMs } as const;
    drive.progress = noteInFlight(drive.progress, call, fault);
    if (fault.status === 500 && drive.progress.hasStumbled) return giveUp(drive, fault);
    if (fault.status === 500) note(drive, { hasStumbled: true });
  }
  const { round } = drive.progress;
  if (!mayTryAgain(drive.progress, fault, round, findRules(drive))) return giveUp(drive, fault);
  reportIncident(drive, `${fault.explanation} Repeating the whole sequence: delete, wait, import.`);
  note(drive, { name: 'deleting', request: 1, round: round + 1 });
  return 'repeat';
}

function repeatRequest(drive: ScriptDrive, fault: ServiceFault): 'repeat' | 'give-up' {
  const { progress } = drive;
  if (!mayTryAgain(progress, fault, progress.request, findRules(drive))) return giveUp(drive, fault);
  reportIncident(drive, `${fault.explanation} Repeating only this request.`);
  note(drive, { request: progress.request + 1 });
  return 'repeat';
}

function giveUp(drive: ScriptDrive, fault: ServiceFault): 'give-up' {
  const isOver = isUnchanged(drive.progress) || !findRules(drive).hasAlternative;
  const next = isOver ? 'No retries left.' : 'Rolling back to the previous version.';
  reportIncident(drive, `${fault.explanation} ${next}`);
  return 'give-up';
}

export function renderVersion({ previous }: Pick<ScriptJob, 'previous'>, at: number): string {
  const { commit } = previous[at - 1] ?? {};
  return commit === undefined ? 'the new version' : `the version of ${shortenOid(commit)}`;
}
