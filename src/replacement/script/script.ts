import type { ServiceFault } from '../../errors.ts';
import { shortenOid } from '../../oid.ts';
import {
  checkRecord,
  reportIncident,
  reportRecord,
  sleepUntil,
  stopAtDeadline,
  waitForDelay,
  type Stop,
} from '../sync-run.ts';
import { isContentRefused } from '../failed-call.ts';
import { beginStep, findFinishedMs, keep, sendRequest } from './script-request.ts';
import { isLastVersion, mayRetry } from './script-rules.ts';
import { continueWith, isUnchanged, type ScriptRun, type ScriptJob } from './script-status.ts';

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
export async function runScript(run: ScriptRun): Promise<ScriptEnd> {
  let end: ScriptEnd | 'continue' = 'continue';
  while (end === 'continue') end = await steps[run.status.step](run);
  const isHandedOver = end === 'handed-over';
  if (isHandedOver) continueWith(run, { isHandedOver });
  await keep(run, isHandedOver);
  return end;
}

async function deleteActions(run: ScriptRun): Promise<ScriptEnd | 'continue'> {
  const { job, ports } = run;
  const route = job.deletePath === 'auto' ? documentedRoute : job.deletePath;
  const fault = await sendRequest(run, 'delete', {
    begin: 'Deleting the copilot’s actions.',
    send: () => ports.service.deleteActions(job.copilotId, route),
  });
  if (typeof fault === 'string') return fault;
  const deletedAtMs = ports.clock.nowMs();
  if (fault === undefined) return continueWith(run, { step: 'wait', actions: 'none', deletedAtMs });
  const end = fault.status === 404 ? await explainMissing(run, fault) : undefined;
  // An import never follows an unconfirmed delete, because every action could then exist twice.
  return end ?? repeatRequest(run, fault);
}

/** Finds out whether an earlier delete has deleted the copilot itself. Returns `undefined` if nothing was deleted. */
async function explainMissing(run: ScriptRun, fault: ServiceFault): Promise<ScriptEnd | undefined> {
  const { job, ports } = run;
  const isDeleted = !isUnchanged(run.status);
  const atMs = ports.clock.nowMs() + (isDeleted && job.copilot !== undefined ? job.waitMs / 2 : 0);
  // A list that lags behind can still show a deleted copilot.
  if (!(await sleepUntil(run, atMs, atMs))) return stopAtDeadline(run);
  const record = await checkRecord(run, atMs);
  if (record === 'record-removed') return record;
  if (!isDeleted) return undefined;
  reportIncident(run, `${fault.explanation} No retries left.`);
  if (record === 'listed') return 'service';
  reportRecord(run);
  return 'record-removed';
}

async function waitBeforeImport(run: ScriptRun): Promise<Stop | 'continue'> {
  const { job, ports, status } = run;
  const stop = await beginStep(run);
  if (stop !== undefined) return stop;
  const isOpen = status.inFlight.delete !== undefined;
  const until = isOpen ? ' until the timed-out delete can no longer be processed, and then' : '';
  ports.log.info(`Actions deleted. Waiting${until} ${job.waitMs / 1000} s before the import.`);
  // The delay starts after the last delete that may still be processed.
  const fromMs = status.deletedAtMs ?? ports.clock.nowMs();
  const toMs = Math.max(fromMs, findFinishedMs(run, 'delete')) + job.waitMs;
  const end = await waitForDelay(run, { fromMs, toMs, isSafe: false });
  const waitMs = ports.clock.nowMs() - fromMs;
  return end ?? continueWith(run, { step: 'import', request: 1, fault: undefined, waitMs });
}

async function importVersion(run: ScriptRun): Promise<ScriptEnd | 'continue'> {
  const { job, ports, status } = run;
  const document = [job.next, ...job.previous.map(({ body }) => body)][status.version];
  if (document === undefined) throw new TypeError(`There is no version ${status.version}.`);
  const fault = await sendRequest(run, 'import', {
    begin: `Importing ${renderVersion(job, status.version)}.`,
    send: () => ports.service.importActions(job.copilotId, document),
  });
  if (typeof fault === 'string') return fault;
  if (fault === undefined) {
    ports.log.info('The service confirmed the import.');
    continueWith(run, { filledAtMs: ports.clock.nowMs() });
    return 'done';
  }
  // A request that never arrived can be repeated alone.
  return fault.applied === 'no' && !fault.rejected ? repeatRequest(run, fault) : repeatSequence(run, fault);
}

/** Repeats the request alone: a delete is idempotent, and an import that never arrived stored nothing. */
function repeatRequest(run: ScriptRun, fault: ServiceFault): 'service' | 'continue' {
  const { request } = run.status;
  if (!mayRetry(run, fault, request)) return rollBack(run, fault);
  reportIncident(run, `${fault.explanation} Repeating only this request.`);
  return continueWith(run, { request: request + 1 });
}

/** Deletes, waits and imports again, because the import may have stored actions. */
function repeatSequence(run: ScriptRun, fault: ServiceFault): 'service' | 'continue' {
  const { hasFailedInside = false, round } = run.status;
  const isInside = fault.applied === 'unknown' && fault.status === 500;
  const isFinal = isContentRefused(fault) || (isInside && hasFailedInside);
  if (isFinal || !mayRetry(run, fault, round)) return rollBack(run, fault);
  reportIncident(run, `${fault.explanation} Repeating the whole sequence: delete, wait, import.`);
  const next = { step: 'delete', request: 1, round: round + 1 } as const;
  return continueWith(run, { ...next, hasFailedInside: hasFailedInside || isInside });
}

/** Selects the next previous version if actions may be gone and a version is left. Otherwise, the sync ends. */
function rollBack(run: ScriptRun, fault: ServiceFault): 'service' | 'continue' {
  const { rolledBackFor = fault, version } = run.status;
  const isOver = isUnchanged(run.status) || isLastVersion(run);
  const next = isOver ? 'No retries left.' : 'Rolling back to the previous version.';
  reportIncident(run, `${fault.explanation} ${next}`);
  if (isOver) return 'service';
  const restored = { step: 'delete', request: 1, round: 1, hasFailedInside: false } as const;
  return continueWith(run, { ...restored, version: version + 1, rolledBackFor });
}

export function renderVersion({ previous }: Pick<ScriptJob, 'previous'>, version: number): string {
  const { commit } = previous[version - 1] ?? {};
  return commit === undefined ? 'the new version' : `the version of ${shortenOid(commit)}`;
}
