import { useScene, type Push, type SceneResult } from './change-scene.ts';
import { pushEvent } from '../support/events.ts';

/** The file of accepted changes, which releases a blocked change. */

const accepted = '.github/copilot-accepted.yml';
const overlay = 'copilot.overlay.yaml';
const old = { 'swagger.json': 'old', [overlay]: 'a: 1' };
const blocked = { 'swagger.json': 'new', [overlay]: 'a: 2' };
const release = { [accepted]: '[]' };

const scene = useScene();

const push = (...[before, after, query]: Parameters<typeof scene.push>): Promise<SceneResult> =>
  scene.push(before, after, { acceptedFiles: [accepted], ...query } satisfies Push);

test.each([1, 0] as const)(
  'at fetch-depth %i, a push that changes only the accepted changes is compared with the last sync',
  async (depth) => {
    const [synced, stopped, after] = await scene.commit(old, blocked, release);
    const { runs } = scene.api;
    runs.add({ sha: synced, jobs: [{ name: 'sync' }] });
    runs.add({ sha: stopped, conclusion: 'failure', jobs: [{ name: 'sync', conclusion: 'failure' }] });
    runs.add({ sha: after, id: 4242, jobs: [{ name: 'sync', runner: 'Own runner' }] });
    const { change } = await push(stopped, after, { depth, overlayFiles: [[overlay]] });
    expect(change).toMatchObject({ changed: true, reason: 'modified', base: synced, warnings: [] });
    expect(change.changedFiles).toEqual(['swagger.json', overlay, accepted]);
  },
);

test('without a last sync, such a push syncs and warns', async () => {
  const [, stopped] = await scene.commit(old, blocked);
  const { change } = await push(stopped, release);
  expect(change).toMatchObject({ changed: true, base: stopped, changedFiles: [accepted] });
  expect(change.warnings).toEqual([expect.stringContaining('the last sync could not be found')]);
});

test("next to a change of the OpenAPI file, the accepted file doesn't change the reason", async () => {
  const [before] = await scene.commit(old);
  const { change } = await push(before, { ...blocked, ...release });
  expect(change).toMatchObject({ reason: 'modified', base: before, warnings: [] });
});

test("the accepted file is optional and doesn't belong to the OpenAPI file", async () => {
  const { change } = await push(old, { 'note.md': 'x' });
  expect(change).toMatchObject({ reason: 'unchanged', files: ['swagger.json'] });
  expect(change.detail).toMatch(/^swagger\.json is the same /u);
});

test('a later push of the accepted file makes this run superseded', async () => {
  const [before, after] = await scene.commit(old, blocked, release);
  expect((await push(before, after)).change.reason).toBe('superseded');
});

test('notices about the checkout appear once, although the file is compared twice', async () => {
  const [, before, sha, after] = await scene.commit(old, blocked, release, { 'note.md': 'later' });
  const event = pushEvent({ ref: 'main', before, after });
  const { change, notices } = await scene.detect({ event, sha, acceptedFiles: [accepted] });
  expect(change.changedFiles).toContain(accepted);
  const [own, named] = [sha.slice(0, 7), after.slice(0, 7)];
  const notice = `The checkout is at ${own}, but the event refers to ${named}. Using the checked-out commit.`;
  expect(notices).toEqual([notice]);
});
