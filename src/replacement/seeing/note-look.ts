import type { StoredAction } from '../../copilot.ts';
import { createUnseen } from './call.ts';
import { findRows, surveyRows, listDoomed, type Course, type LookSurvey } from './course.ts';
import type { Group } from './group.ts';
import { digestRows, findGroup, type GroupProgress, type Progress } from './progress.ts';

/** What a look says of the calls before it, of others who write, and of what is still to be shown. */
export function noteLook(
  course: Course,
  before: Progress,
  rows: readonly StoredAction[],
  nowMs: number,
): Progress {
  const { groups } = surveyRows(course, before, rows);
  const names = [...new Set([...groups.keys(), ...Object.keys(before.groups)])];
  const looked = names.map((name) => ({
    name,
    ...lookAtGroup(before, name, groups.get(name) ?? nothing, nowMs),
  }));
  const unseen = looked.find(({ isUnseen }) => isUnseen);
  return {
    ...before,
    groups: Object.fromEntries(looked.map(({ name, noted }) => [name, noted])),
    inFlight: before.inFlight.filter(({ endsAtMs }) => endsAtMs > nowMs),
    hasLooked: true,
    isTouched: false,
    hasOthers: before.hasOthers === true || looked.some(({ isOthers }) => isOthers),
    hasChanged:
      before.hasChanged === true || (before.hasLooked === true && digestRows(rows) !== course.before),
    ...(unseen === undefined ? {} : { fault: createUnseen(unseen.name) }),
  };
}

const nothing = { mine: [], rows: [], wanted: [] };

function lookAtGroup(
  before: Progress,
  name: string,
  group: Pick<Group, 'mine' | 'rows' | 'wanted'>,
  nowMs: number,
): { readonly noted: GroupProgress; readonly isUnseen: boolean; readonly isOthers: boolean } {
  const { awaits, ...own } = findGroup(before, name);
  const ids = listIds(group.rows);
  const isForeign = ids !== own.ids && !isExplained(before, name);
  const lagging = awaits?.before === digestRows(group.rows) ? awaits : undefined;
  const isUnseen = lagging !== undefined && nowMs >= lagging.untilAtMs;
  const noted = {
    ...own,
    ids,
    isTouched: false,
    // Another's delete has taken the entries of the whole group from the search, too.
    isUnconfirmed: own.isUnconfirmed === true || isForeign,
    failures: own.failures + Number(isUnseen),
    ...(lagging === undefined || isUnseen ? {} : { awaits: lagging }),
  };
  return { noted, isUnseen, isOthers: isForeign && group.mine.length + group.wanted.length > 0 };
}

function listIds(rows: readonly StoredAction[]): string {
  const ids = rows.map(({ id, method, endpoint }) => id || `${method} ${endpoint}`);
  return ids.sort().join(' ');
}

/** A call of this run may be why a group has other rows than at the last look. */
function isExplained(before: Progress, name: string): boolean {
  const { awaits, isTouched } = findGroup(before, name);
  const isInFlight = before.inFlight.some(({ group }) => group === undefined || group === name);
  return (
    before.hasLooked !== true ||
    before.isTouched === true ||
    isTouched === true ||
    awaits !== undefined ||
    isInFlight
  );
}

/** Whether a call that nobody answered for has done its work: a look shows it. */
export function hasLanded(flight: Progress['inFlight'][number], course: Course, survey: LookSurvey): boolean {
  const { before, direction, group, isOver, kind } = flight;
  if (isOver === true) return true;
  if (group !== undefined) return digestRows(survey.groups.get(group)?.rows ?? []) !== before;
  if (kind === 'clear') return listDoomed(survey).length === 0;
  return course.wanted[direction].every((goal) => findRows(survey, goal).length > 0);
}
