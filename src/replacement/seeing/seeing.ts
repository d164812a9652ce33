import type { StoredAction } from '../../copilot.ts';
import { createFixedHorizon, createSignalHorizon } from '../horizon.ts';
import type { ReplacePorts } from '../replace-job.ts';
import { isInPlace, type Sent } from '../../importer/door.ts';
import { createCourse, type Course, type SeeingJob } from './course.ts';
import { concludeReconciliation, type Conclusion } from './conclude.ts';
import { createOurs, nameGroup, type Goal } from './goal.ts';

import { createProgress, findGroup, lateMs, setGroups, type Progress } from './progress.ts';
import { reconcile, type Reconciled } from './reconcile.ts';

/** What became of a copilot that can be seen. */
export interface Seen {
  readonly course: Course;
  readonly reconciled: Reconciled;
  readonly conclusion: Conclusion;
}

/**
 * Brings a copilot to what is wanted, or back to what was there before: look, do the smallest right thing, look again.
 */
export async function replaceSeeing(job: SeeingJob, budgetMs: number, ports: ReplacePorts): Promise<Seen> {
  const course = createCourse(job);
  try {
    await ports.journal.begin(job);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const reconciled = { ...unbegun, progress: createProgress(job), cause };
    return { course, reconciled, conclusion: concludeReconciliation(course, reconciled) };
  }
  const horizon = createSignalHorizon(ports.interruption, ports.clock);
  const progress =
    job.isForced && job.strategy === 'rolling' ? doubtAll(createProgress(job), job) : createProgress(job);
  const options = {
    course,
    ports,
    horizon,
    budgetMs,
    budgetFromMs: undefined,
    atHorizon: 'hand-over',
  } as const;
  try {
    const reconciled = await reconcile({ progress, rows: job.before }, options);
    return { course, reconciled, conclusion: concludeReconciliation(course, reconciled) };
  } finally {
    horizon.close();
  }
}

const unbegun = { survey: undefined, isLookLast: true, why: 'no-journal', incidents: [] } as const;

/** Goes on where a dead process stopped, whatever it was at: with a look. */
export async function resumeSeeing(
  job: SeeingJob,
  left: Progress,
  { budgetMs, fromMs }: { readonly budgetMs: number; readonly fromMs: number },
  ports: ReplacePorts,
): Promise<Seen> {
  const course = createCourse(job);
  const horizon = createFixedHorizon(fromMs + budgetMs, ports.clock);
  const nowMs = ports.clock.nowMs();
  // Nobody has heard of them since: they may have been given up just now.
  const inFlight = left.inFlight.map((flight) => ({
    ...flight,
    endsAtMs: Math.max(flight.endsAtMs, nowMs + lateMs),
  }));
  const options = { course, ports, horizon, budgetMs, budgetFromMs: fromMs, atHorizon: 'end' } as const;
  const reconciled = await reconcile({ progress: { ...left, inFlight }, rows: undefined }, options);
  return { course, reconciled, conclusion: concludeReconciliation(course, reconciled) };
}

/** All of ours are written once more: their entries in the search may be missing. */
function doubtAll(progress: Progress, { next }: SeeingJob): Progress {
  const doubted = next.actions.map((action) => {
    const name = nameGroup(action);
    return [name, { ...findGroup(progress, name), isUnconfirmed: true }] as const;
  });
  return setGroups(progress, Object.fromEntries(doubted));
}

/** Which rows are ours by the versions at hand: for each the action that it is, to the letter where there is one. */
export function selectKnown(rows: readonly StoredAction[], versions: readonly Sent[]): readonly Goal[] {
  const finders = versions.map(({ actions }) => createOurs(actions));
  return rows.flatMap((row) => {
    const found = finders.flatMap(({ find }) => find(row) ?? []);
    return found.find((goal) => isInPlace(goal, row)) ?? found[0] ?? [];
  });
}

/** The version of which everything is there; of several the one with the most actions, and among equals the first. */
export function selectBackup<Version extends Sent>(
  rows: readonly StoredAction[],
  versions: readonly Version[],
): Version | undefined {
  const whole = versions.filter(({ actions }) => {
    const { find } = createOurs(actions);
    const held = new Set(
      rows.flatMap((row) => {
        const goal = find(row);
        return goal !== undefined && isInPlace(goal, row) ? [goal] : [];
      }),
    );
    return actions.length > 0 && held.size === new Set(actions).size;
  });
  return whole.toSorted((one, other) => other.actions.length - one.actions.length)[0];
}
