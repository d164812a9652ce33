import type { ActionContent } from '../../../src/copilot.ts';
import type { ReplacementEnding } from '../../../src/ending.ts';
import type { Called } from './fate.ts';
import type { Row } from './model.ts';
import { frozenMs, type Schedule } from './schedule.ts';
import { waitMs as defaultWaitMs, type Ended, type Simulation } from './simulate.ts';

/** Compares the reported end of a run with the rows and the search index. */
export function judge(schedule: Schedule, simulation: Simulation): readonly string[] {
  const { model, violations } = simulation;
  const last = findLast(simulation);
  // A delete can affect an unlisted action if both have one `operation_id`.
  const isKnown = last?.ending.outcome !== 'degraded' && !(last !== undefined && isUnverified(last.ending));
  const isExcused = schedule.pageRows !== undefined && !isKnown;
  const always = [
    ...(isExcused ? [] : violations),
    ...findRepeatedImports(schedule, simulation),
    ...findShortPauses(schedule, simulation),
  ];
  if (last === undefined) {
    // Killed before anything was written, so no request was sent.
    const isAsBefore = describe(schedule, model.rows()) === describe(schedule, model.start);
    const isKilled = schedule.killAtMs !== undefined && (isAsBefore || schedule.secondRunAtMs !== undefined);
    return isKilled ? always : [...always, 'no run has reported a result'];
  }
  return [
    ...always,
    ...(schedule.hasActionList === false
      ? judgeWithoutList(schedule, simulation, last)
      : judgeWithList(schedule, simulation, last)),
    ...findHidden(schedule, simulation, last),
    ...findDoubled(schedule, simulation),
  ];
}

/** Returns the last end of a run, which counts. */
export function findLast({ ends }: Pick<Simulation, 'ends'>): Ended | undefined {
  return ends.toSorted((one, other) => other.atMs - one.atMs)[0];
}

function judgeWithList(schedule: Schedule, simulation: Simulation, end: Ended): readonly string[] {
  const { ends, model } = simulation;
  const { start } = model;
  const { ending } = end;
  // If a list shows only its first page, a run can't know rows that it has never shown.
  const isKnown = (row: Row | ActionContent): boolean =>
    schedule.pageRows === undefined || !('id' in row) || !start.includes(row) || model.wasListed(row.id);
  const rows = describe(schedule, model.rows().filter(isKnown));
  const wrong = (what: string): string => `${end.by} reported ${ending.outcome}, but ${what}`;
  const isNamed = ({ name }: Row): boolean =>
    [...schedule.to, ...schedule.from].some((one) => one.name === name);
  const notIndexed = model
    .rows()
    .filter((row) => isNamed(row) && !model.index().includes(row.operationId))
    .map(({ name }) => wrong(`the search index lacks ${name}`));
  const compare = (want: readonly (Row | ActionContent)[]): readonly string[] => {
    const desired = describe(schedule, want.filter(isKnown));
    return rows === desired ? [] : [wrong(`its actions are\n${rows}\nand not\n${desired}`)];
  };
  const contain = (want: readonly (Row | ActionContent)[]): readonly string[] => {
    const missing = want.filter((one) => !rows.split('\n').includes(describe(schedule, [one])));
    return missing.map(({ name }) => wrong(`${name} is missing`));
  };
  switch (ending.outcome) {
    case 'synced': {
      // With several files, each result is only about its own actions.
      const isAllSynced = ends.every((one) => one.ending.outcome === 'synced');
      if (isUnverified(ending) || isShifting(schedule, ending) || !isAllSynced) return [];
      const kept = schedule.unmanaged === 'keep' ? schedule.byHand : [];
      const want = [...schedule.to, ...kept, ...(schedule.otherFile ?? [])];
      // Actions that it reports as not removed may still exist.
      return ends.some((one) => isStuck(one.ending)) ? contain(want) : [...compare(want), ...notIndexed];
    }
    case 'rolled-back':
    case 'aborted': {
      if (schedule.secondRunAtMs !== undefined || schedule.otherFile !== undefined || isUnverified(ending))
        return [];
      if (isUnknowable(schedule, simulation)) return [];
      return [...compare(start), ...(ending.outcome === 'rolled-back' ? notIndexed : [])];
    }
    case 'degraded':
      return mustSucceed(schedule)
        ? [wrong(`there was no fault: ${ending.state}\n${simulation.lines.join('\n')}`)]
        : [];
  }
}

