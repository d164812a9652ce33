import { ServiceFailure } from '../../src/errors.ts';
import type { CopilotService, Log } from '../../src/ports.ts';
import { recover } from '../../src/replacement/recover.ts';
import type { Recovery } from '../../src/ending.ts';
import type { ReplacementEnding } from '../../src/ending.ts';
import { createLife, type Life } from './life.ts';
import { createMemoryLog } from './memory-log.ts';
import { createMemoryJournal, findOnDisk, type MemoryEntry, type MemoryJournal } from './memory-journal.ts';
import { bodies, copilot, copilotId, createModelService, type ModelService } from './model-service.ts';
import { replaceWithoutEyes } from '../replacement/scene.ts';
import { createRandom } from './random.ts';
import type { Schedule } from './schedule.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

export const timeoutMs = 10_000;
const runnerGraceMs = 10_000;

export interface Simulation {
  readonly model: ModelService;
  /** What main said, if it lived to say it. */
  readonly main: ReplacementEnding | undefined;
  /** What post said, if it had anything to do. */
  readonly post: Recovery | undefined;
  /** What the disk says in the end; absent where main died before it wrote anything. */
  readonly left: MemoryEntry | undefined;
  readonly lines: readonly string[];
}

/** Ways to break the replacement on purpose, from outside: a simulator that does not notice them proves nothing. */
export type Breakage = 'short-pause' | 'import-repeated-alone' | 'nothing-put-back';

/** Main, disturbed as the schedule says, then post: as a runner would have it. */
export async function simulate(schedule: Schedule, breakage?: Breakage): Promise<Simulation> {
  const clock = createVirtualClock();
  const model = createModelService({ ...schedule, clock, timeoutMs });
  const lines: string[] = [];
  const world: World = {
    clock,
    model,
    lines,
    log: createMemoryLog(lines),
    disk: createMemoryJournal(),
    random: createRandom(schedule.seed),
  };
  const { disturbance } = schedule;
  const life = createLife(disturbance.type === 'killed-at-step' ? { killAtStep: disturbance.step } : {});
  let main: ReplacementEnding | undefined;
  const mainEnds = runMain(schedule, world, { life, breakage }).then((result) => {
    if (!life.isDead()) main = result;
  });
  if (disturbance.type === 'killed-at-time') clock.at(disturbance.atMs, life.kill);
  if (disturbance.type === 'cancelled') {
    clock.at(disturbance.atMs, life.signal);
    clock.at(disturbance.atMs + runnerGraceMs, life.kill);
  }
  const abandoned =
    disturbance.type === 'abandoned'
      ? new Promise<void>((resolve) => {
          clock.at(disturbance.atMs, resolve);
        })
      : new Promise<never>(() => undefined);
  await clock.run(Promise.race([mainEnds, waitForDeath(life, clock), abandoned]));

  const post = await clock.run(runPost(world, life, () => main !== undefined));
  // Whatever the service still had on its hands comes to its end.
  await clock.runUntil(clock.nowMs() + 600_000);
  return { model, main, post, left: world.disk.find(), lines };
}

interface World {
  readonly clock: VirtualClock;
  readonly model: ModelService;
  readonly lines: string[];
  readonly log: Log;
  readonly disk: MemoryJournal;
  readonly random: () => number;
}

interface MainOptions {
  readonly life: Life;
  readonly breakage: Breakage | undefined;
}

async function runMain(
  schedule: Schedule,
  world: World,
  { life, breakage }: MainOptions,
): Promise<ReplacementEnding> {
  const { clock, disk, log, model, random } = world;
  const { service } = model;
  const mortal: CopilotService = {
    ...service,
    listCopilots: () => life.live(() => service.listCopilots()),
    deleteActions: (id, route) => life.live(() => service.deleteActions(id, route)),
    importActions: (id, document) =>
      life.live(async () => {
        try {
          await service.importActions(id, document);
        } catch (error) {
          throw breakage === 'import-repeated-alone' ? pretendNotApplied(error) : error;
        }
      }),
  };
  const journal = {
    begin: (...parts: Parameters<typeof disk.journal.begin>) => life.live(() => disk.journal.begin(...parts)),
    write: (...parts: Parameters<typeof disk.journal.write>) => life.live(() => disk.journal.write(...parts)),
  };
  const mortalClock = {
    ...clock,
    sleep: (ms: number, signal?: AbortSignal) => life.live(() => clock.sleep(ms, signal)),
  };
  const { interruption } = life;
  const hasPrevious = schedule.hasPrevious && breakage !== 'nothing-put-back';
  const previous = { commit: 'b'.repeat(40), body: bodies.previous };
  const job = {
    copilotId,
    copilot: schedule.hasList ? copilot : undefined,
    swaggerFile: 'swagger.json',
    waitMs: schedule.waitMs * (breakage === 'short-pause' ? 0.9 : 1),
    timeoutMs,
    maxAttempts: schedule.maxAttempts,
    deletePath: 'auto',
    next: bodies.next,
    previous: hasPrevious ? [previous] : [],
  };
  return replaceWithoutEyes(job, { service: mortal, clock: mortalClock, random, journal, log, interruption });
}

function pretendNotApplied(error: unknown): unknown {
  return error instanceof ServiceFailure ? new ServiceFailure({ ...error.fault, applied: 'no' }) : error;
}

async function runPost(world: World, life: Life, hasEnded: () => boolean): Promise<Recovery | undefined> {
  const { clock, disk, log, model, random } = world;
  if (disk.find() === undefined) return undefined;
  life.signal();
  const killAtMs = clock.nowMs() + runnerGraceMs;
  while (!life.isDead() && !hasEnded() && clock.nowMs() < killAtMs) await clock.sleep(50);
  life.kill();
  const ports = { clock, random, log, service: model.service };
  return recover(findOnDisk(disk, copilotId), 240_000, ports);
}

async function waitForDeath(life: Life, clock: VirtualClock): Promise<void> {
  while (!life.isDead()) await clock.sleep(100);
}
