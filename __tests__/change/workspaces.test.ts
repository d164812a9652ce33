import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChangeScene, type ChangeScene } from './change-scene.ts';
import { dispatchEvent, pushEvent } from '../support/events.ts';
import { createFakeGit } from '../support/fake-git.ts';
import { git } from '../support/git-process.ts';
import { detectPush, renderSpec as spec, type Push } from './push-scenario.ts';

/** Special workspaces and clones: the remaining S, X and C cases. */

let scene: ChangeScene;

beforeEach(async () => {
  scene = await createChangeScene();
});

afterEach(() => scene.dispose());

const push = (pushed: Push): ReturnType<typeof detectPush> => detectPush(scene, pushed);

test('S11: a clone that another user owns', async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
  const after = await scene.sandbox.commit({ 'note.md': 'x' });
  const script = 'export GIT_TEST_ASSUME_DIFFERENT_OWNER=1; real_git "$@"';
  const env = { PATH: await createFakeGit(scene.sandbox.folder, script) };
  const result = await push({ before, after, depth: 0, env });
  expect(result.change.reason).toBe('unchanged');
  expect(result.calls).toEqual([]);
});

test('S12: a repository with SHA-256 IDs', async () => {
  const own = await createChangeScene({ objectFormat: 'sha256' });
  try {
    const before = await own.sandbox.commit({ 'swagger.json': spec('a') });
    const same = await own.sandbox.commit({ 'note.md': 'x' });
    const after = await own.sandbox.commit({ 'swagger.json': spec('b') });
    for (const [from, to, reason] of [
      [before, same, 'unchanged'],
      [before, after, 'modified'],
    ] as const) {
      const workspace = await own.sandbox.checkout({ sha: to, depth: 0 });
      const { change } = await own.detect({
        event: pushEvent({ ref: 'main', before: from, after: to }),
        workspace,
      });
      expect(change.reason).toBe(reason);
    }
    // GitHub has no such repositories, so its API can't help, but git can.
    const workspace = await own.sandbox.checkout({ sha: after, depth: 1 });
    const event = pushEvent({ ref: 'main', before, after });
    const { change } = await own.detect({ event, workspace, env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    expect(change.reason).toBe('modified');
  } finally {
    await own.dispose();
  }
});

test('X4: a generated file is not tracked and counts as changed', async () => {
  const before = await scene.sandbox.commit({ 'note.md': 'x' });
  const after = await scene.sandbox.commit({ 'note.md': 'y' });
  const prepare = (workspace: string) => writeFile(join(workspace, 'swagger.json'), spec('generated'));
  const { change } = await push({ before, after, prepare });
  expect(change).toMatchObject({
    changed: true,
    reason: 'untracked',
    changedFiles: ['swagger.json'],
    warnings: [],
  });
});

test('X7: a commit that does not exist counts as changed, with one warning for all files', async () => {
  await scene.sandbox.commit({ 'swagger.json': spec('a'), 'other.json': spec('b') });
  const after = await scene.sandbox.commit({ 'note.md': 'y' });
  const before = 'b'.repeat(40);
  const { changes, isCloneUnaltered } = await push({ before, after, files: ['swagger.json', 'other.json'] });
  expect(changes.map(({ changed, reason }) => ({ changed, reason }))).toEqual([
    { changed: true, reason: 'unknown' },
    { changed: true, reason: 'unknown' },
  ]);
  expect(changes.flatMap(({ warnings }) => warnings)).toEqual([expect.stringContaining('bbbbbbb')]);
  expect(changes[0]?.base).toBeUndefined();
  expect(isCloneUnaltered).toBe(true);
});

test('C2: a checkout of another repository counts as changed and is only previewed, with a notice', async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
  const after = await scene.sandbox.commit({ 'note.md': 'y' });
  const prepare = (workspace: string) =>
    git(workspace, ['remote', 'set-url', 'origin', 'git@github.com:octo/other.git']);
  const { change, calls, notices } = await push({ before, after, prepare });
  expect(change).toMatchObject({ changed: true, reason: 'other-repository', preview: true });
  expect(change.detail).toContain('octo/other');
  expect(notices).toEqual([expect.stringContaining('preview')]);
  expect(calls).toEqual([]);
});

test('a comment for which a workflow checks out a pull request is only previewed, with a notice', async () => {
  const sha = await scene.sandbox.commit({ 'swagger.json': spec('a') });
  const head = await scene.sandbox.commit({ 'swagger.json': spec('b') }, { on: 'topic', parents: [sha] });
  const event = { ...dispatchEvent(sha), name: 'issue_comment', payload: { issue: { number: 7 } } };
  const other = await scene.detect({
    event,
    workspace: await scene.sandbox.checkout({ sha: head, depth: 1 }),
  });
  expect(other.change).toMatchObject({ reason: 'no-base', preview: true });
  expect(other.notices).toContainEqual(expect.stringContaining('This run is a preview'));
  const own = await scene.detect({ event, workspace: await scene.sandbox.checkout({ sha, depth: 1 }) });
  expect(own.change).toMatchObject({ reason: 'no-base', preview: false });
  expect(own.notices).toEqual([]);
});

test('an unmerged ref is previewed with a notice, also with `force`', async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
  const after = await scene.sandbox.commit({ 'swagger.json': spec('b') });
  const event = { ...pushEvent({ ref: 'x', before, after }), ref: 'refs/heads/gh-readonly-queue/main/pr-1' };
  const workspace = await scene.sandbox.checkout({ sha: after, depth: 1 });
  const { change, notices } = await scene.detect({ event, workspace, force: true });
  expect(change).toMatchObject({ reason: 'forced', preview: true });
  expect(notices).toEqual([expect.stringContaining('This run is a preview')]);
});

