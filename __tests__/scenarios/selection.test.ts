import { dispatchEvent, pullRequestTargetEvent, pushEvent } from '../support/events.ts';
import { parseFault } from '../support/fake-service/fault.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, renderOverlay, type World } from '../support/world.ts';

/** Tests `operations` and `overlay-files` from the inputs to the copilot's actions. */
let world: World;

async function open(service: FakeServiceOptions = { service: 'head' }): Promise<void> {
  world = await createWorld({ isInProcess: true, isTimed: true, service });
}

afterEach(() => world.close());

type Texts = Readonly<Record<string, string>>;

/** Describes operations, each with its tag: `listOrders: public`. */
const describeShop = (tags: Texts): string =>
  describeApi(...Object.keys(tags)).replace(/"operationId": "(\w+)"/gu, (all, name: string) =>
    [all, `"tags": ["${tags[name] ?? ''}"]`].join(', '),
  );
const shop = { listOrders: 'public', payOrder: 'public', listUsers: 'admin', dropUser: 'admin' };
const file = { 'swagger.json': describeShop(shop) };
const handMade = JSON.parse(describeApi('callSupport')) as unknown;
const describeOrders = (description: string): string =>
  renderOverlay({ target: "$.paths['/listOrders'].get", update: { description } });

const rolling = { strategy: 'rolling' };
const listActions = (index = 0): readonly string[] =>
  world.service
    .actions(world.service.copilots()[index]?.id ?? '')
    .map(({ name, description }) =>
      description === `Does ${name}` ? name : `${name}: ${String(description)}`,
    )
    .toSorted();

const run = async (event: RunnerEvent, inputs: Texts): Promise<StepTranscript> =>
  (await world.run({ event, depth: 0, inputs: { 'wait-seconds': '0', ...inputs } })).main;
const sync = (sha: string, inputs: Texts): Promise<StepTranscript> => run(dispatchEvent(sha), inputs);

/** Syncs the first commit, and pushes the second. */
async function push(before: Texts, after: Texts, inputs: Texts, earlier = inputs): Promise<StepTranscript> {
  const first = await world.sandbox.commit({ ...file, ...before });
  const second = await world.sandbox.commit(after);
  expect((await sync(first, earlier)).outputs['outcome']).toBe('synced');
  return run(pushEvent({ ref: 'main', before: first, after: second }), inputs);
}

describe.each(['2.8.0', 'head'] as const)('on a service of release %s', (service) => {
  test.each([{}, rolling, { unmanaged: 'keep' }])(
    'one tag and then another is synced exactly, with %j',
    async (inputs) => {
      await open({ service, copilots: [{ name: 'Desk', document: handMade }] });
      const sha = await world.sandbox.commit(file);
      const kept = Object.keys(inputs).length > 0 ? ['callSupport'] : [];

      const first = await sync(sha, { operations: 'tag:public', ...inputs });
      expect(first.outputs).toMatchObject({ outcome: 'synced', operations: '2' });
      expect(first.log).toContain('OpenAPI 3.0, 2 of 4 operations selected, 0 warnings.');
      expect(listActions()).toEqual([...kept, 'listOrders', 'payOrder']);

      const second = await sync(sha, { operations: '!tag:public', ...inputs });
      expect(second.outputs).toMatchObject({ outcome: 'synced', operations: '2' });
      expect(listActions()).toEqual([...kept, 'dropUser', 'listUsers']);
      expect(world.service.content.find(world.copilotId).entries).toHaveLength(2 + kept.length);
      expect(second.summary).toContain('2 of 4 operations selected');
      expect(second.summary).toMatch(/Operations that aren’t selected \(2\).*`GET \/payOrder`/su);

      const third = await sync(sha, { operations: '!tag:public', ...inputs });
      expect(third.outputs).toMatchObject({ outcome: 'unchanged', reason: 'in-sync' });
    },
  );
});

test('an overlay changes texts, and an action that an overlay renamed replaces the earlier one', async () => {
  await open();
  const names = renderOverlay({ target: "$.paths['/payOrder'].get", update: { operationId: 'settleOrder' } });
  const files = { ...file, 'texts.json': describeOrders('Lists them'), 'names.json': names };
  const sha = await world.sandbox.commit(files);
  const inputs = { ...rolling, operations: 'tag:public\n!tag:secret' };
  await sync(sha, inputs);
  const main = await sync(sha, { ...inputs, 'overlay-files': 'texts.json\nnames.json' });
  expect(main.outputs).toMatchObject({ outcome: 'synced' });
  expect(listActions()).toEqual(['listOrders: Lists them', 'settleOrder: Does payOrder']);
  expect(main.log).toContain('`!tag:secret` in line 2 of the input `operations` matches no operation');
});

test('a version from before the overlay existed is read without it, and can be rolled back to', async () => {
  await open({ service: 'contract' });
  const before = await world.sandbox.commit({ 'swagger.json': describeApi('listOrders') });
  const after = await world.sandbox.commit({ ...file, 'texts.json': describeOrders('Lists the orders') });
  await sync(before, {});
  world.service.program([parseFault('import:2:is-error')]);
  const main = await run(pushEvent({ ref: 'main', before, after }), { 'overlay-files': 'texts.json' });
  expect(main.outputs).toMatchObject({ outcome: 'rolled-back', added: '3', modified: '1' });
  expect(main.log).toContain(`Backup: the version at ${before.slice(0, 7)}`);
  expect(listActions()).toEqual(['listOrders']);
});

