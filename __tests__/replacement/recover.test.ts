import { recover } from '../../src/replacement/recover.ts';
import type { Recovery } from '../../src/ending.ts';
import {
  initialStatus,
  type ScriptJob,
  type ScriptStatus,
} from '../../src/replacement/script/script-status.ts';
import { createMemoryJournal, findOnDisk } from '../simulation/memory-journal.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import {
  bodies,
  copilot,
  copilotId,
  createModelService,
  documents,
  type Fault,
  type ModelService,
} from '../simulation/model-service.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

const job: ScriptJob = {
  method: 'script',
  scriptedReason: 'the list was not read',
  copilotId,
  copilot,
  swaggerFile: 'swagger.json',
  waitMs: 5_000,
  maxAttempts: 4,
  deletePath: '/backend/copilot/{copilot_id}',
  timeoutMs: 10_000,
  next: bodies.next,
  previous: [{ commit: 'b'.repeat(40), body: bodies.previous }],
};
const deleting: ScriptStatus = { ...initialStatus, beganAtMs: -20 };
const settling: ScriptStatus = {
  ...deleting,
  step: 'wait',
  actions: 'none',
  deletedAtMs: 0,
};
const importing: ScriptStatus = { ...settling, step: 'import' };

interface Aftermath {
  readonly recovery: Recovery | undefined;
  readonly model: ModelService;
  readonly state: ScriptStatus | undefined;
  readonly tookMs: number;
  readonly lines: readonly string[];
}

interface Scene {
  readonly left: ScriptStatus;
  readonly faults?: readonly Fault[];
  readonly isOpen?: boolean;
  readonly isDiskGone?: boolean;
  readonly budgetMs?: number;
  /** When the post step starts. */
  readonly startMs?: number;
}

async function recoverFrom({
  left,
  faults = [],
  isOpen = true,
  isDiskGone,
  budgetMs = 240_000,
  startMs = 0,
}: Scene): Promise<Aftermath> {
  const clock = createVirtualClock();
  const disk = createMemoryJournal();
  const model = createModelService({ clock, faults, timeoutMs: 10_000, hasList: true, isNextBad: false });
  const lines: string[] = [];
  await disk.journal.begin(job);
  await disk.journal.write(left, { writtenAtMs: 0, isOpen, hasSent: true });
  await clock.runUntil(startMs);
  const found = isDiskGone ? { reason: 'its journal is gone', copilotId } : findOnDisk(disk, copilotId);
  const ports = { clock, random: () => 0.5, log: createMemoryLog(lines), service: model.service };
  const recovery = await clock.run(recover(found, budgetMs, ports));
  return { recovery, model, state: disk.find()?.state, tookMs: clock.nowMs(), lines };
}

function calls(model: ModelService): readonly string[] {
  return model.requests.map(({ call }) => call);
}

describe('the post step', () => {
  test.each([
    ['deletes again if main died in the delete', deleting, ['list', 'delete', 'list', 'import']],
    [
      'continues the delay that main handed over',
      { ...settling, isHandedOver: true },
      ['list', 'list', 'import'],
    ],
    [
      'deletes again if main died in the delay, because its journal can be outdated',
      settling,
      ['list', 'delete', 'list', 'import'],
    ],
    ['deletes first if main died in the import', importing, ['list', 'delete', 'list', 'import']],
  ])('%s', async (_, left, expected) => {
    const { lines, model, recovery } = await recoverFrom({ left });
    expect(calls(model)).toEqual(expected);
    expect(lines).toContain('The main step ended before the sync did. The post step resumes it.');
    expect(recovery).toMatchObject({
      ending: { outcome: 'synced' },
      copilotName: 'Orders',
      swaggerFile: 'swagger.json',
    });
  });

  test('waits only for the rest of the delay that the main step handed over', async () => {
    const { model } = await recoverFrom({ left: { ...settling, isHandedOver: true }, startMs: 3_000 });
    expect(model.requests.find(({ call }) => call === 'import')?.sentMs).toBe(job.waitMs);
  });

  test('lets an in-flight import finish before it deletes', async () => {
    const { model } = await recoverFrom({ left: importing });
    const deletion = model.requests.find(({ call }) => call === 'delete');
    expect(deletion?.sentMs).toBeGreaterThanOrEqual(10_000);
  });

  test('has no time for the new version after half of the time limit, because the rest is for the previous one', async () => {
    const faults = [1, 2].map((nth): Fault => ({ call: 'import', nth, name: 'hang-before' }));
    const { model, recovery } = await recoverFrom({ left: deleting, faults, budgetMs: 60_000 });
    expect(recovery?.ending.outcome).toBe('rolled-back');
    expect(model.actions()).toEqual(documents.previous);
    // Two attempts of ten seconds and their delays take more than half of the limit.
    expect(calls(model).filter((call) => call === 'import')).toHaveLength(3);
  });

  test('continues the rollback that main began', async () => {
    const left = { ...importing, version: 1 } as ScriptStatus;
    const { model, recovery } = await recoverFrom({ left });
    expect(recovery?.ending.outcome).toBe('rolled-back');
    expect(model.actions()).toEqual(documents.previous);
  });

  test('does nothing if main finished while it was being stopped', async () => {
    const { model, recovery } = await recoverFrom({ left: importing, isOpen: false });
    expect(recovery).toBeUndefined();
    expect(model.requests).toEqual([]);
  });

  test('reports an unknown state and how to continue if the journal is gone', async () => {
    const { model, recovery } = await recoverFrom({ left: importing, isDiskGone: true });
    expect(recovery).toMatchObject({ ending: { outcome: 'degraded' }, copilotId });
    expect(recovery?.ending.outcome === 'degraded' && recovery.ending.failure.hint).toContain(
      're-run this job',
    );
    expect(model.requests).toEqual([]);
  });

  test('handles its own faults like main', async () => {
    const faults: Fault[] = [
      { call: 'delete', nth: 1, name: 'reset-after' },
      { call: 'list', nth: 1, name: 'status-503-before' },
      { call: 'import', nth: 1, name: 'half-import-reset' },
    ];
    const { model, recovery } = await recoverFrom({ left: deleting, faults });
    expect(recovery?.ending.outcome).toBe('synced');
    expect(model.actions()).toEqual(documents.next);
    expect(model.violations).toEqual([]);
  });

  test('reports the possible states if the time is over', async () => {
    const faults: Fault[] = Array.from({ length: 50 }, (_, index) => ({
      call: 'delete',
      nth: index + 1,
      name: 'hang-before',
    }));
    const { recovery, tookMs } = await recoverFrom({ left: deleting, faults, budgetMs: 60_000 });
    expect(recovery?.ending).toMatchObject({
      outcome: 'degraded',
      state:
        'The copilot’s current actions are unknown: it may have the new or the previous actions, some of them, or none.',
    });
    expect(tookMs).toBeLessThan(60_000);
  });
});
