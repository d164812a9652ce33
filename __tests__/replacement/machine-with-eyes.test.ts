import type { ServiceFault } from '../../src/errors.ts';
import { createStart, decide, type ReplaceEvent } from '../../src/replacement/machine.ts';
import { actionsRoute, contractRoute } from '../../src/replacement/next-try.ts';
import type { Look } from '../../src/replacement/plan.ts';
import type { OpenState, ReplacementState } from '../../src/replacement/state.ts';

const rules = { maxAttempts: 3, settleMs: 5_000, timeoutMs: 10_000, hasTime: true };
const start = createStart({ sources: ['next', 'previous', 'seen'], hasEyes: true, route: 'auto' });
const blind: OpenState = { ...start, hasEyes: false, route: contractRoute };
const done: ReplaceEvent = { type: 'done', sentMs: 100, endedMs: 200 };
const empty: Look = {
  count: 0,
  fit: 'short',
  missing: 3,
  extra: 0,
  lacksAdditionsOnly: false,
  isAsBefore: false,
  isUnproven: false,
};
const looked: ReplaceEvent = { type: 'looked', look: empty, atMs: 200 };

function fail(facts: Partial<ServiceFault>): ReplaceEvent {
  const base = { request: 'delete', kind: 'status', applied: 'unknown', refused: false, hint: '' } as const;
  const fault = { ...base, explanation: 'It failed.', ...facts };
  return { type: 'failed', fault, sentMs: 100, endedMs: 200 };
}

function go(state: OpenState, event: ReplaceEvent): ReplacementState {
  return decide(state, event, rules);
}

test.each([
  ['auto', true, actionsRoute],
  ['auto', false, contractRoute],
  ['/backend/own/{copilot_id}', true, '/backend/own/{copilot_id}'],
])('begins with a delete, and nothing behind it: %s with eyes %s', (given, hasEyes, route) => {
  expect(createStart({ sources: ['next'], hasEyes, mayLook: true, route: given })).toEqual({
    name: 'deleting',
    sources: ['next'],
    at: 0,
    hasEyes,
    mayLook: true,
    route,
    replacement: 1,
    request: 1,
    looks: 0,
    blinks: 0,
    isConfirmed: false,
    deletes: 0,
    isSettled: false,
    holds: ['before'],
    atWork: [],
  });
});

test.each<[OpenState['name'], ReplaceEvent]>([
  ['deleting', looked],
  ['settling', looked],
  ['settling', fail({})],
  ['inspecting', done],
  ['importing', looked],
  ['adding', looked],
  ['verifying', done],
])('while %s, what answers another call changes nothing', (name, event) => {
  const state: OpenState = { ...start, name };
  expect(go(state, event)).toBe(state);
});

describe('a stop', () => {
  const stopped: ReplaceEvent = { type: 'stopped', why: 'out-of-time' };

  test.each<[string, Partial<OpenState>, ReplacementState['name']]>([
    ['of a watch over what was confirmed', { name: 'verifying', isConfirmed: true }, 'synced'],
    ['of a watch over what was seen', { name: 'verifying', proof: 'seen' }, 'synced'],
    ['before what was lost is seen', { name: 'verifying' }, 'lost'],
    ['before an empty copilot is imported into', { name: 'inspecting', isConfirmed: true }, 'lost'],
    ['while an earlier version is added to', { name: 'adding', at: 1 }, 'lost'],
  ])('%s', (_, facts, name) => {
    expect(go({ ...start, holds: ['nothing'], ...facts }, stopped).name).toBe(name);
  });
});

