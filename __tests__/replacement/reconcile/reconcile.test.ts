import { modelSecret } from '../../simulation/reconcile/model.ts';
import { act } from '../../simulation/reconcile/schedule.ts';
import { play } from './scene.ts';

const hand = act('hand', 'by hand');
const recreate = { strategy: 'recreate', unmanaged: 'delete' } as const;
const versions = {
  from: ['a', 'b', 'c'].map((path) => act(path)),
  to: [act('b'), act('c', 'name_c', 1), act('d')],
};

describe('what differs is put right one by one, with `rolling`', () => {
  test('an action more, one changed, one less: three calls, and a look after each kind', async () => {
    const { ending, found, held, model } = await play(versions);
    expect(model.requests.join(' ')).toBe('look add look change look delete look');
    expect(held).toEqual(['name_b', 'name_c', 'name_d']);
    expect(found).toEqual(['name_b', 'name_c', 'name_d']);
    expect(ending.state).toBe(
      'The copilot has the new version (all 3 actions verified). It was never without its actions.',
    );
  });

  test('requests grow with the change, not with the description', async () => {
    const many = Array.from({ length: 300 }, (_, index) => act(`many-${index}`));
    const changed = many.map((one, index) => (index < 3 ? act(`many-${index}`, one.name, 1) : one));
    const { model, ending } = await play({ from: many, to: changed });
    expect(model.requests.filter((name) => name !== 'look')).toEqual(['change', 'change', 'change']);
    expect(ending.outcome).toBe('synced');
  });

  test('many that are missing are imported at once, once a read has shown one that was added', async () => {
    const many = Array.from({ length: 30 }, (_, index) => act(`many-${index}`));
    const { held, model } = await play({ from: versions.from, to: [...versions.from, ...many] });
    expect(model.requests.join(' ')).toBe('look add look import look');
    expect(held).toHaveLength(33);
  });

  test('what is not known to come from the file is never touched', async () => {
    const { ending, held } = await play({ ...versions, byHand: [hand] });
    expect(held).toEqual(['by hand', 'name_b', 'name_c', 'name_d']);
    expect(ending).toMatchObject({ outcome: 'synced', replacement: { counts: { kept: 1 } } });
  });

  test('with `unmanaged: delete` it goes', async () => {
    const { held } = await play({ ...versions, byHand: [hand], unmanaged: 'delete' });
    expect(held).toEqual(['name_b', 'name_c', 'name_d']);
  });

  test('a renamed action comes under its new name before the old one goes', async () => {
    const { model } = await play({ from: [act('a')], to: [act('a', 'renamed')] });
    expect(model.requests.join(' ')).toBe('look add look delete look');
  });

  test('where no route changes an action, it is deleted and added, and that is said', async () => {
    const { ending, held, model } = await play({ ...versions, hasPatch: false });
    expect(model.requests.join(' ')).toContain('delete look add');
    expect(held).toEqual(['name_b', 'name_c', 'name_d']);
    expect(ending.state).toContain('Some actions were missing for a moment, until they were added again.');
  });
});

describe('an empty copilot', () => {
  const nothing = { from: [], to: versions.to };

  test('is given one action first, and the rest once that is seen', async () => {
    const { ending, model } = await play(nothing);
    expect(model.requests.join(' ')).toBe('look add look add add look');
    expect(ending.outcome).toBe('synced');
  });

  test('whose inventory shows nothing is left without actions: all would be there twice', async () => {
    const { ending, held } = await play({ ...nothing, showsNothing: true });
    expect(held).toEqual([]);
    expect(ending).toMatchObject({
      outcome: 'degraded',
      failure: { hint: expect.stringContaining('`list-actions: never`') as string },
    });
  });

  test('whose inventory shows nothing, and which gives no id, is not said to be as it was', async () => {
    const { ending, held } = await play({ ...nothing, showsNothing: true, answersNoId: true });
    expect(held).toHaveLength(1);
    expect(ending.outcome).toBe('degraded');
  });

  test('is not deleted twice for an inventory that shows nothing: the import is believed to have failed', async () => {
    const { ending } = await play({ ...nothing, ...recreate, showsNothing: true });
    expect(ending).toMatchObject({
      outcome: 'degraded',
      failure: { hint: expect.stringContaining('`list-actions: never`') as string },
    });
  });
});

