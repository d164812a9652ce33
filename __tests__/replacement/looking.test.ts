import type { ServiceFault } from '../../src/errors.ts';
import { createStart, decide } from '../../src/replacement/machine.ts';
import { actionsRoute, contractRoute } from '../../src/replacement/next-try.ts';
import type { Look } from '../../src/replacement/plan.ts';
import type { OpenState, ReplacementState } from '../../src/replacement/state.ts';

const rules = { maxAttempts: 3, settleMs: 5_000, timeoutMs: 10_000, hasTime: true };
const late = { ...rules, hasTime: false };
const start = createStart({ sources: ['next', 'previous', 'seen'], hasEyes: true, route: 'auto' });

/** A delete that nobody answered for, long ago. */
const inspecting: OpenState = { ...start, name: 'inspecting', deletes: 1, holds: ['before', 'nothing'] };
/** A confirmed import, as seen right after it. */
const verifying: OpenState = {
  ...start,
  name: 'verifying',
  isConfirmed: true,
  deletes: 1,
  isSettled: true,
  holds: ['next'],
  deletedMs: 0,
  importedMs: { sentMs: 5_000, endedMs: 6_000 },
};
const atMs = 500_000;

const some: Look = {
  count: 3,
  fit: 'other',
  missing: 0,
  extra: 0,
  lacksAdditionsOnly: false,
  isAsBefore: false,
  isUnproven: false,
};
const none: Look = { ...some, count: 0, fit: 'short', missing: 3 };
const whole: Look = { ...some, fit: 'whole' };
const short: Look = { ...some, fit: 'short', missing: 1 };

function createFault(facts: Partial<ServiceFault>): ServiceFault {
  const base = { request: 'import', kind: 'status', applied: 'unknown', refused: false, hint: '' } as const;
  return { ...base, explanation: 'It failed.', ...facts };
}

const lostDelete = createFault({ request: 'delete', kind: 'time-out', explanation: 'No answer.' });
const lostImport = createFault({ kind: 'time-out', explanation: 'No answer.' });
const bare500 = createFault({ status: 500, likeness: 'a' });

/** The number has been the same for long. */
function see(state: OpenState, look: Look, by = rules): ReplacementState {
  const seen = { count: look.count, sinceMs: 0 };
  return decide({ ...state, seen }, { type: 'looked', look, atMs }, by);
}

function blink(state: OpenState, facts: Partial<ServiceFault> = {}, by = rules): ReplacementState {
  const fault = createFault({ request: 'inventory', kind: 'time-out', explanation: 'Unseen.', ...facts });
  return decide(state, { type: 'failed', fault, sentMs: atMs, endedMs: atMs }, by);
}

function createCall(request: 'delete' | 'import' | 'add', sentMs: number): OpenState['atWork'][number] {
  return { request, sentMs, endedMs: sentMs + 10_000 };
}

describe('what is still there after a delete', () => {
  const imported = { importedMs: { sentMs: 0, endedMs: 1 } };
  const asBefore = { ...some, isAsBefore: true };
  const unproven = { ...some, isUnproven: true };

  test.each<[string, Partial<OpenState>, Look, OpenState['holds']]>([
    ['the very actions from before', {}, asBefore, ['before']],
    ['others', {}, some, ['before', 'part']],
    ['the same, in the second try', { replacement: 2 }, asBefore, ['before', 'part']],
    ['the same, in the second version', { at: 1 }, asBefore, ['before', 'part']],
    ['what nobody saw before', {}, unproven, ['before']],
    ['what nobody saw, after single deletes', { route: 'each' }, unproven, ['before', 'part']],
    ['what nobody saw, after an import', imported, unproven, ['before', 'part']],
    ['what nobody saw, in the second try', { replacement: 2 }, unproven, ['before', 'part']],
  ])('%s', (_, facts, look, holds) => {
    const state = { ...inspecting, ...facts, atWork: [createCall('delete', atMs - 1)] };
    expect(see(state, look)).toMatchObject({ name: 'inspecting', holds, looks: 1, blinks: 0 });
  });

  test.each([
    ['is looked at again while the delete may be at work', atMs - 9_999, 'inspecting'],
    ['is deleted again afterwards', atMs - 10_000, 'deleting'],
  ] as const)('%s', (_, sentMs, name) => {
    const state = { ...inspecting, fault: lostDelete, atWork: [createCall('delete', sentMs)] };
    expect(see(state, some).name).toBe(name);
  });

  test('is not deleted again for an import that may be at work', () => {
    const state = { ...inspecting, fault: lostDelete, atWork: [createCall('import', atMs - 1)] };
    expect(see(state, some)).toMatchObject({ name: 'deleting', request: 2, fault: lostDelete });
  });

  test('is deleted one by one where the one call was confirmed', () => {
    const state = { ...inspecting, isConfirmed: true, fault: lostDelete };
    expect(see(state, some)).toMatchObject({
      name: 'deleting',
      route: 'each',
      request: 2,
      fault: {
        kind: 'not-there',
        explanation: 'The delete was confirmed, and the copilot still holds 3 actions.',
      },
    });
    expect(see({ ...state, route: contractRoute }, some)).toMatchObject({ route: contractRoute });
    expect(see({ ...state, isConfirmed: false }, some)).toMatchObject({ route: actionsRoute });
    expect(see({ ...state, isConfirmed: false, fault: undefined }, some)).toMatchObject({
      fault: { kind: 'not-there' },
    });
  });

  test('is proved to be all, once no delete can come any more', () => {
    const state = { ...inspecting, request: 3, fault: lostDelete };
    const atWork = [createCall('delete', atMs - 50_000)];
    expect(see({ ...state, atWork }, asBefore)).toMatchObject({ name: 'inspecting', holds: ['before'] });
    expect(see(state, asBefore)).toMatchObject({ name: 'untouched', why: 'service', fault: lostDelete });
    // Something may be gone: there is nothing to wait for.
    expect(see({ ...state, atWork }, some)).toMatchObject({ name: 'deleting', at: 1, givenUp: lostDelete });
  });
});

