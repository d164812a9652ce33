import { judge } from '../simulation/seeing/judge.ts';
import { createSchedule } from '../simulation/seeing/schedule.ts';
import { simulate } from '../simulation/seeing/simulate.ts';
test('seeds', async () => {
  const bad: string[] = []; const outcomes: Record<string, number> = {};
  const first = Number(process.env['FIRST_SEED'] ?? '1');
  for (let seed = first; seed < first + Number(process.env['SIMULATIONS'] ?? '3000'); seed += 1) {
    const schedule = createSchedule(seed);
    const sim = await simulate(schedule);
    for (const e of sim.ends) outcomes[e.ending.outcome] = (outcomes[e.ending.outcome] ?? 0) + 1;
    const wrong = judge(schedule, sim);
    if (wrong.length > 0) bad.push(`${seed} ${schedule.twinAtMs === undefined ? '' : 'twin'} lag ${Math.round(schedule.lagMs)} ${wrong[0]?.split('\n')[0] ?? ''}`);
  }
  console.log(bad.join('\n'), JSON.stringify(outcomes));
}, 600_000);