describe('with `recreate`', () => {
  test('all is deleted, seen to be gone, waited for, imported and seen', async () => {
    const { ending, model } = await play({ ...versions, ...recreate, byHand: [hand] });
    expect(model.requests.join(' ')).toBe('look clear look look import look');
    expect(ending).toMatchObject({
      outcome: 'synced',
      state: 'The copilot has the new version (all 3 actions verified).',
    });
  });

  test('one by one where no route clears', async () => {
    const { ending, model } = await play({ ...versions, ...recreate, release: '2.8.0' });
    expect(model.requests.join(' ')).toBe('look look delete delete delete look look import look');
    expect(ending.outcome).toBe('synced');
  });

  test('and `unmanaged: keep` only managed actions are deleted, so that none has to be restored', async () => {
    const { held, model, violations } = await play({ ...versions, strategy: 'recreate', byHand: [hand] });
    expect(model.requests.join(' ')).toBe('look delete delete delete look look import look');
    expect(held).toEqual(['by hand', 'name_b', 'name_c', 'name_d']);
    expect(violations).toEqual([]);
  });

  test('endpoints in a form of the service’s own are accepted after a confirmed import, by number', async () => {
    const { ending } = await play({ ...versions, ...recreate, ownForm: true });
    expect(ending).toMatchObject({ outcome: 'synced', result: 'counted' });
  });
});

test.each([
  ['rolling', 'keep', 'head'],
  ['recreate', 'keep', 'head'],
  ['recreate', 'delete', '2.8.0'],
] as const)(
  'what was imported thirty times over is put right: %s, %s, on %s',
  async (strategy, unmanaged, release) => {
    const from = Array.from({ length: 30 }, () => versions.from).flat();
    const { ending, held } = await play({ ...versions, from, strategy, unmanaged, release });
    expect(held).toEqual(['name_b', 'name_c', 'name_d']);
    expect(ending.outcome).toBe('synced');
  },
);

describe('a service that shows actions in its own format, beside which they are to be kept', () => {
  test('is added one action, which is removed again: it is not known as what was sent', async () => {
    const { ending, held, model } = await play({ ...versions, from: [], ownForm: true });
    expect(model.requests.filter((name) => name !== 'look')).toEqual(['add', 'delete']);
    expect(held).toEqual([]);
    expect(ending.outcome).toBe('rolled-back');
  });

  test.each([
    ['rolling', 'rolled-back'],
    ['recreate', 'synced'],
  ] as const)('is never given the same action over and over: %s ends %s', async (strategy, outcome) => {
    const { ending, held } = await play({ ...versions, strategy, ownForm: true });
    expect(held.filter((name) => name === 'name_b').length).toBeLessThanOrEqual(2);
    expect(ending.outcome).toBe(outcome);
  });
});

describe('a version that is refused', () => {
  const rejected = { name: 'name_d', status: 400 } as const;

  test.each([
    ['rolling', [], 'head'],
    ['rolling', [hand], '2.8.0'],
    ['recreate', [], 'head'],
    ['recreate', [hand], 'head'],
    ['recreate', [hand], '2.8.0'],
  ] as const)(
    'leaves just what was there before: %s, beside %j, on %s',
    async (strategy, byHand, release) => {
      const unmanaged = strategy === 'rolling' ? 'keep' : 'delete';
      const { ending, found, held } = await play({
        ...versions,
        strategy,
        unmanaged,
        byHand,
        release,
        rejected,
      });
      const before = [...byHand.map(({ name }) => name), 'name_a', 'name_b', 'name_c'];
      expect(held).toEqual(before);
      expect(found).toHaveLength(before.length);
      // What is added comes first: with `rolling` nothing else was touched.
      expect(ending.outcome).toBe(strategy === 'rolling' ? 'aborted' : 'rolled-back');
    },
  );

  test.each(['constructor', '__proto__'])('is sent as seldom where the action is called %s', async (name) => {
    const to = [...versions.from, act('d', name)];
    const { model } = await play({ ...versions, to, rejected: { name, status: 500 } });
    expect(model.requests.filter((request) => request === 'add')).toHaveLength(4);
  });

  test('is given up at half of the time, however many tries there are', async () => {
    const often = { name: 'name_d', status: 500 } as const;
    const { ending } = await play({ ...versions, rejected: often, maxAttempts: 1_000 });
    expect(ending.outcome).toBe('rolled-back');
  });

  test('has never taken away what is right', async () => {
    const { model } = await play({ ...versions, rejected });
    expect(model.requests.filter((name) => name === 'delete')).toEqual([]);
  });
});