describe('C3: a file in the workspace', () => {
  let commits: { before: string; after: string };
  beforeEach(async () => {
    const before = await scene.sandbox.commit({ 'swagger.json': `${spec('a')}\n` });
    commits = { before, after: await scene.sandbox.commit({ 'note.md': 'y' }) };
  });

  test('that a step has changed counts as changed', async () => {
    const prepare = (workspace: string) => writeFile(join(workspace, 'swagger.json'), spec('built'));
    const { change, isCloneUnaltered } = await push({ ...commits, depth: 0, prepare });
    expect(change).toMatchObject({ changed: true, reason: 'dirty', changedFiles: ['swagger.json'] });
    expect(isCloneUnaltered).toBe(true);
  });

  test('that differs only by line endings, as checked out on Windows, does not', async () => {
    const prepare = async (workspace: string) => {
      await git(workspace, ['config', 'core.autocrlf', 'true']);
      await writeFile(join(workspace, 'swagger.json'), `${spec('a')}\r\n`);
    };
    const { change } = await push({ ...commits, depth: 0, prepare });
    expect(change.reason).toBe('unchanged');
  });

  test('with another executable bit counts as unchanged', async () => {
    const prepare = (workspace: string) => chmod(join(workspace, 'swagger.json'), 0o755);
    expect((await push({ ...commits, depth: 0, prepare })).change.reason).toBe('unchanged');
  });

  test('that the checkout excludes counts as unchanged, or as missing if it changed', async () => {
    const prepare = (workspace: string) => rm(join(workspace, 'swagger.json'));
    expect((await push({ ...commits, depth: 0, prepare })).change.reason).toBe('unchanged');
    const after = await scene.sandbox.commit({ 'swagger.json': spec('c') });
    const { change } = await push({ before: commits.before, after, depth: 0, prepare });
    expect(change).toMatchObject({ changed: false, reason: 'missing' });
    expect(change.detail).toContain('sparse');
  });
});

