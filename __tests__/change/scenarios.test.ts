import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChangeScene, type ChangeScene } from '../support/change-scene.ts';
import { pushEvent, zeroOid } from '../support/events.ts';
import { git } from '../support/git-process.ts';

/** What other change detectors got wrong, and the odd corners of git: S and X as in the research. */

const spec = (title: string): string =>
  JSON.stringify({ openapi: '3.0.3', info: { title, version: '1' }, paths: {} });

let scene: ChangeScene;

beforeEach(async () => {
  scene = await createChangeScene();
});

afterEach(() => scene.dispose());

interface Push {
  readonly before: string;
  readonly after: string;
  readonly branch?: string;
  readonly files?: readonly string[];
  readonly depth?: 0 | 1;
  /** Done to the workspace between the checkout and this action. */
  readonly prepare?: (workspace: string) => Promise<unknown>;
  readonly env?: Readonly<Record<string, string>>;
}

async function push({ before, after, branch = 'main', files, depth = 1, prepare, env }: Push) {
  const workspace = await scene.sandbox.checkout({ sha: after, ref: `refs/heads/${branch}`, depth });
  await prepare?.(workspace);
  const event = pushEvent({ ref: branch, before, after });
  return scene.detect({ event, workspace, ...(files && { files }), ...(env && { env }) });
}

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
    expect(change).toMatchObject({ changed: false, reason: 'removed', changedFiles: ['swagger.json'] });
  });

  test('S13: a merge commit is compared as a tree', async () => {
    const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
    const side = await scene.sandbox.commit({ 'swagger.json': spec('b') }, { on: 'side', parents: [before] });
    const after = await scene.sandbox.commit({ 'swagger.json': spec('b') }, { parents: [before, side] });
    expect((await push({ before, after, depth })).change.reason).toBe('modified');
  });

  test('the file is new, and a file that is nowhere is missing', async () => {
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

  test('X2: a linked folder led elsewhere, and a file behind the link changed', async () => {
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

  test('a linked file: a change of what it leads to is a change', async () => {
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

  test('a referenced file changed, was added, and is named', async () => {
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

test('S11: a clone that another user owns', async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
  const after = await scene.sandbox.commit({ 'note.md': 'x' });
  const result = await push({ before, after, depth: 0, env: { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' } });
  expect(result.change.reason).toBe('unchanged');
  expect(result.calls).toEqual([]);
});

test('S12: a repository with SHA-256 ids', async () => {
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
    // GitHub has no such repositories: its API is of no help, git itself is.
    const workspace = await own.sandbox.checkout({ sha: after, depth: 1 });
    const event = pushEvent({ ref: 'main', before, after });
    const { change } = await own.detect({ event, workspace, env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    expect(change.reason).toBe('modified');
  } finally {
    await own.dispose();
  }
});

test('S14: a run started again compares what its own push compared', async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
  const after = await scene.sandbox.commit({ 'swagger.json': spec('b') });
  await scene.sandbox.commit({ 'note.md': 'later' });
  expect((await push({ before, after })).change).toMatchObject({
    reason: 'modified',
    base: before,
    head: after,
  });
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

test('a name that differs in the case of letters is told the right one', async () => {
  const before = await scene.sandbox.commit({ 'Docs/Swagger.json': spec('a') });
  const after = await scene.sandbox.commit({ 'note.md': 'y' });
  // As on Windows and macOS, where the workspace gives the file under either name.
  const prepare = (workspace: string) =>
    rename(join(workspace, 'Docs/Swagger.json'), join(workspace, 'swagger.json'));
  const nested = async (workspace: string) => {
    await mkdir(join(workspace, 'docs'));
    await rename(join(workspace, 'Docs/Swagger.json'), join(workspace, 'docs/swagger.json'));
  };
  expect((await push({ before, after, prepare })).change.warnings).toEqual([]);
  const { change } = await push({ before, after, prepare: nested, files: ['docs/swagger.json'] });
  expect(change).toMatchObject({
    reason: 'untracked',
    warnings: [expect.stringContaining('Docs/Swagger.json')],
  });
});

test('X7: a commit that exists nowhere counts as changed, with one warning for all files', async () => {
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

test('C2: a checkout of another repository counts as changed', async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('a') });
  const after = await scene.sandbox.commit({ 'note.md': 'y' });
  const prepare = (workspace: string) =>
    git(workspace, ['remote', 'set-url', 'origin', 'git@github.com:octo/other.git']);
  const { change, calls } = await push({ before, after, prepare });
  expect(change).toMatchObject({ changed: true, reason: 'foreign-checkout' });
  expect(change.detail).toContain('octo/other');
  expect(calls).toEqual([]);
});

describe('C3: a working file', () => {
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

  test('whose executable bit alone differs does not', async () => {
    const prepare = (workspace: string) => chmod(join(workspace, 'swagger.json'), 0o755);
    expect((await push({ ...commits, depth: 0, prepare })).change.reason).toBe('unchanged');
  });

  test('that is left out of the checkout counts as unchanged, or as missing where it changed', async () => {
    const prepare = (workspace: string) => rm(join(workspace, 'swagger.json'));
    expect((await push({ ...commits, depth: 0, prepare })).change.reason).toBe('unchanged');
    const after = await scene.sandbox.commit({ 'swagger.json': spec('c') });
    const { change } = await push({ before: commits.before, after, depth: 0, prepare });
    expect(change).toMatchObject({ changed: false, reason: 'missing' });
    expect(change.detail).toContain('sparse');
  });
});

test('a file that cannot be read counts as changed, so that its own check says why; others are not kept from theirs', async () => {
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

test('many files of one repository are asked for together', async () => {
  const files = Array.from({ length: 250 }, (_, index) => `services/service-${index}/swagger.json`);
  const before = await scene.sandbox.commit(Object.fromEntries(files.map((file) => [file, spec(file)])));
  const after = await scene.sandbox.commit({ [files[7] ?? '']: spec('changed') });
  const shallow = await push({ before, after, files, depth: 1 });
  expect(shallow.changes.filter(({ changed }) => changed).map(({ file }) => file)).toEqual([files[7]]);
  expect(shallow.calls.filter((call) => call === 'POST /graphql')).toHaveLength(3);
  const full = await push({ before, after, files, depth: 0 });
  expect(full.changes.filter(({ changed }) => changed).map(({ file }) => file)).toEqual([files[7]]);
});

test('nothing changed costs two git processes and no request, however many files', async () => {
  const files = ['a.json', 'b/c.json', 'd.json'];
  const before = await scene.sandbox.commit(Object.fromEntries(files.map((file) => [file, spec(file)])));
  const after = await scene.sandbox.commit({ 'note.md': 'x' });
  const trace = join(scene.sandbox.temporaryFolder, 'trace');
  const { changes, calls } = await push({ before, after, files, depth: 0, env: { GIT_TRACE: trace } });
  expect(changes.map(({ reason }) => reason)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect(calls).toEqual([]);
  const started = (await readFile(trace, 'utf8')).match(/built-in: git \S+/g);
  expect(started).toEqual(['built-in: git ls-tree', 'built-in: git ls-tree']);
});
