import type { Replacement, ReplacementEnding } from '../../ending.ts';
import { type Explanation, withoutActionList } from '../../errors.ts';
import { renderRoute } from '../../importer/index.ts';
import { describeSeenState, explainFailure, type SeenAs, type CheckedState } from '../../messages/index.ts';
import { renderSome } from '../../text.ts';
import { isAllConfirmed } from './without-read.ts';
import { isAllInPlace, isCounted, listDesired, type Diff } from './diff.ts';
import { findDrift } from './match-actions.ts';
import type { ReconcileResult } from './reconcile.ts';
import { findDirection, findGroup, listInFlight, type Status } from './status.ts';

/** Describes the result of a reconciliation from the last read. */
export function describeResult(result: ReconcileResult, replaceMs: number): ReplacementEnding {
  const as = conclude(result);
  const facts = gatherFacts(result);
  const reported = { state: describeSeenState(as, facts), warnings: listWarnings(result, as) };
  const failure = explain(result, as);
  if (as === 'aborted') return { outcome: as, ...reported, failure };
  const replacement = measure(result, facts.counts, replaceMs);
  if (as === 'seen' || as === 'counted' || as === 'confirmed') {
    const why = 'the inventory stopped answering';
    const verification = as === 'confirmed' ? { how: as, why } : { how: as, actions: facts.desired };
    const verified = { ...reported, verification, replacement };
    return facts.aim === 'new'
      ? { outcome: 'synced', ...verified }
      : { outcome: 'rolled-back', ...verified, failure };
  }
  const kind = (['record-removed', 'handed-over', 'search', 'pending'] as const).find((one) => one === as);
  return { outcome: 'degraded', ...reported, failure, replacement, kind };
}

interface End extends Omit<ReconcileResult, 'diff'> {
  readonly diff: Diff;
  readonly isRollback: boolean;
}

/** Conclusions from the last read, in order: the first one that applies counts. An unverified state is never reported as verified. */
const conclusions: readonly (readonly [as: SeenAs, applies: (end: End) => boolean])[] = [
  // A confirmed change that was never visible may have taken effect, even if it was undone.
  ['unshown', ({ status }) => Object.values(status.groups).some(({ pending }) => pending !== undefined)],
  ['unshown', isUnproven],
  // Next to an extra action, the previous state isn't restored.
  [
    'differs',
    ({ diff, isRollback }) => isRollback && [...diff.groups.values()].some(({ stuck }) => stuck.length > 0),
  ],
  ['differs', (end) => !isCountedOnly(end) && !isAllInPlace(end.diff)],
  ['pending', ({ status }) => listInFlight(status).length > 0],
  // This run may have deleted actions that it has never read, as with a list that shows only its first page.
  ['shifted', ({ isRollback, status }) => isRollback && status.effects.hasOthers],
  ['counted', isCountedOnly],
  ['search', ({ diff, status }) => listUnindexed(status, diff).length > 0],
  ['aborted', ({ isRollback, status }) => isRollback && !status.effects.hasChanged],
];

function conclude(result: ReconcileResult): SeenAs {
  const { diff, isReadLast, status, why } = result;
  if (why === 'handed-over' || why === 'record-removed') return why;
  const isRollback = findDirection(status) === 'rollback';
  // Without a request, the result is correct only if nothing was to be done.
  const isUnchanged = status.times.beganAtMs === undefined;
  if (isUnchanged && (why !== 'done' || isRollback || !isReadLast)) return 'aborted';
  if (diff === undefined || !isReadLast) return isAllConfirmed(status, diff) ? 'confirmed' : 'unseen';
  const end = { ...result, diff, isRollback };
  return conclusions.find(([, applies]) => applies(end))?.[0] ?? 'seen';
}

function isCountedOnly({ diff, plan, status }: End): boolean {
  return isCounted(plan, status, diff);
}

/** Returns the routes of actions whose last request wasn't confirmed, even if nothing can be done about it. */
function listUnindexed(status: Status, { groups }: Diff): readonly string[] {
  return [...groups].flatMap(([name, { desired, missing }]) => {
    const isLacking = missing.length === 0 && findGroup(status, name).needsReindex;
    return isLacking ? desired.map(renderRoute) : [];
  });
}

/** Returns whether an empty copilot may have actions, because its list has never shown a change of this run. */
function isUnproven({ diff, isRollback, plan, status }: End): boolean {
  const { effects, groups, service } = status;
  if (!isRollback || service.isVisible) return false;
  const isEmpty = plan.job.before.length + diff.rows.length === 0;
  return isEmpty && (effects.hasChanged || Object.values(groups).some(({ needsReindex }) => needsReindex));
}

