import { createChangeScene, type ChangeScene, type SceneResult } from './change-scene.ts';
import { pushEvent } from '../support/events.ts';
import type { Content } from '../support/git-repository.ts';
import { renderSpec as spec } from './push-scenario.ts';

let scene: ChangeScene;

afterEach(() => scene.dispose());

const folders = Array.from({ length: 40 }, (_, index) => `services/s${index}`);
const files = folders.map((folder) => `${folder}/openapi.json`);

type Files = Readonly<Record<string, Content>>;

/** A push to a repository with 40 OpenAPI files, at depth 1. */
async function push(change: Files, more: Files = {}): Promise<SceneResult> {
  const before = await scene.sandbox.commit({
    '.github/workflows/copilot.yml': 'on: push',
    ...Object.fromEntries(files.map((file) => [file, spec(file)])),
    ...more,
  });
  const after = await scene.sandbox.commit(change);
  const workspace = await scene.sandbox.checkout({ sha: after, depth: 1 });
  const event = pushEvent({ ref: 'main', before, after });
  return scene.detect({ event, workspace, files, dryRun: true });
}

describe.each(['github', 'gitea'] as const)('with files in many folders, %s', (kind) => {
  beforeEach(async () => {
    scene = await createChangeScene({ kind });
  });

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
        'services/s1/openapi.json': spec('changed'),
        'services/s2/openapi.json': spec('new'),
        'services/s3': { link: 's5' },
        'services/s4/openapi.json': spec('was behind a submodule'),
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
    await scene.dispose();
    scene = await createChangeScene({ kind, treeLimit: 20 });
    const many = Object.fromEntries(Array.from({ length: 1_100 }, (_, index) => [`docs/d${index}.md`, 'x']));
    const { changes } = await push({ 'services/s1/openapi.json': spec('changed') }, many);
    expect(changes.slice(0, 3).map(({ reason }) => reason)).toEqual(['unchanged', 'modified', 'unchanged']);
  });
});
