import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChangeScene, type ChangeScene } from '../support/change-scene.ts';
import { zeroOid } from '../support/events.ts';
import { detectPush, renderSpec as spec, type Push } from '../support/push-scenario.ts';

/** Cases that other change detectors got wrong, and unusual git repositories, numbered S and X. */

let scene: ChangeScene;

beforeEach(async () => {
  scene = await createChangeScene();
});

afterEach(() => scene.dispose());

const push = (pushed: Push): ReturnType<typeof detectPush> => detectPush(scene, pushed);

describe.each([1, 0] as const)('at fetch-depth %i', (depth) => {
  test('S1: the first of thirty pushed commits changed the file', async () => {
    const before = await scene.sandbox.commit({ 'swagger.json': spec('old') });
    let after = await scene.sandbox.commit({ 'swagger.json': spec('new') });
    for (let count = 0; count < 29; count++) after = await scene.sandbox.commit({ 'note.md': String(count) });
    expect((await push({ before, after, depth })).change.reason).toBe('modified');
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

  test('S8: a path with umlauts, spaces and quotes', async () => {
    const files = ['docs/api/Überblick „neu".json'];
    const before = await scene.sandbox.commit({ [files[0] ?? '']: spec('alt') });
    const after = await scene.sandbox.commit({ [files[0] ?? '']: spec('neu') });
    const same = await scene.sandbox.commit({ 'note.md': 'x' });
    expect((await push({ before: after, after: same, files, depth })).change.reason).toBe('unchanged');
    expect((await push({ before, after: same, files, depth })).change.reason).toBe('modified');
  });

  test('S9: a change and its revert in one push', async () => {
    const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
    await scene.sandbox.commit({ 'swagger.json': spec('b') });
    const after = await scene.sandbox.commit({ 'swagger.json': spec('a') });
    expect((await push({ before, after, depth })).change.reason).toBe('unchanged');
  });

  test('S10: the file was removed', async () => {
    const before = await scene.sandbox.commit({ 'swagger.json': spec('a'), 'note.md': 'x' });
    const after = await scene.sandbox.commit({ 'swagger.json': undefined });
    const { change } = await push({ before, after, depth });
    expect(change).toMatchObject({ changed: false, reason: 'file-removed', changedFiles: ['swagger.json'] });
  });

  test('S13: a merge commit is compared as a tree', async () => {
    const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
    const side = await scene.sandbox.commit({ 'swagger.json': spec('b') }, { on: 'side', parents: [before] });
    const after = await scene.sandbox.commit({ 'swagger.json': spec('b') }, { parents: [before, side] });
    expect((await push({ before, after, depth })).change.reason).toBe('modified');
  });

  test('the file is new, and a file that does not exist is missing', async () => {
    const before = await scene.sandbox.commit({ 'note.md': 'x' });
    const after = await scene.sandbox.commit({ 'swagger.json': spec('a') });
    expect((await push({ before, after, depth })).change).toMatchObject({ changed: true, reason: 'added' });
    const { change } = await push({ before, after, files: ['nowhere/api.json'], depth });
    expect(change).toMatchObject({ changed: false, reason: 'missing', base: before });
  });

  test('X1: a path that looks like a pattern is a path', async () => {
    const files = ['api/[v1]/s*.json'];
    const before = await scene.sandbox.commit({ 'api/[v1]/s*.json': spec('a'), 'api/v/s1.json': spec('a') });
    const after = await scene.sandbox.commit({ 'api/v/s1.json': spec('b') });
    expect((await push({ before, after, files, depth })).change.reason).toBe('unchanged');
  });

  test('X2: a linked folder has another target, and a file behind the link changed', async () => {
    const files = ['api/swagger.json'];
    const before = await scene.sandbox.commit({
      'v1/swagger.json': spec('v1'),
      'v2/swagger.json': spec('v2'),
      api: { link: 'v1' },
    });
    const same = await scene.sandbox.commit({ 'v2/swagger.json': spec('v2b') });
    expect((await push({ before, after: same, files, depth })).change.reason).toBe('unchanged');
    const behind = await scene.sandbox.commit({ 'v1/swagger.json': spec('v1b') });
    const changed = await push({ before: same, after: behind, files, depth });
    expect(changed.change).toMatchObject({ reason: 'modified', changedFiles: ['v1/swagger.json'] });
    const retargeted = await scene.sandbox.commit({ api: { link: 'v2' } });
    expect((await push({ before: behind, after: retargeted, files, depth })).change.reason).toBe('modified');
  });

  test("a change of a linked file's target is a change", async () => {
    const before = await scene.sandbox.commit({
      'real.json': spec('a'),
      'swagger.json': { link: 'real.json' },
    });
    const after = await scene.sandbox.commit({ 'real.json': spec('b') });
    const same = await scene.sandbox.commit({ 'note.md': 'x' });
    expect((await push({ before: after, after: same, depth })).change.reason).toBe('unchanged');
    expect((await push({ before, after: same, depth })).change.reason).toBe('modified');
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

  test('a referenced file that changed or was added is named', async () => {
    const root = JSON.stringify({ paths: { '/a': { $ref: 'parts/a%20b.yaml#/x' } } });
    const before = await scene.sandbox.commit({
      'swagger.json': root,
      'parts/a b.yaml': 'x: {$ref: c.json}',
      'c.json': '1',
    });
    const added = await scene.sandbox.commit({ 'parts/c.json': '{}' });
    const first = await push({ before, after: added, depth });
    expect(first.change).toMatchObject({ reason: 'modified', changedFiles: ['parts/c.json'] });
    expect(first.change.files).toEqual(['swagger.json', 'parts/a b.yaml', 'parts/c.json']);
    const after = await scene.sandbox.commit({ 'parts/a b.yaml': 'x: {$ref: ./c.json}' });
    expect((await push({ before: added, after, depth })).change).toMatchObject({
      reason: 'modified',
      changedFiles: ['parts/a b.yaml'],
    });
    const other = await scene.sandbox.commit({ 'c.json': '2' });
    expect((await push({ before: after, after: other, depth })).change.reason).toBe('unchanged');
  });
});
