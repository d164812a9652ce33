import { pushEvent } from '../support/events.ts';
import { isFull } from '../support/depth.ts';
import { quickFolder, quickWaits } from '../support/quick-action.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { parseFault } from '../support/fake-service/fault.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import { together } from '../support/test-together.ts';
import { createWorld, describeApi, pushChange, type World } from '../support/world.ts';

/** On both releases, rows and search index afterwards must match the reported result. */

const releases = ['2.8.0', 'head'] as const;
const previous = ['listOrders', 'findOrder'];
const next = ['listOrders', 'cancelOrder'];
const byHand = 'escalate';

const worlds: World[] = [];

afterAll(() => Promise.all(worlds.map((world) => world.close())));

/**
 * Creates a world whose copilot has these actions. It is closed after all tests, which run at the same time because
 * they mostly wait.
 */
async function begin(
  service: FakeServiceOptions,
  { actions = previous, isInProcess = true } = {},
): Promise<World> {
  const document = JSON.parse(describeApi(...actions)) as unknown;
  const copilots = [{ name: 'Order desk', document }];
  const world = await createWorld({ isInProcess, isTimed: true, service: { copilots, ...service } });
  worlds.push(world);
  return world;
}

async function push(
  world: World,
  inputs: Readonly<Record<string, string>> = {},
  { from = describeApi(...previous), to = describeApi(...next) } = {},
): Promise<Transcript> {
  const commits = await pushChange(world, { 'swagger.json': from }, { 'swagger.json': to });
  return world.run({
    event: pushEvent({ ref: 'main', ...commits }),
    depth: 0,
    actionDir: quickFolder,
    // A busy machine can take seconds to respond, so the limit is short only if the service hangs.
    inputs: { 'timeout-seconds': '20', 'max-attempts': '2', ...inputs },
  });
}

/** Returns the actions that conversations can find, and the problems of the others. */
function findHeld(world: World): { readonly found: readonly string[]; readonly wrong: number } {
  const { found, hidden, dangling, outdated } = world.service.reach(world.copilotId);
  const wrong = hidden.length + dangling.length + outdated.length;
  return { found: found.map(({ name }) => name).toSorted(), wrong };
}

