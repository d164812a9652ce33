import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dispatchEvent, pullRequestTargetEvent, pushEvent } from '../support/events.ts';
import { parseFault } from '../support/fake-service/fault.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import {
  createWorld,
  renderOverlay,
  type Scenario,
  type World,
  type WorldOptions,
} from '../support/world.ts';

/** Tests `operations` and `overlay-files` from the inputs to the copilot's actions. */
let world: World;

async function open(service: WorldOptions['service'] = { service: 'head' }): Promise<void> {
  world = await createWorld({ isInProcess: true, isTimed: true, service });
}

afterEach(() => world.close());

/** Operations by name, each with its tag: `listOrders: public`. */
type Operations = Readonly<Record<string, string>>;

function describeShop(operations: Operations): string {
  const paths = Object.entries(operations).map(([operationId, tag]) => {
    const summary = `Does ${operationId}`;
    return [
      `/${operationId}`,
      { get: { operationId, summary, tags: [tag], responses: { 200: { description: 'ok' } } } },
    ];
  });
  const servers = [{ url: 'https://api.example.com' }];
  const info = { title: 'Shop', version: '1' };
  return JSON.stringify({ openapi: '3.0.3', info, servers, paths: Object.fromEntries(paths) as unknown });
}

const shop: Operations = { listOrders: 'public', payOrder: 'public', listUsers: 'admin', dropUser: 'admin' };
const handMade = JSON.parse(describeShop({ callSupport: 'manual' })) as unknown;

function overlay(updates: Readonly<Record<string, string>>): string {
  const actions = Object.entries(updates).map(([path, description]) => ({
    target: `$.paths['/${path}'].get`,
    update: { description },
  }));
  return renderOverlay(...actions);
}

const rolling = { strategy: 'rolling' };
const list = (index = 0): readonly string[] => {
  const id = world.service.copilots()[index]?.id ?? '';
  return world.service
    .actions(id)
    .map(({ name }) => name)
    .toSorted();
};
const listEntries = (): number => world.service.entries(world.copilotId).length;
const changes = (): readonly string[] =>
  world.service.requests.map(({ call }) => call).filter((call) => !['list', 'actionList'].includes(call));

async function sync(
  sha: string,
  inputs: Readonly<Record<string, string>>,
  scenario: Partial<Scenario> = {},
): Promise<Transcript> {
  return world.run({
    event: dispatchEvent(sha),
    inputs: { 'wait-seconds': '0', ...inputs },
    ...scenario,
  });
}

