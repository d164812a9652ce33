import type { Replacement, ReplacementEnding } from '../../ending.ts';
import { explainFailure, recordGone, abortedState } from '../../messages/index.ts';
import { isUnchanged, type ScriptDrive, type ScriptStatus } from './script-status.ts';
import { renderVersion, type ScriptEnd } from './script.ts';

/**
 * Describes the result of a scripted sync. It states only what the service returned, because the copilot's actions
 * can't be read.
 */
export function describeScriptEnd(
  end: ScriptEnd,
  { incidents, job, progress }: ScriptDrive,
  replaceMs: number,
): ReplacementEnding {
  const { actions, fault, inFlight, rolledBackFor: givenUp, version } = progress;
  const replacement = { replaceMs, ...measure(end, progress), incidents };
  if (isUnchanged(progress) && end !== 'handed-over' && end !== 'record-removed') {
    const isInferred = actions === 'presumed';
    const state = isInferred ? `${inferred}, as ${job.scriptedReason}.` : abortedState;
    const failure = explainFailure({ isAborted: true, why: end, fault });
    return { outcome: 'aborted', state, failure, isInferred };
  }
  const failure = explainFailure({ why: end, givenUp, fault: end === 'done' ? undefined : fault });
  if (end !== 'done') {
    const kind = end === 'record-removed' || end === 'handed-over' ? end : undefined;
    return { outcome: 'degraded', state: describeLeft(end, actions), failure, replacement, kind };
  }
  const verification = { how: 'confirmed', why: job.scriptedReason } as const;
  const confirmed = `The service confirmed the import of ${renderVersion(job, version)}.`;
  const warnings = (inFlight.delete ?? inFlight.import) ? [mayBeProcessed] : [];
  const reported = { verification, replacement, warnings };
  if (version === 0) return { outcome: 'synced', state: confirmed, ...reported };
  const state = `${confirmed} It is not verified that the copilot had exactly these actions before.`;
  return { outcome: 'rolled-back', state, failure, ...reported };
}

const mayBeProcessed =
  'A request that timed out might still be processed, which would leave duplicate actions or none. ' +
  'Check the copilot in a few minutes. Running this job again repairs it.';

const inferred =
  'The copilot should still have its previous actions, because the service failed every delete request. This is not verified';

const unknownState =
  'The copilot’s current actions are unknown: it may have the new or the previous actions, some of them, or none.';

function describeLeft(end: ScriptEnd, actions: ScriptStatus['actions']): string {
  if (end === 'record-removed') return recordGone;
  const known = actions === 'none' ? 'The copilot has no actions.' : unknownState;
  return end === 'handed-over' ? `${known} The post step of this action resumes the sync.` : known;
}

function measure(
  end: ScriptEnd,
  { beganAtMs, deletedAtMs, imported }: ScriptStatus,
): Pick<Replacement, 'waitMs' | 'emptyMs'> {
  if (imported === undefined) return {};
  return {
    waitMs: deletedAtMs === undefined ? undefined : imported.sentAtMs - deletedAtMs,
    emptyMs: end === 'done' && beganAtMs !== undefined ? imported.endedAtMs - beganAtMs : undefined,
  };
}
