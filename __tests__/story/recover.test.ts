import { recover } from '../../src/story/recover.ts';
import type { Recovery } from '../../src/report/recovery.ts';
import type { Remains, ReplaceJob } from '../../src/replacement/replace-job.ts';
import { createStart, decide, type ReplaceEvent } from '../../src/replacement/machine.ts';
import { isOpen, type ReplacementState } from '../../src/replacement/state.ts';
import { createMemoryJournal } from '../simulation/memory-journal.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import {
  bodies,
  copilot,
  copilotId,
  createModelService,
  documents,
  type ModelService,
} from '../simulation/model-service.ts';
import type { Fault } from '../simulation/schedule.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

const job: ReplaceJob = {
  copilotId,
  copilot,
  swaggerFile: 'swagger.json',
  settleMs: 5_000,
  maxAttempts: 4,
  deletePath: '/backend/copilot/{copilot_id}',
  timeoutMs: 10_000,
  next: bodies.next,
  previous: [{ commit: 'b'.repeat(40), body: bodies.previous, operations: 2 }],
  seen: undefined,
  kept: [],
};
const rules = { ...job, hasTime: true };

const done: ReplaceEvent = { type: 'done', sentMs: -20, endedMs: 0 };
const start = createStart({ sources: ['next', 'previous'], hasEyes: false, route: 'auto' });
const deleting = start;
const settling = decide(start, done, rules);
const importing = decide(settling, done, rules);
const synced = decide(importing, done, rules);

const mark = { nowMs: 0, isOpen: true, hasSent: true };

interface Aftermath {
  readonly recovery: Recovery | undefined;
  readonly model: ModelService;
  readonly state: ReplacementState | undefined;
  readonly tookMs: number;
  readonly lines: readonly string[];
}

interface Scene {
  readonly left: ReplacementState;
  readonly faults?: readonly Fault[];
  /** What main does between being asked to end and being gone. */
  readonly mainGoesOn?: (write: (state: ReplacementState) => Promise<void>) => Promise<void>;
  readonly isDiskGone?: boolean;
  readonly budgetMs?: number;
}

async function recoverFrom({
  left,
  faults = [],
  mainGoesOn,
  isDiskGone,
  budgetMs = 240_000,
}: Scene): Promise<Aftermath> {
  const clock = createVirtualClock();
  const disk = createMemoryJournal();
  const options = {
    clock,
    faults,
    timeoutMs: 10_000,
    settleMs: job.settleMs,
    hasList: true,
    isNextBad: false,
  };
  const model = createModelService(options);
  const lines: string[] = [];
  await disk.journal.begin(job);
  await disk.journal.write(left, mark);
  const remains: Remains = {
    copilotId,
    endMain: async () => {
      await mainGoesOn?.((state) => disk.journal.write(state, mark));
    },
    find: () => {
      const saved = disk.find();
      if (saved !== undefined && !isOpen(saved.state)) return Promise.resolve('ended');
      return Promise.resolve(
        saved === undefined || isDiskGone ? undefined : { ...saved, ageMs: undefined, journal: disk.journal },
      );
    },
  };
  const ports = { clock, random: () => 0.5, log: createMemoryLog(lines), service: model.service };
  const recovery = await clock.run(recover(remains, { budgetMs }, ports));
  return { recovery, model, state: disk.find()?.state, tookMs: clock.nowMs(), lines };
}

function calls(model: ModelService): readonly string[] {
  return model.requests.map(({ call }) => call);
}

describe('the post step', () => {
  test.each([
    ['deletes again where main died deleting', deleting, ['list', 'delete', 'list', 'import']],
    [
      'goes on with the pause where main has left it in good order',
      { ...settling, isHandedOver: true },
      ['list', 'list', 'import'],
    ],
    [
      'deletes again where main died in the pause: its journal may be out of date',
      settling,
      ['list', 'delete', 'list', 'import'],
    ],
    ['deletes first where main died importing', importing, ['list', 'delete', 'list', 'import']],
  ])('%s', async (_, left, expected) => {
    const { model, recovery, state } = await recoverFrom({ left });
    expect(calls(model)).toEqual(expected);
    expect(recovery).toMatchObject({
      ending: { outcome: 'synced' },
      copilotName: 'Orders',
      swaggerFile: 'swagger.json',
    });
    expect(state?.name).toBe('synced');
  });

  test('leaves an import time that nobody waits for any more, before it deletes', async () => {
    const { model } = await recoverFrom({ left: importing });
    const deletion = model.requests.find(({ call }) => call === 'delete');
    expect(deletion?.sentMs).toBeGreaterThanOrEqual(10_000);
  });

  test('has no time left for the new version past half of it: the rest is for the one before', async () => {
    const faults = [1, 2].map((nth): Fault => ({ call: 'import', nth, name: 'hang-before' }));
    const { model, recovery } = await recoverFrom({ left: deleting, faults, budgetMs: 60_000 });
    expect(recovery?.ending.outcome).toBe('restored');
    expect(model.actions()).toEqual(documents.previous);
    // Two tries of ten seconds and their pauses are more than half of it.
    expect(calls(model).filter((call) => call === 'import')).toHaveLength(3);
  });

  test('goes on putting the previous version back where main was at that', async () => {
    const left = { ...importing, at: 1 } as ReplacementState;
    const { model, recovery } = await recoverFrom({ left });
    expect(recovery?.ending.outcome).toBe('restored');
    expect(model.actions()).toEqual(documents.previous);
  });

  test('does nothing where main came to its end while it was being stopped', async () => {
    const { model, recovery } = await recoverFrom({ left: importing, mainGoesOn: (write) => write(synced) });
    expect(recovery).toBeUndefined();
    expect(model.requests).toEqual([]);
  });

  test('goes on from where main really stopped, not from where the runner last saw it', async () => {
    const left = { ...settling, isHandedOver: true } as ReplacementState;
    const { model } = await recoverFrom({ left: deleting, mainGoesOn: (write) => write(left) });
    expect(calls(model)).toEqual(['list', 'list', 'import']);
  });

  test('says that nothing is known where the journal is gone, and how to go on', async () => {
    const { model, recovery } = await recoverFrom({ left: importing, isDiskGone: true });
    expect(recovery).toMatchObject({ ending: { outcome: 'lost' }, copilotId });
    expect(recovery?.ending.outcome === 'lost' && recovery.ending.failure.hint).toContain('force: true');
    expect(model.requests).toEqual([]);
  });

  test('survives faults of its own as main does', async () => {
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

  test('says what the copilot may hold where the time is up', async () => {
    const faults: Fault[] = Array.from({ length: 50 }, (_, index) => ({
      call: 'delete',
      nth: index + 1,
      name: 'hang-before',
    }));
    const { recovery, tookMs } = await recoverFrom({ left: deleting, faults, budgetMs: 60_000 });
    expect(recovery?.ending).toMatchObject({
      outcome: 'lost',
      state: 'The copilot may hold the actions it had before or no actions.',
    });
    expect(tookMs).toBeLessThan(60_000);
  });
});
