import { createFindActionList } from '../../src/replacement/find-action-list.ts';
import { ServiceFailure } from '../../src/errors.ts';
import type { Clock, CopilotService, History } from '../../src/ports.ts';
import { renderOutputs } from '../../src/report/outputs.ts';
// Loaded beforehand, because a virtual clock can't wait for loading.
import '../../src/sync/copilot-state.ts';
import '../../src/sync/copilot-lookup.ts';
import '../../src/sync/start-replacement.ts';
import { runInParallel } from '../../src/fleet/run-in-parallel.ts';
import { readVersions, type Versions } from '../../src/sync/read.ts';
import { recover } from '../../src/replacement/recover.ts';
import type { ReplacementEnding } from '../../src/ending.ts';
import { runTarget } from '../../src/sync/run.ts';
import type { Connection } from '../../src/sync/run-ports.ts';
import type { Task } from '../../src/sync/task.ts';
import type { Journal } from '../../src/replacement/replacement-record.ts';
import { shareService } from '../../src/service/share-service.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import { createShelf } from '../support/spec-files.ts';
import { buildTask, createHistory, modified } from '../sync/build-task.ts';
import { fileVersions, type FleetSchedule, type Outage } from './fleet-schedule.ts';
import { createLife } from './life.ts';
import { createMemoryJournal, findOnDisk, type MemoryJournal } from './memory-journal.ts';
import { mapCalls, type CallKind } from './map-calls.ts';
import { createMemoryLog } from './memory-log.ts';
import { createRandom } from './random.ts';
import { end } from './reconcile/fate.ts';
import { timeoutMs, type ModelOptions } from './reconcile/model-options.ts';
import { createModel, type Model } from './reconcile/model.ts';
import type { Schedule } from './reconcile/schedule.ts';
import { render, type Ended } from './reconcile/simulate.ts';
import { createVirtualClock } from './virtual-clock.ts';
import type { TargetResult } from '../../src/result.ts';

const runnerGraceMs = 10_000;
/** Duration of a request to the list of copilots, in milliseconds. */
const wireMs = 20;

/** One of several copilots, and its reported results. */
export interface Member {
  readonly id: string;
  readonly schedule: Schedule;
  readonly model: Model;
  readonly disk: MemoryJournal;
  /** Result of main, or of the post step if it had anything to do. */
  ends: readonly Ended[];
}

export interface FleetSimulation {
  readonly members: readonly Member[];
  /** Outputs of main, or `undefined` if it was killed before. */
  readonly outputs: ReturnType<typeof renderOutputs> | undefined;
  /** Violations of rules for the whole run. */
  readonly violations: readonly string[];
  readonly lines: string[];
}

/** Intentional bugs, which the simulator must detect. */
export const fleetBreakages = [
  ...(['no-shared-service', 'one-journal-for-all', 'only-the-first-recovered'] as const),
  ...(['results-by-ending', 'too-many-at-once', 'short-pause'] as const),
];
type FleetBreakage = (typeof fleetBreakages)[number];

/** Runs main for all copilots with the schedule's faults, then the post step, like a runner. */
export async function simulateFleet(
  schedule: FleetSchedule,
  breakage?: FleetBreakage,
): Promise<FleetSimulation> {
  const world = await createWorld(schedule, breakage);
  const { clock, life, lines, members, violations } = world;
  let results: readonly TargetResult[] | undefined;
  const mainEnds = runMain(world).then((ended) => {
    if (!life.isDead()) results = ended;
  });
  await clock.run(Promise.race([mainEnds, disturb(world)]));
  await clock.run(runPost(world, () => results !== undefined));
  // Let the service finish all requests.
  await clock.runUntil(clock.nowMs() + 600_000);
  return { members, outputs: results && renderOutputs(results), violations, lines };
}

/** Resolves when the post step begins, even if main has not ended. */
async function disturb({ clock, life, schedule: { disturbance } }: World): Promise<void> {
  if (disturbance.type === 'killed-at-time') clock.at(disturbance.atMs, life.kill);
  if (disturbance.type === 'cancelled') {
    clock.at(disturbance.atMs, life.signal);
    clock.at(disturbance.atMs + runnerGraceMs, life.kill);
  }
  if (disturbance.type === 'abandoned') return clock.sleep(disturbance.atMs);
  while (!life.isDead()) await clock.sleep(100);
}

