import { createChangeScene, type ChangeScene, type SceneResult } from './change-scene.ts';
import { dispatchEvent, pullRequestTargetEvent, pushEvent } from '../support/events.ts';
import type { Content } from '../support/git-repository.ts';
import { describeApi } from '../support/world.ts';

let scene: ChangeScene;

afterEach(() => scene.dispose());

type Files = Readonly<Record<string, Content | undefined>>;

interface Case {
  readonly before: Files;
  readonly after: Files;
  readonly kind?: 'github' | 'gitea';
  readonly depth?: 0 | 1;
  readonly file?: string;
  readonly base?: string;
  readonly force?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** A push of the second commit, with the file's new path in the workflow. */
async function push({ kind = 'github', ...given }: Case): Promise<SceneResult> {
  const { before, after, depth = 1, file = 'api/openapi.json', ...query } = given;
  scene = await createChangeScene({ kind });
  const from = await scene.sandbox.commit(before);
  const to = await scene.sandbox.commit(after);
  const workspace = await scene.sandbox.checkout({ sha: to, depth });
  const event = pushEvent({ ref: 'main', before: from, after: to });
  return scene.detect({ event, workspace, files: [file], ...query });
}

const old = describeApi('listOrders', 'findOrder', 'payOrder', 'shipOrder');
const edited = describeApi('listOrders', 'findOrder', 'payOrder', 'cancelOrder');
const nowhere = { GITHUB_API_URL: 'http://127.0.0.1:9' };

const renameAndEdit = {
  before: { 'swagger.json': old, 'other.yaml': 'a: b', 'package.json': '{}' },
  after: { 'swagger.json': undefined, 'other.yaml': undefined, 'api/openapi.json': edited },
};
const renameOnly = { ...renameAndEdit, after: { ...renameAndEdit.after, 'api/openapi.json': old } };

describe('a renamed file', () => {
  test.each<[string, Partial<Case>]>([
    ['edited, in a whole clone', { depth: 0 }],
    ['edited, in a whole clone without a server', { depth: 0, env: nowhere }],
    ['edited, at depth 1', {}],
    ['edited, with force', { force: true }],
    ['as it was, in a whole clone', { ...renameOnly, depth: 0 }],
    ['as it was, at depth 1', renameOnly],
    ['as it was, on Gitea', { ...renameOnly, kind: 'gitea' }],
    ['as it was, without an API', { ...renameOnly, env: nowhere }],
  ])('is found: %s', async (_, given) => {
    const { change, isCloneUnaltered } = await push({ ...renameAndEdit, ...given });
    expect(change).toMatchObject({ changed: true, isNew: true, oldPath: 'swagger.json' });
    expect(change.detail).toMatch(/ It was renamed from swagger\.json\.$/u);
    expect(isCloneUnaltered).toBe(true);
  });

  test.each([0, 1] as const)('does not include other files, at depth %i', async (depth) => {
    const before = { 'swagger.json': old, 'notes.txt': edited, 'empty.json': '' };
    for (const after of [
      // A copy, because the old file still exists.
      { 'api/openapi.json': edited },
      // The old file is neither JSON nor YAML.
      { 'notes.txt': undefined, 'api/openapi.json': edited },
      // The old file has other content.
      { 'empty.json': undefined, 'api/openapi.json': edited },
    ]) {
      const { change } = await push({ before, after, depth });
      expect(change).toMatchObject({ reason: 'added', isNew: true });
      expect(change.oldPath).toBeUndefined();
      await scene.dispose();
    }
  });

  test('is found on a pull request whose workspace must not be read', async () => {
    scene = await createChangeScene();
    const base = await scene.sandbox.commit(renameAndEdit.before);
    const head = await scene.sandbox.commit(renameAndEdit.after, { on: 'refs/pull/7/head', parents: [base] });
    const event = pullRequestTargetEvent({
      base: { ref: 'main', sha: base },
      head: { ref: 'pr', sha: head },
      sha: base,
    });
    const workspace = await scene.sandbox.checkout({ sha: base, depth: 1 });
    const { change } = await scene.detect({ event, workspace, files: ['api/openapi.json'] });
    expect(change).toMatchObject({ reason: 'added', preview: true, oldPath: 'swagger.json' });
  });

  test('is found since the commit that `base` names', async () => {
    scene = await createChangeScene();
    const first = await scene.sandbox.commit(renameAndEdit.before);
    await scene.sandbox.commit(renameAndEdit.after);
    const third = await scene.sandbox.commit({ 'note.md': 'later' });
    const workspace = await scene.sandbox.checkout({ sha: third, depth: 0 });
    const files = ['api/openapi.json'];
    const { change } = await scene.detect({ event: dispatchEvent(third), workspace, files, base: first });
    expect(change).toMatchObject({ base: first, oldPath: 'swagger.json' });
  });
});

test.each([0, 1] as const)('no rename is searched for if the file is not new, at depth %i', async (depth) => {
  const before = { 'api/openapi.json': old, 'swagger.json': old };
  const { calls, change } = await push({
    before,
    after: { 'swagger.json': undefined, 'api/openapi.json': edited },
    depth,
  });
  expect(change).toMatchObject({ reason: 'modified' });
  expect(change.isNew).toBeUndefined();
  expect(calls.filter((call) => call.includes('/compare/'))).toEqual([]);
});
