import type { Lost, Replacement, ReplacementEnding } from '../../ending.ts';
import type { Explanation } from '../../errors.ts';
import type { Log } from '../../ports.ts';
import {
  explainInterruption,
  explainNoJournal,
  recordGone,
  recordRemedy,
  recordRemoved,
  toCatchUp,
  untouchedState,
} from '../../words/door.ts';
import { renderVersion, type BlindEnd } from './blind.ts';
import {
  isDoubtful,
  isUnchanged,
  type BlindJob,
  type BlindProgress,
  type Holding,
} from './blind-progress.ts';

interface BlindContext {
  readonly job: BlindJob;
  readonly log: Log;
  readonly replaceMs: number;
}

/** What is said about a blind replacement once this process is through with it: only what was answered, nothing seen. */
export function describeBlindEnd(end: BlindEnd, { job, log, replaceMs }: BlindContext): ReplacementEnding {
  const { incidents, progress, why } = end;
  const replacement = { replaceMs, ...measure(end), incidents };
  if (why === 'handed-over') return describeLeft(progress, replacement);
  if (why !== 'done') {
    if (isUnchanged(progress)) return describeUnchanged(end, job);
    if (why === 'record-removed' && job.copilot !== undefined) {
      log.info(`The fields of the removed record: ${JSON.stringify(job.copilot.record)}`);
    }
    return describeLoss(end, replacement);
  }
  const warnings = progress.atWork.length > 0 ? [mayLand] : [];
  const verification = { how: 'confirmed', why: job.whyBlind } as const;
  const confirmed = `The service confirmed the import of ${renderVersion(job, progress.at)}.`;
  if (progress.at === 0) return { outcome: 'synced', state: confirmed, verification, replacement, warnings };
  const failure = explain(end, progress.givenUp?.hint ?? toCatchUp);
  const state = `${confirmed} Whether the copilot held just that before was not seen.`;
  return { outcome: 'restored', state, failure, verification, replacement, warnings };
}

const mayLand =
  'A request that was given up on the way may still take effect: the copilot would then hold every action twice, or ' +
  'none. Look at it in a few minutes; running this job again repairs it.';

function measure({ progress, why }: BlindEnd): Pick<Replacement, 'settleMs' | 'emptyMs'> {
  const { beganAtMs, deletedAtMs, importEndedAtMs, importSentAtMs } = progress;
  if (importSentAtMs === undefined || importEndedAtMs === undefined) {
    return { settleMs: undefined, emptyMs: undefined };
  }
  return {
    settleMs: deletedAtMs === undefined ? undefined : importSentAtMs - deletedAtMs,
    emptyMs: why === 'done' && beganAtMs !== undefined ? importEndedAtMs - beganAtMs : undefined,
  };
}

function describeLeft(progress: BlindProgress, replacement: Replacement): Lost {
  // Only a delete that failed in doubt is left to another process while nothing seems to have changed.
  const holds = isUnchanged(progress)
    ? 'It is not known whether the delete had an effect.'
    : renderHoldings(progress.holds);
  return {
    outcome: 'lost',
    state: `${holds} The post step of this action goes on from here.`,
    failure: explainInterruption(
      'The post step of this action finishes the replacement: see its log and summary.',
    ),
    replacement,
    isRecordRemoved: false,
    isHandedOver: true,
  };
}

function describeUnchanged(end: BlindEnd, job: BlindJob): ReplacementEnding {
  const isInferred = isDoubtful(end.progress);
  return {
    outcome: 'untouched',
    state: isInferred ? `${inferred}, as ${job.whyBlind}.` : untouchedState,
    failure: explain(end, end.progress.fault?.hint ?? 'See the log.'),
    isInferred,
  };
}

const inferred =
  'The copilot should still hold its previous actions: the service answered every delete with an error. It was not seen';

function describeLoss(end: BlindEnd, replacement: Replacement): Lost {
  const { progress, why } = end;
  const isRecordRemoved = why === 'record-removed';
  const hint = isRecordRemoved ? recordRemedy : `${progress.fault?.hint ?? 'See the log.'} ${toCatchUp}`;
  return {
    outcome: 'lost',
    state: isRecordRemoved ? recordGone : renderHoldings(progress.holds),
    failure: explain(end, hint),
    replacement,
    isRecordRemoved,
    isHandedOver: false,
  };
}

function explain(end: BlindEnd, hint: string): Explanation {
  if (end.why === 'interrupted') return explainInterruption('Run the workflow again.');
  if (end.why === 'no-journal') return explainNoJournal(end.cause);
  const parts = [...explainLoss(end), ...explainFaults(end)];
  return { code: 'replacement-failed', message: parts.join(' ') || 'The replacement failed.', hint };
}

function explainLoss({ why }: BlindEnd): readonly string[] {
  if (why === 'record-removed') return [recordRemoved];
  return why === 'out-of-time' ? ['The time for repairing the copilot is used up.'] : [];
}

/** Why the new version was given up, and what then befell the one that was to come back. */
function explainFaults({ progress, why }: BlindEnd): readonly string[] {
  const { fault, givenUp } = progress;
  const last = why === 'done' || fault === undefined ? [] : [fault.explanation];
  if (givenUp === undefined) return last;
  const failed = why === 'done' ? [] : ['Restoring an earlier version failed, too.'];
  return [givenUp.explanation, ...failed, ...last.filter((text) => text !== givenUp.explanation)];
}

const phrases: Readonly<Record<Holding, string>> = {
  before: 'the actions it had before',
  nothing: 'no actions',
  next: 'the new actions',
  previous: 'the actions of an earlier version',
  part: 'only some of the actions',
};

/** One sentence: what the copilot holds, or may hold where the answers leave it open. */
function renderHoldings(holds: readonly Holding[]): string {
  const listed = holds.map((holding) => phrases[holding]);
  const last = listed.at(-1) ?? 'an unknown state';
  if (listed.length <= 1) return `The copilot holds ${last}.`;
  return `The copilot may hold ${listed.slice(0, -1).join(', ')} or ${last}.`;
}