test.each([
  ['tag:public', { outcome: 'unchanged', reason: 'in-sync' }, ['listOrders', 'payOrder']],
  ['tag:admin', { outcome: 'synced', reason: 'drifted' }, ['dropUser', 'listUsers']],
])('`base: copilot` compares the selection %s with the actions of `tag:public`', async (tag, ends, names) => {
  await open();
  const earlier = { operations: 'tag:public' };
  const main = await push({}, { 'note.md': 'only a note' }, { base: 'copilot', operations: tag }, earlier);
  expect(main.outputs).toMatchObject(ends);
  expect(listActions()).toEqual(names);
});

test('a push that changes only an overlay file syncs its texts', async () => {
  await open();
  const [before, after] = ['Before', 'After'].map((text) => ({ 'texts.json': describeOrders(text) }));
  const inputs = { ...rolling, operations: 'tag:public', 'overlay-files': 'texts.json' };
  const main = await push(before ?? {}, after ?? {}, inputs);
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'modified', modified: '1' });
  expect(listActions()).toEqual(['listOrders: After', 'payOrder']);
});

test.each([
  ['its name', 'id:listOrders', { outcome: 'unchanged', reason: 'unchanged' }],
  ['its patterns', 'id:dropUser', { outcome: 'synced', reason: 'selection-changed' }],
])('a push that changes only %s in the workflow file', async (what, operations, expected) => {
  await open();
  const workflow = (name: string, patterns: string): Texts => ({
    '.github/workflows/copilot.yml': `name: ${name}\njobs: { sync: { steps: [{ uses: a/b@v1, with: { operations: '${patterns}' } }] } }\n`,
  });
  const before = workflow('Sync', operations);
  const after = workflow(what, 'id:listOrders');
  const inputs = { ...rolling, operations: 'id:listOrders' };
  expect((await push(before, after, inputs, { ...inputs, operations })).outputs).toMatchObject(expected);
  expect(listActions()).toEqual(['listOrders']);
});

describe('a config file', () => {
  const write = (...selections: readonly object[]): Texts => {
    const ids = world.service.copilots().map(({ id }) => id);
    const targets = selections.map((own, index) => ({
      ...{ 'copilot-id': ids[index], 'swagger-file': 'swagger.json' },
      ...own,
    }));
    const defaults = { 'wait-seconds': 0, strategy: 'rolling' };
    return { 'copilots.json': JSON.stringify({ targets, defaults }) };
  };
  const inputs = { 'config-file': 'copilots.json', 'copilot-id': '', 'wait-seconds': '' };

  beforeEach(() => open({ service: 'head', copilots: [{ name: 'Support' }, { name: 'Admin' }] }));

  test('gives two copilots different parts of one file, and a change of one selection syncs one of them', async () => {
    const support = { operations: ['tag:public'], 'overlay-files': ['texts.json'] };
    const texts = { 'texts.json': describeOrders('For the support desk') };
    const before = { ...write(support, {}), ...texts };
    const main = await push(before, write(support, { operations: '!id:dropUser' }), inputs);
    expect(listActions(0)).toEqual(['listOrders: For the support desk', 'payOrder']);
    expect(listActions(1)).toEqual(['listOrders', 'listUsers', 'payOrder']);
    expect(JSON.parse(main.outputs['report'] ?? '[]')).toMatchObject([
      { outcome: 'unchanged', reason: 'unchanged' },
      { outcome: 'synced', reason: 'selection-changed', removed: 1 },
    ]);
  });

  test('that narrows the selection removes actions, with the selection of each commit', async () => {
    const before = write({ operations: ['tag:public', 'id:listUsers'] });
    const changed = { 'swagger.json': describeShop({ ...shop, newOrder: 'public' }) };
    const after = { ...changed, ...write({ operations: ['tag:public', 'tag:publik'] }) };
    const main = await push(before, after, inputs);
    expect(main.outputs).toMatchObject({ outcome: 'synced', added: '1', removed: '1', breaking: '1' });
    expect(listActions()).toEqual(['listOrders', 'newOrder', 'payOrder']);
    expect(main.summary).toContain('no longer selected by `operations`');
    expect(main.summary).toContain(
      'The pattern `tag:publik` matches no operation. Did you mean `tag:public`?',
    );
    expect(main.summary).toContain('copilots.json');
  });

  test('that has no selection any more is compared with the earlier selection', async () => {
    const main = await push(write({ operations: 'tag:public' }), write({}), inputs);
    const outputs = { outcome: 'synced', reason: 'selection-changed', added: '2', removed: '0' };
    expect(main.outputs).toMatchObject(outputs);
  });

  test('on `pull_request_target` is the one of the target branch, and overlays are those of the head', async () => {
    const selection = { operations: ['tag:public'], 'overlay-files': ['texts.json'] };
    const trusted = { ...file, ...write(selection), 'texts.json': describeOrders('Before') };
    const sha = await world.sandbox.commit(trusted);
    const changed = {
      'swagger.json': describeShop({ ...shop, newOrder: 'public' }),
      ...{ ...write({ operations: ['*'] }), 'texts.json': describeOrders('After') },
    };
    const head = await world.sandbox.commit(changed, { on: 'refs/pull/7/head', parents: [sha] });
    const [base, pull] = [
      { ref: 'main', sha },
      { ref: 'feature', sha: head },
    ];
    const event = pullRequestTargetEvent({ number: 7, base, head: pull, sha });
    const { main } = await world.run({ event, inputs: { ...inputs, 'api-key': '' } });
    expect(main.outputs).toMatchObject({ outcome: 'previewed', operations: '3', added: '1', modified: '1' });
    expect(main.summary).toContain('3 of 5 operations selected');
  });
});
