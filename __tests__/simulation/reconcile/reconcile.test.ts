import { breakages } from './breakage.ts';
import { judge } from './judge.ts';
import { createSchedule } from './schedule.ts';
import { simulate, type Simulation } from './simulate.ts';
import { chooseCount } from '../../support/depth.ts';

/** So many stories; more by `SIMULATIONS`, others by `FIRST_SEED`. */
const runs = Number(process.env['SIMULATIONS'] ?? chooseCount(400, 10_000));
const first = Number(process.env['FIRST_SEED'] ?? '1');

function describe({ ends, lines }: Simulation): string {
  const ended = ends.map(({ atMs, by, ending }) => `${by}: ${JSON.stringify(ending)} at ${atMs} ms`);
  return [...ended, 'The log:', ...lines].join('\n');
}

test(
  `${runs} stories of faults, late effects, deaths and second runs end as they say`,
  async () => {
    for (let seed = first; seed < first + runs; seed += 1) {
      const schedule = createSchedule(seed);
      const simulation = await simulate(schedule);
      const wrong = judge(schedule, simulation);
      if (wrong.length === 0) continue;
      throw new Error([`FIRST_SEED=${seed}`, ...wrong, describe(simulation)].join('\n'));
    }
  },
  60_000 + runs * 100,
);

test.each(breakages)(
  'a reconciliation that is broken on purpose is noticed: %s',
  async (breakage) => {
    let noticed = 0;
    for (let seed = 1; seed <= 400 && noticed === 0; seed += 1) {
      const schedule = createSchedule(seed);
      if (judge(schedule, await simulate(schedule, breakage)).length > 0) noticed += 1;
    }
    expect(noticed).toBe(1);
  },
  60_000,
);
