import { chooseCount } from '../support/depth.ts';
import { fc, seed } from '../support/seeded-fast-check.ts';
import { findViolations } from './oracle.ts';
import { schedules } from './schedule.ts';
import { simulate, type Breakage } from './simulate.ts';

const runs = Number(process.env['SIMULATIONS'] ?? chooseCount(1_000, 10_000));
const path = process.env['FAST_CHECK_PATH'];

describe(`simulated blind replacements, seed ${seed}`, () => {
  test(
    `${runs} schedules of faults, signals and deaths never leave a copilot empty, doubled or misreported`,
    async () => {
      const property = fc.asyncProperty(schedules, async (schedule) => {
        const simulation = await simulate(schedule);
        const violations = findViolations(schedule, simulation);
        if (violations.length > 0) {
          throw new Error([...violations, 'The log:', ...simulation.lines].join('\n'));
        }
      });
      await fc.assert(property, { numRuns: runs, seed, ...(path === undefined ? {} : { path }) });
    },
    30_000 + runs * 50,
  );

  test.each<Breakage>(['short-pause', 'import-repeated-alone', 'nothing-put-back'])(
    'the simulator notices a replacement that is broken on purpose: %s',
    async (breakage) => {
      let noticed = 0;
      for (const schedule of fc.sample(schedules, { numRuns: 200, seed })) {
        const simulation = await simulate(schedule, breakage);
        if (findViolations(schedule, simulation).length > 0) noticed += 1;
      }
      expect(noticed).toBeGreaterThan(0);
    },
    30_000,
  );
});
