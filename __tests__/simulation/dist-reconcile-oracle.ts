import type { ActionRecord } from '../support/fake-service/action.ts';
import type { DistSchedule } from './dist-schedule.ts';
import { names, type DistSimulation } from './dist-simulate.ts';

/** Lists statements about rows and search index that are wrong, and actions that were missing during the run. */
export function findUntruths(
  schedule: DistSchedule,
  simulation: DistSimulation,
  ending: string | undefined,
): readonly string[] {
  return [
    ...checkEnding(schedule, simulation, ending),
    ...findGaps(schedule, simulation),
    ...findSetbacks(schedule, simulation, ending),
  ];
}

function keepsOthers({ hasHandMade, unmanaged }: DistSchedule): boolean {
  return hasHandMade && unmanaged === 'keep';
}

function checkEnding(
  schedule: DistSchedule,
  { rows, before, reach, transcript }: DistSimulation,
  ending: string | undefined,
): readonly string[] {
  const { hidden, dangling, outdated } = reach;
  const held = listNames(rows);
  const next = [...names.next, ...(keepsOthers(schedule) ? [names.byHand] : [])].toSorted().join(' ');
  const previous = listNames(before);
  const unreachable = [
    ...hidden.map(({ name }) => `${name} cannot be found`),
    ...dangling.map(({ name }) => `the index holds ${name}, no row does`),
    ...outdated.map(({ name }) => `the index says of ${name} what it was`),
  ];
  const isUnverified = `${transcript.main.log}${transcript.post?.log ?? ''}`.includes('not verified');
  if (ending === 'synced') {
    const wrong = held === next ? [] : [`synced, but it holds ${held}`];
    return isUnverified ? wrong : [...wrong, ...unreachable];
  }
  if (ending === 'rolled-back')
    return [...(held === previous ? [] : [`restored, but it holds ${held}`]), ...unreachable];
  if (ending !== 'aborted') return [];
  return [
    ...(listIds(rows) === listIds(before) ? [] : [`not changed, but it has other rows: ${held}`]),
    ...unreachable,
  ];
}

/** With `rolling`, actions of both versions with the same name, and kept actions, must exist at every moment. */
function findGaps(schedule: DistSchedule, { before, moments }: DistSimulation): readonly string[] {
  const isKept = keepsOthers(schedule);
  const shared = names.previous.filter((name) => names.next.includes(name));
  const others = before.filter(({ name }) => name === names.byHand);
  const gaps = moments.flatMap((rows) => [
    ...(schedule.strategy === 'rolling'
      ? shared.filter((name) => !rows.some((row) => row.name === name)).map((name) => `without ${name}`)
      : []),
    ...(isKept ? others.filter((row) => !rows.includes(row)).map(({ name }) => `${name} was touched`) : []),
  ]);
  return [...new Set(gaps)];
}

/** With `rolling` and without a rollback, correct actions must stay. */
function findSetbacks(
  { strategy }: DistSchedule,
  { moments }: DistSimulation,
  ending: string | undefined,
): readonly string[] {
  if (strategy !== 'rolling' || ending !== 'synced') return [];
  const countRight = (rows: readonly ActionRecord[]): number =>
    names.next.filter((name) => rows.some((row) => row.name === name)).length;
  const counts = moments.map(countRight);
  const isSetback = counts.some((count, at) => count < (counts[at - 1] ?? 0));
  return isSetback ? [`right actions went missing: ${counts.join(' ')}`] : [];
}

function listNames(rows: readonly ActionRecord[]): string {
  return rows
    .map(({ name }) => name)
    .toSorted()
    .join(' ');
}

function listIds(rows: readonly ActionRecord[]): string {
  return rows
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
}
