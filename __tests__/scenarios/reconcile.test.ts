import { pushEvent } from '../support/events.ts';
import { quickFolder, quickWaits } from '../support/quick-action.ts';
import { parseFault } from '../support/fake-service/fault.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, pushChange, type Scenario, type World } from '../support/world.ts';

/**
 * Rows and search index afterwards must match the reported result, on both releases, and if the service or the copilot
 * contradicts an assumption of the action. `replacement/reconcile` has the decisions, without a real service.
 */
const previous = ['listOrders', 'findOrder'];
const next = ['listOrders', 'cancelOrder'];
const strategies = ['recreate', 'rolling'] as const;
const staging = 'https://staging.example.com';

// The worlds are closed after all tests, which run at the same time because they mostly wait.
const worlds: World[] = [];

afterAll(() => Promise.all(worlds.map((world) => world.close())));

/** Creates a world whose copilot has these actions. */
async function begin(service: FakeServiceOptions, actions = previous, isInProcess = true): Promise<World> {
  const copilots = [{ name: 'Order desk', document: JSON.parse(describeApi(...actions)) as unknown }];
  const world = await createWorld({ isInProcess, isTimed: true, service: { copilots, ...service } });
  worlds.push(world);
  return world;
}

type Inputs = Readonly<Record<string, string>>;

interface Result extends StepTranscript {
  readonly outcome: string | undefined;
  readonly messages: string;
}

async function run(world: World, scenario: Scenario): Promise<Result> {
  const { main } = await world.run({ depth: 0, actionDir: quickFolder, ...scenario });
  const messages = main.annotations.map(({ message }) => message).join('\n');
  return { ...main, outcome: main.outputs['outcome'], messages };
}

/** Runs a push that changes the file, with short delays. */
async function push(
  world: World,
  inputs: Inputs = {},
  { from = describeApi(...previous), to = describeApi(...next), env = {} } = {},
): Promise<Result> {
  const commits = await pushChange(world, { 'swagger.json': from }, { 'swagger.json': to });
  const event = pushEvent({ ref: 'main', ...commits });
  // A busy machine can take seconds to respond, so the limit is short only if the service hangs.
  return run(world, { event, inputs: { 'timeout-seconds': '20', 'max-attempts': '2', ...inputs }, env });
}

/** Adds an action like a user in the dashboard. */
async function addManually({ copilotId, service }: World, name: string, endpoint: string): Promise<void> {
  const body = { name, api_endpoint: endpoint, request_type: 'GET', description: 'Manual', payload: {} };
  const url = `${service.baseUrl}/backend/actions/bot/${copilotId}`;
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(status).toBe(201);
}

const listNames = ({ copilotId, service }: World): readonly string[] =>
  service
    .actions(copilotId)
    .map(({ name }) => name)
    .toSorted();
const listRows = ({ copilotId, service }: World): readonly string[] =>
  service
    .actions(copilotId)
    .map(({ api_endpoint: endpoint, id }) => `${id} ${endpoint}`)
    .toSorted();
const countCalls = ({ service }: World, ...calls: readonly string[]): number =>
  service.requests.filter(({ call }) => calls.includes(call)).length;

/** Returns the names of the actions that conversations can find, and the number of the others. */
function findHeld({ copilotId, service }: World): string {
  const { found, hidden, dangling, outdated } = service.reach(copilotId);
  const names = found.map(({ name }) => name).toSorted();
  return `${names.join()}; ${hidden.length + dangling.length + outdated.length} wrong`;
}

const holds = (...names: readonly string[]): string => `${names.toSorted().join()}; 0 wrong`;
const fail = (...faults: readonly string[]): FakeServiceOptions => ({ faults: faults.map(parseFault) });

const lateImport = `later:delay-ms=${3 * quickWaits.showMs}`;
// Takes effect after half of the time in which a timed-out request may do so.
const lateDelete = `hang-later:delay-ms=${5_000 + quickWaits.lateMs / 2}`;
const lostDelete = {
  ...fail('delete-one:1:status-503-before', `delete-one:2:${lateDelete}`),
  hasActionsDelete: false,
};

