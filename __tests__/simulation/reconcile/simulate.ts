import { createFindActionList } from '../../../src/replacement/find-action-list.ts';
import type { ActionContent } from '../../../src/copilot.ts';
import type { ReplacementEnding } from '../../../src/ending.ts';
import { ActionError, explain } from '../../../src/errors.ts';
import { importDocument } from '../../../src/importer/import-document.ts';
import type { ImportDocument } from '../../../src/importer/imported-action.ts';
import { selectBackup } from '../../../src/replacement/reconcile/plan.ts';
import { recover } from '../../../src/replacement/recover.ts';
import type { Journal } from '../../../src/replacement/replacement-record.ts';
import { results } from '../../../src/messages/index.ts';
import { lookUpCopilot } from '../../../src/sync/copilot-lookup.ts';
import type { Version } from '../../../src/sync/load-version.ts';
import type { SyncPorts } from '../../../src/sync/run-ports.ts';
import { startReplacement } from '../../../src/sync/start-replacement.ts';
import type { JsonObject } from '../../../src/syntax/json.ts';
import { buildTask } from '../../sync/build-task.ts';
import { createLife, type Life } from '../life.ts';
import { createMemoryJournal, findOnDisk } from '../memory-journal.ts';
import { mapCalls } from '../map-calls.ts';
import { createMemoryLog } from '../memory-log.ts';
import { createRandom } from '../random.ts';
import { createVirtualClock, type VirtualClock } from '../virtual-clock.ts';
import { breakClock, breakEarlier, breakJournal, breakService, type Breakage } from './breakage.ts';
import { timeoutMs } from './model-options.ts';
import { copilotId, createModel, type Model, type Row } from './model.ts';
import { origin, type Schedule } from './schedule.ts';

export const waitMs = 5_000;

export interface Ended {
  readonly by: string;
  readonly ending: ReplacementEnding;
  readonly atMs: number;
}

export interface Simulation {
  readonly ends: readonly Ended[];
  readonly model: Model;
  /** Violations of rules that hold for any fault. */
  readonly violations: readonly string[];
  readonly lines: string[];
}

