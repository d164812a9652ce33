import type { StoredAction } from '../../src/copilot.ts';
import { compareLook, createPlan, type LookContext } from '../../src/sync/plan.ts';
import { takeStock } from '../../src/sync/stock.ts';
import type { Candidate, ReplaceJob } from '../../src/sync/replace-job.ts';

const origin = 'https://api.example.com/';

function renderVersion(...names: readonly string[]): Uint8Array {
  const paths = Object.fromEntries(names.map((name) => [`/${name}`, { get: { operationId: name } }]));
  return Buffer.from(JSON.stringify({ servers: [{ url: origin }], paths }));
}

function createCandidate(commit: string, ...names: readonly string[]): Candidate {
  return { commit, body: renderVersion(...names), operations: names.length };
}

function createStored(...names: readonly string[]): readonly StoredAction[] {
  return names.map((name, index) => ({
    id: `${name}-${index}`,
    method: 'GET',
    endpoint: origin + name,
    fields: {},
  }));
}

const next = renderVersion('a', 'b', 'c');
const [newer, older] = [createCandidate('newer', 'a', 'b'), createCandidate('older', 'a')];

describe('of the versions at hand', () => {
  test('the one is the backup whose operations the copilot holds', () => {
    const stock = takeStock(next, [newer, older], createStored('a'));
    expect(stock.held?.commit).toBe('older');
    expect(stock.backups).toEqual([older]);
  });

  test('all are backups in their order where nobody can look, or it held nothing', () => {
    expect(takeStock(next, [newer, older], undefined).backups).toEqual([newer, older]);
    expect(takeStock(next, [newer, older], []).backups).toEqual([newer, older]);
  });

  test('none is, where none fits: what was seen is put back then', () => {
    expect(takeStock(next, [newer], createStored('x', 'y'))).toEqual({
      held: undefined,
      byHand: undefined,
      backups: [],
    });
  });

  test('none holds what was made by hand', () => {
    const { byHand } = takeStock(next, [newer], createStored('a', 'b', 'mine'));
    expect(byHand?.map(({ endpoint }) => endpoint)).toEqual([`${origin}mine`]);
  });
});

describe('a look', () => {
  const job = {
    next,
    previous: [newer],
    seen: createStored('a', 'b', 'mine'),
    kept: [],
  } as unknown as ReplaceJob;
  const plan = createPlan(job);
  const look = (at: number, ...names: readonly string[]): ReturnType<typeof compareLook> =>
    compareLook(createStored(...names), {
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
    expect(compareLook(createStored('x', 'y', 'z'), context).fit).toBe('counted');
    expect(compareLook(createStored('x', 'y'), context).fit).toBe('other');
  });

  test('knows the very actions that were there before', () => {
    expect(look(0, 'a', 'b', 'mine').isAsBefore).toBe(true);
    expect(look(0, 'b', 'a', 'mine').isAsBefore).toBe(false);
  });
});
