import type { ObservedAction } from '../../copilot.ts';
import { renderRoute } from '../../importer/index.ts';
import { createUnseen } from './call.ts';
import { surveyRows, type Course } from './course.ts';
import type { Group } from './group.ts';
import { digestRows, findGroup, type GroupProgress, type Progress } from './progress.ts';
import { lateMs } from './waiting-times.ts';

/** What a look says of the calls before it, of others who write, and of what is still to be shown. */
export function noteLook(
  course: Course,
  before: Progress,
  rows: readonly ObservedAction[],
  nowMs: number,
): Progress {
  const { groups } = surveyRows(course, before, rows);
  const names = [...new Set([...groups.keys(), ...Object.keys(before.groups)])];
  const lookup = names.map((name) => ({
    name,
    ...lookAtGroup(before, name, groups.get(name) ?? nothing, nowMs),
  }));
  const own = new Set(course.restorable.map(course.ownership.nameGroup));
  const unseen = lookup.find(({ isUnseen }) => isUnseen);
  const shown = new Set(lookup.flatMap(({ shownBy }) => shownBy ?? []));
  const isImportShown = before.isImportShown === true || shown.has('import');
  const displaced = findDisplaced(course, before, rows);
  const noted = lookup.map(
    ({ name, noted }) => [name, settleAwaited(noted, { shown, isImportShown, displaced })] as const,
  );
  return {
    ...before,
    groups: Object.fromEntries(noted),
    inFlight: before.inFlight.filter(({ endsAtMs }) => endsAtMs > nowMs),
    hasLooked: true,
    isTouched: false,
    isImportShown,
    lagMs: Math.max(before.lagMs ?? 0, ...lookup.map(({ noted }) => measureLag(noted, nowMs))),
    isShown: before.isShown === true || shown.size > 0,
    displaced: [...(before.displaced ?? []), ...displaced],
    hasOthers:
      before.hasOthers === true ||
      lookup.some(({ name, isForeign, isWanted }) => isForeign && (isWanted || own.has(name))),
    hasChanged:
      before.hasChanged === true || (before.hasLooked === true && digestRows(rows) !== course.before),
    ...(unseen === undefined ? {} : { fault: createUnseen(unseen.name) }),
  };
}

const nothing = { managed: [], rows: [], desired: [] };

function lookAtGroup(
  before: Progress,
  name: string,
  group: Pick<Group, 'managed' | 'rows' | 'desired'>,
  nowMs: number,
): {
  readonly noted: GroupProgress;
  readonly isUnseen: boolean;
  readonly isForeign: boolean;
  readonly isWanted: boolean;
  readonly shownBy: NonNullable<GroupProgress['awaits']>['by'] | undefined;
} {
  const { awaits, ...own } = findGroup(before, name);
  const ids = listIds(group.rows);
  const isForeign = ids !== own.ids && !isExplained(before, name);
  const { isShown, isUnseen, left } = readAwaited(awaits, group.rows, nowMs);
  const isWhole = awaits?.by === 'import' || awaits?.by === 'clear';
  const noted = {
    ...own,
    ...left,
    ids,
    isTouched: false,
    isUndone: own.isUndone === true && !isShown,
    // Another's delete has taken the entries of the whole group from the search, too.
    needsReindex: own.needsReindex === true || isForeign,
    // What is deleted again has failed then; an import or a clearing fails as a whole.
    failures: own.failures + Number(isUnseen && awaits?.id === undefined && !isWhole),
  };
  const isWanted = group.managed.length + group.desired.length > 0;
  return { noted, isUnseen, isForeign, isWanted, shownBy: isShown ? awaits?.by : undefined };
}

/** How long a confirmed change hasn't been visible; up to the time for which the run waits for it. */
function measureLag({ awaits }: GroupProgress, nowMs: number): number {
  return awaits === undefined ? 0 : Math.min(lateMs, nowMs - (awaits.untilAtMs - lateMs));
}

interface AwaitedLook {
  readonly isShown: boolean;
  /** The time for it is over with this read. */
  readonly isUnseen: boolean;
  readonly left: Pick<GroupProgress, 'awaits'>;
}

function readAwaited(
  awaits: GroupProgress['awaits'],
  rows: readonly ObservedAction[],
  nowMs: number,
): AwaitedLook {
  if (awaits === undefined) return { isShown: false, isUnseen: false, left: {} };
  if (isShownIn(awaits, rows)) return { isShown: true, isUnseen: false, left: {} };
  const isUnseen = awaits.isHidden !== true && nowMs >= awaits.untilAtMs;
  return { isShown: false, isUnseen, left: { awaits: isUnseen ? { ...awaits, isHidden: true } : awaits } };
}

/** An addition is known by its ID if there is one; anything else by a change of its group. */
function isShownIn(
  { before, by, id }: NonNullable<GroupProgress['awaits']>,
  rows: readonly ObservedAction[],
): boolean {
  if (by === 'clear') return listIds(rows) !== before;
  const isKnown = id !== undefined && rows.every((row) => row.id !== '');
  return isKnown ? rows.some((row) => row.id === id) : digestRows(rows) !== before;
}

/**
 * An import of which no read shows anything has added nothing once a read shows a later addition. A delete whose row
 * stays has taken another row in its place, and isn't waited for.
 */
function settleAwaited(
  noted: GroupProgress,
  look: {
    readonly shown: ReadonlySet<string>;
    readonly isImportShown: boolean;
    readonly displaced: readonly ObservedAction[];
  },
): GroupProgress {
  const { by, isHidden } = noted.awaits ?? {};
  const isRefuted = by === 'import' && isHidden === true && look.shown.has('add') && !look.isImportShown;
  const isAstray = look.displaced.length > 0 && (by === 'remove' || by === 'clear-up');
  return isRefuted || isAstray ? { ...noted, awaits: undefined } : noted;
}

/** Unmanaged rows that are gone, if a delete has left its own row: the service took them in its place. */
function findDisplaced(
  { job, ownership }: Course,
  { displaced = [], groups }: Progress,
  rows: readonly ObservedAction[],
): readonly ObservedAction[] {
  if (job.unmanaged === 'delete') return [];
  const ids = new Set(rows.map(({ id }) => id));
  const isLeft = Object.values(groups).some(({ deletes = '' }) => ids.has(deletes));
  if (!isLeft) return [];
  return job.before.filter(
    (row) =>
      row.id !== '' &&
      !ids.has(row.id) &&
      ownership.find(row) === undefined &&
      !displaced.some(({ id }) => id === row.id),
  );
}
function listIds(rows: readonly ObservedAction[]): string {
  const ids = rows.map((row) => row.id || renderRoute(row));
  return ids.sort().join(' ');
}

/** A call of this run may be why a group has other rows than at the last look. */
function isExplained(before: Progress, name: string): boolean {
  const { awaits, isTouched } = findGroup(before, name);
  const isInFlight = before.inFlight.some(({ group }) => group === undefined || group === name);
  const isCalled = before.isTouched === true || isTouched === true || awaits !== undefined;
  return isCalled || isInFlight || before.hasLooked !== true;
}
