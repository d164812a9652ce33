import { dispatchEvent, pushEvent } from '../support/events.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, type World } from '../support/world.ts';

const old = describeApi('listOrders', 'findOrder', 'payOrder', 'shipOrder');
const edited = describeApi('listOrders', 'findOrder', 'payOrder', 'cancelOrder');
const path = 'api/openapi.json';
const strictly = { 'fail-on': 'breaking' };

const names = ['cancelOrder', 'findOrder', 'listOrders', 'payOrder'];

let world: World;

afterEach(() => world.close());

/** A copilot that has the file's actions, before the file gets its new path. */
async function open(service: '2.8.0' | 'contract'): Promise<string> {
  world = await createWorld({ isInProcess: true, service: { service } });
  const sha = await world.sandbox.commit({ 'swagger.json': old });
  await world.run({ event: dispatchEvent(sha) });
  return sha;
}

type Commits = readonly [before: string, after: string];

async function push([before, after]: Commits, inputs = {}, depth: 0 | 1 = 1): Promise<StepTranscript> {
  const event = pushEvent({ ref: 'main', before, after });
  return (await world.run({ event, depth, inputs: { 'swagger-file': path, ...inputs } })).main;
}

const rename = (): Promise<string> => world.sandbox.commit({ 'swagger.json': undefined, [path]: edited });
const listNames = (): readonly string[] =>
  world.service.content
    .find(world.copilotId)
    .rows.map(({ api_endpoint }) => api_endpoint.split('/').at(-1) ?? '')
    .toSorted();

test('is compared with its old path, and `rolling` removes the actions that only the old path has', async () => {
  const commits = [await open('2.8.0'), await rename()] as const;
  const strict = await push(commits, { ...strictly, strategy: 'rolling' });
  const outputs = { outcome: 'aborted', reason: 'added', added: '1', removed: '1', breaking: '1' };
  expect(strict).toMatchObject({ exitCode: 1, outputs });
  expect(strict.log).toContain('It was renamed from swagger.json.');

  const main = await push(commits, { strategy: 'rolling' });
  expect(main.outputs).toMatchObject({ outcome: 'synced', added: '1', removed: '1' });
  expect(listNames()).toEqual(names);
});

test("is rolled back to its old version if the new one fails, on a service that can't list actions", async () => {
  const before = await open('contract');
  const main = await push([before, await rename()]);
  expect(main.log).toContain(`Backup: the version at ${before.slice(0, 7)} (4 operations)`);
});

test.each([0, 1] as const)(
  'is recognized by its old path after the push that renamed it was not synced: clone of depth %i',
  async (depth) => {
    await open('2.8.0');
    const renamed = await rename();
    const after = await world.sandbox.commit({ [path]: edited.replace('Does payOrder', 'Pays') });
    const inputs = { base: 'copilot', strategy: 'rolling' };
    const strict = await push([renamed, after], { ...inputs, ...strictly }, depth);
    expect(strict.outputs).toMatchObject({ outcome: 'aborted', added: '1', removed: '1', breaking: '1' });

    expect((await push([renamed, after], inputs, depth)).outputs['outcome']).toBe('synced');
    expect(listNames()).toEqual(names);
  },
);

/** Deletes the old file in one push, and adds the new file in the next one. */
async function moveInTwoPushes(service: '2.8.0' | 'contract'): Promise<Commits> {
  await open(service);
  const gone = await world.sandbox.commit({ 'swagger.json': undefined });
  return [gone, await world.sandbox.commit({ [path]: edited })];
}

test('that is new and has no earlier version is compared with the current actions, and can be accepted', async () => {
  const commits = await moveInTwoPushes('2.8.0');
  const stopped = await push(commits, strictly);
  expect(stopped).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted', breaking: '1' } });
  expect(stopped.summary).toContain('/shipOrder');
  const [fingerprint = ''] = /(?<=fingerprint: ')[0-9a-f]{16}/u.exec(stopped.summary) ?? [];

  const entry = JSON.stringify([{ fingerprint, reason: 'unused', 'accepted-by': 'octocat' }]);
  const accepted = await world.sandbox.commit({ '.github/copilot-accepted.yml': entry });
  const main = await push([commits[0], accepted], strictly);
  expect(main.outputs).toMatchObject({ outcome: 'synced', breaking: '1' });
});

test('that is new fails without an earlier version and an action list, and the message names the fix', async () => {
  const commits = await moveInTwoPushes('contract');
  const sent = world.service.requests.length;
  const stopped = await push(commits, strictly);
  expect(stopped).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted' } });
  const cause = '`fail-on: breaking` can’t check api/openapi.json';
  expect(stopped.log).toMatch(new RegExp(`${cause}.*\`fail-on: none\` for one run`, 'u'));
  // In a preview without a key, it is only a warning.
  const preview = await push(commits, { ...strictly, 'dry-run': 'true', 'api-key': '' });
  expect(preview).toMatchObject({ exitCode: 0, outputs: { outcome: 'previewed' } });
  expect(preview.log).toContain(cause);
  const changes = world.service.requests.slice(sent).filter(({ method }) => !/GET|OPTIONS/u.test(method));
  expect(changes).toEqual([]);
  expect((await push(commits)).outputs['outcome']).toBe('synced');
});
