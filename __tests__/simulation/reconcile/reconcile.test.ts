import { breakages, type Breakage } from './breakage.ts';
import { judge } from './judge.ts';
import { createSchedule, type Schedule } from './schedule.ts';
import { simulate, type Simulation } from './simulate.ts';
import { chooseCount } from '../../support/depth.ts';

/** Number of runs. `SIMULATIONS` sets another number, and `FIRST_SEED` selects other runs. */
const runs = Number(process.env['SIMULATIONS'] ?? chooseCount(400, 10_000));
const first = Number(process.env['FIRST_SEED'] ?? '1');

function describe({ ends, lines, model }: Simulation): string {
  const ended = ends.map(({ atMs, by, ending }) => `${by}: ${JSON.stringify(ending)} at ${atMs} ms`);
  return [...ended, `Faults: ${model.faults.join(', ')}`, 'The log:', ...lines].join('\n');
}

async function findWrong(schedule: Schedule): Promise<string | undefined> {
  const { hasActionList, seed, setting = '', strategy } = schedule;
  const simulation = await simulate(schedule);
  const wrong = judge(schedule, simulation);
  const title = `FIRST_SEED=${seed}, ${setting}, ${strategy}, action list: ${hasActionList}`;
  return wrong.length === 0 ? undefined : [title, ...wrong, describe(simulation)].join('\n');
}

test(
  `${runs} runs with faults, late effects, kills and unusual services end as reported, in both modes and strategies`,
  async () => {
    for (let seed = first; seed < first + runs; seed += 1)
      expect(await findWrong(createSchedule(seed))).toBeUndefined();
  },
  300_000 + runs * 1_000,
);

test.each([
  ['rolling', true],
  ['rolling', false],
  ['recreate', true],
  ['recreate', false],
] as const)(
  'runs also end as reported if every setting meets the other strategy and mode: %s, action list: %s',
  async (strategy, hasActionList) => {
    for (let seed = first; seed < first + runs / 20; seed += 1)
      expect(await findWrong({ ...createSchedule(seed), strategy, hasActionList })).toBeUndefined();
  },
  300_000 + runs * 1_000,
);

test.each(Object.entries(breakages))(
  'an intentional bug is detected: %s (%s)',
  async (breakage) => {
    for (let seed = 1; seed <= 800; seed += 1) {
      const schedule = createSchedule(seed);
      if (judge(schedule, await simulate(schedule, breakage as Breakage)).length === 0) continue;
      // The bug is the reason only if the same schedule is right without it.
      if (judge(schedule, await simulate(schedule)).length === 0) return;
    }
    throw new Error('The judge found nothing wrong.');
  },
  600_000,
);