describe('a copilot that is empty after a delete', () => {
  test('is left alone for the pause, which counts from the look', () => {
    expect(see({ ...inspecting, request: 2 }, none)).toMatchObject({
      name: 'settling',
      holds: ['nothing'],
      request: 2,
      isConfirmed: true,
      deletedMs: atMs,
    });
  });

  test('is imported into once the pause is over', () => {
    expect(see({ ...inspecting, isSettled: true }, none)).toMatchObject({
      name: 'importing',
      holds: ['nothing'],
    });
  });

  const call = createCall('delete', 0);
  test.each<[string, Partial<OpenState>, Look, number]>([
    ['the only delete has done its work', {}, none, 0],
    ['another one may still come', { deletes: 2 }, none, 1],
    ['one of two calls may still come', { atWork: [call, createCall('import', 1)] }, none, 2],
    ['it was empty before: nothing is proved', {}, { ...none, isAsBefore: true }, 1],
  ])('%s', (_, facts, look, atWork) => {
    expect(see({ ...inspecting, atWork: [call], ...facts }, look).atWork).toHaveLength(atWork);
  });
});

describe('where the look after a delete is not answered', () => {
  test('it is looked again, a few times', () => {
    expect(blink(inspecting)).toMatchObject({ name: 'inspecting', hasEyes: true, blinks: 1 });
    expect(blink({ ...inspecting, blinks: 2 })).toMatchObject({ name: 'inspecting', blinks: 3 });
    expect(blink({ ...inspecting, blinks: 3 })).toMatchObject({ name: 'deleting', hasEyes: false });
    expect(blink({ ...inspecting, blinks: 3 }, {}, { ...rules, maxAttempts: 5 })).toMatchObject({
      name: 'inspecting',
    });
  });

  test('a service that is away is waited for while nothing is confirmed and there is time', () => {
    const away = { kind: 'status', status: 503 } as const;
    const state = { ...inspecting, blinks: 3 };
    expect(blink(state, away)).toMatchObject({ name: 'inspecting', blinks: 4 });
    expect(blink({ ...state, isConfirmed: true }, away)).toMatchObject({ name: 'settling', hasEyes: false });
    expect(blink(state, away, late)).not.toMatchObject({ name: 'inspecting' });
  });

  test('a refusal ends it at once', () => {
    expect(blink(inspecting, { refused: true })).toMatchObject({ name: 'deleting', hasEyes: false });
  });

  test.each<[string, Partial<OpenState>, Partial<ReplacementState>]>([
    ['a confirmed delete goes on to the pause', { isConfirmed: true }, { name: 'settling', request: 1 }],
    [
      'and past the pause to the import',
      { isConfirmed: true, isSettled: true },
      { name: 'importing', hasEyes: false },
    ],
    ['another is made again', { fault: lostDelete }, { name: 'deleting', request: 2, fault: lostDelete }],
    ['or given up', { fault: lostDelete, request: 3 }, { name: 'deleting', at: 1, givenUp: lostDelete }],
    [
      'and where nothing is known of it, that says so',
      { request: 3 },
      { at: 1, givenUp: createFault({ request: 'inventory', explanation: 'Unseen.', refused: true }) },
    ],
  ])('%s', (_, facts, expected) => {
    expect(blink({ ...inspecting, ...facts }, { kind: 'status', refused: true })).toMatchObject(expected);
  });

  test.each([
    [true, false, true],
    [true, true, false],
    [undefined, false, false],
  ])('with mayLook %s and refused %s, it may be looked later: %s', (mayLook, refused, after) => {
    expect(blink({ ...inspecting, hasEyes: false, mayLook }, { refused }).mayLook).toBe(after);
  });
});

