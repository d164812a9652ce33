import type { Journal, Log } from '../../src/ports.ts';
import type { ReplaceJob, ReplaceResult } from '../../src/sync/replace-job.ts';
import { replaceActions } from '../../src/sync/replace.ts';
import { createLife } from '../simulation/life.ts';
import { createMemoryJournal, type MemoryJournal } from '../simulation/memory-journal.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import {
  copilot,
  copilotId,
  createModelService,
  documents,
  type ModelService,
} from '../simulation/model-service.ts';
import type { Fault } from '../simulation/schedule.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

interface Scene {
  readonly faults?: readonly Fault[];
  readonly isNextBad?: boolean;
  readonly hasPrevious?: boolean;
  readonly hasList?: boolean;
  readonly settleMs?: number;
  /** When the signal comes. */
  readonly signalAtMs?: number;
  readonly brokenJournal?: 'begin' | 'write' | 'after-delete';
}

interface Outcome {
  readonly result: ReplaceResult;
  readonly model: ModelService;
  readonly disk: MemoryJournal;
  readonly lines: readonly string[];
}

async function replace(scene: Scene = {}): Promise<Outcome> {
  const { faults = [], hasList = true, hasPrevious = true, isNextBad = false, settleMs = 5_000 } = scene;
  const clock = createVirtualClock();
  const model = createModelService({ clock, faults, timeoutMs: 10_000, settleMs, hasList, isNextBad });
  const disk = createMemoryJournal(() => clock.epochMs());
  const lines: string[] = [];
  const life = createLife();
  if (scene.signalAtMs === 0) life.signal();
  else if (scene.signalAtMs !== undefined) clock.at(scene.signalAtMs, life.signal);
  const job: ReplaceJob = {
    copilotId,
    ...(hasList ? { copilot } : {}),
    swaggerFile: 'swagger.json',
    settleMs,
    maxAttempts: 4,
    deletePath: '/backend/copilot/{copilot_id}',
    next: Buffer.from('next'),
    ...(hasPrevious ? { previous: Buffer.from('previous') } : {}),
  };
  const log: Log = createMemoryLog(lines);
  const journal = breakJournal(disk.journal, scene.brokenJournal);
  const { interruption } = life;
  const ports = { service: model.service, clock, random: () => 0.5, journal, log, interruption };
  const result = await clock.run(replaceActions(job, ports));
  await clock.runUntil(clock.nowMs() + 60_000);
  return { result, model, disk, lines };
}

function breakJournal(journal: Journal, broken: Scene['brokenJournal']): Journal {
  const full = (): Promise<never> => Promise.reject(new Error('ENOSPC: no space left on device'));
  return {
    begin: broken === 'begin' ? full : (...parts) => journal.begin(...parts),
    write: (state) => {
      if (broken === 'write' || (broken === 'after-delete' && state.name !== 'deleting')) return full();
      return journal.write(state);
    },
  };
}

function calls(model: ModelService): string {
  return model.requests.map(({ call }) => call).join(' ');
}

describe('a replacement that goes well', () => {
  test('asks for the list in the middle of the pause, and imports at its end', async () => {
    const { model, result } = await replace();
    expect(calls(model)).toBe('delete list import');
    const [deletion, list, put] = model.requests;
    expect(list?.sentMs).toBe((deletion?.answeredMs ?? 0) + 2_500);
    expect(put?.sentMs).toBe((deletion?.answeredMs ?? 0) + 5_000);
    expect(result).toMatchObject({
      outcome: 'synced',
      settleMs: 5_000,
      state: 'The copilot holds the new actions.',
    });
    expect(result.failure).toBeUndefined();
  });

  test('asks for no list where the service has none', async () => {
    const { model, result } = await replace({ hasList: false });
    expect(calls(model)).toBe('delete import');
    expect(result.outcome).toBe('synced');
  });
});