test('an unreadable file counts as changed, so that its own check reports the reason, and other files are compared', async () => {
  const before = await scene.sandbox.commit({
    'swagger.json': { link: '/etc/hostname' },
    'other.json': spec('a'),
  });
  const after = await scene.sandbox.commit({ 'note.md': 'y' });
  const { changes } = await push({ before, after, files: ['swagger.json', 'other.json'] });
  expect(changes.map(({ changed, reason }) => [changed, reason])).toEqual([
    [true, 'dirty'],
    [false, 'unchanged'],
  ]);
});

test('a repository in a folder of the workspace', async () => {
  const before = await scene.sandbox.commit({
    'api/swagger.json': '{"$ref":"../parts/a.json"}',
    'parts/a.json': '1',
  });
  const after = await scene.sandbox.commit({ 'parts/a.json': '2' });
  const workspace = await scene.sandbox.checkout({ sha: after, depth: 0, path: 'code' });
  const event = pushEvent({ ref: 'main', before, after });
  const { change } = await scene.detect({ event, workspace, path: 'code', files: ['code/api/swagger.json'] });
  expect(change).toMatchObject({ reason: 'modified', changedFiles: ['code/parts/a.json'] });
});

test('a dangling link is no change on its own', async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': { link: 'nowhere.json' } });
  const after = await scene.sandbox.commit({ 'note.md': 'x' });
  expect((await push({ before, after, depth: 0 })).change.reason).toBe('unchanged');
});

test('links are followed as far as Linux follows them, without endless cycles', async () => {
  const links = Array.from(
    { length: 39 },
    (_, index) => [`l${index + 1}`, { link: `l${index + 2}` }] as const,
  );
  const first = await scene.sandbox.commit({
    'swagger.json': { link: 'l1' },
    ...Object.fromEntries(links),
    l40: spec('a'),
    'circle.json': { link: 'other.json' },
    'other.json': { link: 'circle.json' },
  });
  const second = await scene.sandbox.commit({ l40: spec('b') });
  const { change, history } = await push({ before: first, after: second, depth: 0 });
  expect(change).toMatchObject({ reason: 'modified', changedFiles: ['l40'] });
  const version = await history.findVersion('swagger.json', first);
  expect(Buffer.from((await version?.reader.read('swagger.json')) ?? '').toString()).toBe(spec('a'));
  expect(await version?.reader.read('circle.json')).toBeUndefined();
  const round = await push({ before: first, after: second, files: ['circle.json'], depth: 0 });
  expect(round.changes).toHaveLength(1);
});

describe('a push that adds or changes the workflow itself', () => {
  const workflow = '.github/workflows/copilot.yml';

  test.each([1, 0] as const)('is distinguished from other pushes, at depth %i', async (depth) => {
    const first = await scene.sandbox.commit({ 'swagger.json': spec('a') });
    const second = await scene.sandbox.commit({ [workflow]: 'on: push' });
    const third = await scene.sandbox.commit({ [workflow]: 'on: [push]' });
    const brought = await push({ before: first, after: second, depth });
    expect(brought.change).toMatchObject({ reason: 'unchanged', isWorkflowChanged: true });
    const changed = await push({ before: second, after: third, depth });
    expect(changed.change).toMatchObject({ reason: 'unchanged', isWorkflowChanged: true });
    expect((await push({ before: third, after: third, depth })).change.isWorkflowChanged).toBe(false);
    const fourth = await scene.sandbox.commit({ 'README.md': 'Another file.' });
    expect((await push({ before: third, after: fourth, depth })).change.isWorkflowChanged).toBe(false);
  });

  test('does not warn that a last success is missing', async () => {
    const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
    const after = await scene.sandbox.commit({ [workflow]: 'on: push' });
    const event = pushEvent({ ref: 'main', before, after });
    const workspace = await scene.sandbox.checkout({ sha: after, depth: 0 });
    const { change } = await scene.detect({ event, workspace, base: 'last-success' });
    expect(change).toMatchObject({ reason: 'unchanged', isWorkflowChanged: true, warnings: [] });
  });
});