describe('a copilot that holds what it should', () => {
  test('is in step, and it is said how that is known', () => {
    expect(see({ ...verifying, blinks: 2 }, whole)).toMatchObject({
      name: 'synced',
      proof: 'seen',
      holds: ['next'],
      blinks: 0,
      looks: 1,
      lacks: undefined,
    });
    expect(see(verifying, { ...whole, fit: 'counted' })).toMatchObject({ name: 'synced', proof: 'counted' });
    expect(see({ ...verifying, at: 1 }, whole)).toMatchObject({ name: 'restored', holds: ['previous'] });
  });

  const atWork = [createCall('import', 495_000)];
  const importedMs = { sentMs: 495_000, endedMs: 496_000 };
  const lost = { isConfirmed: false, atWork, importedMs, fault: lostImport };

  test.each<[string, Partial<OpenState>, ReplacementState['name']]>([
    ['it was the lost import that did it: nothing else can come', lost, 'synced'],
    ['an earlier one may still come', { ...lost, importedMs: { sentMs: 1, endedMs: 2 } }, 'verifying'],
    ['one of two may still come', { ...lost, atWork: [...atWork, ...atWork] }, 'verifying'],
    ['a confirmed one did it: the lost one may still come', { ...lost, isConfirmed: true }, 'verifying'],
    ['a delete may still come', { ...lost, atWork: [createCall('delete', 495_000)] }, 'verifying'],
  ])('%s', (_, facts, name) => {
    expect(see({ ...verifying, ...facts }, whole)).toMatchObject({ name, proof: 'seen' });
  });

  describe('after an import that was answered 500', () => {
    const failed = { ...verifying, isConfirmed: false, fault: bare500 };

    test('is imported into once more: what comes after the rows may be missing', () => {
      expect(see(failed, whole)).toMatchObject({ name: 'deleting', replacement: 2, importFault: bare500 });
    });

    test.each<[string, Partial<OpenState>]>([
      ['the second time the same', { importFault: bare500 }],
      ['with no try left', { replacement: 3 }],
      ['where it was another call', { fault: { ...bare500, request: 'add' } }],
      ['where it was another status', { fault: { ...bare500, status: 502 } }],
      ['where it was confirmed since', { isConfirmed: true }],
      ['where nothing is known of it', { fault: undefined }],
    ])('is in step %s', (_, facts) => {
      expect(see({ ...failed, ...facts }, whole)).toMatchObject({ name: 'synced', proof: 'seen' });
    });
  });
});

describe('a copilot that does not hold what it should', () => {
  test('is looked at until the number stands still', () => {
    const look = (seen: OpenState['seen'], count: number): ReplacementState =>
      decide({ ...verifying, seen }, { type: 'looked', look: { ...some, count }, atMs }, rules);
    expect(look(undefined, 3)).toMatchObject({
      name: 'verifying',
      holds: ['part', 'next'],
      seen: { count: 3, sinceMs: atMs },
    });
    expect(look({ count: 3, sinceMs: atMs - 1_000 }, 3)).toMatchObject({
      name: 'verifying',
      seen: { count: 3, sinceMs: atMs - 1_000 },
    });
    expect(look({ count: 2, sinceMs: 0 }, 3)).toMatchObject({ seen: { count: 3, sinceMs: atMs } });
    expect(look({ count: 2, sinceMs: 0 }, 0)).toMatchObject({ name: 'verifying', holds: ['nothing'] });
  });

  test.each(['import', 'add'] as const)('is looked at while an %s may be at work', (request) => {
    const state = (sentMs: number): OpenState => ({ ...verifying, atWork: [createCall(request, sentMs)] });
    expect(see(state(atMs - 9_999), some).name).toBe('verifying');
    expect(see(state(atMs - 10_000), some).name).toBe('deleting');
  });

  test.each<[Partial<Look>, string]>([
    [{ count: 0, missing: 3 }, 'After the import the copilot holds no actions.'],
    [{ count: 2, missing: 1 }, 'After the import the copilot holds 2 actions: 1 missing.'],
    [{ count: 6, extra: 3 }, 'After the import the copilot holds 6 actions: 3 too many or there twice.'],
    [
      { count: 4, missing: 1, extra: 2 },
      'After the import the copilot holds 4 actions: 1 missing, 2 too many or there twice.',
    ],
  ])('is done again: %j', (facts, explanation) => {
    expect(see(verifying, { ...some, ...facts })).toMatchObject({
      name: 'deleting',
      at: 0,
      replacement: 2,
      fault: { explanation },
    });
  });

  test('is done again where it was whole before: something has come late', () => {
    const proved = { ...verifying, proof: 'seen' } as const;
    const again = see(proved, some);
    expect(again).toMatchObject({ name: 'deleting', at: 0, replacement: 1, proof: undefined });
    expect(see(proved, some, late)).toMatchObject({ name: 'deleting', at: 1 });
  });

  test('is given ten seconds where it is only short', () => {
    const soon = { ...verifying, importedMs: { sentMs: 0, endedMs: atMs - 9_999 } };
    expect(see(soon, short).name).toBe('verifying');
    expect(see(soon, some).name).toBe('deleting');
    expect(see({ ...verifying, importedMs: { sentMs: 0, endedMs: atMs - 10_000 } }, short).name).toBe(
      'deleting',
    );
  });

  test('is taken on trust where the inventory has never shown an action', () => {
    const unproven = { ...none, isUnproven: true };
    expect(see(verifying, unproven)).toMatchObject({ name: 'synced', proof: undefined, holds: ['next'] });
    expect(see(verifying, none).name).toBe('deleting');
    expect(see(verifying, { ...short, isUnproven: true }).name).toBe('deleting');
    expect(see({ ...verifying, isConfirmed: false }, unproven).name).toBe('deleting');
  });

  test('is done again after an import without an answer, for what that came to', () => {
    const lost = { ...verifying, isConfirmed: false };
    expect(see({ ...lost, fault: lostImport }, short)).toMatchObject({
      name: 'deleting',
      replacement: 2,
      fault: lostImport,
    });
    expect(see(lost, short)).toMatchObject({ replacement: 2, fault: { kind: 'not-there' } });
  });
});

