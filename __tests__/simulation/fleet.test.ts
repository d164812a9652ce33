import { chooseCount } from '../support/depth.ts';
import { findFleetViolations } from './fleet-oracle.ts';
import { copilotCount, createFleetSchedule } from './fleet-schedule.ts';
import { fleetBreakages, simulateFleet } from './fleet-simulate.ts';

/** Number of runs. `FLEET_SIMULATIONS` sets another number, and `FIRST_SEED` selects other runs. */
const runs = Number(process.env['FLEET_SIMULATIONS'] ?? chooseCount(40, 300));
const first = Number(process.env['FIRST_SEED'] ?? '1');

/** Runs the schedule of a seed, and returns everything that is wrong, and then the log. */
async function findWrong(
  seed: number,
  breakage?: (typeof fleetBreakages)[number],
): Promise<readonly string[]> {
  const schedule = createFleetSchedule(seed);
  const simulation = await simulateFleet(schedule, breakage);
  const wrong = findFleetViolations(schedule, simulation);
  return wrong.length === 0 ? [] : [`FIRST_SEED=${seed}`, ...wrong, 'The log:', ...simulation.lines];
}

describe('simulated fleets', () => {
  test(
    `${runs} schedules with ${copilotCount} copilots at the same time end like single ones, as reported`,
    async () => {
      for (let seed = first; seed < first + runs; seed += 1) {
        expect(await findWrong(seed)).toEqual([]);
      }
    },
    300_000 + runs * 1_000,
  );

  test.each(fleetBreakages)('the simulator detects an intentional bug: %s', async (breakage) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      if ((await findWrong(seed, breakage)).length > 0) return;
    }
    throw new Error('The oracle found no violation.');
  });
});
