import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChangeScene, type ChangeScene } from './change-scene.ts';
import { pushEvent } from '../support/events.ts';
import type { Content } from '../support/git-repository.ts';
import { renderSpec as spec } from './push-scenario.ts';

const workflow = '.github/workflows/copilot.yml';
const sources = { [workflow]: 'on: push' };

/** The two folders that a run requests: the OpenAPI file's, and the workflow's. */
const contents = ['api', '.github/workflows'].map((path) => `GET /repos/octo/service/contents/${path}`);

const nowhere = 'http://127.0.0.1:9';
const file = 'docs/api.json';

let scene: ChangeScene;
let commits: { readonly one: string; readonly two: string; readonly three: string };

async function openScene(kind: 'github' | 'gitea', token?: string): Promise<void> {
  scene = await createChangeScene({ kind, ...(token && { token }) });
  const { sandbox } = scene;
  const one = await sandbox.commit({ ...sources, 'api/swagger.json': spec('v1'), 'note.md': 'a' });
  const two = await sandbox.commit({ 'api/swagger.json': spec('v2') });
  const three = await sandbox.commit({ 'note.md': 'b' });
  commits = { one, two, three };
}

afterEach(() => scene.dispose());

interface Case {
  readonly before?: string;
  readonly base?: string;
  readonly token?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly prepare?: (workspace: string) => Promise<unknown>;
}

async function detect({ base, before = commits.two, env, prepare, timeoutMs, ...rest }: Case) {
  const workspace = await scene.sandbox.checkout({ sha: commits.three, depth: 1 });
  await prepare?.(workspace);
  const event = pushEvent({ ref: 'main', before, after: commits.three });
  const token = 'token' in rest ? { token: rest.token } : {};
  return scene.detect({
    event,
    workspace,
    files: ['api/swagger.json'],
    ...(base !== undefined && { base }),
    ...(env && { env }),
    ...token,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
}

describe.each(['github', 'gitea'] as const)('REST, with %s', (kind) => {
  beforeEach(() => openScene(kind));

  test('returns both results', async () => {
    const same = await detect({});
    expect(same.change.reason).toBe('unchanged');
    expect(same.calls.toSorted()).toEqual(contents.toSorted());
    expect(scene.api.calls[0]?.authorization).toBe('token a-token');
    expect((await detect({ before: commits.one })).change.reason).toBe('modified');
  });

  test('distinguishes a file that is new in an old folder from one in a new folder', async () => {
    for (const other of [{ 'api/other.json': '1' }, {}]) {
      const files = { 'api/swagger.json': undefined, ...other };
      const on = `x${Object.keys(other).length}`;
      const before = await scene.sandbox.commit(files, { on, parents: [commits.one] });
      expect((await detect({ before })).change.reason).toBe('added');
    }
  });

  test('finds a file in a list that is truncated', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`api/a${index}.json`, '1']));
    const before = await scene.sandbox.commit(many, { on: 'many', parents: [commits.two] });
    const { change, calls } = await detect({ before });
    expect(change.reason).toBe('unchanged');
    // GitHub truncates the list, and Gitea its trees.
    expect(calls.filter((call) => call.includes('/git/trees/'))).toHaveLength(kind === 'gitea' ? 3 : 2);
  });

  const module = (letter: string) => ({ docs: { submodule: letter.repeat(40) } });

  test.each<[string, Readonly<Record<string, Content>>, Readonly<Record<string, Content>>]>([
    ['a file that was a link', { [file]: { link: '../api/swagger.json' } }, { [file]: spec('v2') }],
    [
      'a link that leads elsewhere',
      { [file]: { link: '../a.json' }, 'a.json': '1', 'b.json': '1' },
      { [file]: { link: '../b.json' } },
    ],
    [
      'a folder that is a link',
      { docs: { link: 'v1' }, 'v1/api.json': '1', 'v2/api.json': '1' },
      { docs: { link: 'v2' } },
    ],
    ['a submodule', module('a'), module('b')],
    ['a file where a submodule was', module('a'), { docs: undefined, [file]: '1' }],
  ])('recognizes %s', async (_, before, after) => {
    const fill = async (workspace: string): Promise<void> => {
      // The same happens after a checkout with submodules.
      if (existsSync(join(workspace, file))) return;
      await mkdir(join(workspace, 'docs'), { recursive: true });
      await writeFile(join(workspace, file), '1');
    };
    const first = await scene.sandbox.commit(before);
    const note = await scene.sandbox.commit({ 'note.md': 'x' });
    const second = await scene.sandbox.commit(after);
    for (const [from, to, isChanged] of [
      [first, note, false],
      [note, second, true],
    ] as const) {
      const workspace = await scene.sandbox.checkout({ sha: to, depth: 1 });
      await fill(workspace);
      const event = pushEvent({ ref: 'main', before: from, after: to });
      const { change } = await scene.detect({ event, workspace, files: [file], dryRun: true });
      expect(change.changed).toBe(isChanged);
    }
  });

  test('treats any path literally', async () => {
    const odd = 'dö cs/{v}/[1] #2?%20+&.json';
    const before = await scene.sandbox.commit({ [odd]: spec('a') });
    const same = await scene.sandbox.commit({ 'note.md': 'y' });
    const after = await scene.sandbox.commit({ [odd]: spec('b') });
    for (const [sha, reason] of [
      [same, 'unchanged'],
      [after, 'modified'],
    ] as const) {
      const workspace = await scene.sandbox.checkout({ sha, depth: 1 });
      const event = pushEvent({ ref: 'main', before, after: sha });
      const { change } = await scene.detect({ event, workspace, files: [odd], dryRun: true });
      expect(change).toMatchObject({ reason, base: before });
    }
  });

  test('distinguishes a missing file from a missing commit', async () => {
    const before = await scene.sandbox.commit({ 'other.md': 'x' }, { on: 'x', parents: [] });
    const added = await detect({ before });
    expect(added.change.reason).toBe('added');
    expect(added.calls).toContain(`GET /repos/octo/service/git/trees/${before}`);
    expect((await detect({ before: 'c'.repeat(40) })).change.reason).toBe('unknown');
  });

  test("does not reject a base that the token can't read", async () => {
    expect(await detect({ base: 'main' })).toMatchObject({ change: { reason: 'unchanged' } });
    await expect(detect({ base: 'mian' })).rejects.toMatchObject({ code: 'bad-input' });
    scene.api.fail({ on: /repos/, with: 404 });
    expect((await detect({ base: 'release' })).change.reason).toBe('unknown');
  });

  test('detects an outdated run', async () => {
    const tip = await scene.sandbox.commit({ 'api/swagger.json': spec('v3') });
    const { change, calls } = await detect({ before: commits.one });
    expect(change).toMatchObject({ changed: true, reason: 'superseded' });
    expect(change.detail).toContain(tip.slice(0, 7));
    expect(calls).toContain('GET /repos/octo/service/branches/main');
  });
});