type World = Awaited<ReturnType<typeof createWorld>>;

async function createWorld(schedule: FleetSchedule, breakage: FleetBreakage | undefined) {
  const { disturbance, hasPrevious, seed } = schedule;
  const clock = createVirtualClock();
  const isOut = ({ fromMs, untilMs }: Outage): boolean => clock.nowMs() >= fromMs && clock.nowMs() < untilMs;
  const oneDisk = createMemoryJournal();
  const members = schedule.copilots.map((own, index): Member => {
    const intercept: ModelOptions['intercept'] = async (request, serve) => {
      const outage = schedule.outages.find(isOut);
      if (outage === undefined) return serve();
      model.faults.push(`${request.purpose}: outage`);
      return end(request, outage.end, outage.retryAfterS);
    };
    const settings = { ...own, clock, random: createRandom(own.seed), intercept };
    const model = createModel(settings, [...own.from, ...own.byHand]);
    const disk = breakage === 'one-journal-for-all' ? oneDisk : createMemoryJournal();
    return { id: nameCopilot(index), schedule: own, model, disk, ends: [] };
  });
  const history = createHistory(hasPrevious ? renderFile('previous') : undefined);
  const lines: string[] = [];
  const violations: string[] = [];
  return {
    ...{ schedule, clock, members, breakage, lines, violations, history },
    versions: await readBoth(history),
    service: joinServices(members, clock),
    random: createRandom(seed),
    life: createLife(disturbance.type === 'killed-at-step' ? { killAtStep: disturbance.step } : {}),
  };
}