describe('a replacement that fails', () => {
  test('puts the previous version back, and explains why', async () => {
    const { model, result } = await replace({ isNextBad: true });
    expect(model.actions()).toEqual(documents.previous);
    expect(result).toMatchObject({
      outcome: 'restored',
      failure: { code: 'replacement-failed', message: expect.stringContaining('400') as string },
    });
  });

  test('says how to go on where there is nothing to put back', async () => {
    const { result } = await replace({ hasPrevious: false, isNextBad: true });
    expect(result.outcome).toBe('lost');
    expect(result.failure?.hint).toContain('force: true');
  });

  test('imports nothing into a record that the delete removed, and names what a person needs', async () => {
    const { lines, model, result } = await replace({
      faults: [{ call: 'delete', nth: 1, name: 'record-removed' }],
    });
    expect(calls(model)).toBe('delete list list');
    expect(result).toMatchObject({ outcome: 'lost', isRecordRemoved: true });
    expect(result.failure?.hint).toContain('delete-path: /backend/actions/bot/{copilot_id}');
    expect(lines).toContainEqual(expect.stringContaining('"name":"Orders"'));
  });

  test('waits as long as the service asks before it tries again', async () => {
    const fault: Fault = { call: 'delete', nth: 1, name: 'status-503-before', retryAfterMs: 9_000 };
    const { model } = await replace({ faults: [fault] });
    const [first, second] = model.requests;
    expect((second?.sentMs ?? 0) - (first?.answeredMs ?? 0)).toBe(9_000);
  });

  test('leaves an import without an answer the time of a pause before it deletes', async () => {
    const { model } = await replace({ faults: [{ call: 'import', nth: 1, name: 'reset-before' }] });
    const [, , lost, deletion] = model.requests;
    expect((deletion?.sentMs ?? 0) - (lost?.answeredMs ?? 0)).toBeGreaterThanOrEqual(5_000);
  });
});

describe('a journal that cannot be written', () => {
  test.each(['begin', 'write'] as const)('stops everything before the delete: %s', async (brokenJournal) => {
    const { model, result } = await replace({ brokenJournal });
    expect(calls(model)).toBe('');
    expect(result).toMatchObject({
      outcome: 'untouched',
      failure: { hint: expect.stringContaining('RUNNER_TEMP') as string },
    });
  });

  test('stops nothing after it', async () => {
    const { lines, result } = await replace({ brokenJournal: 'after-delete' });
    expect(result.outcome).toBe('synced');
    expect(lines).toContainEqual(expect.stringContaining('ENOSPC'));
  });
});

describe('a signal', () => {
  test('before the delete stops everything', async () => {
    const { disk, model, result } = await replace({ signalAtMs: 0 });
    expect(calls(model)).toBe('');
    expect(result).toMatchObject({ outcome: 'untouched', failure: { code: 'interrupted' } });
    expect(disk.find()?.state.name).toBe('untouched');
  });

  test('after the delete ends neither the pause nor the import', async () => {
    const { model, result } = await replace({ signalAtMs: 1_000 });
    expect(result).toMatchObject({ outcome: 'synced', settleMs: 5_000 });
    expect(model.violations).toEqual([]);
  });

  test('hands a replacement over to the post step that cannot be done again in time', async () => {
    const faults: Fault[] = [{ call: 'import', nth: 1, name: 'status-503-after' }];
    const { disk, model, result } = await replace({ signalAtMs: 4_000, faults });
    expect(calls(model)).toBe('delete list import');
    expect(result).toMatchObject({ outcome: 'lost', handedOver: true, failure: { code: 'interrupted' } });
    expect(disk.find()?.state).toMatchObject({ name: 'deleting', replacement: 2 });
  });

  test('lets a replacement be done again that takes little time', async () => {
    const faults: Fault[] = [{ call: 'import', nth: 1, name: 'status-503-after' }];
    const { result } = await replace({ signalAtMs: 500, faults, settleMs: 1_000 });
    expect(result.outcome).toBe('synced');
  });

  test('while a certain failure is being waited out leaves the copilot untouched', async () => {
    const fault: Fault = { call: 'delete', nth: 1, name: 'refused' };
    const { model, result } = await replace({ signalAtMs: 200, faults: [fault] });
    expect(calls(model)).toBe('delete');
    expect(result.outcome).toBe('untouched');
  });
});
