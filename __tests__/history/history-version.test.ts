import { readText, useScene, withoutApi, type ChangeScene, type SceneQuery } from '../change/change-scene.ts';
import { dispatchEvent } from '../support/events.ts';
import type { FileVersion, History } from '../../src/ports.ts';

interface Question extends Partial<SceneQuery> {
  readonly references?: readonly string[];
}

const openHistory = (scene: ChangeScene, head: string, query: Question): Promise<History> =>
  scene.openHistory({ event: dispatchEvent(head), ...query });

/** Finds the version at a base or, without one, the version before the last change. */
async function findPrevious(
  scene: ChangeScene,
  head: string,
  { base, references, ...query }: Question,
): Promise<FileVersion | undefined> {
  return (await openHistory(scene, head, query)).findVersion('swagger.json', base, references);
}

const sources = [
  ['the clone', 'github', 0],
  ['GitHub', 'github', 1],
  ['Gitea', 'gitea', 1],
] as const;

describe.each([...sources, ['a temporary fetch', 'github', 1, withoutApi] as const])(
  'the version at a base, from %s',
  (_, kind, depth, env = {}) => {
    const scene = useScene({ kind });

    test('contains the file and its references, byte for byte', async () => {
      const odd = '{"title":"\u0000ü\r\n"}';
      const [base, head] = await scene.commit(
        { 'swagger.json': odd, 'parts/ä.yaml': 'a: 1', 'parts/same.yaml': 'b' },
        { 'swagger.json': '{}', 'parts/ä.yaml': 'a: 2' },
      );
      const references = ['swagger.json', 'parts/ä.yaml'];
      const found = await findPrevious(scene, head, { base, depth, env, references });
      expect(found?.commit).toBe(base);
      const paths = ['swagger.json', 'parts/ä.yaml', 'parts/same.yaml', 'parts/absent.yaml', 'parts'];
      const texts = await Promise.all(paths.map((path) => readText(found, path)));
      expect(texts).toEqual([odd, 'a: 1', 'b', undefined, undefined]);
    });

    test('follows links inside the tree', async () => {
      const links = {
        api: { link: 'v1' },
        'swagger.json': { link: 'api/swagger.json' },
        'outside.json': { link: '../../etc/passwd' },
      };
      const [base, head] = await scene.commit(
        { 'v1/swagger.json': 'old', 'v2/swagger.json': 'two', ...links },
        { 'v1/swagger.json': 'new' },
      );
      const found = await findPrevious(scene, head, { base, depth, env });
      expect(await readText(found)).toBe('old');
      expect(await readText(found, 'api/swagger.json')).toBe('old');
      expect(await readText(found, 'outside.json')).toBeUndefined();
    });

    test('does not exist if the file did not exist', async () => {
      const [base, head] = await scene.commit({ 'note.md': 'x' }, { 'swagger.json': '{}' });
      expect(await findPrevious(scene, head, { base, depth, env })).toBeUndefined();
    });
  },
);

const write = (text: string) => ({ 'swagger.json': text });
const [one, two, three] = [write('one'), write('two'), write('three')];
const note = { 'note.md': 'x' };

describe.each(sources)('the version before the last change, from %s', (_, kind, depth) => {
  const scene = useScene({ kind });

  test('is the one before the file changed', async () => {
    const [, , , head] = await scene.commit(one, two, three, note);
    expect(await readText(await findPrevious(scene, head, { depth }))).toBe('two');
  });

  test('is the one before a referenced file changed, if that was later', async () => {
    const references = ['swagger.json', 'a.yaml', 'b.yaml'];
    const first = { ...one, 'a.yaml': 'a1', 'b.yaml': 'b1' };
    const [, , , head] = await scene.commit(first, two, { 'b.yaml': 'b2' }, note);
    const found = await findPrevious(scene, head, { depth, references });
    expect([await readText(found), await readText(found, 'b.yaml')]).toEqual(['two', 'b1']);
  });

  test('does not exist if the file never changed', async () => {
    const [, , head] = await scene.commit({ 'note.md': 'a' }, one, note);
    expect(await findPrevious(scene, head, { depth })).toBeUndefined();
  });

  test('does not exist in the first commit', async () => {
    const [head] = await scene.commit(one);
    expect(await findPrevious(scene, head, { depth })).toBeUndefined();
    // A full clone finds it without a request.
    expect(scene.api.calls.length === 0).toBe(depth === 0);
  });
});

describe.each(sources)('the versions for a backup, from %s', (_, kind, depth) => {
  const scene = useScene({ kind });

  async function list(head: string, commits: readonly string[], references: readonly string[] = []) {
    const history = await openHistory(scene, head, { depth });
    const found: (string | undefined)[] = [];
    for await (const version of history.findVersions('swagger.json', { commits, references })) {
      found.push(await readText(version));
    }
    return found;
  }

  test('are the requested ones, then three older ones, without duplicates', async () => {
    const older = [write('four'), write('five'), write('six')] as const;
    const [, second, , , fifth, , head] = await scene.commit(one, two, three, ...older, note);
    expect(await list(head, [fifth, second])).toEqual(['five', 'two', 'four', 'three', 'one']);
    expect(await list(head, [head])).toEqual(['six', 'five', 'four', 'three']);
    expect(await list(head, [])).toEqual(['five', 'four', 'three']);
  });

  test('include those between them and the checked-out commit, because a sync without a trace in git may have used them', async () => {
    const [first, , head] = await scene.commit(one, two, three);
    expect(await list(head, [first])).toEqual(['one', 'two']);
  });

  test('omit equal versions, and commits without the file', async () => {
    const [first, second, same, , head] = await scene.commit(note, one, { 'note.md': 'y' }, two, one);
    expect(await list(head, [first, 'c'.repeat(40), second, same, head])).toEqual(['one', 'two']);
  });

  test('differ if a reference differs', async () => {
    const [first, second, head] = await scene.commit({ ...one, 'a.yaml': 'a' }, { 'a.yaml': 'b' }, two);
    expect(await list(head, [second, first], ['swagger.json', 'a.yaml'])).toEqual(['one', 'one']);
  });
});

describe('requests to GitHub', () => {
  const scene = useScene();
  const calls = (): readonly string[] =>
    scene.api.calls.map(({ path }) => path.replace(/[0-9a-f]{40}/, '…').replace('/repos/octo/service/', ''));

  test('older versions are searched for only when they are requested', async () => {
    const [first, head] = await scene.commit(one, two);
    const history = await openHistory(scene, head, {});
    const versions = history.findVersions('swagger.json', { commits: [first], references: [] });
    expect(calls()).toEqual([]);
    expect((await versions[Symbol.asyncIterator]().next()).done).toBe(false);
    expect(calls()).toEqual(['contents']);
  });

  test('a hundred referenced files need a handful of requests', async () => {
    const references = Array.from({ length: 100 }, (_, index) => `parts/${index}.yaml`);
    const [base, head] = await scene.commit(
      { ...one, ...Object.fromEntries(references.map((path) => [path, `at: ${path}`])) },
      { ...two, 'parts/7.yaml': 'seven' },
    );
    const found = await findPrevious(scene, head, { base, references });
    expect(await readText(found)).toBe('one');
    for (const path of references) expect(await readText(found, path)).toBe(`at: ${path}`);
    expect(calls()).toEqual(['contents', 'contents/parts', 'git/blobs/…', 'git/blobs/…']);
  });
});
