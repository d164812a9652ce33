import type { StoredAction } from '../../src/copilot.ts';
import { createStored } from '../support/stored.ts';
import { compareLook, createPlan, listAdditions, type LookContext } from '../../src/replacement/plan.ts';
import { readSent } from '../../src/importer/importer.ts';
import { isHeldBy, takeStock, type Version } from '../../src/importer/stock.ts';
import type { ReplaceJob } from '../../src/replacement/replace-job.ts';

const origin = 'https://api.example.com/';

function renderVersion(...names: readonly string[]): Uint8Array {
  const paths = Object.fromEntries(names.map((name) => [`/${name}`, { get: { operationId: name } }]));
  return Buffer.from(JSON.stringify({ servers: [{ url: origin.slice(0, -1) }], paths }));
}

function createCandidate(commit: string, ...names: readonly string[]): Version {
  return { commit, ...readSent(renderVersion(...names)), operations: names.length };
}

function createRows(...names: readonly string[]): readonly StoredAction[] {
  return names.map((name, index) => createStored({ id: `${name}-${index}`, endpoint: origin + name }));
}

const next = renderVersion('a', 'b', 'c');
const [newer, older] = [createCandidate('newer', 'a', 'b'), createCandidate('older', 'a')];

describe('of the versions at hand', () => {
  test('the one is the backup whose operations the copilot holds', () => {
    const stock = takeStock(readSent(next), [newer, older], createRows('a'));
    expect(stock.held?.commit).toBe('older');
    expect(stock.backups).toEqual([older]);
  });

  test('all are backups in their order where nobody can look, or it held nothing', () => {
    expect(takeStock(readSent(next), [newer, older], undefined).backups).toEqual([newer, older]);
    expect(takeStock(readSent(next), [newer, older], []).backups).toEqual([newer, older]);
  });

  test('none is, where none fits: what was seen is put back then', () => {
    expect(takeStock(readSent(next), [newer], createRows('x', 'y'))).toEqual({
      held: undefined,
      byHand: undefined,
      backups: [],
    });
  });

  test('none holds what was made by hand', () => {
    const { byHand } = takeStock(readSent(next), [newer], createRows('a', 'b', 'mine'));
    expect(byHand?.map(({ endpoint }) => endpoint)).toEqual([`${origin}mine`]);
  });
});

describe('a look', () => {
  const job = {
    next,
    previous: [newer],
    seen: createRows('a', 'b', 'mine'),
    kept: [],
  } as unknown as ReplaceJob;
  const plan = createPlan(job);
  const look = (at: number, ...names: readonly string[]): ReturnType<typeof compareLook> =>
    compareLook(createRows(...names), {
      wanted: plan.findWanted(at),
      before: job.seen,
      isPlain: plan.isPlain,
    });

  test.each([
    ['whole', ['c', 'b', 'a']],
    ['short', ['a', 'c']],
    ['short', []],
    ['other', ['a', 'a', 'b', 'c']],
    ['other', ['a', 'b', 'c', 'mine']],
    ['other', ['x', 'y', 'z']],
  ])('tells that the new version is %s: %j', (fit, names) => {
    expect(look(0, ...names).fit).toBe(fit);
  });

  test('tells what a version that was there lacks of all that was beside it', () => {
    expect(plan.sources).toEqual(['next', 'previous', 'seen']);
    expect(look(1, 'a', 'b')).toMatchObject({ fit: 'short', lacksAdditionsOnly: true });
    expect(look(1, 'a', 'mine')).toMatchObject({ fit: 'short', lacksAdditionsOnly: false });
    expect(look(2, 'a')).toMatchObject({ fit: 'short', lacksAdditionsOnly: true });
  });

  test('goes by number only where the service is not known to write endpoints as they are', () => {
    const context: LookContext = { wanted: plan.findWanted(0), before: [], isPlain: false };
    expect(compareLook(createRows('x', 'y', 'z'), context).fit).toBe('counted');
    expect(compareLook(createRows('x', 'y'), context).fit).toBe('other');
  });

  test('knows the very actions that were there before', () => {
    expect(look(0, 'a', 'b', 'mine').isAsBefore).toBe(true);
    expect(look(0, 'b', 'a', 'mine').isAsBefore).toBe(false);
  });
});

