import type { ObservedAction } from '../../copilot.ts';
import { isInPlace } from '../../importer/index.ts';
import { createUnseen, type Step } from './call.ts';
import { createImport, decideClearing } from './clear.ts';
import { findRows, isAllInPlace, isCounted } from './course.ts';
import { nameGroup } from './desired-action.ts';
import { findGroup } from './progress.ts';
import {
  chooseSteps,
  findPause,
  findWait,
  findWaitForAll,
  findShown,
  type NamedStep,
  type Next,
  type Situation,
} from './situation.ts';
import { latePollMs } from './waiting-times.ts';

const manyMissing = 20;
/** So many of which only the search may not know are deleted and imported once more: less than as many changes. */
const manyUnconfirmed = 100;

/** The next step of a reconciliation, from what is wanted and what the last look shows. Pure and total. */
export function decideNext(situation: Situation): Next {
  const { course, endMs, nowMs, progress } = situation;
  if (progress.isUnshown) return { do: 'end' };
  const why = progress.direction === 'rollout' ? findTurn(situation) : undefined;
  if (why !== undefined) return { do: 'turn', why };
  const isSpent = progress.clears.failures >= course.job.maxAttempts;
  if (nowMs >= endMs || isSpent) return { do: 'end' };
  return progress.phase === 'clear' ? decideClearing(situation) : decideRepair(situation);
}

/** Why the new version is given up; undefined where it is not. */
function findTurn(situation: Situation): Extract<Next, { do: 'turn' }>['why'] | undefined {
  const { course, nowMs, progress, survey, turnMs } = situation;
  const { clears, fault, imports } = progress;
  const isTooMuch = Math.max(clears.failures, imports.failures) >= course.job.maxAttempts;
  if (isTooMuch || hasSpentGroup(situation)) return fault ?? createUnseen('what was sent');
  const isLate = nowMs >= turnMs && (progress.phase !== 'repair' || !isAllInPlace(survey));
  return isLate ? (fault ?? 'out-of-time') : undefined;
}

/** What differs, group by group, the smallest right step each: add, change, remove. */
function decideRepair(situation: Situation): Next {
  const { course, progress, survey } = situation;
  const open = listOpen(situation);
  if (open.length === 0 || isCounted(course, progress, survey)) return watch(situation);
  const ofKind = (...kinds: readonly Step['kind'][]): readonly NamedStep[] =>
    open.filter(([, step]) => kinds.includes(step.kind));
  const [adds, changes, reindexes] = [ofKind('add'), ofKind('change', 'clear-up'), ofKind('reindex')];
  if (isUnproven(situation)) return probe(situation, adds);
  if (reindexes.length === open.length && mayRepeat(situation, reindexes.length))
    return { do: 'go-on', progress: { ...progress, phase: 'clear', isCleared: false, hasRepeated: true } };
  if (progress.lacks.single === true && reindexes.length < open.length) return clearOnceMore(situation);
  if (mustImport(situation, adds.length)) return importMissing(situation);
  // What is renamed is added under its new name before the old one goes.
  const removals = adds.length + changes.length === 0 ? ofKind('remove') : [];
  const choices = [adds, changes, reindexes, removals].filter((steps) => steps.length > 0);
  const nexts = choices.map((steps) => chooseSteps(situation, steps));
  return nexts.find((next) => next.do === 'call') ?? nexts[0] ?? watch(situation);
}

/** The steps that are left, but for those that have failed too often where there is no way back. */
function listOpen(situation: Situation): readonly NamedStep[] {
  return [...situation.survey.groups].flatMap(([name, { step }]): readonly NamedStep[] => {
    // What a secret was blotted out of is never written: nobody knows what it said.
    if (step === undefined || ('goal' in step && step.goal.isRedacted === true)) return [];
    const isLast = situation.progress.direction === 'rollback' || step.kind === 'reindex';
    return isLast && isSpent(situation, name) ? [] : [[name, step]];
  });
}

/** It has failed as often as it is tried; or, however often each call is confirmed, nothing comes of what is done. */
function isSpent({ course, progress, survey }: Situation, name: string): boolean {
  const { calls, failures } = findGroup(progress, name);
  const { rows = [], desired = [] } = survey.groups.get(name) ?? {};
  const { before, maxAttempts } = course.job;
  // What was added is there, and not as it was sent: once more would be one more.
  const isStrange = ({ id }: ObservedAction): boolean =>
    progress.direction === 'rollout' && progress.added.includes(id);
  const isVain = rows.some((row) => isStrange(row) && !desired.some((goal) => isInPlace(goal, row)));
  return isVain || failures >= maxAttempts || calls > 3 * maxAttempts + 2 * (before.length + desired.length);
}