test('an unchanged run needs one git process and no request, for any number of files', async () => {
  const files = ['a.json', 'b/c.json', 'd.json'];
  const before = await scene.sandbox.commit({
    '.github/workflows/copilot.yml': 'on: push',
    ...Object.fromEntries(files.map((file) => [file, spec(file)])),
  });
  const after = await scene.sandbox.commit({ 'note.md': 'x' });
  const trace = join(scene.sandbox.temporaryFolder, 'trace');
  const script = `echo "$@" >> '${trace}'; real_git "$@"`;
  const env = { PATH: await createFakeGit(scene.sandbox.folder, script) };
  const { changes, calls } = await push({ before, after, files, depth: 0, env });
  expect(changes.map(({ reason }) => reason)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect(calls).toEqual([]);
  expect((await readFile(trace, 'utf8')).trim().split('\n')).toEqual([
    expect.stringMatching(/ cat-file --batch$/),
  ]);
});

describe('configuration of the workspace', () => {
  /** Adds every configuration or attribute of a clone that can start a program. */
  async function plant(workspace: string, marker: string): Promise<void> {
    const program = join(workspace, '.git', 'program');
    await writeFile(program, `#!/bin/sh\necho "$0 $@" >> '${marker}'\ncat\n`);
    await chmod(program, 0o755);
    const settings = {
      ...{ 'core.fsmonitor': program, 'core.pager': program, 'core.sshCommand': program },
      ...{ 'core.editor': program, 'core.askPass': program, 'credential.helper': program },
      ...{ 'filter.evil.clean': program, 'filter.evil.smudge': program, 'filter.evil.process': program },
      ...{ 'filter.evil.required': 'true', 'diff.evil.textconv': program, 'diff.external': program },
      ...{ 'core.hooksPath': join(workspace, '.git', 'hooks'), 'core.alternateRefsCommand': program },
      ...{ 'alias.cat-file': `!${program}`, 'remote.origin.promisor': 'true' },
      ...{ 'remote.origin.url': 'ssh://evil.example.com/octo/service', 'remote.origin.uploadpack': program },
    };
    for (const [name, value] of Object.entries(settings)) await git(workspace, ['config', name, value]);
    await mkdir(join(workspace, '.git', 'hooks'), { recursive: true });
    for (const hook of ['reference-transaction', 'post-index-change', 'post-checkout']) {
      await copyFile(program, join(workspace, '.git', 'hooks', hook));
    }
    await writeFile(join(workspace, '.git', 'info', 'attributes'), '* filter=evil diff=evil\n');
    await writeFile(join(workspace, 'swagger.json'), spec('written by an earlier step'));
  }

  test.each([1, 0] as const)('runs no program, at depth %i', async (depth) => {
    const marker = join(scene.sandbox.folder, 'marker');
    const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
    const after = await scene.sandbox.commit({ 'note.md': 'y' });
    const nowhere = 'http://127.0.0.1:9';
    const env = { GITHUB_API_URL: nowhere };
    const prepare = (workspace: string) => plant(workspace, marker);
    const { change, history } = await push({ before, after, depth, env, prepare });
    expect(change.reason).toBe('dirty');
    const version = await history.findVersion('swagger.json', before);
    expect(Buffer.from((await version?.reader.read('swagger.json')) ?? '').toString()).toBe(spec('a'));
    for await (const _ of history.findVersions('swagger.json', { commits: [before], references: [] })) {
      expect(_.commit).toBe(before);
    }
    await expect(readFile(marker, 'utf8')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

test('git receives no input and no token', async () => {
  const trace = join(scene.sandbox.temporaryFolder, 'environment');
  const script = `env >> '${trace}'; real_git "$@"`;
  const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
  const after = await scene.sandbox.commit({ 'note.md': 'y' });
  const nowhere = 'http://127.0.0.1:9';
  const env = {
    PATH: await createFakeGit(scene.sandbox.folder, script),
    'INPUT_API-KEY': 'a-secret',
    ACTIONS_RUNTIME_TOKEN: 'a-secret',
    SOME_NAME: 'a-secret',
    GITHUB_API_URL: nowhere,
  };
  const { change } = await push({ before, after, depth: 1, env });
  expect(change.reason).toBe('unchanged');
  const seen = await readFile(trace, 'utf8');
  expect(seen).toContain('GIT_TERMINAL_PROMPT=0');
  expect(seen).not.toContain('a-secret');
});

describe('a path', () => {
  test.each([
    ':swagger.json',
    ':(top)swagger.json',
    ':!api/x.json',
    'api\\swagger.json',
    '-n.json',
    'a*?[b].json',
  ])('is used literally: %s', async (file) => {
    const before = await scene.sandbox.commit({ [file]: spec('a'), 'swagger.json': spec('x') });
    const same = await scene.sandbox.commit({ 'swagger.json': spec('y') });
    const after = await scene.sandbox.commit({ [file]: spec('b') });
    const files = [file];
    expect((await push({ before, after: same, files, depth: 0 })).change.reason).toBe('unchanged');
    const { change, history } = await push({ before, after, files, depth: 0 });
    expect(change).toMatchObject({ reason: 'modified', changedFiles: [file] });
    const version = await history.findVersion(file, undefined);
    expect(Buffer.from((await version?.reader.read(file)) ?? '').toString()).toBe(spec('a'));
  });
});

test('a file in Git LFS is compared by its pointer', async () => {
  const pointer = (text: string): string => {
    const digest = createHash('sha256').update(text).digest('hex');
    return `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${Buffer.byteLength(text)}\n`;
  };
  const before = await scene.sandbox.commit({ 'swagger.json': pointer(spec('a')) });
  const after = await scene.sandbox.commit({ 'note.md': 'y' });
  const fill = (text: string) => (workspace: string) => writeFile(join(workspace, 'swagger.json'), text);
  expect((await push({ before, after, prepare: fill(spec('a')) })).change.reason).toBe('unchanged');
  expect((await push({ before, after, prepare: fill(spec('b')) })).change.reason).toBe('dirty');
});

test('if the runner does not report the workflow file, an unchanged run says that nothing was checked', async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('a'), 'other.json': spec('b') });
  const after = await scene.sandbox.commit({ 'note.md': 'x' });
  const next = await scene.sandbox.commit({ 'other.json': spec('c') });
  const files = ['swagger.json', 'other.json'];
  const env = { GITHUB_WORKFLOW_REF: '' };
  const isReported = async (pushed: Push): Promise<boolean> =>
    (await push(pushed)).lines.some((line) => /^This runner .* were not checked/.test(line));
  expect(await isReported({ before, after, files, env })).toBe(true);
  expect(await isReported({ before, after, files })).toBe(false);
  expect(await isReported({ before: after, after: next, files, env })).toBe(false);
});

test('outside GitHub, a base that a shallow clone lacks is synced, with the fix in the warning', async () => {
  const base = await scene.sandbox.commit({ 'swagger.json': spec('a') });
  await scene.sandbox.commit({ 'note.md': 'x' });
  const head = await scene.sandbox.commit({ 'note.md': 'y' });
  const event = { name: '', payload: {}, sha: '', ref: '', repository: '' };
  const detect = async (depth: 0 | 1, revision: string) => {
    const workspace = await scene.sandbox.checkout({ sha: head, depth });
    return (await scene.detect({ event, workspace, base: revision })).change;
  };
  const change = await detect(1, base);
  expect(change).toMatchObject({ changed: true, reason: 'unknown' });
  expect(change.warnings.join()).toContain('`GIT_DEPTH: 0`');
  expect((await detect(0, base)).reason).toBe('unchanged');
  // A force-push may have replaced the commit. A name that a full clone lacks is a typo.
  expect((await detect(0, 'b'.repeat(40))).reason).toBe('unknown');
  await expect(detect(0, 'no-such-branch')).rejects.toMatchObject({ code: 'bad-input' });
});
