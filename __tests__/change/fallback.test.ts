import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  useScene,
  withoutApi,
  type ChangeScene,
  type Files,
  type Push,
  type SceneResult,
} from './change-scene.ts';

/** The two folders that a run requests: the OpenAPI file's, and the workflow's. */
const contents = ['.github/workflows', 'api'].map((path) => `GET /repos/octo/service/contents/${path}`);
const file = 'docs/api.json';

/** A scene with three commits on main: one (file v1) → two (file v2) → three (note only). */
interface Commits extends ChangeScene {
  readonly one: string;
  readonly two: string;
  readonly three: string;
  /** Detects a push from that commit, by default the second one, to the third one. */
  decide(query?: Push & { readonly before?: string }): Promise<SceneResult>;
}

function useCommits(...options: Parameters<typeof useScene>): Commits {
  const scene = useScene(...options) as Commits;
  beforeEach(async () => {
    const first = { '.github/workflows/copilot.yml': 'on: push', 'api/swagger.json': 'v1', 'note.md': 'a' };
    const [one, two, three] = await scene.commit(first, { 'api/swagger.json': 'v2' }, { 'note.md': 'b' });
    const decide: Commits['decide'] = ({ before = two, ...query } = {}) =>
      scene.push(before, three, { files: ['api/swagger.json'], ...query });
    Object.assign(scene, { one, two, three, decide });
  });
  return scene;
}

describe.each(['github', 'gitea'] as const)('REST, with %s', (kind) => {
  const scene = useCommits({ kind });

  test('returns both results', async () => {
    const { calls, change } = await scene.decide();
    expect([change.reason, calls.toSorted()]).toEqual(['unchanged', contents]);
    expect(scene.api.calls[0]?.authorization).toBe('token a-token');
    expect((await scene.decide({ before: scene.one })).change.reason).toBe('modified');
  });

  test.each([{ 'api/other.json': '1' }, {}])(
    'distinguishes a file that is new in an old folder from one in a new folder: %j',
    async (others) => {
      const files = { 'api/swagger.json': undefined, ...others };
      const before = await scene.sandbox.commit(files, { on: 'x', parents: [scene.one] });
      expect((await scene.decide({ before })).change.reason).toBe('added');
    },
  );

  test('finds a file in a list that is truncated', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`api/a${index}.json`, '1']));
    const before = await scene.sandbox.commit(many, { on: 'many', parents: [scene.two] });
    const { calls, change } = await scene.decide({ before });
    expect(change.reason).toBe('unchanged');
    // GitHub truncates the list, and Gitea its trees.
    expect(calls.filter((call) => call.includes('/git/trees/'))).toHaveLength(kind === 'gitea' ? 3 : 2);
  });

  const module = (letter: string): Files => ({ docs: { submodule: letter.repeat(40) } });
  const odd = 'dö cs/{v}/[1] #2?%20+&.json';

  test.each<[string, string, Files, Files]>([
    ['a file that was a link', file, { [file]: { link: '../api/swagger.json' } }, { [file]: 'v2' }],
    [
      'a link that leads elsewhere',
      file,
      { [file]: { link: '../a.json' }, 'a.json': '1', 'b.json': '1' },
      { [file]: { link: '../b.json' } },
    ],
    [
      'a folder that is a link',
      file,
      { docs: { link: 'v1' }, 'v1/api.json': '1', 'v2/api.json': '1' },
      { docs: { link: 'v2' } },
    ],
    ['a submodule', file, module('a'), module('b')],
    ['a file where a submodule was', file, module('a'), { docs: undefined, [file]: '1' }],
    ['a file whose path has special characters', odd, { [odd]: 'a' }, { [odd]: 'b' }],
  ])('recognizes %s', async (_, path, before, after) => {
    const prepare = async (workspace: string): Promise<void> => {
      // The same happens after a checkout with submodules.
      if (existsSync(join(workspace, path))) return;
      await mkdir(join(workspace, 'docs'), { recursive: true });
      await writeFile(join(workspace, path), '1');
    };
    const [first, note, second] = await scene.commit(before, { 'note.md': 'x' }, after);
    const query = { files: [path], dryRun: true, prepare };
    const same = await scene.push(first, note, query);
    expect(same.change).toMatchObject({ reason: 'unchanged', base: first });
    expect((await scene.push(note, second, query)).change).toMatchObject({ reason: 'modified', base: note });
  });

  test('distinguishes a missing file from a missing commit', async () => {
    const before = await scene.sandbox.commit({ 'other.md': 'x' }, { on: 'x', parents: [] });
    const added = await scene.decide({ before });
    expect(added.change.reason).toBe('added');
    expect(added.calls).toContain(`GET /repos/octo/service/git/trees/${before}`);
    expect((await scene.decide({ before: 'c'.repeat(40) })).change.reason).toBe('unknown');
  });

  test("does not reject a base that the token can't read", async () => {
    expect((await scene.decide({ base: 'main' })).change.reason).toBe('unchanged');
    await expect(scene.decide({ base: 'mian' })).rejects.toMatchObject({ code: 'bad-input' });
    scene.api.fail({ on: /repos/, with: 404 });
    expect((await scene.decide({ base: 'release' })).change.reason).toBe('unknown');
  });

  test('detects an outdated run', async () => {
    const [tip] = await scene.commit({ 'api/swagger.json': 'v3' });
    const { calls, change } = await scene.decide({ before: scene.one });
    expect(change).toMatchObject({ changed: true, reason: 'superseded' });
    expect(change.detail).toContain(tip.slice(0, 7));
    expect(calls).toContain('GET /repos/octo/service/branches/main');
  });

  test('returns both commits without a local repository', async () => {
    const same = await scene.decide({ prepare: dropGit });
    expect(same.change).toMatchObject({ reason: 'unchanged', head: scene.three });
    expect((await scene.decide({ before: scene.one, prepare: dropGit })).change.reason).toBe('modified');
  });
});

