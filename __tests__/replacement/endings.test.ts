import type { ServiceFault } from '../../src/errors.ts';
import { describeEnding, describeUnbegun, describeVanished } from '../../src/replacement/endings.ts';
import { createStart } from '../../src/replacement/machine.ts';
import { createPlan } from '../../src/replacement/plan.ts';
import type { ReplaceJob } from '../../src/replacement/replace-job.ts';
import type { ReplacementState } from '../../src/replacement/state.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { bodies, copilot } from '../simulation/model-service.ts';
import { createStored } from '../support/stored.ts';

const seen = [createStored({ id: '1', endpoint: 'https://api.example.com/old-1' })];
const start = createStart({ sources: ['next', 'previous', 'seen'], hasEyes: true, route: 'auto' });
const afresh =
  're-run this job, or run the workflow with `force: true`: it deletes, waits and imports afresh.';
const again = `Then ${afresh}`;
const toCatchUp = `To bring the copilot up to date, ${afresh}`;

function createFault(explanation: string, hint: string): ServiceFault {
  return { request: 'import', kind: 'status', applied: 'unknown', refused: false, explanation, hint };
}

const refused = createFault('It was refused.', 'Mend it.');
const broken = createFault('It broke.', 'Wait.');

function describeState(
  facts: object,
  job: Partial<Pick<ReplaceJob, 'copilot' | 'seen'>> = {},
  lines: string[] = [],
): ReturnType<typeof describeEnding> {
  const whole = {
    next: bodies.next,
    previous: [{ commit: '', body: bodies.previous, operations: 2 }],
    kept: [],
  };
  const full = { ...whole, copilot, seen, ...job } as unknown as ReplaceJob;
  const state = { ...start, ...facts } as ReplacementState;
  const context = { job: full, plan: createPlan(full), log: createMemoryLog(lines), replaceMs: 9 };
  return describeEnding({ state, incidents: ['One.'] }, context);
}

describe('what is said of a copilot that is in step', () => {
  test.each([
    [{ proof: 'seen' }, {}, { how: 'seen', actions: 3 }],
    [{ proof: 'counted' }, {}, { how: 'counted', actions: 3 }],
    [{ proof: 'seen', lacks: 1 }, {}, { how: 'seen', actions: 2 }],
    [{}, { seen: undefined }, { how: 'confirmed', why: 'this service does not show what a copilot holds' }],
    [{}, {}, { how: 'confirmed', why: 'the inventory has never shown an action of this copilot' }],
    [{ hasEyes: false }, {}, { how: 'confirmed', why: 'the inventory did not answer any more' }],
  ])('%j %j', (facts, job, verification) => {
    expect(describeState({ name: 'synced', ...facts }, job)).toMatchObject({
      outcome: 'synced',
      verification,
      replacement: { replaceMs: 9, incidents: ['One.'] },
    });
  });

  test('times are told that are known', () => {
    const importedMs = { sentMs: 60, endedMs: 80 };
    const timed = { beganMs: 10, deletedMs: 20, importedMs };
    const times = (facts: object): unknown => {
      const ending = describeState(facts);
      return 'replacement' in ending ? [ending.replacement.settleMs, ending.replacement.emptyMs] : [];
    };
    expect(times({ name: 'synced', ...timed })).toEqual([40, 70]);
    expect(times({ name: 'restored', ...timed })).toEqual([40, 70]);
    expect(times({ name: 'lost', why: 'service', ...timed })).toEqual([40, undefined]);
    expect(times({ name: 'synced', importedMs })).toEqual([undefined, undefined]);
    expect(times({ name: 'synced', beganMs: 10, deletedMs: 20 })).toEqual([undefined, undefined]);
  });
});

