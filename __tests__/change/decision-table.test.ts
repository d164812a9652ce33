import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChangeScene, type ChangeScene, type SceneQuery, type SceneResult } from './change-scene.ts';
import { git } from '../support/git-process.ts';
import {
  dispatchEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  refEvent,
  releaseEvent,
  scheduleEvent,
  zeroOid,
} from '../support/events.ts';
import { renderSpec as spec } from './push-scenario.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';

/** main: one (workflow, spec v1, note) → two (spec v2) → three (note only). */
interface Commits {
  readonly one: string;
  readonly two: string;
  readonly three: string;
}

let scene: ChangeScene;
let main: Commits;

beforeAll(async () => {
  scene = await createChangeScene();
  const { sandbox } = scene;
  const workflow = { '.github/workflows/copilot.yml': 'on: push' };
  const one = await sandbox.commit({ ...workflow, 'swagger.json': spec('v1'), 'note.md': 'a' });
  const two = await sandbox.commit({ 'swagger.json': spec('v2') });
  const three = await sandbox.commit({ 'note.md': 'b' });
  main = { one, two, three };
});

afterAll(() => scene.dispose());

type Pull = Parameters<typeof pullRequestEvent>[0];

/** Creates a pull request to the last commit of main. */
const pullOf = (head: string, rest: Partial<Pull> = {}): Pull => ({
  base: { ref: 'main', sha: main.three },
  head: { ref: 'pr', sha: head },
  sha: main.three,
  ...rest,
});
/** Creates a push of one or more commits, up to the last commit of main. */
const pushSince = (before: keyof Commits): RunnerEvent =>
  pushEvent({ ref: 'main', before: main[before], after: main.three });

