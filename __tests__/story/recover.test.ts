import { recover, type Recovery, type Remains } from '../../src/story/recover.ts';
import { createStart, decide, type ReplaceEvent } from '../../src/sync/machine.ts';
import type { ReplaceJob } from '../../src/sync/replace-job.ts';
import type { ReplacementState } from '../../src/sync/state.ts';
import { createMemoryJournal } from '../simulation/memory-journal.ts';
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

const job: ReplaceJob = {
  copilotId,
  copilot,
  swaggerFile: 'swagger.json',
  settleMs: 5_000,
  maxAttempts: 4,
  deletePath: '/backend/copilot/{copilot_id}',
  next: Buffer.from('next'),
  previous: Buffer.from('previous'),
};

const done: ReplaceEvent = { type: 'done' };
const start = createStart(true);
const deleting = start;
const settling = decide(start, done, job);
const importing = decide(settling, done, job);
const synced = decide(importing, done, job);

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
  const disk = createMemoryJournal(() => clock.epochMs());
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
  await disk.journal.begin(job, job);
  await disk.journal.write(left);
  const remains: Remains = {
    copilotId,
    endMain: async () => {
      await mainGoesOn?.((state) => disk.journal.write(state));
    },
    find: () => {
      const saved = disk.find();
      return Promise.resolve(
        saved === undefined || isDiskGone ? undefined : { ...saved, journal: disk.journal },
      );
    },
  };
  const ports = { clock, random: () => 0.5, log: createMemoryLog(lines), service: model.service };
  const recovery = await clock.run(recover(remains, { budgetMs, quietMs: 20_000 }, ports));
  return { recovery, model, state: disk.find()?.state, tookMs: clock.nowMs(), lines };
}

function calls(model: ModelService): readonly string[] {
  return model.requests.map(({ call }) => call);
}

describe('the post step', () => {
  test.each([
    ['deletes again where main died deleting', deleting, ['delete', 'list', 'import']],
    ['does not delete again where main died in the pause', settling, ['list', 'import']],
    ['deletes first where main died importing', importing, ['delete', 'list', 'import']],
  ])('%s', async (_, left, expected) => {
    const { model, recovery, state } = await recoverFrom({ left });
    expect(calls(model)).toEqual(expected);
    expect(recovery).toMatchObject({ outcome: 'synced', copilotName: 'Orders', swaggerFile: 'swagger.json' });
    expect(state?.name).toBe('synced');
  });

  test('waits the full pause again, for it cannot know how much of it had passed', async () => {
    const { recovery, tookMs } = await recoverFrom({ left: settling });
    expect(recovery?.settleMs).toBe(5_000);
    expect(tookMs).toBeGreaterThanOrEqual(5_000);
  });

  test('leaves an import time that nobody waits for any more, before it deletes', async () => {
    const { model } = await recoverFrom({ left: importing });
    expect(model.requests[0]?.sentMs).toBe(20_000);
  });

  test('goes on putting the previous version back where main was at that', async () => {
    const left = { ...importing, document: 'previous' } as ReplacementState;
    const { model, recovery } = await recoverFrom({ left });
    expect(recovery?.outcome).toBe('restored');
    expect(model.actions()).toEqual(documents.previous);
  });

  test('does nothing where main came to its end while it was being stopped', async () => {
    const { model, recovery } = await recoverFrom({ left: importing, mainGoesOn: (write) => write(synced) });
    expect(recovery).toBeUndefined();
    expect(model.requests).toEqual([]);
  });

  test('goes on from where main really stopped, not from where the runner last saw it', async () => {
    const { model } = await recoverFrom({ left: deleting, mainGoesOn: (write) => write(settling) });
    expect(calls(model)).toEqual(['list', 'import']);
  });

  test('says that nothing is known where the journal is gone, and how to go on', async () => {
    const { model, recovery } = await recoverFrom({ left: importing, isDiskGone: true });
    expect(recovery).toMatchObject({ outcome: 'lost', copilotId });
    expect(recovery?.failure?.hint).toContain('force: true');
    expect(model.requests).toEqual([]);
  });

  test('survives faults of its own as main does', async () => {
    const faults: Fault[] = [
      { call: 'delete', nth: 1, name: 'reset-after' },
      { call: 'list', nth: 1, name: 'status-503-before' },
      { call: 'import', nth: 1, name: 'half-import-reset' },
    ];
    const { model, recovery } = await recoverFrom({ left: deleting, faults });
    expect(recovery?.outcome).toBe('synced');
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
    expect(recovery).toMatchObject({
      outcome: 'lost',
      state: 'The copilot may hold the actions it had before or no actions.',
    });
    expect(tookMs).toBeLessThan(60_000);
  });
});
