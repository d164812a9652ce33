import { fc } from '../support/seeded-fast-check.ts';
import type { ServiceFault } from '../../src/errors.ts';
import type { Look } from '../../src/replacement/plan.ts';
import { createStart, decide, type ReplaceEvent } from '../../src/replacement/machine.ts';
import type { OpenState, ReplacementState } from '../../src/replacement/state.ts';

const rules = { maxAttempts: 3, settleMs: 5_000, timeoutMs: 10_000, hasTime: true };
const hasBackup = { sources: ['next', 'previous'], hasEyes: false, route: 'auto' } as const;
const hasNone = { ...hasBackup, sources: ['next'] } as const;
const start = createStart(hasBackup);

function createFault(facts: Partial<ServiceFault>): ServiceFault {
  const explanation = `answered ${facts.status ?? facts.kind ?? ''}`;
  return {
    request: 'import',
    kind: 'status',
    applied: 'unknown',
    refused: false,
    explanation,
    hint: '',
    ...facts,
  };
}

const unreachable = createFault({ kind: 'unreachable', applied: 'no' });
const reset = createFault({ kind: 'broken' });
const timeOut = createFault({ kind: 'time-out' });
const refusal = createFault({ status: 400, refused: true });
const forbidden = createFault({ status: 401, applied: 'no', refused: true });
const missing = createFault({ status: 404, applied: 'no', refused: true });
const bare500 = createFault({ status: 500 });

const times = { sentMs: 0, endedMs: 1 };
const done: ReplaceEvent = { type: 'done', ...times };
const fail = (fault: ServiceFault): ReplaceEvent => ({ type: 'failed', fault, ...times });

function play(events: readonly ReplaceEvent[], from: ReplacementState = start): ReplacementState {
  return events.reduce<ReplacementState>((state, event) => decide(state, event, rules), from);
}

describe('a replacement', () => {
  test('deletes, settles, imports', () => {
    expect(play([done])).toMatchObject({ name: 'settling', holds: ['nothing'] });
    expect(play([done, done])).toMatchObject({ name: 'importing', holds: ['nothing'] });
    expect(play([done, done, done])).toMatchObject({ name: 'synced', holds: ['next'] });
  });

  test.each([
    ['never arrived, in all its tries', [unreachable, unreachable, unreachable]],
    ['was refused', [forbidden]],
    ['did not exist', [missing]],
  ])('leaves the copilot untouched where the first delete %s', (_, faults) => {
    expect(play(faults.map(fail))).toMatchObject({ name: 'untouched', why: 'service', holds: ['before'] });
  });

  test('repeats a delete alone, whatever became of it', () => {
    expect(play([fail(reset)])).toMatchObject({ name: 'deleting', request: 2, holds: ['before', 'nothing'] });
    expect(play([fail(reset), fail(unreachable), done])).toMatchObject({
      name: 'settling',
      holds: ['nothing'],
    });
  });

  test('imports nothing on top of a delete that was never confirmed: it puts the previous version back', () => {
    const faults = [timeOut, timeOut, timeOut].map(fail);
    const state = play(faults);
    expect(state).toMatchObject({ name: 'deleting', at: 1, request: 1, givenUp: timeOut });
    expect(play(faults, state)).toMatchObject({ name: 'deleting', at: 1 });
    const late = { ...rules, hasTime: false };
    expect(decide(state, fail(timeOut), late)).toMatchObject({ name: 'lost', holds: ['before', 'nothing'] });
  });

  test('waits for a service that is away as long as there is time, once something may be gone', () => {
    const away = Array.from({ length: 20 }, () => fail(unreachable));
    expect(play([done, done, ...away])).toMatchObject({ name: 'importing', at: 0, request: 21 });
    const state = play([done, done]);
    expect(decide(state, fail(unreachable), { ...rules, hasTime: false })).toMatchObject({ at: 1 });
  });

  test('takes a delete that no longer finds the copilot for a removed record', () => {
    expect(play([fail(reset), fail(missing)])).toMatchObject({ name: 'lost', why: 'record-removed' });
  });

  test('repeats an import alone only where it certainly never arrived', () => {
    expect(play([done, done, fail(unreachable)])).toMatchObject({
      name: 'importing',
      request: 2,
      replacement: 1,
    });
    expect(play([done, done, fail(reset)])).toMatchObject({
      name: 'deleting',
      at: 0,
      replacement: 2,
      holds: ['nothing', 'part', 'next'],
    });
  });

  test.each([
    ['a refused document', [refusal]],
    ['a gateway’s refusal', [forbidden]],
    ['the same 500 twice', [bare500, bare500]],
    ['an unknown outcome in every try', [timeOut, timeOut, timeOut]],
  ])('gives the new version up after %s', (_, faults) => {
    const events = faults.flatMap((fault) => [done, done, fail(fault)]);
    expect(play(events)).toMatchObject({
      name: 'deleting',
      at: 1,
      replacement: 1,
      request: 1,
    });
  });

  test('takes two different 500s for trouble that may pass', () => {
    const other = { ...bare500, likeness: 'database' };
    const events = [done, done, fail(bare500), done, done, fail(other)];
    expect(play(events)).toMatchObject({ name: 'deleting', at: 0, replacement: 3 });
  });

  test('imports nothing into a record that is gone', () => {
    expect(play([done, { type: 'record-removed' }])).toMatchObject({ name: 'lost', why: 'record-removed' });
  });
});

