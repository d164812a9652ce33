import { keepOperations } from './part.ts';
import { listDoomed } from './course.ts';
import { nameGroup } from './goal.ts';
import type { Group } from './group.ts';
import { actionsRoute, createUnseen, type Call } from './notes.ts';
import type { Progress } from './progress.ts';
import { chooseSteps, findRestOfAll, type Next, type Situation } from './situation.ts';

/** Until the copilot holds nothing that is ours: the delete, and the look that shows it; then the pause and the import. */
export function decideClearing(situation: Situation): Next {
  const { progress, survey } = situation;
  const doomed = listDoomed(survey);
  const route = findRoute(situation);
  // The contract's order: a delete comes before each import, whatever was seen.
  const isOwed = route !== undefined && !progress.isCleared && progress.clears.failures === 0;
  const rest = findRestOfAll(situation, doomed.length > 0 || isOwed ? progress.clears.opensAtMs : 0);
  if (rest !== undefined) return { do: 'wait', ...rest };
  if (doomed.length === 0 && !isOwed) return importAfterPause(situation);
  if (progress.isCleared && route !== undefined) return noteUncleared(situation);
  return route === undefined
    ? deleteEach(situation, doomed)
    : { do: 'call', calls: [{ kind: 'clear', route }] };
}

function deleteEach(situation: Situation, doomed: readonly Group[]): Next {
  const { fault, lacks } = situation.progress;
  if (lacks.single === true) return { do: 'turn', why: fault ?? createUnseen('all actions') };
  const steps = doomed.flatMap(({ mine: [row], name }) =>
    row === undefined ? [] : [{ name, step: { kind: 'remove', row } as const }],
  );
  return chooseSteps(situation, steps);
}

/** The route that clears; undefined where actions are deleted one by one. */
function findRoute({ course: { job }, progress }: Situation): string | undefined {
  if (job.unlisted === 'keep') return undefined;
  if (job.deletePath !== 'auto') return job.deletePath;
  return progress.lacks.clear === true ? undefined : actionsRoute;
}

/** It was confirmed, and the copilot still shows actions: they are deleted one by one. */
function noteUncleared({ course: { job }, progress }: Situation): Next {
  const { clears, lacks } = progress;
  const noted: Progress = {
    ...progress,
    clears: { ...clears, failures: clears.failures + 1 },
    lacks: job.deletePath === 'auto' ? { ...lacks, clear: true } : lacks,
    fault: createUnseen('all actions'),
    isCleared: false,
  };
  return { do: 'go-on', progress: noted };
}

function importAfterPause(situation: Situation): Next {
  const { course, nowMs, progress } = situation;
  const { times } = progress;
  // Where no delete was confirmed, one has taken effect all the same: from now on it is seen.
  const deletedAtMs = times.deletedAtMs ?? (progress.hasChanged ? nowMs : undefined);
  if (deletedAtMs === undefined) return { do: 'call', calls: [createImport(situation)] };
  if (times.deletedAtMs === undefined) {
    return { do: 'go-on', progress: { ...progress, times: { ...times, deletedAtMs } } };
  }
  const restMs = deletedAtMs + course.job.settleMs - nowMs;
  if (restMs > 0) return { do: 'wait', ms: restMs, why: 'pause' };
  return { do: 'call', calls: [createImport(situation)] };
}

/** Of the version that is wanted, without the operations that have rows already. */
export function createImport({ course: { job }, progress, survey }: Situation): Call {
  const sent = progress.direction === 'back' && job.backup !== undefined ? job.backup : job.next;
  const goals = sent.actions.filter((goal) => (survey.groups.get(nameGroup(goal))?.rows ?? []).length === 0);
  const isWhole = goals.length === sent.actions.length;
  return { kind: 'import', document: isWhole ? sent.body : keepOperations(sent.body, goals), goals };
}
