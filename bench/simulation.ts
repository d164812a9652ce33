/**
 * Counts the results of random runs on the model of the service, by mode, strategy and setting. The runs are in
 * virtual time, so that the figures are the same on every machine. The last column counts runs whose message
 * contradicts the rows or the search index.
 */
import { findLast, isUnverified, judge } from '../__tests__/simulation/reconcile/judge.ts';
import { createSchedule, type Schedule } from '../__tests__/simulation/reconcile/schedule.ts';
import { simulate, type Simulation } from '../__tests__/simulation/reconcile/simulate.ts';

const runs = Number(process.env['SIMULATIONS'] ?? 10_000);
const first = Number(process.env['FIRST_SEED'] ?? 1);
const columns = [
  ...['`synced`, verified', '`synced`, not verified', '`rolled-back`', '`aborted`', '`degraded`'],
  ...['stopped before any request', 'wrong'],
] as const;
type Column = (typeof columns)[number];

export async function benchSimulation(): Promise<void> {
  const tallies = new Map<string, Map<Column | 'runs', number>>();
  const wrong: string[] = [];
  for (let seed = first; seed < first + runs; seed += 1) {
    const schedule = createSchedule(seed);
    const simulation = await simulate(schedule);
    const found = judge(schedule, simulation);
    if (found.length > 0)
      wrong.push(`${seed} ${nameRow(schedule)}: ${found.join(' ').replace(/\s+/gu, ' ')}`);
    const tally = tallies.get(nameRow(schedule)) ?? new Map<Column | 'runs', number>();
    tallies.set(nameRow(schedule), tally);
    for (const column of [
      'runs',
      findColumn(simulation),
      ...(found.length > 0 ? (['wrong'] as const) : []),
    ] as const)
      tally.set(column, (tally.get(column) ?? 0) + 1);
  }
  console.log(
    `\n${runs} random runs from seed ${first} on, in % of the runs of a line; the last column counts them.\n`,
  );
  console.log(`| Mode | Strategy | Setting | Runs | ${columns.join(' | ')} |`);
  console.log(`|---|---|---|---:|${columns.map(() => '---:|').join('')}`);
  for (const [row, tally] of [...tallies].toSorted(([one], [other]) => one.localeCompare(other))) {
    const all = tally.get('runs') ?? 0;
    const cells = columns.map((column) => {
      const count = tally.get(column) ?? 0;
      return column === 'wrong' ? count : count === 0 ? 0 : ((count / all) * 100).toFixed(1);
    });
    console.log(`| ${[row, all, ...cells].join(' | ')} |`);
  }
  for (const line of wrong) console.log(line);
}

function nameRow({ hasActionList, setting, strategy }: Schedule): string {
  return [hasActionList === false ? 'scripted' : 'reconciled', `\`${strategy}\``, setting].join(' | ');
}

function findColumn(simulation: Simulation): Column {
  const ending = findLast(simulation)?.ending;
  switch (ending?.outcome) {
    case 'synced':
      return isUnverified(ending) ? '`synced`, not verified' : '`synced`, verified';
    case 'rolled-back':
      return '`rolled-back`';
    case 'aborted':
      return '`aborted`';
    case 'degraded':
      return '`degraded`';
    case undefined:
      return 'stopped before any request';
  }
}