test('an action of others that holds a secret is never written back without it, and that is said', async () => {
  const reported = { ...hand, description: `Ask with ${modelSecret}` };
  const rejected = { name: 'name_d', status: 400 } as const;
  const { ending, model } = await play({ ...versions, ...recreate, byHand: [reported], rejected });
  expect(model.rows().map(({ name }) => name)).toEqual(['name_a', 'name_b', 'name_c']);
  expect(ending).toMatchObject({
    outcome: 'degraded',
    state: 'The copilot has 3 of its 4 previous actions; missing: GET https://api.example.com/hand.',
    warnings: [expect.stringContaining('Not restored: GET https://api.example.com/hand.') as string],
  });
});

test.each(['name_C', 'name_ç'])(
  'what cannot be removed beside %s of others is a warning of the ending',
  async (name) => {
    const others = { ...act('hand', name), operationId: name };
    const { ending, held } = await play({ ...versions, to: [act('a'), act('b')], byHand: [others] });
    expect(held).toEqual(['name_a', 'name_b', 'name_c', name].toSorted());
    expect(ending).toMatchObject({
      outcome: 'synced',
      warnings: [expect.stringContaining('Not deleted: GET https://api.example.com/c.') as string],
    });
  },
);

describe('while nothing can be embedded', () => {
  test.each(['rolling', 'recreate'] as const)('nobody is told that all is well: %s', async (strategy) => {
    const unmanaged = strategy === 'rolling' ? 'keep' : 'delete';
    const { ending, held } = await play({ ...versions, strategy, unmanaged, isSearchDown: true });
    expect(held).toEqual(['name_b', 'name_c', 'name_d']);
    expect(ending).toMatchObject({
      outcome: 'degraded',
      result: 'index-incomplete',
      state: expect.stringContaining(
        'The copilot has all 3 actions of the new version, but its search index might not contain',
      ) as string,
      // Not to run again later: that run would find the rows in step, and leave the search as it is.
      failure: { hint: expect.stringMatching(/^After .*, run once with `force: true`[^.]*\.$/) as string },
    });
  });
});

describe('after an import that failed between the rows and the search', () => {
  const many = Array.from({ length: 101 }, (_, index) => act(`many-${index}`));
  const half = { ...recreate, from: many, halfImport: true };

  test('more than 100 actions are cleared and imported once more', async () => {
    const { ending, found, model } = await play({ ...half, to: many });
    expect(model.requests.filter((name) => name !== 'look')).toEqual(['clear', 'import', 'clear', 'import']);
    expect(found).toHaveLength(101);
    expect(ending).toMatchObject({ outcome: 'synced', result: 'verified' });
  });

  test('and that once: where it fails again, each is written by itself', async () => {
    const { ending, model } = await play({ ...half, to: many, isSearchDown: true });
    expect(model.requests.filter((name) => name === 'import')).toHaveLength(2);
    expect(ending).toMatchObject({ outcome: 'degraded', result: 'index-incomplete' });
  });

  test.each([
    ['of 100', { to: many.slice(1) }, 100],
    ['beside those of others', { to: many, unmanaged: 'keep' }, 101],
  ] as const)('each %s is written again', async (_, scene, count) => {
    const { ending, found, model } = await play({ ...half, ...scene });
    const calls = model.requests.filter((name) => name !== 'look' && name !== 'delete' && name !== 'clear');
    expect(calls).toEqual(['import', ...Array.from({ length: count }, () => 'change')]);
    expect(found).toHaveLength(count);
    expect(ending.outcome).toBe('synced');
  });
});