// These wait longest, so they begin first.
test.concurrent('a run that is killed in the delay is finished after it, with one delete', async () => {
  const world = await begin({ service: 'head' }, previous, false);
  const commits = await pushChange(world);
  const times = new Map<string, number>();
  const interruption = new AbortController();
  world.service.onRequest(({ call }, moment) => {
    if (moment !== 'arrived') return;
    times.set(call, performance.now());
    if (call === 'delete')
      setTimeout(() => {
        interruption.abort();
      }, 4_000);
  });
  const { post } = await world.run({
    ...{ event: pushEvent({ ref: 'main', ...commits }), depth: 0, actionDir: quickFolder },
    inputs: { 'wait-seconds': '15' },
    interrupt: { how: 'kill', at: interruption.signal },
  });
  expect(post?.summary).toContain('outcome `synced`');
  expect([findHeld(world), countCalls(world, 'delete')]).toEqual([holds(...next), 1]);
  expect((times.get('import') ?? 0) - (times.get('delete') ?? 0)).toBeGreaterThanOrEqual(15_000);
  // The log line is missing if the machine was so slow that the delay was over.
  const [, left = 0] = /Actions deleted\. Waiting (\d+) s/u.exec(post?.log ?? '') ?? [];
  expect(Number(left)).toBeLessThanOrEqual(11);
});

test.concurrent('a run that is killed in its import, and a second one, leave no duplicates', async () => {
  const faults = fail(`import:1:hang-later:delay-ms=${2_000 + quickWaits.lateMs / 4}`);
  const world = await begin({ service: 'head', ...faults }, previous, false);
  const event = pushEvent({ ref: 'main', ...(await pushChange(world)) });
  const inputs = { 'timeout-seconds': '2', 'max-attempts': '2' };
  const interruption = new AbortController();
  const { promise: begun, resolve: noteBegin } = Promise.withResolvers<undefined>();
  world.service.onRequest(({ call }) => {
    noteBegin(undefined);
    if (call === 'import') interruption.abort();
  });
  const common = { event, depth: 0, actionDir: quickFolder } as const;
  const first = world.run({ ...common, inputs, interrupt: { how: 'kill', at: interruption.signal } });
  await begun;
  const second = world.run({ ...common, inputs: { ...inputs, force: 'true' } });
  const endings = await Promise.all([first, second]);
  await world.service.settled();
  const texts = endings.map(({ main, post }) => `${main.outputs['outcome'] ?? ''} ${post?.log ?? ''}`);
  if (texts.join().includes('synced')) expect(findHeld(world)).toBe(holds(...next));
});

