import { judge } from './judge.ts';
import { createSchedule } from './schedule.ts';
import { simulate } from './simulate.ts';

const runs = Number(process.env['SIMULATIONS'] ?? '2000');
const first = Number(process.env['FIRST_SEED'] ?? '1');

test(
  `${runs} stories of faults, deaths and second runs end as they say`,
  async () => {
    const wrong: string[] = [];
    for (let seed = first; seed < first + runs; seed += 1) {
      const schedule = createSchedule(seed);
      const simulation = await simulate(schedule);
      const found = judge(schedule, simulation);
      if (found.length > 0)
        wrong.push(
          `#${seed} ${JSON.stringify({ ...schedule, from: schedule.from.length, to: schedule.to.map(({ name }) => name), byHand: schedule.byHand.map(({ name }) => name) })}\n${found.join('\n')}\n${simulation.ends.map(({ atMs, by, seen }) => `${by} ${seen.conclusion.outcome} ${JSON.stringify(seen.conclusion)} @${Math.round(atMs / 1000)}`).join(', ')}`,
        );
    }
    expect(wrong).toEqual([]);
  },
  30_000 + runs * 100,
);
