import { pushEvent } from '../support/events.ts';
import { isFull } from '../support/depth.ts';
import { quickFolder, quickWaits } from '../support/quick-action.ts';
import { parseFault } from '../support/fake-service/fault.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { describeApi, pushChange, type World } from '../support/world.ts';
import {
  addManually,
  countCalls,
  hasOnlyRead,
  listMessages,
  listNames,
  next,
  openWorlds,
  previous,
  push,
  releases,
} from './quick-world.ts';

/**
 * Rows and search index afterwards must match the reported result, on both releases, and if the service or the copilot
 * contradicts an assumption of the action. `replacement/reconcile` has the decisions, without a real service.
 */
const begin = openWorlds();

const byHand = 'escalate';
const strategies = ['recreate', 'rolling'] as const;
const staging = 'https://staging.example.com';

/** Returns the actions that conversations can find, and the problems of the others. */
function findHeld(world: World): { readonly found: readonly string[]; readonly wrong: number } {
  const { found, hidden, dangling, outdated } = world.service.reach(world.copilotId);
  const wrong = hidden.length + dangling.length + outdated.length;
  return { found: found.map(({ name }) => name).toSorted(), wrong };
}

function holds(...names: readonly string[]): ReturnType<typeof findHeld> {
  return { found: names.toSorted(), wrong: 0 };
}

function listRows(world: World): readonly string[] {
  return world.service
    .actions(world.copilotId)
    .map(({ api_endpoint: endpoint, id }) => `${id} ${endpoint}`)
    .toSorted();
}

function fail(...faults: readonly string[]): FakeServiceOptions {
  return { faults: faults.map(parseFault) };
}

/**
 * Responses to the first read. Both releases respond in the same way, so the first two are enough for the older one.
 */
const firstReads: readonly (readonly [string, readonly string[]])[] = [
  ['a page of HTML', ['html-200']],
  ['no answer', ['hang-before']],
  ['a 404', ['status-404-before']],
  ['a redirect to a login', ['redirect-login']],
  ['a 403', ['status-403-before']],
  ['a 400', ['status-400-before']],
  ['four times 503', Array<string>(4).fill('status-503-before')],
  ['four times 429', Array<string>(4).fill('status-429-before')],
  ['an answer that is cut', ['cut']],
];

interface Case {
  readonly name: string;
  readonly options: FakeServiceOptions;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Actions that the copilot has before, and after the outcome, by default those of the new version after `synced`. */
  readonly actions?: readonly string[];
  readonly outcome?: string;
  readonly ends?: readonly string[];
}

const rejected: Omit<Case, 'name'> = {
  options: { rejectedName: 'cancelOrder' },
  actions: [...previous, byHand],
  outcome: 'rolled-back',
  ends: [...previous, byHand],
};
const lateImport = `later:delay-ms=${3 * quickWaits.showMs}`;
// Takes effect after half of the time in which a timed-out request may do so.
const lateDelete = `hang-later:delay-ms=${5_000 + quickWaits.lateMs / 2}`;

const cases: readonly Case[] = [
  {
    name: 'a rejected import next to a manually created action',
    inputs: { unmanaged: 'delete' },
    ...rejected,
  },
  { name: 'a rejected import with `unmanaged: keep`', inputs: { unmanaged: 'keep' }, ...rejected },
  { name: 'an import whose process was killed', options: fail('import:1:killed:delay-ms=300') },
  { name: 'an import without search entries', options: fail('import:1:rows-only') },
  { name: 'a confirmed import without an effect', options: fail('import:1:no-rows') },
  {
    name: 'one of two concurrent deletes without a response',
    options: {
      ...fail('delete-one:1:status-503-before', `delete-one:2:${lateDelete}`),
      hasActionsDelete: false,
    },
    inputs: { 'timeout-seconds': '5' },
  },
];

