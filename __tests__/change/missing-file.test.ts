import { symlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listNearFiles } from '../../src/change/missing-file.ts';
import { parseFilePath } from '../../src/input-values.ts';
import { useScene, type Files, type SceneQuery } from './change-scene.ts';
import { eachCase } from '../support/each-case.ts';
import { dispatchEvent } from '../support/events.ts';
import { git } from '../support/git-process.ts';

describe('a missing file', () => {
  const scene = useScene();

  interface Case extends Partial<SceneQuery> {
    readonly commits: readonly Files[];
    readonly detail?: RegExp;
    readonly remedy: RegExp;
  }

  const api = { 'swagger.json': 'a' };
  const sparse: Case = {
    commits: [{ 'api/swagger.json': 'a', 'docs/a.md': 'a' }],
    prepare: async (workspace) => {
      // Git removes only files that it knows as unchanged, and the checkout is a copy.
      await git(workspace, ['update-index', '--refresh']);
      await git(workspace, ['sparse-checkout', 'set', 'docs']);
    },
    files: ['api/swagger.json'],
    detail: /^api\/swagger\.json is in the commit, but the sparse checkout leaves it out\.$/u,
    remedy: /to `sparse-checkout`/u,
  };
  const renamed: Case = {
    commits: [
      api,
      { 'swagger.json': undefined, 'api/v1.json': 'a' },
      { 'api/v1.json': undefined, 'api/v2.json': 'a' },
      { 'a.md': 'a' },
    ],
    detail: /an earlier commit renamed it to api\/v2\.json/u,
    remedy: /^Set `swagger-file: api\/v2\.json`\.$/u,
  };

  eachCase<Case>({
    'in a submodule that was not checked out names `submodules: true`': {
      commits: [{ api: { submodule: 'c'.repeat(40) } }],
      files: ['api/swagger.json'],
      detail: /^api\/swagger\.json is in the submodule `api`, which was not checked out\.$/u,
      remedy: /^Set `submodules: true` in the `actions\/checkout` step/u,
    },
    'behind a dangling link names the link’s target': {
      commits: [{ 'swagger.json': { link: 'docs/api.json' } }],
      detail: /^swagger\.json is a symbolic link to `docs\/api\.json`, which doesn’t exist\.$/u,
      remedy: /^Correct the link/u,
    },
    'behind a dangling link of an earlier step also names the target': {
      commits: [{ 'a.md': 'a' }],
      prepare: (workspace) => symlink('docs/api.json', join(workspace, 'swagger.json')),
      detail: /a symbolic link to `docs\/api\.json`/u,
      remedy: /^Correct the link/u,
    },
    'that a sparse checkout excludes names `sparse-checkout`': sparse,
    'that a sparse checkout excludes does so with `force`, too': { ...sparse, force: true },
    'that an earlier step removed is not reported as excluded, and its own name is not suggested': {
      commits: [api],
      prepare: (workspace) => rm(join(workspace, 'swagger.json')),
      remedy: /^Check the steps between/u,
    },
    'that an earlier commit renamed names its new path, as reported by a whole clone': {
      ...renamed,
      depth: 0,
    },
    'that an earlier commit renamed names its new path, as reported by GitHub': renamed,
    'that no commit ever had suggests similar paths, never the same one': {
      commits: [{ 'docs/swagger.json': 'a' }],
      remedy: /^Did you mean `docs\/swagger\.json`\?$/u,
    },
  })('%s', async ({ commits, detail = /./u, remedy, ...query }) => {
    // The workflow is started manually at the last of the commits.
    const sha = (await scene.commit(...commits)).at(-1) ?? '';
    const { change } = await scene.detect({ event: dispatchEvent(sha), ...query });
    expect(change).toMatchObject({
      reason: 'missing',
      detail: expect.stringMatching(detail) as string,
      remedy: expect.stringMatching(remedy) as string,
    });
  });
});

describe('a path', () => {
  /** Returns the fix that the message of the rejected path names. */
  const reject = (path: string): string => {
    const rejected = (remedy: string): never => {
      throw new Error(remedy);
    };
    try {
      return parseFilePath(path, rejected);
    } catch (error) {
      return String(error);
    }
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
    expect(reject(path)).not.toMatch(/Patterns/u);
  });
});

describe('similar files', () => {
  const files = [
    ...['README.md', 'package.json', 'docs/openapi.yaml', 'services/orders/openapi.yml'],
    ...['services/users/swagger.json', 'services/invoices/swagger.json', 'spec/pets.json'],
  ];

  test.each([
    ['a letter too few in the name', 'docs/openap.yaml', 'docs/openapi.yaml'],
    ['a letter too few in the folder', 'doc/openapi.yaml', 'docs/openapi.yaml'],
    ['another ending', 'docs/openapi.json', 'docs/openapi.yaml'],
    ['another case', 'Docs/OpenAPI.yaml', 'docs/openapi.yaml'],
    ['a folder that was left out', 'pets.json', 'spec/pets.json'],
    ['the name that is the default', 'swagger.json', 'services/users/swagger.json'],
  ])('a path with %s leads to the intended file', (_, path, meant) => {
    expect(listNearFiles(path, files)[0]).toBe(meant);
  });

  test('a path without a similar file leads to typical names of OpenAPI files', () => {
    expect(listNearFiles('api.json', files)).toEqual(files.slice(2, 5));
    expect(listNearFiles('api.json', ['README.md', 'package.json'])).toEqual([]);
  });
});
