import type { Counts, Replacement, ReplacementEnding } from '../../ending.ts';
import type { Explanation } from '../../errors.ts';
import { findDrift } from '../../importer/door.ts';
import { describeSeenState, explainFailure, type SeenFacts } from '../../words/door.ts';
import { concludeReconciliation, type Conclusion } from './conclude.ts';
import { renderRoute } from './goal.ts';
import type { Reconciled } from './reconcile.ts';

/** What is said about a reconciliation once this process is through with it: what the last look shows. */
export function describeSeen(reconciled: Reconciled, replaceMs: number): ReplacementEnding {
  const conclusion = concludeReconciliation(reconciled);
  const { as, outcome } = conclusion;
  const facts = gatherFacts(reconciled);
  const told = { state: describeSeenState(as, facts), warnings: listWarnings(reconciled, conclusion) };
  if (outcome === 'untouched') return { outcome, ...told, failure: explain(reconciled, conclusion) };
  const replacement = measure(reconciled, facts.counts, replaceMs);
  if (outcome === 'lost') {
    return {
      outcome,
      ...told,
      failure: explain(reconciled, conclusion),
      replacement,
      isRecordRemoved: as === 'record-removed',
      isHandedOver: as === 'handed-over',
      ...(as === 'search' || as === 'pending' ? { doubt: as } : {}),
    };
  }
  const verification =
    as === 'confirmed'
      ? { how: as, why: 'the inventory stopped answering' }
      : { how: as, actions: facts.wanted };
  if (outcome === 'synced') return { outcome, ...told, verification, replacement };
  return { outcome, ...told, failure: explain(reconciled, conclusion), verification, replacement };
}

function measure(
  { course, incidents, progress }: Reconciled,
  counts: Counts,
  replaceMs: number,
): Replacement {
  const { emptyAtMs, filledAtMs, pauses } = progress.times;
  const hasStayed = emptyAtMs === undefined && counts.isGapless && course.job.before.length > 0;
  const emptyMs = emptyAtMs === undefined || filledAtMs === undefined ? undefined : filledAtMs - emptyAtMs;
  return {
    replaceMs,
    settleMs: pauses.length === 0 ? undefined : pauses.reduce((sum, pause) => sum + pause, 0),
    pauses: pauses.length,
    emptyMs: hasStayed ? 0 : emptyMs,
    counts,
    incidents,
  };
}

function gatherFacts({ course, progress, survey }: Reconciled): SeenFacts {
  const { job, ours, wanted } = course;
  const groups = [...(survey?.groups.values() ?? [])];
  const missing = groups.flatMap((group) => group.missing.map(renderRoute));
  const surplus = groups.flatMap(({ step, stuck }) => {
    const isSurplus = step?.kind === 'remove' || step?.kind === 'clear-up';
    return [...(isSurplus ? [step.row] : []), ...stuck].map(renderRoute);
  });
  const unconfirmed = groups.flatMap(({ step }) => (step?.kind === 'heal' ? [renderRoute(step.goal)] : []));
  const count = wanted[progress.direction].length;
  const own = job.before.filter((row) => job.unlisted === 'replace' || ours.find(row) !== undefined);
  const drift = findDrift(job.next.actions, own);
  return {
    aim: progress.direction === 'forth' ? 'new' : 'previous',
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

function listWarnings({ progress, survey }: Reconciled, { as }: Conclusion): readonly string[] {
  const groups = [...(survey?.groups.values() ?? [])];
  const stuck = groups.flatMap((group) => group.stuck.map(renderRoute));
  const blotted = groups.flatMap(({ missing }) =>
    missing.filter(({ isBlotted }) => isBlotted).map(renderRoute),
  );
  const warnings: readonly (readonly [isDue: boolean, text: string])[] = [
    [
      blotted.length > 0,
      `Not put back: ${blotted.join(', ')}. Its text holds a secret, which this action never saves, so it cannot be written again.`,
    ],
    [
      stuck.length > 0,
      `Not removed: ${stuck.join(', ')}. The service might have removed another action instead, one that is not known to come from this file.`,
    ],
    [progress.hasOthers === true, 'Something else has changed this copilot during the run.'],
    [as === 'confirmed', 'What the copilot holds was not verified: its inventory stopped answering.'],
  ];
  return warnings.flatMap(([isDue, text]) => (isDue ? [text] : []));
}

const remedies: Readonly<Partial<Record<Conclusion['as'], string>>> = {
  search:
    'Once the service’s search works again (see its own log), run once with `force: true` among the inputs of the step.',
  pending: 'Look at the copilot in a few minutes.',
  unseen: 'Look at the copilot.',
  unshown: 'If the inventory of this service never shows what a copilot holds, set `inventory: none`.',
};

function explain({ progress, why }: Reconciled, { as, outcome }: Conclusion): Explanation {
  const { fault, givenUp } = progress;
  if (outcome === 'untouched' && progress.isUnshown) return shownNothing;
  const late = 'When half of the time was used up, the new version was still not in place.';
  return explainFailure({
    outcome: outcome === 'synced' ? 'lost' : outcome,
    why,
    givenUp: givenUp === 'out-of-time' ? { explanation: late, hint: fault?.hint } : givenUp,
    fault,
    remedy: remedies[as] ?? '',
  });
}

const shownNothing: Explanation = {
  code: 'replacement-failed',
  message:
    'The service confirmed an action that its inventory does not show. The next run would add everything a second time, so the action was deleted again.',
  hint: 'Set `inventory: none` and leave `strategy` out: this service does not show what a copilot holds.',
};
