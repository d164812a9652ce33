import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyAction } from '../support/copy-action.ts';
import { chooseCount, isFull } from '../support/depth.ts';
import { dispatchEvent } from '../support/events.ts';
import { createWorld, describeApi, renderOverlay, type World, type WorldOptions } from '../support/world.ts';

/** Runs of the built action with `operations` and `overlay-files`. */
let world: World;

async function open(copilots = [{ name: 'Desk' }]): Promise<void> {
  const service: WorldOptions['service'] = { service: 'head', copilots };
  world = await createWorld({ service });
}

afterEach(() => world.close());

const api = describeApi('listOrders', 'dropUser');

test('a cancellation while an overlay is applied ends the run at once, before any request that changes something', async () => {
  await open();
  const sha = await world.sandbox.commit({
    'swagger.json': api.replace('"Orders"', `"${'a'.repeat(40)}"`),
    'slow.json': renderOverlay({ target: "$.info[?search(@, '(a+)+b')]", remove: true }),
  });
  // With its limit of 5 seconds, the overlay could end before the cancellation on a busy machine.
  const { actionDir, kept } = await copyAction(() => false);
  const limit = 'const defaultTimeoutMs = 5_000;';
  const limited = kept.filter(({ text }) => text.includes(limit));
  expect(limited).toHaveLength(1);
  for (const { name, text } of limited)
    await writeFile(join(actionDir, 'dist', 'shared', name), text.replace(limit, limit.replace('5', '500')));
  const moment = new AbortController();
  const { main } = await world.run({
    event: dispatchEvent(sha),
    inputs: { 'overlay-files': 'slow.json' },
    actionDir,
    interrupt: { how: 'cancel', at: moment.signal },
    onLine: () => {
      setTimeout(() => {
        moment.abort();
      }, 1_500);
    },
  });
  await rm(actionDir, { recursive: true });
  expect(main.outputs['outcome']).toBe('aborted');
  expect(main.log).not.toContain('The overlay takes longer');
  expect(world.service.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test(`an overlay of ${chooseCount(5, 50)} MB is applied`, async () => {
  await open();
  const sha = await world.sandbox.commit({ 'swagger.json': api });
  const long = 'Text of the operation. '.repeat(Math.ceil((chooseCount(5, 50) * 1e6) / 23));
  const prepare = (workspace: string): Promise<void> =>
    writeFile(
      join(workspace, 'large.json'),
      renderOverlay({ target: '$.info', update: { 'x-long': long, title: 'Large' } }),
    );
  const { main } = await world.run({
    event: dispatchEvent(sha),
    inputs: { 'overlay-files': 'large.json', 'wait-seconds': '0', 'timeout-seconds': '300' },
    prepare,
    measuresMemory: true,
  });
  expect(main.outputs).toMatchObject({ outcome: 'synced', operations: '2' });
  expect((main.maxRssBytes ?? 0) / 1024 / 1024).toBeLessThan(isFull ? 900 : 300);
});