describe('putting the previous version back', () => {
  const restoring = play([done, done, fail(refusal)]);

  test('is a whole replacement, too', () => {
    expect(play([done, done, done], restoring)).toMatchObject({
      name: 'restored',
      holds: ['previous'],
      givenUp: refusal,
    });
  });

  test('asks again where a gateway refuses, for there is nothing better to do', () => {
    expect(play([fail(forbidden)], restoring)).toMatchObject({
      name: 'deleting',
      at: 1,
      request: 2,
    });
    expect(play([fail(forbidden), fail(forbidden), fail(forbidden)], restoring)).toMatchObject({
      name: 'lost',
    });
    expect(play([done, done, fail(forbidden)], restoring)).toMatchObject({
      name: 'deleting',
      replacement: 2,
    });
  });

  test('is over where the service does not want that document either', () => {
    expect(play([done, done, fail(refusal)], restoring)).toMatchObject({ name: 'lost', why: 'service' });
  });

  test('cannot be where there is no previous version: asking again is all that is left', () => {
    const alone = createStart(hasNone);
    expect(play([done, done, fail(forbidden)], alone)).toMatchObject({ name: 'deleting', at: 0 });
    expect(play([done, done, fail(refusal)], alone)).toMatchObject({
      name: 'lost',
      holds: ['nothing', 'part'],
    });
  });
});

describe('a new version that is whole but for what was made by hand', () => {
  const eyes = { ...hasBackup, sources: ['next', 'previous', 'seen'], hasEyes: true } as const;
  const atEnd = { ...rules, hasTime: false };
  const empty: Look = {
    count: 0,
    fit: 'short',
    missing: 4,
    extra: 0,
    lacksAdditionsOnly: false,
    isAsBefore: false,
    isUnproven: false,
  };
  const look = (facts: Partial<Look>, atMs: number): ReplaceEvent => ({
    type: 'looked',
    look: { ...empty, ...facts },
    atMs,
  });
  const lacking = { count: 3, missing: 1, lacksAdditionsOnly: true };
  const imported = play([done, done, look({}, 1), done, look(lacking, 2)], createStart(eyes));
  const adding = decide(imported, look(lacking, 2_002), atEnd);

  test('gets it back though this version’s share of the time is used up, and is not tried for ever', () => {
    expect(adding).toMatchObject({ name: 'adding', at: 0 });
    const again = [0, 1, 2, 3].flatMap(() => [fail(unreachable), look(lacking, 3_000), look(lacking, 6_000)]);
    const end = again.reduce<ReplacementState>((state, event) => decide(state, event, atEnd), adding);
    expect(end).toMatchObject({ name: 'synced', holds: ['next'] });
  });

  test('is in step with the file where all the time is used up before it is added', () => {
    const state = decide(adding, { type: 'stopped', why: 'out-of-time' }, atEnd);
    expect(state).toMatchObject({ name: 'synced', proof: 'seen', holds: ['next'] });
  });
});

describe('a process that takes over', () => {
  const resumed: ReplaceEvent = { type: 'resumed', writtenMs: 0, atMs: 1 };

  test.each([
    ['deletes again where a delete was in flight', [], 'deleting', ['before', 'nothing']],
    ['deletes again where the pause had begun', [done], 'deleting', ['nothing']],
    ['deletes first where an import was in flight', [done, done], 'deleting', ['nothing', 'part', 'next']],
  ] as const)('%s', (_, before, name, holds) => {
    expect(play([...before, resumed])).toMatchObject({ name, holds, request: 1, replacement: 1 });
  });

  test('says that it is lost where the time is up', () => {
    expect(play([done, { type: 'stopped', why: 'out-of-time' }])).toMatchObject({
      name: 'lost',
      why: 'out-of-time',
    });
  });
});

describe('the machine', () => {
  const facts = fc.record({
    kind: fc.constantFrom('unreachable', 'broken', 'status', 'is-error', 'redirect'),
    applied: fc.constantFrom('no', 'unknown'),
    refused: fc.boolean(),
    status: fc.constantFrom(200, 400, 401, 404, 429, 500, 503),
  });
  const event: fc.Arbitrary<ReplaceEvent> = fc.oneof(
    { weight: 4, arbitrary: fc.constant(done) },
    { weight: 8, arbitrary: facts.map((some) => fail(createFault(some as Partial<ServiceFault>))) },
    fc.constantFrom<ReplaceEvent>(
      { type: 'record-removed' },
      { type: 'resumed', writtenMs: 0, atMs: 1 },
      { type: 'stopped', why: 'out-of-time' },
    ),
  );

  test('knows an answer to everything, comes to an end, and stays there', () => {
    fc.assert(
      fc.property(
        fc.array(event, { minLength: 200, maxLength: 200 }),
        fc.boolean(),
        (events, hasPrevious) => {
          const failing = events.filter(({ type }) => type !== 'resumed');
          const end = play(failing, createStart(hasPrevious ? hasBackup : hasNone));
          expect(['synced', 'restored', 'untouched', 'lost']).toContain(end.name);
          expect(play(events, end)).toBe(end);
        },
      ),
    );
  });

  test('never leaves a delete that was not confirmed but by another delete, or an end', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: ReplacementState = start;
        for (const one of events) {
          const next = decide(state, one, rules);
          if (state.name === 'deleting' && one.type !== 'done') expect(isImport(next)).toBe(false);
          if (isImport(next)) expect(next.holds).toEqual(['nothing']);
          state = next;
        }
      }),
    );
  });
});

function isImport(state: ReplacementState): state is OpenState {
  return state.name === 'settling' || state.name === 'importing';
}
