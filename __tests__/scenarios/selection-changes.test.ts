import { dispatchEvent, pushEvent } from '../support/events.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, renderOverlay, type World, type WorldOptions } from '../support/world.ts';

/** Pushes that change the selection of operations or an overlay. */
let world: World;

async function open(copilots = [{ name: 'Desk' }]): Promise<void> {
  const service: WorldOptions['service'] = { service: 'head', copilots };
  world = await createWorld({ isInProcess: true, service });
}

afterEach(() => world.close());

const describeOrders = (description: string): string =>
  renderOverlay({ target: "$.paths['/listOrders'].get", update: { description } });

type Files = Readonly<Record<string, string>>;
const api = describeApi('listOrders', 'dropUser');

/** Syncs the first commit, and pushes the second. */
async function push(
  before: Files,
  after: Files,
  inputs: Files,
  earlierInputs = inputs,
): Promise<StepTranscript> {
  const first = await world.sandbox.commit({ 'swagger.json': api, ...before });
  const second = await world.sandbox.commit(after);
  const defaults = { 'wait-seconds': '0', strategy: 'rolling' };
  const { main } = await world.run({
    event: dispatchEvent(first),
    inputs: { ...defaults, ...earlierInputs },
  });
  expect(main.outputs['outcome']).toBe('synced');
  const event = pushEvent({ ref: 'main', before: first, after: second });
  return (await world.run({ event, depth: 0, inputs: { ...defaults, ...inputs } })).main;
}

const listActions = (index = 0): readonly (readonly [string, string | null])[] =>
  world.service
    .actions(world.service.copilots()[index]?.id ?? '')
    .map(({ name, description }) => [name, description] as const);

test('a push that changes only an overlay file syncs its texts', async () => {
  await open();
  const main = await push(
    { 'texts.json': describeOrders('Before') },
    { 'texts.json': describeOrders('After') },
    { 'overlay-files': 'texts.json' },
  );
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'modified', modified: '1' });
  expect(listActions()).toEqual([
    ['listOrders', 'After'],
    ['dropUser', 'Does dropUser'],
  ]);
});

test('a push that changes the selection of one target in the config file syncs only that target', async () => {
  await open([{ name: 'Support' }, { name: 'Admin' }]);
  const write = (...selections: readonly string[]): string =>
    JSON.stringify({
      targets: world.service.copilots().map(({ id }, index) => ({
        ...{ 'copilot-id': id, 'swagger-file': 'swagger.json' },
        operations: [selections[index] ?? '*'],
      })),
      defaults: { 'wait-seconds': 0, strategy: 'rolling' },
    });
  const main = await push(
    { 'copilots.json': write('id:listOrders', '*') },
    { 'copilots.json': write('id:listOrders', '!id:dropUser') },
    { ...{ 'config-file': 'copilots.json', 'copilot-id': '' }, 'wait-seconds': '', strategy: '' },
  );
  const report = JSON.parse(main.outputs['report'] ?? '[]') as readonly object[];
  expect(report).toMatchObject([
    { outcome: 'unchanged', reason: 'unchanged' },
    { outcome: 'synced', reason: 'selection-changed', removed: 1 },
  ]);
  const names = [0, 1].map((index) => listActions(index).map(([name]) => name));
  expect(names).toEqual([['listOrders'], ['listOrders']]);
});

test.each([
  ['its name', 'id:listOrders', { outcome: 'unchanged', reason: 'unchanged' }],
  ['its patterns', 'id:dropUser', { outcome: 'synced', reason: 'selection-changed' }],
])('a push that changes only %s in the workflow file', async (what, operations, expected) => {
  await open();
  const file = '.github/workflows/copilot.yml';
  const write = (name: string, patterns: string): string =>
    `name: ${name}\njobs: { sync: { steps: [{ uses: a/b@v1, with: { operations: '${patterns}' } }] } }\n`;
  const main = await push(
    { [file]: write('Sync', operations) },
    { [file]: write(what, 'id:listOrders') },
    { operations: 'id:listOrders' },
    { operations },
  );
  expect(main.outputs).toMatchObject(expected);
  expect(listActions().map(([name]) => name)).toEqual(['listOrders']);
});
