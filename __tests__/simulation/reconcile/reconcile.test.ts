import { breakages, type Breakage } from './breakage.ts';
import { judge } from './judge.ts';
import { createSchedule } from './schedule.ts';
import { simulate, type Simulation } from './simulate.ts';
import { chooseCount } from '../../support/depth.ts';

/** Number of runs. `SIMULATIONS` sets another number, and `FIRST_SEED` selects other runs. */
const runs = Number(process.env['SIMULATIONS'] ?? chooseCount(400, 10_000));
const first = Number(process.env['FIRST_SEED'] ?? '1');

function describe({ ends, lines, model }: Simulation): string {
  const ended = ends.map(({ atMs, by, ending }) => `${by}: ${JSON.stringify(ending)} at ${atMs} ms`);
  return [...ended, `Faults: ${model.faults.join(', ')}`, 'The log:', ...lines].join('\n');
}

test(
  `${runs} runs with faults, late effects, kills and unusual services end as reported, in both modes and strategies`,
  async () => {
    for (let seed = first; seed < first + runs; seed += 1) {
      const schedule = createSchedule(seed);
      const simulation = await simulate(schedule);
      const wrong = judge(schedule, simulation);
      if (wrong.length === 0) continue;
      throw new Error(
        [`FIRST_SEED=${seed}, ${schedule.setting ?? ''}`, ...wrong, describe(simulation)].join('\n'),
      );
    }
  },
  60_000 + runs * 100,
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