describe('what is said of a copilot that was put right', () => {
  const confirmed =
    'The service confirmed the import of the version before it. Whether the copilot held just that before was not seen.';
  test.each([
    [{ at: 1, proof: 'seen' }, {}, 'The copilot holds the actions it had before, verified.'],
    [{ at: 1, proof: 'seen' }, { seen: [] }, 'The copilot holds the version before it, verified.'],
    [{ at: 1, proof: 'counted' }, { seen: undefined }, 'The copilot holds the version before it, verified.'],
    [{ at: 1 }, {}, confirmed],
    [
      { at: 2 },
      {},
      'The service confirmed the import of the actions that were there before. Whether the copilot held just that before was not seen.',
    ],
  ])('%j %j', (facts, job, state) => {
    expect(describeState({ name: 'restored', givenUp: refused, fault: broken, ...facts }, job)).toMatchObject(
      {
        outcome: 'restored',
        state,
        failure: { code: 'replacement-failed', message: 'It was refused.', hint: 'Mend it.' },
      },
    );
  });

  test('and where nobody knows why it had to be', () => {
    expect(describeState({ name: 'restored', at: 1 })).toMatchObject({
      failure: { message: 'The replacement failed.', hint: toCatchUp },
    });
  });
});

describe('what is said of a failure', () => {
  test.each([
    ['untouched', 'service', { fault: broken }, 'It broke.', 'Wait.'],
    ['untouched', 'service', {}, 'The replacement failed.', 'See the log.'],
    ['lost', 'service', { fault: broken }, 'It broke.', `Wait. ${toCatchUp}`],
    [
      'lost',
      'out-of-time',
      {},
      'The time for putting the copilot right is used up.',
      `See the log. ${toCatchUp}`,
    ],
    [
      'lost',
      'service',
      { at: 1, fault: broken, givenUp: refused },
      'It was refused. Putting an earlier version back failed, too. It broke.',
      `Wait. ${toCatchUp}`,
    ],
    [
      'lost',
      'service',
      { at: 2, fault: refused, givenUp: refused },
      'It was refused. Putting back what was there before failed, too.',
      `Mend it. ${toCatchUp}`,
    ],
    [
      'untouched',
      'interrupted',
      { fault: broken },
      'The run was asked to stop while the copilot’s actions were being replaced.',
      'Run the workflow again.',
    ],
  ])('%s, %s, %j', (name, why, facts, message, hint) => {
    expect(describeState({ name, why, ...facts })).toMatchObject({
      outcome: name,
      failure: { message, hint },
    });
  });

  test('a record that is gone is told with its fields where they are known', () => {
    const lines: string[] = [];
    const gone = { name: 'lost', why: 'record-removed' };
    expect(describeState(gone, {}, lines)).toMatchObject({
      outcome: 'lost',
      isRecordRemoved: true,
      isHandedOver: false,
      state: 'The copilot is gone from the service, so nothing was imported.',
    });
    describeState(gone, { copilot: undefined }, lines);
    expect(lines).toEqual([`The fields of the removed record: ${JSON.stringify(copilot.record)}`]);
  });

  test('a journal that cannot be begun leaves all as it is', () => {
    expect(describeUnbegun(new Error('ENOSPC'))).toMatchObject({
      outcome: 'untouched',
      failure: { message: 'The journal that guards the replacement cannot be written. ENOSPC.' },
    });
    expect(describeUnbegun('full')).toMatchObject({
      failure: { message: 'The journal that guards the replacement cannot be written. full.' },
    });
  });

  test('a journal that is gone leaves everything open', () => {
    expect(describeVanished()).toEqual({
      outcome: 'lost',
      state: 'What the copilot holds is not known: its new actions, its previous ones, or none.',
      failure: {
        code: 'replacement-failed',
        message:
          'The main step left the replacement open, and its journal or documents in RUNNER_TEMP are gone, or were made for another base-url.',
        hint: `Look at the copilot. ${again}`,
      },
      replacement: { replaceMs: 0, settleMs: undefined, emptyMs: undefined, incidents: [] },
      isRecordRemoved: false,
      isHandedOver: false,
    });
  });
});
