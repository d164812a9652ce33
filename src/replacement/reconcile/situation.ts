import type { ServiceFault } from '../../errors.ts';
import type { Call, SingleCall, Step } from './call.ts';
import type { Course, LookSurvey } from './course.ts';
import { hasLanded } from './notes.ts';
import { digestRows, findGroup, type Progress } from './progress.ts';
import { latePollMs, shownPollMs } from './waiting-times.ts';

export interface Situation {
  readonly course: Course;
  readonly progress: Progress;
  /** Against what the progress wants. */
  readonly survey: LookSurvey;
  readonly nowMs: number;
  /** From then on the new version is given up where it is not in place. */
  readonly turnMs: number;
  /** From then on nothing more is tried. */
  readonly endMs: number;
}

/** How long nothing is sent. `late`: a call that was given up may still take effect. `shown`: what was confirmed is not shown yet. */
export interface Wait {
  readonly ms: number;
  readonly why: 'pause' | 'late' | 'shown' | 'again';
}

export type Next =
  | { readonly do: 'call'; readonly calls: readonly Call[] }
  | ({ readonly do: 'wait' } & Wait)
  /** Something else is wanted or known now, and it is decided anew. */
  | { readonly do: 'go-on'; readonly progress: Progress }
  | { readonly do: 'turn'; readonly why: ServiceFault | 'out-of-time' }
  | { readonly do: 'end' };

export type NamedStep = readonly [group: string, step: Step];

/** Calls for all of the steps that may be made now; else a wait until the first of them may. There is one at least. */
export function chooseSteps(situation: Situation, steps: readonly NamedStep[]): Next {
  const rests = steps.map(([group, step]) => ({ group, step, rest: findWait(situation, group) }));
  const calls = rests.flatMap(({ group, rest, step }): readonly SingleCall[] => {
    const before = digestRows(situation.survey.groups.get(group)?.rows ?? []);
    return rest === undefined ? [{ ...step, group, before }] : [];
  });
  if (calls.length > 0) return { do: 'call', calls };
  const waits = rests.flatMap(({ rest }) => rest ?? []).sort((one, other) => one.ms - other.ms);
  return { do: 'wait', ...(waits[0] ?? { ms: latePollMs, why: 'late' }) };
}

/** How long nothing may be sent in a group; undefined where it may. */
function findWait(situation: Situation, name: string): Wait | undefined {
  const { nowMs, progress } = situation;
  const { awaits, opensAtMs } = findGroup(progress, name);
  if (isBusy(situation, name)) return { ms: latePollMs, why: 'late' };
  if (awaits !== undefined && !awaits.isHidden)
    return { ms: Math.min(shownPollMs, awaits.untilAtMs - nowMs), why: 'shown' };
  return opensAtMs > nowMs ? { ms: opensAtMs - nowMs, why: 'again' } : undefined;
}

/** How long no call may be made that is one in every group. */
export function findWaitForAll(situation: Situation, opensAtMs: number): Wait | undefined {
  if (isBusy(situation)) return { ms: latePollMs, why: 'late' };
  const restMs = opensAtMs - situation.nowMs;
  return restMs > 0 ? { ms: Math.min(restMs, latePollMs), why: 'again' } : undefined;
}

/** How long what was confirmed of one of these groups is waited for; undefined where a look shows all of it, or it is hidden. */
export function findShown(situation: Situation, names: readonly string[]): Wait | undefined {
  const name = names.find((one) => {
    const { awaits } = findGroup(situation.progress, one);
    return awaits !== undefined && awaits.isHidden === undefined;
  });
  return name === undefined ? undefined : findWait(situation, name);
}

/** What is left of the pause between a delete and an import. */
export function findPause({ course, nowMs, progress }: Situation): Wait | undefined {
  const { deletedAtMs = -Infinity } = progress.times;
  const ms = deletedAtMs + course.job.waitMs - nowMs;
  return ms > 0 ? { ms, why: 'pause' } : undefined;
}

/** Whether an earlier call of this group, or of any, may still take effect. */
function isBusy({ course, progress, survey }: Situation, name?: string): boolean {
  return progress.inFlight.some((flight) => {
    const isHere = name === undefined || flight.group === undefined || flight.group === name;
    return isHere && !hasLanded(flight, course, survey);
  });
}