/** Groups that can no longer be brought right; of what is right, only the search may not know it. */
function hasSpentGroup(situation: Situation): boolean {
  return [...situation.survey.groups].some(
    ([name, { step }]) => step !== undefined && step.kind !== 'reindex' && isSpent(situation, name),
  );
}

/** Nothing differs: what was confirmed and is not shown is waited for, and what may still take effect. */
function watch(situation: Situation): Next {
  const { nowMs, progress } = situation;
  const awaiting = findShown(situation, Object.keys(progress.groups));
  if (awaiting !== undefined) return { do: 'wait', ...awaiting };
  if (progress.inFlight.length === 0) return { do: 'end' };
  const lastMs = Math.max(...progress.inFlight.map(({ endsAtMs }) => endsAtMs - nowMs));
  return { do: 'wait', ms: Math.min(latePollMs, lastMs), why: 'late' };
}

/** A copilot that has never shown an action: its inventory may be one that never does, and all would be there twice. */
function isUnproven({ course: { job }, progress, survey }: Situation): boolean {
  const isEmpty = job.before.length === 0 && survey.rows.length === 0;
  return job.strategy === 'rolling' && progress.direction === 'rollout' && isEmpty;
}

function probe(situation: Situation, [first]: readonly NamedStep[]): Next {
  if (first === undefined) return watch(situation);
  const { added, fault, hasChanged } = situation.progress;
  const [group] = first;
  // A delete of it that failed does not make it one that was never sent.
  const isDeleteFailed = added.length > 0 && fault?.request === 'delete';
  const isUnseen = hasChanged && (fault?.kind === 'not-there' || isDeleteFailed);
  if (!isUnseen || findWait(situation, group) !== undefined) return chooseSteps(situation, [first]);
  const nowhere = { method: '', endpoint: '' };
  const calls = added.map((id) => ({ kind: 'remove', row: { ...nowhere, id }, group, before: '' }) as const);
  return { do: 'call', calls, isUnshown: true };
}

/** Once, and only where all that goes comes back with the import, in time for the new version. */
function mayRepeat({ course: { job }, nowMs, progress, turnMs }: Situation, count: number): boolean {
  const isWhole =
    job.strategy === 'recreate' && job.unmanaged === 'delete' && progress.direction === 'rollout';
  return isWhole && count > manyUnconfirmed && progress.hasRepeated !== true && nowMs < turnMs;
}

/** Where actions cannot be put right one by one. */
function clearOnceMore({ course: { job }, progress }: Situation): Next {
  const { direction, fault, imports } = progress;
  const hasDocument = direction === 'rollout' || job.backup !== undefined;
  const isAllowed = job.strategy === 'recreate' && job.unmanaged === 'delete' && hasDocument;
  if (!isAllowed || imports.failures >= job.maxAttempts) {
    return direction === 'rollout'
      ? { do: 'turn', why: fault ?? createUnseen('all actions') }
      : { do: 'end' };
  }
  const again = { ...imports, failures: imports.failures + 1 };
  return { do: 'go-on', progress: { ...progress, phase: 'clear', isCleared: false, imports: again } };
}

/** Whether one import takes the place of so many single additions. */
function mustImport({ course, progress, survey }: Situation, adds: number): boolean {
  const { job, desired } = course;
  const goals = desired[progress.direction];
  const isBack = progress.direction === 'rollback';
  const isVain = isBack && (job.backup === undefined || progress.imports.failures >= job.maxAttempts);
  if (adds === 0 || isVain) return false;
  return job.strategy === 'rolling'
    ? !isBack && adds > manyMissing && adds > goals.length / 2
    : goals.every((goal) => findRows(survey, goal).length === 0);
}

function importMissing(situation: Situation): Next {
  const call = createImport(situation);
  const rest =
    findPause(situation) ??
    findWaitForAll(situation, situation.progress.imports.opensAtMs) ??
    findShown(situation, call.goals.map(nameGroup));
  return rest === undefined ? { do: 'call', calls: [call] } : { do: 'wait', ...rest };
}
