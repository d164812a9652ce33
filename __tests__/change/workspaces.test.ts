import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readText, useScene, withoutApi, type Files, type Push } from './change-scene.ts';
import { eachCase } from '../support/each-case.ts';
import { dispatchEvent, pushEvent } from '../support/events.ts';
import { createFakeGit } from '../support/fake-git.ts';
import { git } from '../support/git-process.ts';

/** Special workspaces and clones: the remaining S, X and C cases. */

const scene = useScene();

const api = { 'swagger.json': 'a' };
const both = { ...api, 'other.json': 'b' };
const note = { 'note.md': 'x' };
const other = { 'swagger.json': 'b' };

/** Returns a step that writes the OpenAPI file. */
const write = (text: string) => (workspace: string) => writeFile(join(workspace, 'swagger.json'), text);

const decide = async (before: Files | string, after: Files | string, query: Push): Promise<string> =>
  (await scene.push(before, after, query)).change.reason;

test('S11: a clone that another user owns', async () => {
  const script = 'export GIT_TEST_ASSUME_DIFFERENT_OWNER=1; real_git "$@"';
  const env = { PATH: await createFakeGit(scene.sandbox.folder, script) };
  const { calls, change } = await scene.push(api, note, { depth: 0, env });
  expect([change.reason, calls]).toEqual(['unchanged', []]);
});

describe('S12: a repository with SHA-256 IDs', () => {
  const own = useScene({ objectFormat: 'sha256' });

  test('is compared by git', async () => {
    const [before, same, after] = await own.commit(api, note, other);
    expect((await own.push(before, same, { depth: 0 })).change.reason).toBe('unchanged');
    expect((await own.push(before, after, { depth: 0 })).change.reason).toBe('modified');
    // GitHub has no such repositories, so its API can't help, but git can.
    expect((await own.push(before, after, { env: withoutApi })).change.reason).toBe('modified');
  });
});

test('X4: a generated file is not tracked and counts as changed', async () => {
  const { change } = await scene.push(note, { 'note.md': 'y' }, { prepare: write('generated') });
  expect(change).toMatchObject({ changed: true, reason: 'untracked', warnings: [] });
  expect(change.changedFiles).toEqual(['swagger.json']);
});

test('X7: a commit that does not exist counts as changed, with one warning for all files', async () => {
  const [after] = await scene.commit(both);
  const query = { files: ['swagger.json', 'other.json'] };
  const { changes, isCloneUnaltered } = await scene.push('b'.repeat(40), after, query);
  expect(changes).toMatchObject([
    { changed: true, reason: 'unknown', base: undefined, warnings: [expect.stringContaining('bbbbbbb')] },
    { changed: true, reason: 'unknown', warnings: [] },
  ]);
  expect(isCloneUnaltered).toBe(true);
});

test('C2: a checkout of another repository counts as changed and is only previewed, with a notice', async () => {
  const prepare = (workspace: string) =>
    git(workspace, ['remote', 'set-url', 'origin', 'git@github.com:octo/other.git']);
  const { calls, change, notices } = await scene.push(api, note, { prepare });
  expect(change).toMatchObject({ changed: true, reason: 'other-repository', preview: true });
  expect(change.detail).toContain('octo/other');
  expect(notices).toEqual([expect.stringContaining('preview')]);
  expect(calls).toEqual([]);
});

test('a comment for which a workflow checks out a pull request is only previewed, with a notice', async () => {
  const [sha] = await scene.commit(api);
  const head = await scene.sandbox.commit({ 'swagger.json': 'b' }, { on: 'topic', parents: [sha] });
  const event = { ...dispatchEvent(sha), name: 'issue_comment', payload: { issue: { number: 7 } } };
  const foreign = await scene.detect({ event, sha: head });
  expect(foreign.change).toMatchObject({ reason: 'no-base', preview: true });
  expect(foreign.notices).toContainEqual(expect.stringContaining('This run is a preview'));
  const own = await scene.detect({ event });
  expect(own).toMatchObject({ change: { reason: 'no-base', preview: false }, notices: [] });
});

test('an unmerged ref is previewed with a notice, also with `force`', async () => {
  const [before, after] = await scene.commit(api, other);
  const event = { ...pushEvent({ ref: 'x', before, after }), ref: 'refs/heads/gh-readonly-queue/main/pr-1' };
  const { change, notices } = await scene.detect({ event, force: true });
  expect(change).toMatchObject({ reason: 'forced', preview: true });
  expect(notices).toEqual([expect.stringContaining('This run is a preview')]);
});

