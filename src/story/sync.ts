import { requireKey } from './require-key.ts';
import { createSpecError } from './spec-error.ts';
import { explain } from '../errors.ts';
import type { Target } from '../inputs.ts';
import { checkCopilot } from '../sync/check.ts';
import { renderCommit, renderCount } from '../report/measures.ts';
import type { ReplaceResult } from '../sync/replace-job.ts';
import { replaceActions } from '../sync/replace.ts';
import type { Ending, TargetRun } from './target-run.ts';
import { untilInterrupted } from './until-interrupted.ts';
import type { Backup, Versions } from './versions.ts';

/**
 * Replaces the copilot's actions, with everything in hand before the first request that changes anything.
 * @throws ActionError before anything was sent that changes the service
 */
export async function syncCopilot(target: Target, versions: Versions, run: TargetRun): Promise<Ending> {
  const { next, backup } = versions;
  if (!next.ok) throw createSpecError(target, next);
  const { log } = run.ports;
  const { service, journal } = await run.ports.connect(target, run.index);
  const checking = checkCopilot(target.copilotId, run, { ...run.ports, service });
  const checked = await untilInterrupted(checking, run.ports.interruption);
  if (checked.copilot !== undefined) log.info(`The service lists the copilot: ${checked.copilot.name}.`);
  log.info(renderBackup(backup));

  const { copilot, warnings } = checked;
  const job = {
    copilotId: copilot?.id ?? target.copilotId ?? '',
    ...(copilot === undefined ? {} : { copilot }),
    swaggerFile: target.swaggerFile,
    settleMs: target.settleMs,
    deletePath: target.deletePath,
    maxAttempts: run.maxAttempts,
    next: next.body,
    ...(backup.kind === 'found' ? { previous: backup.body } : {}),
  };
  const known = { ...(copilot === undefined ? {} : { copilot }), warnings };
  try {
    return describeResult(await replaceActions(job, { ...run.ports, service, journal }), known);
  } catch (error) {
    return { ...known, outcome: 'lost', state: stateAfterBug, failure: explain(error) };
  }
}

/** The journal is open then, so the post step takes over; until it has, nobody knows. */
const stateAfterBug =
  'The copilot may have no actions: this step broke off midway. Its post step goes on from there and says what the copilot holds.';

type Known = Pick<Ending, 'copilot' | 'warnings'>;

function describeResult(result: ReplaceResult, { warnings = [], ...known }: Known): Ending {
  const { outcome, state, failure, isRecordRemoved, settleMs, replaceMs } = result;
  return {
    ...known,
    outcome,
    state,
    synced: outcome === 'synced',
    isRecordRemoved,
    ...(failure === undefined ? {} : { failure }),
    warnings: [...warnings, ...result.warnings],
    timings: { totalMs: 0, replaceMs, ...(settleMs === undefined ? {} : { settleMs }) },
  };
}

/**
 * Tells which copilots there are: the answer to a workflow that names none.
 * @throws ActionError always: `copilot-unknown`, or why not even the list could be had
 */
export async function refuseMissingCopilot(target: Target, run: TargetRun): Promise<void> {
  requireKey(run);
  const { service } = await run.ports.connect(target, run.index);
  await checkCopilot(undefined, run, { ...run.ports, service });
}

function renderBackup(backup: Backup): string {
  return backup.kind === 'found'
    ? `Backup: the version at ${renderCommit(backup.commit)} (${renderCount(backup.operations, 'operation')}) goes back in if the import fails.`
    : `No backup: ${backup.why}. If the import fails, the copilot has no actions until the next sync.`;
}
