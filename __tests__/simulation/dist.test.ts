import { fc, seed } from '../support/seeded-fast-check.ts';
import { findViolations, wasTooSlow } from './dist-oracle.ts';
import { distSchedules, type DistSchedule } from './dist-schedule.ts';
import { createStage, simulateOnDist, type DistSimulation, type Stage } from './dist-simulate.ts';

const runs = Number(process.env['DIST_SIMULATIONS'] ?? '36');
const concurrency = Number(process.env['DIST_CONCURRENCY'] ?? '12');

/** Runs a schedule again if a busy machine disturbed it, because time limits are real here. */
async function simulateInTime(schedule: DistSchedule, on: Stage): Promise<DistSimulation> {
  let simulation = await simulateOnDist(schedule, on);
  for (let again = 0; again < 3 && wasTooSlow(schedule, simulation); again += 1) {
    simulation = await simulateOnDist(schedule, on);
  }
  return simulation;
}

let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});

afterAll(() => stage.world.close());

/** fast-check would run one schedule after the other, but many can run at the same time because they mostly wait. */
describe(`simulated runs of the built action, seed ${seed}`, () => {
  test(
    `${runs} schedules of faults, cancellations and kills never leave a copilot empty, with duplicates or misreported`,
    async () => {
      const schedules = fc.sample(distSchedules, { numRuns: runs, seed });
      const failures: string[] = [];
      const work = async (): Promise<void> => {
        for (let schedule = schedules.pop(); schedule !== undefined; schedule = schedules.pop()) {
          const simulation = await simulateInTime(schedule, stage);
          const violations = findViolations(schedule, simulation);
          if (violations.length === 0) continue;
          const { main, post } = simulation.transcript;
          const requests = simulation.service.requests.map(
            ({ call, status, fault }) => `${call} ${status ?? '–'} ${fault ?? ''}`,
          );
          const parts = [
            ...violations,
            JSON.stringify(schedule),
            ...requests,
            main.log,
            post?.log ?? 'no post',
          ];
          failures.push(parts.join('\n'));
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
      expect(failures).toEqual([]);
    },
    300_000 + runs * 10_000,
  );
});