describe('a delete', () => {
  test('that is confirmed empties the copilot, and is counted', () => {
    expect(go({ ...start, request: 2 }, done)).toMatchObject({
      name: 'settling',
      request: 2,
      deletes: 1,
      beganMs: 100,
      deletedMs: 200,
      isConfirmed: true,
    });
    expect(go({ ...start, beganMs: 50 }, done)).toMatchObject({ beganMs: 50 });
  });

  test.each([404, 405, 501])('whose route is missing (%i) is made one by one', (status) => {
    const missing = fail({ status, applied: 'no', refused: true });
    expect(go(start, missing)).toMatchObject({ name: 'deleting', route: 'each', request: 1 });
    expect(go({ ...start, route: contractRoute }, missing)).toMatchObject({ name: 'untouched' });
    expect(go({ ...start, route: 'each' }, missing)).toMatchObject({ name: 'untouched' });
    // Nobody can look, and nobody has seen what is there.
    expect(go({ ...blind, sources: ['next'], route: actionsRoute }, missing).name).toBe('untouched');
    expect(go({ ...blind, route: actionsRoute }, missing)).toMatchObject({ route: 'each' });
    const imported = { importedMs: { sentMs: 0, endedMs: 1 } };
    expect(go({ ...blind, ...imported, route: actionsRoute }, missing).name).toBe('untouched');
  });

  test('that may have taken effect is looked at, and one that has not is made again', () => {
    const isSettled = true;
    expect(go({ ...start, looks: 3, isSettled }, fail({ status: 500 }))).toMatchObject({
      name: 'inspecting',
      looks: 0,
      isSettled: false,
      deletes: 1,
      holds: ['before', 'nothing'],
    });
    expect(go({ ...blind, mayLook: true }, fail({ kind: 'time-out' })).name).toBe('inspecting');
    const unsent = fail({ kind: 'unreachable', applied: 'no' });
    expect(go(start, unsent)).toMatchObject({ name: 'deleting', request: 2, deletes: 0, holds: ['before'] });
  });

  test.each<[string, OpenState, Partial<ServiceFault>, Partial<ReplacementState>]>([
    ['the service’s own error has done nothing', blind, { status: 500 }, { deletes: 0, holds: ['before'] }],
    [
      'a gateway’s may have',
      blind,
      { status: 502 },
      { deletes: 1, holds: ['before', 'nothing'], beganMs: 100 },
    ],
    ['an error in a 2xx may have', blind, { kind: 'is-error', status: 500 }, { deletes: 1 }],
    ['nor is it believed later', { ...blind, holds: ['part'] }, { status: 500 }, { deletes: 1 }],
  ])('where nobody can look: %s', (_, state, facts, expected) => {
    expect(go(state, fail(facts))).toMatchObject({ name: 'deleting', ...expected });
  });

  test('keeps the moment of the first one, and of single deletes some may be left', () => {
    const lost = fail({ kind: 'time-out' });
    expect(go({ ...start, beganMs: 50, route: 'each' }, lost)).toMatchObject({
      beganMs: 50,
      holds: ['before', 'nothing', 'part'],
      atWork: [{ request: 'delete', sentMs: 100, endedMs: 200 }],
    });
  });

  test('that is refused after one that may still come is watched until it cannot come any more', () => {
    const atWork = [{ request: 'delete', sentMs: 0, endedMs: 50 }] as const;
    const refused = fail({ status: 401, applied: 'no', refused: true });
    expect(go({ ...start, atWork, looks: 2, isSettled: true }, refused)).toMatchObject({
      name: 'inspecting',
      looks: 0,
      isSettled: false,
    });
    expect(go({ ...start, atWork: [{ ...atWork[0], endedMs: -90_000 }] }, refused).name).toBe('untouched');
    expect(go({ ...blind, atWork }, refused).name).toBe('untouched');
    expect(go({ ...start, atWork, holds: ['before', 'nothing'] }, refused)).toMatchObject({ at: 1 });
  });
});

describe('an import', () => {
  const importing: OpenState = { ...start, name: 'importing', holds: ['nothing'], isSettled: true };

  test('that a gateway has refused is made again as a whole, without a look', () => {
    const refused = fail({ request: 'import', status: 401, applied: 'no', refused: true });
    expect(go({ ...importing, sources: ['next'] }, refused)).toMatchObject({
      name: 'deleting',
      replacement: 2,
      holds: ['nothing'],
    });
  });

  test('that nobody answered for is looked at', () => {
    expect(go(importing, fail({ request: 'import', kind: 'time-out' }))).toMatchObject({
      name: 'verifying',
      isConfirmed: false,
      holds: ['nothing', 'part', 'next'],
      importedMs: { sentMs: 100, endedMs: 200 },
      atWork: [{ request: 'import', sentMs: 100, endedMs: 200 }],
    });
    expect(go(importing, fail({ request: 'import', status: 500 })).atWork).toEqual([]);
  });
});

