import type { Replacement, ReplacementEnding } from '../../ending.ts';
import { describeEnding, warnings } from '../../messages/index.ts';
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
  const { actions, fault, inFlight, rolledBackFor, version } = progress;
  const isDone = end === 'done';
  const isOpen = (inFlight.delete ?? inFlight.import) !== undefined;
  return describeEnding(findResult(end, progress), {
    state: {
      aim: version === 0 ? 'new' : 'previous',
      version: renderVersion(job, version),
      reason: job.scriptedReason,
      isEmpty: actions === 'none',
    },
    causes: { stop: end, rolledBackFor, fault: isDone ? undefined : fault },
    replacement: { replaceMs, ...measure(isDone, progress), incidents },
    unverified: job.scriptedReason,
    warnings: isDone && isOpen ? [warnings.inFlight()] : [],
  });
}

function findResult(end: ScriptEnd, progress: ScriptStatus) {
  if (end === 'done') return 'imported';
  if (end === 'record-removed') return end;
  if (end === 'handed-over') return 'handed-over-unread';
  if (isUnchanged(progress)) return progress.actions === 'presumed' ? 'presumed' : 'unchanged';
  return progress.actions === 'none' ? 'empty' : 'unknown';
}

function measure(
  isDone: boolean,
  { beganAtMs, sent, waitMs }: ScriptStatus,
): Pick<Replacement, 'waitMs' | 'emptyMs'> {
  const { import: last } = sent;
  const isKnown = isDone && beganAtMs !== undefined && last !== undefined;
  return { waitMs, emptyMs: isKnown ? last.endedAtMs - beganAtMs : undefined };
}