/** Checks a run without an action list against the responses in their order, and not more. */
function judgeWithoutList(schedule: Schedule, simulation: Simulation, end: Ended): readonly string[] {
  const { model } = simulation;
  const { ending } = end;
  const rows = describe(schedule, model.rows());
  const wrong = (what: string): string => `${end.by} reported ${ending.outcome}, but ${what}`;
  if (schedule.strategy === 'rolling')
    return model.calls.length > 0 || ending.outcome !== 'aborted'
      ? [wrong('it cannot be done without an action list')]
      : [];
  const isSaid = !('unverified' in ending) || isUnverified(ending);
  const words = isSaid ? [] : [wrong('no read was possible')];
  // Late effects can't be excluded.
  if (schedule.faultKind !== 'finished') return words;
  if (ending.outcome === 'degraded')
    return isLossExplained(schedule, simulation) ? words : [...words, wrong('a good reason is missing')];
  if (ending.outcome === 'aborted' && ending.result === 'presumed') return words;
  const want = describe(
    schedule,
    { synced: schedule.to, 'rolled-back': schedule.from, aborted: model.start }[ending.outcome],
  );
  return rows === want ? words : [...words, wrong(`its actions are\n${rows}\nand not\n${want}`)];
}

/**
 * Returns whether actions may be lost without an action list: both versions fail, of which the new one may be rejected
 * and the previous one may be missing, or the delete removes the copilot.
 */
function isLossExplained({ from, rejected, removesRecord }: Schedule, { model }: Simulation): boolean {
  const failing = (rejected === undefined ? 1 : 0) + (from.length > 0 ? 1 : 0);
  return removesRecord === true || model.faults.length >= failing;
}

/**
 * Returns whether a page shows exactly the desired actions, so that it looks like a whole list. Its other rows
 * disappeared, which is reported.
 */
function isShifting({ pageRows }: Schedule, { warnings = [] }: ReplacementEnding): boolean {
  return pageRows !== undefined && warnings.some((text) => text.startsWith('Something else has changed'));
}

/** Actions that a list never shows must not be reported as present, nor the state as unchanged. */
function findHidden(schedule: Schedule, { model }: Simulation, { by, ending }: Ended): readonly string[] {
  const confirmed = model.calls.filter(isConfirmed);
  // Writing an action again with its own content isn't a change that a list could show.
  const isSame = confirmed.every(({ name }) => name === 'change');
  const isAsBefore = isSame && describe(schedule, model.rows()) === describe(schedule, model.start);
  if (!isFrozen(schedule) || confirmed.length === 0 || isAsBefore) return [];
  if (ending.outcome === 'degraded' || isUnverified(ending)) return [];
  return [`${by} reported ${ending.outcome}, although no read could show it`];
}

/**
 * Returns whether the copilot's actions can't be known: its list hides changes, and no run got a confirmation. A
 * failed request that was applied looks to the run like one without an effect.
 */
function isUnknowable(schedule: Schedule, { model }: Simulation): boolean {
  const isHidden = isFrozen(schedule) || schedule.pageRows !== undefined;
  return isHidden && !model.calls.some((call) => isConfirmed(call) && hasResponse(schedule, call));
}

function isFrozen({ lagMs, showsNothing }: Schedule): boolean {
  return showsNothing === true || lagMs === frozenMs;
}

/** A process that was killed before the response got no confirmation. */
function hasResponse({ isSignalled, killAtMs = Infinity }: Schedule, { answered, sentMs }: Called): boolean {
  return isSignalled || sentMs >= killAtMs || (answered?.atMs ?? 0) < killAtMs;
}