describe('where only what is added one by one is missing', () => {
  const lacking = { ...short, lacksAdditionsOnly: true };

  test('it is added', () => {
    expect(see({ ...verifying, looks: 3 }, lacking)).toMatchObject({
      name: 'adding',
      at: 0,
      lacks: 1,
      looks: 0,
      seen: undefined,
    });
    expect(see(verifying, { ...lacking, fit: 'other' }).name).toBe('deleting');
  });

  const tried = { ...verifying, request: 4 };
  const away = createFault({ request: 'add', status: 503, explanation: 'Away.' });

  test('the new version is in step without it, once that was tried often enough', () => {
    expect(see(tried, lacking)).toMatchObject({ name: 'synced', proof: 'seen', holds: ['next'], lacks: 1 });
    expect(see({ ...tried, request: 3 }, lacking).name).toBe('adding');
  });

  test('an earlier version is not', () => {
    const earlier = { ...tried, at: 1 };
    expect(see(earlier, lacking)).toMatchObject({ at: 2, givenUp: { kind: 'not-there' } });
    const failed = { ...earlier, isConfirmed: false, fault: lostImport };
    expect(see(failed, lacking)).toMatchObject({ at: 2, givenUp: lostImport });
    expect(see({ ...failed, fault: undefined }, lacking)).toMatchObject({ givenUp: { kind: 'not-there' } });
  });

  test('a service that is away is waited for while there is time', () => {
    const failed = { ...tried, isConfirmed: false, fault: away };
    expect(see(failed, lacking).name).toBe('adding');
    expect(see(failed, lacking, late).name).toBe('synced');
    // It has answered since.
    expect(see({ ...failed, isConfirmed: true }, lacking).name).toBe('synced');
  });
});

describe('where the look after an import is not answered', () => {
  test.each<[string, Partial<OpenState>, number]>([
    ['a confirmed import is looked at longer', {}, 8],
    ['another one is not', { isConfirmed: false }, 4],
  ])('%s', (_, facts, most) => {
    const state = { ...verifying, ...facts };
    expect(blink({ ...state, blinks: most - 2 })).toMatchObject({ name: 'verifying', blinks: most - 1 });
    expect(blink({ ...state, blinks: most - 1 })).toMatchObject({ hasEyes: false });
  });

  test('what was confirmed or seen is in step, and what was not is done again', () => {
    const refused = { refused: true };
    expect(blink(verifying, refused)).toMatchObject({ name: 'synced', hasEyes: false });
    const lost = { ...verifying, isConfirmed: false, fault: lostImport };
    expect(blink({ ...lost, proof: 'seen' }, refused).name).toBe('synced');
    expect(blink(lost, refused)).toMatchObject({ name: 'deleting', replacement: 2, fault: lostImport });
    expect(blink({ ...lost, fault: undefined })).toMatchObject({ name: 'verifying' });
    expect(blink({ ...lost, fault: undefined, blinks: 3 })).toMatchObject({
      name: 'deleting',
      fault: { explanation: 'Unseen.' },
    });
  });
});
