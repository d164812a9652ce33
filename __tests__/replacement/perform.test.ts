import type { StoredAction } from '../../src/copilot.ts';
import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';
import { createFixedHorizon } from '../../src/replacement/horizon.ts';
import { createStart, type ReplaceEvent } from '../../src/replacement/machine.ts';
import { perform } from '../../src/replacement/perform.ts';
import { createPlan } from '../../src/replacement/plan.ts';
import type { ReplaceJob } from '../../src/replacement/replace-job.ts';
import type { OpenState } from '../../src/replacement/state.ts';
import { createLife } from '../simulation/life.ts';
import { createMemoryJournal } from '../simulation/memory-journal.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { bodies, copilot } from '../simulation/model-service.ts';
import { createStored } from '../support/stored.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';

const rules = { maxAttempts: 3, settleMs: 5_000, timeoutMs: 10_000, hasTime: true };
const singleMs = 100;

function createRows(count: number): readonly StoredAction[] {
  return Array.from({ length: count }, (_, index) => {
    const id = String(index + 1);
    return createStored({ id, endpoint: `https://api.example.com/${id}`, name: id });
  });
}

function createFailure(facts: Partial<ServiceFault>, sentMs?: number): ServiceFailure {
  const base = { request: 'delete', kind: 'status', applied: 'no', refused: false, hint: '' } as const;
  const moment = sentMs === undefined ? {} : { sentMs };
  return new ServiceFailure({ ...base, explanation: 'It failed.', ...facts }, moment);
}

interface Scene {
  readonly seen?: readonly StoredAction[];
  readonly holds?: readonly StoredAction[];
  readonly state?: Partial<OpenState>;
  readonly copilot?: ReplaceJob['copilot'];
  readonly lookFails?: ServiceFailure;
  /** By the id of the single action. */
  readonly failures?: Readonly<Record<string, ServiceFailure | TypeError>>;
  readonly list?: readonly ('there' | 'gone' | ServiceFailure | TypeError)[];
}

interface Outcome {
  readonly event: ReplaceEvent | undefined;
  readonly sent: readonly string[];
  readonly lines: readonly string[];
}

async function play(name: OpenState['name'], scene: Scene = {}): Promise<Outcome> {
  const clock = createVirtualClock();
  const sent: string[] = [];
  const lines: string[] = [];
  const answers = [...(scene.list ?? [])];
  const send = async (what: string, failure?: Error): Promise<void> => {
    sent.push(`${what} at ${clock.nowMs()}`);
    await clock.sleep(singleMs);
    if (failure !== undefined) throw failure;
  };
  const service: CopilotService = {
    listCopilots: async () => {
      const answer = answers.shift() ?? 'there';
      await send('list', typeof answer === 'string' ? undefined : answer);
      return answer === 'there' ? [copilot] : [];
    },
    deleteActions: (id, route) => send(`delete ${id} by ${route}`),
    importActions: (id, body) => send(`import ${body === bodies.next ? 'next' : 'previous'} for ${id}`),
    readInventory: async () => {
      await send('look', scene.lookFails);
      return scene.holds ?? [];
    },
    deleteAction: (id) => send(`delete ${id}`, scene.failures?.[id]),
    findMethods: () => Promise.resolve(undefined),
    createAction: (_, { name }) => send(`add ${name}`, scene.failures?.[name]).then(() => undefined),
    changeAction: (_, id) => send(`change ${id}`),
  };
  const job: ReplaceJob = {
    copilotId: 'GIVEN',
    copilot: scene.copilot,
    swaggerFile: 'swagger.json',
    settleMs: 5_000,
    timeoutMs: 10_000,
    maxAttempts: 3,
    deletePath: 'auto',
    next: bodies.next,
    previous: [{ commit: 'b', body: bodies.previous, operations: 2 }],
    seen: scene.seen,
    kept: scene.seen ?? [],
  };
  const { journal } = createMemoryJournal();
  const { interruption } = createLife();
  const log = createMemoryLog(lines);
  const ports = { service, clock, random: () => 0, journal, log, interruption };
  const hasEyes = scene.seen !== undefined;
  const plan = createPlan(job);
  const start = createStart({ sources: plan.sources, hasEyes, route: 'auto' });
  const horizon = createFixedHorizon(1_000_000, clock);
  const state: OpenState = { ...start, name, ...scene.state };
  const event = await clock.run(perform(state, { job, plan, ports, horizon, rules }));
  return { event, sent, lines };
}