eachCase<readonly [prepare: Push['prepare'], reason: string, changedFiles?: readonly string[]]>({
  'that a step has changed counts as changed': [write('built'), 'dirty', ['swagger.json']],
  'that differs only by line endings, as checked out on Windows, does not': [
    async (workspace) => {
      await git(workspace, ['config', 'core.autocrlf', 'true']);
      await write('a\r\n')(workspace);
    },
    'unchanged',
  ],
  'with another executable bit counts as unchanged': [
    (workspace) => chmod(join(workspace, 'swagger.json'), 0o755),
    'unchanged',
  ],
  'that the checkout excludes counts as unchanged': [
    (workspace) => rm(join(workspace, 'swagger.json')),
    'unchanged',
  ],
})('C3: a file in the workspace %s', async ([prepare, reason, changedFiles = []]) => {
  const query = { depth: 0, prepare } as const;
  const { change, isCloneUnaltered } = await scene.push({ 'swagger.json': 'a\n' }, note, query);
  expect(change).toMatchObject({ changed: reason !== 'unchanged', reason, changedFiles });
  expect(isCloneUnaltered).toBe(true);
});

test('a file that changed and that the checkout excludes is missing', async () => {
  const prepare = (workspace: string) => rm(join(workspace, 'swagger.json'));
  const { change } = await scene.push(api, other, { depth: 0, prepare });
  expect(change).toMatchObject({ changed: false, reason: 'missing' });
  expect(change.detail).toContain('sparse');
});

test('an unreadable file counts as changed, so that its own check reports the reason, and other files are compared', async () => {
  const before = { 'swagger.json': { link: '/etc/hostname' }, 'other.json': 'a' };
  const { changes } = await scene.push(before, note, { files: ['swagger.json', 'other.json'] });
  expect(changes).toMatchObject([
    { changed: true, reason: 'dirty' },
    { changed: false, reason: 'unchanged' },
  ]);
});

test('a repository in a folder of the workspace', async () => {
  const before = { 'api/swagger.json': '{"$ref":"../parts/a.json"}', 'parts/a.json': '1' };
  const query = { path: 'code', files: ['code/api/swagger.json'], depth: 0 } as const;
  const { change } = await scene.push(before, { 'parts/a.json': '2' }, query);
  expect(change).toMatchObject({ reason: 'modified', changedFiles: ['code/parts/a.json'] });
});

test('links are followed as far as Linux follows them, without endless cycles', async () => {
  const links = Array.from(
    { length: 39 },
    (_, index) => [`l${index + 1}`, { link: `l${index + 2}` }] as const,
  );
  const [first, second] = await scene.commit(
    {
      'swagger.json': { link: 'l1' },
      ...Object.fromEntries(links),
      l40: 'a',
      'circle.json': { link: 'other.json' },
      'other.json': { link: 'circle.json' },
    },
    { l40: 'b' },
  );
  const { change, history } = await scene.push(first, second, { depth: 0 });
  expect(change).toMatchObject({ reason: 'modified', changedFiles: ['l40'] });
  const version = await history.findVersion('swagger.json', first);
  expect([await readText(version), await readText(version, 'circle.json')]).toEqual(['a', undefined]);
  const round = await scene.push(first, second, { files: ['circle.json'], depth: 0 });
  expect(round.changes).toHaveLength(1);
});

test.each([1, 0] as const)(
  'a push that adds or changes the workflow itself is distinguished, at depth %i',
  async (depth) => {
    const workflow = '.github/workflows/copilot.yml';
    const [first, second, third] = await scene.commit(api, { [workflow]: 'a' }, { [workflow]: 'b' });
    const [fourth] = await scene.commit(note);
    const isChanged = async (before: string, after: string): Promise<boolean | undefined> =>
      (await scene.push(before, after, { depth })).change.isWorkflowChanged;
    expect([await isChanged(first, second), await isChanged(second, third)]).toEqual([true, true]);
    expect([await isChanged(third, third), await isChanged(third, fourth)]).toEqual([false, false]);
  },
);

test('an unchanged run needs one git process and no request, for any number of files', async () => {
  const files = ['a.json', 'b/c.json', 'd.json'];
  const texts = Object.fromEntries(files.map((file) => [file, file]));
  const trace = join(scene.sandbox.temporaryFolder, 'trace');
  const script = `echo "$@" >> '${trace}'; real_git "$@"`;
  const env = { PATH: await createFakeGit(scene.sandbox.folder, script) };
  const before = { '.github/workflows/copilot.yml': 'on: push', ...texts };
  const { calls, changes } = await scene.push(before, note, { files, depth: 0, env });
  expect(changes.map(({ reason }) => reason)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect(calls).toEqual([]);
  expect(await readFile(trace, 'utf8')).toMatch(/^.* cat-file --batch\n$/);
});

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
  await write('written by an earlier step')(workspace);
}

