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

/** What is said about a blind replacement once this process is through with it: only what was answered, nothing seen. */
export function describeScriptEnd(
  why: ScriptEnd,
  { incidents, job, progress }: ScriptDrive,
  replaceMs: number,
): ReplacementEnding {
  const { at, fault, givenUp } = progress;
  const replacement = { replaceMs, ...measure(why, progress), incidents };
  const isHandedOver = why === 'handed-over';
  if (isUnchanged(progress) && !isHandedOver) {
    const isInferred = isDoubtful(progress);
    const state = isInferred ? `${inferred}, as ${job.scriptedReason}.` : abortedState;
    const failure = explainFailure({ isAborted: true, why, fault });
    return { outcome: 'aborted', state, failure, isInferred };
  }
  if (why !== 'done') {
    return {
      outcome: 'degraded',
      state: why === 'record-removed' ? recordGone : renderLeft(progress, isHandedOver),
      failure: explainFailure({ why, givenUp, fault }),
      replacement,
      kind: (['record-removed', 'handed-over'] as const).find((kind) => kind === why),
    };
  }
  const verification = { how: 'confirmed', why: job.scriptedReason } as const;
  const confirmed = `The service confirmed the import of ${renderVersion(job, at)}.`;
  const reported = { verification, replacement, warnings: progress.atWork.length > 0 ? [mayLand] : [] };
  if (at === 0) return { outcome: 'synced', state: confirmed, ...reported };
  const failure = explainFailure({ why, givenUp });
  const state = `${confirmed} Whether the copilot held just that before was not seen.`;
  return { outcome: 'rolled-back', state, failure, ...reported };
}

const mayLand =
  'A request that was given up on the way may still take effect: the copilot would then hold every action twice, or ' +
  'none. Look at it in a few minutes; running this job again repairs it.';

const inferred =
  'The copilot should still hold its previous actions: the service answered every delete with an error. It was not seen';

function measure(why: ScriptEnd, progress: ScriptProgress): Pick<Replacement, 'waitMs' | 'emptyMs'> {
  const { beganAtMs, deletedAtMs, importEndedAtMs, importSentAtMs } = progress;
  if (importSentAtMs === undefined || importEndedAtMs === undefined) return {};
  return {
    waitMs: deletedAtMs === undefined ? undefined : importSentAtMs - deletedAtMs,
    emptyMs: why === 'done' && beganAtMs !== undefined ? importEndedAtMs - beganAtMs : undefined,
  };
}

const phrases: Readonly<Record<Holding, string>> = {
  before: 'the actions it had before',
  nothing: 'no actions',
  next: 'the new actions',
  previous: 'the actions of an earlier version',
  part: 'only some of the actions',
};

/** What the copilot holds, or may hold where the answers leave it open. */
function renderLeft(progress: ScriptProgress, isHandedOver: boolean): string {
  const holds = renderHoldings(progress.holds);
  if (!isHandedOver) return holds;
  // Only a delete that failed in doubt is left to another process while nothing seems to have changed.
  const isOpen = isUnchanged(progress);
  const known = isOpen ? 'It is not known whether the delete had an effect.' : holds;
  return `${known} The post step of this action goes on from here.`;
}

function renderHoldings(holds: readonly Holding[]): string {
  const listed = holds.map((holding) => phrases[holding]);
  const last = listed.pop() ?? 'an unknown state';
  if (listed.length === 0) return `The copilot holds ${last}.`;
  return `The copilot may hold ${listed.join(', ')} or ${last}.`;
}
