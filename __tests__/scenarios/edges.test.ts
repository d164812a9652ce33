import { pushEvent } from '../support/events.ts';
import { quickFolder, quickWaits } from '../support/quick-action.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { parseFault } from '../support/fake-service/fault.ts';
import { describeApi, pushChange, type World } from '../support/world.ts';
import {
  begin,
  closeWorlds,
  hasOnlyRead,
  listMessages,
  next,
  previous,
  push,
  releases,
} from './quick-world.ts';

afterAll(closeWorlds);

/**
 * Services and copilots that contradict an assumption of the action. No report may be wrong, and no action lost or
 * duplicated.
 */

const staging = 'https://staging.example.com';

/** Adds an action like a user in the dashboard. */
async function addManually(
  { copilotId, service }: World,
  action: Readonly<Record<string, string>>,
): Promise<void> {
  const body = { request_type: 'GET', description: 'Added manually', payload: {}, ...action };
  const url = `${service.baseUrl}/backend/actions/bot/${copilotId}`;
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(status).toBe(201);
}

function listNames(world: World): readonly string[] {
  return world.service
    .actions(world.copilotId)
    .map(({ name }) => name)
    .toSorted();
}

function listRows(world: World): readonly string[] {
  return world.service
    .actions(world.copilotId)
    .map(({ api_endpoint: endpoint, id }) => `${id} ${endpoint}`)
    .toSorted();
}

function countCalls(world: World, ...calls: readonly string[]): number {
  return world.service.requests.filter(({ call }) => calls.includes(call)).length;
}

const strategies = ['recreate', 'rolling'] as const;

