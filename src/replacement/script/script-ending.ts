import type { Replacement, ReplacementEnding } from '../../ending.ts';
import { explainFailure, recordGone, abortedState } from '../../messages/index.ts';
import {
  isDoubtful,
  isUnchanged,
  type ScriptDrive,
  type ScriptProgress,
  type Holding,
} from './script-progress.ts';
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
  const { at, fault, givenUp } = progress;
  const replacement = { replaceMs, ...measure(end, progress), incidents };
  const isHandedOver = end === 'handed-over';
  if (isUnchanged(progress) && !isHandedOver) {
    const isInferred = isDoubtful(progress);
    const state = isInferred ? `${inferred}, as ${job.scriptedReason}.` : abortedState;
    const failure = explainFailure({ isAborted: true, why: end, fault });
    return { outcome: 'aborted', state, failure, isInferred };
  }
  if (end !== 'done') {
    return {
      outcome: 'degraded',
      state: end === 'record-removed' ? recordGone : renderLeft(progress, isHandedOver),
      failure: explainFailure({ why: end, givenUp, fault }),
      replacement,
      kind: (['record-removed', 'handed-over'] as const).find((kind) => kind === end),
    };
  }
  const verification = { how: 'confirmed', why: job.scriptedReason } as const;
  const confirmed = `The service confirmed the import of ${renderVersion(job, at)}.`;
  const reported = {
    verification,
    replacement,
    warnings: progress.inFlight.length > 0 ? [mayBeProcessed] : [],
  };
  if (at === 0) return { outcome: 'synced', state: confirmed, ...reported };
  const failure = explainFailure({ why: end, givenUp });
  const state = `${confirmed} It is not verified that the copilot had exactly these actions before.`;
  return { outcome: 'rolled-back', state, failure, ...reported };
}

const mayBeProcessed =
  'A request that timed out might still be processed, which would leave duplicate actions or none. ' +
  'Check the copilot in a few minutes. Running this job again repairs it.';

const inferred =
  'The copilot should still have its previous actions, because the service failed every delete request. This is not verified';

function measure(end: ScriptEnd, progress: ScriptProgress): Pick<Replacement, 'waitMs' | 'emptyMs'> {
  const { beganAtMs, deletedAtMs, importEndedAtMs, importSentAtMs } = progress;
  if (importSentAtMs === undefined || importEndedAtMs === undefined) return {};
  return {
    waitMs: deletedAtMs === undefined ? undefined : importSentAtMs - deletedAtMs,
    emptyMs: end === 'done' && beganAtMs !== undefined ? importEndedAtMs - beganAtMs : undefined,
  };
}

const phrases: Readonly<Record<Holding, string>> = {
  before: 'the actions it had before',
  nothing: 'no actions',
  next: 'the new actions',
  previous: 'the actions of an earlier version',
  part: 'only some of the actions',
};

/** Describes the actions that the copilot has, or may have if the responses leave it open. */
function renderLeft(progress: ScriptProgress, isHandedOver: boolean): string {
  const holds = renderHoldings(progress.holds);
  if (!isHandedOver) return holds;
  // While nothing seems to have changed, only a delete with an unknown effect is handed over.
  const isOpen = isUnchanged(progress);
  const known = isOpen ? 'It is unknown whether the delete request was processed.' : holds;
  return `${known} The post step of this action resumes the sync.`;
}

function renderHoldings(holds: readonly Holding[]): string {
  const listed = holds.map((holding) => phrases[holding]);
  const last = listed.pop() ?? 'an unknown state';
  if (listed.length === 0) return `The copilot has ${last}.`;
  return `The copilot may have ${listed.join(', ')} or ${last}.`;
}