const fault = (event: ReplaceEvent | undefined): ServiceFault | undefined =>
  event?.type === 'failed' ? event.fault : undefined;

describe('a call', () => {
  test.each([
    [copilot, copilot.id],
    [undefined, 'GIVEN'],
  ])('names the copilot as the list does, else as the input', async (listed, id) => {
    expect((await play('importing', { copilot: listed })).sent).toEqual([`import next for ${id} at 0`]);
    const { sent } = await play('importing', { copilot: listed, state: { at: 1 } });
    expect(sent).toEqual([`import previous for ${id} at 0`]);
  });

  test('of a version that there is not is a bug', async () => {
    await expect(play('importing', { state: { at: 2 } })).rejects.toThrow('There is no version 2.');
  });
});

describe('single deletes', () => {
  const each = { route: 'each' } as const;
  const [unknown, refused] = [
    createFailure({ kind: 'time-out', applied: 'unknown' }),
    createFailure({ status: 401, refused: true }),
  ];

  test('are four at a time, and what has no id is left', async () => {
    const holds = [...createRows(5), { ...createRows(1)[0], id: '' } as StoredAction];
    const { event, sent } = await play('deleting', { seen: [], holds, state: each });
    expect(event).toEqual({ type: 'done', sentMs: 0, endedMs: 300 });
    expect(sent).toEqual([
      'look at 0',
      ...['1', '2', '3', '4'].map((id) => `delete ${id} at 100`),
      'delete 5 at 200',
    ]);
  });

  test.each<[string, Readonly<Record<string, ServiceFailure>>, Partial<ServiceFault>]>([
    [
      'nothing was changed where all of them failed for certain',
      { 1: refused, 2: refused },
      { applied: 'no' },
    ],
    ['something was where one went through', { 1: refused }, { applied: 'unknown', status: 401 }],
    ['the one that nobody answered tells most', { 1: refused, 2: unknown }, { kind: 'time-out' }],
  ])('%s', async (_, failures, expected) => {
    const { event } = await play('deleting', { seen: [], holds: createRows(2), state: each, failures });
    expect(fault(event)).toMatchObject(expected);
  });

  test('end with the first failure, which may have come after others went through', async () => {
    const failures = { 5: refused };
    const { event, sent } = await play('deleting', {
      seen: [],
      holds: createRows(9),
      state: each,
      failures,
    });
    expect(fault(event)).toMatchObject({ applied: 'unknown', refused: true });
    expect(sent.at(-1)).toBe('delete 8 at 200');
  });

  test('that failed count from the last that went out of those beside each other', async () => {
    const failures = {
      1: createFailure({ applied: 'unknown' }, 40),
      3: createFailure({}, 70),
      4: createFailure({}),
    };
    const scene = { seen: [], holds: createRows(4), state: each };
    const { event } = await play('deleting', { ...scene, failures });
    expect(event).toMatchObject({ type: 'failed', fault: { applied: 'unknown' }, sentMs: 70 });
    const untimed = await play('deleting', { ...scene, failures: { 1: createFailure({}) } });
    expect(untimed.event).toMatchObject({ sentMs: 0 });
  });

  test('a bug in one of them is a bug', async () => {
    const failures = { 1: new TypeError('A bug.') };
    await expect(play('deleting', { seen: [], holds: createRows(1), state: each, failures })).rejects.toThrow(
      'A bug.',
    );
  });

  describe('where the look for them fails', () => {
    const seen = createRows(1);
    const nameless = seen.map((action) => ({ ...action, id: '' }));
    const sources = ['next', 'seen'] as const;

    test.each<[string, Scene, boolean]>([
      ['what was seen is deleted where it is refused', { seen, lookFails: refused }, true],
      ['but not for want of an answer', { seen, lookFails: unknown }, false],
      ['nor without ids', { seen: nameless, lookFails: refused }, false],
      [
        'nor after an import',
        { seen, lookFails: refused, state: { importedMs: { sentMs: 0, endedMs: 1 } } },
        false,
      ],
      ['nor where nothing was seen', { lookFails: refused, state: { hasEyes: true } }, false],
    ])('%s', async (_, scene, isKnown) => {
      const { event, sent } = await play('deleting', { ...scene, state: { ...each, ...scene.state } });
      expect(sent).toEqual(['look at 0', ...(isKnown ? ['delete 1 at 100'] : [])]);
      if (!isKnown) expect(fault(event)).toMatchObject({ request: 'delete', applied: 'no' });
    });

    test('none is made where nobody may look any more', async () => {
      const { sent } = await play('deleting', { seen, state: { ...each, sources, hasEyes: false } });
      expect(sent).toEqual(['delete 1 at 0']);
    });
  });
});

