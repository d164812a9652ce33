import { modelSecret } from '../../simulation/reconcile/model.ts';
import { act } from '../../simulation/reconcile/schedule.ts';
import { run } from './run.ts';

const hand = act('hand', 'by hand');
const recreate = { strategy: 'recreate', unmanaged: 'delete' } as const;
const versions = {
  from: ['a', 'b', 'c'].map((path) => act(path)),
  to: [act('b'), act('c', 'name_c', 1), act('d')],
};
const newNames = ['name_b', 'name_c', 'name_d'];

describe('with `rolling`, differences are repaired one by one', () => {
  test('the number of requests grows with the change, not with the OpenAPI file', async () => {
    const many = Array.from({ length: 300 }, (_, index) => act(`many-${index}`));
    const changed = many.map((one, index) => (index < 3 ? act(`many-${index}`, one.name, 1) : one));
    const { changes, ending } = await run({ from: many, to: changed });
    expect(changes).toEqual(['change', 'change', 'change']);
    expect(ending.outcome).toBe('synced');
  });

  test('many missing actions are imported at once, after a read has shown an added one', async () => {
    const many = Array.from({ length: 30 }, (_, index) => act(`many-${index}`));
    const { held, model } = await run({ from: versions.from, to: [...versions.from, ...many] });
    expect(model.requests.join(' ')).toBe('look add look import look');
    expect(held).toHaveLength(33);
  });

  test('with `unmanaged: delete`, unmanaged actions are deleted', async () => {
    expect(await run({ ...versions, byHand: [hand], unmanaged: 'delete' })).toMatchObject({ held: newNames });
  });

  test('without a route to change actions, an action is deleted and added, and the result says so', async () => {
    const { ending, held, model } = await run({ ...versions, hasPatch: false });
    expect(model.requests.join(' ')).toContain('delete look add');
    expect(held).toEqual(newNames);
    expect(ending.state).toContain('Some actions were missing for a moment, until they were added again.');
  });
});

describe('an empty copilot', () => {
  const nothing = { from: [], to: versions.to };

  test('whose action list shows nothing is left without actions, because they would be duplicated', async () => {
    const { ending, held } = await run({ ...nothing, showsNothing: true });
    expect(held).toEqual([]);
    expect(ending).toMatchObject({
      outcome: 'degraded',
      failure: { hint: expect.stringContaining('`list-actions: never`') as string },
    });
  });

  test('whose action list shows nothing, and whose responses have no ID, is not reported as unchanged', async () => {
    const { ending, held } = await run({ ...nothing, showsNothing: true, answersNoId: true });
    expect(held).toHaveLength(1);
    expect(ending.outcome).toBe('degraded');
  });

  test('ends as `degraded` with `recreate` if its action list shows nothing', async () => {
    const { ending, held } = await run({ ...nothing, ...recreate, showsNothing: true });
    expect(held).toEqual(newNames);
    expect(ending).toMatchObject({
      outcome: 'degraded',
      failure: { hint: expect.stringContaining('`list-actions: never`') as string },
    });
  });
});

describe('with `recreate`', () => {
  test('all actions are deleted, the delete is verified, and the import follows the delay', async () => {
    const { ending, model } = await run({ ...versions, ...recreate, byHand: [hand] });
    expect(model.requests.join(' ')).toBe('look clear look look import look');
    expect(ending).toMatchObject({
      outcome: 'synced',
      state: 'The copilot has the new version (all 3 actions verified).',
    });
  });

  test('actions are deleted one by one if the service has no route to delete all', async () => {
    const { ending, model } = await run({ ...versions, ...recreate, release: '2.8.0' });
    expect(model.requests.join(' ')).toBe('look look delete delete delete look look import look');
    expect(ending.outcome).toBe('synced');
  });

  test('and `unmanaged: keep`, only managed actions are deleted, so that no other action has to be restored', async () => {
    const { held, model, violations } = await run({ ...versions, strategy: 'recreate', byHand: [hand] });
    expect(model.requests.join(' ')).toBe('look delete delete delete look look import look');
    expect(held).toEqual(['by hand', 'name_b', 'name_c', 'name_d']);
    expect(violations).toEqual([]);
  });

  test('endpoints in the service’s own format are verified by number after a confirmed import', async () => {
    const { ending } = await run({ ...versions, ...recreate, ownForm: true });
    expect(ending).toMatchObject({ outcome: 'synced', result: 'counted' });
  });
});

test.each([
  ['rolling', 'keep', 'head'],
  ['recreate', 'keep', 'head'],
  ['recreate', 'delete', '2.8.0'],
] as const)(
  'a copilot with thirty copies of each action is repaired: %s, %s, on %s',
  async (strategy, unmanaged, release) => {
    const from = Array.from({ length: 30 }, () => versions.from).flat();
    const { ending, held } = await run({ ...versions, from, strategy, unmanaged, release });
    expect(held).toEqual(newNames);
    expect(ending.outcome).toBe('synced');
  },
);

