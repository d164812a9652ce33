/**
 * The pasted recipe (curl the delete, `sleep 5`, curl the upload) and this action through the same schedules of faults
 * and cancellations, on the model service and virtual time: what does the copilot hold afterwards, and how long did it
 * hold nothing?
 */
import fc from 'fast-check';
import { createLife } from '../__tests__/simulation/life.ts';
import {
  bodies,
  copilotId,
  createModelService,
  lookRefusals,
  type ModelService,
} from '../__tests__/simulation/model-service.ts';
import { classify, type Held } from '../__tests__/simulation/oracle.ts';
import { schedules, type Fault, type Schedule } from '../__tests__/simulation/schedule.ts';
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

type Client = (schedule: Schedule) => Promise<ModelService>;

const clients: readonly (readonly [name: string, client: Client])[] = [
  ['curl, `sleep 5`, curl', (schedule) => runRecipe(schedule, 1)],
  ['the same with `curl --retry 3 --retry-all-errors`', (schedule) => runRecipe(schedule, 4)],
  ['this action, by the contract alone', runAction],
];

export async function benchCurlRecipe(): Promise<void> {
  const isLate = ({ faults }: Schedule): boolean => faults.some(({ lateMs }) => lateMs !== undefined);
  await compare(
    `${runs} schedules of one to three faults, half of them with a cancellation, a time-out or a death (seed ${seed}).`,
    sample((schedule) => !isLate(schedule)),
  );
  const late = sample(isLate);
  await compare(
    `${runs} where a gateway gives a call up that takes effect later, within \`timeout-seconds\` of being sent.`,
    late.map(comeInTime),
  );
  await compare(
    `${runs} where a call takes effect up to 90 s after it was given up, far beyond \`timeout-seconds\`.`,
    late,
  );
}

/** A key or a record that goes leaves nothing to do; an inventory that is refused is none. */
function isUsable({ call, name }: Fault): boolean {
  const isGone = name === 'key-revoked' || name === 'record-removed';
  return !isGone && !(call === 'actionList' && lookRefusals.includes(name));
}

/** The same, but no call comes later than the client waits for it where it cannot look. */
function comeInTime(schedule: Schedule): Schedule {
  const faults = schedule.faults.map((fault) =>
    fault.lateMs === undefined
      ? fault
      : { ...fault, name: 'gateway-late' as const, lateMs: (fault.lateMs % (timeoutMs / 2)) * 0.9 },
  );
  return { ...schedule, faults };
}

/** On a service that can be used at all: what no client can help is left out, so that what is left is the client's doing. */
function sample(isWanted: (schedule: Schedule) => boolean): readonly Schedule[] {
  const fair = schedules.filter(
    (schedule) => schedule.faults.length > 0 && schedule.faults.every(isUsable) && isWanted(schedule),
  );
  const defaults = { hasPrevious: true, hasList: true, hasHandMade: false, maxAttempts: 4, waitMs: 5_000 };
  const disturbed = fc.sample(
    fair.map((schedule): Schedule => ({ ...schedule, ...defaults })),
    { numRuns: runs, seed },
  );
  const disturbance = { type: 'none' } as const;
  return disturbed.map((schedule, index) => (index % 2 === 0 ? { ...schedule, disturbance } : schedule));
}

async function compare(title: string, sampled: readonly Schedule[]): Promise<void> {
  console.log(`\n${title}`);
  console.log(
    'What the copilot holds in the end, in % of the schedules, and for how long it held nothing:\n',
  );
  const held = columns.map((column) => titles[column]).join(' | ');
  console.log(`| | ${held} | empty, median | 99th percentile |`);
  console.log(`|---|${columns.map(() => '---:|').join('')}---:|---:|`);
  for (const [name, client] of clients) {
    const tally = new Map<Held, number>();
    const emptyMs: number[] = [];
    for (const schedule of sampled) {
      const model = await client(schedule);
      const ending = classify(model.actions());
      tally.set(ending, (tally.get(ending) ?? 0) + 1);
      emptyMs.push(model.emptyMs());
    }
    const cells = columns.map((column) => (((tally.get(column) ?? 0) / sampled.length) * 100).toFixed(1));
    const sorted = emptyMs.toSorted((one, other) => one - other);
    const times = [0.5, 0.99].map((part) => renderTime(sorted[Math.floor(sorted.length * part)] ?? NaN));
    console.log(`| ${name} | ${[...cells, ...times].join(' | ')} |`);
  }
}

function renderTime(ms: number): string {
  return ms === Infinity ? 'for good' : `${(ms / 1000).toFixed(1)} s`;
}

async function runAction(schedule: Schedule): Promise<ModelService> {
  const { model } = await simulate(schedule);
  return model;
}

/** `curl -s` without `--fail`: whatever the delete answers, the upload follows. Signals end it where it stands. */
async function runRecipe(schedule: Schedule, tries: number): Promise<ModelService> {
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
    await life.live(() => repeat(() => model.service.importActions(copilotId, bodies.next)));
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
  return model;
}
