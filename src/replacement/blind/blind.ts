import type { ServiceFault } from '../../errors.ts';
import { createFixedHorizon, createSignalHorizon } from '../horizon.ts';
import type { ReplacePorts } from '../replace-job.ts';
import {
  addHoldings,
  isDoubtful,
  isUnchanged,
  nameVersion,
  noteAtWork,
  takeOver,
  unbegun,
  type BlindJob,
  type BlindProgress,
} from './blind-progress.ts';
import { isDocumentRefused, isSameTrouble, mayTryAgain } from './blind-rules.ts';
import {
  findRules,
  keep,
  makeCall,
  tellIncident,
  type BlindAnswer,
  type BlindRun,
  type BlindStop,
} from './blind-run.ts';
import { settle } from './settle.ts';

/** How a blind replacement ended. */
export interface BlindEnd {
  /** `service`: it failed there, in all tries. */
  readonly why: 'done' | 'service' | 'record-removed' | BlindStop;
  readonly progress: BlindProgress;
  readonly incidents: readonly string[];
  /** Why its journal could not even be begun. */
  readonly cause?: string;
}

/** The route that the interface names; it may take the copilot's record, too. */
const contractRoute = '/backend/copilot/{copilot_id}';

/**
 * Delete, wait, import, where nobody can look; or the previous version back. The service appends on import, so an import
 * of unknown outcome is repeated only after another delete and pause. Rejects only on a bug: the journal is left open then.
 */
export async function replaceBlind(job: BlindJob, budgetMs: number, ports: ReplacePorts): Promise<BlindEnd> {
  try {
    await ports.journal.begin(job);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { why: 'no-journal', progress: unbegun, incidents: [], cause };
  }
  const horizon = createSignalHorizon(ports.interruption, ports.clock);
  const { timeoutMs } = job;
  const options = {
    job,
    ports,
    horizon,
    budgetMs,
    budgetFromMs: undefined,
    timeoutMs,
    atHorizon: 'hand-over',
  } as const;
  try {
    return await replaceVersions({ ...options, progress: unbegun, incidents: [] });
  } finally {
    horizon.close();
  }
}

/** Goes on where a dead process stopped. @param left its moments on this process's clock, as all others */
export async function resumeBlind(
  job: BlindJob,
  left: BlindProgress,
  times: { readonly writtenMs: number; readonly fromMs: number; readonly budgetMs: number },
  ports: ReplacePorts,
): Promise<BlindEnd> {
  const { budgetMs, fromMs, writtenMs } = times;
  const { clock } = ports;
  // A call that may be at work is waited for, but not for so long that nothing can follow.
  const timeoutMs = Math.min(job.timeoutMs, budgetMs / 2);
  const horizon = createFixedHorizon(fromMs + budgetMs, clock);
  const progress = takeOver(left, { nowMs: clock.nowMs(), timeoutMs, writtenMs });
  const options = {
    job,
    ports,
    horizon,
    budgetMs,
    budgetFromMs: fromMs,
    timeoutMs,
    atHorizon: 'end',
  } as const;
  return replaceVersions({ ...options, progress, incidents: [] });
}

/** What a step leads to: on to the next one, the whole of it again, the next version, or an end. */
type Turn = 'done' | 'repeat' | 'give-up' | 'record-removed' | BlindStop;

async function replaceVersions(run: BlindRun): Promise<BlindEnd> {
  for (;;) {
    const turn = await replaceOnce(run);
    const next = turn === 'give-up' ? turnToPrevious(run) : turn;
    if (next === 'repeat') continue;
    if (next === 'handed-over') run.progress = { ...run.progress, isHandedOver: true };
    await keep(run, next === 'handed-over');
    return { why: next, progress: run.progress, incidents: run.incidents };
  }
}

/** Delete, settle, import, from wherever it stands. */
async function replaceOnce(run: BlindRun): Promise<Turn> {
  if (run.progress.name === 'deleting') {
    const turn = await deleteAll(run);
    if (turn !== 'done') return turn;
  }
  if (run.progress.name === 'settling') {
    const turn = await settle(run);
    if (turn !== 'done') return turn;
  }
  return importVersion(run);
}

/** Puts back what can be put back, where something may be gone; else the replacement ends. */
function turnToPrevious(run: BlindRun): 'repeat' | 'service' {
  const { fault, ...progress } = run.progress;
  if (fault === undefined || isUnchanged(progress) || !findRules(run).hasAlternative) return 'service';
  const givenUp = progress.givenUp ?? fault;
  run.progress = {
    ...beginAgain(run.progress),
    at: progress.at + 1,
    round: 1,
    givenUp,
    importFault: undefined,
  };
  return 'repeat';
}

function beginAgain(progress: BlindProgress): BlindProgress {
  return { ...progress, name: 'deleting', request: 1 };
}

async function deleteAll(run: BlindRun): Promise<Turn> {
  const { job, ports } = run;
  const copilotId = job.copilot?.id ?? job.copilotId;
  const route = job.deletePath === 'auto' ? contractRoute : job.deletePath;
  for (;;) {
    const begin = 'Deleting the copilot’s actions.';
    const answer = await makeCall(run, 'delete', {
      begin,
      send: () => ports.service.deleteActions(copilotId, route),
    });
    if (answer.kind === 'stopped') return answer.why;
    if (answer.kind === 'done') {
      const { endedMs: deletedAtMs, sentMs } = answer;
      const beganAtMs = run.progress.beganAtMs ?? sentMs;
      run.progress = { ...run.progress, name: 'settling', beganAtMs, deletedAtMs, holds: ['nothing'] };
      return 'done';
    }
    const turn = judgeFailedDelete(run, answer);
    if (turn !== 'repeat') return turn;
  }
}