test('a request that fails with HTTP 502 is retried', async () => {
  await openScene('github');
  scene.api.fail({ on: /contents\/api/, with: 502, times: 1 });
  const { change, calls } = await detect({});
  expect(change.reason).toBe('unchanged');
  expect(calls).toHaveLength(3);
});

test("an app's token is sufficient if it can read this repository but not its owner", async () => {
  await openScene('github', 'a-token');
  expect((await detect({})).change.reason).toBe('unchanged');
  expect(scene.api.calls.map(({ path }) => path)).not.toContain('/user');
});

test("data that only help a message never decide, such as the workflow's folder", async () => {
  await openScene('github');
  scene.api.fail({ on: /contents\/\.github|git\/trees/, with: 404 });
  const { change } = await detect({});
  expect(change).toMatchObject({ reason: 'unchanged', isWorkflowChanged: false, warnings: [] });
});

describe('the temporary fetch', () => {
  beforeEach(() => openScene('github'));

  test.each([401, 403, 404, 'hang'] as const)('replaces the API if the API fails with %s', async (fault) => {
    scene.api.fail({ on: /contents|git\//, with: fault });
    const { change } = await detect({ timeoutMs: fault === 'hang' ? 2_000 : 20_000 });
    expect(change).toMatchObject({ reason: 'unchanged', warnings: [] });
  });

  test("is used first without a token, because the API's rate limit would soon be exhausted", async () => {
    const { change, calls } = await detect({ token: undefined });
    expect(change.reason).toBe('unchanged');
    expect(calls).toEqual([]);
  });

  test('is used last if no API is available, and leaves no files behind', async () => {
    const env = { GITHUB_API_URL: nowhere };
    const same = await detect({ env });
    expect(same.change).toMatchObject({ reason: 'unchanged', warnings: [] });
    expect(same.isCloneUnaltered).toBe(true);
    expect((await detect({ before: commits.one, env })).change.reason).toBe('modified');
    expect(await readdir(scene.sandbox.temporaryFolder)).toEqual([]);
  });

  test("ends in `unknown` if the server can't be reached either", async () => {
    const env = { GITHUB_API_URL: nowhere, GITHUB_SERVER_URL: 'file:///nowhere' };
    const { change } = await detect({ env });
    expect(change).toMatchObject({ changed: true, reason: 'unknown', warnings: [change.detail] });
  });
});

describe('without a local repository', () => {
  const dropGit = (workspace: string) =>
    rename(join(workspace, '.git'), join(workspace, '..', `git-${Date.now()}`));

  test('and without the file, the fix is a checkout', async () => {
    await openScene('github');
    const prepare = async (workspace: string) => {
      await dropGit(workspace);
      await rm(join(workspace, 'api'), { recursive: true });
    };
    const { change } = await detect({ prepare });
    expect(change).toMatchObject({ changed: false, reason: 'missing' });
    expect(change.detail).toContain('actions/checkout');
  });

  test.each(['github', 'gitea'] as const)('%s returns both commits', async (kind) => {
    await openScene(kind);
    const same = await detect({ prepare: dropGit });
    expect(same.change).toMatchObject({ reason: 'unchanged', head: commits.three });
    expect((await detect({ before: commits.one, prepare: dropGit })).change.reason).toBe('modified');
  });
});