describe('a service that lists actions in its own format', () => {
  test('gets one action with `rolling`, which is removed again, because it isn’t recognized', async () => {
    const { changes, ending, held } = await run({ ...versions, from: [], ownForm: true });
    expect(changes).toEqual(['add', 'delete']);
    expect(held).toEqual([]);
    expect(ending.outcome).toBe('rolled-back');
  });

  test.each([
    ['rolling', 'rolled-back'],
    ['recreate', 'synced'],
  ] as const)('never gets the same action again and again: %s ends as %s', async (strategy, outcome) => {
    const { ending, held } = await run({ ...versions, strategy, ownForm: true });
    expect(held.filter((name) => name === 'name_b').length).toBeLessThanOrEqual(2);
    expect(ending.outcome).toBe(outcome);
  });
});

describe('a rejected version', () => {
  const rejected = { name: 'name_d', status: 400 } as const;

  test.each([
    ['rolling', [], 'head'],
    ['rolling', [hand], '2.8.0'],
    ['recreate', [], 'head'],
    ['recreate', [hand], 'head'],
    ['recreate', [hand], '2.8.0'],
  ] as const)(
    'leaves exactly the previous actions: %s, with %j, on %s',
    async (strategy, byHand, release) => {
      const unmanaged = strategy === 'rolling' ? 'keep' : 'delete';
      const { ending, found, held } = await run({
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
      // Additions come first, so with `rolling` nothing else was changed.
      expect(ending.outcome).toBe(strategy === 'rolling' ? 'aborted' : 'rolled-back');
    },
  );

  test.each(['constructor', '__proto__'])(
    'is sent four times at most if the action is called %s',
    async (name) => {
      const to = [...versions.from, act('d', name)];
      const { model } = await run({ ...versions, to, rejected: { name, status: 500 } });
      expect(model.requests.filter((request) => request === 'add')).toHaveLength(4);
    },
  );

  test('is rolled back after half of the time, even if attempts are left', async () => {
    const often = { name: 'name_d', status: 500 } as const;
    const { ending } = await run({ ...versions, rejected: often, maxAttempts: 1_000 });
    expect(ending.outcome).toBe('rolled-back');
  });
});

test('an unmanaged action with a secret is not restored without it, and a warning names it', async () => {
  const reported = { ...hand, description: `Ask with ${modelSecret}` };
  const rejected = { name: 'name_d', status: 400 } as const;
  const { ending, model } = await run({ ...versions, ...recreate, byHand: [reported], rejected });
  expect(model.rows().map(({ name }) => name)).toEqual(['name_a', 'name_b', 'name_c']);
  expect(ending).toMatchObject({
    outcome: 'degraded',
    state: 'The copilot has 3 of its 4 previous actions; missing: GET https://api.example.com/hand.',
    warnings: [expect.stringContaining('Not restored: GET https://api.example.com/hand.') as string],
  });
});

test.each(['name_C', 'name_ç'])(
  'a warning names the action that can’t be removed next to the unmanaged action %s',
  async (name) => {
    const others = { ...act('hand', name), operationId: name };
    const { ending, held } = await run({ ...versions, to: [act('a'), act('b')], byHand: [others] });
    expect(held).toEqual(['name_a', 'name_b', 'name_c', name].toSorted());
    expect(ending).toMatchObject({
      outcome: 'synced',
      warnings: [expect.stringContaining('Not deleted: GET https://api.example.com/c.') as string],
    });
  },
);

describe('while the service can’t write search entries', () => {
  test.each(['rolling', 'recreate'] as const)('the result is `degraded`: %s', async (strategy) => {
    const unmanaged = strategy === 'rolling' ? 'keep' : 'delete';
    const { ending, held } = await run({ ...versions, strategy, unmanaged, isSearchDown: true });
    expect(held).toEqual(newNames);
    expect(ending).toMatchObject({
      outcome: 'degraded',
      result: 'index-incomplete',
      state: expect.stringContaining(
        'The copilot has all 3 actions of the new version, but its search index might not contain',
      ) as string,
      // A later run would find correct rows, and wouldn’t repair the index.
      failure: { hint: expect.stringMatching(/^After .*, run once with `force: true`[^.]*\.$/) as string },
    });
  });
});

describe('after an import that failed between the rows and the search index', () => {
  const many = Array.from({ length: 101 }, (_, index) => act(`many-${index}`));
  const half = { ...recreate, from: many, halfImport: true };

  test('more than 100 actions are cleared and imported once more', async () => {
    const { changes, ending, found } = await run({ ...half, to: many });
    expect(changes).toEqual(['clear', 'import', 'clear', 'import']);
    expect(found).toHaveLength(101);
    expect(ending).toMatchObject({ outcome: 'synced', result: 'verified' });
  });

  test('only once: if that fails again, each action is reindexed', async () => {
    const { ending, model } = await run({ ...half, to: many, isSearchDown: true });
    expect(model.requests.filter((name) => name === 'import')).toHaveLength(2);
    expect(ending).toMatchObject({ outcome: 'degraded', result: 'index-incomplete' });
  });

  test.each([
    ['of 100', { to: many.slice(1) }, 100],
    ['next to unmanaged actions', { to: many, unmanaged: 'keep' }, 101],
  ] as const)('each action %s is reindexed', async (_, scene, count) => {
    const { ending, found, model } = await run({ ...half, ...scene });
    const calls = model.requests.filter((name) => name !== 'look' && name !== 'delete' && name !== 'clear');
    expect(calls).toEqual(['import', ...Array.from({ length: count }, () => 'change')]);
    expect(found).toHaveLength(count);
    expect(ending.outcome).toBe('synced');
  });
});

describe('while the action list fails', () => {
  const scripted = { ...versions, ...recreate, failsFrom: 2 };

  test('the import follows a confirmed delete and the delay, and the result isn’t verified', async () => {
    const { changes, ending, held } = await run(scripted);
    expect(changes).toEqual(['clear', 'import']);
    expect(held).toEqual(newNames);
    expect(ending).toMatchObject({ outcome: 'synced', result: 'confirmed' });
    expect(ending.warnings?.join()).toContain('were not verified');
  });

  test('the import also follows single deletes if each of them was confirmed', async () => {
    const { ending, held, model } = await run({ ...scripted, release: '2.8.0', failsFrom: 3 });
    expect(model.requests.join(' ')).toMatch(/^look look delete delete delete look look import( look)+$/u);
    expect(held).toEqual(newNames);
    expect(ending).toMatchObject({ outcome: 'synced', result: 'confirmed' });
  });

  test('a missing route is not reported as the cause', async () => {
    const { ending } = await run({ ...scripted, release: '2.8.0', failsFrom: 2 });
    expect(ending.outcome).toBe('degraded');
    expect(JSON.stringify('failure' in ending ? ending.failure : '')).not.toContain('405');
  });

  test('the requests that were confirmed since the last read are enough only if nothing else differed', async () => {
    const changed = [act('a', 'name_a', 1)];
    const one = await run({ from: [act('a')], to: changed, failsFrom: 2 });
    expect(one).toMatchObject({ changes: ['change'], ending: { outcome: 'synced', result: 'confirmed' } });
    const two = await run({ from: [act('a'), act('a')], to: [], failsFrom: 2 });
    expect(two).toMatchObject({ changes: ['delete'], ending: { outcome: 'degraded' } });
  });

  test('no request follows an unconfirmed delete or import', async () => {
    const unclear = await run({ ...scripted, brokenClear: true });
    expect(unclear).toMatchObject({ changes: ['clear'], ending: { outcome: 'degraded' } });
    const late = await run({ ...scripted, lateImportMs: 60_000 });
    expect(late).toMatchObject({ changes: ['clear', 'import'], ending: { outcome: 'degraded' } });
  });
});

test('after an import without a response, the run waits for its effect and reindexes the actions', async () => {
  const { changes, ending } = await run({ ...versions, ...recreate, lateImportMs: 60_000 });
  const reindexes = ['change', 'change', 'change'];
  expect(changes).toEqual(['clear', 'import', ...reindexes]);
  expect(ending.outcome).toBe('synced');
});

test('a copilot without listed actions is cleared before an import as well, because the list may be stale', async () => {
  const { model } = await run({ ...versions, ...recreate, from: [] });
  expect(model.requests.join(' ')).toBe('look clear look look import look');
});

test.each([{ isDiskFull: true }, { killAtMs: 0, isSignalled: true }])(
  'nothing is sent if %j',
  async (scene) => {
    const { changes, ending } = await run({ ...versions, ...recreate, ...scene });
    expect(changes).toEqual([]);
    expect(ending.outcome).toBe('aborted');
  },
);

test('a delete that isn’t visible yet is not sent a second time', async () => {
  const { changes, ending } = await run({ ...versions, ...recreate, lagMs: 6_000 });
  expect(changes).toEqual(['clear', 'import']);
  expect(ending.outcome).toBe('synced');
});

test('a stale action list costs seconds, but no request, and the result is correct', async () => {
  const { changes, ending, held } = await run({ ...versions, lagMs: 6_000 });
  expect(changes).toEqual(['add', 'change', 'delete']);
  expect(held).toEqual(newNames);
  expect(ending.outcome).toBe('synced');
});
