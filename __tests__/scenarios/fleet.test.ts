import { pushEvent } from '../support/events.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, pushChange, type Scenario, type World } from '../support/world.ts';

const count = 6;
const before = describeApi('listOrders', 'findOrder');
const after = describeApi('listOrders', 'cancelOrder');
const oldNames = ['listOrders', 'findOrder'];
const newNames = ['listOrders', 'cancelOrder'];

let world: World;
let ids: readonly string[];

beforeEach(async () => {
  const copilots = Array.from({ length: count }, (_, index) => ({
    name: `Desk ${index}`,
    document: JSON.parse(before) as unknown,
  }));
  // Targets are synced at the same time, so the order of the lines is random.
  world = await createWorld({ isInProcess: true, isTimed: true, service: { copilots } });
  ids = world.service.copilots().map(({ id }) => id);
});

afterEach(() => world.close());

/** Writes one target for each copilot, each with its own file. */
function writeConfig(more: Readonly<Record<string, unknown>> = {}): string {
  const targets = ids.map((id, index) => ({ 'copilot-id': id, 'swagger-file': `api/${index}.json` }));
  return JSON.stringify({ targets, ...more }, undefined, 2);
}

/** Pushes a change of the OpenAPI files with these numbers. */
async function pushFleet(
  changed: Readonly<Record<number, string>>,
  { inputs, config = writeConfig(), ...scenario }: Partial<Scenario> & { readonly config?: string } = {},
): Promise<Transcript> {
  const files = ids.map((_, index) => [`api/${index}.json`, before] as const);
  const commits = await pushChange(
    world,
    { 'copilots.yml': config, ...Object.fromEntries(files) },
    Object.fromEntries(Object.entries(changed).map(([index, text]) => [`api/${index}.json`, text])),
  );
  return world.run({
    event: pushEvent({ ref: 'main', ...commits }),
    inputs: { 'config-file': 'copilots.yml', 'copilot-id': '', ...inputs },
    ...scenario,
  });
}

function holds(): readonly (readonly string[])[] {
  return ids.map((id) => world.service.actions(id).map(({ name }) => name));
}

const everyone = Object.fromEntries(Array.from({ length: count }, (_, index) => [index, after]));

describe('a step with several targets', () => {
  test('that selects one target logs it once, as it happens', async () => {
    const { main } = await pushFleet({ 0: after }, { inputs: { 'copilot-id': ids[0] ?? '' } });
    expect(main.outputs['outcome']).toBe('synced');
    expect(main.log.match(/Synced: the service confirmed/gu)).toHaveLength(1);
    expect(main.log.indexOf('Importing')).toBeLessThan(main.log.indexOf('Synced:'));
    expect(main.log).not.toContain('1 of 1 done');
  });

  test('syncs the changed targets at the same time, fails only for the invalid one, and reports everything', async () => {
    const { main, post } = await pushFleet(
      { 0: after, 2: '{ "openapi": ', 3: after, 5: after },
      { inputs: { 'max-parallel': '8' } },
    );
    expect(holds()).toEqual([newNames, oldNames, oldNames, newNames, oldNames, newNames]);
    expect([main.exitCode, post?.exitCode]).toEqual([1, 0]);
    expect(main.outputs).toMatchObject({
      outcome: 'aborted',
      changed: 'true',
      synced: 'false',
      'copilots-to-sync': JSON.stringify([ids[0], ids[2], ids[3], ids[5]]),
    });
    const report = JSON.parse(main.outputs['report'] ?? '') as readonly { readonly outcome: string }[];
    expect(report.map(({ outcome }) => outcome)).toEqual([
      'synced',
      'unchanged',
      'aborted',
      'synced',
      'unchanged',
      'synced',
    ]);
    expect(main.log).toContain('4 of 6 done, 1 failed.');
    expect(main.groups.filter((title) => title.startsWith('Synced'))).toHaveLength(3);
    expect(main.groups).toContain('2 of 6 had nothing to do.');
    expect(main.summary.indexOf('aborted')).toBeLessThan(main.summary.indexOf('synced'));
  });

  // service/share-service.test.ts proves on a virtual clock that one delay has one request.
  test('requests the list less often than it has targets', async () => {
    await pushFleet(everyone, { inputs: { 'max-parallel': '32', 'wait-seconds': '1.5' } });
    expect(holds()).toEqual(ids.map(() => newNames));
    const lists = world.service.requests.filter(
      ({ method, path }) => method === 'GET' && path.endsWith('/backend/copilot/'),
    );
    expect(lists.length).toBeLessThan(ids.length);
  });

  test('does not change any copilot without changes', async () => {
    const { main } = await pushFleet({});
    expect(main.outputs).toMatchObject({ outcome: 'unchanged', changed: 'false', 'copilots-to-sync': '[]' });
    expect(world.service.requests).toEqual([]);
  });

  test('selects by environment, copilot and shard', async () => {
    const targets = ids.map((id, index) => ({
      'copilot-id': index < 4 ? { staging: id } : { production: id },
      'swagger-file': `api/${index}.json`,
    }));
    const config = JSON.stringify({ targets });
    const chosen = [ids[3], ids[1], ids[2]].join('\n');
    const inputs = { environment: 'staging', 'copilot-id': chosen, shard: '2/2' };
    const { main } = await pushFleet(everyone, { config, inputs });
    expect(holds()).toEqual([oldNames, oldNames, newNames, newNames, oldNames, oldNames]);
    expect(main.exitCode).toBe(0);
  });

  test('has nothing to do in a shard after the last target', async () => {
    const config = JSON.stringify({ targets: [{ 'copilot-id': ids[0], 'swagger-file': 'api/0.json' }] });
    const { main } = await pushFleet(everyone, { config, inputs: { shard: '1/2' } });
    expect(main.outputs).toMatchObject({
      outcome: 'unchanged',
      changed: 'false',
      'copilots-to-sync': '[]',
      report: '[]',
    });
    expect([main.exitCode, world.service.requests.length]).toEqual([0, 0]);
  });

  test('sends nothing if the config file is invalid, and shows the location', async () => {
    const config = `targets:\n  - copilot-id: ${ids[0] ?? ''}\n    swager-file: api/0.json\n`;
    const { main } = await pushFleet(everyone, { config });
    expect(main.exitCode).toBe(1);
    expect(world.service.requests).toEqual([]);
    expect(main.annotations).toEqual([
      expect.objectContaining({ severity: 'error', file: 'copilots.yml', line: 2, column: 5 }),
    ]);
    expect(main.summary).toContain('swager-file');
  });
});
