import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createChangeScene, type ChangeScene } from '../support/change-scene.ts';
import { pushEvent } from '../support/events.ts';

const spec = (title: string): string =>
  JSON.stringify({ openapi: '3.0.3', info: { title, version: '1' }, paths: {} });

const workflow = '.github/workflows/copilot.yml';
const sources = { [workflow]: 'on: push' };

/** The two files that a run asks for: the description, and the workflow that it is a run of. */
const contents = ['api/swagger.json', workflow].map((path) => `GET /repos/octo/service/contents/${path}`);

const nowhere = 'http://127.0.0.1:9';

let scene: ChangeScene;
let commits: { readonly one: string; readonly two: string; readonly three: string };

async function openScene(kind: 'github' | 'ghes' | 'gitea'): Promise<void> {
  scene = await createChangeScene({ kind });
  const { sandbox } = scene;
  const one = await sandbox.commit({ ...sources, 'api/swagger.json': spec('v1'), 'note.md': 'a' });
  const two = await sandbox.commit({ 'api/swagger.json': spec('v2') });
  const three = await sandbox.commit({ 'note.md': 'b' });
  commits = { one, two, three };
}

afterEach(() => scene.dispose());

interface Case {
  readonly before?: string;
  readonly token?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly prepare?: (workspace: string) => Promise<unknown>;
}

