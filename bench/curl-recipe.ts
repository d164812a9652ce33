/**
 * The pasted recipe (curl the delete, `sleep 5`, curl the upload) and this action through the same schedules of faults
 * and cancellations, on the model service and virtual time: what does the copilot hold afterwards?
 */
import fc from 'fast-check';
import { createLife } from '../__tests__/simulation/life.ts';
import { copilotId, createModelService } from '../__tests__/simulation/model-service.ts';
import { classify, type Held } from '../__tests__/simulation/oracle.ts';
import { schedules, type Schedule } from '../__tests__/simulation/schedule.ts';
import { simulate, timeoutMs } from '../__tests__/simulation/simulate.ts';
import { createVirtualClock } from '../__tests__/simulation/virtual-clock.ts';

const runs = Number(process.env['BENCH_SCHEDULES'] ?? 5_000);
const seed = Number(process.env['SEED'] ?? 42);
const columns: readonly Held[] = ['next', 'previous', 'nothing', 'part', 'doubled'];
const titles: Readonly<Record<Held, string>> = {
  next: 'new actions',
  previous: 'previous ones',
  nothing: 'none (empty)',
  part: 'some of them',
  doubled: 'mixed or doubled',
};

export async function benchCurlRecipe(): Promise<void> {
  // A service that can be used at all: what no client can help is left out, so that what is left is the client's doing.
  const fair = schedules.filter(
    ({ faults }) =>
      faults.length > 0 && faults.every(({ name }) => name !== 'key-revoked' && name !== 'record-removed'),
  );
  const disturbed = fc.sample(
    fair.map((schedule) => ({
      ...schedule,
      hasPrevious: true,
      hasList: true,
      maxAttempts: 4,
      settleMs: 5_000,
    })),
    { numRuns: runs, seed },
  );
  const undisturbed = { type: 'none' } as const;
  const sample = disturbed.map((schedule, index) =>
    index % 2 === 0 ? { ...schedule, disturbance: undisturbed } : schedule,
  );
  const [ours, recipe, retrying] = [createTally(), createTally(), createTally()];
  for (const schedule of sample) {
    const { model } = await simulate(schedule);
    count(ours, classify(model.actions()));
    count(recipe, await runRecipe(schedule, 1));
    count(retrying, await runRecipe(schedule, 4));
  }
  console.log(
    `\n${runs} schedules of one to three faults, half of them with a cancellation, a time-out or a death (seed ${seed}).`,
  );
  console.log('What the copilot holds in the end, in % of the schedules:\n');
  console.log(`| | ${columns.map((held) => titles[held]).join(' | ')} |`);
  console.log(`|---|${columns.map(() => '---:|').join('')}`);
  console.log(renderRow('curl, `sleep 5`, curl', recipe));
  console.log(renderRow('the same with `curl --retry 3 --retry-all-errors`', retrying));
  console.log(renderRow('this action', ours));
}

type Tally = Record<Held, number>;

function createTally(): Tally {
  return { next: 0, previous: 0, nothing: 0, part: 0, doubled: 0 };
}

function count(tally: Tally, held: Held): void {
  tally[held] += 1;
}

function renderRow(name: string, tally: Tally): string {
  const cells = columns.map((held) => ((tally[held] / runs) * 100).toFixed(1));
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** `curl -s` without `--fail`: whatever the delete answers, the upload follows. Signals end it where it stands. */
async function runRecipe(schedule: Schedule, tries: number): Promise<Held> {
  const clock = createVirtualClock();
  const { disturbance } = schedule;
  const model = createModelService({ ...schedule, clock, timeoutMs });
  const life = createLife(disturbance.type === 'killed-at-step' ? { killAtStep: disturbance.step } : {});
  if ('atMs' in disturbance) clock.at(disturbance.atMs, life.kill);
  const story = async (): Promise<void> => {
    await life.live(() =>
      repeat(() => model.service.deleteActions(copilotId, '/backend/copilot/{copilot_id}')),
    );
    await life.live(() => clock.sleep(5_000));
    await life.live(() => repeat(() => model.service.importActions(copilotId, Buffer.from('next'))));
  };
  const repeat = async (call: () => Promise<void>): Promise<void> => {
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      try {
        await life.live(call);
        return;
      } catch {
        // curl waits 1 s, 2 s, 4 s between its tries.
        if (attempt < tries) await clock.sleep(1_000 * 2 ** (attempt - 1));
      }
    }
  };
  void story();
  await clock.runUntil(600_000);
  return classify(model.actions());
}
