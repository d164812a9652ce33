import { createChangeScene, type ChangeScene, type SceneResult } from './change-scene.ts';
import { pushEvent } from '../support/events.ts';
import { detectPush, renderSpec as spec, type Push } from './push-scenario.ts';

/** The file of accepted changes, which releases a blocked change. */

const accepted = '.github/copilot-accepted.yml';

let scene: ChangeScene;

beforeEach(async () => {
  scene = await createChangeScene();
});

afterEach(() => scene.dispose());

const push = (pushed: Push): Promise<SceneResult> =>
  detectPush(scene, { ...pushed, acceptedFiles: [accepted] });

const overlay = 'copilot.overlay.yaml';

/** Creates a synced version, a blocked one, and the accepted changes. */
async function stopAndAccept(): Promise<Record<'synced' | 'stopped' | 'after', string>> {
  const synced = await scene.sandbox.commit({ 'swagger.json': spec('old'), [overlay]: 'a: 1' });
  const stopped = await scene.sandbox.commit({ 'swagger.json': spec('new'), [overlay]: 'a: 2' });
  const after = await scene.sandbox.commit({ [accepted]: '[]' });
  return { synced, stopped, after };
}

test.each([1, 0] as const)(
  'at fetch-depth %i, a push that changes only the accepted changes is compared with the last sync',
  async (depth) => {
    const { synced, stopped, after } = await stopAndAccept();
    scene.api.runs.add({ sha: synced, jobs: [{ name: 'sync' }] });
    scene.api.runs.add({
      sha: stopped,
      conclusion: 'failure',
      jobs: [{ name: 'sync', conclusion: 'failure' }],
    });
    scene.api.runs.add({ sha: after, id: 4242, jobs: [{ name: 'sync', runner: 'Own runner' }] });
    const { change } = await push({ before: stopped, after, depth, overlayFiles: [[overlay]] });
    expect(change).toMatchObject({ changed: true, reason: 'modified', base: synced, warnings: [] });
    expect(change.changedFiles).toEqual(['swagger.json', overlay, accepted]);
  },
);

test('without a last sync, such a push syncs and warns', async () => {
  const { stopped, after } = await stopAndAccept();
  const { change } = await push({ before: stopped, after });
  expect(change).toMatchObject({ changed: true, base: stopped, changedFiles: [accepted] });
  expect(change.warnings).toEqual([expect.stringContaining('the last sync could not be found')]);
});

test("next to a change of the OpenAPI file, the accepted file doesn't change the reason", async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('old') });
  const after = await scene.sandbox.commit({ 'swagger.json': spec('new'), [accepted]: '[]' });
  const { change } = await push({ before, after });
  expect(change).toMatchObject({ reason: 'modified', base: before, warnings: [] });
});

test("the accepted file is optional and doesn't belong to the OpenAPI file", async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('old') });
  const after = await scene.sandbox.commit({ 'note.md': 'x' });
  const { change } = await push({ before, after });
  expect(change).toMatchObject({ reason: 'unchanged', files: ['swagger.json'] });
  expect(change.detail).toMatch(/^swagger\.json is the same /u);
});

test('a later push of the accepted file makes this run superseded', async () => {
  const before = await scene.sandbox.commit({ 'swagger.json': spec('old') });
  const after = await scene.sandbox.commit({ 'swagger.json': spec('new') });
  await scene.sandbox.commit({ [accepted]: '[]' });
  expect((await push({ before, after })).change.reason).toBe('superseded');
});

test('notices about the checkout appear once, although the file is compared twice', async () => {
  const { stopped, after } = await stopAndAccept();
  const next = await scene.sandbox.commit({ 'note.md': 'later' });
  const workspace = await scene.sandbox.checkout({ sha: after, depth: 1 });
  const event = pushEvent({ ref: 'main', before: stopped, after: next, sha: next });
  const { change, notices } = await scene.detect({ event, workspace, acceptedFiles: [accepted] });
  expect(change.changedFiles).toContain(accepted);
  expect(notices.filter((notice) => notice.includes('Using the checked-out commit.'))).toHaveLength(1);
});
