import { useScene, type Files, type SceneResult } from './change-scene.ts';
import type { Content } from '../support/git-repository.ts';

const files = Array.from({ length: 40 }, (_, index) => `services/s${index}/openapi.json`);

describe.each(['github', 'gitea'] as const)('with files in many folders, %s', (kind) => {
  // The second scene truncates trees.
  const [scene, smallScene] = [useScene({ kind }), useScene({ kind, treeLimit: 20 })];

  /** A push to a repository with 40 OpenAPI files, at depth 1. */
  const push = (change: Files, more: Files = {}, own = scene): Promise<SceneResult> => {
    const all = Object.fromEntries(files.map((file) => [file, file]));
    const before = { '.github/workflows/copilot.yml': 'on: push', ...all, ...more };
    return own.push(before, change, { files, dryRun: true });
  };

  test('requests the whole tree once', async () => {
    const { calls, changes } = await push({ 'note.md': 'x' });
    expect(new Set(changes.map(({ reason }) => reason))).toEqual(new Set(['unchanged']));
    expect(calls.length).toBeLessThanOrEqual(5);
    expect(calls.filter((call) => call.includes('/git/trees/'))).toHaveLength(1);
  });

  test('shows which of them changed, are new, or are behind a link or a submodule', async () => {
    const shown = (folder: string, content: Content): Files => ({
      [`${folder}/openapi.json`]: undefined,
      [folder]: content,
    });
    const { changes } = await push(
      {
        'services/s1/openapi.json': 'changed',
        'services/s2/openapi.json': 'new',
        'services/s3': { link: 's5' },
        'services/s4/openapi.json': 'was behind a submodule',
      },
      {
        'services/s2/openapi.json': undefined,
        ...shown('services/s3', { link: 's0' }),
        ...shown('services/s4', { submodule: 'b'.repeat(40) }),
      },
    );
    const reasons = changes.slice(0, 6).map(({ reason }) => reason);
    expect(reasons).toEqual(['unchanged', 'modified', 'added', 'modified', 'modified', 'unchanged']);
  });

  test('reads page after page, or truncates a large tree, which git then reads', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_100 }, (_, index) => [`docs/d${index}.md`, 'x']));
    const { changes } = await push({ 'services/s1/openapi.json': 'changed' }, many, smallScene);
    expect(changes.slice(0, 3).map(({ reason }) => reason)).toEqual(['unchanged', 'modified', 'unchanged']);
  });
});
