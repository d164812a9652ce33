import { dispatchEvent, pushEvent } from '../support/events.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, type World } from '../support/world.ts';

const old = describeApi('listOrders', 'findOrder', 'payOrder', 'shipOrder');
const edited = describeApi('listOrders', 'findOrder', 'payOrder', 'cancelOrder');
const path = 'api/openapi.json';

let world: World;

afterEach(() => world.close());

/** A copilot that has the file's actions, before the file gets its new path. */
async function open(service: '2.8.0' | 'contract'): Promise<string> {
  world = await createWorld({ isInProcess: true, service: { service } });
  const sha = await world.sandbox.commit({ 'swagger.json': old });
  await world.run({ event: dispatchEvent(sha) });
  return sha;
}

async function push(
  before: string,
  after: string,
  inputs: Readonly<Record<string, string>>,
): Promise<Transcript['main']> {
  const event = pushEvent({ ref: 'main', before, after });
  return (await world.run({ event, inputs: { 'swagger-file': path, ...inputs } })).main;
}

const listNames = (): readonly string[] =>
  world.service.content
    .find(world.copilotId)
    .rows.map(({ api_endpoint }) => api_endpoint.split('/').at(-1) ?? '')
    .toSorted();

test('is compared with its old path, and `rolling` removes the actions that only the old path has', async () => {
  const before = await open('2.8.0');
  const after = await world.sandbox.commit({ 'swagger.json': undefined, [path]: edited });
  const strict = await push(before, after, { 'fail-on': 'breaking', strategy: 'rolling' });
  expect(strict).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted', reason: 'added' } });
  expect(strict.outputs).toMatchObject({ added: '1', removed: '1', breaking: '1' });
  expect(strict.log).toContain('It was renamed from swagger.json.');

  const main = await push(before, after, { strategy: 'rolling' });
  expect(main.outputs).toMatchObject({ outcome: 'synced', added: '1', removed: '1' });
  expect(listNames()).toEqual(['cancelOrder', 'findOrder', 'listOrders', 'payOrder']);
});

test("is rolled back to its old version if the new one fails, on a service that can't list actions", async () => {
  const before = await open('contract');
  const after = await world.sandbox.commit({ 'swagger.json': undefined, [path]: edited });
  const main = await push(before, after, {});
  expect(main.log).toContain(`Backup: the version at ${before.slice(0, 7)} (4 operations)`);
});

test.each([0, 1] as const)(
  'is recognized by its old path after the push that renamed it was not synced: clone of depth %i',
  async (depth) => {
    await open('2.8.0');
    const renamed = await world.sandbox.commit({ 'swagger.json': undefined, [path]: edited });
    const after = await world.sandbox.commit({ [path]: edited.replace('Does payOrder', 'Pays') });
    const run = async (inputs: Readonly<Record<string, string>>): Promise<Transcript['main']> => {
      const event = pushEvent({ ref: 'main', before: renamed, after });
      const known = { 'swagger-file': path, base: 'copilot', strategy: 'rolling', ...inputs };
      return (await world.run({ event, depth, inputs: known })).main;
    };
    const strict = await run({ 'fail-on': 'breaking' });
    expect(strict.outputs).toMatchObject({ outcome: 'aborted', added: '1', removed: '1', breaking: '1' });

    expect((await run({})).outputs['outcome']).toBe('synced');
    expect(listNames()).toEqual(['cancelOrder', 'findOrder', 'listOrders', 'payOrder']);
  },
);

describe('a new file without an earlier version', () => {
  /** The old file was deleted in an earlier push. */
  async function moveInTwoPushes(service: '2.8.0' | 'contract'): Promise<readonly [string, string]> {
    await open(service);
    const gone = await world.sandbox.commit({ 'swagger.json': undefined });
    return [gone, await world.sandbox.commit({ [path]: edited })];
  }

  test.each(['recreate', 'rolling'])(
    'is compared with the current actions, and can be accepted: %s',
    async (strategy) => {
      const commits = await moveInTwoPushes('2.8.0');
      const inputs = { 'fail-on': 'breaking', strategy };
      const stopped = await push(...commits, inputs);
      expect(stopped).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted', breaking: '1' } });
      expect(stopped.summary).toContain('/shipOrder');
      const [fingerprint = ''] = /(?<=fingerprint: ')[0-9a-f]{16}/u.exec(stopped.summary) ?? [];

      const entry = JSON.stringify([{ fingerprint, reason: 'unused', 'accepted-by': 'octocat' }]);
      const accepted = await world.sandbox.commit({ '.github/copilot-accepted.yml': entry });
      const main = await push(commits[0], accepted, inputs);
      expect(main.outputs).toMatchObject({ outcome: 'synced', breaking: '1' });
    },
  );

  test('fails without an action list, and the message names the fix', async () => {
    const commits = await moveInTwoPushes('contract');
    const sent = world.service.requests.length;
    const stopped = await push(...commits, { 'fail-on': 'breaking' });
    expect(stopped).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted' } });
    expect(stopped.log).toMatch(
      /`fail-on: breaking` can’t check api\/openapi\.json.*`fail-on: none` for one run/u,
    );
    expect(
      world.service.requests.slice(sent).filter(({ method }) => /PUT|DELETE|POST/u.test(method)),
    ).toEqual([]);
    expect((await push(...commits, {})).outputs['outcome']).toBe('synced');
  });

  test('is only a warning in a preview without a key', async () => {
    const commits = await moveInTwoPushes('contract');
    const main = await push(...commits, { 'fail-on': 'breaking', 'dry-run': 'true', 'api-key': '' });
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'previewed' } });
    expect(main.log).toContain('`fail-on: breaking` can’t check api/openapi.json');
  });
});
