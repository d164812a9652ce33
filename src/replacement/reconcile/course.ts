import type { ObservedAction } from '../../copilot.ts';
import { listShownNames, type ImportDocument } from '../../importer/index.ts';
import type { ReplacementRecord } from '../replacement-record.ts';
import { nameGroup, restoreRow, type DesiredAction } from './desired-action.ts';
import { formGroups, type Group } from './group.ts';
import { matchActions } from './match-actions.ts';
import { createOwnership, type Ownership } from './ownership.ts';
import { digestRows, findGroup, noteGroups, untried, type Progress } from './progress.ts';

/** One reconciliation: all that will be sent is in it. */
export interface ReconcileJob extends ReplacementRecord {
  readonly way: 'reconciled';
  readonly strategy: 'recreate' | 'rolling';
  /** What becomes of actions that are in no version of the file that was read. */
  readonly unmanaged: 'delete' | 'keep';
  /** What is right already is written once more: its entry in the search may be missing. */
  readonly isForced: boolean;
  readonly next: ImportDocument;
  readonly before: readonly ObservedAction[];
  /** Of earlier versions, as far as `before` holds them. */
  readonly known: readonly DesiredAction[];
  /** The earlier version of which all is in `before`. */
  readonly backup?: ImportDocument;
}

export interface Course {
  readonly job: ReconcileJob;
  readonly ownership: Ownership;
  readonly desired: Readonly<Record<Progress['direction'], readonly DesiredAction[]>>;
  /** Of what was there before, what this run may take away, and would put back. */
  readonly restorable: readonly ObservedAction[];
  readonly before: string;
}

export function createCourse(job: ReconcileJob): Course {
  const ownership = createOwnership([...job.next.actions, ...job.known]);
  const restorable = job.before.filter(
    (row) => job.unmanaged === 'delete' || ownership.find(row) !== undefined,
  );
  const rollback = restorable.map((row) => restoreRow(row, ownership.find(row)));
  const desired = { rollout: job.next.actions, rollback };
  return { job, ownership, desired, restorable, before: digestRows(job.before) };
}

export function beginProgress({ isForced, next, strategy }: ReconcileJob): Progress {
  const progress: Progress = {
    direction: 'rollout',
    phase: strategy === 'recreate' ? 'clear' : 'repair',
    groups: {},
    inFlight: [],
    lacks: {},
    clears: untried,
    imports: untried,
    added: [],
    times: { pauses: [] },
  };
  // All managed actions are written again, because their search entries may be missing.
  return isForced && strategy === 'rolling'
    ? noteGroups(progress, next.actions.map(nameGroup), { needsReindex: true })
    : progress;
}

/** What a look shows, against what is wanted. */
export interface LookSurvey {
  readonly rows: readonly ObservedAction[];
  readonly groups: ReadonlyMap<string, Group>;
  /** False once the service has deleted another row than the one that was named. */
  readonly mayDelete: boolean;
}

export function surveyRows(course: Course, progress: Progress, rows: readonly ObservedAction[]): LookSurvey {
  const { job, ownership } = course;
  const mayDelete = (progress.displaced ?? []).length === 0;
  const groups = formGroups(listWanted(course, progress), rows, {
    ownership,
    mayDelete,
    mayRemove: ({ id }) => job.unmanaged === 'delete' || progress.added.includes(id),
    canChange: progress.lacks.change !== true,
    isConfirmed: (name) => findGroup(progress, name).needsReindex !== true,
  });
  return { rows, groups, mayDelete };
}

/** Also what the service has deleted by mistake. */
export function listWanted(
  { desired }: Course,
  { direction, displaced = [] }: Progress,
): readonly DesiredAction[] {
  return [...desired[direction], ...displaced.map((row) => restoreRow(row, undefined))];
}

export function findRows({ groups }: LookSurvey, goal: DesiredAction): readonly ObservedAction[] {
  return groups.get(nameGroup(goal))?.rows ?? [];
}

/** Groups of which this run may delete each row without the service taking another's in its place. */
export function listDeletable({ groups, mayDelete }: LookSurvey): readonly (readonly [string, Group])[] {
  return [...groups].filter(
    ([, { managed, rows }]) => mayDelete && managed.length > 0 && managed.length === rows.length,
  );
}

/** Nothing is wanted that is not there, and nothing is there that may go. */
export function isAllInPlace({ groups }: LookSurvey): boolean {
  return [...groups.values()].every(
    ({ missing, step }) => missing.length === 0 && (step === undefined || step.kind === 'reindex'),
  );
}

/**
 * Whether a confirmed import is there in a form of the service's own: none of its actions is to the letter what was
 * sent, and there are as many, with the same `operation_id`s.
 */
export function isCounted(course: Course, progress: Progress, survey: LookSurvey): boolean {
  const desired = course.desired[progress.direction];
  const { groups, rows } = survey;
  if (!progress.isImported || !survey.mayDelete || desired.length === 0 || rows.length !== desired.length)
    return false;
  if ([...groups.values()].flatMap(({ missing }) => missing).length < desired.length) return false;
  const list = (ids: readonly (string | undefined)[]): string =>
    ids
      .map((id) => id?.toLowerCase())
      .sort()
      .join('\n');
  const have = list(rows.map(({ operationId }) => operationId));
  const forms = [0, 1].map((form) =>
    list(desired.map((goal) => (listShownNames(goal)[form] ?? goal).operationId)),
  );
  return rows.every(({ operationId }) => operationId === undefined) || forms.includes(have);
}

/**
 * Describes why single actions can't be repaired safely: the copilot has half of the desired names, but no action matches
 * any known version. The service probably rewrites the actions that it stores.
 */
export function findStrangeness({ before, known, next }: ReconcileJob): string | undefined {
  if (before.some(({ id }) => id === '')) return 'this service shows actions without their ids';
  const ownership = createOwnership(next.actions);
  const isStrange = (row: ObservedAction): boolean => ownership.findOnAnyServer(row).length === 0;
  const names = new Set(before.filter(isStrange).map(ownership.nameGroup));
  const held = next.actions.filter((goal) => names.has(nameGroup(goal)));
  const isOwnForm = known.length === 0 && held.length > 0 && held.length >= next.actions.length / 2;
  return isOwnForm ? ofTheSameNames : undefined;
}

const ofTheSameNames =
  'the copilot holds actions of the same names, and none of a version of the file that was read. If others have made ' +
  'them, give them other names; else this service shows actions in a form of its own';

/** The version of which everything is there; of several the one with the most actions, and among equals the first. */
export function selectBackup<Version extends ImportDocument>(
  rows: readonly ObservedAction[],
  versions: readonly Version[],
): Version | undefined {
  const whole = versions.filter(({ actions }) => {
    const groups = [...matchActions(actions, rows, createOwnership(actions)).values()];
    return actions.length > 0 && groups.every(({ unequal }) => unequal.missing.length === 0);
  });
  return whole.toSorted((one, other) => other.actions.length - one.actions.length)[0];
}