// These wait longest, so they begin first.
test.concurrent(
  'a run that is killed in the delay is finished after the rest of the delay, without a second delete',
  async () => {
    const world = await begin({ service: 'head' }, { isInProcess: false });
    const commits = await pushChange(world);
    const times = new Map<string, number>();
    let deletes = 0;
    const death = new AbortController();
    world.service.onRequest(({ call }, moment) => {
      if (moment !== 'arrived') return;
      times.set(call, performance.now());
      if (call !== 'delete') return;
      deletes += 1;
      setTimeout(() => {
        death.abort();
      }, 4_000);
    });
    const { post } = await world.run({
      ...{ event: pushEvent({ ref: 'main', ...commits }), depth: 0, actionDir: quickFolder },
      inputs: { 'wait-seconds': '15' },
      interrupt: { how: 'kill', at: death.signal },
    });
    expect(post?.summary).toContain('outcome `synced`');
    expect(findHeld(world)).toEqual(holds(...next));
    expect(deletes).toBe(1);
    expect((times.get('import') ?? 0) - (times.get('delete') ?? 0)).toBeGreaterThanOrEqual(15_000);
    // The log line is missing if the machine was so slow that the delay was over.
    const [, left = 0] = /Actions deleted\. Waiting (\d+) s/u.exec(post?.log ?? '') ?? [];
    expect(Number(left)).toBeLessThanOrEqual(11);
  },
);

test.concurrent(
  'a run that is killed in its import, and another with the same import, leave no duplicates',
  async () => {
    const faults = [parseFault(`import:1:hang-later:delay-ms=${2_000 + quickWaits.lateMs / 4}`)];
    const world = await begin({ service: 'head', faults }, { isInProcess: false });
    const commits = await pushChange(world);
    const event = pushEvent({ ref: 'main', ...commits });
    const inputs = { 'timeout-seconds': '2', 'max-attempts': '2' };
    const death = new AbortController();
    const { promise: begun, resolve: noteBegin } = Promise.withResolvers<undefined>();
    world.service.onRequest(({ call }) => {
      noteBegin(undefined);
      if (call === 'import') death.abort();
    });
    const common = { event, depth: 0, actionDir: quickFolder } as const;
    const first = world.run({ ...common, inputs, interrupt: { how: 'kill', at: death.signal } });
    await begun;
    const second = world.run({ ...common, inputs: { ...inputs, force: 'true' } });
    const endings = await Promise.all([first, second]);
    await world.service.settled();
    const texts = endings
      .map(({ main, post }) => `${main.outputs['outcome'] ?? ''} ${post?.log ?? ''}`)
      .join('\n');
    const { found, wrong } = findHeld(world);
    expect(texts.includes('synced') && (wrong > 0 || found.join() !== next.toSorted().join())).toBe(false);
  },
);