describe('while the inventory no longer answers', () => {
  const scripted = { ...versions, ...recreate, failsFrom: 2 };

  test('the import follows a confirmed delete and the pause, and nothing is called verified', async () => {
    const { ending, held, model } = await play(scripted);
    expect(model.requests.filter((name) => name !== 'look')).toEqual(['clear', 'import']);
    expect(held).toEqual(['name_b', 'name_c', 'name_d']);
    expect(ending).toMatchObject({ outcome: 'synced', result: 'confirmed' });
    expect(ending.warnings?.join()).toContain('were not verified');
  });

  test('the import follows single deletes, too, if each of them was confirmed', async () => {
    const { ending, held, model } = await play({ ...scripted, release: '2.8.0', failsFrom: 3 });
    const deletes = ['delete', 'delete', 'delete'];
    expect(model.requests.filter((name) => name !== 'look')).toEqual([...deletes, 'import']);
    expect(held).toEqual(['name_b', 'name_c', 'name_d']);
    expect(ending).toMatchObject({ outcome: 'synced', result: 'confirmed' });
  });

  test('a route that is missing is no cause of anything', async () => {
    const { ending } = await play({ ...scripted, release: '2.8.0', failsFrom: 2 });
    expect(ending.outcome).toBe('degraded');
    expect(JSON.stringify('failure' in ending ? ending.failure : '')).not.toContain('405');
  });

  test('what was confirmed since the last look is enough only where it was all that was open', async () => {
    const changed = [act('a', 'name_a', 1)];
    const one = await play({ from: [act('a')], to: changed, failsFrom: 2 });
    expect(one.model.requests.filter((name) => name !== 'look')).toEqual(['change']);
    expect(one.ending).toMatchObject({ outcome: 'synced', result: 'confirmed' });
    const two = await play({ from: [act('a'), act('a')], to: [], failsFrom: 2 });
    expect(two.model.requests.filter((name) => name !== 'look')).toEqual(['delete']);
    expect(two.ending.outcome).toBe('degraded');
  });

  test('nothing follows a delete that was not confirmed, nor an import', async () => {
    const unclear = await play({ ...scripted, brokenClear: true });
    expect(unclear.model.requests.filter((name) => name !== 'look')).toEqual(['clear']);
    expect(unclear.ending.outcome).toBe('degraded');
    const late = await play({ ...scripted, lateImportMs: 60_000 });
    expect(late.model.requests.filter((name) => name !== 'look')).toEqual(['clear', 'import']);
    expect(late.ending.outcome).toBe('degraded');
  });
});

test('an import without an answer is waited for, and then what the search may not know is written again', async () => {
  const { ending, model } = await play({ ...versions, ...recreate, lateImportMs: 60_000 });
  const reindexes = ['change', 'change', 'change'];
  expect(model.requests.filter((name) => name !== 'look')).toEqual(['clear', 'import', ...reindexes]);
  expect(ending.outcome).toBe('synced');
});

test('a copilot that shows nothing is cleared all the same before an import: the look may be wrong', async () => {
  const { model } = await play({ ...versions, ...recreate, from: [] });
  expect(model.requests.join(' ')).toBe('look clear look look import look');
});

test.each([{ isDiskFull: true }, { killAtMs: 0, isSignalled: true }])(
  'nothing is sent, and nothing is lost, where %j',
  async (scene) => {
    const { ending, model } = await play({ ...versions, ...recreate, ...scene });
    expect(model.requests.filter((name) => name !== 'look')).toEqual([]);
    expect(ending.outcome).toBe('aborted');
  },
);

test('a delete that a look does not show yet is not sent a second time', async () => {
  const { ending, model } = await play({ ...versions, ...recreate, lagMs: 6_000 });
  expect(model.requests.filter((name) => name !== 'look')).toEqual(['clear', 'import']);
  expect(ending.outcome).toBe('synced');
});

test('a look that lags behind costs seconds, and neither calls nor the truth', async () => {
  const { ending, held, model } = await play({ ...versions, lagMs: 6_000 });
  expect(model.requests.filter((name) => name !== 'look')).toEqual(['add', 'change', 'delete']);
  expect(held).toEqual(['name_b', 'name_c', 'name_d']);
  expect(ending.outcome).toBe('synced');
});