test.each([1, 0] as const)('configuration of the workspace runs no program, at depth %i', async (depth) => {
  const marker = join(scene.sandbox.folder, 'marker');
  const [before, after] = await scene.commit(api, note);
  const prepare = (workspace: string) => plant(workspace, marker);
  const { change, history } = await scene.push(before, after, { depth, env: withoutApi, prepare });
  expect(change.reason).toBe('dirty');
  expect(await readText(await history.findVersion('swagger.json', before))).toBe('a');
  for await (const _ of history.findVersions('swagger.json', { commits: [before], references: [] })) {
    expect(_.commit).toBe(before);
  }
  await expect(readFile(marker, 'utf8')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('git receives no input and no token', async () => {
  const trace = join(scene.sandbox.temporaryFolder, 'environment');
  const secrets = { 'INPUT_API-KEY': 'a-secret', ACTIONS_RUNTIME_TOKEN: 'a-secret', SOME_NAME: 'a-secret' };
  const PATH = await createFakeGit(scene.sandbox.folder, `env >> '${trace}'; real_git "$@"`);
  expect(await decide(api, note, { env: { PATH, ...secrets, ...withoutApi } })).toBe('unchanged');
  const received = await readFile(trace, 'utf8');
  expect(received).toContain('GIT_TERMINAL_PROMPT=0');
  expect(received).not.toContain('a-secret');
});

test.each([
  ':swagger.json',
  ':(top)swagger.json',
  ':!api/x.json',
  'api\\swagger.json',
  '-n.json',
  'a*?[b].json',
])('a path is used literally: %s', async (file) => {
  const [before, same, after] = await scene.commit({ [file]: 'a', ...api }, other, { [file]: 'b' });
  const query = { files: [file], depth: 0 } as const;
  expect(await decide(before, same, query)).toBe('unchanged');
  const { change, history } = await scene.push(before, after, query);
  expect(change).toMatchObject({ reason: 'modified', changedFiles: [file] });
  expect(await readText(await history.findVersion(file, undefined), file)).toBe('a');
});

test('a file in Git LFS is compared by its pointer', async () => {
  const digest = createHash('sha256').update('a').digest('hex');
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize 1\n`;
  const [before, after] = await scene.commit({ 'swagger.json': pointer }, note);
  expect(await decide(before, after, { prepare: write('a') })).toBe('unchanged');
  expect(await decide(before, after, { prepare: write('b') })).toBe('dirty');
});

test('if the runner does not report the workflow file, an unchanged run says that nothing was checked', async () => {
  const [before, after, next] = await scene.commit(both, note, { 'other.json': 'c' });
  const isReported = async (
    ...[from, to, env]: [string, string, Record<string, string>?]
  ): Promise<boolean> => {
    const { lines } = await scene.push(from, to, { files: ['swagger.json', 'other.json'], env: env ?? {} });
    return lines.some((line) => /^This runner .* were not checked/.test(line));
  };
  const unnamed = { GITHUB_WORKFLOW_REF: '' };
  expect(await isReported(before, after, unnamed)).toBe(true);
  expect(await isReported(before, after)).toBe(false);
  expect(await isReported(after, next, unnamed)).toBe(false);
});

test('outside GitHub, a base that a shallow clone lacks is synced, with the fix in the warning', async () => {
  const [base, , sha] = await scene.commit(api, note, { 'note.md': 'y' });
  const event = { name: '', payload: {}, sha: '', ref: '', repository: '' };
  const detect = async (depth: 0 | 1, revision: string) =>
    (await scene.detect({ event, sha, depth, base: revision })).change;
  const change = await detect(1, base);
  expect(change).toMatchObject({ changed: true, reason: 'unknown' });
  expect(change.warnings.join()).toContain('`GIT_DEPTH: 0`');
  expect((await detect(0, base)).reason).toBe('unchanged');
  // A force-push may have replaced the commit. A name that a full clone lacks is a typo.
  expect((await detect(0, 'b'.repeat(40))).reason).toBe('unknown');
  await expect(detect(0, 'no-such-branch')).rejects.toMatchObject({ code: 'bad-input' });
});

/** The modules for reading a file are preloaded, but not for a push without changes. */
test('the file of a push is announced for reading once if the push changes the file', async () => {
  const [before, after] = await scene.commit(api, other);
  expect((await scene.push(before, after)).foreseen).toBe(1);
  expect((await scene.push(after, note)).foreseen).toBe(0);
});
