import type { ObservedAction } from '../../copilot.ts';
import { isInPlace } from '../../importer/index.ts';
import { createUnseen, requests, type Step } from './call.ts';
import { createImport, decideClearing, findRoute, limitDeletes } from './clear.ts';
import { findRows, isAllInPlace, isCounted } from './course.ts';
import { nameGroup } from './desired-action.ts';
import type { Group } from './group.ts';
import { findGroup } from './progress.ts';
import {
  chooseSteps,
  findPause,
  findWaitForAll,
  findShown,
  type NamedStep,
  type Next,
  type Situation,
} from './situation.ts';
import { lateMs, latePollMs } from './waiting-times.ts';

const manyMissing = 20;
/** So many of which only the search may not know are deleted and imported once more: less than as many changes. */
const manyUnconfirmed = 100;

/** The next step of a reconciliation, from what is wanted and what the last look shows. Pure and total. */
export function decideNext(situation: Situation): Next {
  const { course, endMs, nowMs, progress } = situation;
  const why = progress.direction === 'rollout' ? findTurn(situation) : undefined;
  if (why !== undefined) return { do: 'turn', why };
  const isSpent = progress.clears.failures >= course.job.maxAttempts;
  if (nowMs >= endMs || isSpent) return { do: 'end' };
  if (progress.phase === 'clear') return decideClearing(situation);
  return repairHiddenImport(situation) ?? decideRepair(situation);
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
  const [adds, changes, reindexes] = [ofKind('add'), ofKind('undo', 'change', 'clear-up'), ofKind('reindex')];
  if (mustProbe(situation, adds.length)) return probe(situation, open);
  if (reindexes.length === open.length && mayRepeat(situation, reindexes.length))
    return { do: 'go-on', progress: { ...progress, phase: 'clear', isCleared: false, hasRepeated: true } };
  if (progress.lacks.single === true && reindexes.length < open.length) return clearOnceMore(situation);
  if (mustImport(situation, adds.length)) return importMissing(situation);
  // What is renamed is added under its new name before the old one goes.
  const removals = adds.length + changes.length === 0 ? limitDeletes(situation, ofKind('remove')) : [];
  const choices = [adds, changes, reindexes, removals].filter((steps) => steps.length > 0);
  const nexts = choices.map((steps) => chooseSteps(situation, steps));
  return nexts.find((next) => next.do === 'call') ?? nexts[0] ?? watch(situation);
}

/** The steps that are left, but for those that have failed too often where there is no way back. */
function listOpen(situation: Situation): readonly NamedStep[] {
  const { course, progress, survey } = situation;
  const steps = [...survey.groups].flatMap(([name, { step }]): readonly NamedStep[] => {
    // What a secret was blotted out of is never written: nobody knows what it said.
    if (step === undefined || ('goal' in step && step.goal.isRedacted === true)) return [];
    // What may only be hidden would be there twice; a delete does no more the second time.
    const { awaits, isUndone } = findGroup(progress, name);
    const isHidden = awaits?.isHidden === true || isUndone === true;
    return isHidden && requests[step.kind] !== 'delete' ? [] : [[name, step]];
  });
  return [...listUndos(situation), ...steps].filter(([name, { kind }]) => {
    if (kind === 'undo') return findGroup(progress, name).failures < 2 * course.job.maxAttempts;
    const isLast = progress.direction === 'rollback' || kind === 'reindex';
    return !isLast || !isSpent(situation, name);
  });
}

/** Deletes what was added and is never shown, by the ID that the service gave it: else it would be added once more. */
function listUndos({ progress, survey }: Situation): readonly NamedStep[] {
  return Object.entries(progress.groups).flatMap(([name, { awaits }]): readonly NamedStep[] => {
    const { id, isHidden } = awaits ?? {};
    const { managed = [], rows = [] } = survey.groups.get(name) ?? {};
    // The service might delete an unmanaged action of the group instead.
    if (isHidden !== true || id === undefined || managed.length < rows.length) return [];
    return [[name, { kind: 'undo', row: { id, method: '', endpoint: '' } }]];
  });
}

/**
 * A confirmed import of which no read shows anything. Nothing is imported on top of it: the copilot is cleared first, or,
 * if no route clears it, one action is added: if a read shows that one, the import has added nothing.
 */
function repairHiddenImport(situation: Situation): Next | undefined {
  const { course, endMs, nowMs, progress, survey, turnMs } = situation;
  const isHidden = ([name]: readonly [string, unknown]): boolean => {
    const { by, isHidden: isOver } = findGroup(progress, name).awaits ?? {};
    return by === 'import' && isOver === true;
  };
  const hidden = [...survey.groups].filter(isHidden);
  if (progress.isImportShown === true || hidden.length === 0) return undefined;
  const { waitMs, strategy, unmanaged } = course.job;
  if (strategy === 'recreate' && unmanaged === 'delete' && findRoute(situation) !== undefined) {
    // Without time for all of it the copilot keeps what was confirmed.
    const isInTime = nowMs + waitMs + 2 * lateMs < (progress.direction === 'rollout' ? turnMs : endMs);
    return isInTime ? clearOnceMore(situation) : { do: 'end' };
  }
  const awaiting = findShown(situation, Object.keys(progress.groups));
  return awaiting === undefined ? probeImport(situation, hidden) : { do: 'wait', ...awaiting };
}

function probeImport(situation: Situation, hidden: readonly (readonly [string, Group])[]): Next | undefined {
  const { direction, fault } = situation.progress;
  const undos = listOpen(situation).filter(([, { kind }]) => kind === 'undo');
  if (undos.length > 0) return chooseSteps(situation, undos);
  const [first] = hidden.flatMap(([name, { missing }]) =>
    missing.map((goal): NamedStep => [name, { kind: 'add', goal }]),
  );
  if (first === undefined || hasVainProbe(situation)) return watch(situation);
  if (!isSpent(situation, first[0])) return chooseSteps(situation, [first]);
  return direction === 'rollout' ? { do: 'turn', why: fault ?? createUnseen('what was sent') } : undefined;
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
    ([name, { step }]) =>
      step !== undefined &&
      step.kind !== 'reindex' &&
      findGroup(situation.progress, name).awaits?.isHidden === undefined &&
      findGroup(situation.progress, name).isUndone !== true &&
      isSpent(situation, name),
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

/**
 * Whether one action is added by itself, to see whether a read shows it: an empty copilot may be one whose actions are
 * never listed, and a list that lacks most of them may be a part of it. All would be there twice.
 */
function mustProbe(situation: Situation, adds: number): boolean {
  const { course, progress, survey } = situation;
  const { before, strategy } = course.job;
  if (strategy !== 'rolling' || progress.direction === 'rollback' || progress.isShown === true) return false;
  return before.length + survey.rows.length === 0 || mustImport(situation, adds);
}

function probe(situation: Situation, open: readonly NamedStep[]): Next {
  const undos = open.filter(([, { kind }]) => kind === 'undo');
  if (undos.length > 0) return chooseSteps(situation, undos);
  const [first] = open.filter(([, { kind }]) => kind === 'add');
  const isVain = first === undefined || hasVainProbe(situation);
  return isVain ? watch(situation) : chooseSteps(situation, [first]);
}

/** What was added was never shown, and no other change of this run. */
function hasVainProbe({ progress: { groups, isShown } }: Situation): boolean {
  const isVain = Object.values(groups).some(
    ({ awaits, isUndone }) => isUndone === true || (awaits?.by === 'add' && awaits.isHidden === true),
  );
  return isVain && isShown !== true;
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
  if (adds === 0 || isVain || progress.isAppended === true) return false;
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