/** Returns whether the documents promise success: nothing may be lost, because a rejected version leads to a rollback. */
function mustSucceed(schedule: Schedule): boolean {
  const { faults, foreignRows, from, isSearchDown, killAtMs, rejected, removesRecord, secondRunAtMs } =
    schedule;
  const isServiceOk = faults === 0 && isSearchDown !== true && removesRecord !== true;
  const isAlone = secondRunAtMs === undefined && killAtMs === undefined;
  const hasVersion = rejected === undefined || from.length > 0;
  return isServiceOk && isAlone && hasVersion && !isHiding(schedule) && foreignRows !== 'only';
}

/** Returns whether the actions can't be known: without a list, with one that hides rows, or with late requests. */
function isHiding(schedule: Schedule): boolean {
  if (schedule.hasActionList === false) return schedule.faultKind !== 'finished';
  return schedule.pageRows !== undefined || isFrozen(schedule);
}

/** Finds duplicate routes that were not reported as possible. */
function findDoubled(schedule: Schedule, simulation: Simulation): readonly string[] {
  const { ends, model } = simulation;
  const routes = model.rows().map(({ endpoint, method, name }) => `${method} ${endpoint} ${name}`);
  const isSaid = ends.some(({ ending }) => ending.outcome === 'degraded' || isStuck(ending));
  const isUnseen = ends.some(({ ending }) => isUnverified(ending) || isShifting(schedule, ending));
  const isUnknown = isHiding(schedule) && (isUnseen || isUnknowable(schedule, simulation));
  return new Set(routes).size < routes.length && !isSaid && !isUnknown ? ['doubled'] : [];
}

/** Finds two confirmed imports without a delete between them that may have taken effect. */
function findRepeatedImports(schedule: Schedule, { model: { calls } }: Simulation): readonly string[] {
  if (schedule.secondRunAtMs !== undefined) return [];
  const isImported = calls.map(
    (call) => call.name === 'import' && isConfirmed(call) && hasResponse(schedule, call),
  );
  const isRepeated = calls.some(({ name }, at) => {
    const before = isImported.lastIndexOf(true, at - 1);
    if (name !== 'import' || at === 0 || before === -1) return false;
    return !calls.slice(before, at).some((call) => call.name === 'clear' || call.name === 'delete');
  });
  return isRepeated ? ['an import was repeated after one that was confirmed'] : [];
}

/** Finds delays that are too short, from the response to the delete to the import. */
function findShortPauses(schedule: Schedule, { model: { calls } }: Simulation): readonly string[] {
  const { secondRunAtMs, strategy, waitMs = defaultWaitMs } = schedule;
  if (strategy !== 'recreate' || secondRunAtMs !== undefined) return [];
  return calls.flatMap(({ name, sentMs }, at) => {
    const cleared = calls.slice(0, at).findLast((call) => call.name === 'clear' && isConfirmed(call));
    const pauseMs = sentMs - (cleared?.answered?.atMs ?? -Infinity);
    return name !== 'import' || pauseMs >= waitMs ? [] : [`a pause of ${Math.round(pauseMs)} ms`];
  });
}

function isConfirmed({ answered }: Called): boolean {
  const { isError = true, status = 0 } = answered ?? {};
  return status >= 200 && status < 300 && status !== 202 && !isError;
}

/** Returns whether the result is reported as not verified. */
export function isUnverified(ending: ReplacementEnding): boolean {
  return 'unverified' in ending && ending.unverified !== undefined;
}

function isStuck({ warnings = [] }: ReplacementEnding): boolean {
  return warnings.some((text) => text.startsWith('Not deleted: '));
}

/** Describes actions as the release lists them. Unmanaged actions are restored under their listed name. */
function describe({ release }: Schedule, rows: readonly (Row | ActionContent)[]): string {
  const show = (name: string): string => (release === 'head' ? name.replaceAll('_', '').toLowerCase() : name);
  return rows
    .map(
      ({ description, endpoint, method, name }) => `${method} ${endpoint} ${show(name)} ${description ?? ''}`,
    )
    .sort()
    .join('\n');
}
