import { useScene, withoutApi, type ChangeScene, type Push } from './change-scene.ts';
import { eachCase } from '../support/each-case.ts';
import { dispatchEvent, pullRequestTargetEvent } from '../support/events.ts';
import { describeApi } from '../support/world.ts';

const old = describeApi('listOrders', 'findOrder', 'payOrder', 'shipOrder');
const edited = describeApi('listOrders', 'findOrder', 'payOrder', 'cancelOrder');
const files = ['api/openapi.json'];

/** The workflow has the file's new path. */
const before = { 'swagger.json': old, 'other.yaml': 'a: b', 'package.json': '{}' };
const renameTo = (text: string) => ({
  'swagger.json': undefined,
  'other.yaml': undefined,
  'api/openapi.json': text,
});

const github = useScene();

describe('a renamed file', () => {
  const gitea = useScene({ kind: 'gitea' });

  eachCase<readonly [text: string, query?: Push, scene?: ChangeScene]>({
    'edited, in a whole clone': [edited, { depth: 0 }],
    'edited, in a whole clone without a server': [edited, { depth: 0, env: withoutApi }],
    'edited, at depth 1': [edited],
    'edited, with force': [edited, { force: true }],
    'as it was, in a whole clone': [old, { depth: 0 }],
    'as it was, at depth 1': [old],
    'as it was, on Gitea': [old, {}, gitea],
    'as it was, without an API': [old, { env: withoutApi }],
  })('is found: %s', async ([text, query, scene = github]) => {
    const { change, isCloneUnaltered } = await scene.push(before, renameTo(text), { files, ...query });
    expect(change).toMatchObject({ changed: true, isNew: true, oldPath: 'swagger.json' });
    expect(change.detail).toMatch(/ It was renamed from swagger\.json\.$/u);
    expect(isCloneUnaltered).toBe(true);
  });

  describe.each([0, 1] as const)('at depth %i, is not', (depth) => {
    test.each([
      ['a copy, because the old file still exists', {}],
      ['a file that was neither JSON nor YAML', { 'notes.txt': undefined }],
      ['a file with other content', { 'empty.json': undefined }],
    ])('%s', async (_, removed) => {
      const all = { 'swagger.json': old, 'notes.txt': edited, 'empty.json': '' };
      const { change } = await github.push(all, { 'api/openapi.json': edited, ...removed }, { files, depth });
      expect(change).toMatchObject({ reason: 'added', isNew: true });
      expect(change.oldPath).toBeUndefined();
    });

    test('searched for if the file is not new', async () => {
      const all = { 'api/openapi.json': old, 'swagger.json': old };
      const { calls, change } = await github.push(all, renameTo(edited), { files, depth });
      expect(change).toMatchObject({ reason: 'modified' });
      expect(change.isNew).toBeUndefined();
      expect(calls.filter((call) => call.includes('/compare/'))).toEqual([]);
    });
  });

  test('is found on a pull request whose workspace must not be read', async () => {
    const [sha] = await github.commit(before);
    const head = await github.sandbox.commit(renameTo(edited), { on: 'refs/pull/7/head', parents: [sha] });
    const event = pullRequestTargetEvent({ base: { ref: 'main', sha }, head: { ref: 'pr', sha: head }, sha });
    const { change } = await github.detect({ event, files });
    expect(change).toMatchObject({ reason: 'added', preview: true, oldPath: 'swagger.json' });
  });

  test('is found since the commit that `base` names', async () => {
    const [base, , third] = await github.commit(before, renameTo(edited), { 'note.md': 'later' });
    const { change } = await github.detect({ event: dispatchEvent(third), files, base, depth: 0 });
    expect(change).toMatchObject({ base, oldPath: 'swagger.json' });
  });
});