describe('a plan', () => {
  const job = {
    next,
    previous: [newer],
    seen: undefined,
    kept: createRows('mine'),
  } as unknown as ReplaceJob;
  const keysOf = (keys: ReadonlyMap<string, number>): readonly string[] =>
    [...keys].map(([key, count]) => `${count} ${key.slice(`GET ${origin}`.length)}`);

  test('reads no version where nobody will look', () => {
    const plan = createPlan({ ...job, next: Buffer.from('no JSON') });
    expect(plan).toMatchObject({ sources: ['next', 'previous'], isPlain: false });
    expect(plan.findWanted(0).keys.size).toBe(0);
  });

  test('adds nothing where nobody could look yet', () => {
    const plan = createPlan({ ...job, mayLook: true });
    expect(plan).toMatchObject({ sources: ['next', 'previous'], isPlain: false });
    expect(keysOf(plan.findWanted(0).keys)).toEqual(['1 a', '1 b', '1 c']);
    expect(plan.findWanted(1).additions).toEqual([]);
    expect(plan.findWanted(7)).toEqual({ keys: new Map(), additions: [] });
  });

  test('puts nothing back one by one where nothing was there', () => {
    expect(createPlan({ ...job, seen: [] }).sources).toEqual(['next', 'previous']);
    expect(keysOf(createPlan({ ...job, seen: [] }).findWanted(0).keys)).toEqual([
      '1 a',
      '1 b',
      '1 c',
      '1 mine',
    ]);
  });

  test.each([
    [['a', 'x'], true],
    [['c'], true],
    [['x', 'y'], false],
    [[], false],
  ])('knows by any one of %j whether endpoints are written as they are: %s', (names, isPlain) => {
    const plan = createPlan({ ...job, previous: [], kept: [], seen: createRows(...names) });
    expect(plan.isPlain).toBe(isPlain);
  });

  test('puts each back as often as it was there', () => {
    const plan = createPlan({ ...job, seen: createRows('a', 'a', 'mine', 'mine') });
    expect(keysOf(plan.findWanted(1).keys)).toEqual(['2 a', '1 b', '2 mine']);
    expect(plan.findWanted(1).additions.map(({ id }) => id)).toEqual(['a-1', 'mine-2', 'mine-3']);
    expect(keysOf(plan.findWanted(2).keys)).toEqual(['2 a', '2 mine']);
    const missing = listAdditions(plan.findWanted(2), createRows('a', 'mine'));
    expect(missing.map(({ id }) => id)).toEqual(['a-1', 'mine-3']);
  });
});

describe('a look at odd things', () => {
  const wanted = {
    keys: new Map([
      ['GET a', 1],
      ['GET b', 2],
    ]),
    additions: [],
  };
  const context: LookContext = { wanted, before: undefined, isPlain: false };
  const store = (...keys: readonly string[]): readonly StoredAction[] =>
    keys.map((key) => {
      const [method = '', endpoint = ''] = key.split(' ');
      return createStored({ method, endpoint });
    });

  test.each([
    [['GET a', 'GET b', 'GET b'], { fit: 'whole', extra: 0, missing: 0 }],
    [['GET a', 'GET b', 'GET b', 'X-NOTE a'], { fit: 'other', extra: 1 }],
    [['GET a', 'GET b', 'GET b', 'GET b'], { fit: 'other', extra: 1 }],
    [['GET a', 'GET x', 'GET y'], { fit: 'other', extra: 2, missing: 2 }],
    [['GET x', 'GET y', 'GET z'], { fit: 'counted' }],
    [[], { fit: 'short', missing: 3, isAsBefore: false, isUnproven: true, lacksAdditionsOnly: false }],
  ])('%j', (keys, look) => {
    expect(compareLook(store(...keys), context)).toMatchObject(look);
  });

  test('nothing is counted where nothing is wanted', () => {
    const nothing = { keys: new Map<string, number>(), additions: [] };
    expect(compareLook([], { ...context, wanted: nothing })).toMatchObject({
      fit: 'whole',
      lacksAdditionsOnly: false,
    });
  });

  test('without ids, actions are told apart by what they call; as many of each, or they are others', () => {
    const before = store('GET a', 'GET b');
    const isAsBefore = (...keys: readonly string[]): boolean =>
      compareLook(store(...keys), { ...context, before }).isAsBefore;
    expect(isAsBefore('GET b', 'GET a')).toBe(true);
    expect(isAsBefore('GET a', 'GET c')).toBe(false);
    expect(isAsBefore('GET a')).toBe(false);
    expect(isAsBefore('GET a', 'GET a', 'GET b')).toBe(false);
  });
});

test.each([
  [['a', 'b'], true],
  [['a', 'b', 'mine'], true],
  [['a'], false],
  [[], false],
])('a copilot that holds %j holds the version: %s', (names, is) => {
  expect(isHeldBy(newer, createRows(...names))).toBe(is);
});

test('a version without operations is held by none', () => {
  expect(isHeldBy(readSent(renderVersion()), createRows('a'))).toBe(false);
});

test('half of a version is enough to tell what was made by hand', () => {
  expect(takeStock(readSent(next), [newer], createRows('a', 'mine')).byHand).toHaveLength(1);
  expect(
    takeStock(readSent(renderVersion('a', 'b', 'c')), [], createRows('a', 'mine')).byHand,
  ).toBeUndefined();
});
