import type { Versions } from '../../src/sync/read.ts';
import { chooseCount } from '../support/depth.ts';
import { findFleetViolations } from './fleet-oracle.ts';
import { copilotCount, createFleetSchedule } from './fleet-schedule.ts';
import { readBoth, simulateFleet, type FleetBreakage, type FleetSimulation } from './fleet-simulate.ts';

/** Number of runs. `FLEET_SIMULATIONS` sets another number, and `FIRST_SEED` selects other runs. */
const runs = Number(process.env['FLEET_SIMULATIONS'] ?? chooseCount(40, 300));
const first = Number(process.env['FIRST_SEED'] ?? '1');

let both: Readonly<Record<'with' | 'without', Versions>>;

beforeAll(async () => {
  both = { with: await readBoth(true), without: await readBoth(false) };
});

/** Runs the schedule of a seed, and returns everything that is wrong. */
async function findWrong(
  seed: number,
  breakage?: FleetBreakage,
): Promise<{ readonly wrong: readonly string[]; readonly simulation: FleetSimulation }> {
  const schedule = createFleetSchedule(seed);
  const versions = schedule.hasPrevious ? both.with : both.without;
  const simulation = await simulateFleet(schedule, versions, breakage);
  return { wrong: findFleetViolations(schedule, simulation), simulation };
}

describe('simulated fleets', () => {
  test(
    `${runs} schedules with ${copilotCount} copilots at the same time end like single ones, as reported`,
    async () => {
      for (let seed = first; seed < first + runs; seed += 1) {
        const { simulation, wrong } = await findWrong(seed);
        if (wrong.length === 0) continue;
        throw new Error([`FIRST_SEED=${seed}`, ...wrong, 'The log:', ...simulation.lines].join('\n'));
      }
    },
    60_000 + runs * 1_000,
  );

  test.each<FleetBreakage>([
    'no-shared-service',
    'one-journal-for-all',
    'only-the-first-recovered',
    'results-by-ending',
    'too-many-at-once',
    'short-pause',
  ])(
    'the simulator detects an intentional bug: %s',
    async (breakage) => {
      for (let seed = 1; seed <= 40; seed += 1) {
        if ((await findWrong(seed, breakage)).wrong.length > 0) return;
      }
      throw new Error('The oracle found no violation.');
    },
    60_000,
  );
});