describe('single additions', () => {
  test('are those that are missing', async () => {
    const seen = createRows(3);
    const { event, sent } = await play('adding', { seen, holds: seen.slice(0, 1) });
    expect(event).toMatchObject({ type: 'done' });
    expect(sent).toEqual(['look at 0', 'add 2 at 100', 'add 3 at 100']);
  });

  test('are none where the look for them fails: nothing was changed', async () => {
    const lookFails = createFailure({ kind: 'time-out', applied: 'unknown', request: 'inventory' });
    const { event } = await play('adding', { seen: createRows(1), lookFails });
    expect(fault(event)).toMatchObject({ request: 'add', applied: 'no', kind: 'time-out' });
  });
});

describe('the pause', () => {
  const { type, sentMs } = { type: 'done', sentMs: 0 } as const;

  test('counts from the delete', async () => {
    const { event } = await play('settling', { state: { deletedMs: -2_000 } });
    expect(event).toEqual({ type, sentMs, endedMs: 3_000 });
    expect((await play('settling')).event).toEqual({ type, sentMs, endedMs: 5_000 });
  });

  test.each<[string, Scene, readonly string[], string]>([
    ['looks at the list midway', { copilot }, ['list at 2500'], 'done'],
    ['once more where it is missing', { copilot, list: ['gone'] }, ['list at 2500', 'list at 5000'], 'done'],
    [
      'and believes it the second time',
      { copilot, list: ['gone', 'gone'] },
      ['list at 2500', 'list at 5000'],
      'record-removed',
    ],
    ['not where none was listed', {}, [], 'done'],
    ['not where the route spares the record', { copilot, seen: [] }, [], 'done'],
    ['nor with single deletes', { copilot, seen: [], state: { route: 'each' } }, [], 'done'],
    [
      'but with a route of its own',
      { copilot, seen: [], state: { route: '/x/{copilot_id}' } },
      ['list at 2500'],
      'done',
    ],
  ])('%s', async (_, scene, sent, ends) => {
    const outcome = await play('settling', scene);
    expect(outcome.sent).toEqual(sent);
    expect(outcome.event?.type).toBe(ends);
  });

  test('goes on where the list fails, with a warning; a bug is a bug', async () => {
    const { event, lines } = await play('settling', { copilot, list: [createFailure({ status: 503 })] });
    expect(event).toMatchObject({ type: 'done' });
    expect(lines).toEqual([
      'It failed. Whether the delete has left the copilot’s record in place was not seen.',
    ]);
    await expect(play('settling', { copilot, list: [new TypeError('A bug.')] })).rejects.toThrow('A bug.');
  });
});
