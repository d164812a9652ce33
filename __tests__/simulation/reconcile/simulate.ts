import type { ActionContent } from '../../../src/copilot.ts';
import type { ReplacementEnding } from '../../../src/ending.ts';
import { importDocument } from '../../../src/importer/import-document.ts';
import type { ImportDocument } from '../../../src/importer/imported-action.ts';
import type { SavedReplacement } from '../../../src/replacement/journal/find-saved.ts';
import type { Journal, ReplacePorts } from '../../../src/replacement/replacement-record.ts';
import type { JsonObject } from '../../../src/syntax/json.ts';
import {
  parseEntry,
  parseJob,
  renderEntry,
  renderJob,
} from '../../../src/replacement/journal/journal-entry.ts';
import { selectBackup, selectKnown, type ReconcileJob } from '../../../src/replacement/reconcile/course.ts';
import { recover } from '../../../src/replacement/recover.ts';
import { replaceActions } from '../../../src/replacement/replace.ts';
import { createLife, type Life } from '../life.ts';
import { createMemoryLog } from '../memory-log.ts';
import { createRandom } from '../random.ts';
import { createVirtualClock, type VirtualClock } from '../virtual-clock.ts';
import { breakJob, breakPorts, type Breakage } from './breakage.ts';
import { createModel, type Model, type Row } from './model.ts';
import type { Schedule } from './schedule.ts';

const timeoutMs = 10_000;
const copilotId = 'copilot-1';

export interface Ended {
  readonly by: string;
  readonly ending: ReplacementEnding;
  readonly atMs: number;
  /** What the copilot held when it began, and what it wants. */
  readonly before: readonly Row[];
}

export interface Simulation {
  readonly ends: readonly Ended[];
  readonly model: Model;
  /** The rows of the beginning. */
  readonly start: readonly Row[];
  /** What must never be, whatever fails. */
  readonly violations: readonly string[];
  readonly lines: string[];
}

export async function simulate(schedule: Schedule, breakage?: Breakage): Promise<Simulation> {
  const clock = createVirtualClock();
  const random = createRandom(schedule.seed);
  const model = createModel({ ...schedule, clock, random, timeoutMs });
  model.seed([...schedule.from, ...schedule.byHand]);
  const start = model.rows();
  const violations: string[] = [];
  watch(schedule, model, (what) => violations.push(`${what} at ${Math.round(clock.nowMs() / 100) / 10} s`));
  const world: World = { clock, model, random, schedule, breakage, lines: [], ends: [] };
  const runs = [live(world, 'main')];
  if (schedule.secondRunAtMs !== undefined) {
    runs.push(
      clock
        .sleep(schedule.secondRunAtMs)
        .then(() => live({ ...world, schedule: { ...schedule, killAtMs: undefined } }, 'second-run')),
    );
  }
  await clock.run(Promise.all(runs));
  await clock.runUntil(clock.nowMs() + 300_000);
  return { ends: world.ends, model, start, violations, lines: world.lines };
}

interface World {
  readonly clock: VirtualClock;
  readonly model: Model;
  readonly random: () => number;
  readonly schedule: Schedule;
  readonly breakage: Breakage | undefined;
  readonly lines: string[];
  readonly ends: Ended[];
}

/** A run, and where it is killed its post step. */
async function live(world: World, by: string): Promise<void> {
  const { clock, ends, schedule } = world;
  const disk = createDisk();
  const life = createLife();
  const { killAtMs } = schedule;
  const before = world.model.rows();
  if (killAtMs !== undefined)
    clock.at(clock.nowMs() + killAtMs, schedule.isSignalled ? life.signal : life.kill);
  const progress = { isOver: false };
  const death = (async (): Promise<void> => {
    while (!life.isDead() && !progress.isOver) await clock.sleep(500);
  })();
  const main = run(world, disk.journal, life).then((ending) => {
    progress.isOver = true;
    if (ending !== undefined && !life.isDead()) ends.push({ by, ending, atMs: clock.nowMs(), before });
  });
  await Promise.race([main, death]);
  progress.isOver = true;
  const saved = disk.find();
  if (saved === undefined) return;
  await clock.sleep(3_000);
  const ended = ends.findIndex((end) => end.by === by);
  if (ended !== -1) ends.splice(ended, 1);
  const ports = createPorts(world, disk.journal, createLife());
  const recovery = await recover(saved, 240_000, ports);
  if (recovery === undefined) throw new Error('It was open, and nobody brought it to an end.');
  ends.push({ by: `${by}’s post`, ending: recovery.ending, atMs: clock.nowMs(), before });
}

async function run(world: World, journal: Journal, life: Life): Promise<ReplacementEnding | undefined> {
  const { breakage, clock, schedule } = world;
  const ports = createPorts(world, journal, life);
  for (let tries = 0; ; tries += 1) {
    try {
      const before = await ports.service.listActions(copilotId);
      return await replaceActions(breakJob(breakage, createJob(schedule, before)), ports);
    } catch (error) {
      if (tries >= 10) return undefined;
      if (!(error instanceof Error && error.name === 'ServiceFailure')) throw error;
      await clock.sleep(1_000);
    }
  }
}