function nameCopilot(index: number): string {
  return `5b3f1f3e-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

/** Creates one service from the models of all copilots, selected by ID. */
function joinServices(members: readonly Member[], clock: Clock): CopilotService {
  const find = (id: string): CopilotService => {
    const member = members.find((one) => one.id === id);
    if (member === undefined) throw new Error(`a request for the unknown copilot ${id}`);
    return member.model.service;
  };
  return {
    ...withoutActionList,
    listCopilots: async () => {
      await clock.sleep(wireMs);
      const lists = members.map(async ({ id, model }) => {
        const own = await model.service.listCopilots();
        return own.map((copilot) => ({ ...copilot, id, record: { ...copilot.record, id } }));
      });
      return (await Promise.all(lists)).flat();
    },
    deleteActions: (id, route) => find(id).deleteActions(id, route),
    importActions: (id, document) => find(id).importActions(id, document),
  };
}

async function runMain(world: World): Promise<readonly TargetResult[]> {
  const { breakage, clock, history, life, lines, members, random, schedule, versions } = world;
  const { interruption } = life;
  const ownClock: Clock = { ...clock, sleep: (ms, signal) => life.live(() => clock.sleep(ms, signal)) };
  const observed = observeRateLimit(world);
  const connectService = (): Pick<Connection, 'service' | 'findActionList'> => ({
    service: shareService(observed, { clock: ownClock, interruption, random }),
    findActionList: createFindActionList(),
  });
  const shared = connectService();
  const watchJournal = createJournalWatch(world);
  const order: TargetResult[] = [];
  const tasks = members.map(({ id }, index) => createTask(id, index, world));
  const results = await runInParallel(
    tasks,
    async (task, log) => {
      const [member] = members.slice(task.index);
      if (member === undefined) throw new Error(`There is no copilot ${task.index}.`);
      const connection = breakage === 'no-shared-service' ? connectService() : shared;
      const result = await runTarget(task, {
        ...{ clock: ownClock, random, interruption, log, history, files: createShelf({}) },
        readVersions: () => Promise.resolve(versions),
        connect: () => Promise.resolve({ ...connection, journal: watchJournal(member) }),
      });
      order.push(result);
      const ending = result.ending as ReplacementEnding;
      if (!life.isDead()) member.ends = [{ by: 'main', ending, atMs: clock.nowMs() }];
      return result;
    },
    {
      log: createMemoryLog(lines),
      maxParallel: schedule.maxParallel + (breakage === 'too-many-at-once' ? 1 : 0),
    },
  );
  return breakage === 'results-by-ending'
    ? results.map((result, index) => ({ ...result, ending: order[index]?.ending ?? result.ending }))
    : results;
}

/**
 * Observes the rate limit: after HTTP 429, no target may send a request until the time is over. Only the import into
 * an empty copilot need not wait for a limit of the list.
 */
function observeRateLimit({ clock, life, service, violations }: World): CopilotService {
  const opensAtMs = { list: 0, read: 0, fill: 0, delete: 0 };
  const observe = async <T>(call: () => Promise<T>, kind: CallKind): Promise<T> => {
    const { list, ...others } = opensAtMs;
    const openMs = Math.max(...Object.values(others), kind === 'fill' ? 0 : list);
    if (clock.nowMs() < openMs && !life.isDead())
      violations.push(`a request ${openMs - clock.nowMs()} ms before the end of the rate limit`);
    try {
      return await life.live(call);
    } catch (error) {
      if (error instanceof ServiceFailure && error.fault.status === 429) {
        opensAtMs[kind] = Math.max(opensAtMs[kind], clock.nowMs() + (error.fault.retryAfterMs ?? 0));
      }
      throw error;
    }
  };
  return mapCalls(service, observe);
}

/** Returns journals that check that not too many syncs have begun and not ended. */
function createJournalWatch({ life, schedule: { maxParallel }, violations }: World) {
  const open = new Set<Member>();
  return (member: Member): Journal => {
    const { journal } = member.disk;
    return {
      begin: (...parts) => life.live(() => journal.begin(...parts)),
      write: (state, mark) => {
        if (mark.isOpen) open.add(member);
        else open.delete(member);
        const isHandingOver = 'isHandedOver' in state && state.isHandedOver;
        if (open.size > maxParallel && !isHandingOver)
          violations.push(`${open.size} syncs at once instead of up to ${maxParallel}`);
        return life.live(() => journal.write(state, mark));
      },
    };
  };
}

function createTask(copilotId: string, index: number, { breakage, schedule }: World): Task {
  const { maxAttempts, waitMs } = schedule;
  const delay = { waitMs: breakage === 'short-pause' ? waitMs * 0.9 : waitMs };
  const target = { copilotId, rewrite: 'never', ...delay } as const;
  return buildTask(target, { maxAttempts, timeoutMs, readsActionList: false, index });
}

function renderFile(version: keyof typeof fileVersions): string {
  return Buffer.from(render(fileVersions[version]).body).toString();
}

/** Reads both versions before the clock runs, because a virtual clock can't wait for the file. */
function readBoth(history: History): Promise<Versions> {
  const files = createShelf({ 'swagger.json': renderFile('next') });
  const { target } = buildTask({ copilotId: '', rewrite: 'never' });
  const interruption = new AbortController().signal;
  return readVersions(target, modified, { files, history, log: createMemoryLog([]), interruption });
}

async function runPost(world: World, hasEnded: () => boolean): Promise<void> {
  const { breakage, clock, life, lines, members, random, service } = world;
  const endMain = async (): Promise<void> => {
    life.signal();
    const killAtMs = clock.nowMs() + runnerGraceMs;
    while (!life.isDead() && !hasEnded() && clock.nowMs() < killAtMs) await clock.sleep(50);
    life.kill();
  };
  const begun = members.filter(({ disk }) => disk.find() !== undefined);
  if (begun.length === 0) return endMain();
  const interruption = new AbortController().signal;
  const shared = shareService(service, { clock, interruption, random });
  await endMain();
  const left = members.filter(({ disk }) => disk.find() !== undefined);
  await Promise.all(
    (breakage === 'only-the-first-recovered' ? left.slice(0, 1) : left).map(async (member) => {
      const { disk, id } = member;
      const ports = { clock, random, log: createMemoryLog(lines), service: shared };
      const recovery = await recover(findOnDisk(disk, id), 240_000, ports);
      if (recovery === undefined) return;
      member.ends = [{ by: 'post', ending: recovery.ending, atMs: clock.nowMs() }];
    }),
  );
}
