import { symlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFilePath } from '../../src/input-values.ts';
import { createChangeScene, type ChangeScene, type SceneQuery } from './change-scene.ts';
import { dispatchEvent } from '../support/events.ts';
import { git } from '../support/git-process.ts';
import type { Content } from '../support/git-repository.ts';
import { renderSpec as spec } from './push-scenario.ts';

let scene: ChangeScene;

beforeEach(async () => {
  scene = await createChangeScene();
});

afterEach(() => scene.dispose());

interface Case {
  readonly depth?: 0 | 1;
  readonly prepare?: (workspace: string) => Promise<unknown>;
  readonly query?: Partial<SceneQuery>;
}

/** Starts the workflow manually at the last of the commits. */
async function start(
  commits: readonly Readonly<Record<string, Content>>[],
  { depth = 1, prepare, query }: Case = {},
) {
  let sha = '';
  for (const files of commits) sha = await scene.sandbox.commit(files);
  const workspace = await scene.sandbox.checkout({ sha, depth });
  await prepare?.(workspace);
  const { change } = await scene.detect({ event: dispatchEvent(sha), workspace, ...query });
  return change;
}

describe('a missing file', () => {
  test('in a submodule that was not checked out names `submodules: true`', async () => {
    const change = await start([{ api: { submodule: 'c'.repeat(40) } }], {
      query: { files: ['api/swagger.json'] },
    });
    expect(change).toMatchObject({
      reason: 'missing',
      detail: 'api/swagger.json is in the submodule `api`, which was not checked out.',
      remedy: expect.stringMatching(/^Set `submodules: true` in the `actions\/checkout` step/u) as string,
    });
  });

  test('behind a dangling link names the link’s target', async () => {
    const change = await start([{ 'swagger.json': { link: 'docs/api.json' } }]);
    expect(change).toMatchObject({
      reason: 'missing',
      detail: 'swagger.json is a symbolic link to `docs/api.json`, which doesn’t exist.',
      remedy: expect.stringMatching(/^Correct the link/u) as string,
    });
  });

  test('behind a dangling link of an earlier step also names the target', async () => {
    const prepare = (workspace: string) => symlink('docs/api.json', join(workspace, 'swagger.json'));
    const change = await start([{ 'a.md': 'a' }], { prepare });
    expect(change.detail).toContain('a symbolic link to `docs/api.json`');
  });

  test.each([true, false])(
    'that a sparse checkout excludes names `sparse-checkout` (force: %s)',
    async (force) => {
      const prepare = async (workspace: string) => {
        // Git removes only files that it knows as unchanged, and the checkout is a copy.
        await git(workspace, ['update-index', '--refresh']);
        await git(workspace, ['sparse-checkout', 'set', 'docs']);
      };
      const change = await start([{ 'api/swagger.json': spec('a'), 'docs/a.md': 'a' }], {
        prepare,
        query: { files: ['api/swagger.json'], force },
      });
      expect(change).toMatchObject({
        reason: 'missing',
        detail: 'api/swagger.json is in the commit, but the sparse checkout leaves it out.',
        remedy: expect.stringContaining('to `sparse-checkout`') as string,
      });
    },
  );

  test('that an earlier step removed is not reported as excluded, and its own name is not suggested', async () => {
    const prepare = (workspace: string) => rm(join(workspace, 'swagger.json'));
    const { remedy } = await start([{ 'swagger.json': spec('a') }], { prepare });
    expect(remedy).toMatch(/^Check the steps between/u);
  });

  test.each([
    ['a whole clone', 0],
    ['GitHub', 1],
  ] as const)('that an earlier commit renamed names its new path, as reported by %s', async (_, depth) => {
    const change = await start(
      [
        { 'swagger.json': spec('a') },
        { 'swagger.json': undefined, 'api/v1.json': spec('a') },
        { 'api/v1.json': undefined, 'api/v2.json': spec('a') },
        { 'a.md': 'a' },
      ],
      { depth },
    );
    expect(change).toMatchObject({
      reason: 'missing',
      detail: expect.stringContaining('an earlier commit renamed it to api/v2.json') as string,
      remedy: 'Set `swagger-file: api/v2.json`.',
    });
  });

  test('that no commit ever had suggests similar paths, never the same one', async () => {
    const change = await start([{ 'docs/swagger.json': spec('a') }]);
    expect(change.remedy).toBe('Did you mean `docs/swagger.json`?');
  });
});

describe('a path', () => {
  const reject = (path: string): string => {
    let reported = '';
    const note = (remedy: string): never => {
      reported = remedy;
      throw new Error(remedy);
    };
    expect(() => parseFilePath(path, note)).toThrow();
    return reported;
  };

  test('that is a URL shows how to download the file, without the secrets of the URL', () => {
    const reported = reject('https://user:secret@api.shop.dev/openapi.json?token=secret');
    expect(reported).toMatch(/Download the file in an earlier step \(`run: curl --fail/u);
    expect(reported).not.toContain('secret');
  });

  test.each(['api/*.yaml', 'api/**/openapi.json', 'api/{a,b}.yaml', 'v?.json'])(
    'with a pattern, %s, names `config-file`',
    (path) => {
      expect(reject(path)).toMatch(/Patterns aren’t supported.*`config-file`/u);
    },
  );

  test.each(['api/[id].yaml', 'api/{id}.yaml', 'c:api'])('such as %s has no pattern', (path) => {
    expect(() => parseFilePath(path, () => fail())).not.toThrow(/Patterns/u);
  });
});

function fail(): never {
  throw new Error('Refused.');
}
