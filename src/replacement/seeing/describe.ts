import type { Counts, Replacement, ReplacementEnding } from '../../ending.ts';
import type { Explanation, ServiceFault } from '../../errors.ts';
import { findDrift } from '../../importer/door.ts';
import type { Log } from '../../ports.ts';
import {
  describeSeenState,
  explainInterruption,
  explainNoJournal,
  recordGone,
  recordRemedy,
  recordRemoved,
  type SeenFacts,
  toCatchUp,
  untouchedState,
} from '../../words/door.ts';
import type { Conclusion, LostReason } from './conclude.ts';
import type { Course } from './course.ts';
import { renderRoute } from './goal.ts';
import type { Reconciled } from './reconcile.ts';
import type { Seen } from './seeing.ts';

interface DescribeContext {
  readonly log: Log;
  readonly replaceMs: number;
}

/** What is said about a reconciliation once this process is through with it: what the last look shows. */
export function describeSeen(seen: Seen, { log, replaceMs }: DescribeContext): ReplacementEnding {
  const { conclusion, course, reconciled } = seen;
  const facts = gatherFacts(course, reconciled);
  const replacement = describeReplacement(seen, facts.counts, replaceMs);
  const warnings = listWarnings(seen);
  const { copilot } = course.job;
  if (reconciled.why === 'record-removed' && copilot !== undefined) {
    log.info(`The fields of the removed record: ${JSON.stringify(copilot.record)}`);
  }
  switch (conclusion.outcome) {
    case 'synced': {
      const verification = verify(conclusion.how, facts);
      return {
        outcome: 'synced',
        state: describeSeenState(conclusion.how, facts),
        verification,
        replacement,
        warnings,
      };
    }
    case 'restored': {
      const failure = explain(reconciled, `${findHint(reconciled)}${toCatchUp}`);
      const verification = verify(conclusion.how, facts);
      const state = describeSeenState(conclusion.how, facts);
      return { outcome: 'restored', state, failure, verification, replacement, warnings };
    }
    case 'untouched':
      return { outcome: 'untouched', state: untouchedState, failure: explainUntouched(reconciled), warnings };
    case 'lost':
      return {
        outcome: 'lost',
        state: conclusion.why === 'record-removed' ? recordGone : describeSeenState(conclusion.why, facts),
        failure: explainLost(conclusion.why, reconciled),
        replacement,
        warnings,
        isRecordRemoved: conclusion.why === 'record-removed',
        isHandedOver: conclusion.why === 'handed-over',
        ...(conclusion.why === 'search' || conclusion.why === 'pending' ? { doubt: conclusion.why } : {}),
      };
  }
}

type How = Extract<Conclusion, { how: unknown }>['how'];

function verify(
  how: How,
  { wanted }: SeenFacts,
): Extract<ReplacementEnding, { outcome: 'synced' }>['verification'] {
  return how === 'confirmed' ? { how, why: 'the inventory stopped answering' } : { how, actions: wanted };
}

function describeReplacement({ course, reconciled }: Seen, counts: Counts, replaceMs: number): Replacement {
  const { incidents, progress } = reconciled;
  const { emptyAtMs, filledAtMs, pauses } = progress.times;
  const emptyMs = emptyAtMs === undefined || filledAtMs === undefined ? undefined : filledAtMs - emptyAtMs;
  return {
    replaceMs,
    settleMs: pauses.length === 0 ? undefined : pauses.reduce((sum, pause) => sum + pause, 0),
    pauses: pauses.length,
    emptyMs:
      emptyAtMs === undefined ? (counts.isGapless && course.job.before.length > 0 ? 0 : undefined) : emptyMs,
    counts,
    incidents,
  };
}

function gatherFacts({ job, ours, wanted }: Course, { progress, survey }: Reconciled): SeenFacts {
  const { direction } = progress;
  const verdicts = [...(survey?.verdicts ?? [])];
  const missing = verdicts.flatMap(([, verdict]) => verdict.missing.map(renderRoute));
  const surplus = verdicts.flatMap(([, { step, stuck }]) => {
    const isSurplus = step?.kind === 'remove' || step?.kind === 'clear-up';
    return [...(isSurplus ? [step.row] : []), ...stuck].map(renderRoute);
  });
  const unconfirmed = verdicts.flatMap(([, { step }]) =>
    step?.kind === 'heal' ? [renderRoute(step.goal)] : [],
  );
  const count = wanted[direction].length;
  const isOthers = (row: (typeof job.before)[number]): boolean => ours.find(row) === undefined;
  const own = job.unlisted === 'keep' ? job.before.filter((row) => !isOthers(row)) : job.before;
  const drift = findDrift(job.next.actions, own);
  return {
    aim: direction === 'forth' ? 'new' : 'previous',
    strategy: job.strategy,
    wanted: count,
    right: count - missing.length,
    missing,
    surplus,
    unconfirmed,
    held: job.before.length,
    counts: {
      added: drift.missing.length,
      changed: drift.different.length,
      removed: drift.surplus.length,
      kept: job.before.length - own.length,
      isGapless: job.strategy === 'rolling' && progress.hasGap !== true,
    },
  };
}

