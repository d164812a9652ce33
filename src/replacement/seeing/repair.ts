import type { StoredAction } from '../../copilot.ts';
import { createImport } from './clear.ts';
import { isCounted } from './counted.ts';
import type { LookSurvey } from './course.ts';
import { nameGroup } from './goal.ts';
import type { Step } from './group.ts';
import { createUnseen } from './notes.ts';
import { findGroup } from './progress.ts';
import {
  chooseSteps,
  findRest,
  findRestOfAll,
  latePollMs,
  type NamedStep,
  type Next,
  type Situation,
} from './situation.ts';

/** So many missing actions are imported together. */
const manyMissing = 20;
/** So many that the search may not know are deleted and imported once more. */
const manyUnconfirmed = 100;

/** What differs, group by group, the smallest right step each: add, change, remove. */
export function decideRepair(situation: Situation): Next {
  const { progress } = situation;
  const open = listOpen(situation);
  const { course, survey } = situation;
  if (open.length === 0 || isCounted(course, progress, survey)) return watch(situation);
  const ofKind = (...kinds: readonly Step['kind'][]): readonly NamedStep[] =>
    open.filter(({ step }) => kinds.includes(step.kind));
  const [adds, changes] = [ofKind('add'), ofKind('change', 'clear-up')];
  if (isUnproven(situation)) return probe(situation, adds);
  const heals = ofKind('heal');
  const isOnlyDoubtful = heals.length === open.length;
  if (isOnlyDoubtful ? mustRepeat(situation, heals.length) : progress.lacks.single === true)
    return clearOnceMore(situation);
  if (mustImport(situation, adds)) return importMissing(situation);
  // What is renamed is added under its new name before the old one goes.
  const removals = adds.length + changes.length === 0 ? ofKind('remove') : [];
  const choices = [adds, changes, heals, removals].filter((steps) => steps.length > 0);
  const nexts = choices.map((steps) => chooseSteps(situation, steps));
  const first = nexts.find((next) => next.do === 'call') ?? nexts.find((next) => next.do === 'wait');
  return first ?? watch(situation);
}

/** The steps that are left, but for those that have failed too often where there is no way back. */
function listOpen({ course, progress, survey }: Situation): readonly NamedStep[] {
  return [...survey.verdicts].flatMap(([name, { step }]) => {
    // What a secret was blotted out of is never written: nobody knows what it said.
    if (step === undefined || ('goal' in step && step.goal.isBlotted === true)) return [];
    const isLast = progress.direction === 'back' || step.kind === 'heal';
    const tried = { ...findGroup(progress, name), size: sizeOf(survey, name) };
    return isLast && isSpent(course.job.maxAttempts, tried) ? [] : [{ name, step }];
  });
}

function sizeOf({ groups }: LookSurvey, name: string): number {
  const { rows = [], wanted = [] } = groups.get(name) ?? {};
  return rows.length + wanted.length;
}

/** It has failed as often as it is tried; or, however often each call is confirmed, something undoes what is done. */
function isSpent(
  maxAttempts: number,
  { calls, failures, size }: { readonly calls: number; readonly failures: number; readonly size: number },
): boolean {
  return failures >= maxAttempts || calls > 3 * maxAttempts + 2 * size;
}

/** Groups that can no longer be brought right; of what is right, only the search may not know it. */
export function hasSpentGroup({ course, progress, survey }: Situation): boolean {
  return [...survey.verdicts].some(([name, { step }]) => {
    if (step === undefined || step.kind === 'heal') return false;
    return isSpent(course.job.maxAttempts, { ...findGroup(progress, name), size: sizeOf(survey, name) });
  });
}

/** Nothing differs: what was confirmed and is not shown is waited for, and what may still take effect. */
function watch(situation: Situation): Next {
  const { nowMs, progress } = situation;
  const awaiting = findShown(situation, Object.keys(progress.groups));
  if (awaiting !== undefined) return { do: 'wait', ...awaiting };
  const ends = progress.inFlight.map(({ endsAtMs }) => endsAtMs - nowMs);
  if (ends.length === 0) return { do: 'end' };
  return { do: 'wait', ms: Math.min(latePollMs, Math.max(...ends)), why: 'late' };
}