function holds(...names: readonly string[]): ReturnType<typeof findHeld> {
  return { found: names.toSorted(), wrong: 0 };
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

describe.each(releases)('on %s', (service) => {
  together.each(['delete', 'keep'])(
    'an import that is refused beside an action made by hand brings back all that was there (%s)',
    async (unmanaged) => {
      const refusals = [{ name: 'cancelOrder', status: 500, calls: ['import', 'create'] }] as const;
      const world = await begin({ service, refusals }, { actions: [...previous, byHand] });
      const { main } = await push(world, { unmanaged });
      expect(main.outputs['outcome']).toBe('rolled-back');
      expect(findHeld(world)).toEqual(holds(...previous, byHand));
    },
  );

  together(
    'an action made by hand is never touched with `unmanaged: keep`, and the copilot is in step after it',
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

  together.each(['import:1:killed:delay-ms=300', 'import:1:rows-only', 'import:1:no-rows'])(
    'after %s every action can be found in a conversation',
    async (fault) => {
      const world = await begin({ service, faults: [parseFault(fault)] });
      const { main } = await push(world);
      expect(main.outputs['outcome']).toBe('synced');
      expect(findHeld(world)).toEqual(holds(...next));
    },
  );

  together(
    'while nothing can be embedded, nobody is told that all is well, and `force` heals it later',
    async () => {
      const world = await begin({ service, embeddings: 'fail' });
      const { main } = await push(world);
      expect([main.exitCode, main.outputs['outcome']]).toEqual([1, 'degraded']);
      expect(`${main.log}\n${main.summary}`).not.toMatch(/\bverified\b/iu);

      world.service.behave({ embeddings: 'work' });
      const healed = await push(world, { force: 'true' });
      expect(healed.main.outputs['outcome']).toBe('synced');
      expect(findHeld(world)).toEqual(holds(...next));
    },
  );

  const isWhole = isFull || service === 'head';
  together.each(isWhole ? firstReads : firstReads.slice(0, 2))(
    '%s at the first look never costs the record',
    async (_what, kinds) => {
      const faults = kinds.map((kind, index) => parseFault(`actionList:${index + 1}:${kind}`));
      const world = await begin({ service, faults });
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

  together('an inventory that a cache answers for is not believed against what was confirmed', async () => {
    const world = await begin({ service, actionListCacheMs: 3 * quickWaits.showMs });
    const { main } = await push(world);
    const said = main.outputs['outcome'];
    const held = findHeld(world).found;
    expect(said === 'aborted' || said === 'rolled-back' ? held : previous.toSorted()).toEqual(
      previous.toSorted(),
    );
    expect(said === 'synced' ? held : next.toSorted()).toEqual(next.toSorted());
  });

  together('one of two deletes at once is without an answer: it is not forgotten', async () => {
    // Takes effect after half of the time in which a timed-out request may do so.
    const lateMs = 5_000 + quickWaits.lateMs / 2;
    const faults = ['delete-one:1:status-503-before', `delete-one:2:hang-later:delay-ms=${lateMs}`];
    const world = await begin({
      service,
      faults: faults.map(parseFault),
      manner: { hasActionsDelete: false },
    });
    const { main } = await push(world, { 'timeout-seconds': '5' });
    await world.service.settled();
    expect(main.outputs['outcome']).toBe('synced');
    expect(findHeld(world)).toEqual(holds(...next));
  });

  together.each(['recreate', 'rolling'])(
    'changes that look like none are changes with `strategy: %s`',
    async (strategy) => {
      const from = describeApi('list_orders', 't1', 't2').replace('"/t2"', '"//t2"');
      const to = describeApi('listOrders', 't1', 't2').replace('"/t1"', '"/t1/"');
      const world = await begin({
        service,
        copilots: [{ name: 'Order desk', document: JSON.parse(from) as unknown }],
      });
      const { main } = await push(world, { strategy }, { from, to });
      expect(main.outputs['outcome']).toBe('synced');
      const endpoints = world.service.reach(world.copilotId).found.map(({ api_endpoint: at }) => at);
      expect(endpoints.toSorted()).toEqual(
        ['/listOrders', '/t1/', '/t2'].map((path) => `https://api.example.com${path}`),
      );
      expect(findHeld(world).wrong).toBe(0);
    },
  );

  together(
    'what could not be removed beside an action of others is told once in the log and once in the summary',
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

  together.each([{ strategy: 'rolling' }, { unmanaged: 'keep' }])(
    'actions in a form of the service’s own are not added a second time: %j',
    async (inputs) => {
      const world = await begin({ service, manner: { hasOwnEndpoints: true } });
      const { main } = await push(world, inputs);
      expect([main.outputs['outcome'], main.exitCode]).toEqual(['aborted', 1]);
      expect(main.annotations.map(({ message }) => message).join()).toContain('in its own format');
      expect(world.service.requests.every(({ method }) => method === 'GET')).toBe(true);
    },
  );

  together(
    'few changes among many are made one by one, and the copilot is never without an action',
    async () => {
      const many = Array.from({ length: 30 }, (_, index) => `operation${index}`);
      const from = describeApi(...many);
      const to = describeApi(...many.slice(1), 'brandNew').replace('Does operation7', 'Does it otherwise');
      const world = await begin({
        service,
        copilots: [{ name: 'Order desk', document: JSON.parse(from) as unknown }],
      });
      let min = Infinity;
      world.service.onRequest(() => {
        min = Math.min(min, findHeld(world).found.length);
      });
      const { main } = await push(world, { strategy: 'rolling' }, { from, to });
      expect(main.outputs['outcome']).toBe('synced');
      expect(findHeld(world)).toEqual(holds(...many.slice(1), 'brandNew'));
      expect(min).toBeGreaterThanOrEqual(29);
      const changing = world.service.requests.filter(({ method }) => !['GET', 'OPTIONS'].includes(method));
      expect(changing.map(({ method }) => method).toSorted()).toEqual(['DELETE', 'PATCH', 'POST']);
    },
  );
});

together(
  'a run that is killed in the pause is brought to its end after what is left of it, without a second delete',
  async () => {
    const world = await begin({ service: 'head' }, { isInProcess: false });
    const commits = await pushChange(world);
    const times = new Map<string, number>();
    let deletes = 0;
    world.service.onRequest(({ call }, moment) => {
      if (moment !== 'arrived') return;
      times.set(call, performance.now());
      if (call === 'delete') deletes += 1;
    });
    const { post } = await world.run({
      ...{ event: pushEvent({ ref: 'main', ...commits }), depth: 0, actionDir: quickFolder },
      inputs: { 'wait-seconds': '15' },
      interrupt: { how: 'kill', when: () => performance.now() - (times.get('delete') ?? Infinity) > 4_000 },
    });
    expect(post?.summary).toContain('outcome `synced`');
    expect(findHeld(world)).toEqual(holds(...next));
    expect(deletes).toBe(1);
    expect((times.get('import') ?? 0) - (times.get('delete') ?? 0)).toBeGreaterThanOrEqual(15_000);
    // The log line is missing if the machine was so slow that the delay was over.
    const [, left = 0] = /Waiting for the remaining (\d+) s/u.exec(post?.log ?? '') ?? [];
    expect(Number(left)).toBeLessThanOrEqual(11);
  },
);

together(
  'a run that is killed in its import, and another that imports the same, leave nothing double',
  async () => {
    const faults = [parseFault(`import:1:hang-later:delay-ms=${2_000 + quickWaits.lateMs / 4}`)];
    const world = await begin({ service: 'head', faults }, { isInProcess: false });
    const commits = await pushChange(world);
    const event = pushEvent({ ref: 'main', ...commits });
    const inputs = { 'timeout-seconds': '2', 'max-attempts': '2' };
    let isTime = false;
    const { promise: begun, resolve: noteBegin } = Promise.withResolvers<undefined>();
    world.service.onRequest(({ call }) => {
      noteBegin(undefined);
      if (call === 'import') isTime = true;
    });
    const common = { event, depth: 0, actionDir: quickFolder } as const;
    const first = world.run({ ...common, inputs, interrupt: { how: 'kill', when: () => isTime } });
    await begun;
    const second = world.run({ ...common, inputs: { ...inputs, force: 'true' } });
    const endings = await Promise.all([first, second]);
    await world.service.settled();
    const said = endings
      .map(({ main, post }) => `${main.outputs['outcome'] ?? ''} ${post?.log ?? ''}`)
      .join('\n');
    const { found, wrong } = findHeld(world);
    expect(said.includes('synced') && (wrong > 0 || found.join() !== next.toSorted().join())).toBe(false);
  },
);
