import type { ServiceFault } from '../../errors.ts';
import type { Course, LookSurvey } from './course.ts';
import type { Step } from './group.ts';
import { hasLanded } from './note-look.ts';
import type { Call } from './notes.ts';
import { digestRows, findGroup, type Progress } from './progress.ts';

/** All that decides on the next step. */
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

/** What is to be done next. */
export type Next =
  | { readonly do: 'call'; readonly calls: readonly Call[]; readonly isUnshown?: true }
  | { readonly do: 'wait'; readonly ms: number; readonly why: Wait }
  /** Something else is wanted or known now, and it is decided anew. */
  | { readonly do: 'go-on'; readonly progress: Progress }
  | { readonly do: 'turn'; readonly why: ServiceFault | 'out-of-time' }
  | { readonly do: 'end' };

/** `late`: a call that was given up may still take effect. `shown`: what was confirmed is not shown yet. */
export type Wait = 'pause' | 'late' | 'shown' | 'again';

/** How soon it is looked again where there is nothing to do but to wait, in milliseconds. */
const shownPollMs = 1_000;
export const latePollMs = 5_000;

/** A group's step. */
export interface NamedStep {
  readonly name: string;
  readonly step: Step;
}

/** Calls for all of the steps that may be made now; else a wait until the first of them may. There is one at least. */
export function chooseSteps(situation: Situation, steps: readonly NamedStep[]): Next {
  const { survey } = situation;
  const rests = steps.map((one) => ({ ...one, rest: findRest(situation, one.name) }));
  const calls = rests.flatMap(({ name, rest, step }): readonly Call[] => {
    const before = digestRows(survey.groups.get(name)?.rows ?? []);
    return rest === undefined ? [{ kind: 'single', group: name, step, before }] : [];
  });
  if (calls.length > 0) return { do: 'call', calls };
  const waits = rests.flatMap(({ rest }) => rest ?? []).sort((one, other) => one.ms - other.ms);
  return { do: 'wait', ...(waits[0] ?? { ms: latePollMs, why: 'late' }) };
}

interface Rest {
  readonly ms: number;
  readonly why: Wait;
}

/** How long nothing may be sent in a group; undefined where it may. */
export function findRest(situation: Situation, name: string): Rest | undefined {
  const { nowMs, progress } = situation;
  const { awaits, opensAtMs } = findGroup(progress, name);
  if (isBusy(situation, name)) return { ms: latePollMs, why: 'late' };
  if (awaits !== undefined) return { ms: Math.min(shownPollMs, awaits.untilAtMs - nowMs), why: 'shown' };
  return opensAtMs > nowMs ? { ms: opensAtMs - nowMs, why: 'again' } : undefined;
}

/** Whether an earlier call of this group, or of any, may still take effect. */
function isBusy({ course, progress, survey }: Situation, name?: string): boolean {
  return progress.inFlight.some((flight) => {
    const isHere = name === undefined || flight.group === undefined || flight.group === name;
    return isHere && !hasLanded(flight, course, survey);
  });
}

/** How long no call may be made that is one in every group. */
export function findRestOfAll(situation: Situation, opensAtMs: number): Rest | undefined {
  if (isBusy(situation)) return { ms: latePollMs, why: 'late' };
  const restMs = opensAtMs - situation.nowMs;
  return restMs > 0 ? { ms: Math.min(restMs, latePollMs), why: 'again' } : undefined;
}
