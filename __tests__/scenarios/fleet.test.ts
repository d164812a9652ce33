import {
  createFleetStage,
  everyone,
  newFile,
  newNames,
  oldNames,
  type FleetStage,
} from '../support/fleet-stage.ts';
import type { World } from '../support/world.ts';

let stage: FleetStage;
let world: World;
let ids: readonly string[];

beforeEach(async () => {
  // Targets are synced at the same time, so the order of the lines is random.
  stage = await createFleetStage({ isInProcess: true, isTimed: true });
  ({ ids, world } = stage);
});

afterEach(() => world.close());

describe('a step with several targets', () => {
  test('that selects one target logs it once, as it happens', async () => {
    const { main } = await stage.push({ 0: newFile }, { inputs: { 'copilot-id': ids[0] ?? '' } });
    expect(main.outputs['outcome']).toBe('synced');
    expect(main.log.match(/Synced: the service confirmed/gu)).toHaveLength(1);
    expect(main.log.indexOf('Importing')).toBeLessThan(main.log.indexOf('Synced:'));
    expect(main.log).not.toContain('1 of 1 done');
  });

  test('syncs the changed targets at the same time, fails only for the invalid one, and reports everything', async () => {
    const { main, post } = await stage.push(
      { 0: newFile, 2: '{ "openapi": ', 3: newFile, 5: newFile },
      { inputs: { 'max-parallel': '8' } },
    );
    expect(stage.holds()).toEqual([newNames, oldNames, oldNames, newNames, oldNames, newNames]);
    expect([main.exitCode, post?.exitCode]).toEqual([1, 0]);
    expect(main.outputs).toMatchObject({
      outcome: 'aborted',
      changed: 'true',
      synced: 'false',
      'copilots-to-sync': JSON.stringify([ids[0], ids[2], ids[3], ids[5]]),
    });
    const report = JSON.parse(main.outputs['report'] ?? '') as readonly { readonly outcome: string }[];
    expect(report.map(({ outcome }) => outcome).join()).toBe(
      'synced,unchanged,aborted,synced,unchanged,synced',
    );
    expect(main.log).toContain('4 of 6 done, 1 failed.');
    expect(main.groups.filter((title) => title.startsWith('Synced'))).toHaveLength(3);
    expect(main.groups).toContain('2 of 6 had nothing to do.');
    expect(main.summary.indexOf('aborted')).toBeLessThan(main.summary.indexOf('synced'));
  });

  // service/share-service.test.ts proves on a virtual clock that one delay has one request.
  test('requests the list less often than it has targets', async () => {
    await stage.push(everyone, { inputs: { 'max-parallel': '32', 'wait-seconds': '1.5' } });
    expect(stage.holds()).toEqual(ids.map(() => newNames));
    const lists = world.service.requests.filter(({ call }) => call === 'list');
    expect(lists.length).toBeLessThan(ids.length);
  });

  test('changes and requests nothing without changes, or in a shard after the last target', async () => {
    const outputs = { outcome: 'unchanged', changed: 'false', 'copilots-to-sync': '[]' };
    expect((await stage.push({})).main).toMatchObject({ exitCode: 0, outputs });
    const config = JSON.stringify({ targets: [{ 'copilot-id': ids[0], 'swagger-file': 'api/0.json' }] });
    const { main } = await stage.push(everyone, { config, inputs: { shard: '1/2' } });
    expect(main).toMatchObject({ exitCode: 0, outputs: { ...outputs, report: '[]' } });
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
    const { main } = await stage.push(everyone, { config, inputs });
    expect(stage.holds()).toEqual([oldNames, oldNames, newNames, newNames, oldNames, oldNames]);
    expect(main.exitCode).toBe(0);
  });

  test('sends nothing if the config file is invalid, and shows the location', async () => {
    const config = `targets:\n  - copilot-id: ${ids[0] ?? ''}\n    swager-file: api/0.json\n`;
    const { main } = await stage.push(everyone, { config });
    expect(main.exitCode).toBe(1);
    expect(world.service.requests).toEqual([]);
    expect(main.annotations).toEqual([
      expect.objectContaining({ severity: 'error', file: 'copilots.yml', line: 2, column: 5 }),
    ]);
    expect(main.summary).toContain('swager-file');
  });
});
