import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChangeScene, type ChangeScene } from './change-scene.ts';
import { zeroOid } from '../support/events.ts';
import type { Content } from '../support/git-repository.ts';
import { detectPush, renderSpec as spec, type Push } from './push-scenario.ts';

/** Cases that other change detectors got wrong, and special git repositories, numbered S and X. */

let scene: ChangeScene;

beforeEach(async () => {
  scene = await createChangeScene();
});

afterEach(() => scene.dispose());

const push = (pushed: Push): ReturnType<typeof detectPush> => detectPush(scene, pushed);

interface Row {
  readonly name: string;
  readonly file?: string;
  readonly commits: readonly Readonly<Record<string, Content>>[];
  /** Pushes from one of the commits to another one, the reason, and the changed files. */
  readonly pushes: readonly (readonly [
    from: number,
    to: number,
    reason: string,
    files?: readonly string[],
  ])[];
}

const note = { 'note.md': 'x' };
const notes = Array.from({ length: 29 }, (_, index) => ({ 'note.md': String(index) }));
const odd = 'docs/api/Überblick „neu".json';
const pattern = 'api/[v1]/s*.json';
const both = { 'v1/swagger.json': spec('v1'), 'v2/swagger.json': spec('v2') };
const root = JSON.stringify({ paths: { '/a': { $ref: 'parts/a%20b.yaml#/x' } } });

const rows: readonly Row[] = [
  {
    name: 'S1: the first of thirty pushed commits changed the file',
    commits: [{ 'swagger.json': spec('old') }, { 'swagger.json': spec('new') }, ...notes],
    pushes: [[0, 30, 'modified']],
  },
  {
    name: 'S8: a path with umlauts, spaces and quotes',
    file: odd,
    commits: [{ [odd]: spec('alt') }, { [odd]: spec('neu') }, note],
    pushes: [
      [1, 2, 'unchanged'],
      [0, 2, 'modified'],
    ],
  },
  {
    name: 'S9: a change and its revert in one push',
    commits: [{ 'swagger.json': spec('a') }, { 'swagger.json': spec('b') }, { 'swagger.json': spec('a') }],
    pushes: [[0, 2, 'unchanged']],
  },
  {
    name: 'S10: the file was removed',
    commits: [{ 'swagger.json': spec('a'), ...note }, { 'swagger.json': undefined }],
    pushes: [[0, 1, 'file-removed', ['swagger.json']]],
  },
  {
    name: 'the file is new',
    commits: [note, { 'swagger.json': spec('a') }],
    pushes: [[0, 1, 'added', ['swagger.json']]],
  },
  {
    name: 'a file that does not exist is missing',
    file: 'nowhere/api.json',
    commits: [note, { 'swagger.json': spec('a') }],
    pushes: [[0, 1, 'missing', []]],
  },
  {
    name: 'X1: a path that looks like a pattern is a path',
    file: pattern,
    commits: [{ [pattern]: spec('a'), 'api/v/s1.json': spec('a') }, { 'api/v/s1.json': spec('b') }],
    pushes: [[0, 1, 'unchanged']],
  },
  {
    name: 'X2: a linked folder has another target, and a file behind the link changed',
    file: 'api/swagger.json',
    commits: [
      { ...both, api: { link: 'v1' } },
      { 'v2/swagger.json': spec('v2b') },
      { 'v1/swagger.json': spec('v1b') },
      { api: { link: 'v2' } },
    ],
    pushes: [
      [0, 1, 'unchanged'],
      [1, 2, 'modified', ['v1/swagger.json']],
      [2, 3, 'modified'],
    ],
  },
  {
    name: 'a change of a linked file’s target is a change',
    commits: [
      { 'real.json': spec('a'), 'swagger.json': { link: 'real.json' } },
      { 'real.json': spec('b') },
      note,
    ],
    pushes: [
      [1, 2, 'unchanged'],
      [0, 2, 'modified'],
    ],
  },
  {
    name: 'a referenced file that changed or was added is named',
    commits: [
      { 'swagger.json': root, 'parts/a b.yaml': 'x: {$ref: c.json}', 'c.json': '1' },
      { 'parts/c.json': '{}' },
      { 'parts/a b.yaml': 'x: {$ref: ./c.json}' },
      { 'c.json': '2' },
    ],
    pushes: [
      [0, 1, 'modified', ['parts/c.json']],
      [1, 2, 'modified', ['parts/a b.yaml']],
      [2, 3, 'unchanged'],
    ],
  },
];