describe.each(releases)('on %s', (service) => {
  test.concurrent(
    'two files that share a route and a copilot leave each other’s action alone, every night',
    async () => {
      const world = await begin({ service }, { actions: [] });
      const servers = { a: 'https://a.example.com', b: 'https://b.example.com' };
      const describe = (server: string, ...names: readonly string[]): string =>
        describeApi(...names).replace('https://api.example.com', server);
      const before = await world.sandbox.commit({ 'README.md': 'Two files' });
      const after = await world.sandbox.commit({
        'a.json': describe(servers.a, 'getHealth', 'listOrders', 'findOrder'),
        'b.json': describe(servers.b, 'getHealth', 'listUsers', 'findUser'),
      });
      const run = (file: string): Promise<Transcript> =>
        world.run({
          ...{ event: pushEvent({ ref: 'main', before, after }), depth: 0, actionDir: quickFolder },
          inputs: { 'swagger-file': file, strategy: 'rolling', base: 'copilot' },
        });
      for (const file of ['a.json', 'b.json'])
        expect((await run(file)).main.outputs['outcome']).toBe('synced');
      const rows = listRows(world);
      expect(rows).toHaveLength(6);
      for (let night = 1; night <= 5; night += 1) {
        for (const file of ['a.json', 'b.json']) {
          const transcript = await run(file);
          expect(transcript.main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync' });
          expect(listRows(world)).toEqual(rows);
          for (const server of Object.values(servers))
            expect(listMessages(transcript)).toContain(`GET ${server}/getHealth`);
        }
      }
    },
  );

  test.concurrent.each(strategies)(
    'a copy that a user made for a staging server stays: %s',
    async (strategy) => {
      const world = await begin({ service });
      await addManually(world, { name: 'listOrders', api_endpoint: `${staging}/listOrders` });
      const transcript = await push(world, { strategy, unmanaged: 'keep' });
      expect(transcript.main.outputs['outcome']).toBe('synced');
      expect(listNames(world)).toEqual([...next, 'listOrders'].toSorted());
      expect(listMessages(transcript)).toContain(
        `GET ${staging}/listOrders (managed: GET https://api.example.com/listOrders)`,
      );
    },
  );

  test.concurrent.each(strategies)(
    'servers that moved as a whole leave no second set: %s',
    async (strategy) => {
      const world = await begin({ service });
      const to = describeApi(...next).replace('"https://api.example.com"', '"/v1"');
      const { main } = await push(
        world,
        { strategy, unmanaged: 'keep', 'server-url': staging },
        { to, from: describeApi(...previous).replace('"https://api.example.com"', '"/v1"') },
      );
      expect(main.outputs['outcome']).toBe('synced');
      expect(listRows(world).every((row) => row.includes(staging))).toBe(true);
      expect(listNames(world)).toEqual(next.toSorted());
    },
  );

  test.concurrent.each([202, 499, 520, 522, 524, 527, 530])(
    'an import that a proxy returned %d for, and that takes effect later, doubles nothing',
    async (status) => {
      const fault = `import:1:status-${status}-later:delay-ms=${3 * quickWaits.showMs}`;
      const world = await begin({ service, faults: [parseFault(fault)] });
      const { main } = await push(world);
      await world.service.settled();
      expect(main.outputs['outcome']).toBe('synced');
      expect(listNames(world)).toEqual(next.toSorted());
      expect(countCalls(world, 'import')).toBe(1);
    },
  );

  test.concurrent.each(strategies)('a list that lags doubles nothing: %s', async (strategy) => {
    const world = await begin({ service, actionListLagMs: 2 * quickWaits.showMs });
    const { main } = await push(world, { strategy });
    expect(main.outputs['outcome']).toBe('synced');
    expect(listNames(world)).toEqual(next.toSorted());
  });

  test.concurrent.each(strategies)(
    'a list of which only the first page is shown is never the reason for a good report: %s',
    async (strategy) => {
      const many = Array.from({ length: 60 }, (_, index) => `operation${index}`);
      const world = await begin({ service, pageRows: 20 }, { actions: many });
      const from = describeApi(...many);
      const to = from.replace('Does operation7', 'Changed');
      const { main } = await push(world, { strategy }, { from, to });
      expect(main.outputs['outcome']).toBe('degraded');
      const names = listNames(world);
      // With `rolling`, the actions beyond the first page count as missing.
      if (strategy === 'recreate') expect(names).toEqual([...new Set(names)]);
    },
  );

  test.concurrent('a list that names a next page is failing: nothing is changed', async () => {
    const world = await begin({ service, pageRows: 1, linksPages: true });
    const transcript = await push(world);
    expect(transcript.main.outputs['outcome']).toBe('aborted');
    expect(listMessages(transcript)).toContain('rel="next"');
    expect(hasOnlyRead(world)).toBe(true);
  });

  test.concurrent.each(strategies)('a list that is always empty doubles nothing: %s', async (strategy) => {
    const world = await begin({ service, pageRows: 0 }, { actions: [] });
    const transcript = await push(world, { strategy });
    expect(transcript.main.outputs['outcome']).toBe('degraded');
    expect(listNames(world)).toEqual(strategy === 'recreate' ? next.toSorted() : []);
    expect(listMessages(transcript)).toContain('list-actions: never');
  });

  test.concurrent('an ID of the copilot in another form is the same ID', async () => {
    const world = await begin({ service, hasOtherBotIds: true });
    const { main } = await push(world);
    expect(main.outputs['outcome']).toBe('synced');
    expect(listNames(world)).toEqual(next.toSorted());
    expect(countCalls(world, 'import')).toBe(1);
  });

  test.concurrent('actions of another copilot alone are a failing list: nothing is changed', async () => {
    const document = JSON.parse(describeApi(...previous)) as unknown;
    const copilots = ['Order desk', 'Other desk'].map((name) => ({ name, document }));
    const world = await begin({ service, copilots, showsForeignRows: true });
    const transcript = await push(world);
    expect(transcript.main.outputs['outcome']).toBe('aborted');
    expect(listMessages(transcript)).toContain('all its actions belong to another copilot');
    expect(hasOnlyRead(world)).toBe(true);
  });

  test.concurrent(
    'an unmanaged action that only the database takes for a managed one is restored',
    async () => {
      const managed = Array.from({ length: 6 }, (_, index) => `maß${index}`);
      const world = await begin({ service }, { actions: [...previous, ...managed] });
      const manual = managed.map((name) => name.replace('ß', 's'));
      for (const name of manual)
        await addManually(world, { name, api_endpoint: `https://manual.example.com/${name}` });
      const transcript = await push(
        world,
        { unmanaged: 'keep' },
        { from: describeApi(...previous, ...managed) },
      );
      const names = listNames(world);
      expect(names.filter((name) => manual.includes(name))).toEqual(manual);
      const left = names.filter((name) => managed.includes(name));
      expect(left.length > 0).toBe(
        listMessages(transcript).includes('The service deleted GET https://manual.example.com/mas'),
      );
    },
  );

  test.concurrent(
    'a warning names an unmanaged action whose search entry a change may have replaced',
    async () => {
      const world = await begin({ service });
      await addManually(world, { name: 'LISTORDERS', api_endpoint: 'https://manual.example.com/orders' });
      const to = describeApi(...previous).replace('Does listOrders', 'Lists the orders');
      const transcript = await push(world, { strategy: 'rolling' }, { to });
      expect(transcript.main.outputs['outcome']).toBe('synced');
      expect(listMessages(transcript)).toContain(
        'The search might no longer find GET https://manual.example.com/orders.',
      );
    },
  );

  test.concurrent(
    'an action list of 120 MB is failing, and doesn’t take the memory of the runner',
    async () => {
      const world = await begin({ service, listBytes: 120_000_000 }, { isInProcess: false });
      const commits = await pushChange(world);
      const transcript = await world.run({
        ...{ event: pushEvent({ ref: 'main', ...commits }), depth: 0, actionDir: quickFolder },
        inputs: { 'max-attempts': '1' },
        env: { NODE_OPTIONS: '--max-old-space-size=300' },
      });
      expect(transcript.main.outputs['outcome']).toBe('aborted');
      expect(listMessages(transcript)).toContain('32.0 MB');
    },
  );
});

describe('a scripted sync', () => {
  test.concurrent.each([520, 524, 530])(
    'waits for a request that a proxy returned %d for',
    async (status) => {
      const faults = [parseFault(`import:1:status-${status}-later:delay-ms=2500`)];
      const world = await begin({ service: 'contract', faults });
      const { main } = await push(world, { 'timeout-seconds': '4' });
      await world.service.settled();
      expect(main.outputs['outcome']).toBe('synced');
      expect(listNames(world)).toEqual(next.toSorted());
    },
  );

  test.concurrent.each(['delete', 'import'])(
    'reports success, not verified, if the %s is accepted with 202',
    async (call) => {
      const faults = [parseFault(`${call}:1:status-202-later:delay-ms=1000`)];
      const world = await begin({ service: 'contract', faults });
      const transcript = await push(world, { 'timeout-seconds': '4' });
      await world.service.settled();
      expect(transcript.main.outputs['outcome']).toBe('synced');
      expect(listMessages(transcript)).toContain('might still be processed');
      expect(transcript.main.summary).not.toMatch(/\bverified\b/iu);
      expect(listNames(world)).toEqual(next.toSorted());
    },
  );
});

describe('on 2.8.0', () => {
  const service = '2.8.0';

  test.concurrent('a `delete-path` that removes the copilot is noticed after the first delete', async () => {
    const world = await begin({ service });
    const { main } = await push(world, { 'delete-path': '/backend/copilot/{copilot_id}' });
    expect(main.outputs['outcome']).toBe('degraded');
    expect(main.outputs['report']).toContain('record-removed');
    expect(countCalls(world, 'delete', 'delete-one', 'import')).toBe(1);
    expect(listNames(world)).toEqual(previous.toSorted());
  });

  test.concurrent('the import follows if each action’s delete was confirmed and the list fails', async () => {
    const faults = [3, 4, 5, 6].map((nth) => parseFault(`actionList:${nth}:status-503-before`));
    const world = await begin({ service, faults });
    const { main } = await push(world);
    expect(main.outputs['outcome']).toBe('synced');
    const calls = world.service.requests.map(({ call }) => call);
    const reads = calls.slice(0, calls.indexOf('import')).filter((call) => call === 'actionList').length;
    expect(reads).toBeLessThan(6);
    expect(listNames(world)).toEqual(next.toSorted());
  });
});
