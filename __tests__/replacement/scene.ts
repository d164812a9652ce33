import type { ReplacementEnding } from '../../src/ending.ts';
import { ServiceFailure } from '../../src/errors.ts';
import type { Log } from '../../src/ports.ts';
import type { Journal, JournalMark, ReplacePorts } from '../../src/replacement/replacement-record.ts';
import type { ScriptJob } from '../../src/replacement/script/script-status.ts';
import { replaceActions } from '../../src/replacement/replace.ts';
import { createLife } from '../simulation/life.ts';
import { createMemoryJournal, type MemoryJournal } from '../simulation/memory-journal.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import {
  bodies,
  copilot,
  copilotId,
  createModelService,
  type Call,
  type Fault,
  type FaultName,
  type ModelService,
} from '../simulation/model-service.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

export interface Scene {
  readonly faults?: readonly Fault[];
  readonly isNextBad?: boolean;
  readonly hasPrevious?: boolean;
  readonly hasList?: boolean;
  readonly waitMs?: number;
  readonly deletePath?: string;
  /** Time of the signal. */
  readonly signalAtMs?: number;
  readonly brokenJournal?: 'begin' | 'write' | 'after-delete';
  /** Whether the import is throttled until the time limit expires, so it is never sent. */
  readonly isImportUnsent?: boolean;
  /** End of the rate limit that another target has hit. */
  readonly openMs?: number;
}

export interface Outcome {
  readonly result: ReplacementEnding;
  readonly model: ModelService;
  readonly disk: MemoryJournal;
  readonly lines: readonly string[];
  /** Entries of the journal. */
  readonly written: readonly (JournalMark & { readonly step: string })[];
}

/** Runs a scripted sync on the model of the service, in virtual time. */
export async function replace(scene: Scene = {}): Promise<Outcome> {
  const { faults = [], hasList = true, hasPrevious = true, isNextBad = false, waitMs = 5_000 } = scene;
  const clock = createVirtualClock();
  const model = createModelService({ clock, faults, timeoutMs: 10_000, hasList, isNextBad });
  const disk = createMemoryJournal();
  const lines: string[] = [];
  const life = createLife();
  if (scene.signalAtMs === 0) life.signal();
  else if (scene.signalAtMs !== undefined) clock.at(scene.signalAtMs, life.signal);
  const log: Log = createMemoryLog(lines);
  const version = { commit: 'b'.repeat(40), body: bodies.previous };
  const job = {
    copilotId,
    copilot: hasList ? copilot : undefined,
    swaggerFile: 'swagger.json',
    waitMs,
    timeoutMs: 10_000,
    maxAttempts: 4,
    deletePath: scene.deletePath ?? 'auto',
    next: bodies.next,
    previous: hasPrevious ? [version] : [],
  };
  const journal = breakJournal(disk.journal, scene.brokenJournal);
  const { interruption } = life;
  const written: (JournalMark & { step: string })[] = [];
  const recording: Journal = {
    begin: (...parts) => journal.begin(...parts),
    write: (state, mark) => {
      written.push({ ...mark, step: nameOf(state) });
      return journal.write(state, mark);
    },
  };
  const { openMs = 0 } = scene;
  const service = {
    ...model.service,
    findOpenMs: () => openMs,
    ...(scene.isImportUnsent && { importActions: rejectUnsent }),
  };
  const ports = { service, clock, random: () => 0.5, journal: recording, log, interruption };
  const result = await clock.run(replaceByScript(job, ports));
  await clock.runUntil(clock.nowMs() + 60_000);
  return { result, model, disk, lines, written };
}

/** Selects the versions as the run does if the service can’t list actions. */
function replaceByScript(
  job: Omit<ScriptJob, 'method' | 'scriptedReason'>,
  ports: ReplacePorts,
): Promise<ReplacementEnding> {
  const scriptedReason = 'this service can’t list actions';
  return replaceActions({ ...job, method: 'script', scriptedReason }, ports);
}

function rejectUnsent(): Promise<never> {
  const fault = { request: 'import', kind: 'status', status: 429, applied: 'no', rejected: false } as const;
  const texts = { explanation: 'The import request was throttled.', hint: 'Wait.' };
  return Promise.reject(new ServiceFailure({ ...fault, ...texts, isUnsent: true }));
}

function nameOf(state: object): string {
  return 'step' in state ? String(state.step) : '';
}

function breakJournal(journal: Journal, broken: Scene['brokenJournal']): Journal {
  const full = (): Promise<never> => Promise.reject(new Error('ENOSPC: no space left on device'));
  return {
    begin: broken === 'begin' ? full : (...parts) => journal.begin(...parts),
    write: (state, mark) => {
      if (broken === 'write' || (broken === 'after-delete' && nameOf(state) !== 'delete')) return full();
      return journal.write(state, mark);
    },
  };
}

/** Creates faults of the requests with these numbers. */
export function fail(call: Call, name: FaultName, ...nths: readonly number[]): readonly Fault[] {
  return nths.map((nth) => ({ call, nth, name }));
}

export function calls(model: ModelService): string {
  return model.requests.map(({ call }) => call).join(' ');
}
