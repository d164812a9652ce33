import type { ReplacementEnding } from '../../src/ending.ts';
import type { CopilotService } from '../../src/ports.ts';
import type { Journal, JournalMark } from '../../src/replacement/replacement-record.ts';
import { recover } from '../../src/replacement/recover.ts';
import { replaceActions } from '../../src/replacement/replace.ts';
import type { ScriptJob, ScriptStatus } from '../../src/replacement/script/script-status.ts';
import { createLife } from '../simulation/life.ts';
import { createMemoryJournal, findOnDisk } from '../simulation/memory-journal.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import {
  bodies,
  createModelService,
  type Call,
  type Fault,
  type FaultName,
  type ModelService,
} from '../simulation/model-service.ts';
import { copilot, copilotId } from '../simulation/reconcile/model.ts';
import { timeoutMs } from '../simulation/reconcile/model-options.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

export interface Scene {
  readonly faults?: readonly Fault[];
  readonly isNextBad?: boolean;
  readonly hasPrevious?: boolean;
  readonly hasList?: boolean;
  /** Whether the delete removes the copilot itself. */
  readonly removesRecord?: boolean;
  readonly waitMs?: number;
  /** Time of the signal. */
  readonly signalAtMs?: number;
  /** Steps whose journal can’t be written. `begin`: its documents. */
  readonly fullAt?: readonly ('begin' | ScriptStatus['step'])[];
  /** Requests of another service. */
  readonly service?: Partial<CopilotService>;
}

interface Outcome {
  readonly result: ReplacementEnding;
  readonly model: ModelService;
  readonly lines: readonly string[];
  /** Entries of the journal. */
  readonly written: readonly (JournalMark & ScriptStatus)[];
}

/** Creates a job that replaces the actions of the model’s previous document with those of its next one. */
export function createJob({ hasList = true, hasPrevious = true, waitMs = 5_000 }: Scene): ScriptJob {
  return {
    ...{ method: 'script', scriptedReason: 'this service can’t list actions', deletePath: 'auto' },
    ...{ copilotId, copilot: hasList ? copilot : undefined, swaggerFile: 'swagger.json' },
    ...{ waitMs, timeoutMs, maxAttempts: 4 },
    next: bodies.next,
    previous: hasPrevious ? [{ commit: 'b'.repeat(40), body: bodies.previous }] : [],
  };
}

/** Creates the model of the service, an empty disk and a log, in virtual time. */
function createStage({ faults = [], ...scene }: Scene) {
  const clock = createVirtualClock();
  const model = createModelService({ ...scene, clock, faults });
  const lines: string[] = [];
  const ports = { clock, random: () => 0.5, log: createMemoryLog(lines), service: model.service };
  return { clock, model, lines, ports, disk: createMemoryJournal() };
}

/** Runs a scripted sync. */
export async function replace(scene: Scene): Promise<Outcome> {
  const { fullAt = [], service, signalAtMs } = scene;
  const { clock, disk, lines, model, ports } = createStage(scene);
  const { interruption, signal } = createLife();
  if (signalAtMs === 0) signal();
  else if (signalAtMs !== undefined) clock.at(signalAtMs, signal);
  const written: (JournalMark & ScriptStatus)[] = [];
  const put = (step: (typeof fullAt)[number], write: () => Promise<void>): Promise<void> =>
    fullAt.includes(step) ? Promise.reject(new Error('ENOSPC: no space left on device')) : write();
  const journal: Journal = {
    begin: (job) => put('begin', () => disk.journal.begin(job)),
    write: (state, mark) => {
      const status = state as ScriptStatus;
      written.push({ ...mark, ...status });
      return put(status.step, () => disk.journal.write(state, mark));
    },
  };
  const all = { ...ports, interruption, journal, service: { ...model.service, ...service } };
  const result = await clock.run(replaceActions(createJob(scene), all));
  await clock.runUntil(clock.nowMs() + 60_000);
  return { result, model, lines, written };
}

export interface Aftermath extends Scene {
  /** Status in the journal, or `undefined` if the journal is gone. */
  readonly left?: ScriptStatus;
  readonly isOpen?: boolean;
  readonly budgetMs?: number;
  /** When the post step starts. */
  readonly startMs?: number;
}

/** Runs the post step, and returns its result, requests, log, and the copilot’s actions. */
export async function recoverFrom(aftermath: Aftermath): Promise<object> {
  const { budgetMs = 240_000, isOpen = true, left, startMs = 0 } = aftermath;
  const { clock, disk, lines, model, ports } = createStage(aftermath);
  if (left !== undefined) {
    await disk.journal.begin(createJob(aftermath));
    await disk.journal.write(left, { writtenAtMs: 0, isOpen, hasSent: true });
  }
  await clock.runUntil(startMs);
  const recovery = await clock.run(recover(findOnDisk(disk, copilotId), budgetMs, ports));
  const seen = { requests: listTimes(model).join(', '), actions: model.actions(), lines };
  const { violations } = model;
  return { ...recovery, ending: recovery?.ending, ...seen, violations, tookMs: clock.nowMs() };
}

/** Creates faults of the requests with these numbers. */
export function fail(call: Call, name: FaultName, ...nths: readonly number[]): readonly Fault[] {
  return nths.map((nth) => ({ call, nth, name }));
}

/** Renders each request with the time at which it was sent, in milliseconds. */
export function listTimes({ requests }: ModelService): readonly string[] {
  return requests.map(({ call, sentMs }) => `${sentMs} ${call}`);
}
