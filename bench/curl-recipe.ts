/**
 * Runs the curl script (delete, `sleep 5`, upload) and this action through the same simulated faults and kills, on a
 * service without an action list and in virtual time. Measures the copilot's actions afterwards, and how long it had
 * none.
 */
import { createLife } from '../__tests__/simulation/life.ts';
import { createRandom } from '../__tests__/simulation/random.ts';
import { copilotId, createModel, type Model } from '../__tests__/simulation/reconcile/model.ts';
import { createSchedule, type Schedule } from '../__tests__/simulation/reconcile/schedule.ts';
import { render, simulate } from '../__tests__/simulation/reconcile/simulate.ts';
import { createVirtualClock } from '../__tests__/simulation/virtual-clock.ts';

const runs = Number(process.env['BENCH_SCHEDULES'] ?? 5_000);
const first = Number(process.env['SEED'] ?? 1);
const columns = [
  'new actions',
  'previous ones',
  'none (empty)',
  'some of them',
  'mixed or duplicated',
] as const;

type FaultKind = NonNullable<Schedule['faultKind']>;
type Client = (schedule: Schedule) => Promise<Model>;

const clients: readonly (readonly [name: string, client: Client])[] = [
  ['curl, `sleep 5`, curl', (schedule) => runRecipe(schedule, 1)],
  ['the same with `curl --retry 3 --retry-all-errors`', (schedule) => runRecipe(schedule, 4)],
  ['this action, without an action list', async (schedule) => (await simulate(schedule)).model],
];

export async function benchCurlRecipe(): Promise<void> {
  await compare('in which no request is processed after its response', 'finished');
  await compare('in which a request can be processed up to 85 s after it timed out', 'any');
}

async function compare(title: string, faultKind: FaultKind): Promise<void> {
  console.log(`\n${runs} random runs ${title}, in % of the runs:\n`);
  console.log(`| | ${columns.join(' | ')} | empty, median | 99th percentile |`);
  console.log(`|---|${columns.map(() => '---:|').join('')}---:|---:|`);
  for (const [name, client] of clients) {
    const tally = new Map<string, number>();
    const emptyMs: number[] = [];
    for (let seed = first; seed < first + runs; seed += 1) {
      const schedule = createFaultySchedule(seed, faultKind);
      const model = await client(schedule);
      const column = classify(model, schedule);
      tally.set(column, (tally.get(column) ?? 0) + 1);
      emptyMs.push(model.emptyMs());
    }
    const cells = columns.map((column) => (((tally.get(column) ?? 0) / runs) * 100).toFixed(1));
    const sorted = emptyMs.toSorted((one, other) => one - other);
    const times = [0.5, 0.99].map((part) => renderTime(sorted[Math.floor(sorted.length * part)] ?? NaN));
    console.log(`| ${name} | ${[...cells, ...times].join(' | ')} |`);
  }
}

/**
 * Creates a schedule for a service that works. Faults that no client can handle are excluded, so that the result
 * depends on the client.
 */
function createFaultySchedule(seed: number, faultKind: FaultKind): Schedule {
  // This schedule has a service without an action list.
  const schedule = createSchedule(4 * seed + 3);
  const random = createRandom(seed);
  return {
    ...schedule,
    ...{ hasActionList: false, strategy: 'recreate', unmanaged: 'delete', maxAttempts: 4, lagMs: 0 },
    ...{ from: createSchedule(0).from, byHand: [], isSearchDown: false, removesRecord: false },
    ...{
      rejected: { name: '', status: 400 },
      secondRunAtMs: undefined,
      faultKind,
      faults: 0.05 + random() * 0.3,
    },
    killAtMs: seed % 2 === 0 ? random() * 12_000 : undefined,
  };
}

function classify(model: Model, { from, to }: Schedule): (typeof columns)[number] {
  const list = (
    rows: readonly { readonly endpoint: string; readonly description: string | null }[],
  ): string[] => rows.map(({ description, endpoint }) => `${endpoint} ${description ?? ''}`).toSorted();
  const held = list(model.rows());
  const isPart = (whole: readonly string[]): boolean =>
    new Set(held).size === held.length && held.every((row) => whole.includes(row));
  if (held.length === 0) return 'none (empty)';
  if (held.join() === list(to).join()) return 'new actions';
  if (held.join() === list(from).join()) return 'previous ones';
  return isPart(list(to)) || isPart(list(from)) ? 'some of them' : 'mixed or duplicated';
}

function renderTime(ms: number): string {
  return ms === Infinity ? 'permanently' : `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Runs `curl -s` without `--fail`: the upload follows every response of the delete. A kill stops the script at any
 * point.
 */
async function runRecipe(schedule: Schedule, tries: number): Promise<Model> {
  const clock = createVirtualClock();
  const random = createRandom(schedule.seed);
  const model = createModel({ ...schedule, clock, random }, schedule.from);
  const life = createLife();
  if (schedule.killAtMs !== undefined) clock.at(schedule.killAtMs, life.kill);
  const repeat = async (call: () => Promise<void>): Promise<void> => {
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      try {
        await life.live(call);
        return;
      } catch {
        // curl waits 1 s, 2 s and 4 s between its attempts.
        if (attempt < tries) await clock.sleep(1_000 * 2 ** (attempt - 1));
      }
    }
  };
  const recipe = async (): Promise<void> => {
    await repeat(() => model.service.deleteActions(copilotId, '/backend/copilot/{copilot_id}'));
    await life.live(() => clock.sleep(5_000));
    await repeat(() => model.service.importActions(copilotId, render(schedule.to).body));
  };
  void recipe();
  await clock.runUntil(600_000);
  return model;
}
