import type { Versions } from '../../src/sync/read.ts';
import { chooseCount } from '../support/depth.ts';
import { fc, seed } from '../support/seeded-fast-check.ts';
import { findFleetViolations } from './fleet-oracle.ts';
import { copilots, fleetSchedules, type FleetSchedule } from './fleet-schedule.ts';
import { readBoth, simulateFleet, type FleetBreakage } from './fleet-simulate.ts';

const runs = Number(process.env['FLEET_SIMULATIONS'] ?? chooseCount(40, 300));
const path = process.env['FAST_CHECK_PATH'];

let both: Readonly<Record<'with' | 'without', Versions>>;

beforeAll(async () => {
  both = { with: await readBoth(true), without: await readBoth(false) };
});

function simulate(schedule: FleetSchedule, breakage?: FleetBreakage): ReturnType<typeof simulateFleet> {
  return simulateFleet(schedule, schedule.hasPrevious ? both.with : both.without, breakage);
}

describe(`simulated fleets, seed ${seed}`, () => {
  test(
    `${runs} schedules with ${copilots} copilots at the same time end like single ones, as reported`,
    async () => {
      const property = fc.asyncProperty(fleetSchedules, async (schedule) => {
        const simulation = await simulate(schedule);
        const violations = findFleetViolations(schedule, simulation);
        if (violations.length > 0) {
          throw new Error([...violations, 'The log:', ...simulation.lines].join('\n'));
        }
      });
      await fc.assert(property, {
        numRuns: runs,
        seed,
        endOnFailure: true,
        ...(path === undefined ? {} : { path }),
      });
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
      for (const schedule of fc.sample(fleetSchedules, { numRuns: 40, seed })) {
        const simulation = await simulate(schedule, breakage);
        if (findFleetViolations(schedule, simulation).length > 0) return;
      }
      throw new Error('The oracle found no violation.');
    },
    60_000,
  );
});