describe.each(['2.8.0', 'head'] as const)('on a service of release %s', (service) => {
  test.each([{}, rolling, { unmanaged: 'keep' }])(
    'one tag and then another is synced exactly, with %j',
    async (inputs) => {
      await open({ service, copilots: [{ name: 'Desk', document: handMade }] });
      const sha = await world.sandbox.commit({ 'swagger.json': describeShop(shop) });
      const kept = 'strategy' in inputs || 'unmanaged' in inputs ? ['callSupport'] : [];

      const first = await sync(sha, { operations: 'tag:public', ...inputs });
      expect(first.main.outputs).toMatchObject({ outcome: 'synced', operations: '2' });
      expect(first.main.log).toContain('OpenAPI 3.0, 2 of 4 operations selected, 0 warnings.');
      expect(list()).toEqual([...kept, 'listOrders', 'payOrder']);

      const second = await sync(sha, { operations: '!tag:public', ...inputs });
      expect(second.main.outputs).toMatchObject({ outcome: 'synced', operations: '2' });
      expect(list()).toEqual([...kept, 'dropUser', 'listUsers']);
      expect(listEntries()).toBe(2 + kept.length);
      expect(second.main.summary).toContain('2 of 4 operations selected');
      expect(second.main.summary).toContain('Operations that aren’t selected (2)');
      expect(second.main.summary).toContain('`GET /payOrder`');

      const third = await sync(sha, { operations: '!tag:public', ...inputs });
      expect(third.main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync' });
    },
  );
});

test('without `operations`, the log contains the number of operations, and the report has no list of excluded ones', async () => {
  await open();
  const sha = await world.sandbox.commit({ 'swagger.json': describeShop(shop) });
  const { main } = await sync(sha, {});
  expect(main.log).toContain('4 of 4 operations selected');
  expect(main.summary).not.toContain('selected');
  expect(main.outputs['report']).not.toContain('excluded');
});

test('an overlay changes texts, and an action that an overlay renamed replaces the earlier one', async () => {
  await open();
  const sha = await world.sandbox.commit({
    'swagger.json': describeShop(shop),
    'texts.json': overlay({ listOrders: 'Lists the orders of the customer' }),
    'names.json': renderOverlay({
      target: "$.paths['/payOrder'].get",
      update: { operationId: 'settleOrder' },
    }),
  });
  await sync(sha, { ...rolling, operations: 'tag:public' });
  const { main } = await sync(sha, {
    ...rolling,
    operations: 'tag:public',
    'overlay-files': 'texts.json\nnames.json',
  });
  expect(main.outputs).toMatchObject({ outcome: 'synced' });
  expect(list()).toEqual(['listOrders', 'settleOrder']);
  const [first] = world.service.actions(world.copilotId);
  expect(first).toMatchObject({ description: 'Lists the orders of the customer' });
});

test('a version from before the overlay existed is read without it, and can be rolled back to', async () => {
  await open({ service: 'contract' });
  const before = await world.sandbox.commit({ 'swagger.json': describeShop({ listOrders: 'public' }) });
  const after = await world.sandbox.commit({
    'swagger.json': describeShop({ listOrders: 'public', payOrder: 'public' }),
    'texts.json': overlay({ listOrders: 'Lists the orders' }),
  });
  await sync(before, {});
  world.service.program([parseFault('import:2:is-error')]);
  const { main } = await world.run({
    event: pushEvent({ ref: 'main', before, after }),
    depth: 0,
    inputs: { 'wait-seconds': '0', 'overlay-files': 'texts.json' },
  });
  expect(main.outputs).toMatchObject({ outcome: 'rolled-back', added: '1', modified: '1' });
  expect(main.log).toContain(`Backup: the version at ${before.slice(0, 7)}`);
  expect(world.service.actions(world.copilotId)).toMatchObject([
    { name: 'listOrders', description: 'Does listOrders' },
  ]);
});

test('an operation that loses its tag is removed, because it is no longer selected', async () => {
  await open();
  const before = await world.sandbox.commit({ 'swagger.json': describeShop(shop) });
  const after = await world.sandbox.commit({ 'swagger.json': describeShop({ ...shop, payOrder: 'admin' }) });
  const inputs = { ...rolling, operations: 'tag:public' };
  await sync(before, inputs);
  const event = pushEvent({ ref: 'main', before, after });
  const stopped = await world.run({ event, depth: 0, inputs: { ...inputs, 'fail-on': 'breaking' } });
  expect(stopped.main.outputs).toMatchObject({ outcome: 'aborted', removed: '1', breaking: '1' });
  expect(stopped.main.summary).toContain('no longer selected by `operations`');
  expect(list()).toEqual(['listOrders', 'payOrder']);
  const { main } = await world.run({ event, depth: 0, inputs });
  expect(main.outputs).toMatchObject({ outcome: 'synced', removed: '1', added: '0', breaking: '1' });
  expect(list()).toEqual(['listOrders']);
});

test('`base: copilot` compares the selection with the current actions', async () => {
  await open();
  const sha = await world.sandbox.commit({ 'swagger.json': describeShop(shop) });
  const note = await world.sandbox.commit({ 'note.md': 'only a note' });
  const event = pushEvent({ ref: 'main', before: sha, after: note });
  const run = (operations: string): Promise<Transcript> =>
    world.run({ event, inputs: { base: 'copilot', 'wait-seconds': '0', operations } });
  expect((await run('tag:public')).main.outputs).toMatchObject({ outcome: 'synced', reason: 'drifted' });
  expect((await run('tag:public')).main.outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync' });
  expect((await run('tag:admin')).main.outputs).toMatchObject({ outcome: 'synced', reason: 'drifted' });
  expect(list()).toEqual(['dropUser', 'listUsers']);
});

describe('a config file', () => {
  const write = (...selections: readonly object[]): string =>
    JSON.stringify({
      targets: world.service.copilots().map(({ id }, index) => ({
        'copilot-id': id,
        'swagger-file': 'swagger.json',
        ...selections[index],
      })),
      defaults: { 'wait-seconds': 0, strategy: 'rolling' },
    });
  const inputs = { 'config-file': 'copilots.json', 'copilot-id': '' };
  const copilots = [{ name: 'Support' }, { name: 'Admin' }];

  test('gives two copilots different parts of one file', async () => {
    await open({ service: 'head', copilots });
    const sha = await world.sandbox.commit({
      'swagger.json': describeShop(shop),
      'copilots.json': write({ operations: ['tag:public'], 'overlay-files': ['texts.json'] }, {}),
      'texts.json': overlay({ listOrders: 'For the support desk' }),
    });
    const { main } = await world.run({ event: dispatchEvent(sha), inputs });
    expect(main.outputs).toMatchObject({ outcome: 'synced', operations: '6' });
    expect([list(0), list(1)]).toEqual([
      ['listOrders', 'payOrder'],
      ['dropUser', 'listOrders', 'listUsers', 'payOrder'],
    ]);
    const texts = world.service.copilots().map(({ id }) => world.service.actions(id)[0]?.description);
    expect(texts).toEqual(['For the support desk', 'Does listOrders']);
  });

  test('that narrows the selection removes actions, with the selection of each commit', async () => {
    await open({ service: 'head', copilots: copilots.slice(0, 1) });
    const before = await world.sandbox.commit({
      'swagger.json': describeShop(shop),
      'copilots.json': write({ operations: ['tag:public', 'id:listUsers'] }),
    });
    await world.run({ event: dispatchEvent(before), inputs });
    expect(list()).toEqual(['listOrders', 'listUsers', 'payOrder']);
    const after = await world.sandbox.commit({
      'swagger.json': describeShop({ ...shop, newOrder: 'public' }),
      'copilots.json': write({ operations: ['tag:public', 'tag:publik'] }),
    });
    const event = pushEvent({ ref: 'main', before, after });
    const { main } = await world.run({ event, depth: 0, inputs });
    expect(main.outputs).toMatchObject({ outcome: 'synced', added: '1', removed: '1', breaking: '1' });
    expect(list()).toEqual(['listOrders', 'newOrder', 'payOrder']);
    expect(main.summary).toContain('no longer selected by `operations`');
    expect(main.summary).toContain(
      'The pattern `tag:publik` matches no operation. Did you mean `tag:public`?',
    );
    expect(main.summary).toContain('copilots.json');
  });

  test('on `pull_request_target` is the one of the target branch, and overlays are those of the head', async () => {
    await open({ service: 'head', copilots: copilots.slice(0, 1) });
    const base = await world.sandbox.commit({
      'swagger.json': describeShop(shop),
      'copilots.json': write({ operations: ['tag:public'], 'overlay-files': ['texts.json'] }),
      'texts.json': overlay({ listOrders: 'Before' }),
    });
    const head = await world.sandbox.commit(
      {
        'swagger.json': describeShop({ ...shop, newOrder: 'public' }),
        'copilots.json': write({ operations: ['*'] }),
        'texts.json': overlay({ listOrders: 'After' }),
      },
      { on: 'refs/pull/7/head', parents: [base] },
    );
    const event = pullRequestTargetEvent({
      number: 7,
      base: { ref: 'main', sha: base },
      head: { ref: 'feature', sha: head },
      sha: base,
    });
    const { main } = await world.run({ event, sha: base, inputs: { ...inputs, 'api-key': '' } });
    expect(main.outputs).toMatchObject({ outcome: 'previewed', operations: '3', added: '1', modified: '1' });
    expect(main.summary).toContain('3 of 5 operations selected');
  });
});

test('an unused pattern of the workflow is a warning that names its line', async () => {
  await open();
  const sha = await world.sandbox.commit({ 'swagger.json': describeShop(shop) });
  const { main } = await sync(sha, { operations: 'tag:public\n!tag:secret' });
  expect(main.outputs).toMatchObject({ outcome: 'synced' });
  expect(main.log).toContain('`!tag:secret` in line 2 of the input `operations` matches no operation');
});

describe('an overlay file', () => {
  const inputs = { 'overlay-files': 'linked.json' };

  test('can be a link to another file in the workspace', async () => {
    await open();
    const sha = await world.sandbox.commit({
      'swagger.json': describeShop(shop),
      'docs/texts.json': overlay({ listOrders: 'Lists the orders of the customer' }),
    });
    const prepare = (workspace: string): Promise<void> =>
      symlink('docs/texts.json', join(workspace, 'linked.json'));
    const { main } = await sync(sha, inputs, { prepare });
    expect(main.outputs).toMatchObject({ outcome: 'synced' });
    expect(world.service.actions(world.copilotId)[0]?.description).toBe('Lists the orders of the customer');
  });

  test.each<readonly [name: string, says: string, make: (path: string) => Promise<void>]>([
    [
      'a link to a file outside the workspace',
      'outside the workspace',
      (path) => symlink('/etc/passwd', path),
    ],
    ['a link to a `.git` folder', '`.git` folder', (path) => symlink('.git/config', path)],
    ['a folder', 'is a folder', (path) => mkdir(path)],
    [
      'above the size limit',
      '65 MiB',
      (path) => writeFile(path, '').then(() => truncate(path, 65 * 2 ** 20)),
    ],
  ])('can’t be %s', async (_, says, make) => {
    await open();
    const sha = await world.sandbox.commit({ 'swagger.json': describeShop(shop) });
    const prepare = (workspace: string): Promise<void> => make(join(workspace, 'linked.json'));
    const { main } = await sync(sha, inputs, { prepare });
    expect(main.outputs['outcome']).toBe('aborted');
    expect(main.log).toContain('linked.json');
    expect(main.log).toContain(says);
    expect(main.log).not.toContain('root:');
    expect(changes()).toEqual([]);
  });
});

describe('bad input', () => {
  const bomb = `overlay: 1.0.0
info: { title: Bomb, version: '1' }
actions:
  - target: $
    update: { a: &a [x, x, x, x, x, x, x, x, x, x], b: &b [*a, *a, *a, *a, *a, *a, *a, *a], c: &c [*b, *b, *b, *b, *b, *b, *b, *b], d: &d [*c, *c, *c, *c, *c, *c, *c, *c], e: &e [*d, *d, *d, *d, *d, *d, *d, *d], f: &f [*e, *e, *e, *e, *e, *e, *e, *e], g: &g [*f, *f, *f, *f, *f, *f, *f, *f], h: &h [*g, *g, *g, *g, *g, *g, *g, *g], i: [*h, *h, *h, *h, *h, *h, *h, *h] }
`;
  const files = {
    'swagger.json': describeShop(shop),
    'bomb.yaml': bomb,
    'bad.yaml':
      "overlay: 1.0.0\ninfo: { title: Bad, version: '1' }\nactions:\n  - target: $.paths[?@.x-a]\n    remove: true\n",
    'broken.yaml': 'overlay: [',
  };

  test.each<readonly [inputs: Readonly<Record<string, string>>, says: readonly string[]]>([
    [{ operations: '/orders\n tag public' }, ['Line 2, column 2 of the input `operations`', 'tag:public']],
    [{ operations: 'tag:nothing' }, ['selects none of the 4 operations']],
    [{ operations: 'tag:a', 'config-file': 'c.json' }, ['`operations`', 'per target or in `defaults`']],
    [
      { 'overlay-files': 'a.yaml', 'config-file': 'c.json' },
      ['`overlay-files`', 'per target or in `defaults`'],
    ],
    [{ 'overlay-files': 'gone.yaml' }, ['gone.yaml', 'overlay-files']],
    [{ 'overlay-files': '../a.yaml' }, ['Line 1', '../a.yaml', 'inside']],
    [{ 'overlay-files': 'swagger.json' }, ['swagger.json', 'overlay']],
    [{ 'overlay-files': 'broken.yaml' }, ['broken.yaml']],
    [
      { 'overlay-files': 'bad.yaml' },
      [
        'The overlay files have 1 error, so swagger.json was not imported.',
        '#### 1 error in the overlay files',
        'bad.yaml:4',
        "@['x-a']",
      ],
    ],
    [{ 'overlay-files': 'bomb.yaml' }, ['bomb.yaml']],
  ])('%j is an error before any request that changes something', async (inputs, says) => {
    await open();
    const sha = await world.sandbox.commit(files);
    const { main } = await sync(sha, inputs);
    expect(main.exitCode).toBe(1);
    expect(main.outputs['outcome'] ?? 'aborted').toBe('aborted');
    for (const text of says) expect(`${main.log}\n${main.summary}`).toContain(text);
    expect(changes()).toEqual([]);
  });
});