/** What a person should look at, whatever the outcome. */
function listWarnings({ conclusion, reconciled }: Seen): readonly string[] {
  const { progress, survey } = reconciled;
  const verdicts = [...(survey?.verdicts.values() ?? [])];
  const stuck = verdicts.flatMap((verdict) => verdict.stuck.map(renderRoute));
  const unknown = verdicts.flatMap(({ missing }) =>
    missing.filter(({ isBlotted }) => isBlotted).map(renderRoute),
  );
  return [
    ...(unknown.length > 0
      ? [
          `Not put back: ${unknown.join(', ')}. Its text holds a secret, which this action never saves, so it cannot be written again.`,
        ]
      : []),
    ...(stuck.length > 0
      ? [
          `Not removed: ${stuck.join(', ')}. The service might have removed another action instead, one that is not known to come from this file.`,
        ]
      : []),
    ...(progress.hasOthers ? ['Something else has changed this copilot during the run.'] : []),
    ...('how' in conclusion && conclusion.how === 'confirmed'
      ? ['What the copilot holds was not verified: its inventory stopped answering.']
      : []),
  ];
}

function explainUntouched(reconciled: Reconciled): Explanation {
  const { progress, why } = reconciled;
  if (why === 'no-journal') return explainNoJournal(reconciled.cause);
  if (why === 'interrupted') return explainInterruption('Run the workflow again.');
  if (progress.isUnshown) {
    return {
      code: 'replacement-failed',
      message:
        'The service confirmed an action that its inventory does not show. The next run would add everything a second time, so the action was deleted again.',
      hint: 'Set `inventory: none` and leave `strategy` out: this service does not show what a copilot holds.',
    };
  }
  return explain(reconciled, findHint(reconciled) || 'See the log.');
}

const remedies: Readonly<Partial<Record<LostReason, string>>> = {
  search:
    'Once the service’s search works again (see its own log), run once with `force: true` among the inputs of the step.',
  pending: 'Look at the copilot in a few minutes.',
  unseen: 'Look at the copilot.',
  unshown: 'If the inventory of this service never shows what a copilot holds, set `inventory: none`.',
};

function explainLost(why: LostReason, reconciled: Reconciled): Explanation {
  if (why === 'handed-over') {
    return explainInterruption(
      'The post step of this action finishes the replacement: see its log and summary.',
    );
  }
  if (why === 'record-removed')
    return { code: 'replacement-failed', message: recordRemoved, hint: recordRemedy };
  const remedy = remedies[why] ?? '';
  return explain(
    reconciled,
    [findHint(reconciled).trim(), remedy, toCatchUp].filter((part) => part !== '').join(' '),
  );
}

function findHint({ progress: { fault, givenUp } }: Reconciled): string {
  const cause = givenUp === undefined || givenUp === 'out-of-time' ? fault : givenUp;
  return cause === undefined ? '' : `${cause.hint} `;
}

/** Why the new version was given up, and what then befell the way back. */
function explain({ progress, why }: Reconciled, hint: string): Explanation {
  const { fault, givenUp } = progress;
  const parts = [
    ...(why === 'out-of-time' ? ['The time for repairing the copilot is used up.'] : []),
    ...(givenUp === undefined ? [] : [renderCause(givenUp)]),
    ...(fault === undefined || fault.explanation === renderCause(givenUp) ? [] : [fault.explanation]),
  ];
  return {
    code: 'replacement-failed',
    message: parts.join(' ') || 'The replacement failed.',
    hint: hint.trim(),
  };
}

function renderCause(cause: ServiceFault | 'out-of-time' | undefined): string {
  if (cause === undefined) return '';
  return cause === 'out-of-time'
    ? 'When half of the time was used up, the new version was still not in place.'
    : cause.explanation;
}