async function detect({ before = commits.two, env, prepare, timeoutMs, ...rest }: Case) {
  const workspace = await scene.sandbox.checkout({ sha: commits.three, depth: 1 });
  await prepare?.(workspace);
  const event = pushEvent({ ref: 'main', before, after: commits.three });
  const token = 'token' in rest ? { token: rest.token } : {};
  return scene.detect({
    event,
    workspace,
    files: ['api/swagger.json'],
    ...(env && { env }),
    ...token,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
}

describe('GraphQL', () => {
  beforeEach(() => openScene('github'));

  test('settles both answers with one request each, paths passed as variables', async () => {
    const same = await detect({});
    expect(same.change.reason).toBe('unchanged');
    expect(same.calls).toEqual(['POST /graphql']);
    const [call] = scene.api.calls;
    expect(call?.authorization).toBe('token a-token');
    expect(call?.body).toMatchObject({ variables: { e0: `${commits.two}:api/swagger.json` } });
    expect(JSON.stringify(call?.body)).toContain('$e0:String!');
    expect((await detect({ before: commits.one })).change.reason).toBe('modified');
  });

  test('is asked a second time after a 502', async () => {
    scene.api.fail({ on: /graphql/, with: 502, times: 1 });
    const { change, calls } = await detect({});
    expect(change.reason).toBe('unchanged');
    expect(calls).toEqual(['POST /graphql', 'POST /graphql']);
  });

  test.each([500, 401, 403, 'hang'] as const)('gives way to REST where it answers %s', async (fault) => {
    scene.api.fail({ on: /graphql/, with: fault });
    const { change, calls } = await detect({ timeoutMs: fault === 'hang' ? 2_000 : 20_000 });
    expect(change.reason).toBe('unchanged');
    expect(calls).toContain('GET /repos/octo/service/contents/api/swagger.json');
  });

  test('is not asked without a token', async () => {
    const { change, calls } = await detect({ token: undefined });
    expect(change.reason).toBe('unchanged');
    expect(calls).toEqual(contents);
  });

  test('a commit that it does not know is fetched', async () => {
    await scene.sandbox.commit({ 'note.md': 'x' });
    scene.api.fail({ on: /graphql|contents|git\//, with: 404 });
    const { change } = await detect({});
    expect(change.reason).toBe('unchanged');
  });

  test('tells a file that is new in an old folder from one in a new folder', async () => {
    const before = await scene.sandbox.commit(
      { 'api/swagger.json': undefined, 'api/other.json': '1' },
      { on: 'x', parents: [commits.one] },
    );
    expect((await detect({ before })).change.reason).toBe('added');
    const without = await scene.sandbox.commit(
      { 'api/swagger.json': undefined },
      { on: 'y', parents: [commits.one] },
    );
    expect((await detect({ before: without })).change.reason).toBe('added');
  });
});

describe.each(['ghes', 'gitea'] as const)('REST, as %s answers', (kind) => {
  beforeEach(() => openScene(kind));

  test('settles both answers', async () => {
    const same = await detect({});
    expect(same.change.reason).toBe('unchanged');
    expect(same.calls).toEqual(contents);
    expect((await detect({ before: commits.one })).change.reason).toBe('modified');
  });

  test('takes any path literally', async () => {
    const file = 'dö cs/{v}/[1] #2?%20+&.json';
    const before = await scene.sandbox.commit({ [file]: spec('a') });
    const same = await scene.sandbox.commit({ 'note.md': 'y' });
    const after = await scene.sandbox.commit({ [file]: spec('b') });
    for (const [sha, reason] of [
      [same, 'unchanged'],
      [after, 'modified'],
    ] as const) {
      const workspace = await scene.sandbox.checkout({ sha, depth: 1 });
      const event = pushEvent({ ref: 'main', before, after: sha });
      const { change } = await scene.detect({ event, workspace, files: [file], dryRun: true });
      expect(change).toMatchObject({ reason, base: before });
    }
  });

  test('tells an absent file from an absent commit', async () => {
    const before = await scene.sandbox.commit({ 'other.md': 'x' }, { on: 'x', parents: [] });
    const added = await detect({ before });
    expect(added.change.reason).toBe('added');
    expect(added.calls).toContain(`GET /repos/octo/service/git/commits/${before}`);
    expect((await detect({ before: 'c'.repeat(40) })).change.reason).toBe('unknown');
  });

  test('guards against an older run', async () => {
    const tip = await scene.sandbox.commit({ 'api/swagger.json': spec('v3') });
    const { change, calls } = await detect({ before: commits.one });
    expect(change).toMatchObject({ changed: true, reason: 'stale' });
    expect(change.detail).toContain(tip.slice(0, 7));
    expect(calls).toContain('GET /repos/octo/service/branches/main');
  });
});

describe('the throw-away fetch', () => {
  beforeEach(() => openScene('github'));

  test('is what remains where no API answers, and leaves nothing behind', async () => {
    const env = { GITHUB_API_URL: nowhere, GITHUB_GRAPHQL_URL: `${nowhere}/graphql` };
    const same = await detect({ env });
    expect(same.change).toMatchObject({ reason: 'unchanged', warnings: [] });
    expect(same.isCloneUnaltered).toBe(true);
    expect((await detect({ before: commits.one, env })).change.reason).toBe('modified');
    expect(await readdir(scene.sandbox.temporaryFolder)).toEqual([]);
  });

  test('ends in “unknown” where the server cannot be reached either', async () => {
    const env = {
      GITHUB_API_URL: nowhere,
      GITHUB_GRAPHQL_URL: `${nowhere}/graphql`,
      GITHUB_SERVER_URL: 'file:///nowhere',
    };
    const { change } = await detect({ env });
    expect(change).toMatchObject({ changed: true, reason: 'unknown', warnings: [change.detail] });
  });
});

describe('without a local repository', () => {
  const dropGit = (workspace: string) =>
    rename(join(workspace, '.git'), join(workspace, '..', `git-${Date.now()}`));

  test('and without the file, the remedy is a checkout', async () => {
    await openScene('github');
    const prepare = async (workspace: string) => {
      await dropGit(workspace);
      await rm(join(workspace, 'api'), { recursive: true });
    };
    const { change } = await detect({ prepare });
    expect(change).toMatchObject({ changed: false, reason: 'missing' });
    expect(change.detail).toContain('actions/checkout');
  });

  test.each(['github', 'ghes', 'gitea'] as const)('%s answers for both commits', async (kind) => {
    await openScene(kind);
    const same = await detect({ prepare: dropGit });
    expect(same.change).toMatchObject({ reason: 'unchanged', head: commits.three });
    expect((await detect({ before: commits.one, prepare: dropGit })).change.reason).toBe('modified');
  });
});