describe.each([1, 0] as const)('at fetch-depth %i', (depth) => {
  test.each(rows)('$name', async ({ file = 'swagger.json', commits, pushes }) => {
    const ids: string[] = [];
    for (const [from, to, reason, changedFiles] of pushes) {
      // A later commit would supersede the run.
      for (const files of commits.slice(ids.length, to + 1)) ids.push(await scene.sandbox.commit(files));
      const { change } = await push({ before: ids[from] ?? '', after: ids[to] ?? '', files: [file], depth });
      const changed = ['added', 'modified'].includes(reason);
      expect(change).toMatchObject({ changed, reason, ...(changedFiles && { changedFiles }) });
    }
  });

  test('S2: a forced push drops a change of the file', async () => {
    const first = await scene.sandbox.commit({ 'swagger.json': spec('kept') });
    const dropped = await scene.sandbox.commit({ 'swagger.json': spec('dropped') });
    const after = await scene.sandbox.commit({ 'note.md': 'x' }, { parents: [first] });
    const { change, isCloneUnaltered } = await push({ before: dropped, after, depth });
    expect(change).toMatchObject({ reason: 'modified', base: dropped });
    expect(isCloneUnaltered).toBe(true);
  });

  test('S4: the first commit of a repository', async () => {
    const after = await scene.sandbox.commit({ 'swagger.json': spec('first') });
    expect((await push({ before: zeroOid, after, depth })).change.reason).toBe('ref-created');
  });

  test('S5: a push to another branch is compared with that branch, not with the default one', async () => {
    await scene.sandbox.commit({ 'swagger.json': spec('main') });
    const before = await scene.sandbox.commit({ 'swagger.json': spec('release') }, { on: 'release' });
    const same = await scene.sandbox.commit({ 'note.md': 'x' }, { on: 'release' });
    expect((await push({ before, after: same, branch: 'release', depth })).change.reason).toBe('unchanged');
    const after = await scene.sandbox.commit({ 'swagger.json': spec('main') }, { on: 'release' });
    expect((await push({ before: same, after, branch: 'release', depth })).change.reason).toBe('modified');
  });

  test('S13: a merge commit is compared as a tree', async () => {
    const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
    const side = await scene.sandbox.commit({ 'swagger.json': spec('b') }, { on: 'side', parents: [before] });
    const after = await scene.sandbox.commit({ 'swagger.json': spec('b') }, { parents: [before, side] });
    expect((await push({ before, after, depth })).change.reason).toBe('modified');
  });

  test('X3: a submodule moved', async () => {
    const [first, second] = ['1'.repeat(40), '2'.repeat(40)];
    const files = ['lib/swagger.json'];
    const prepare = async (workspace: string) => {
      await mkdir(join(workspace, 'lib'), { recursive: true });
      await writeFile(join(workspace, 'lib/.git'), 'gitdir: ../.git/modules/lib\n');
      await writeFile(join(workspace, 'lib/swagger.json'), spec('in the submodule'));
    };
    const before = await scene.sandbox.commit({ lib: { submodule: first }, 'note.md': 'x' });
    const same = await scene.sandbox.commit({ 'note.md': 'y' });
    expect((await push({ before, after: same, files, depth, prepare })).change.reason).toBe('unchanged');
    const after = await scene.sandbox.commit({ lib: { submodule: second } });
    expect((await push({ before, after, files, depth, prepare })).change.reason).toBe('modified');
  });
});
