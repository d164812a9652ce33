import type { ReplacementEnding } from '../../ending.ts';
import { describeEnding, warnings } from '../../messages/index.ts';
import { isUnchanged, type ScriptRun, type ScriptStatus } from './script-status.ts';
import { renderVersion, type ScriptEnd } from './script.ts';

/** Describes a scripted sync by the service's responses, because the copilot's actions can't be read. */
export function describeScriptEnd(
  end: ScriptEnd,
  { incidents, job, status }: ScriptRun,
  replaceMs: number,
): ReplacementEnding {
  const { actions, beganAtMs, fault, filledAtMs, inFlight, rolledBackFor, version, waitMs } = status;
  const isDone = end === 'done';
  const emptyMs = filledAtMs === undefined || beganAtMs === undefined ? undefined : filledAtMs - beganAtMs;
  const isOpen = (inFlight.delete ?? inFlight.import) !== undefined;
  return describeEnding(findResult(end, status), {
    state: {
      aim: version === 0 ? 'new' : 'previous',
      version: renderVersion(job, version),
      reason: job.scriptedReason,
      isEmpty: actions === 'none',
    },
    causes: { stop: end, rolledBackFor, fault: isDone ? undefined : fault },
    replacement: { replaceMs, waitMs, emptyMs, incidents },
    unverified: job.scriptedReason,
    warnings: isDone && isOpen ? [warnings.inFlight()] : [],
  });
}

function findResult(end: ScriptEnd, status: ScriptStatus) {
  if (end === 'done') return 'imported';
  if (end === 'record-removed') return end;
  if (end === 'handed-over') return 'handed-over-unread';
  if (isUnchanged(status)) return status.actions === 'presumed' ? 'presumed' : 'unchanged';
  return status.actions === 'none' ? 'empty' : 'unknown';
}
