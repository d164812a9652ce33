import type { StoredAction } from '../../copilot.ts';
import type { Sent } from '../../importer/door.ts';
import type { ReplacementRecord } from '../replace-job.ts';
import { createOurs, restoreRow, type Goal, type Ours } from './goal.ts';
import { formGroups, judgeGroup, type Group, type GroupVerdict } from './group.ts';
import { digestRows, findGroup, type Progress } from './progress.ts';

/** One reconciliation: all that will be sent is in it. */
export interface SeeingJob extends ReplacementRecord {
  readonly way: 'seeing';
  readonly strategy: 'recreate' | 'rolling';
  /** What becomes of actions that are in no version of the file that was read. */
  readonly unlisted: 'replace' | 'keep';
  /** What is right already is written once more: its entry in the search may be missing. */
  readonly isForced: boolean;
  readonly next: Sent;
  /** What the copilot held before anything was sent. */
  readonly before: readonly StoredAction[];
  /** Of earlier versions, as far as `before` holds them. */
  readonly known: readonly Goal[];
  /** The earlier version of which all is in `before`. */
  readonly backup?: Sent & { readonly commit: string };
}

/** A job, and what follows from it at once. */
export interface Course {
  readonly job: SeeingJob;
  readonly ours: Ours;
  readonly wanted: Readonly<Record<Progress['direction'], readonly Goal[]>>;
  /** Of what was there before. */
  readonly before: string;
}

export function createCourse(job: SeeingJob): Course {
  const ours = createOurs([...job.next.actions, ...job.known]);
  const restorable = job.before.filter((row) => job.unlisted === 'replace' || ours.find(row) !== undefined);
  const back = restorable.map((row) => restoreRow(row, ours.find(row)));
  return { job, ours, wanted: { forth: job.next.actions, back }, before: digestRows(job.before) };
}

/** What a look shows, against what is wanted. */
export interface LookSurvey {
  readonly rows: readonly StoredAction[];
  readonly groups: ReadonlyMap<string, Group>;
  readonly verdicts: ReadonlyMap<string, GroupVerdict>;
}

export function surveyRows(course: Course, progress: Progress, rows: readonly StoredAction[]): LookSurvey {
  const { job, ours, wanted } = course;
  const mayRemove = ({ id }: StoredAction): boolean =>
    job.unlisted === 'replace' || progress.added.includes(id);
  const groups = formGroups(wanted[progress.direction], rows, { mayRemove, ours });
  const canChange = progress.lacks.change !== true;
  const verdicts = new Map(
    [...groups].map(([name, group]) => {
      const isConfirmed = findGroup(progress, name).isUnconfirmed !== true;
      return [name, judgeGroup(group, { ours, canChange, isConfirmed })] as const;
    }),
  );
  return { rows, groups, verdicts };
}

/** Rows that this run may delete without the service taking another's in their place. */
export function listDoomed({ groups }: Pick<LookSurvey, 'groups'>): readonly Group[] {
  return [...groups.values()].filter(({ mine, rows }) => mine.length > 0 && mine.length === rows.length);
}