export function createJob(
  schedule: Pick<Schedule, 'from' | 'to' | 'strategy' | 'unmanaged' | 'maxAttempts'>,
  before: ReconcileJob['before'],
): ReconcileJob {
  const { from, maxAttempts, strategy, to, unmanaged } = schedule;
  const versions = [render(to), render(from)] as const;
  const backup = selectBackup(before, [versions[1]]);
  return {
    way: 'reconciled',
    copilotId,
    copilot: undefined,
    swaggerFile: 'swagger.json',
    waitMs: 5_000,
    timeoutMs,
    maxAttempts,
    deletePath: 'auto',
    strategy,
    unmanaged,
    isForced: false,
    next: versions[0],
    before,
    known: selectKnown(before, versions),
    ...(backup === undefined ? {} : { backup }),
  };
}

function createPorts(
  { breakage, clock, lines, model, random, schedule: { isDiskFull = false } }: World,
  journal: Journal,
  life: Life,
): ReplacePorts {
  const { service } = model;
  return breakPorts(breakage, {
    service: {
      ...service,
      listActions: (id) => life.live(() => service.listActions(id)),
      deleteActions: (id, route) => life.live(() => service.deleteActions(id, route)),
      importActions: (id, document) => life.live(() => service.importActions(id, document)),
      createAction: (id, content) => life.live(() => service.createAction(id, content)),
      changeAction: (id, row, content) => life.live(() => service.changeAction(id, row, content)),
      deleteAction: (id) => life.live(() => service.deleteAction(id)),
    },
    clock: { ...clock, sleep: (ms, signal) => life.live(() => clock.sleep(ms, signal)) },
    random,
    journal: {
      begin: (job) => life.live(() => journal.begin(job)),
      write: (state, mark) =>
        life.live(() => (isDiskFull ? Promise.reject(new Error('disk full')) : journal.write(state, mark))),
    },
    log: createMemoryLog(lines),
    interruption: life.interruption,
  });
}

/** The very bytes that the journal has on the disk. */
function createDisk(): { readonly journal: Journal; readonly find: () => SavedReplacement | undefined } {
  let job: Uint8Array | undefined;
  let entry: Uint8Array | undefined;
  const journal: Journal = {
    begin: (begun) => {
      job = Buffer.concat(renderJob(begun));
      return Promise.resolve();
    },
    write: (state, { nowMs: writtenAtMs, ...mark }) => {
      entry = renderEntry({ ...{ serviceHash: '', run: '', copilotId }, writtenAtMs, ...mark, state });
      return Promise.resolve();
    },
  };
  return {
    journal,
    find: () => {
      if (job === undefined || entry === undefined) return undefined;
      const saved = parseEntry(Buffer.from(entry));
      return saved.isOpen ? { ...saved, job: parseJob(Buffer.from(job)), journal } : undefined;
    },
  };
}

/** A description of these actions. */
export function render(contents: readonly ActionContent[]): ImportDocument {
  const paths = new Map<string, Record<string, unknown>>();
  for (const { description, endpoint, method, name } of contents) {
    const path = endpoint.slice(origin.length);
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: { operationId: name, description } });
  }
  const document = { openapi: '3.0.3', servers: [{ url: origin }], paths: Object.fromEntries(paths) };
  const body = Buffer.from(JSON.stringify(document));
  return { body, actions: importDocument(JSON.parse(body.toString()) as JsonObject).actions };
}

export const origin = 'https://api.example.com';

/** With `rolling` an action that both versions have under one name is there at every moment, and so is what is others'. */
function watch(
  { byHand, from, hasPatch, strategy, to, unmanaged }: Schedule,
  model: Model,
  violate: (what: string) => void,
): void {
  const isOnly = ({ name }: ActionContent): boolean =>
    [...from, ...to].filter((one) => one.name.toLowerCase() === name.toLowerCase()).length === 2;
  const kept = from.filter(
    (one) =>
      isOnly(one) &&
      to.some(
        ({ endpoint, method, name }) =>
          `${method} ${endpoint} ${name}` === `${one.method} ${one.endpoint} ${one.name}`,
      ),
  );
  const stays = [
    ...(strategy === 'rolling' && hasPatch ? kept : []),
    ...(unmanaged === 'keep' ? byHand : []),
  ];
  const missing = new Set<string>();
  model.watch(() => {
    for (const { endpoint, method, name } of stays) {
      const isThere = model
        .rows()
        .some((row) => row.method === method && row.endpoint === endpoint && row.name === name);
      if (!isThere && !missing.has(endpoint)) violate(`${method} ${endpoint} is gone`);
      if (!isThere) missing.add(endpoint);
    }
  });
}