describe('what is added one by one', () => {
  const adding: OpenState = { ...start, name: 'adding', holds: ['part'], deletedMs: 10, lacks: 2 };
  const lost = fail({ request: 'add', kind: 'time-out' });

  test('is looked at', () => {
    expect(go({ ...adding, looks: 2 }, done)).toMatchObject({
      name: 'verifying',
      request: 2,
      looks: 0,
      isConfirmed: true,
      holds: ['next'],
      lacks: undefined,
      seen: undefined,
    });
    expect(go({ ...adding, at: 2, hasEyes: false }, done)).toMatchObject({
      name: 'restored',
      holds: ['seen'],
    });
  });

  test('belongs to the import before it: the pause ended with that', () => {
    const import1 = { sentMs: 60, endedMs: 70 };
    expect(go({ ...adding, importedMs: import1 }, done).importedMs).toEqual({ sentMs: 60, endedMs: 200 });
    expect(go({ ...adding, importedMs: { sentMs: 5, endedMs: 9 } }, done).importedMs).toEqual({
      sentMs: 100,
      endedMs: 200,
    });
    expect(go(adding, done).importedMs).toEqual({ sentMs: 100, endedMs: 200 });
  });

  test('may be there in part where it failed', () => {
    const confirmed = { ...adding, isConfirmed: true };
    expect(go(confirmed, lost)).toMatchObject({
      name: 'verifying',
      request: 2,
      isConfirmed: false,
      holds: ['part'],
      atWork: [{ request: 'add', sentMs: 100, endedMs: 200 }],
    });
    expect(go({ ...confirmed, at: 2, holds: ['nothing'] }, lost).holds).toEqual(['nothing', 'part', 'seen']);
    expect(go(confirmed, fail({ request: 'add', status: 500 })).atWork).toEqual([]);
  });

  test('is done again as a whole where nobody can look', () => {
    expect(go({ ...adding, hasEyes: false }, lost)).toMatchObject({ name: 'deleting', replacement: 2 });
  });
});

describe('a process that takes over', () => {
  const tired: OpenState = {
    ...start,
    replacement: 2,
    request: 3,
    looks: 4,
    blinks: 5,
    seen: { count: 1, sinceMs: 0 },
    deletes: 1,
    holds: ['nothing'],
    isSettled: true,
  };
  const anew = { replacement: 1, request: 1, looks: 0, blinks: 0, seen: undefined, isHandedOver: false };
  const resumed: ReplaceEvent = { type: 'resumed', writtenMs: 1_000, atMs: 3_000 };
  const call = { sentMs: 1_000, endedMs: 11_000 };
  const importedMs = { sentMs: 1_000, endedMs: 3_000 };

  test.each<[OpenState['name'], Partial<OpenState>, Partial<ReplacementState>]>([
    ['deleting', {}, { name: 'deleting', deletes: 2, atWork: [{ request: 'delete', ...call }] }],
    ['settling', {}, { name: 'settling', atWork: [], isSettled: true }],
    ['settling', { hasEyes: false }, { name: 'deleting', isSettled: false }],
    ['settling', { hasEyes: false, isHandedOver: true }, { name: 'settling', isSettled: true }],
    ['inspecting', {}, { name: 'inspecting', atWork: [] }],
    [
      'importing',
      {},
      {
        name: 'verifying',
        holds: ['nothing', 'part', 'next'],
        importedMs,
        atWork: [{ request: 'import', ...call }],
      },
    ],
    ['importing', { hasEyes: false }, { name: 'deleting', importedMs }],
    [
      'adding',
      {},
      { name: 'verifying', holds: ['nothing'], importedMs, atWork: [{ request: 'add', ...call }] },
    ],
    ['verifying', {}, { name: 'verifying', atWork: [] }],
  ])('from %s %j', (name, facts, expected) => {
    const state: OpenState = { ...tired, name, ...facts };
    expect(go(state, resumed)).toMatchObject({ ...anew, beganMs: 1_000, ...expected });
    expect(go({ ...state, beganMs: 500 }, resumed)).toMatchObject({ beganMs: 500 });
  });

  test('takes a call for one that was given up now, where that is later than its time limit', () => {
    const late: ReplaceEvent = { type: 'resumed', writtenMs: 1_000, atMs: 20_000 };
    expect(go(tired, late).atWork).toEqual([{ request: 'delete', sentMs: 1_000, endedMs: 20_000 }]);
  });

  test('knows that nothing was at work where it was handed over in good order', () => {
    expect(go({ ...tired, isHandedOver: true }, resumed).atWork).toEqual([]);
  });
});