type Failed = Extract<BlindAnswer, { kind: 'failed' }>;

/** A delete does no more the second time: it may be repeated alone, whatever became of the first. */
function judgeFailedDelete(run: BlindRun, failed: Failed): 'repeat' | 'give-up' | 'record-removed' {
  const { fault } = failed;
  run.progress = noteFailedDelete({ ...run.progress, fault }, failed);
  // The route has worked or may have: now it is the record that it no longer finds.
  if (fault.status === 404 && !isUnchanged(run.progress)) {
    tellIncident(run, `${fault.explanation} Nothing more can be tried.`);
    return 'record-removed';
  }
  // Nothing is ever imported on top of a delete that was not confirmed: every action could then be there twice.
  if (!mayTryAgain(run.progress, fault, run.progress.request, findRules(run))) return giveUp(run, fault);
  return repeatRequest(run, fault);
}

function noteFailedDelete(progress: BlindProgress, { endedMs, fault, sentMs }: Failed): BlindProgress {
  if (fault.applied === 'no') return progress;
  // An error that the service itself has answered to the first delete: it has done nothing.
  if (isUnchanged(progress) && fault.kind === 'status' && fault.status === 500)
    return { ...progress, isInDoubt: true };
  const call = { request: 'delete', sentAtMs: sentMs, endedAtMs: endedMs } as const;
  const holds = addHoldings(progress.holds, 'nothing');
  return noteAtWork({ ...progress, beganAtMs: progress.beganAtMs ?? sentMs, holds }, call, fault);
}

async function importVersion(run: BlindRun): Promise<Turn> {
  const { job, ports, progress } = run;
  const document = progress.at === 0 ? job.next : job.previous[progress.at - 1]?.body;
  if (document === undefined) throw new TypeError(`There is no version ${progress.at}.`);
  const copilotId = job.copilot?.id ?? job.copilotId;
  for (;;) {
    const begin = `Importing ${renderVersion(job, progress.at)}.`;
    const answer = await makeCall(run, 'import', {
      begin,
      send: () => ports.service.importActions(copilotId, document),
    });
    if (answer.kind === 'stopped') return answer.why;
    run.progress = { ...run.progress, importSentAtMs: answer.sentMs, importEndedAtMs: answer.endedMs };
    if (answer.kind === 'done') {
      run.progress = { ...run.progress, holds: [nameVersion(progress.at)] };
      ports.log.info('The service confirmed the import.');
      return 'done';
    }
    const { fault } = answer;
    run.progress = { ...run.progress, fault };
    // It certainly never arrived: it may be repeated alone.
    const isUnsent = fault.applied === 'no' && !fault.refused;
    if (!isUnsent) return judgeFailedImport(run, answer);
    if (!mayTryAgain(run.progress, fault, run.progress.request, findRules(run))) return giveUp(run, fault);
    repeatRequest(run, fault);
  }
}

function judgeFailedImport(run: BlindRun, { endedMs, fault, sentMs }: Failed): 'repeat' | 'give-up' {
  const { progress } = run;
  // An importer that stumbles over an operation has stored those before it.
  if (isDocumentRefused(fault)) {
    run.progress = { ...progress, holds: addHoldings(progress.holds, 'part') };
    return giveUp(run, fault);
  }
  if (fault.applied === 'unknown') {
    const call = { request: 'import', sentAtMs: sentMs, endedAtMs: endedMs } as const;
    const holds = addHoldings(progress.holds, 'part', nameVersion(progress.at));
    run.progress = noteAtWork({ ...progress, holds }, call, fault);
    if (isSameTrouble(progress.importFault, fault)) return giveUp(run, fault);
    if (fault.status === 500) run.progress = { ...run.progress, importFault: fault };
  }
  if (!mayTryAgain(run.progress, fault, run.progress.round, findRules(run))) return giveUp(run, fault);
  tellIncident(run, `${fault.explanation} The whole replacement is repeated: delete, wait, import.`);
  run.progress = { ...beginAgain(run.progress), round: run.progress.round + 1 };
  return 'repeat';
}

function repeatRequest(run: BlindRun, fault: ServiceFault): 'repeat' {
  tellIncident(run, `${fault.explanation} Only that request is repeated.`);
  run.progress = { ...run.progress, request: run.progress.request + 1 };
  return 'repeat';
}

function giveUp(run: BlindRun, fault: ServiceFault): 'give-up' {
  tellIncident(run, `${fault.explanation} ${renderGivingUp(run)}`);
  return 'give-up';
}

function renderGivingUp(run: BlindRun): string {
  const { progress } = run;
  if (isUnchanged(progress)) {
    return isDoubtful(progress) ? 'Nothing seems to have been changed.' : 'Nothing was changed.';
  }
  return findRules(run).hasAlternative
    ? 'The new version is given up. Restoring the previous one.'
    : 'Nothing more can be tried.';
}

/** Which version, in words. */
export function renderVersion({ previous }: Pick<BlindJob, 'previous'>, at: number): string {
  if (at === 0) return 'the new version';
  const commit = previous[at - 1]?.commit.slice(0, 7) ?? '';
  return commit === '' ? 'the previous version' : `the version of ${commit}`;
}
