import { isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { actionsRoute, createUnseen, type Call } from './call.ts';
import { findRows, listDeletable } from './course.ts';
import type { DesiredAction } from './desired-action.ts';
import type { Progress } from './progress.ts';
import {
  chooseSteps,
  findPause,
  findWaitForAll,
  type NamedStep,
  type Next,
  type Wait,
  type Situation,
} from './situation.ts';
import { shownPollMs } from './waiting-times.ts';

/** Deletes the managed actions and verifies it, then waits for the delay and imports. */
export function decideClearing(situation: Situation): Next {
  const { progress } = situation;
  const { fault, isAppended, isCleared, lacks } = progress;
  const deletable = listDeletable(situation.survey);
  const route = findRoute(situation);
  // The contract's order: a delete comes before each import, whatever was seen.
  const isOwed = route !== undefined && isClearOwed(progress);
  const isDue = deletable.length > 0 || isOwed;
  const rest = findClearingRest(situation, isDue);
  if (rest !== undefined) return { do: 'wait', ...rest };
  // No import follows a confirmed one without a confirmed delete.
  if (!isDue && isAppended === true) return { do: 'go-on', progress: { ...progress, phase: 'repair' } };
  if (!isDue) return importAfterPause(situation);
  if (route !== undefined)
    return isCleared ? noteUncleared(situation) : { do: 'call', calls: [{ kind: 'clear', route }] };
  if (lacks.single === true) return { do: 'turn', why: fault ?? createUnseen('all actions') };
  const steps = deletable.flatMap(([name, { managed }]) =>
    managed.slice(0, 1).map((row): NamedStep => [name, { kind: 'remove', row }]),
  );
  return chooseSteps(situation, limitDeletes(situation, steps));
}

function isClearOwed({ clears, isAppended, isCleared }: Progress): boolean {
  return isCleared !== true && (clears.failures === 0 || isAppended === true);
}

/** A confirmed clearing that isn't shown yet is looked for more often than a failed one is repeated. */
function findClearingRest(situation: Situation, isDue: boolean): Wait | undefined {
  const { clears, isCleared } = situation.progress;
  const rest = findWaitForAll(situation, isDue ? clears.opensAtMs : 0);
  if (rest?.why !== 'again' || isCleared !== true) return rest;
  return { ms: Math.min(rest.ms, shownPollMs), why: 'shown' };
}

/**
 * One delete at a time, and a read after it, if only the database knows which names are equal: it may take an unmanaged
 * action in the place of the one that was named.
 */
export function limitDeletes({ survey }: Situation, steps: readonly NamedStep[]): readonly NamedStep[] {
  const groups = [...survey.groups.values()];
  const isMixed = groups.some(({ managed, rows }) => managed.length < rows.length);
  const isPlain = survey.rows.every(({ operationId = '' }) => /^[\x20-\x7e]*$/.test(operationId));
  return isMixed && !isPlain ? steps.slice(0, 1) : steps;
}

/** The route that clears; undefined where actions are deleted one by one. */
export function findRoute({ course: { job }, progress }: Situation): string | undefined {
  if (job.unmanaged === 'keep') return undefined;
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
  const { nowMs, progress } = situation;
  const { times } = progress;
  // A delete without a confirmation may have taken effect all the same, at the latest now.
  if (times.deletedAtMs === undefined && times.emptyAtMs !== undefined)
    return { do: 'go-on', progress: { ...progress, times: { ...times, deletedAtMs: nowMs } } };
  return decideImport(situation);
}

/** What is left of the pause after the delete, then the import. */
export function decideImport(situation: Situation): Next {
  const pause = findPause(situation);
  return pause === undefined ? { do: 'call', calls: [createImport(situation)] } : { do: 'wait', ...pause };
}

/** Of the version that is wanted, without the operations that have rows already. */
export function createImport(situation: Situation): Extract<Call, { kind: 'import' }> {
  const { course, progress, survey } = situation;
  const { job } = course;
  const sent = progress.direction === 'rollback' && job.backup !== undefined ? job.backup : job.next;
  const goals = sent.actions.filter((goal) => findRows(survey, goal).length === 0);
  const isWhole = goals.length === sent.actions.length;
  return { kind: 'import', document: isWhole ? sent.body : keepOperations(sent.body, goals), goals };
}

/** A document with just some of its operations: everything beside them stays as it is. */
function keepOperations(body: Uint8Array, goals: readonly DesiredAction[]): Uint8Array {
  const kept = new Set(goals.map(({ method, path }) => `${method} ${path}`));
  const document = JSON.parse(Buffer.from(body).toString('utf8')) as JsonObject;
  const keep = (path: string, item: JsonValue): JsonValue => {
    if (!isJsonObject(item)) return item;
    const members = Object.entries(item);
    return Object.fromEntries(
      members.filter(([key, value]) => !isJsonObject(value) || kept.has(`${key.toUpperCase()} ${path}`)),
    );
  };
  const items = Object.entries((document['paths'] ?? {}) as JsonObject);
  const paths = Object.fromEntries(items.map(([path, item]) => [path, keep(path, item)]));
  return Buffer.from(JSON.stringify({ ...document, paths }));
}