describe.each(['2.8.0', 'head'] as const)('on %s', (service) => {
  test.concurrent.each<[name: string, options: FakeServiceOptions, inputs?: Inputs]>([
    ['an import whose process was killed', fail('import:1:killed:delay-ms=300')],
    ['an import without search entries', fail('import:1:rows-only')],
    ['a confirmed import without an effect', fail('import:1:no-rows')],
    ['one of two deletes without a response', lostDelete, { 'timeout-seconds': '5' }],
  ])('%s leads to actions that can be found in a conversation', async (_, options, inputs) => {
    const world = await begin({ service, ...options });
    const { outcome } = await push(world, inputs);
    await world.service.settled();
    expect([outcome, findHeld(world)]).toEqual(['synced', holds(...next)]);
  });

  test.concurrent.each(['delete', 'keep'])('a rejected import is rolled back: %s', async (unmanaged) => {
    const actions = [...previous, 'escalate'];
    const world = await begin({ service, rejectedName: 'cancelOrder' }, actions);
    const { outcome } = await push(world, { unmanaged });
    await world.service.settled();
    expect([outcome, findHeld(world)]).toEqual(['rolled-back', holds(...actions)]);
  });

  // replacement/failed-call.test.ts has all statuses of a proxy.
  test.concurrent.each<[string, FakeServiceOptions]>([
    ['an import that is accepted with 202 and takes effect later', fail(`import:1:status-202-${lateImport}`)],
    ['an import that a proxy returned 524 for', fail(`import:1:status-524-${lateImport}`)],
    ['an ID of the copilot in another form', { hasOtherBotIds: true }],
  ])('%s leads to one import', async (_, options) => {
    const world = await begin({ service, ...options });
    const { outcome } = await push(world);
    await world.service.settled();
    expect([outcome, findHeld(world)]).toEqual(['synced', holds(...next)]);
    expect(countCalls(world, 'import')).toBe(1);
  });

  test.concurrent('with `unmanaged: keep`, an unmanaged action stays, and is in sync', async () => {
    const world = await begin({ service }, [...previous, 'escalate']);
    const find = () => world.service.actions(world.copilotId).find(({ name }) => name === 'escalate');
    const before = find();
    const inputs = { unmanaged: 'keep' };
    const { outcome } = await push(world, inputs);
    expect([outcome, find(), findHeld(world)]).toEqual(['synced', before, holds(...next, 'escalate')]);

    const sent = world.service.requests.length;
    const { outputs } = await push(world, { ...inputs, force: 'false', base: 'copilot' });
    expect(outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync' });
    expect(world.service.requests.slice(sent).every(({ method }) => method === 'GET')).toBe(true);
  });

  test.concurrent('two files that share a route and a copilot leave each other’s action alone', async () => {
    const world = await begin({ service, copilots: [{ name: 'Order desk' }] });
    const describe = (server: string, ...names: readonly string[]): string =>
      describeApi(...names).replace('api.example.com', server);
    const before = await world.sandbox.commit({ 'README.md': 'Two files' });
    const after = await world.sandbox.commit({
      'a.json': describe('a.example.com', 'getHealth', 'listOrders', 'findOrder'),
      'b.json': describe('b.example.com', 'getHealth', 'listUsers', 'findUser'),
    });
    const event = pushEvent({ ref: 'main', before, after });
    const sync = (file: string): Promise<Result> =>
      run(world, { event, inputs: { 'swagger-file': file, strategy: 'rolling', base: 'copilot' } });
    expect([(await sync('a.json')).outcome, (await sync('b.json')).outcome]).toEqual(['synced', 'synced']);
    const rows = listRows(world);
    expect(rows).toHaveLength(6);
    // More nights would be the same, because the first one changes neither the actions nor the files.
    for (const file of ['a.json', 'b.json']) {
      const { messages, outputs } = await sync(file);
      expect(outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync' });
      expect(listRows(world)).toEqual(rows);
      for (const server of ['a', 'b'])
        expect(messages).toContain(`GET https://${server}.example.com/getHealth`);
    }
  });

  test.concurrent.each(strategies)('a user’s copy for a staging server stays: %s', async (strategy) => {
    const world = await begin({ service });
    await addManually(world, 'listOrders', `${staging}/listOrders`);
    const { outcome, messages } = await push(world, { strategy, unmanaged: 'keep' });
    expect([outcome, listNames(world)]).toEqual(['synced', ['cancelOrder', 'listOrders', 'listOrders']]);
    expect(messages).toContain(`GET ${staging}/listOrders (managed: GET https://api.example.com/listOrders)`);
  });

  test.concurrent.each(strategies)('moved servers leave no second set: %s', async (strategy) => {
    const world = await begin({ service });
    const [from, to] = [previous, next].map((names) =>
      describeApi(...names).replace('"https://api.example.com"', '"/v1"'),
    );
    const inputs = { strategy, unmanaged: 'keep', 'server-url': staging };
    expect((await push(world, inputs, { from, to })).outcome).toBe('synced');
    expect(listRows(world).every((row) => row.includes(staging))).toBe(true);
    expect(listNames(world)).toEqual(next.toSorted());
  });

  test.concurrent.each(strategies)('changes that look like none are changes: %s', async (strategy) => {
    const from = describeApi('list_orders', 't1', 't2').replace('"/t2"', '"//t2"');
    const to = describeApi('listOrders', 't1', 't2').replace('"/t1"', '"/t1/"');
    const copilots = [{ name: 'Order desk', document: JSON.parse(from) as unknown }];
    const world = await begin({ service, copilots });
    expect((await push(world, { strategy }, { from, to })).outcome).toBe('synced');
    expect(
      listRows(world)
        .map((row) => row.split('example.com')[1])
        .toSorted(),
    ).toEqual(['/listOrders', '/t1/', '/t2']);
    expect(findHeld(world)).toBe(holds('listOrders', 't1', 't2'));
  });

  test.concurrent.each(strategies)('a first page is no whole list: %s', async (strategy) => {
    const many = Array.from({ length: 60 }, (_, index) => `operation${index}`);
    const world = await begin({ service, pageRows: 20 }, many);
    const from = describeApi(...many);
    const { outcome } = await push(
      world,
      { strategy },
      { from, to: from.replace('Does operation7', 'Changed') },
    );
    expect(outcome).toBe('degraded');
    const names = listNames(world);
    // With `rolling`, the actions beyond the first page count as missing.
    if (strategy === 'recreate') expect(names).toEqual([...new Set(names)]);
  });

  test.concurrent('actions without embeddings are no success, and `force` repairs them', async () => {
    const world = await begin({ service, embeddings: 'fail' });
    const { exitCode, log, outcome, summary } = await push(world);
    expect([exitCode, outcome]).toEqual([1, 'degraded']);
    expect(`${log}\n${summary}`).not.toMatch(/\bverified\b/iu);

    world.service.behave({ embeddings: 'work' });
    expect((await push(world, { force: 'true' })).outcome).toBe('synced');
    expect(findHeld(world)).toBe(holds(...next));
  });

  // find-action-list.test.ts has the other responses.
  test.concurrent.each(['html-200', 'hang-before'])('%s at first keeps the copilot whole', async (kind) => {
    const world = await begin({ service, ...fail(`actionList:1:${kind}`) });
    const { outcome } = await push(world, kind === 'hang-before' ? { 'timeout-seconds': '3' } : {});
    expect(world.service.copilots()).toHaveLength(1);
    expect(['synced', 'aborted']).toContain(outcome);
    expect(findHeld(world)).toBe(holds(...(outcome === 'synced' ? next : previous)));
    const paths = world.service.requests.map(({ path }) => path);
    expect(paths).not.toContain(`/backend/copilot/${world.copilotId}`);
  });

  test.concurrent('a cached action list does not outweigh a confirmed response', async () => {
    const world = await begin({ service, actionListCacheMs: 3 * quickWaits.showMs });
    const { outcome } = await push(world);
    const held = world.service
      .reach(world.copilotId)
      .found.map(({ name }) => name)
      .toSorted();
    if (outcome === 'aborted' || outcome === 'rolled-back') expect(held).toEqual(previous.toSorted());
    if (outcome === 'synced') expect(held).toEqual(next.toSorted());
  });

  test.concurrent('an unmanaged action that the database mistakes for another is restored', async () => {
    const managed = Array.from({ length: 6 }, (_, index) => `maß${index}`);
    const world = await begin({ service }, [...previous, ...managed]);
    const manual = managed.map((name) => name.replace('ß', 's'));
    for (const name of manual) await addManually(world, name, `https://manual.example.com/${name}`);
    const from = describeApi(...previous, ...managed);
    const { messages } = await push(world, { unmanaged: 'keep' }, { from });
    const names = listNames(world);
    expect(names.filter((name) => manual.includes(name))).toEqual(manual);
    const isLeft = names.some((name) => managed.includes(name));
    expect(messages.includes('The service deleted GET https://manual.example.com/mas')).toBe(isLeft);
  });

  test.concurrent('a warning names an unmanaged action that the search may have lost', async () => {
    const world = await begin({ service });
    await addManually(world, 'LISTORDERS', 'https://manual.example.com/orders');
    const to = describeApi(...previous).replace('Does listOrders', 'Lists the orders');
    const { messages, outcome } = await push(world, { strategy: 'rolling' }, { to });
    expect(outcome).toBe('synced');
    expect(messages).toContain('The search might no longer find GET https://manual.example.com/orders.');
  });

  test.concurrent('an extra action beside an unmanaged one is reported once', async () => {
    const world = await begin({ service }, [...previous, 'FindOrder']);
    const { messages, outcome, summary } = await push(world, { unmanaged: 'keep' });
    expect([outcome, listNames(world).length]).toEqual(['synced', 4]);
    for (const text of [messages, summary]) expect(text.split('Not deleted: GET')).toHaveLength(2);
  });
});

// These lists are the same on both releases.
describe('a list is failing, and nothing is changed, if', () => {
  const document = JSON.parse(describeApi(...previous)) as unknown;
  const ownFormat = { hasOwnEndpoints: true };
  const copilots = ['Order desk', 'Other desk'].map((name) => ({ name, document }));

  test.concurrent.each<[name: string, options: FakeServiceOptions, says: string, inputs: Inputs]>([
    ['it names a next page', { pageRows: 1, linksPages: true }, 'rel="next"', {}],
    ['it has only actions of others', { copilots, showsForeignRows: true }, 'belong to another copilot', {}],
    ['it has its own format: `rolling`', ownFormat, 'in its own format', { strategy: 'rolling' }],
    ['it has its own format: `keep`', ownFormat, 'in its own format', { unmanaged: 'keep' }],
  ])('%s', async (_, options, says, inputs) => {
    const world = await begin({ service: 'head', ...options });
    const { exitCode, messages, outcome } = await push(world, inputs);
    expect([exitCode, outcome]).toEqual([1, 'aborted']);
    expect(messages).toContain(says);
    expect(world.service.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  test.concurrent('it has 120 MB, which don’t take the memory of the runner', async () => {
    const world = await begin({ service: 'head', listBytes: 120_000_000 }, previous, false);
    const env = { NODE_OPTIONS: '--max-old-space-size=300' };
    const { messages, outcome } = await push(world, { 'max-attempts': '1' }, { env });
    expect(outcome).toBe('aborted');
    expect(messages).toContain('32.0 MB');
  });
});

describe('a scripted sync', () => {
  test.concurrent.each([
    ['a proxy returned 524 for the import', 'import:1:status-524'],
    ['the delete is accepted with 202', 'delete:1:status-202'],
    ['the import is accepted with 202', 'import:1:status-202'],
  ])('reports success, not verified, after the time of the request if %s', async (_, fault) => {
    const world = await begin({ service: 'contract', ...fail(`${fault}-later:delay-ms=1500`) });
    const { messages, outcome, summary } = await push(world, { 'timeout-seconds': '8' });
    await world.service.settled();
    expect([outcome, listNames(world)]).toEqual(['synced', next.toSorted()]);
    if (fault.includes('202')) expect(messages).toContain('might still be processed');
    expect(summary).not.toMatch(/\bverified\b/iu);
  });
});

test.concurrent('a `delete-path` that removes the copilot is noticed after the first delete', async () => {
  const world = await begin({ service: '2.8.0' });
  const { outcome, outputs } = await push(world, { 'delete-path': '/backend/copilot/{copilot_id}' });
  expect(outcome).toBe('degraded');
  expect(outputs['report']).toContain('record-removed');
  expect(countCalls(world, 'delete', 'delete-one', 'import')).toBe(1);
  expect(listNames(world)).toEqual(previous.toSorted());
});