const dropGit = (workspace: string) =>
  rename(join(workspace, '.git'), join(workspace, '..', `git-${Date.now()}`));

describe('with GitHub', () => {
  const scene = useCommits({ token: 'a-token' });

  test("an app's token is sufficient if it can read this repository but not its owner", async () => {
    const { calls, change } = await scene.decide();
    expect(change.reason).toBe('unchanged');
    expect(calls).not.toContain('GET /user');
  });

  test("data that only help a message never decide, such as the workflow's folder", async () => {
    scene.api.fail({ on: /contents\/\.github|git\/trees/, with: 404 });
    const { change } = await scene.decide();
    expect(change).toMatchObject({ reason: 'unchanged', isWorkflowChanged: false, warnings: [] });
  });

  test('without a local repository and without the file, the fix is a checkout', async () => {
    const prepare = async (workspace: string): Promise<void> => {
      await dropGit(workspace);
      await rm(join(workspace, 'api'), { recursive: true });
    };
    const { change } = await scene.decide({ prepare });
    expect(change).toMatchObject({ changed: false, reason: 'missing' });
    expect(change.detail).toContain('actions/checkout');
  });
});

describe('the temporary fetch', () => {
  const scene = useCommits();

  test.each([401, 403, 404, 'hang'] as const)('replaces the API if the API fails with %s', async (fault) => {
    scene.api.fail({ on: /contents|git\//, with: fault });
    const { change } = await scene.decide({ timeoutMs: fault === 'hang' ? 2_000 : 20_000 });
    expect(change).toMatchObject({ reason: 'unchanged', warnings: [] });
  });

  test("is used first without a token, because the API's rate limit would soon be exhausted", async () => {
    const { calls, change } = await scene.decide({ token: undefined });
    expect([change.reason, calls]).toEqual(['unchanged', []]);
  });

  test('is used last if no API is available, and leaves no files behind', async () => {
    const same = await scene.decide({ env: withoutApi });
    expect(same.change).toMatchObject({ reason: 'unchanged', warnings: [] });
    expect(same.isCloneUnaltered).toBe(true);
    expect((await scene.decide({ before: scene.one, env: withoutApi })).change.reason).toBe('modified');
    expect(await readdir(scene.sandbox.temporaryFolder)).toEqual([]);
  });

  test("ends in `unknown` if the server can't be reached either", async () => {
    const env = { ...withoutApi, GITHUB_SERVER_URL: 'file:///nowhere' };
    const { change } = await scene.decide({ env });
    expect(change).toMatchObject({ changed: true, reason: 'unknown', warnings: [change.detail] });
  });
});
