import type { StoredAction } from '../../copilot.ts';
import { surveyRows, listDoomed, type Course, type LookSurvey } from './course.ts';
import { nameGroup } from './goal.ts';
import type { Group } from './group.ts';
import { createUnseen } from './notes.ts';
import {
  digestRows,
  findGroup,
  listIds,
  type CallInFlight,
  type GroupProgress,
  type Progress,
} from './progress.ts';

/** What a look says of the calls before it, of others who write, and of what is still to be shown. */
export function noteLook(
  course: Course,
  before: Progress,
  { nowMs, rows }: { readonly nowMs: number; readonly rows: readonly StoredAction[] },
): { readonly progress: Progress; readonly survey: LookSurvey } {
  const { groups } = surveyRows(course, before, rows);
  const names = [...new Set([...groups.keys(), ...Object.keys(before.groups)])];
  const looked = names.map((name) => ({ name, ...lookAtGroup(before, name, groups.get(name), nowMs) }));
  const unseen = looked.find(({ isUnseen }) => isUnseen);
  const progress: Progress = {
    ...before,
    groups: Object.fromEntries(looked.map(({ name, noted }) => [name, noted])),
    inFlight: before.inFlight.filter(({ endsAtMs }) => endsAtMs > nowMs),
    hasLooked: true,
    isTouched: false,
    hasOthers: before.hasOthers || looked.some(({ isOthers }) => isOthers),
    hasChanged: before.hasChanged || (before.hasLooked && digestRows(rows) !== course.before),
    ...(unseen === undefined ? {} : { fault: createUnseen(unseen.name) }),
  };
  return { progress, survey: surveyRows(course, progress, rows) };
}

interface LookedGroup {
  readonly noted: GroupProgress;
  /** Confirmed long enough ago, and not shown. */
  readonly isUnseen: boolean;
  /** Rows have come or gone without a call of this run. */
  readonly isOthers: boolean;
}

function lookAtGroup(before: Progress, name: string, group: Group | undefined, nowMs: number): LookedGroup {
  const own = findGroup(before, name);
  const { awaits, ...rest } = own;
  const { mine = [], rows = [], wanted = [] } = group ?? {};
  const ids = listIds(rows);
  const isForeign = ids !== own.ids && !isExplained(before, name);
  // Another's delete has taken the entries of the whole group from the search, too.
  const next = { ...rest, ids, isTouched: false, isUnconfirmed: rest.isUnconfirmed === true || isForeign };
  const isOthers = isForeign && mine.length + wanted.length > 0;
  if (awaits?.before !== digestRows(rows)) {
    return { noted: next, isUnseen: false, isOthers };
  }
  if (nowMs < awaits.untilAtMs) return { noted: { ...next, awaits }, isUnseen: false, isOthers };
  return { noted: { ...next, failures: own.failures + 1 }, isUnseen: true, isOthers };
}

/** A call of this run may be why a group has other rows than at the last look. */
function isExplained(before: Progress, name: string): boolean {
  const { awaits, isTouched } = findGroup(before, name);
  const isInFlight = before.inFlight.some(({ group }) => group === undefined || group === name);
  return !before.hasLooked || before.isTouched || isTouched === true || awaits !== undefined || isInFlight;
}

/** Whether a call that nobody answered for has done its work: a look shows it. */
export function hasLanded(flight: CallInFlight, course: Course, survey: LookSurvey): boolean {
  const { before, direction, group, isOver, kind } = flight;
  if (isOver === true) return true;
  if (group !== undefined) return digestRows(survey.groups.get(group)?.rows ?? []) !== before;
  if (kind === 'clear') return listDoomed(survey).length === 0;
  return course.wanted[direction].every(
    (goal) => (survey.groups.get(nameGroup(goal))?.rows ?? []).length > 0,
  );
}