describe.each([1, 0] as const)('at fetch-depth %i', (depth) => {
  const checkout = (sha: string, ref = 'refs/heads/main'): Promise<string> =>
    scene.sandbox.checkout({ sha, ref, depth });
  /** Detects in a checkout of the last commit, unless the query names another workspace. */
  const detect = async (event: RunnerEvent, query: Partial<SceneQuery> = {}): Promise<SceneResult> =>
    scene.detect({ event, workspace: query.workspace ?? (await checkout(main.three)), ...query });

  test('E0: `force` counts as changed for any file', async () => {
    const { change } = await detect(pushSince('two'), { force: true });
    expect(change).toMatchObject({ changed: true, reason: 'forced', preview: false, base: main.two });
  });

  test('E1: a deleted branch needs neither git nor GitHub, also with `force`', async () => {
    const event = pushEvent({ ref: 'gone', before: main.two, after: zeroOid, sha: main.three });
    const workspace = await checkout(main.three);
    const { change, calls } = await detect(event, { workspace, force: true, env: { PATH: '' } });
    expect(change).toMatchObject({ changed: false, reason: 'ref-deleted' });
    expect(calls).toEqual([]);
  });

  test('E2: a push that changed the file', async () => {
    const result = await detect(pushSince('one'));
    expect(result.change).toMatchObject({
      changed: true,
      reason: 'modified',
      head: main.three,
      base: main.one,
      changedFiles: ['swagger.json'],
      warnings: [],
    });
    expect(result.change.detail).toBe(
      `swagger.json differs between ${main.one.slice(0, 7)} (before the push) and ${main.three.slice(0, 7)}.`,
    );
    expect(result.isCloneUnaltered).toBe(true);
  });

  test('E2: a push that does not change the file', async () => {
    const result = await detect(pushSince('two'));
    const expected = { changed: false, reason: 'unchanged', changedFiles: [], warnings: [] };
    expect(result.change).toMatchObject(expected);
    const asked = ['contents', 'contents/.github/workflows'].map((path) => `GET /repos/octo/service/${path}`);
    expect(result.calls.toSorted()).toEqual(depth === 0 ? [] : asked);
    expect(result.isCloneUnaltered).toBe(true);
  });

  test('E3: a new branch with the file', async () => {
    await scene.sandbox.git('branch', '--force', 'new', main.three);
    const event = pushEvent({ ref: 'new', before: zeroOid, after: main.three });
    const { change } = await detect(event, { workspace: await checkout(main.three, 'refs/heads/new') });
    expect(change).toMatchObject({ changed: true, reason: 'ref-created' });
    expect(change.base).toBeUndefined();
  });

  test('E3: a new branch without the file reports a missing file', async () => {
    const event = pushEvent({ ref: 'new', before: zeroOid, after: main.three });
    const workspace = await checkout(main.three, 'refs/heads/new');
    const { change } = await detect(event, { workspace, files: ['nowhere.json'] });
    expect(change).toMatchObject({ changed: false, reason: 'missing' });
  });

  test('E3: a new branch compares with an explicit base', async () => {
    const event = pushEvent({ ref: 'new', before: zeroOid, after: main.three });
    const workspace = await checkout(main.three, 'refs/heads/new');
    expect((await detect(event, { workspace, base: main.two })).change.reason).toBe('unchanged');
    expect((await detect(event, { workspace, base: main.one })).change.reason).toBe('modified');
  });

  test('E4: a new tag', async () => {
    await scene.sandbox.git('tag', '--force', 'v1', main.three);
    const event = pushEvent({ ref: 'refs/tags/v1', before: zeroOid, after: main.three });
    const { change } = await detect(event, { workspace: await checkout(main.three, 'refs/tags/v1') });
    expect(change).toMatchObject({ changed: true, reason: 'ref-created', head: main.three });
  });

  test.each([
    ['to another version of the file', 'one', 'modified'],
    ['from a commit with the same file', 'two', 'unchanged'],
  ] as const)('E5: an annotated tag moved %s', async (_, from, reason) => {
    await scene.sandbox.git('tag', '--force', '-a', '-m', 'old', `old-${from}`, main[from]);
    const before = await scene.sandbox.git('rev-parse', `refs/tags/old-${from}`);
    await scene.sandbox.git('tag', '--force', '-a', '-m', 'moved', 'moved', main.three);
    const after = await scene.sandbox.git('rev-parse', 'refs/tags/moved');
    const event = pushEvent({ ref: 'refs/tags/moved', before, after, sha: main.three });
    const { change } = await detect(event, { workspace: await checkout(main.three, 'refs/tags/moved') });
    expect(change).toMatchObject({ reason, head: main.three });
  });

  test.each([
    ['touches the file', { 'swagger.json': spec('v3') }, 'modified'],
    ['leaves the file alone', { 'other.md': 'x' }, 'unchanged'],
  ])('E6: a pull request that %s, with a stale base.sha in its payload', async (name, files, reason) => {
    const on = `refs/heads/pr-${depth}-${name.length}`;
    const head = await scene.sandbox.commit(files, { on, parents: [main.one] });
    const merged = { 'swagger.json': spec('v2'), 'note.md': 'b', ...files };
    const number = depth * 100 + name.length;
    const merge = await scene.sandbox.commit(merged, {
      on: `refs/pull/${number}/merge`,
      parents: [main.three, head],
    });
    const event = pullRequestEvent(
      pullOf(head, { number, base: { ref: 'main', sha: main.one }, sha: merge }),
    );
    const workspace = await checkout(merge, `refs/pull/${number}/merge`);
    const { change, isCloneUnaltered } = await detect(event, { workspace });
    expect(change).toMatchObject({ reason, preview: true, base: main.three, head: merge, warnings: [] });
    expect(isCloneUnaltered).toBe(true);
  });

  test("E6: a checkout of the pull request's own head is compared with the merge base", async () => {
    const on = `refs/heads/own-${depth}`;
    const head = await scene.sandbox.commit({ 'swagger.json': spec('v4') }, { on, parents: [main.one] });
    const workspace = await checkout(head, on);
    const { change } = await detect(pullRequestEvent(pullOf(head)), { workspace });
    expect(change).toMatchObject({ reason: 'modified', base: main.one, head });
  });

  test("E6: a merge of the target into the pull request does not count as GitHub's test merge", async () => {
    const on = `refs/heads/updated-${depth}`;
    const topic = await scene.sandbox.commit({ 'swagger.json': spec('v5') }, { on, parents: [main.one] });
    const files = { 'swagger.json': spec('v5'), 'note.md': 'b' };
    const head = await scene.sandbox.commit(files, { on, parents: [topic, main.three] });
    // On Gitea, the event is about the pull request's own last commit.
    const event = { ...pullRequestEvent(pullOf(head, { sha: head })), ref: 'refs/pull/5/head' };
    const { change } = await detect(event, { workspace: await checkout(head, on) });
    expect(change).toMatchObject({ reason: 'modified', base: main.three, head, warnings: [] });
  });

  test.each([
    ['from the payload', { merge_base: 'one' }, undefined],
    ['from the API', {}, undefined],
    ['nowhere: then with the tip that the event names, and a warning', {}, 404],
  ] as const)('E6: the merge base of the pull request comes %s', async (_, given, fault) => {
    const on = `refs/heads/began-${depth}`;
    const head = await scene.sandbox.commit({ 'swagger.json': spec('v6') }, { on, parents: [main.one] });
    const event = pullRequestEvent(pullOf(head, { base: { ref: 'gone', sha: main.three } }));
    const { pull_request } = event.payload as { pull_request: object };
    const reported = 'merge_base' in given ? { merge_base: main.one } : {};
    if (!('merge_base' in given)) await scene.sandbox.git('branch', '--force', 'gone', main.three);
    if (fault !== undefined) scene.api.fail({ on: /compare/, with: fault, times: 1 });
    const workspace = await checkout(head, on);
    if (fault !== undefined) await scene.sandbox.git('branch', '--delete', '--force', 'gone');
    const payload = { ...(event.payload as object), pull_request: { ...pull_request, ...reported } };
    const { change } = await detect({ ...event, payload }, { workspace });
    // A full clone finds it without a request.
    const isFound = fault === undefined || depth === 0;
    expect(change.base).toBe(isFound ? main.one : main.three);
    expect(change.warnings).toEqual(isFound ? [] : [expect.stringContaining('could not be found')]);
  });

  test('E8: pull_request_target compares with the merge base of the pull request, not with the target’s tip', async () => {
    const head = await scene.sandbox.commit(
      { 'note.md': 'from a fork' },
      { on: `refs/pull/18${depth}/head`, parents: [main.one] },
    );
    const event = pullRequestTargetEvent(pullOf(head));
    const first = await detect(event);
    expect(first.change).toMatchObject({ reason: 'unchanged', base: main.one, head, warnings: [] });
    scene.api.fail({ on: /compare/, with: 404, times: 1 });
    const second = await detect(event);
    expect(second.change).toMatchObject({ reason: 'modified', base: main.three });
    expect(second.change.warnings).toEqual([expect.stringContaining('could not be found')]);
  });

  test.each([
    [true, { changed: true, reason: 'no-base', preview: true }],
    [false, { changed: false, reason: 'unchanged', preview: true }],
  ])('E7: a closed pull request, merged: %s', async (merged, expected) => {
    const event = pullRequestEvent(pullOf(main.three, { action: 'closed', merged }));
    const { change, calls } = await detect(event);
    expect(change).toMatchObject(expected);
    expect(calls).toEqual([]);
  });

  test('E8: pull_request_target never reads the workspace, even without other information', async () => {
    const workspace = await checkout(main.three);
    await writeFile(join(workspace, 'swagger.json'), 'from an outside contributor');
    const closed = pullRequestTargetEvent(pullOf(main.two, { action: 'closed' }));
    const ended = await detect(closed, { workspace, force: true });
    expect(ended.change).toMatchObject({ reason: 'unchanged' });
    const empty = { ...pullRequestTargetEvent(pullOf(main.two)), payload: {} };
    expect((await detect(empty, { workspace })).change).toMatchObject({ reason: 'missing' });
  });

  test('E8: pull_request_target requests both commits from GitHub', async () => {
    const head = await scene.sandbox.commit(
      { 'swagger.json': spec(`fork ${depth}`) },
      { on: `refs/pull/8${depth}/head`, parents: [main.three] },
    );
    const { change, calls } = await detect(pullRequestTargetEvent(pullOf(head)));
    expect(change).toMatchObject({ reason: 'modified', preview: true, base: main.three, head });
    expect(calls.filter((call) => call.endsWith('/contents'))).toHaveLength(2);
  });

  test('E8: pull_request_target follows the references of the base', async () => {
    const files = { 'swagger.json': '{"$ref":"part.json"}', 'part.json': '1' };
    const base = await scene.sandbox.commit(files, { on: `base-${depth}`, parents: [main.three] });
    const on = `refs/pull/9${depth}/head`;
    const head = await scene.sandbox.commit({ 'part.json': '2' }, { on, parents: [base] });
    const own = { base: { ref: `base-${depth}`, sha: base }, sha: base };
    const event = pullRequestTargetEvent(pullOf(head, own));
    const { change } = await detect(event, { workspace: await checkout(base) });
    expect(change).toMatchObject({ reason: 'modified', changedFiles: ['part.json'] });
  });

  test.each([
    ['two', 'unchanged'],
    ['one', 'modified'],
  ] as const)('E9: a merge group on %s', async (base, reason) => {
    const event = mergeGroupEvent({ baseSha: main[base], headSha: main.three });
    const { change, notices } = await detect(event, { workspace: await checkout(main.three, event.ref) });
    expect(change).toMatchObject({ reason, preview: true, base: main[base] });
    // The preview is expected.
    expect(notices).toEqual([]);
  });

  test.each(['dispatch', 'schedule', 'release', 'create', 'delete', 'repository_dispatch'])(
    'E10: %s has no commit to compare with and counts as changed',
    async (name) => {
      const events = {
        dispatch: dispatchEvent(main.three),
        schedule: scheduleEvent(main.three),
        release: releaseEvent(main.three, 'v1'),
        create: refEvent('create', 'new', main.three),
        delete: refEvent('delete', 'gone', main.three),
        repository_dispatch: { ...dispatchEvent(main.three), name: 'repository_dispatch' },
      };
      const event = events[name as keyof typeof events];
      const { change, calls } = await detect(event);
      expect(change).toMatchObject({ changed: true, reason: 'no-base', preview: false });
      expect(calls).toEqual([]);
    },
  );

  test.each([
    ['HEAD^', 'unchanged', 'two'],
    ['HEAD~1', 'unchanged', 'two'],
    ['HEAD~2', 'modified', 'one'],
    ['release', 'modified', 'one'],
    ['main', 'unchanged', 'three'],
    ['first', 'modified', 'one'],
  ] as const)('E10: base `%s` is found', async (base, reason, commit) => {
    await scene.sandbox.git('branch', '--force', 'release', main.one);
    await scene.sandbox.git('tag', '--force', 'first', main.one);
    const { change } = await detect(dispatchEvent(main.three), { base });
    expect(change).toMatchObject({ reason, base: main[commit] });
  });

  test('HEAD is the checked-out commit, not the current tip of the branch', async () => {
    const workspace = await checkout(main.two);
    const { change } = await detect(dispatchEvent(main.two), { workspace, base: 'HEAD~1' });
    expect(change).toMatchObject({ reason: 'modified', base: main.one });
  });

  test.each(['nowhere', 'mian', 'abc1234'])('a base that does not exist is rejected: %s', async (base) => {
    await expect(detect(dispatchEvent(main.three), { base })).rejects.toMatchObject({
      code: 'bad-input',
      message: `Invalid value “${base}” for the input \`base\`: this repository has no such commit, branch or tag.`,
    });
  });

  test.each(['a'.repeat(40), 'HEAD^9', 'HEAD~40', 'nowhere^'])(
    'a base that a force-push can remove, or a first commit lacks, is unknown: %s',
    async (base) => {
      const { change } = await detect(dispatchEvent(main.three), { base });
      expect(change).toMatchObject({ changed: true, reason: 'unknown' });
    },
  );

  test.each([
    ['last-succes', 'last-success'],
    ['last_success', 'last-success'],
    ['lst-sucess', 'last-success'],
    ['copliot', 'copilot'],
    ['COPILOT', 'copilot'],
    ['atuo', 'auto'],
  ])('a base that is a misspelled word is rejected without a request: %s', async (base, meant) => {
    const seen = scene.api.calls.length;
    await expect(detect(dispatchEvent(main.three), { base })).rejects.toMatchObject({
      code: 'bad-input',
      message: `Invalid value “${base}” for the input \`base\`. Did you mean \`${meant}\`?`,
      hint: `For a branch or tag of this name, use \`heads/${base}\` or \`tags/${base}\`.`,
    });
    expect(scene.api.calls.slice(seen)).toEqual([]);
  });

  test('a tag of the clone can resemble a word, and a branch of the server can be written in full', async () => {
    await scene.sandbox.git('branch', '--force', 'auth', main.one);
    const event = dispatchEvent(main.three);
    const workspace = await checkout(main.three);
    const { change } = await detect(event, { workspace, base: 'heads/auth' });
    expect(change).toMatchObject({ reason: 'modified', base: main.one });
    await git(workspace, ['tag', 'auto1', main.three]);
    const tagged = await detect(event, { workspace, base: 'auto1' });
    expect(tagged.change).toMatchObject({ reason: 'unchanged', base: main.three });
  });

  test('E12 and G: a run that was started again after the branch moved on is superseded', async () => {
    const branch = `moving-${depth}`;
    const first = await scene.sandbox.commit({ 'swagger.json': spec('m1') }, { on: branch });
    const second = await scene.sandbox.commit({ 'swagger.json': spec('m2') }, { on: branch });
    const event = pushEvent({ ref: branch, before: first, after: second });
    const workspace = await checkout(second, `refs/heads/${branch}`);
    expect((await detect(event, { workspace })).change.reason).toBe('modified');

    await scene.sandbox.commit({ 'note.md': 'later' }, { on: branch });
    expect((await detect(event, { workspace })).change.reason).toBe('modified');

    const tip = await scene.sandbox.commit({ 'swagger.json': spec('m3') }, { on: branch });
    const { change, notices } = await detect(event, { workspace });
    expect(change).toMatchObject({ changed: true, reason: 'superseded' });
    expect(notices).toEqual([change.detail]);
    expect(change.detail).toContain(tip.slice(0, 7));
    expect((await detect(event, { workspace, force: true })).change.reason).toBe('forced');
    expect((await detect(event, { workspace, dryRun: true })).change.reason).toBe('modified');
  });

  test('C1: another checked-out commit is used, with a notice', async () => {
    const { change, notices } = await detect(pushSince('one'), { workspace: await checkout(main.one) });
    expect(change).toMatchObject({ reason: 'unchanged', head: main.one });
    expect(notices).toEqual([expect.stringContaining(main.one.slice(0, 7))]);
  });
});