/** A copilot that has never shown an action: its inventory may be one that never does, and all would be there twice. */
function isUnproven({ course: { job }, progress, survey }: Situation): boolean {
  const isEmpty = job.before.length === 0 && survey.rows.length === 0;
  return job.strategy === 'rolling' && progress.direction === 'forth' && isEmpty;
}

function probe(situation: Situation, adds: readonly NamedStep[]): Next {
  const { progress } = situation;
  const [first] = adds;
  if (first === undefined) return watch(situation);
  const { added, fault, hasChanged } = progress;
  // A delete of it that failed does not make it one that was never sent.
  const isUnseen =
    hasChanged && (fault?.kind === 'not-there' || (added.length > 0 && fault?.request === 'delete'));
  if (!isUnseen || findRest(situation, first.name) !== undefined) return chooseSteps(situation, [first]);
  const rows = added.map((id): StoredAction => ({ ...nowhere, id }));
  const calls = rows.map(
    (row) => ({ kind: 'single', group: first.name, step: { kind: 'remove', row }, before: '' }) as const,
  );
  return { do: 'call', calls, isUnshown: true };
}

const nowhere = {
  method: '',
  endpoint: '',
  name: undefined,
  operationId: undefined,
  description: undefined,
  payload: {},
} as const;

/** Everything is there, and of so much of it the search may not know that one import is less than all the changes. */
function mustRepeat({ course: { job }, progress }: Situation, count: number): boolean {
  const isForth = job.strategy === 'recreate' && progress.direction === 'forth';
  return isForth && count > manyUnconfirmed && !progress.hasRepeated;
}

/** Where actions cannot be put right one by one, too. */
function clearOnceMore({ course, progress }: Situation): Next {
  const { job } = course;
  const hasDocument = progress.direction === 'forth' || job.backup !== undefined;
  const isAllowed = job.strategy === 'recreate' && job.unlisted === 'replace' && hasDocument;
  const { imports } = progress;
  if (!isAllowed || imports.failures >= job.maxAttempts) {
    return progress.direction === 'forth'
      ? { do: 'turn', why: progress.fault ?? createUnseen('all actions') }
      : { do: 'end' };
  }
  return {
    do: 'go-on',
    progress: {
      ...progress,
      phase: 'clear',
      isCleared: false,
      hasRepeated: true,
      imports: { ...imports, failures: imports.failures + (progress.lacks.single === true ? 1 : 0) },
    },
  };
}

/** Whether one import takes the place of many single additions. */
function mustImport({ course, progress, survey }: Situation, adds: readonly NamedStep[]): boolean {
  const { job, wanted } = course;
  const goals = wanted[progress.direction];
  const isBack = progress.direction === 'back';
  if (
    adds.length === 0 ||
    (isBack && (job.backup === undefined || progress.imports.failures >= job.maxAttempts))
  )
    return false;
  if (job.strategy === 'rolling')
    return !isBack && adds.length > manyMissing && adds.length > goals.length / 2;
  return goals.every((goal) => (survey.groups.get(nameGroup(goal))?.rows ?? []).length === 0);
}

function importMissing(situation: Situation): Next {
  const { course, nowMs, progress } = situation;
  const { deletedAtMs = -Infinity } = progress.times;
  const settledMs = deletedAtMs + course.job.settleMs;
  if (settledMs > nowMs) return { do: 'wait', ms: settledMs - nowMs, why: 'pause' };
  const call = createImport(situation);
  const rest =
    findRestOfAll(situation, progress.imports.opensAtMs) ??
    (call.kind === 'import' ? findShown(situation, call.goals.map(nameGroup)) : undefined);
  return rest === undefined ? { do: 'call', calls: [call] } : { do: 'wait', ...rest };
}

function findShown(situation: Situation, names: readonly string[]): ReturnType<typeof findRest> {
  const name = names.find((one) => findGroup(situation.progress, one).awaits !== undefined);
  return name === undefined ? undefined : findRest(situation, name);
}