function measure(
  { incidents, plan, status }: ReconcileResult,
  counts: CheckedState['counts'],
  replaceMs: number,
): Replacement {
  const { delays, emptyAtMs, filledAtMs } = status.times;
  const hasStayed = emptyAtMs === undefined && counts.isZeroDowntime && plan.job.before.length > 0;
  const emptyMs = emptyAtMs === undefined || filledAtMs === undefined ? undefined : filledAtMs - emptyAtMs;
  return {
    replaceMs,
    waitMs: delays.length === 0 ? undefined : delays.reduce((sum, delay) => sum + delay, 0),
    pauses: delays.length,
    emptyMs: hasStayed ? 0 : emptyMs,
    counts,
    incidents,
  };
}

function gatherFacts({ diff, plan, status }: ReconcileResult): CheckedState {
  const { job, ownership, restorable } = plan;
  const groups = [...(diff?.groups.values() ?? [])];
  const missing = groups.flatMap((group) => group.missing.map(renderRoute));
  const extra = groups.flatMap(({ step, stuck }) => {
    const isExtra = step?.kind === 'remove' || step?.kind === 'remove-first';
    return [...(isExtra ? [step.row] : []), ...stuck].map(renderRoute);
  });
  const desired = listDesired(plan, status).length;
  const drift = findDrift(job.next.actions, restorable, ownership);
  return {
    aim: findDirection(status) === 'rollout' ? 'new' : 'previous',
    strategy: job.strategy,
    desired,
    right: desired - missing.length,
    missing,
    extra,
    unconfirmed: diff === undefined ? [] : listUnindexed(status, diff),
    held: job.before.length,
    counts: {
      added: drift.missing.length,
      changed: drift.different.length,
      removed: drift.extra.length,
      kept: job.before.length - restorable.length,
      isZeroDowntime: job.strategy === 'rolling' && status.times.gapAtMs === undefined,
    },
  };
}

function listWarnings({ diff, status }: ReconcileResult, as: SeenAs): readonly string[] {
  const groups = [...(diff?.groups ?? [])];
  const shared = groups.flatMap(([name, { desired, managed, rows }]) => {
    const isShared = findGroup(status, name).isWritten === true && managed.length + desired.length > 0;
    return isShared ? rows.filter((row) => !managed.includes(row)).map(renderRoute) : [];
  });
  const displaced = status.effects.displaced.map(renderRoute);
  const stuck = groups.flatMap(([, group]) => group.stuck.map(renderRoute));
  const redacted = groups.flatMap(([, { missing }]) =>
    missing.filter(({ isRedacted }) => isRedacted).map(renderRoute),
  );
  const warnings = {
    [`Not put back: ${renderSome(redacted, 5)}. Its text holds a secret, which this action never saves, so it cannot be written again.`]:
      redacted.length > 0,
    [`Not removed: ${renderSome(stuck, 5)}. The service might have removed another action instead, one that is not known to come from this file.`]:
      stuck.length > 0,
    [`The search might no longer find ${renderSome(shared, 5)}. The service keeps its search entries by \`operation_id\`, and a managed action that was written has the same one. Give the unmanaged action another name.`]:
      shared.length > 0,
    [`The service deleted ${renderSome(displaced, 5)} instead of a managed action, because its database considers their names equal. The action stopped deleting and added the unmanaged action again, under the name that the service lists. Give it another name.`]:
      displaced.length > 0,
    'Something else has changed this copilot during the run.': status.effects.hasOthers,
    'What the copilot holds was not verified: its inventory stopped answering.': as === 'confirmed',
  };
  return Object.entries(warnings).flatMap(([text, isDue]) => (isDue ? [text] : []));
}

const remedies: Readonly<Partial<Record<SeenAs, string>>> = {
  // The only hint: another run without `force` would find correct rows, and leave the search index as it is.
  search:
    'Once the service’s search works again (see its own log), run once with `force: true` among the inputs of the step.',
  pending: 'Look at the copilot in a few minutes.',
  unseen: 'Look at the copilot.',
  shifted: 'Look at the copilot.',
  unshown: `If the action list of this service never shows a change, ${withoutActionList}`,
};

function explain({ plan, status, why }: ReconcileResult, as: SeenAs): Explanation {
  const { attempts, groups, rollbackCause } = status;
  const { fault } = attempts;
  const isUndone = Object.values(groups).some(({ pending }) => pending?.state === 'undone');
  if (as === 'unshown' && isUndone && plan.job.strategy === 'rolling') return invisible;
  const late = 'When half of the time was used up, the new version was still not in place.';
  const givenUp = rollbackCause === 'out-of-time' ? { explanation: late, hint: fault?.hint } : rollbackCause;
  const isAborted = as === 'aborted';
  const reported = explainFailure({ isAborted, why, givenUp, fault, remedy: remedies[as] ?? '' });
  return as === 'search' ? { ...reported, hint: remedies.search } : reported;
}

const invisible: Explanation = {
  code: 'replacement-failed',
  message:
    'The service confirmed an action that its inventory does not show. The next run would add everything a second time, so the action was deleted again.',
  hint: `The action list of this service doesn’t show the copilot’s actions. Remove \`strategy\`, and ${withoutActionList}`,
};