describe.each(releases)('on %s', (service) => {
  test.concurrent.each(cases)(
    '$name leaves whole actions that can be found in a conversation',
    async ({ actions = previous, ends = next, inputs, options, outcome = 'synced' }) => {
      const world = await begin({ service, ...options }, { actions });
      const { main } = await push(world, inputs);
      await world.service.settled();
      expect(main.outputs['outcome']).toBe(outcome);
      expect(findHeld(world)).toEqual(holds(...ends));
    },
  );

  // replacement/failed-call.test.ts has all statuses of a proxy.
  test.concurrent.each<readonly [string, FakeServiceOptions]>([
    ['an import that is accepted with 202 and takes effect later', fail(`import:1:status-202-${lateImport}`)],
    ['an import that a proxy returned 524 for', fail(`import:1:status-524-${lateImport}`)],
    ['an ID of the copilot in another form', { hasOtherBotIds: true }],
  ])('%s leads to one import', async (_, options) => {
    const world = await begin({ service, ...options });
    const { main } = await push(world);
    await world.service.settled();
    expect(main.outputs['outcome']).toBe('synced');
    expect(findHeld(world)).toEqual(holds(...next));
    expect(countCalls(world, 'import')).toBe(1);
  });

  test.concurrent(
    'an action that a user created is not changed with `unmanaged: keep`, and the copilot is in sync afterwards',
    async () => {
      const world = await begin({ service }, { actions: [...previous, byHand] });
      const find = (): unknown => world.service.actions(world.copilotId).find(({ name }) => name === byHand);
      const before = find();
      const { main } = await push(world, { unmanaged: 'keep' });
      expect([main.outputs['outcome'], find()]).toEqual(['synced', before]);
      expect(findHeld(world)).toEqual(holds(...next, byHand));

      const sent = world.service.requests.length;
      const again = await push(world, { unmanaged: 'keep', force: 'false', base: 'copilot' });
      expect(again.main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync' });
      expect(world.service.requests.slice(sent).every(({ method }) => method === 'GET')).toBe(true);
    },
  );

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
      // More nights would be the same, because the first one changes neither the actions nor the files.
      for (const file of ['a.json', 'b.json']) {
        const transcript = await run(file);
        expect(transcript.main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync' });
        expect(listRows(world)).toEqual(rows);
        for (const server of Object.values(servers))
          expect(listMessages(transcript)).toContain(`GET ${server}/getHealth`);
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
      const [from, to] = [previous, next].map((names) =>
        describeApi(...names).replace('"https://api.example.com"', '"/v1"'),
      );
      const inputs = { strategy, unmanaged: 'keep', 'server-url': staging };
      const { main } = await push(world, inputs, { from, to });
      expect(main.outputs['outcome']).toBe('synced');
      expect(listRows(world).every((row) => row.includes(staging))).toBe(true);
      expect(listNames(world)).toEqual(next.toSorted());
    },
  );

  test.concurrent.each(strategies)('changes that look like none are changes: %s', async (strategy) => {
    const from = describeApi('list_orders', 't1', 't2').replace('"/t2"', '"//t2"');
    const to = describeApi('listOrders', 't1', 't2').replace('"/t1"', '"/t1/"');
    const copilots = [{ name: 'Order desk', document: JSON.parse(from) as unknown }];
    const world = await begin({ service, copilots });
    const { main } = await push(world, { strategy }, { from, to });
    expect(main.outputs['outcome']).toBe('synced');
    const endpoints = world.service.reach(world.copilotId).found.map(({ api_endpoint: at }) => at);
    expect(endpoints.toSorted()).toEqual(
      ['/listOrders', '/t1/', '/t2'].map((path) => `https://api.example.com${path}`),
    );
    expect(findHeld(world).wrong).toBe(0);
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

  test.concurrent(
    'if the service can’t embed actions, the run doesn’t report success, and a later run with `force` repairs the copilot',
    async () => {
      const world = await begin({ service, embeddings: 'fail' });
      const { main } = await push(world);
      expect([main.exitCode, main.outputs['outcome']]).toEqual([1, 'degraded']);
      expect(`${main.log}\n${main.summary}`).not.toMatch(/\bverified\b/iu);

      world.service.behave({ embeddings: 'work' });
      const repaired = await push(world, { force: 'true' });
      expect(repaired.main.outputs['outcome']).toBe('synced');
      expect(findHeld(world)).toEqual(holds(...next));
    },
  );

  const isWhole = isFull || service === 'head';
  test.concurrent.each(isWhole ? firstReads : firstReads.slice(0, 2))(
    '%s at the first read never costs the copilot',
    async (_what, kinds) => {
      const faults = kinds.map((kind, index) => `actionList:${index + 1}:${kind}`);
      const world = await begin({ service, ...fail(...faults) });
      const { main } = await push(world, kinds.includes('hang-before') ? { 'timeout-seconds': '3' } : {});
      const { outcome } = main.outputs;
      expect(world.service.copilots()).toHaveLength(1);
      expect(['synced', 'aborted']).toContain(outcome);
      expect(findHeld(world)).toEqual(outcome === 'synced' ? holds(...next) : holds(...previous));
      expect(world.service.requests.map(({ path }) => path)).not.toContain(
        `/backend/copilot/${world.copilotId}`,
      );
    },
  );

  test.concurrent('a cached action list does not outweigh a confirmed response', async () => {
    const world = await begin({ service, actionListCacheMs: 3 * quickWaits.showMs });
    const { main } = await push(world);
    const outcome = main.outputs['outcome'];
    const held = findHeld(world).found;
    expect(outcome === 'aborted' || outcome === 'rolled-back' ? held : previous.toSorted()).toEqual(
      previous.toSorted(),
    );
    expect(outcome === 'synced' ? held : next.toSorted()).toEqual(next.toSorted());
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
    'an extra action that can’t be removed beside an unmanaged one is reported once in the log and once in the summary',
    async () => {
      const world = await begin({ service }, { actions: [...previous, 'FindOrder'] });
      const { main } = await push(world, { unmanaged: 'keep' });
      expect(main.outputs['outcome']).toBe('synced');
      expect(world.service.actions(world.copilotId)).toHaveLength(4);
      const warnings = main.annotations.filter(({ message }) => message.startsWith('Not deleted: GET'));
      expect(warnings).toHaveLength(1);
      expect(main.summary.split('Not deleted: GET')).toHaveLength(2);
    },
  );
});

// These lists are the same on both releases.
describe('a list is failing, and nothing is changed, if', () => {
  const copilots = ['Order desk', 'Other desk'].map((name) => ({
    name,
    document: JSON.parse(describeApi(...previous)) as unknown,
  }));

  const ownFormat = { hasOwnEndpoints: true };

  test.concurrent.each<
    readonly [string, FakeServiceOptions, says: string, inputs: Readonly<Record<string, string>>]
  >([
    ['it names a next page', { pageRows: 1, linksPages: true }, 'rel="next"', {}],
    [
      'all its actions are of others',
      { copilots, showsForeignRows: true },
      'all its actions belong to another copilot',
      {},
    ],
    ['it has its own format: `rolling`', ownFormat, 'in its own format', { strategy: 'rolling' }],
    ['it has its own format: `keep`', ownFormat, 'in its own format', { unmanaged: 'keep' }],
  ])('%s', async (_, options, says, inputs) => {
    const world = await begin({ service: 'head', ...options });
    const transcript = await push(world, inputs);
    expect(transcript.main).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted' } });
    expect(listMessages(transcript)).toContain(says);
    expect(hasOnlyRead(world)).toBe(true);
  });

  test.concurrent('it has 120 MB, which don’t take the memory of the runner', async () => {
    const world = await begin({ service: 'head', listBytes: 120_000_000 }, { isInProcess: false });
    const env = { NODE_OPTIONS: '--max-old-space-size=300' };
    const transcript = await push(world, { 'max-attempts': '1' }, { env });
    expect(transcript.main.outputs['outcome']).toBe('aborted');
    expect(listMessages(transcript)).toContain('32.0 MB');
  });
});

describe('a scripted sync', () => {
  test.concurrent.each([
    ['a proxy returned 524 for the import', 'import:1:status-524'],
    ['the delete is accepted with 202', 'delete:1:status-202'],
    ['the import is accepted with 202', 'import:1:status-202'],
  ])('reports success, not verified, after the time of the request if %s', async (_, fault) => {
    const world = await begin({ service: 'contract', ...fail(`${fault}-later:delay-ms=1500`) });
    const transcript = await push(world, { 'timeout-seconds': '8' });
    await world.service.settled();
    expect(transcript.main.outputs['outcome']).toBe('synced');
    if (fault.includes('202')) expect(listMessages(transcript)).toContain('might still be processed');
    expect(transcript.main.summary).not.toMatch(/\bverified\b/iu);
    expect(listNames(world)).toEqual(next.toSorted());
  });
});

test.concurrent('a `delete-path` that removes the copilot is noticed after the first delete', async () => {
  const world = await begin({ service: '2.8.0' });
  const { main } = await push(world, { 'delete-path': '/backend/copilot/{copilot_id}' });
  expect(main.outputs['outcome']).toBe('degraded');
  expect(main.outputs['report']).toContain('record-removed');
  expect(countCalls(world, 'delete', 'delete-one', 'import')).toBe(1);
  expect(listNames(world)).toEqual(previous.toSorted());
});