export async function simulate(schedule: Schedule, breakage?: Breakage): Promise<Simulation> {
  const clock = createVirtualClock();
  const random = createRandom(schedule.seed);
  const { byHand, from, otherFile = [], to, secondRunAtMs } = schedule;
  const model = createModel({ ...schedule, clock, random }, [...from, ...byHand, ...otherFile]);
  const violations: string[] = [];
  const violate = (what: string): void =>
    void violations.push(`${what} at ${Math.round(clock.nowMs() / 100) / 10} s`);
  watch(schedule, model, violate);
  const world: World = { clock, model, random, schedule, breakage, lines: [], ends: [] };
  const again: Schedule = { ...schedule, killAtMs: undefined };
  const runs = [live(world, 'main')];
  if (secondRunAtMs !== undefined)
    runs.push(clock.sleep(secondRunAtMs).then(() => live({ ...world, schedule: again }, 'second-run')));
  await clock.run(Promise.all(runs));
  // The nightly runs afterwards: each file in turn, without a change.
  const nights = otherFile.length === 0 ? [] : [otherFile, to, otherFile, to, otherFile];
  for (const [night, contents] of nights.entries()) {
    await clock.runUntil(clock.nowMs() + 300_000);
    const isUnmanaged = ({ endpoint }: Row): boolean =>
      !contents.some((one) => one.endpoint.split('/')[2] === endpoint.split('/')[2]);
    const others = model.rows().filter(isUnmanaged);
    const own = { ...again, from: contents, to: contents, otherFile: others };
    watch({ ...own, strategy: 'recreate' }, model, violate);
    await clock.run(live({ ...world, schedule: own }, `night ${night + 1}`));
  }
  await clock.runUntil(clock.nowMs() + 300_000);
  return { ends: world.ends, model, violations, lines: world.lines };
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

/** Runs a sync and, if it is killed, its post step. */
async function live(world: World, by: string): Promise<void> {
  const { clock, ends, schedule } = world;
  const disk = createMemoryJournal();
  const life = createLife();
  const { killAtMs } = schedule;
  if (killAtMs !== undefined)
    clock.at(clock.nowMs() + killAtMs, schedule.isSignalled ? life.signal : life.kill);
  const progress = { isOver: false };
  const interruption = (async (): Promise<void> => {
    while (!life.isDead() && !progress.isOver) await clock.sleep(500);
  })();
  const main = run(world, disk.journal, life).then((ending) => {
    progress.isOver = true;
    if (!life.isDead()) ends.push({ by, ending, atMs: clock.nowMs() });
  });
  await Promise.race([main, interruption]);
  progress.isOver = true;
  if (disk.find()?.isOpen !== true) return;
  await clock.sleep(3_000);
  const ended = ends.findIndex((end) => end.by === by);
  if (ended !== -1) ends.splice(ended, 1);
  const ports = createPorts(world, disk.journal, createLife());
  const { service } = await ports.connect(0);
  const recovery = await recover(findOnDisk(disk, copilotId), 240_000, { ...ports, service });
  if (recovery === undefined) throw new Error('The journal is open, but the post step reported no result.');
  ends.push({ by: `${by}’s post`, ending: recovery.ending, atMs: clock.nowMs() });
}

/** Runs a sync from the lookup of the copilot. */
async function run(world: World, journal: Journal, life: Life): Promise<ReplacementEnding> {
  const { breakage, schedule } = world;
  const ports = createPorts(world, journal, life);
  const { from, maxAttempts, strategy, to, unmanaged } = schedule;
  const task = buildTask({ copilotId, rewrite: 'never', strategy, unmanaged }, { maxAttempts, timeoutMs });
  const [next, previous] = [render(to), render(from)];
  try {
    const lookup = await lookUpCopilot(task, ports);
    if (lookup.copilotId === undefined) throw new Error('A sync looked up no copilot.');
    const held = selectBackup(lookup.observed ?? [], [previous]);
    const earlier = breakEarlier(breakage, from.length === 0 ? [] : [previous], lookup.observed);
    const backup = { why: 'the test says so', isSearchFailed: false } as never;
    const found = { currentVersion: held && nameVersion(held), earlier: earlier.map(nameVersion), backup };
    return await startReplacement({ ...found, task, next, lookup }, ports);
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { outcome: 'aborted', state: results.unchanged.state(), failure: explain(error) };
  }
}

function nameVersion(sent: ImportDocument): Version {
  return { ...sent, commit: 'b'.repeat(40), path: 'swagger.json', operations: sent.actions.length };
}

function createPorts(
  { breakage, clock, lines, model, random, schedule: { isDiskFull = false } }: World,
  journal: Journal,
  life: Life,
): SyncPorts {
  const connected = {
    findActionList: createFindActionList(),
    service: breakService(
      breakage,
      mapCalls(model.service, (call) => life.live(call)),
    ),
    journal: breakJournal(breakage, {
      begin: (job) => life.live(() => journal.begin(job)),
      write: (state, mark) =>
        life.live(() => (isDiskFull ? Promise.reject(new Error('disk full')) : journal.write(state, mark))),
    }),
  };
  return {
    connect: () => Promise.resolve(connected),
    clock: breakClock(breakage, {
      ...clock,
      sleep: (ms, signal) => life.live(() => clock.sleep(ms, signal)),
    }),
    random,
    log: createMemoryLog(lines),
    interruption: life.interruption,
  };
}

/** Creates an OpenAPI file with these actions on one server. */
export function render(contents: readonly ActionContent[]): ImportDocument {
  const { origin: url } = new URL(contents[0]?.endpoint ?? origin);
  const paths = contents.map(({ description, endpoint, method, name }) => [
    endpoint.slice(url.length),
    { [method.toLowerCase()]: { operationId: name, description } },
  ]);
  const document = { openapi: '3.0.3', servers: [{ url }], paths: Object.fromEntries(paths) as JsonObject };
  return { body: Buffer.from(JSON.stringify(document)), actions: importDocument(document).actions };
}

/**
 * Checks that with `rolling`, actions of both versions with the same name exist at every moment, and unmanaged ones
 * as well.
 */
function watch(
  { byHand, collation, from, hasPatch, otherFile = [], strategy, to, unmanaged }: Schedule,
  model: Model,
  violate: (what: string) => void,
): void {
  const show = ({ endpoint, method, name }: ActionContent): string => `${method} ${endpoint} ${name}`;
  const isOnly = ({ name }: ActionContent): boolean =>
    [...from, ...to].filter((one) => one.name.toLowerCase() === name.toLowerCase()).length === 2;
  const shared = new Set(from.filter(isOnly).map(show)).intersection(new Set(to.map(show)));
  // An action that only the database considers equal can be deleted once, and is then restored.
  const others = collation === undefined ? [...byHand, ...otherFile].map(show) : [];
  const stays = new Set([
    ...(strategy === 'rolling' && hasPatch !== false ? shared : []),
    ...(unmanaged === 'keep' ? others : []),
  ]);
  model.watch(() => {
    for (const missing of stays.difference(new Set(model.rows().map(show)))) {
      violate(`${missing} is gone`);
      stays.delete(missing);
    }
  });
}
